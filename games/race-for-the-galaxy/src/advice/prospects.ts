/** What each action would bring its chooser now, and what the phase brings if only others choose it. */
import type { ActionId } from '../data/actions.ts';
import { goodKinds } from '../data/goods.ts';
import { producePowers } from '../powers/lists.ts';
import { produceVerb } from '../powers/produce/index.ts';
import { developDiscount, developDraws } from '../rules/develop.ts';
import { explorePlan } from '../rules/explore.ts';
import { countEmpty } from '../rules/goods.ts';
import { drawnAfterBy } from '../rules/settle.ts';
import { bestSale } from '../rules/trade.ts';
import type { Player } from '../state.ts';
import { bestPlan } from './consume.ts';
import { nextPhase } from './player.ts';

export type Outlook =
  /** Cards to look at, and how many of them are kept. */
  | { readonly do: 'explore'; readonly see: number; readonly keep: number }
  /** What a development costs less, and the cards that are drawn around it. */
  | { readonly do: 'develop'; readonly less: number; readonly cards: number }
  /** Cards drawn for a world. */
  | { readonly do: 'settle'; readonly cards: number }
  | { readonly do: 'consume'; readonly vp: number; readonly cards: number }
  /** Undefined where there is nothing to sell. */
  | { readonly do: 'sell'; readonly cards: number | undefined }
  | { readonly do: 'produce'; readonly goods: number };

interface Prospect {
  readonly mine: Outlook;
  readonly others: Outlook;
}

function explore(player: Player): Outlook {
  const { draw, keep } = explorePlan(player);
  return { do: 'explore', see: draw, keep };
}

const develop = (player: Player, nth: 1 | 2): Outlook => ({
  do: 'develop',
  less: developDiscount(player, nth),
  cards: developDraws(player),
});

const settle = (player: Player, nth: 1 | 2): Outlook => ({ do: 'settle', cards: drawnAfterBy(player, nth) });

function consume(player: Player, doubled: boolean): Outlook {
  const { vp, cards } = bestPlan(player, doubled);
  return { do: 'consume', vp, cards };
}

/** Goods that Produce would bring: production worlds without one, and windfall worlds that a power or the bonus fills. */
function produce(player: Player): Outlook {
  const fillers = player.tableau
    .flatMap((card) => producePowers(card))
    .flatMap((power) => produceVerb(power).windfall?.(power) ?? []);
  let goods = 0;
  let open = 0;
  for (const kind of goodKinds) {
    const windfalls = countEmpty(player, kind, 'windfall');
    const filled = Math.min(windfalls, fillers.filter((filler) => filler.kind === kind).length);
    goods += countEmpty(player, kind, 'production') + filled;
    open += windfalls - filled;
  }
  const forAny = fillers.filter(({ kind }) => kind === undefined).length;
  const bonus = player.chosen.includes('produce') ? 1 : 0;
  return { do: 'produce', goods: goods + Math.min(open, forAny + bonus) };
}

export function prospectOf(seen: Player, action: ActionId): Prospect {
  const others = nextPhase({ ...seen, chosen: [] });
  const mine: Player = { ...others, chosen: [action] };
  switch (action) {
    case 'explore-5':
    case 'explore-1-1':
      return { mine: explore(mine), others: explore(others) };
    case 'develop':
      return { mine: develop(mine, 1), others: develop(others, 1) };
    case 'develop-2':
      return { mine: develop(mine, 2), others: develop(others, 2) };
    case 'settle':
      return { mine: settle(mine, 1), others: settle(others, 1) };
    case 'settle-2':
      return { mine: settle(mine, 2), others: settle(others, 2) };
    case 'consume-trade':
      return { mine: { do: 'sell', cards: bestSale(mine, true)?.price }, others: consume(others, false) };
    case 'consume-x2':
      return { mine: consume(mine, true), others: consume(others, false) };
    case 'produce':
      return { mine: produce(mine), others: produce(others) };
  }
}
