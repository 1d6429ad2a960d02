/** What every part of the board knows about the table. */
import type { Option, Seat } from '@orrery/kernel';
import type { Phase, Player } from '@orrery/race-for-the-galaxy';
import { createContext, useContext } from 'react';
import type { BoardProps, SeatInfo } from '../../table/board.ts';
import type { Consuming } from './consume/consuming.ts';
import type { Fate } from './reckon/fates.ts';
import type { View } from './reckon/player.ts';

/** What lies on the table: it stays the same while somebody makes up their mind. */
export interface Scene extends Pick<BoardProps, 'phone'> {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  /** The viewer's seat; undefined for a spectator. */
  readonly mine: Seat | undefined;
  /** The viewer as the rules know a player. */
  readonly player: Player | undefined;
  readonly phase: Phase | undefined;
  /** In a replay: what becomes of a card of the hand, after the position that is shown. */
  readonly foretell: ((card: number) => Fate | undefined) | undefined;
  /** Shows a card in words; nothing, where there is none. */
  show(card: number | undefined): void;
  /** What a card listens to, so that it is shown in words while somebody points at it. */
  pointing(card: number): Pointing;
  /** On a phone: opens the sheet about a card. */
  open(card: number): void;
}

/** The table with the open question, and what is being chosen there. */
export interface Table extends Scene, Pick<BoardProps, 'question' | 'unavailable' | 'choice'> {
  /** The order of Consume powers, while it is asked for. */
  readonly consuming: Consuming | undefined;
}

export interface Pointing {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
}

export const SceneContext = createContext<Scene | undefined>(undefined);
export const TableContext = createContext<Table | undefined>(undefined);

/** For parts that no choice changes: they are not drawn again at every click. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === undefined) throw new Error('there is no table here');
  return scene;
}

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('there is no table here');
  return table;
}

/** Whether one of these options is chosen, and its place among ordered picks. */
export const isChosen = ({ choice }: Pick<Table, 'choice'>, options: readonly Option[]): boolean =>
  options.some(({ value }) => choice.isChosen(value));
