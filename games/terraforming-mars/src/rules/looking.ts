/** Rulebook chapters: cards; actions — cards that are looked at, revealed, bought one by one or exchanged. */
import type { OneOf, Seat, SomeOf } from '@orrery/kernel';
import { CARD_PRICE } from '../data/board.ts';
import { type CardId, faceOf } from '../data/cards.ts';
import type { EffectNamed } from '../data/types.ts';
import { type MarsState, playerAt } from '../state.ts';
import type { AskNamed, MarsRun, Source } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { canPayMegacredits, charge, inMegacredits } from './payment.ts';
import {
  discard,
  discardOwn,
  drawCards,
  drawToLookAt,
  removeCard,
  seenByAll,
  sourceName,
  takeCard,
} from './supply.ts';
import { termsOf } from './terms.ts';

export function look(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  { cards, keep }: EffectNamed<'look'>,
): void {
  drawToLookAt(state, run, seat, cards, 'look', source);
  const { drawn } = playerAt(state, seat);
  if (drawn.length > keep) run.push({ do: 'cards.keep', seat, keep, source });
  // Deck and discards had no more.
  else if (drawn.length > 0) keepCards(state, run, seat, drawn.slice(), source);
}

export function lookToBuy(state: MarsState, run: MarsRun, seat: Seat, source: Source): void {
  drawToLookAt(state, run, seat, 1, 'look', source);
  if (playerAt(state, seat).drawn.length > 0) run.push({ do: 'cards.buy', seat, source });
}

/** Keeps some of the cards looked at and discards the others face down. */
function keepCards(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  kept: readonly CardId[],
  source: Source,
): void {
  const player = playerAt(state, seat);
  for (const card of kept) {
    removeCard(player.drawn, card);
    player.hand.push(card);
  }
  const others = player.drawn.slice();
  discardOwn(state, seat, player.drawn, others);
  run.emit?.({
    do: 'keep',
    seat,
    what: 'card',
    amount: kept.length,
    source: sourceName(source),
    detail: { discarded: others.length },
    private: { cards: kept, discarded: others },
  });
}

export const keepQuestion: SomeOf<MarsState, AskNamed<'cards.keep'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: (_, { keep }) => say('mars.question.cards.keep', { cards: keep }),
  items: (state, { seat }) => playerAt(state, seat).drawn,
  bounds: (_, { keep }) => ({ min: keep, max: keep }),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat, source }, picks, run: MarsRun) => keepCards(state, run, seat, picks, source),
};

export const DISCARD = 'discard';

/** One card in sight, to be bought or discarded. It is asked also of a seat without money: it has seen the card. */
export const buyQuestion: OneOf<MarsState, AskNamed<'cards.buy'>, CardId | typeof DISCARD> = {
  shape: 'one-of',
  text: () => say('mars.question.cards.buy', { price: CARD_PRICE }),
  options: (state, { seat }) => {
    const player = playerAt(state, seat);
    const [card] = player.drawn;
    return card !== undefined && canPayMegacredits(player, termsOf(player), CARD_PRICE)
      ? [card, DISCARD]
      : [DISCARD];
  },
  describe: (_state, _ask, pick) =>
    pick === DISCARD
      ? { text: say('mars.option.discard') }
      : { ...cardFacts(pick), cost: { megacredits: CARD_PRICE } },
  answer: (state, { seat, source }, pick, run: MarsRun) => {
    keepCards(state, run, seat, pick === DISCARD ? [] : [pick], source);
    if (pick !== DISCARD) charge(state, run, seat, inMegacredits(CARD_PRICE), source);
  },
};

/** Turns the top card up for everybody and discards it; true when it has the icon. */
export function turnUp(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  { tag }: EffectNamed<'reveal'>,
): boolean {
  run.barrier?.(null);
  const card = takeCard(state, run, seat, 'reveal', source);
  if (card === undefined) return false;
  const { id, tags } = faceOf(card);
  const hit = tags.includes(tag);
  discard(state, card, seenByAll(state));
  run.emit?.({ do: 'reveal', seat, what: id, amount: 1, source: sourceName(source), detail: { card, hit } });
  return hit;
}

export const DECLINE = 'decline';

/** May discard a card of the hand to draw another; nothing to ask of an empty hand. */
export function exchange(state: MarsState, run: MarsRun, seat: Seat, source: Source): void {
  if (playerAt(state, seat).hand.length > 0) run.push({ do: 'cards.exchange', seat, source });
}

export const exchangeQuestion: OneOf<MarsState, AskNamed<'cards.exchange'>, CardId | typeof DECLINE> = {
  shape: 'one-of',
  text: () => say('mars.question.cards.exchange'),
  options: (state, { seat }) => [...playerAt(state, seat).hand, DECLINE],
  describe: (_state, _ask, pick) =>
    pick === DECLINE ? { text: say('mars.option.decline') } : cardFacts(pick),
  answer: (state, { seat, source }, pick, run: MarsRun) => {
    if (pick === DECLINE) return;
    discardOwn(state, seat, playerAt(state, seat).hand, [pick]);
    run.emit?.({
      do: 'discard',
      seat,
      what: 'card',
      amount: 1,
      source: sourceName(source),
      private: { cards: [pick] },
    });
    drawCards(state, run, seat, 1, 'exchange', source);
  },
};
