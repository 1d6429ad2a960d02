/** Rulebook chapter IV: Consume — the sale of a good. */
import type { OneOf, Seat } from '@orrery/kernel';
import { type CardId, cardName } from '../data/cards.ts';
import { type GoodKind, tradePrices } from '../data/goods.ts';
import { tradePowers } from '../powers/lists.ts';
import { tradeVerb } from '../powers/trade.ts';
import { NO_CARD, type Player, playerAt, type RaceState } from '../state.ts';
import type { AskNamed, RaceRun } from '../tasks.ts';
import { titleFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { kindOf, placeOf, worldsWithGood } from './goods.ts';
import { drawCards, spendGood } from './supply.ts';

/** The cards that the good of this world brings, with or without the owner's trade powers. */
export function salePrice(player: Player, world: CardId, withPowers: boolean): number {
  const kind = kindOf(world);
  let price: number = tradePrices[kind];
  if (!withPowers) return price;
  for (let place = 0; place < player.active; place++) {
    const card = player.tableau[place] ?? NO_CARD;
    for (const power of tradePowers(card)) price += tradeVerb(power).raisesPrice(power, card, world, kind);
  }
  return price;
}

/** The world whose good, of one kind where it is given, brings most cards; undefined without such a good. */
export function bestSale(
  player: Player,
  withPowers: boolean,
  kind?: GoodKind,
): { readonly card: CardId; readonly price: number } | undefined {
  let best: { card: CardId; price: number } | undefined;
  for (const card of worldsWithGood(player, kind)) {
    const price = salePrice(player, card, withPowers);
    if (best === undefined || price > best.price) best = { card, price };
  }
  return best;
}

/** Sells one good: by the action card (no `source`), or through a consume power of a card. */
export function sell(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  world: CardId,
  withPowers: boolean,
  source?: CardId,
): void {
  const player = playerAt(state, seat);
  const cards = salePrice(player, world, withPowers);
  run.emit?.({
    do: 'sell',
    seat,
    what: kindOf(world),
    amount: cards,
    source: source === undefined ? 'consume-trade' : cardName(source),
    detail: { world },
  });
  spendGood(state, seat, placeOf(player, world));
  drawCards(state, run, seat, cards, 'trade', source);
}

/** A chosen sale is compulsory for whoever owns a good; the only good is sold without asking. */
export function askForSale(state: RaceState, run: RaceRun, seat: Seat): void {
  const worlds = worldsWithGood(playerAt(state, seat));
  const [only] = worlds;
  if (worlds.length > 1) run.push({ do: 'consume.sell', seat });
  else if (only !== undefined) sell(state, run, seat, only, true);
}

export const sellQuestion: OneOf<RaceState, AskNamed<'consume.sell'>, CardId> = {
  shape: 'one-of',
  text: () => say('race.question.consume.sell'),
  options: (state, { seat }) => worldsWithGood(playerAt(state, seat)),
  describe: (state, { seat }, world) => ({
    ...titleFacts(world),
    text: say('race.option.good', { kind: say(`race.good.${kindOf(world)}`), world: titleFacts(world).text }),
    gain: { cards: salePrice(playerAt(state, seat), world, true) },
  }),
  answer: (state, { seat }, world, run: RaceRun) => sell(state, run, seat, world, true),
};
