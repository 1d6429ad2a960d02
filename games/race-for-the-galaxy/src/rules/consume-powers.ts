/** Rulebook chapter IV and the list of powers: what each consume power takes and gives. */
import type { OneOf, Seat, SomeOf } from '@orrery/kernel';
import { type CardId, cardName } from '../data/cards.ts';
import type { ConsumeGoods, ConsumePower } from '../data/types.ts';
import { type Player, type PowerRef, playerAt, type RaceState } from '../state.ts';
import type { AskNamed, RaceRun } from '../tasks.ts';
import { titleText } from '../wording/cards.ts';
import { cardFacts, designAt } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { kindIndexOf, kindOf, placeOf, worldsWithGood } from './goods.ts';
import { consumePowers } from './powers.ts';
import {
  discard,
  discardFromHand,
  drawCards,
  gainChips,
  seenByAll,
  spendGood,
  turnUpCard,
} from './supply.ts';
import { sell } from './trade.ts';

/** Powers are resolved one at a time: whatever this one asks is answered before the next can start. */
export function usePower(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  ref: PowerRef,
  power: ConsumePower,
): void {
  const player = playerAt(state, seat);
  switch (power.do) {
    case 'consumeGoods':
    case 'consumeForTradePrice': {
      const worlds = worldsFor(player, power);
      if (worlds.length > takes(player, power)) run.push({ do: 'consume.goods', seat, ...ref });
      else takeGoods(state, run, seat, ref, power, worlds);
      return;
    }
    case 'consumeAllGoods': {
      const worlds = worldsWithGood(player);
      consume(state, run, seat, ref.card, worlds, worlds.length - 1, 0);
      return;
    }
    case 'draw':
      drawCards(state, run, seat, power.cards, 'consume-draw', ref.card);
      return;
    case 'gamble':
      run.push({ do: 'consume.gamble', seat, ...ref });
      return;
    case 'discardFromHand':
      run.push({ do: 'consume.hand', seat, ...ref });
  }
}

type GoodsPower = Extract<ConsumePower, { do: 'consumeGoods' | 'consumeForTradePrice' }>;

const worldsFor = (player: Player, power: GoodsPower): CardId[] =>
  worldsWithGood(player, power.do === 'consumeGoods' ? power.kind : undefined);

/** How many goods the power takes now; "up to" takes as many as there are. */
function takes(player: Player, power: GoodsPower): number {
  if (power.do === 'consumeForTradePrice') return 1;
  return power.take === 'upTo' ? Math.min(power.goods, worldsFor(player, power).length) : power.goods;
}

function takeGoods(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  { card }: PowerRef,
  power: GoodsPower,
  worlds: readonly CardId[],
): void {
  if (power.do === 'consumeForTradePrice') {
    for (const world of worlds) sell(state, run, seat, world, power.applyTradePowers, card);
    return;
  }
  const times = power.take === 'upTo' ? worlds.length : 1;
  consume(state, run, seat, card, worlds, power.vp * times, power.cards * times);
}

/** Goods for VP and cards. Consume: 2x VPs doubles the VP and nothing else. */
function consume(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  card: CardId,
  worlds: readonly CardId[],
  vp: number,
  cards: number,
): void {
  const player = playerAt(state, seat);
  const doubled = player.chosen.includes('consume-x2');
  const chips = doubled ? 2 * vp : vp;
  run.emit?.({
    do: 'consume',
    seat,
    what: 'good',
    amount: worlds.length,
    source: cardName(card),
    detail: { worlds, vp: chips, cards, doubled },
  });
  for (const world of worlds) spendGood(state, seat, placeOf(player, world));
  gainChips(state, run, seat, chips, card);
  drawCards(state, run, seat, cards, 'consume', card);
}

function goodsPower({ card, index }: PowerRef): GoodsPower {
  const power = consumePowers(card)[index];
  if (power?.do !== 'consumeGoods' && power?.do !== 'consumeForTradePrice')
    throw new RangeError(`card ${card} takes no goods with power ${index}`);
  return power;
}

const allDifferent = (worlds: readonly CardId[]): boolean =>
  new Set(worlds.map((world) => kindIndexOf(world))).size === worlds.length;

const takesDifferent = (power: GoodsPower): power is ConsumeGoods =>
  power.do === 'consumeGoods' && power.take === 'different';

export const goodsQuestion: SomeOf<RaceState, AskNamed<'consume.goods'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: (_, { card }) => say('race.question.consume.goods', { card: titleText(designAt(card)) }),
  items: (state, { seat, ...ref }) => worldsFor(playerAt(state, seat), goodsPower(ref)),
  bounds: (state, { seat, ...ref }) => {
    const count = takes(playerAt(state, seat), goodsPower(ref));
    return { min: count, max: count };
  },
  allows: (_, ref, worlds) =>
    takesDifferent(goodsPower(ref)) && !allDifferent(worlds) ? say('race.refusal.sameKind') : undefined,
  describe: (_state, _ask, world) => ({
    text: say('race.option.good', {
      kind: say(`race.good.${kindOf(world)}`),
      world: titleText(designAt(world)),
    }),
    target: { card: world },
  }),
  answer: (state, { seat, ...ref }, worlds, run: RaceRun) =>
    takeGoods(state, run, seat, ref, goodsPower(ref), worlds),
};

function handPower({ card, index }: PowerRef): Extract<ConsumePower, { do: 'discardFromHand' }> {
  const power = consumePowers(card)[index];
  if (power?.do !== 'discardFromHand')
    throw new RangeError(`card ${card} takes no hand cards with power ${index}`);
  return power;
}

/** Optional and never doubled; whoever starts it discards at least one card. */
export const handQuestion: SomeOf<RaceState, AskNamed<'consume.hand'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: (_, ref) =>
    say('race.question.consume.hand', { card: titleText(designAt(ref.card)), cards: handPower(ref).upTo }),
  items: (state, { seat }) => playerAt(state, seat).hand,
  bounds: (state, { seat, ...ref }) => ({
    min: 1,
    max: Math.min(handPower(ref).upTo, playerAt(state, seat).hand.length),
  }),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat, ...ref }, cards, run: RaceRun) => {
    discardFromHand(state, seat, cards);
    run.emit?.({
      do: 'discard',
      seat,
      what: 'card',
      amount: cards.length,
      source: cardName(ref.card),
      private: { cards },
    });
    gainChips(state, run, seat, handPower(ref).vp * cards.length, ref.card);
  },
};

const numbers: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Name a number, then all see the top card: kept on a match of cost or defense, else discarded. */
export const gambleQuestion: OneOf<RaceState, AskNamed<'consume.gamble'>, number> = {
  shape: 'one-of',
  text: (_, { card }) => say('race.question.consume.gamble', { card: titleText(designAt(card)) }),
  options: (_, { card, index }) => {
    const power = consumePowers(card)[index];
    if (power?.do !== 'gamble') throw new RangeError(`card ${card} does not gamble with power ${index}`);
    return numbers.slice(power.lowest - 1, power.highest);
  },
  describe: (_state, _ask, number) => ({ text: say('race.option.number', { number }) }),
  answer: (state, { seat, card: source }, number, run: RaceRun) => {
    const card = turnUpCard(state, run, seat, source);
    if (card === undefined) return;
    const { cost, defense } = designAt(card);
    const kept = (cost ?? defense) === number;
    if (kept) playerAt(state, seat).hand.push(card);
    else discard(state, card, seenByAll(state));
    run.emit?.({
      do: 'gamble',
      seat,
      what: cardName(card),
      amount: number,
      source: cardName(source),
      detail: { kept },
    });
  },
};
