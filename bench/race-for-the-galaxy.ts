/** How fast the engine of Race for the Galaxy is: random games, and copies of a state. */
import { type RaceState, raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import type { Benchmark } from './benchmark.ts';
import { copies } from './copies.ts';
import { randomGames } from './random-games.ts';

/** Games of random players drag on; they are stopped after this round, so that figures can be compared. */
const MOST_ROUNDS = 30;

const roundsOf = ({ round }: RaceState): number => Math.min(round, MOST_ROUNDS);

const played = (seats: number): Benchmark[] =>
  randomGames({
    game: raceForTheGalaxy,
    seats,
    until: ({ round }) => round > MOST_ROUNDS,
    rounds: roundsOf,
    // Everybody chooses an action in every round.
    mainActions: (state) => roundsOf(state) * seats,
  });

export const benchmarks: readonly Benchmark[] = [
  ...[2, 4].flatMap(played),
  copies({ game: raceForTheGalaxy, seats: [2, 3, 4], rounds: ({ round }) => round, middle: 10 }),
];
