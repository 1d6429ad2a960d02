/** What can stand on the agenda, by name. Arguments are public, so no card is ever among them. */
import type { Run, Seat } from '@orrery/kernel';

/** What happens by itself. */
export type Step =
  | { readonly do: 'draw'; readonly seat: Seat; readonly count: number; readonly source: string }
  | { readonly do: 'dusk' }
  | { readonly do: 'workshop'; readonly seat: Seat }
  | { readonly do: 'effect'; readonly seat: Seat; readonly instrument: number }
  | { readonly do: 'aim' }
  | { readonly do: 'aimed'; readonly seats: readonly Seat[] }
  | { readonly do: 'look'; readonly seat: Seat }
  | { readonly do: 'offer'; readonly seat: Seat; readonly to: Seat; readonly worth: number }
  | { readonly do: 'dawn' }
  | { readonly do: 'putAway' }
  | { readonly do: 'exhibition' };

/** What a seat is asked. */
export type Query =
  | { readonly do: 'target'; readonly seat: Seat }
  | { readonly do: 'turn'; readonly seat: Seat; readonly acted: boolean }
  | { readonly do: 'keep'; readonly seat: Seat; readonly drawn: number }
  | { readonly do: 'chart'; readonly seat: Seat }
  | { readonly do: 'pay'; readonly seat: Seat; readonly instrument: number }
  | { readonly do: 'review'; readonly seat: Seat; readonly author: Seat; readonly worth: number }
  | { readonly do: 'breakfast'; readonly seat: Seat }
  | { readonly do: 'tidy'; readonly seat: Seat }
  | { readonly do: 'exhibit'; readonly seat: Seat };

export type StepNamed<K extends Step['do']> = Extract<Step, { do: K }>;
export type QueryNamed<K extends Query['do']> = Extract<Query, { do: K }>;

/** What a rule of this game may do besides changing the state. */
export type GameRun = Run<Step | Query>;
