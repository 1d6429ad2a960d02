/** Consume: how powers take goods, and which goods they could take. */
import type { Seat } from '@orrery/kernel';
import { type CardId, cardName } from '../../data/cards.ts';
import { placeOf } from '../../rules/goods.ts';
import { drawCards, gainChips, spendGood } from '../../rules/supply.ts';
import { playerAt, type RaceState } from '../../state.ts';
import type { RaceRun } from '../../tasks.ts';
import type { ConsumeVerb, GoodCounts, GoodsFace } from './verb.ts';

/** Takes the goods at once where there is nothing to choose, and asks for them where there is. */
export const takeOrAsk =
  <P>(goods: GoodsFace<P>): ConsumeVerb<P>['use'] =>
  (power, state, run, seat, ref) => {
    const player = playerAt(state, seat);
    const worlds = goods.worlds(power, player);
    if (worlds.length > goods.count(power, player)) run.push({ do: 'consume.goods', seat, ...ref });
    else goods.take(power, state, run, seat, ref.card, worlds);
  };

/** Goods for VP and cards. Consume: 2x VPs doubles the VP and nothing else. */
export function exchange(
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

export const total = (goods: GoodCounts): number => goods.reduce((sum, count) => sum + count, 0);

/** Every way to take `count` of these goods, as counts by kind; `most` of one kind. */
export function takings(goods: GoodCounts, count: number, most: number, from = 0): number[][] {
  if (from === goods.length) return count === 0 ? [[]] : [];
  const here = Math.min(goods[from] ?? 0, most, count);
  const found: number[][] = [];
  for (let taken = here; taken >= 0; taken--)
    for (const rest of takings(goods, count - taken, most, from + 1)) found.push([taken, ...rest]);
  return found;
}
