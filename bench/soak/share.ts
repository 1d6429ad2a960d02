/** A share of a soak: some of its games, played under the property harness, and what came of them. */
import { answerOfQuick, type Bot, findBot, turnOf } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { toolsOf } from '@orrery/catalog/tools';
import type { Core, Game } from '@orrery/kernel';
import { type Choose, type GameTesting, PropertyFailure, type Setup, walk } from '@orrery/kernel/testing';

export interface Soak {
  readonly game: string;
  /** Games alone, where the testing entry keeps them apart. */
  readonly solo: boolean;
  readonly seed: string;
  /** Expensive properties are checked at one moment in so many. */
  readonly every: number;
}

/** Games by their numbers: `from` and those after it, up to but without `to`. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

/** Counts and names that can be sent between threads, and put together. */
export interface Played {
  readonly games: number;
  readonly answers: number;
  readonly checks: Readonly<Record<string, number>>;
  readonly reached: readonly string[];
  readonly failures: readonly string[];
}

export const nothing: Played = { games: 0, answers: 0, checks: {}, reached: [], failures: [] };

function addCounts(a: Played['checks'], b: Played['checks']): Record<string, number> {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export const together = (a: Played, b: Played): Played => ({
  games: a.games + b.games,
  answers: a.answers + b.answers,
  checks: addCounts(a.checks, b.checks),
  reached: [...new Set([...a.reached, ...b.reached])],
  failures: [...a.failures, ...b.failures],
});

/** A game with its testing entry; a plain message where there is none. */
export interface Subject {
  readonly game: Game;
  readonly testing: GameTesting<Core>;
  /** Who plays the guided games of the testing entry. */
  readonly guide: Bot | undefined;
}

export async function subjectOf(id: string, solo: boolean): Promise<Subject | string> {
  const listed = findGame(id);
  if (listed === undefined) return `There is no game ${id}.`;
  const { game } = await listed.load();
  const whole = await toolsOf(id).testing?.();
  if (whole === undefined) return `${id} tells the property harness nothing.`;
  if (solo && whole.solo === undefined) return `${id} keeps no games alone apart.`;
  const entry = solo ? { ...whole, ...whole.solo } : whole;
  const { guided } = entry.soak ?? {};
  const bot = guided === undefined ? undefined : findBot(id, guided.bot);
  if (guided !== undefined && bot === undefined) return `${id} has no bot ${guided.bot}.`;
  return { game, testing: entry, guide: await bot?.load() };
}

export const setupGoal = ({ options, seats }: Setup): string =>
  `is played with ${seats} seats${Object.entries(options)
    .map(([name, value]) => `, ${name} ${String(value)}`)
    .join('')}`;

/** Who gives the answers, and in which set-up. */
interface Playing {
  readonly setup: Setup;
  /** Absent where chance does. */
  readonly choose?: Choose<Core, object>;
}

const choosing =
  (bot: Bot): Choose<Core, object> =>
  (game, state, { seat }, rng) => {
    const answer = answerOfQuick(bot, game, turnOf(game.view(state, seat), seat, rng));
    const read = game.read(state, seat, answer);
    if ('refusal' in read) throw new Error(`${bot.id} gave a refused answer: ${read.refusal.key}`);
    return read.answer;
  };

/** The games go through all set-ups in turn, the guided ones through theirs. */
function playingOf({ testing, guide }: Subject, number: number): Playing {
  const guided = guide === undefined ? undefined : testing.soak?.guided;
  const isGuided = guided !== undefined && number % guided.oneIn === guided.oneIn - 1;
  const setups = isGuided ? guided.setups : testing.setups;
  const setup = setups[(isGuided ? Math.floor(number / guided.oneIn) : number) % setups.length];
  if (setup === undefined) throw new Error('the game has no set-ups to walk');
  return isGuided && guide !== undefined ? { setup, choose: choosing(guide) } : { setup };
}

function playGame(subject: Subject, soak: Soak, number: number): Played {
  const { setup, choose } = playingOf(subject, number);
  const { game, testing } = subject;
  const options = { seed: `${soak.seed}/${number}`, setup, every: soak.every };
  try {
    const { answers, checks, reached } = walk(game, testing, options, choose);
    const came = choose === undefined ? [setupGoal(setup), ...reached] : [...reached];
    return { games: 1, answers, checks, reached: came, failures: [] };
  } catch (error) {
    if (!(error instanceof PropertyFailure)) throw error;
    return { ...nothing, games: 1, failures: [error.message] };
  }
}

export function playShare(subject: Subject, soak: Soak, { from, to }: Share): Played {
  const reached = new Set<string>();
  let sum = nothing;
  for (let number = from; number < to; number++) {
    const played = playGame(subject, soak, number);
    for (const goal of played.reached) reached.add(goal);
    sum = together(sum, { ...played, reached: [] });
  }
  return { ...sum, reached: [...reached] };
}
