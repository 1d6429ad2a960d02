/** What can stand on the agenda, by name. Arguments are public, so no hidden card is ever among them. */
import type { Run, Seat, Task } from '@orrery/kernel';
import type { ProjectId } from './data/board.ts';
import type { CardId } from './data/cards.ts';
import type { Space } from './data/map.ts';
import type { CubeKind, Resource } from './data/resources.ts';
import type { Effect, EffectNamed, Where } from './data/types.ts';

/** What happens by itself. */
export type MarsStep =
  | { readonly do: 'setup.deal' }
  | { readonly do: 'setup.reveal' }
  | { readonly do: 'generation.start' }
  | { readonly do: 'research.draft'; readonly left: number }
  | { readonly do: 'research.pass'; readonly left: number }
  | { readonly do: 'research.buying' }
  | { readonly do: 'turn.next'; readonly seat: Seat }
  | { readonly do: 'turn.after'; readonly seat: Seat; readonly nth: number }
  | { readonly do: 'production.phase' }
  | { readonly do: 'final.next'; readonly turn: number }
  | { readonly do: 'final.end' }
  | { readonly do: 'play.resolve'; readonly seat: Seat; readonly card: CardId }
  | { readonly do: 'action.resolve'; readonly seat: Seat; readonly card: CardId; readonly way: number }
  | { readonly do: 'project.resolve'; readonly seat: Seat; readonly project: ProjectId }
  | EffectTask
  | { readonly do: 'tile.triggers'; readonly seat: Seat; readonly space: Space };

/** An effect of a card that waits to happen. `played` is the card that set it off, where that matters. */
export interface TaskOf<E> extends Task {
  readonly do: 'effect';
  readonly seat: Seat;
  readonly source: Source;
  readonly effect: E;
  readonly played: CardId;
}

export type EffectTask = TaskOf<Effect>;

/** Where an effect comes from: a card, or something on the board. */
export type Source = CardId | 'board' | ProjectId;

/** Whose resource of the board may be taken, or whose cubes on cards: always of one player only. */
export type Victim =
  | { readonly seat: Seat; readonly of: Resource }
  | { readonly seat: Seat; readonly cubes: CubeKind };

/** What a seat is asked. */
export type MarsAsk =
  | { readonly do: 'setup.choose'; readonly seat: Seat }
  | { readonly do: 'research.pick'; readonly seat: Seat }
  | { readonly do: 'research.buy'; readonly seat: Seat }
  | {
      readonly do: 'payment';
      readonly seat: Seat;
      readonly cost: number;
      readonly steel: boolean;
      readonly titanium: boolean;
      /** Heat that is needed for something else. */
      readonly keep: number;
      readonly source: Source;
    }
  | { readonly do: 'turn.action'; readonly seat: Seat; readonly nth: number }
  | { readonly do: 'turn.sell'; readonly seat: Seat }
  | {
      readonly do: 'tile.place';
      readonly seat: Seat;
      readonly effect: EffectNamed<'place'>;
      readonly source: Source;
    }
  | { readonly do: 'tile.claim'; readonly seat: Seat; readonly where: Where; readonly source: Source }
  | { readonly do: 'cards.keep'; readonly seat: Seat; readonly keep: number; readonly source: Source }
  | { readonly do: 'cards.buy'; readonly seat: Seat; readonly source: Source }
  | { readonly do: 'cards.exchange'; readonly seat: Seat; readonly source: Source }
  | {
      readonly do: 'production.lower';
      readonly seat: Seat;
      readonly effect: EffectNamed<'lowerAny'>;
      readonly source: Source;
    }
  | {
      readonly do: 'production.shift';
      readonly seat: Seat;
      readonly effect: EffectNamed<'shift'>;
      readonly source: Source;
    }
  | {
      readonly do: 'production.copy';
      readonly seat: Seat;
      readonly effect: EffectNamed<'copyProduction'>;
      readonly source: Source;
    }
  | {
      readonly do: 'cubes.add';
      readonly seat: Seat;
      readonly effect: EffectNamed<'add' | 'addToHolder'>;
      readonly source: Source;
    }
  | { readonly do: 'cubes.take'; readonly seat: Seat; readonly card: CardId; readonly way: number }
  | {
      readonly do: 'resources.remove';
      readonly seat: Seat;
      readonly effect: EffectNamed<'remove' | 'steal'>;
      readonly source: Source;
      /** Next to which new tile; `NOBODY` for anybody. */
      readonly space: Space;
    }
  | {
      readonly do: 'resources.amount';
      readonly seat: Seat;
      readonly effect: EffectNamed<'remove' | 'steal'>;
      readonly source: Source;
      /** From whom, and what: a resource of the board or cubes on cards. */
      readonly victim: Victim;
      /** 0 where taking nothing is still open. */
      readonly least: number;
    }
  | { readonly do: 'action.amount'; readonly seat: Seat; readonly card: CardId; readonly way: number }
  | {
      readonly do: 'effect.choose';
      readonly seat: Seat;
      readonly effect: EffectNamed<'choose'>;
      readonly source: Source;
      readonly played: CardId;
    }
  | { readonly do: 'final.greenery'; readonly seat: Seat; readonly turn: number };

export type MarsTask = MarsStep | MarsAsk;
export type MarsRun = Run<MarsTask>;
/** One step or question by its name. */
export type StepNamed<K extends MarsStep['do']> = Extract<MarsStep, { do: K }>;
export type AskNamed<K extends MarsAsk['do']> = Extract<MarsAsk, { do: K }>;
