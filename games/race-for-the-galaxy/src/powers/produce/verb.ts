/** What Produce asks of its powers. */
import type { Seat } from '@orrery/kernel';
import type { CardId } from '../../data/cards.ts';
import type { GoodKind } from '../../data/goods.ts';
import type { Player, RaceState } from '../../state.ts';
import type { RaceRun } from '../../tasks.ts';
import type { Verb } from '../verb.ts';

/**
 * When a power has its turn: those without a choice first, then windfall worlds of one kind, then any windfall world, and
 * cards for what was produced when nothing more will be. The last follow from something else that happens.
 */
export type Turn = 'plain' | 'windfall-of-kind' | 'windfall' | 'counting' | 'later';

export interface ProduceVerb<P> extends Verb<P> {
  turn(power: P): Turn;
  /** Whether a power without a choice would do something now; its card lies at this place of the tableau. */
  canUse?(power: P, player: Player, place: number): boolean;
  /** Uses the power of this card; `world` is the windfall world that was chosen. */
  use?(power: P, state: RaceState, run: RaceRun, seat: Seat, card: CardId, world: CardId): void;
  /** Which empty windfall worlds it fills: those of a kind, or any. */
  windfall?(power: P): { readonly kind: GoodKind | undefined };
  /** Cards drawn with the good of its own world. */
  drawsWithGood?(power: P): number;
  /** Cards that it draws by itself, at the most, where so many worlds of each kind can still produce. */
  mostDrawn?(power: P, player: Player, worldsOf: readonly number[]): number;
  /** The same whatever lies there: cards, and cards for each world of the tableau. */
  bound?(power: P): { readonly cards?: number; readonly perWorld?: number };
  /** The kind of good that is compared when all have produced. */
  compares?(power: P): GoodKind;
  /** After everybody has produced. */
  afterAll?(power: P, state: RaceState, run: RaceRun, seat: Seat, card: CardId): void;
}
