/** Rules, "A night": which of its parts is being played. */
import { type Moment, nextTask } from '@orrery/kernel';
import type { ReferenceState } from '../state.ts';
import type { Query } from '../tasks.ts';

/** Every question belongs to one part of the night; the order of a workshop's effects is asked at dusk. */
const parts: Readonly<Record<Query['do'] | 'kernel.bag', string>> = {
  'kernel.bag': 'dusk',
  target: 'aiming',
  turn: 'turns',
  keep: 'turns',
  chart: 'turns',
  pay: 'turns',
  review: 'turns',
  breakfast: 'dawn',
  tidy: 'dawn',
  exhibit: 'exhibition',
};
const partOf: ReadonlyMap<string | undefined, string> = new Map(Object.entries(parts));

export function moment({ agenda, night }: ReferenceState): Moment {
  const phase = partOf.get(nextTask(agenda)?.do);
  return phase === undefined ? { unit: 'night', n: night } : { unit: 'night', n: night, phase };
}
