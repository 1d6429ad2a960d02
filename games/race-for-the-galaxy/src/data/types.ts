/**
 * The vocabulary in which the cards are written: powers by phase, scoring lines, and the rows themselves.
 * A power is compulsory wherever it can be used, except for the four whose verb says "may":
 * `temporaryMilitary`, `setCostToZero`, `payForMilitary` and `discardFromHand`.
 */
import type { RaceKey } from '../text/keys.ts';
import type { GoodKind } from './goods.ts';

/** The five phases of a round, in the order in which they are played. */
export const phases = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;
export type Phase = (typeof phases)[number];

/** Where powers stand on a card, from top to bottom: trade comes before consume and is part of its phase. */
export const powerPhases = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const;
export type PowerPhase = (typeof powerPhases)[number];

/** Words in capitals in a title. In the base game only `rebel` and `alien` matter to another card. */
export const keywords = ['rebel', 'alien', 'uplift', 'imperium', 'terraforming'] as const;
export type Keyword = (typeof keywords)[number];

/** Explore: more cards to choose from, more of them kept. */
export interface ExplorePower {
  readonly do: 'explore';
  readonly draw: number;
  readonly keep: number;
}

export type DevelopPower =
  /** Whether or not a development is placed. */
  | { readonly do: 'drawAtStart'; readonly cards: number }
  | { readonly do: 'discount'; readonly amount: number }
  | { readonly do: 'drawAfter'; readonly cards: number };

export type SettlePower =
  /** Without a kind for any world; a kind asks for the world's good, never for its title. */
  | { readonly do: 'discount'; readonly amount: number; readonly kind?: GoodKind }
  /** May be negative. Without `against` it is general; otherwise specialized Military. */
  | { readonly do: 'military'; readonly amount: number; readonly against?: Target }
  /** Discards the card from the tableau; lasts until the end of this settle phase. */
  | { readonly do: 'temporaryMilitary'; readonly amount: number }
  /** Discards the card from the tableau; for a payment, so for a military world only when it is paid for. */
  | { readonly do: 'setCostToZero'; readonly except: GoodKind }
  /** A military world is paid for as if its cost were defense + `costModifier`; discounts apply. */
  | { readonly do: 'payForMilitary'; readonly costModifier: number; readonly except: GoodKind }
  | { readonly do: 'drawAfter'; readonly cards: number };

/** The military worlds that specialized Military works against. */
export type Target =
  | { readonly kind: GoodKind; readonly keyword?: never }
  | { readonly keyword: Keyword; readonly kind?: never };

/** Trade: more cards for the sale of any good, of a good of one kind, or of the good of this very world. */
export type TradePower = { readonly do: 'tradeBonus'; readonly cards: number } & (
  | { readonly kind?: GoodKind; readonly thisWorldOnly?: never }
  | { readonly thisWorldOnly: true; readonly kind?: never }
);

export type ConsumePower =
  | ConsumeGoods
  /** All goods that are left; 1 VP for each but the first. */
  | { readonly do: 'consumeAllGoods' }
  /** One good for as many cards as its sale would bring, with or without the owner's trade powers. */
  | { readonly do: 'consumeForTradePrice'; readonly applyTradePowers: boolean }
  | { readonly do: 'draw'; readonly cards: number }
  /** Name a number, turn up the top card: kept when its cost or defense is that number. */
  | { readonly do: 'gamble'; readonly lowest: number; readonly highest: number }
  /** Any number of hand cards up to `upTo`, for `vp` each, which no action card doubles. */
  | { readonly do: 'discardFromHand'; readonly upTo: number; readonly vp: number };

/**
 * Goods for VP and cards. `exactly` and `different` (each good of another kind) take all the goods or cannot
 * be used, and reward once. `upTo` takes as many as there are up to the number, and rewards each.
 */
export type ConsumeGoods = {
  readonly do: 'consumeGoods';
  readonly goods: number;
  readonly vp: number;
  readonly cards: number;
} & (
  | { readonly take: 'exactly' | 'upTo'; readonly kind?: GoodKind }
  | { readonly take: 'different'; readonly kind?: never }
);

export type ProducePower =
  /** Every production world has it. Draws only when a good was put here just now. */
  | { readonly do: 'produceHere'; readonly thenDraw: number }
  /** A good on one windfall world without a good, of the kind if there is one. */
  | { readonly do: 'produceOnWindfall'; readonly kind?: GoodKind }
  | { readonly do: 'draw'; readonly cards: number }
  /** When a good is produced on this windfall world in this phase, by whatever means. */
  | { readonly do: 'drawIfProducedHere'; readonly cards: number }
  /** For each good of the kind that the owner produced in this phase. */
  | { readonly do: 'drawPerGoodProduced'; readonly kind: GoodKind; readonly cards: number }
  /** For each kind of which the owner produced in this phase. */
  | { readonly do: 'drawPerKindProduced'; readonly cards: number }
  /** After everyone has produced: with more goods of the kind, in this phase, than each other player. */
  | { readonly do: 'drawIfProducedMost'; readonly kind: GoodKind; readonly cards: number }
  /** For each windfall or production world of the kind in the tableau, with or without a good. */
  | { readonly do: 'drawPerWorldInTableau'; readonly kind: GoodKind; readonly cards: number };

/** Which powers may stand in which phase. */
export interface PowerOf {
  readonly explore: ExplorePower;
  readonly develop: DevelopPower;
  readonly settle: SettlePower;
  readonly trade: TradePower;
  readonly consume: ConsumePower;
  readonly produce: ProducePower;
}
export type Power = PowerOf[PowerPhase];
export type Powers = { readonly [P in PowerPhase]?: readonly PowerOf[P][] };

/**
 * What a 6-cost development is worth at the end. The lines of a card are ordered: a card of the tableau, the
 * scoring card included, takes the points of the first line that counts it and of no other. The last two
 * count no cards and are added once.
 */
export type Scoring = {
  readonly vp: number;
} /** By the printed good of the world, whether or not a good lies there. */ & (
  | { readonly do: 'perWorldOfKind'; readonly kind: GoodKind; readonly source?: GoodSource }
  | { readonly do: 'perProductionWorld' }
  | { readonly do: 'perWorld' }
  | { readonly do: 'perMilitaryWorld'; readonly keyword?: Keyword }
  | { readonly do: 'perDevelopment'; readonly cost?: number }
  | { readonly do: 'perKeyword'; readonly keyword: Keyword }
  | { readonly do: 'perPower'; readonly type: CardType; readonly phase: PowerPhase }
  | { readonly do: 'perCard'; readonly design: DesignId }
  /** For each full `chips` VP in chips. */
  | { readonly do: 'perVpChips'; readonly chips: number }
  /** For each point of general Military, negative points too; neither specialized nor temporary. */
  | { readonly do: 'perGeneralMilitary' }
);

/** A production world produces a good each produce phase; a windfall world gets one when it is placed. */
export type GoodSource = 'production' | 'windfall';
export interface Good {
  readonly kind: GoodKind;
  readonly source: GoodSource;
}

export type CardType = 'world' | 'development';

type NameKey<Key> = Key extends `race.card.${infer Id}` ? Id : never;
/** The title in lower case with dashes. Every card has a name in the catalogues, so the names list the ids. */
export type DesignId = NameKey<RaceKey>;

/** The preset hand of the first game that a card belongs to: the number of the start world it goes with. */
export type PresetHand = 1 | 2 | 3 | 4;

interface Row {
  readonly id: DesignId;
  /** The printed title. */
  readonly name: string;
  /** The printed victory points; 0 where a question mark is printed and `scoring` says more. */
  readonly vp: number;
  readonly keywords?: readonly Keyword[];
  /** Of two copies the first carries the number. */
  readonly presetHand?: PresetHand;
  readonly powers?: Powers;
}

/** A world is settled for its cost, or is military and conquered against its defense. */
type Price =
  | { readonly cost: number; readonly defense?: never }
  | { readonly defense: number; readonly cost?: never };

/** A world as the tables write it; there is one card of each. */
export type WorldRow = Row &
  Price & {
    readonly good?: Good;
    /** The number of a start world. */
    readonly start?: 0 | PresetHand;
  };

/** A development as the tables write it; each has two cards, those of cost 6 one. */
export type DevelopmentRow = Row & { readonly cost: number; readonly scoring?: readonly Scoring[] };

/** What all designs have, each field always there, so that engines read them all alike. */
interface Common {
  readonly id: DesignId;
  readonly name: string;
  readonly vp: number;
  readonly keywords: readonly Keyword[];
  readonly presetHand: PresetHand | undefined;
  readonly powers: Powers;
}

export interface Development extends Common {
  readonly type: 'development';
  readonly copies: 1 | 2;
  readonly cost: number;
  readonly defense: undefined;
  readonly good: undefined;
  readonly start: undefined;
  readonly scoring: readonly Scoring[];
}

interface AnyWorld extends Common {
  readonly type: 'world';
  readonly copies: 1;
  readonly good: Good | undefined;
  readonly start: 0 | PresetHand | undefined;
  readonly scoring: readonly never[];
}

/** A world that is paid for. */
export interface NonMilitaryWorld extends AnyWorld {
  readonly cost: number;
  readonly defense: undefined;
}

/** A world that is conquered. */
export interface MilitaryWorld extends AnyWorld {
  readonly cost: undefined;
  readonly defense: number;
}

export type World = NonMilitaryWorld | MilitaryWorld;
/** A card face; `designs` has all 95 of them. */
export type Design = World | Development;
