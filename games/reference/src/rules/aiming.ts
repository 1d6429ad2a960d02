/** Rules, "Aiming": everybody observes one sight from hand at the same time. */
import type { OneOf, Seat } from '@orrery/kernel';
import { sightOf } from '../data/sights.ts';
import {
  COFFEE,
  GLASS,
  handOf,
  notebookOf,
  type ReferenceState,
  removeCard,
  seatCount,
  seatsFrom,
} from '../state.ts';
import type { GameRun, QueryNamed, StepNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText } from '../wording/things.ts';
import { gain } from './stock.ts';

/** Step: asks everybody who has a card. */
export function aim(state: ReferenceState, _: StepNamed<'aim'>, run: GameRun): void {
  const asks: QueryNamed<'target'>[] = [];
  for (const seat of seatsFrom(state.first, seatCount(state)))
    if (handOf(state, seat).length > 0) asks.push({ do: 'target', seat });
  run.push({ do: 'aimed', seats: asks.map((ask) => ask.seat) });
  run.sealed(asks);
}

/** Which sight from hand to observe tonight. Asked of everybody at once, in secret. */
export const target: OneOf<ReferenceState, QueryNamed<'target'>, number> = {
  shape: 'one-of',
  text: (state) => say('reference.question.target', { night: state.night, nights: state.nights }),
  options: (state, { seat }) => handOf(state, seat),
  describe: (_, __, card) => ({ text: cardText(card), target: { card } }),
  answer: (state, { seat }, card, run) => observe(state, seat, card, run),
};

/** One seat's sight goes from its hand into its notebook, open to all. */
function observe(state: ReferenceState, seat: Seat, card: number, run: GameRun): void {
  removeCard(handOf(state, seat), card);
  notebookOf(state, seat).push(card);
  run.emit?.({ do: 'observe', seat, what: 'card', amount: 1, source: 'aim', detail: { cards: [card] } });
}

const lastSight = (state: ReferenceState, seat: Seat) => sightOf(notebookOf(state, seat).at(-1) ?? 0);

/** Whoever observed the brightest sight; among equals the one who comes earliest. */
function brightest(state: ReferenceState, seats: readonly Seat[]): Seat | undefined {
  let best: Seat | undefined;
  let light = 0;
  for (const seat of seats) {
    const { brightness } = lastSight(state, seat);
    if (brightness > light) {
      best = seat;
      light = brightness;
    }
  }
  return best;
}

/** Step: all sights lie open. A kind of one's own gives glass, a shared one coffee; the brightest goes first. */
export function aimed(state: ReferenceState, { seats }: StepNamed<'aimed'>, run: GameRun): void {
  for (const seat of seats) {
    const { kind } = lastSight(state, seat);
    let alone = true;
    for (const other of seats) if (other !== seat && lastSight(state, other).kind === kind) alone = false;
    gain(state, seat, alone ? GLASS : COFFEE, 1, 'aim', run);
  }
  const first = brightest(state, seats);
  if (first !== undefined && first !== state.first) {
    state.first = first;
    run.emit?.({ do: 'first', seat: first, what: 'night', amount: state.night, source: 'aim' });
  }
  run.push(state.night === state.nights ? { do: 'exhibition' } : { do: 'dawn' });
  const order = seatsFrom(state.first, seatCount(state)).reverse();
  for (const seat of order) run.push({ do: 'turn', seat, acted: false });
}
