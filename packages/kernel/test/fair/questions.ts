import {
  type Amounts,
  msg,
  type OneOf,
  type OptionFields,
  type Rules,
  type Run,
  type SomeOf,
} from '../../src/index.ts';
import {
  add,
  type Bid,
  type Drop,
  type Fair,
  listOf,
  type Pay,
  type Questions,
  type Tempt,
  worthOf,
} from './state.ts';
import { drawCard } from './steps.ts';

const cardFacts = (card: number) => ({ text: msg('fair.card', { value: worthOf(card) }), target: { card } });

export const bid: OneOf<Fair, Bid, number> = {
  shape: 'one-of',
  text: () => msg('fair.bid'),
  options: (state, { seat }) => listOf(state.hands, seat),
  describe: (_, __, card) => ({ ...cardFacts(card), gain: { coins: worthOf(card) } }),
  answer(state, { seat }, card, run) {
    const hand = listOf(state.hands, seat);
    hand.splice(hand.indexOf(card), 1);
    state.market.push({ seat, card });
    add(state.coins, seat, worthOf(card));
    run.emit?.({ do: 'reveal', seat, what: 'card', amount: worthOf(card), source: 'bid', detail: card });
  },
};

/** Up to two cards, whose values must not make three. */
export const drop: SomeOf<Fair, Drop, number> = {
  shape: 'some-of',
  ordered: false,
  text: () => msg('fair.drop'),
  items: (state, { seat }) => listOf(state.hands, seat),
  bounds: () => ({ min: 0, max: 2 }),
  allows: (_, __, cards) =>
    cards.reduce((sum, card) => sum + worthOf(card), 0) === 3 ? msg('fair.refusal.three') : undefined,
  proposals: () => [[]],
  describe: (_, __, card) => cardFacts(card),
  answer(state, { seat }, cards, run) {
    const hand = listOf(state.hands, seat);
    for (const card of cards) {
      hand.splice(hand.indexOf(card), 1);
      listOf(state.discards, seat).push(card);
    }
    add(state.gems, seat, cards.length);
    const amount = cards.length;
    run.emit?.({ do: 'discard', seat, what: 'card', amount, source: 'drop', private: [...cards] });
  },
};

export const pay: Amounts<Fair, Pay> = {
  shape: 'amounts',
  text: () => msg('fair.pay'),
  parts: (state, { seat }) => [
    { id: 'coins', max: state.coins[seat] ?? 0, worth: 1 },
    { id: 'gems', max: state.gems[seat] ?? 0, worth: 2 },
  ],
  total: () => ({ min: 0, max: 4 }),
  proposal: () => ({ coins: 0, gems: 0 }),
  describe: (_, __, part) => ({ text: msg(`fair.${part}`) }),
  answer(state, { seat }, { coins = 0, gems = 0 }, run) {
    add(state.coins, seat, -coins);
    add(state.gems, seat, -gems);
    add(state.points, seat, coins + 2 * gems);
    run.emit?.({ do: 'score', seat, what: 'points', amount: coins + 2 * gems, source: 'pay' });
  },
};

/** Draw for a coin, as long as there are coins and nerve. */
export const tempt: OneOf<Fair, Tempt, string> = {
  shape: 'one-of',
  text: () => msg('fair.tempt'),
  options: (state, { seat }) => ((state.coins[seat] ?? 0) > 0 ? ['stop', 'draw'] : ['stop']),
  unavailable: (state, { seat }) =>
    (state.coins[seat] ?? 0) > 0
      ? []
      : [{ value: 'draw', text: msg('fair.draw'), reason: msg('fair.refusal.coins', { needs: 1 }) }],
  describe: (_, __, value) => ({ text: msg(`fair.${value}`) }),
  answer(state, { seat, left }, pick, run: Run<Questions>) {
    if (pick === 'stop') return;
    add(state.coins, seat, -1);
    run.emit?.({ do: 'pay', seat, what: 'coins', amount: 1, source: 'tempt' });
    drawCard(state, seat, run);
    if (left > 1) run.push({ do: 'tempt', seat, left: left - 1 });
  },
};

export const questions: Rules<Fair, object, OptionFields, never, Questions>['questions'] = {
  bid,
  drop,
  pay,
  tempt,
};
