/** What a local table's worker and the page say to each other. */
import type { Answer, GameRecord, Message, Refusal, Seat } from '@orrery/kernel';
import type { Policy, SeatPolicies } from '@orrery/protocol';
import type { SavedMove, SavedTable, TableLine } from './saved.ts';
import type { TableStatus } from './source.ts';

export type ToWorker =
  | { readonly do: 'open'; readonly table: SavedTable }
  | {
      readonly do: 'answer';
      readonly ticket: number;
      readonly seat: Seat;
      readonly answers: readonly Answer[];
    }
  | { readonly do: 'undo' | 'redo'; readonly ticket: number; readonly seat: Seat }
  | {
      readonly do: 'policies';
      readonly ticket: number;
      readonly seat: Seat;
      readonly policies: readonly Policy[];
    }
  | { readonly do: 'take over'; readonly seat: Seat }
  | { readonly do: 'look'; readonly at: number | null }
  | { readonly do: 'record'; readonly ticket: number };

export type FromWorker =
  | { readonly do: 'status'; readonly status: TableStatus }
  /** The moves and policies as they stand now, to be kept. */
  | {
      readonly do: 'keep';
      readonly moves: readonly SavedMove[];
      readonly policies: readonly SeatPolicies[];
      readonly line: TableLine;
    }
  | { readonly do: 'replied'; readonly ticket: number; readonly refusal: Refusal | null }
  | { readonly do: 'recorded'; readonly ticket: number; readonly record: GameRecord | null }
  /** Something is not as it should be while the game goes on; null when it is again. */
  | { readonly do: 'trouble'; readonly why: Message | null }
  | { readonly do: 'failed'; readonly why: Message };
