/** How fast the engine of Gaia Project is: random games on the printed maps, and copies of a state. */
import { playRandomGame } from '@orrery/bots';
import { type GaiaState, gaiaProject } from '@orrery/gaia-project';
import type { Benchmark } from './benchmark.ts';
import { randomGames } from './random-games.ts';

const played = (seats: number): Benchmark[] =>
  randomGames({ game: gaiaProject, seats, rounds: ({ round }) => round });

const CLONES = 200_000;

/** States in the middle of games of two to four. */
function middleStates(): GaiaState[] {
  return Array.from({ length: 48 }, (_, number) => {
    const setting = { seats: 2 + (number % 3), seed: `bench/${number}` };
    return playRandomGame(gaiaProject, { ...setting, until: ({ round }) => round >= 4 }).state;
  });
}

let states: GaiaState[] | undefined;

function cloneMicroseconds(): number {
  states ??= middleStates();
  let rounds = 0;
  const begun = performance.now();
  for (let i = 0; i < CLONES; )
    for (const state of states) {
      rounds += gaiaProject.clone(state).round;
      i += 1;
    }
  const milliseconds = performance.now() - begun;
  if (rounds === 0) throw new Error('the states are not from the middle of a game');
  return (milliseconds * 1000) / CLONES;
}

export const benchmarks: readonly Benchmark[] = [
  ...[2, 4].flatMap(played),
  { name: `${gaiaProject.id}/clone-microseconds`, unit: 'µs', run: cloneMicroseconds },
];
