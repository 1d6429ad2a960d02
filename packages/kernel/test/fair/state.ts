/**
 * The fair: a game for the kernel's own tests, as small as it can be and still have hidden hands, a deck that
 * reshuffles, a sealed bid, open lanes of two questions, a bag whose order matters and a draw in mid-turn.
 */
import type { Ask, Core, Seat, Task } from '../../src/index.ts';

export const CARDS = 20;
export const CHARMS = 6;

export const worthOf = (card: number): number => (card % 4) + 1;
export const luckOf = (charm: number): number => charm % 3;

export interface Fair extends Core {
  seats: number;
  rounds: number;
  round: number;
  over: boolean;
  /** Face down; the last is the top. */
  deck: number[];
  /** Face up; comes back with the next shuffle. */
  spent: number[];
  /** Face up: what was bid this round. */
  market: { seat: Seat; card: number }[];
  hands: number[][];
  /** Each seat's own discards, face down; the seat remembers them until the next shuffle. */
  discards: number[][];
  /** Each seat's secret charm, shown at the end. */
  charms: number[];
  /** Charms that nobody has. */
  box: number[];
  coins: number[];
  gems: number[];
  points: number[];
}

export type Step =
  | { do: 'round' }
  | { do: 'draw'; seat: Seat; count: number }
  | { do: 'bidding' }
  | { do: 'strolling' }
  | { do: 'prize' }
  | { do: 'double'; seat: Seat }
  | { do: 'add'; seat: Seat }
  | { do: 'sell'; seat: Seat }
  | { do: 'reveal' };

export interface Bid extends Ask {
  do: 'bid';
}
export interface Drop extends Ask {
  do: 'drop';
}
export interface Pay extends Ask {
  do: 'pay';
}
export interface Tempt extends Ask {
  do: 'tempt';
  left: number;
}
export type Questions = Bid | Drop | Pay | Tempt;
export type Todo = Step | Questions | Task;

export const seatList = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** A number per seat, changed by an amount. */
export function add(numbers: number[], seat: Seat, amount: number): void {
  numbers[seat] = (numbers[seat] ?? 0) + amount;
}

export const listOf = (lists: number[][], seat: Seat): number[] => {
  const list = lists[seat];
  if (list === undefined) throw new Error(`no seat ${seat}`);
  return list;
};
