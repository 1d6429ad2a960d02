/** How fast the engine of Race for the Galaxy is: random games, and copies of a state. */
import { playRandomGame } from '@orrery/bots';
import { type RaceState, raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import type { Benchmark } from './benchmark.ts';
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

const CLONES = 200_000;

/** States in the middle of games of two to four. */
function middleStates(): RaceState[] {
  return Array.from({ length: 48 }, (_, number) => {
    const setting = { seats: 2 + (number % 3), seed: `bench/${number}` };
    return playRandomGame(raceForTheGalaxy, { ...setting, until: ({ round }) => round >= 10 }).state;
  });
}

let states: RaceState[] | undefined;

function cloneMicroseconds(): number {
  states ??= middleStates();
  let rounds = 0;
  const begun = performance.now();
  for (let i = 0; i < CLONES; )
    for (const state of states) {
      rounds += raceForTheGalaxy.clone(state).round;
      i += 1;
    }
  const milliseconds = performance.now() - begun;
  if (rounds === 0) throw new Error('the states are not from the middle of a game');
  return (milliseconds * 1000) / CLONES;
}

export const benchmarks: readonly Benchmark[] = [
  ...[2, 4].flatMap(played),
  { name: `${raceForTheGalaxy.id}/clone-microseconds`, unit: 'µs', run: cloneMicroseconds },
];
