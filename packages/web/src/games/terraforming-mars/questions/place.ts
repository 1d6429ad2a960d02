/** Where a question of the game is shown on the board. */
import type { Choice, Question, Seat } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { BarWords } from '../../../board-kit/board.ts';
import type { MapMarks } from '../map/marks.ts';
import type { Table, View } from '../table.ts';
import type { Key, Words } from '../words.ts';

/** Stands around a part of the board, or in its place. */
export type Around = ComponentType<{ readonly children: ReactNode }>;

/** The parts of a phone's table, one of which shows at a time. */
export type PhoneView = 'mars' | 'hand' | 'yours' | 'players' | 'goals';

/** Each question has one: its options, its words, what the dock says, and what is marked on the map. */
export interface Place {
  /** The options of the question, in the place of the hand; absent where the board itself offers everything. */
  readonly Tray?: ComponentType;
  /** What the dock says while nothing is pointed at. */
  readonly Dock?: ComponentType;
  /** What the first tab of the dock is called meanwhile, where it is not a card. */
  readonly dockName?: Key;
  /** The dock keeps to it, whatever is pointed at: there is something to set. */
  readonly holdsDock?: true;
  /** Words for the question bar, instead of the question's own. */
  readonly words?: (table: Table, words: Words) => BarWords;
  readonly marks?: (table: Table) => MapMarks;
  /** Keys that the question listens to, by the names that browsers give them. */
  readonly keys?: (table: Table) => Readonly<Record<string, () => void>>;
  /** What stands ready at first: answers to this question and to those that follow from it. */
  readonly propose?: (view: View, seat: Seat, question: Question) => readonly Choice[];
  /** The part of the table that a phone opens for it. */
  readonly phone?: PhoneView;
  /** What stands there on a phone instead of the tray: in the place of the part, below the map. */
  readonly Phone?: ComponentType;
  /** What stands around the map, the left and right column, or takes their place. */
  readonly Map?: Around;
  readonly Left?: Around;
  readonly Right?: Around;
  /** What takes the place of everything but the question: the choice at the beginning. It lies in the areas of the grid. */
  readonly Whole?: ComponentType;
}
