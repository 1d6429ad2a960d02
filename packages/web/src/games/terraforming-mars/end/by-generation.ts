/** What the log of a finished game tells about its generations: everybody's points, and steps of the parameters. */
import type { GameEvent } from '@orrery/kernel';
import type { ShownMove } from '../../../sources/source.ts';

const eventsOf = (log: readonly ShownMove[]): readonly GameEvent[] => log.flatMap(({ events }) => events);

/** By seat: the points at the end of each generation; the last ones are the final score. */
export function pointsByGeneration(log: readonly ShownMove[], final: readonly number[]): number[][] {
  const told = eventsOf(log).filter(({ do: kind }) => kind === 'standing');
  return final.map((points, seat) => {
    const before = told.filter((event) => event.seat === seat).map(({ amount }) => amount);
    return [...before.slice(0, -1), points];
  });
}

/** The steps of all parameters in each generation. */
export function stepsByGeneration(log: readonly ShownMove[], generations: number): number[] {
  const steps = Array.from({ length: generations }, () => 0);
  let generation = 1;
  for (const { do: kind, what, amount } of eventsOf(log)) {
    if (kind === 'generation') generation = amount;
    const made = kind === 'raise' ? amount : kind === 'place' && what === 'ocean' ? 1 : 0;
    steps[generation - 1] = (steps[generation - 1] ?? 0) + made;
  }
  return steps;
}
