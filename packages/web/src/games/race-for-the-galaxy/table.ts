/** What every part of the board knows about the table. */
import type { Option, Seat } from '@orrery/kernel';
import type { Phase, Player } from '@orrery/race-for-the-galaxy';
import type { Departure, View } from '@orrery/race-for-the-galaxy/advice';
import { type Context, createContext, useContext } from 'react';
import type { BoardProps, SeatInfo } from '../../board-kit/board.ts';
import type { Pointers } from '../../board-kit/pointing.ts';
import type { SteadyChoice } from '../../board-kit/steady-choice.ts';
import type { Consuming } from './consume/consuming.ts';

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
  readonly foretell: ((card: number) => Departure | undefined) | undefined;
  /** Shows a card in words; nothing, where there is none. */
  show(card: number | undefined): void;
  /** What a card listens to, so that it is shown in words while somebody points at it. */
  pointing(card: number): Pointers;
  /** On a phone: opens the sheet about a card. */
  open(card: number): void;
}

/** The table with the open question: it stays the same, too, whatever is being chosen. */
export interface Asked extends Scene, Pick<BoardProps, 'question' | 'unavailable'> {
  /** The cards that a payment or a discard would best take; it is only a proposal. */
  readonly proposal: readonly number[];
  /** For what happens when something is pressed. */
  readonly steady: SteadyChoice;
}

/** The table with what is being chosen there. */
export interface Table extends Asked, Pick<BoardProps, 'choice'> {
  /** The order of Consume powers, while it is asked for. */
  readonly consuming: Consuming | undefined;
}

export const SceneContext = createContext<Scene | undefined>(undefined);
export const AskedContext = createContext<Asked | undefined>(undefined);
export const TableContext = createContext<Table | undefined>(undefined);

function useThe<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined) throw new Error('there is no table here');
  return value;
}

/** For parts that neither questions nor choices change: they are not drawn again at every click. */
export const useScene = (): Scene => useThe(SceneContext);

/** For parts that a choice changes no further than their own properties say. */
export const useAsked = (): Asked => useThe(AskedContext);

export const useTable = (): Table => useThe(TableContext);

/** Whether one of these options is chosen, and its place among ordered picks. */
export const isChosen = ({ choice }: Pick<Table, 'choice'>, options: readonly Option[]): boolean =>
  options.some(({ value }) => choice.isChosen(value));
