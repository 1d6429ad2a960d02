/** What a card of the hand costs its owner, with every term of the sum, and what it is worth to keep. */
import {
  type Design,
  designOf,
  developCost,
  generalMilitary,
  type Player,
  type SettlePower,
  sixCostPoints,
  strengthAgainst,
  type Way,
  waysToPlace,
} from '@orrery/race-for-the-galaxy';
import { designAt } from './player.ts';

/** How a card could be placed by its owner, whatever the phase. */
export type Price =
  | { readonly do: 'pay'; readonly due: number; readonly printed: number; readonly missing: number }
  | { readonly do: 'conquer'; readonly strength: number; readonly defense: number }
  /** A military world that must be paid for, or conquered with a card that is spent. */
  | { readonly do: 'otherwise'; readonly due: number; readonly defense: number; readonly missing: number }
  | { readonly do: 'short'; readonly strength: number; readonly defense: number }
  | { readonly do: 'copy' };

/** The price of a card that lies in the hand, or would: `others` are the cards to pay with. */
export function priceOf(player: Player, card: number, others: number, nth: 1 | 2 = 1): Price {
  const design = designAt(card);
  if (design.type === 'development') {
    if (player.tableau.some((placed) => designOf[placed]?.id === design.id)) return { do: 'copy' };
    return pay(developCost(player, card, nth), design.cost, others);
  }
  const ways = waysToPlace(player, card);
  if (design.defense === undefined) {
    const due = ways.find(({ uses }) => uses.length === 0)?.cost ?? design.cost;
    return pay(due, design.cost, others);
  }
  const strength = strengthAgainst(player, design);
  if (strength >= design.defense) return { do: 'conquer', strength, defense: design.defense };
  const cheapest = cheapestOf(ways);
  return cheapest === undefined
    ? { do: 'short', strength, defense: design.defense }
    : {
        do: 'otherwise',
        due: cheapest.cost,
        defense: design.defense,
        missing: Math.max(0, cheapest.cost - others),
      };
}

const cheapestOf = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (best, way) => (best === undefined || way.cost < best.cost ? way : best),
    undefined,
  );

const pay = (due: number, printed: number, others: number): Price => ({
  do: 'pay',
  due,
  printed,
  missing: Math.max(0, due - others),
});

/** A term of a sum: the card that it comes from, or what is printed on the card itself. */
export interface Term {
  readonly from: 'printed' | 'defense' | 'choice' | Design;
  readonly amount: number;
}

const settlePowersOf = (design: Design): readonly SettlePower[] => design.powers.settle ?? [];

/** The terms that make up what a development or a world that is paid for costs. */
export function costTerms(player: Player, card: number, nth: 1 | 2 = 1): Term[] {
  const design = designAt(card);
  const active = player.tableau.slice(0, player.active).map(designAt);
  if (design.type === 'development') {
    const bonus = player.chosen.includes(nth === 1 ? 'develop' : 'develop-2');
    return [
      { from: 'printed', amount: design.cost },
      ...(bonus ? [{ from: 'choice', amount: -1 } as const] : []),
      ...active.flatMap((from) =>
        sumOf(
          from,
          (from.powers.develop ?? []).map((power) => (power.do === 'discount' ? -power.amount : 0)),
        ),
      ),
    ];
  }
  return [
    { from: 'printed', amount: design.cost ?? design.defense },
    ...active.flatMap((from) =>
      sumOf(
        from,
        settlePowersOf(from).map((power) =>
          power.do === 'discount' && (power.kind === undefined || power.kind === design.good?.kind)
            ? -power.amount
            : 0,
        ),
      ),
    ),
  ];
}

/** The terms of the owner's Military against a world. */
export function militaryTerms(player: Player, card: number): Term[] {
  const design = designAt(card);
  const active = player.tableau.slice(0, player.active).map(designAt);
  return active.flatMap((from) =>
    sumOf(
      from,
      settlePowersOf(from).map((power) => {
        if (power.do !== 'military') return 0;
        const { against, amount } = power;
        if (against === undefined) return amount;
        const counts =
          against.kind === undefined
            ? design.keywords.includes(against.keyword)
            : design.good?.kind === against.kind;
        return counts ? amount : 0;
      }),
    ),
  );
}

function sumOf(from: Design, amounts: readonly number[]): Term[] {
  const amount = amounts.reduce((sum, each) => sum + each, 0);
  return amount === 0 ? [] : [{ from, amount }];
}

/** What a card brings in points as things stand, placed already or not: printed, or by the rule of a 6-cost development. */
export function pointsWith(player: Player, design: Design): number {
  if (design.scoring.length === 0) return design.vp;
  const placed = player.tableau.some((card) => designAt(card).id === design.id);
  return sixCostPoints(
    placed ? player : { ...player, tableau: [...player.tableau, designOf.indexOf(design)] },
    design,
  );
}

/** A card that can never be placed. */
const NEVER_MISSED = -100;

/** How much a card is missed when it is paid or discarded: points, power, and whether it can be had at all. */
export function worthOf(player: Player, card: number): number {
  const design = designAt(card);
  const price = priceOf(player, card, player.hand.length - 1);
  if (price.do === 'copy') return NEVER_MISSED;
  const powers = Object.values(design.powers).reduce((sum, list) => sum + list.length, 0);
  const good = design.good === undefined ? 0 : design.good.source === 'production' ? 1.5 : 1;
  const reach =
    price.do === 'short'
      ? -2 - (price.defense - price.strength)
      : price.do === 'conquer'
        ? 2
        : price.missing > 0
          ? -0.6 * price.missing
          : 0.4;
  return pointsWith(player, design) + powers * 0.7 + good + reach - effort(price) * 0.35;
}

const effort = (price: Price): number => (price.do === 'pay' || price.do === 'otherwise' ? price.due : 0);

/** The cards that would be missed least, so many of them. */
export const missedLeast = (player: Player, cards: readonly number[], count: number): number[] =>
  [...cards].sort((a, b) => worthOf(player, a) - worthOf(player, b) || a - b).slice(0, count);

/** Sums for the head of a tableau: Military and discounts, general first, then by kind. */
export interface Standing {
  readonly military: number;
  readonly against: readonly { readonly kind: string; readonly amount: number }[];
  readonly discount: number;
  readonly discounts: readonly { readonly kind: string; readonly amount: number }[];
  readonly develop: number;
}

export function standingOf(player: Player): Standing {
  const all = player.tableau.map(designAt);
  const powers = all.flatMap(settlePowersOf);
  const military = generalMilitary(player, player.tableau.length);
  const discount = powers.reduce(
    (sum, power) => (power.do === 'discount' && power.kind === undefined ? sum + power.amount : sum),
    0,
  );
  const special = new Map<string, number>();
  const cheaper = new Map<string, number>();
  for (const power of powers) {
    if (power.do === 'military' && power.against !== undefined) {
      const kind = power.against.kind ?? power.against.keyword;
      special.set(kind, (special.get(kind) ?? 0) + power.amount);
    }
    if (power.do === 'discount' && power.kind !== undefined)
      cheaper.set(power.kind, (cheaper.get(power.kind) ?? 0) + power.amount);
  }
  const listed = (map: Map<string, number>, base: number) =>
    [...map].map(([kind, amount]) => ({ kind, amount: base + amount }));
  const develop = all
    .flatMap((design) => design.powers.develop ?? [])
    .reduce((sum, power) => (power.do === 'discount' ? sum + power.amount : sum), 0);
  return {
    military,
    against: listed(special, military),
    discount,
    discounts: listed(cheaper, discount),
    develop,
  };
}
