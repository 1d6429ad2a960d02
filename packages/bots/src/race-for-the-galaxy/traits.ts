/** What each card brings, as numbers that can be added up. */
import {
  type CardId,
  type ConsumePower,
  type Design,
  designOf,
  type GoodKind,
  goodKinds,
} from '@orrery/race-for-the-galaxy';

/** A consume power as an exchange; `kind` is a place in `goodKinds`, or {@link ANY}. */
export interface Exchange {
  readonly goods: number;
  /** Fewer goods are taken as well, and rewarded one by one. */
  readonly partly: boolean;
  readonly kind: number;
  /** Each good of another kind. */
  readonly different: boolean;
  readonly vp: number;
  readonly cards: number;
}

export const ANY = -1;
export const NONE = -2;

export interface Traits {
  readonly points: number;
  /** Cards more to look at and to keep in Explore. */
  readonly look: number;
  readonly keep: number;
  /** Cards saved or drawn with each development, with each world. */
  readonly develop: number;
  readonly settle: number;
  readonly military: number;
  readonly specialMilitary: number;
  readonly oneUse: number;
  /** Leaves the tableau when it is used. */
  readonly isSpent: boolean;
  /** The kind of good that the card can hold, as a place in `goodKinds`; {@link NONE} for none. */
  readonly kind: number;
  readonly isWindfall: boolean;
  /** The kind of windfall world on which the card produces, {@link ANY} or {@link NONE}. */
  readonly refills: number;
  /** Cards drawn in Produce, and for each good of a kind. */
  readonly produce: number;
  readonly perGood: readonly number[];
  /** Cards more for the sale of a good, by kind. */
  readonly trade: readonly number[];
  readonly exchanges: readonly Exchange[];
  /** Consumes all goods that are left. */
  readonly takesAll: boolean;
  /** Consumes one good for the price of its sale. */
  readonly sells: boolean;
  /** Cards drawn in Consume, and cards that may be turned into points. */
  readonly consume: number;
  readonly cashes: number;
}

const kindIndex = (kind: GoodKind | undefined): number =>
  kind === undefined ? NONE : goodKinds.indexOf(kind);

const sum = <T>(items: readonly T[] | undefined, of: (item: T) => number): number =>
  (items ?? []).reduce((total, item) => total + of(item), 0);

/** A discount for one kind of world only is worth less. */
const ONE_KIND = 0.35;

function settleSaving({ powers }: Design): number {
  return sum(powers.settle, (power) => {
    if (power.do === 'drawAfter') return power.cards;
    if (power.do === 'discount') return power.amount * (power.kind === undefined ? 1 : ONE_KIND);
    return 0;
  });
}

function militaryOf({ powers }: Design, special: boolean): number {
  return sum(powers.settle, (power) =>
    power.do === 'military' && (power.against !== undefined) === special ? power.amount : 0,
  );
}

/** How many cards the powers draw in Produce that do not depend on one kind of good. */
function produceCards({ powers }: Design): number {
  return sum(powers.produce, (power) => {
    switch (power.do) {
      case 'produceHere':
        return power.thenDraw;
      case 'draw':
        return power.cards;
      // Neither happens in every round.
      case 'drawIfProducedHere':
      case 'drawIfProducedMost':
      case 'drawPerKindProduced':
        return power.cards / 2;
      default:
        return 0;
    }
  });
}

const perKind = (of: (kind: number) => number): number[] => goodKinds.map((_, kind) => of(kind));

function cardsPerGood({ powers }: Design, kind: number): number {
  return sum(powers.produce, (power) =>
    (power.do === 'drawPerGoodProduced' || power.do === 'drawPerWorldInTableau') &&
    kindIndex(power.kind) === kind
      ? power.cards
      : 0,
  );
}

/** A bonus for the good of this very world counts for its kind. */
function tradeBonus({ powers, good }: Design, kind: number): number {
  return sum(powers.trade, (power) => {
    if (power.thisWorldOnly === true) return kindIndex(good?.kind) === kind ? power.cards : 0;
    return power.kind === undefined || kindIndex(power.kind) === kind ? power.cards : 0;
  });
}

function exchangeOf(power: ConsumePower): Exchange[] {
  if (power.do !== 'consumeGoods') return [];
  const { goods, vp, cards, take } = power;
  const kind = power.kind === undefined ? ANY : kindIndex(power.kind);
  return [{ goods, vp, cards, kind, partly: take === 'upTo', different: take === 'different' }];
}

/** For one kind before any kind, and of those the better first. */
export const byPreference = (a: Exchange, b: Exchange): number =>
  Number(a.kind === ANY) - Number(b.kind === ANY) || b.vp / b.goods - a.vp / a.goods;

function refillsOf({ powers }: Design): number {
  for (const power of powers.produce ?? [])
    if (power.do === 'produceOnWindfall') return power.kind === undefined ? ANY : kindIndex(power.kind);
  return NONE;
}

function traitsOfDesign(design: Design): Traits {
  const { powers, good } = design;
  const has = (name: ConsumePower['do']): boolean =>
    (powers.consume ?? []).some((power) => power.do === name);
  return {
    points: design.vp,
    look: sum(powers.explore, ({ draw }) => draw),
    keep: sum(powers.explore, ({ keep }) => keep),
    develop: sum(powers.develop, (power) => (power.do === 'discount' ? power.amount : power.cards)),
    settle: settleSaving(design),
    military: militaryOf(design, false),
    specialMilitary: militaryOf(design, true),
    oneUse: sum(powers.settle, (power) =>
      ['temporaryMilitary', 'setCostToZero', 'payForMilitary'].includes(power.do) ? 1 : 0,
    ),
    isSpent: (powers.settle ?? []).some((power) => ['temporaryMilitary', 'setCostToZero'].includes(power.do)),
    kind: kindIndex(good?.kind),
    isWindfall: good?.source === 'windfall',
    refills: refillsOf(design),
    produce: produceCards(design),
    perGood: perKind((kind) => cardsPerGood(design, kind)),
    trade: perKind((kind) => tradeBonus(design, kind)),
    exchanges: (powers.consume ?? []).flatMap(exchangeOf).sort(byPreference),
    takesAll: has('consumeAllGoods'),
    sells: has('consumeForTradePrice'),
    consume: sum(powers.consume, (power) => (power.do === 'draw' ? power.cards : 0)),
    cashes: sum(powers.consume, (power) => (power.do === 'discardFromHand' ? power.upTo * power.vp : 0)),
  };
}

const traits: readonly Traits[] = designOf.map(traitsOfDesign);

export function traitsOf(card: CardId): Traits {
  const found = traits[card];
  if (found === undefined) throw new RangeError(`no card ${card}`);
  return found;
}
