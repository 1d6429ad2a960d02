/** What a card costs its owner to place, with every term of the sum. */
import type { CardId } from '../data/cards.ts';
import type { Design } from '../data/types.ts';
import { developBonus, developCost, developDiscountOf, hasCopyOf } from '../rules/develop.ts';
import { militaryOf, settleDiscountOf, strengthAgainst, type Way, waysToPlace } from '../rules/military.ts';
import type { Player } from '../state.ts';
import { designAt } from '../wording/facts.ts';

/** How a card could be placed by its owner, whatever the phase. */
export type Price =
  | { readonly do: 'pay'; readonly due: number; readonly printed: number; readonly missing: number }
  | { readonly do: 'conquer'; readonly strength: number; readonly defense: number }
  /** A military world that must be paid for, or conquered with a card that is spent. */
  | { readonly do: 'otherwise'; readonly due: number; readonly defense: number; readonly missing: number }
  | { readonly do: 'short'; readonly strength: number; readonly defense: number }
  | { readonly do: 'copy' };

/** The price of a card that lies in the hand, or would: `others` are the cards to pay with. */
export function priceOf(player: Player, card: CardId, others: number, nth: 1 | 2 = 1): Price {
  const design = designAt(card);
  if (design.type === 'development')
    return hasCopyOf(player, card)
      ? { do: 'copy' }
      : pay(developCost(player, card, nth), design.cost, others);
  const ways = waysToPlace(player, card);
  if (design.defense === undefined) {
    const due = ways.find(({ uses }) => uses.length === 0)?.cost ?? design.cost;
    return pay(due, design.cost, others);
  }
  const { defense } = design;
  const strength = strengthAgainst(player, design);
  if (strength >= defense) return { do: 'conquer', strength, defense };
  const cheapest = cheapestOf(ways);
  return cheapest === undefined
    ? { do: 'short', strength, defense }
    : { do: 'otherwise', due: cheapest.cost, defense, missing: Math.max(0, cheapest.cost - others) };
}

/** The cheapest way, the first of several. */
export const cheapestOf = (ways: readonly Way[]): Way | undefined =>
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

/** Whether nothing is missing; a card that is spent may help further. */
export const canAfford = (price: Price): boolean =>
  price.do === 'conquer' || ((price.do === 'pay' || price.do === 'otherwise') && price.missing === 0);

/** A term of a sum: the card that it comes from, what is printed on the card itself, or the action that was chosen. */
export interface Term {
  readonly from: 'printed' | 'defense' | 'choice' | Design;
  readonly amount: number;
}

/** What each active card adds; those that add nothing are left out. */
const termsOf = ({ tableau, active }: Player, amountOf: (card: CardId) => number): Term[] =>
  tableau.slice(0, active).flatMap((card) => {
    const amount = amountOf(card);
    return amount === 0 ? [] : [{ from: designAt(card), amount }];
  });

/** The terms that make up what a development or a world that is paid for costs. */
export function costTerms(player: Player, card: CardId, nth: 1 | 2 = 1): Term[] {
  const design = designAt(card);
  const printed: Term = { from: 'printed', amount: design.cost ?? design.defense };
  if (design.type === 'world')
    return [printed, ...termsOf(player, (from) => -settleDiscountOf(from, design.good?.kind))];
  const bonus = developBonus(player, nth);
  const choice: Term[] = bonus === 0 ? [] : [{ from: 'choice', amount: -bonus }];
  return [printed, ...choice, ...termsOf(player, (from) => -developDiscountOf(from))];
}

/** The terms of the owner's Military against a world. */
export const militaryTerms = (player: Player, card: CardId): Term[] =>
  termsOf(player, (from) => militaryOf(from, designAt(card)));
