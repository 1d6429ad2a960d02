/** What each card brings, as numbers that can be added up: bots weigh them. */
import { type CardId, designOf } from '../data/cards.ts';
import { goodKinds } from '../data/goods.ts';
import { type Design, type PowerPhase, powerPhases } from '../data/types.ts';
import { verbOf } from '../powers/index.ts';
import { kindIndexOf } from '../rules/goods.ts';

/** A consume power as an exchange. */
export interface Exchange {
  readonly goods: number;
  /** Fewer goods are taken as well, and rewarded one by one. */
  readonly partly: boolean;
  /** A place in `goodKinds`; undefined for any kind. */
  readonly kind: number | undefined;
  /** Each good of another kind. */
  readonly different: boolean;
  readonly vp: number;
  readonly cards: number;
}

/** The sum of what the powers of a card add; lists by kind are in the order of `goodKinds`. */
export interface CardTraits {
  readonly points: number;
  /** Cards more to look at and to keep in Explore. */
  look: number;
  keep: number;
  /** Cards saved or drawn with each development, with each world. */
  develop: number;
  settle: number;
  military: number;
  specialMilitary: number;
  /** Powers that help to place a world once, or for a price. */
  oneUse: number;
  /** Leaves the tableau when it is used. */
  isSpent: boolean;
  /** The kind of good that the card can hold, as a place in `goodKinds`; -1 for none. */
  readonly kind: number;
  readonly isWindfall: boolean;
  /** How many windfall worlds of each kind the card produces on, and how many of any kind. */
  readonly refills: number[];
  refillsAny: number;
  /** Cards drawn in Produce, and for each good of a kind. */
  produce: number;
  readonly perGood: number[];
  /** Cards more for the sale of a good, by kind. */
  readonly trade: number[];
  readonly exchanges: Exchange[];
  /** Consumes all goods that are left. */
  takesAll: boolean;
  /** Consumes one good for the price of its sale. */
  sells: boolean;
  /** Cards drawn in Consume, and points that cards may be turned into. */
  consume: number;
  cashes: number;
}

/** The same as nobody may change it. */
export type Traits = Readonly<Omit<CardTraits, 'refills' | 'perGood' | 'trade' | 'exchanges'>> & {
  readonly [K in 'refills' | 'perGood' | 'trade']: readonly number[];
} & { readonly exchanges: readonly Exchange[] };

/** For one kind before any kind, and of those the better first. */
export const byPreference = (a: Exchange, b: Exchange): number =>
  Number(a.kind === undefined) - Number(b.kind === undefined) || b.vp / b.goods - a.vp / a.goods;

const noTraits = ({ vp, good }: Design, card: CardId): CardTraits => ({
  points: vp,
  look: 0,
  keep: 0,
  develop: 0,
  settle: 0,
  military: 0,
  specialMilitary: 0,
  oneUse: 0,
  isSpent: false,
  kind: kindIndexOf(card),
  isWindfall: good?.source === 'windfall',
  refills: goodKinds.map(() => 0),
  refillsAny: 0,
  produce: 0,
  perGood: goodKinds.map(() => 0),
  trade: goodKinds.map(() => 0),
  exchanges: [],
  takesAll: false,
  sells: false,
  consume: 0,
  cashes: 0,
});

function addPhase<P extends PowerPhase>(traits: CardTraits, design: Design, phase: P): void {
  for (const power of design.powers[phase] ?? []) verbOf(phase, power).addTo(traits, power, design);
}

const allTraits: readonly Traits[] = designOf.map((design, card) => {
  const traits = noTraits(design, card);
  for (const phase of powerPhases) addPhase(traits, design, phase);
  return traits;
});

export function traitsOf(card: CardId): Traits {
  const found = allTraits[card];
  if (found === undefined) throw new RangeError(`no card ${card}`);
  return found;
}
