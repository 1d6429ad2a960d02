/** Where a question of the game is shown on the board. */
import type { HexId } from '@orrery/gaia-project';
import type { View } from '@orrery/gaia-project/advice';
import type { Choice, Question, Seat } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { BarWords } from '../../../board-kit/board.ts';
import type { MapMarks } from '../map/marks.ts';
import type { Table } from '../table.ts';
import type { Words } from '../words.ts';

/** Stands around a part of the board, or in its place. */
export type Around = ComponentType<{ readonly children: ReactNode }>;

/** Each question has one: its cards, its words, what the panel of details says, and what is marked on the map. */
export interface Place {
  /** The cards below the question; absent where the board itself offers everything. */
  readonly Tray?: ComponentType;
  /** What the panel of details says while nothing is pointed at. */
  readonly Detail?: ComponentType;
  /** It goes on saying that while spaces of the map are pointed at, because they are what is being put together. */
  readonly holdsDetail?: true;
  /** Words for the question bar, instead of the question's own. */
  readonly words?: (table: Table, words: Words) => BarWords;
  readonly marks?: (table: Table) => MapMarks;
  /** The spaces that the map shows as large as it can while the question is open; asked once for each question. */
  readonly holds?: (table: Table) => readonly HexId[];
  /** What touching a space does; where absent, the option that points at it is chosen. */
  readonly touchSpace?: (table: Table, hex: HexId) => void;
  /** What stands ready at first: answers to this question and to those that follow from it. */
  readonly propose?: (view: View, seat: Seat, question: Question) => readonly Choice[];
  /** What stands around the map, the right column and the own board, or takes their place. */
  readonly Map?: Around;
  readonly Right?: Around;
  readonly Below?: Around;
}
