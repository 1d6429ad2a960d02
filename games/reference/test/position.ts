/** Positions built by hand, and what tests ask of them. */
import { type Answer, agendaOf, type Choice, type Question, rngFrom, type Task } from '@orrery/kernel';
import { CARDS_PER_SEAT, KINDS, type Kind, sightOf } from '../src/data/sights.ts';
import { reference } from '../src/game.ts';
import { type ReferenceState, seatsFrom } from '../src/state.ts';
import type { Query, Step } from '../src/tasks.ts';

/** The card that shows this; the second copy if asked for. */
export function card(kind: Kind, brightness: number, copy = 1): number {
  const found = Array.from({ length: 48 }, (_, i) => i).filter(
    (candidate) => sightOf(candidate).kind === kind && sightOf(candidate).brightness === brightness,
  );
  return found[copy - 1]!;
}

export interface Seated {
  readonly hand?: readonly number[];
  readonly notebook?: readonly number[];
  readonly brass?: number;
  readonly glass?: number;
  readonly coffee?: number;
  readonly built?: number;
}

export interface Table extends Partial<Omit<ReferenceState, 'agenda' | 'rng' | 'hands' | 'notebooks'>> {
  readonly seats: readonly Seated[];
}

/** A table where each seat has just what is said; all other cards are in the deck unless it is given too. */
export function position(
  { seats, ...rest }: Table,
  ...tasks: readonly (Step | Query | Task)[]
): ReferenceState {
  const used = new Set([
    ...seats.flatMap(({ hand = [], notebook = [] }) => [...hand, ...notebook]),
    ...(rest.discard ?? []),
  ]);
  const all = seatsFrom(0, seats.length);
  const deck = Array.from({ length: seats.length * CARDS_PER_SEAT }, (_, i) => i).filter((i) => !used.has(i));
  const state: ReferenceState = {
    agenda: agendaOf(...tasks),
    rng: rngFrom('position'),
    nights: 3,
    reviews: true,
    night: 1,
    first: 0,
    deck,
    discard: [],
    discardedBy: (rest.discard ?? []).map(() => -1),
    hands: seats.map(({ hand = [] }) => [...hand]),
    notebooks: seats.map(({ notebook = [] }) => [...notebook]),
    aside: all.map(() => []),
    stock: seats.flatMap(({ brass = 0, glass = 0, coffee = 0 }) => [brass, glass, coffee]),
    built: seats.map(({ built = 0 }) => built),
    points: all.flatMap(() => [0, 0, 0, 0]),
    ...rest,
  };
  reference.advance(state);
  return state;
}

/** Bits of the instruments, for `built`. */
export const built = { kettle: 1, forge: 2, lathe: 4, finder: 8, press: 16 };

/** The question that the seat is asked now. */
export function asked(state: ReferenceState, seat = 0): Question {
  const question = reference.question(state, seat);
  if (question === undefined) throw new Error(`seat ${seat} is asked nothing`);
  return question;
}

/** The values to choose from. */
export function choices(state: ReferenceState, seat = 0): unknown[] {
  const question = asked(state, seat);
  if (question.shape === 'amounts') return question.parts.map(({ id }) => id);
  return (question.shape === 'one-of' ? question.options : question.items).map(({ value }) => value);
}

/** The choice as an answer to the seat's open question. */
export const answerFrom = (state: ReferenceState, seat: number, choice: Choice): Answer => ({
  ...choice,
  question: asked(state, seat).id,
});

/** Gives an answer, which must be legal. */
export function give(state: ReferenceState, seat: number, choice: Choice): ReferenceState {
  const result = reference.read(state, seat, answerFrom(state, seat, choice));
  if ('refusal' in result) throw new Error(result.refusal.key);
  reference.apply(state, seat, result.answer);
  return state;
}

/** Why the choice is refused. */
export const refusal = (state: ReferenceState, seat: number, choice: Choice): string | undefined =>
  reference.check(state, seat, answerFrom(state, seat, choice))?.key;

/** Plays on with random answers until a question of this name is open, or the game is over. */
export function playUntil(state: ReferenceState, name: string, seed = 'on'): ReferenceState {
  const rng = rngFrom(seed);
  for (
    let open = reference.first(state);
    open !== undefined && open.ask.do !== name;
    open = reference.first(state)
  )
    reference.apply(state, open.seat, reference.sample(state, open, rng));
  return state;
}

export const stock = (state: ReferenceState, seat: number): number[] =>
  state.stock.slice(seat * 3, seat * 3 + 3);
export const points = (state: ReferenceState, seat: number): number[] =>
  state.points.slice(seat * 4, seat * 4 + 4);

export const everyKind = KINDS;
