/** What a seat's resources are worth when it pays. */
import type { Seat } from '@orrery/kernel';
import type { Resource } from '../data/resources.ts';
import { termsOf } from '../rules/terms.ts';
import { playerAt } from '../state.ts';
import type { Position } from './position.ts';

/** M€ that one of each is worth for a card that it may pay for; resources that nobody pays with are absent. */
export function worthOf(position: Position, seat: Seat): Readonly<Partial<Record<Resource, number>>> {
  const { steel, titanium, heat } = termsOf(playerAt(position, seat));
  return { megacredits: 1, steel, titanium, ...(heat ? { heat: 1 } : {}) };
}
