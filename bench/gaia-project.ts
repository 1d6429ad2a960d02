/** How fast the engine of Gaia Project is: random games on the printed maps, and copies of a state. */
import { type GaiaState, gaiaProject } from '@orrery/gaia-project';
import type { Benchmark } from './benchmark.ts';
import { copies } from './copies.ts';
import { randomGames } from './random-games.ts';

const game = gaiaProject;
const rounds = ({ round }: GaiaState): number => round;

export const benchmarks: readonly Benchmark[] = [
  ...[2, 4].flatMap((seats) => randomGames({ game, seats, rounds })),
  copies({ game, seats: [2, 3, 4], rounds, middle: 4 }),
];
