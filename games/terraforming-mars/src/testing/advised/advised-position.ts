/** What the advice is tried on, and what comes of an answer. */
import type { GameEvent, OpenQuestion, Rng, Seat } from '@orrery/kernel';
import type { Position } from '../../advice/index.ts';
import { terraformingMars } from '../../game.ts';
import type { MarsState } from '../../state.ts';

/** One position, with what its open seat is advised. */
export interface AdvisedPosition {
  readonly state: MarsState;
  readonly open: OpenQuestion;
  readonly seat: Seat;
  readonly position: Position;
  readonly rng: Rng;
}

/** The position after an answer, and what happened. */
export interface Outcome {
  readonly after: MarsState;
  readonly events: readonly GameEvent[];
}

export function answered(state: MarsState, open: OpenQuestion, choice: object): Outcome {
  const events: GameEvent[] = [];
  const game = terraformingMars.with({ emit: (event) => events.push(event) });
  const after = game.clone(state);
  const read = game.read(after, open.seat, { question: open.id, ...choice });
  if ('refusal' in read) throw new Error(`${JSON.stringify(choice)} is refused: ${read.refusal.key}`);
  game.apply(after, open.seat, read.answer);
  return { after, events };
}

export const faultIf = (wrong: boolean, fault: () => string): string[] => (wrong ? [fault()] : []);
export const told = (value: unknown): string => JSON.stringify(value);
