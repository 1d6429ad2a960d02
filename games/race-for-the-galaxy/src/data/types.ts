/**
 * The vocabulary in which the cards are written: phases, scoring lines, and the rows themselves. The powers have their
 * shapes in `powers/`. A power is compulsory wherever it can be used, except for `temporaryMilitary`, `setCostToZero`,
 * `payForMilitary` and `discardFromHand`.
 */
import type { ConsumePower } from '../powers/consume/index.ts';
import type { DevelopPower } from '../powers/develop.ts';
import type { ExplorePower } from '../powers/explore.ts';
import type { ProducePower } from '../powers/produce/index.ts';
import type { SettlePower } from '../powers/settle/index.ts';
import type { TradePower } from '../powers/trade.ts';
import type { RaceKey } from '../wording/say.ts';
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
type Powers = { readonly [P in PowerPhase]?: readonly PowerOf[P][] };

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
interface Good {
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
interface NonMilitaryWorld extends AnyWorld {
  readonly cost: number;
  readonly defense: undefined;
}

/** A world that is conquered. */
interface MilitaryWorld extends AnyWorld {
  readonly cost: undefined;
  readonly defense: number;
}

export type World = NonMilitaryWorld | MilitaryWorld;
/** A card face; `designs` has all 95 of them. */
export type Design = World | Development;
