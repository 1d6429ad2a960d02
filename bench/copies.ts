/** How long a copy of a state takes, measured on states from the middle of random games. */
import { playRandomGame } from '@orrery/bots';
import type { Core, Game } from '@orrery/kernel';
import type { Benchmark } from './benchmark.ts';

export interface Copies<S extends Core> {
  readonly game: Game<S>;
  /** The numbers of players, in turn. */
  readonly seats: readonly number[];
  /** The round that a state is in. */
  readonly rounds: (state: S) => number;
  /** The round that is the middle of a game. */
  readonly middle: number;
}

const STATES = 48;
const CLONES = 200_000;

function middleStates<S extends Core>({ game, seats, rounds, middle }: Copies<S>): S[] {
  return Array.from({ length: STATES }, (_, number) => {
    const setting = { seats: seats[number % seats.length] ?? 2, seed: `bench/${number}` };
    return playRandomGame(game, { ...setting, until: (state) => rounds(state) >= middle }).state;
  });
}

export function copies<S extends Core>(kind: Copies<S>): Benchmark {
  const { game, rounds } = kind;
  let states: S[] | undefined;

  const run = (): number => {
    states ??= middleStates(kind);
    let sum = 0;
    const begun = performance.now();
    for (let i = 0; i < CLONES; )
      for (const state of states) {
        sum += rounds(game.clone(state));
        i += 1;
      }
    const milliseconds = performance.now() - begun;
    if (sum === 0) throw new Error('the states are not from the middle of a game');
    return (milliseconds * 1000) / CLONES;
  };

  return { name: `${game.id}/clone-microseconds`, unit: 'µs', run };
}
