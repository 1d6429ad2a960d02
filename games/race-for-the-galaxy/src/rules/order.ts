/** Rulebook chapter: who goes first. */
import type { Seat } from '@orrery/kernel';
import type { RaceState } from '../state.ts';
import type { RaceRun, RaceTask } from '../tasks.ts';
import { cardsLeft } from './supply.ts';

/** What a seat still has to do in a phase. */
export interface Part {
  readonly seat: Seat;
  readonly tasks: readonly RaceTask[];
}

/** What the rest of a phase can take, at the most, of what all share. Everything it is reckoned from is public. */
export interface Stake {
  /** Cards drawn or put down as goods. */
  readonly cards: number;
  /** Whether cards are discarded meanwhile, so that it matters which of them a new supply is made of. */
  readonly discards: boolean;
  /** VP chips. */
  readonly vp?: number;
  /** How many seats have a choice that the others would like to see before they make their own. */
  readonly watched?: number;
}

/** Whether it can make a difference who goes first: something runs short, or choices are held against each other. */
export function orderMatters(state: RaceState, { cards, discards, vp = 0, watched = 0 }: Stake): boolean {
  if (watched > 1 || (vp > 0 && vp >= state.pool)) return true;
  return discards ? cards > 0 && cards >= state.deck.length : cards > cardsLeft(state);
}

/**
 * Lets the seats do their parts: clockwise from the lowest start world where the order matters, else side by side. The
 * parts come in that order. The stake is reckoned only where there is anybody to go before.
 */
export function resolve(state: RaceState, run: RaceRun, parts: readonly Part[], stake: () => Stake): void {
  if (parts.length > 1 && orderMatters(state, stake())) run.next(...parts.flatMap(({ tasks }) => tasks));
  else run.open(parts);
}
