/** What a seat can do in its turn, each action with everything that it asks, and with the free actions that open it. */
import type { GaiaState, GaiaView } from '@orrery/gaia-project';
import { type Answer, type Game, isOver, type OpenQuestion, type Seat } from '@orrery/kernel';

export type GaiaGame = Game<GaiaState, GaiaView>;

/** What one seat thinks with. */
export interface Thought {
  readonly game: GaiaGame;
  readonly seat: Seat;
  /** The round that is planned: what comes after it is not looked at. */
  readonly round: number;
  /** What a position is worth to the seat. */
  judge(state: GaiaState): number;
  /** Whether there is an answer to give and no time to look for a better one. */
  isLate(): boolean;
}

/** A position that can be come to. */
export interface Reached {
  readonly state: GaiaState;
  readonly worth: number;
}

const LISTED = 150;
const PROPOSALS = 4;

/** What an option does, such as `mine` or `pass`; empty for options that are told by no word. */
export function kindOf(answer: Answer): string {
  const pick = 'pick' in answer ? answer.pick : undefined;
  return typeof pick === 'object' && pick !== null && 'do' in pick && typeof pick.do === 'string'
    ? pick.do
    : '';
}

/** The free, special or board action that an option names. */
export function actionOf(answer: Answer): string {
  const pick = 'pick' in answer ? answer.pick : undefined;
  return typeof pick === 'object' && pick !== null && 'action' in pick ? String(pick.action) : '';
}

const pickOf = (answer: Answer): unknown => ('pick' in answer ? answer.pick : undefined);

/** The answers worth a try: of sets the proposals, of amounts the proposal. */
export function answersTo(game: GaiaGame, state: GaiaState, open: OpenQuestion): Answer[] {
  const question = open.ask.do;
  if (question === 'federation.form' || question === 'power.discard' || question === 'gaia.convert') {
    const full = game.question(state, open.seat);
    if (full?.shape === 'amounts') return [{ question: open.id, amounts: full.proposal }];
    if (full?.shape === 'some-of')
      return full.proposals.slice(0, PROPOSALS).map((picks) => ({ question: open.id, picks }));
  }
  return game.list(state, open, LISTED);
}

/** What another seat is taken to do: as little as it may. */
function answerForOther(game: GaiaGame, state: GaiaState, open: OpenQuestion): Answer {
  const answers = answersTo(game, state, open);
  const idle = answers.find((answer) => kindOf(answer) === 'pass' || pickOf(answer) === 'decline');
  const chosen = idle ?? answers[0];
  if (chosen === undefined) throw new Error(`nothing can be answered to ${open.ask.do}`);
  return chosen;
}

/** The position as if all others had passed. */
export function othersPassed(game: GaiaGame, state: GaiaState, seat: Seat): GaiaState {
  const alone = game.clone(state);
  if (alone.round > 0)
    for (const other of alone.order)
      if (other !== seat && !alone.passed.includes(other)) alone.passed.push(other);
  return alone;
}

/** Runs on to the seat's next action, or to a question on the way to it, which is given. */
function runOn({ game, seat, round }: Thought, state: GaiaState): OpenQuestion | undefined {
  while (!isOver(state)) {
    const own = game.openFor(state, seat);
    if (own !== undefined) {
      if (own.ask.do === 'turn.action') return undefined;
      if (own.ask.do !== 'turn.free') return own;
      game.apply(state, seat, { question: own.id, pick: { do: 'end' } });
      continue;
    }
    const other = game.first(state);
    if (other === undefined || (other.ask.do === 'turn.action' && state.round > round)) return undefined;
    game.apply(state, other.seat, answerForOther(game, state, other));
  }
  return undefined;
}

/** The positions that an answer leads to when everything that it asks is answered: the best of them, up to so many. */
export function reachedBy(thought: Thought, from: GaiaState, answer: Answer, kept: number): Reached[] {
  const { game, seat } = thought;
  const state = game.clone(from);
  game.apply(state, seat, answer);
  const asked = runOn(thought, state);
  if (asked === undefined) return [{ state, worth: thought.judge(state) }];
  const answers = answersTo(game, state, asked);
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return reachedBy(thought, state, only, kept);
  const found: Reached[] = [];
  for (const next of answers) {
    found.push(...reachedBy(thought, state, next, 1));
    if (thought.isLate()) break;
  }
  found.sort((a, b) => b.worth - a.worth);
  return found.slice(0, kept);
}

/** Free actions, one after another, that may open an action which is closed without them. */
const exchanges: readonly (readonly string[])[] = [
  ['power-to-ore'],
  ['power-to-ore', 'power-to-ore'],
  ['power-to-credit'],
  ['power-to-credit', 'power-to-credit'],
  ['power-to-credit', 'power-to-credit', 'power-to-credit'],
  ['power-to-qic'],
  ['power-to-knowledge'],
  ['sacrifice'],
  ['sacrifice', 'sacrifice'],
  ['sacrifice', 'sacrifice', 'sacrifice'],
  ['sacrifice', 'power-to-ore'],
  ['knowledge-to-credit'],
  ['ore-to-credit'],
  ['ore-to-credit', 'ore-to-credit'],
  ['qic-to-ore'],
  ['ore-to-token'],
  ['ore-to-token', 'ore-to-token'],
  ['credits-to-ore'],
  ['credits-to-ore', 'credits-to-ore'],
  ['credits-to-knowledge'],
  ['credits-to-knowledge', 'credits-to-knowledge'],
  ['credits-to-qic'],
  ['area-three-to-knowledge'],
  ['area-three-to-knowledge', 'area-three-to-knowledge'],
  ['gaiaformer-to-qic'],
  ['stone-to-credits'],
  ['power-to-credits'],
  ['power-to-ore-and-credit'],
  ['power-to-two-ore'],
];

/** A way to begin an action: at once, or after free actions. */
export interface Beginning {
  readonly state: GaiaState;
  readonly answer: Answer;
  /** The first of all answers: the free action, where there is one. */
  readonly first: Answer;
  /** All of it in a word, the same wherever the same is done. */
  readonly text: string;
}

/** After a free action: the position in which the action is asked for again. */
function afterFree({ game, seat }: Thought, from: GaiaState, answer: Answer): GaiaState | undefined {
  const state = game.clone(from);
  game.apply(state, seat, answer);
  for (let open = game.openFor(state, seat); open !== undefined; open = game.openFor(state, seat)) {
    if (open.ask.do === 'turn.action') return state;
    const [chosen] = answersTo(game, state, open);
    if (chosen === undefined) return undefined;
    game.apply(state, seat, chosen);
  }
  return undefined;
}

/** A position between the free actions and the action, with what can be done in it. */
interface Between {
  readonly state: GaiaState;
  readonly answers: readonly Answer[];
  readonly first: Answer | undefined;
  readonly exchange: string;
}

function between(
  { game, seat }: Thought,
  state: GaiaState,
  first: Answer | undefined,
  exchange: string,
): Between {
  const open = game.openFor(state, seat);
  return { state, answers: open === undefined ? [] : game.list(state, open, LISTED), first, exchange };
}

/** An option in a word. Options are the same objects wherever they are listed, so each is told once. */
const texts = new WeakMap<object, string>();

function textOf(pick: unknown): string {
  if (typeof pick !== 'object' || pick === null) return JSON.stringify(pick);
  const known = texts.get(pick) ?? JSON.stringify(pick);
  texts.set(pick, known);
  return known;
}

/** Every action that can be begun. Those that need free actions first come with them. */
export function beginnings(thought: Thought, state: GaiaState): Beginning[] {
  const found: Beginning[] = [];
  const known = new Set<unknown>();
  const take = ({ state: from, answers, first, exchange }: Between): void => {
    for (const answer of answers) {
      if (kindOf(answer) === 'free' || known.has(pickOf(answer))) continue;
      known.add(pickOf(answer));
      found.push({ state: from, answer, first: first ?? answer, text: exchange + textOf(pickOf(answer)) });
    }
  };
  const reached = new Map<string, Between>([['', between(thought, state, undefined, '')]]);
  for (const each of reached.values()) take(each);
  for (const exchange of exchanges) {
    if (thought.isLate()) break;
    const before = reached.get(exchange.slice(0, -1).join());
    const last = exchange[exchange.length - 1];
    const answer = before?.answers.find((each) => kindOf(each) === 'free' && actionOf(each) === last);
    if (before === undefined || answer === undefined) continue;
    const after = afterFree(thought, before.state, answer);
    if (after === undefined) continue;
    const there = between(thought, after, before.first ?? answer, exchange.join());
    reached.set(there.exchange, there);
    take(there);
  }
  return found;
}
