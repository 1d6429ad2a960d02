/**
 * What somebody is told who asks for advice: the best answers to a question, what each is worth, and why. Like a bot an
 * advisor sees what its seat sees, and nothing else.
 */
import type { Answer, Core, Game, Seat } from '@orrery/kernel';
import type { Turn } from './bot.ts';
import { paceOf } from './pace.ts';

/**
 * Something that an answer changes, in points of the final score: more than 0 is good for the seat. The term is the id of
 * a part of the judgement, such as `gaia-income`; `reasons` has the words.
 */
export interface Reason {
  readonly term: string;
  readonly amount: number;
}

/** An answer that may be given, with what the advisor thinks of it. */
export interface Candidate {
  readonly answer: Answer;
  /** In points of the final score. Only differences between the candidates for one question mean something. */
  readonly worth: number;
  /** The seat's chance to win after it, where a judge knows; else it follows from what the answers are worth. */
  readonly chance?: number;
  /** What it changes against the position as it stands; between two candidates the differences tell them apart. */
  readonly reasons: readonly Reason[];
}

/** What a game gives to hints and reviews. One that is written for a game may be given that game only. */
export interface Advisor<S extends Core = Core, V extends object = object> {
  /** Fetches what it needs to think, such as weights; called once, before anything is asked. */
  load?(): Promise<void>;
  /**
   * Answers to the question that is open for the seat, in any order, within the budget. Those in `also` are among them
   * even where the advisor would not have thought of them.
   */
  candidates(
    game: Game<S, V>,
    turn: Turn<V>,
    also: readonly Answer[],
  ): readonly Candidate[] | Promise<readonly Candidate[]>;
  /**
   * Every seat's chance to win, by seat, as far as the seat can see. They make 1 together, less what is left to the game
   * itself where it can win.
   */
  chances(game: Game<S, V>, turn: Turn<V>): readonly number[];
  /** A lead of so many points multiplies the odds to win by e, as measured in our own games. */
  spread(view: V): number;
}

/** A candidate with every seat's chance to win after it. */
export interface Advised extends Candidate {
  readonly chances: readonly number[];
}

/** The answers, the best first, each with every seat's chance to win. */
export async function advise<S extends Core, V extends object>(
  advisor: Advisor<S, V>,
  game: Game<S, V>,
  turn: Turn<V>,
  also: readonly Answer[] = [],
): Promise<Advised[]> {
  const candidates = [...(await advisor.candidates(game, turn, also))];
  candidates.sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || b.worth - a.worth);
  const [best] = candidates;
  if (best === undefined) return [];
  const now = advisor.chances(game, turn);
  const spread = advisor.spread(turn.view);
  return candidates.map((candidate) => {
    // Whoever is to move counts on the best answer, so what stands now is what that one keeps.
    const chance = candidate.chance ?? shifted(now[turn.seat] ?? 0, (candidate.worth - best.worth) / spread);
    return { ...candidate, chances: withChance(now, turn.seat, chance) };
  });
}

/** A chance whose odds change by e to this power. */
function shifted(chance: number, by: number): number {
  const odds = chance * Math.exp(by);
  return chance >= 1 ? 1 : odds / (odds + 1 - chance);
}

/** The chances where one seat's is known anew: the others share what is left as before. */
export function withChance(chances: readonly number[], seat: Seat, chance: number): number[] {
  const others = chances.reduce((sum, each, at) => (at === seat ? sum : sum + each), 0);
  return chances.map((each, at) => {
    if (at === seat) return chance;
    return others > 0 ? (each / others) * (1 - chance) : (1 - chance) / Math.max(1, chances.length - 1);
  });
}

/** Who wins how often where so many points are to be expected of each seat. */
export function chancesOf(expected: readonly number[], spread: number): number[] {
  const most = Math.max(...expected);
  const odds = expected.map((points) => Math.exp((points - most) / spread));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

const isAnswer =
  (a: Answer) =>
  (b: Answer): boolean =>
    JSON.stringify(a) === JSON.stringify(b);

/** Tries answers one by one while the budget lasts; those in `also` come first, and so are tried whatever it is. */
export function triedInTime(
  turn: Turn,
  answers: readonly Answer[],
  also: readonly Answer[],
  tried: (answer: Answer) => Candidate,
): Candidate[] {
  const pace = paceOf(turn);
  const candidates = also.map(tried);
  for (const answer of answers) {
    if (also.some(isAnswer(answer))) continue;
    if (candidates.length > also.length && !pace.goesOn(candidates.length)) break;
    candidates.push(tried(answer));
  }
  return candidates;
}

/** What differs between two positions, term by term, given what each is made of. */
export function changes(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Reason[] {
  return Object.entries(after).map(([term, amount]) => ({ term, amount: amount - (before[term] ?? 0) }));
}
