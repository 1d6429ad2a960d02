/** How fast the engine of Terraforming Mars is: random games, and copies of a state. */
import { playRandomGame } from '@orrery/bots';
import { type MarsState, terraformingMars } from '@orrery/terraforming-mars';
import type { Benchmark } from './benchmark.ts';
import { randomGames } from './random-games.ts';

/** Whole games with the Corporate Era, without a draft; a round is a generation. */
const played = (seats: number): Benchmark[] =>
  randomGames({ game: terraformingMars, seats, rounds: ({ generation }) => generation });

const CLONES = 200_000;

/** States in the middle of games of two to five. */
function middleStates(): MarsState[] {
  return Array.from({ length: 48 }, (_, number) => {
    const setting = { seats: 2 + (number % 4), seed: `bench/${number}` };
    return playRandomGame(terraformingMars, { ...setting, until: ({ generation }) => generation >= 8 }).state;
  });
}

let states: MarsState[] | undefined;

function cloneMicroseconds(): number {
  states ??= middleStates();
  let generations = 0;
  const begun = performance.now();
  for (let i = 0; i < CLONES; )
    for (const state of states) {
      generations += terraformingMars.clone(state).generation;
      i += 1;
    }
  const milliseconds = performance.now() - begun;
  if (generations === 0) throw new Error('the states are not from the middle of a game');
  return (milliseconds * 1000) / CLONES;
}

export const benchmarks: readonly Benchmark[] = [
  ...[2, 4].flatMap(played),
  { name: `${terraformingMars.id}/clone-microseconds`, unit: 'µs', run: cloneMicroseconds },
];
