/** What each action would bring its chooser now, and what the phase brings if only others choose it. */

import type { Message } from '@orrery/kernel';
import { type ActionId, exploreAction, type Player } from '@orrery/race-for-the-galaxy';
import { say } from '../words.ts';
import { bestPlan, bestSale } from './consume.ts';
import { designAt, nextPhase } from './player.ts';

export interface Prospect {
  readonly mine: Message;
  readonly others: Message;
}

function explore(player: Player, draw: number, keep: number): Message {
  const powers = player.tableau.flatMap((card) => designAt(card).powers.explore ?? []);
  return say('web.race.prospect.explore', {
    see: powers.reduce((sum, power) => sum + power.draw, exploreAction.draw + draw),
    keep: powers.reduce((sum, power) => sum + power.keep, exploreAction.keep + keep),
  });
}

function develop(player: Player, bonus: number): Message {
  const powers = player.tableau.flatMap((card) => designAt(card).powers.develop ?? []);
  const less = powers.reduce((sum, power) => (power.do === 'discount' ? sum + power.amount : sum), bonus);
  const cards = powers.reduce((sum, power) => (power.do === 'discount' ? sum : sum + power.cards), 0);
  return say('web.race.prospect.develop', { less, cards });
}

function settle(player: Player, bonus: number): Message {
  const powers = player.tableau.flatMap((card) => designAt(card).powers.settle ?? []);
  const cards = powers.reduce((sum, power) => (power.do === 'drawAfter' ? sum + power.cards : sum), bonus);
  return say('web.race.prospect.settle', { cards });
}

function consume(player: Player, doubled: boolean): Message {
  const { vp, cards } = bestPlan(player, doubled);
  return say('web.race.prospect.consume', { vp, cards });
}

function sell(player: Player): Message {
  const sale = bestSale(player);
  return sale === undefined
    ? say('web.race.prospect.nothingToSell')
    : say('web.race.prospect.sell', { cards: sale.price });
}

/** Goods that Produce would bring: production worlds without one, and windfall worlds that a power or the bonus fills. */
function produce(player: Player, bonus: number): Message {
  const empty = player.tableau.filter((_, place) => (player.goods[place] ?? -1) < 0).map(designAt);
  const production = empty.filter(({ good }) => good?.source === 'production').length;
  const windfalls = empty.filter(({ good }) => good?.source === 'windfall');
  const powers = player.tableau.flatMap((card) => designAt(card).powers.produce ?? []);
  const fillers = powers.filter((power) => power.do === 'produceOnWindfall');
  let open = windfalls.map(({ good }) => good?.kind);
  let filled = 0;
  for (const { kind } of [
    ...fillers.filter(({ kind }) => kind !== undefined),
    ...fillers.filter(({ kind }) => kind === undefined),
  ]) {
    const at = kind === undefined ? (open.length > 0 ? 0 : -1) : open.indexOf(kind);
    if (at < 0) continue;
    filled += 1;
    open = open.filter((_, i) => i !== at);
  }
  filled += Math.min(bonus, open.length);
  return say('web.race.prospect.produce', { goods: production + filled });
}

export function prospectOf(seen: Player, action: ActionId): Prospect {
  const player = nextPhase(seen);
  switch (action) {
    case 'explore-5':
      return { mine: explore(player, 5, 0), others: explore(player, 0, 0) };
    case 'explore-1-1':
      return { mine: explore(player, 1, 1), others: explore(player, 0, 0) };
    case 'develop':
    case 'develop-2':
      return { mine: develop(player, 1), others: develop(player, 0) };
    case 'settle':
    case 'settle-2':
      return { mine: settle(player, 1), others: settle(player, 0) };
    case 'consume-trade':
      return { mine: sell(player), others: consume(player, false) };
    case 'consume-x2':
      return { mine: consume(player, true), others: consume(player, false) };
    case 'produce':
      return { mine: produce(player, 1), others: produce(player, 0) };
  }
}
