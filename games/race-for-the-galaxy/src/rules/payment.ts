/** Rulebook chapters II and III: paying with cards from the hand. */
import type { Seat, SomeOf } from '@orrery/kernel';
import { type CardId, cardName } from '../data/cards.ts';
import { playerAt, type RaceState } from '../state.ts';
import type { AskNamed, RaceRun } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { discardFromHand } from './supply.ts';

/** Asks for the cards that pay; takes them at once where all of the hand is needed (hand sizes are public). */
export function askForPayment(state: RaceState, run: RaceRun, seat: Seat, cost: number): void {
  const { hand } = playerAt(state, seat);
  if (cost === 0) return;
  if (hand.length === cost) pay(state, run, seat, hand.slice());
  else run.push({ do: 'payment.cards', seat, cost });
}

function pay(state: RaceState, run: RaceRun, seat: Seat, cards: readonly CardId[]): void {
  discardFromHand(state, seat, cards);
  run.emit?.({
    do: 'pay',
    seat,
    what: 'card',
    amount: cards.length,
    source: cardName(playerAt(state, seat).placing),
    private: { cards },
  });
}

export const paymentQuestion: SomeOf<RaceState, AskNamed<'payment.cards'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: (_, { cost }) => say('race.question.payment', { cost }),
  items: (state, { seat }) => playerAt(state, seat).hand,
  bounds: (_, { cost }) => ({ min: cost, max: cost }),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat }, picks, run: RaceRun) => pay(state, run, seat, picks),
};
