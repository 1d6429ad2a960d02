/** What cards cost: discounts, and every mix of M€, metals and heat that pays for one. */
import type { Part, Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import { HEAT, MEGACREDITS, STEEL, TITANIUM } from '../data/resources.ts';
import { bestMix, type Due, partsOf } from '../rules/payment.ts';
import { dueFor } from '../rules/play.ts';
import { type Player, playerAt } from '../state.ts';
import type { Position } from './position.ts';

/** What a card costs less, and by which card; `next` for what only the next card costs less. */
export interface Discount {
  readonly by: CardId | 'next';
  readonly megacredits: number;
}

/** So much of each is paid. */
export interface Mix {
  readonly megacredits: number;
  readonly steel: number;
  readonly titanium: number;
  readonly heat: number;
}

/** Metals with the least and the most heat that goes with them; M€ pay the rest. */
export interface MetalMix {
  readonly steel: number;
  readonly titanium: number;
  /** What M€ and heat have to pay. */
  readonly rest: number;
  readonly heat: { readonly min: number; readonly max: number };
  /** What the metals are worth more than is due: nobody gets change. */
  readonly wasted: number;
}

export interface Price {
  readonly printed: number;
  readonly discounts: readonly Discount[];
  /** After discounts, never below 0. */
  readonly cost: number;
  /** What can be paid with: how much there is of it, and what each is worth. */
  readonly parts: readonly Part[];
  /** Whether steel or titanium is among them. */
  readonly withMetals: boolean;
  /** What is missing in M€ after everything else has paid. */
  readonly short: number;
  /** The mix that the payment would propose; undefined where it cannot be paid. */
  readonly proposal: Mix | undefined;
}

export function discountsOf(position: Position, seat: Seat, card: CardId): readonly Discount[] {
  const player = playerAt(position, seat);
  const { tags } = faceOf(card);
  const lasting = player.lasting.flatMap((by) =>
    faceOf(by).modifiers.flatMap((modifier): Discount[] =>
      modifier.modifies === 'cost' && (modifier.tag === undefined || tags.includes(modifier.tag))
        ? [{ by, megacredits: modifier.by }]
        : [],
    ),
  );
  const { nextDiscount } = player;
  return nextDiscount === 0 ? lasting : [{ by: 'next', megacredits: nextDiscount }, ...lasting];
}

const mixOf = ({
  megacredits = 0,
  steel = 0,
  titanium = 0,
  heat = 0,
}: Readonly<Record<string, number>>): Mix => ({
  megacredits,
  steel,
  titanium,
  heat,
});

export function priceOf(position: Position, seat: Seat, card: CardId): Price {
  const player = playerAt(position, seat);
  const due = dueFor(player, faceOf(card));
  const { cost } = due;
  const parts = cost === 0 ? [] : partsOf(player, due);
  const short = Math.max(0, cost - parts.reduce((sum, { max, worth }) => sum + max * worth, 0));
  return {
    printed: faceOf(card).cost,
    discounts: discountsOf(position, seat, card),
    cost,
    parts,
    withMetals: parts.some(({ id }) => id === 'steel' || id === 'titanium'),
    short,
    proposal: short > 0 ? undefined : mixOf(bestMix(parts, cost)),
  };
}

/** Every mix of these parts that pays so much. */
export function mixesFor(parts: readonly Part[], cost: number): readonly MetalMix[] {
  const of = (id: string): Part => parts.find((part) => part.id === id) ?? { id, max: 0, worth: 1 };
  const [steel, titanium, heat, megacredits] = [of('steel'), of('titanium'), of('heat'), of('megacredits')];
  const found: MetalMix[] = [];
  for (let s = 0; s <= steel.max; s++)
    for (let t = 0; t <= titanium.max; t++) {
      const left = cost - s * steel.worth - t * titanium.worth;
      const rest = Math.max(0, left);
      const range = { min: Math.max(0, rest - megacredits.max), max: Math.min(rest, heat.max) };
      if (range.min <= range.max)
        found.push({ steel: s, titanium: t, rest, heat: range, wasted: rest - left });
    }
  return found;
}

/** Every mix that the payment for a card would accept. */
export function mixesOf(position: Position, seat: Seat, card: CardId): readonly MetalMix[] {
  const { parts, cost } = priceOf(position, seat, card);
  return mixesFor(parts, cost);
}

const withHeat = ({ steel, titanium, rest }: MetalMix, heat: number): Mix => ({
  megacredits: rest - heat,
  steel,
  titanium,
  heat,
});

function after(player: Player, mix: Mix): Player {
  const stock = player.stock.slice();
  stock[MEGACREDITS] = (stock[MEGACREDITS] ?? 0) - mix.megacredits;
  stock[STEEL] = (stock[STEEL] ?? 0) - mix.steel;
  stock[TITANIUM] = (stock[TITANIUM] ?? 0) - mix.titanium;
  stock[HEAT] = (stock[HEAT] ?? 0) - mix.heat;
  return { ...player, stock };
}

const canPay = (player: Player, due: Due): boolean =>
  partsOf(player, due).reduce((sum, { max, worth }) => sum + max * worth, 0) >= due.cost;

/** What is to be paid: with which parts, and what is proposed for it. */
export interface Paying {
  readonly parts: readonly Part[];
  readonly cost: number;
  readonly proposal: Readonly<Record<string, number>>;
}

/**
 * The mix that wastes least among those after which another card of the hand can still be paid for; undefined where none
 * keeps enough, or the proposal does. What the payment is for, and triggers, are not reckoned with.
 */
export function mixKeeping(position: Position, seat: Seat, paying: Paying, other: CardId): Mix | undefined {
  // A discount for the next card alone is gone by then.
  const player = { ...playerAt(position, seat), nextDiscount: 0 };
  const due = dueFor(player, faceOf(other));
  if (!canPay(player, due) || canPay(after(player, mixOf(paying.proposal)), due)) return undefined;
  return (
    [...mixesFor(paying.parts, paying.cost)]
      .sort((a, b) => a.wasted - b.wasted || a.rest - b.rest)
      // Heat that is paid leaves M€, which pay for everything.
      .map((each) => withHeat(each, each.heat.max))
      .find((each) => canPay(after(player, each), due))
  );
}

/** A mix for a card that still lets another one be paid for, though what is proposed would not. */
export interface KeepingMix {
  readonly other: CardId;
  readonly mix: Mix;
}

/** For each other card of the hand that could be paid for now, but not after the proposal: the mix that keeps enough. */
export function mixesKeeping(position: Position, seat: Seat, card: CardId): readonly KeepingMix[] {
  const { proposal, parts, cost } = priceOf(position, seat, card);
  if (proposal === undefined) return [];
  return playerAt(position, seat).hand.flatMap((other): KeepingMix[] => {
    const mix =
      other === card
        ? undefined
        : mixKeeping(position, seat, { parts, cost, proposal: { ...proposal } }, other);
    return mix === undefined ? [] : [{ other, mix }];
  });
}
