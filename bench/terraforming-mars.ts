/** How fast the engine of Terraforming Mars is: random games with the Corporate Era, without a draft, and copies of a state. */
import { type MarsState, terraformingMars } from '@orrery/terraforming-mars';
import type { Benchmark } from './benchmark.ts';
import { copies } from './copies.ts';
import { randomGames } from './random-games.ts';

const game = terraformingMars;
/** A round is a generation. */
const rounds = ({ generation }: MarsState): number => generation;

export const benchmarks: readonly Benchmark[] = [
  ...[2, 4].flatMap((seats) => randomGames({ game, seats, rounds })),
  copies({ game, seats: [2, 3, 4, 5], rounds, middle: 8 }),
];
