/**
 * How many whole games a second, every answer drawn uniformly from the legal ones. What such games are like (rounds,
 * answers, main actions, points) stands beside the speed, so that a figure can be compared with those of other engines.
 */
import { playRandomGame } from '@orrery/bots';
import type { Core, Game } from '@orrery/kernel';
import { reference } from '@orrery/reference';
import type { Benchmark } from './benchmark.ts';

/** Random games of one kind. */
export interface RandomGames<S extends Core> {
  readonly game: Game<S>;
  readonly seats: number;
  /** Where to stop before the end. */
  readonly until?: (state: S) => boolean;
  /** The round that a state is in, where the game counts them. */
  readonly rounds?: (state: S) => number;
  /** How many actions of those that make up a turn were taken, where the game has such. */
  readonly mainActions?: (state: S) => number;
}

const LEAST_MILLISECONDS = 500;
const SAMPLE = 200;

function play<S extends Core>({ game, seats, until }: RandomGames<S>, number: number) {
  const setting = { seats, seed: `bench/${number}` };
  return playRandomGame(game, until === undefined ? setting : { ...setting, until });
}

/** Plays for a while; gives games and answers per second. The same games every time. */
function speed<S extends Core>(kind: RandomGames<S>): { readonly games: number; readonly answers: number } {
  let games = 0;
  let answers = 0;
  const begun = performance.now();
  let elapsed = 0;
  while (elapsed < LEAST_MILLISECONDS) {
    answers += play(kind, games).answers;
    games += 1;
    elapsed = performance.now() - begun;
  }
  return { games: (games * 1000) / elapsed, answers: (answers * 1000) / elapsed };
}

/** The mean of something over the same sample of games. */
function mean<S extends Core>(kind: RandomGames<S>, of: (state: S, answers: number) => number): number {
  let total = 0;
  for (let number = 0; number < SAMPLE; number++) {
    const { state, answers } = play(kind, number);
    total += of(state, answers);
  }
  return total / SAMPLE;
}

function meanScore<S extends Core>({ game }: RandomGames<S>, state: S): number {
  const outcome = game.outcome(state) ?? game.preview(state, 'spectator');
  const scores = outcome?.standings.map(({ score }) => score) ?? [];
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

export function randomGames<S extends Core>(kind: RandomGames<S>): Benchmark[] {
  const { game, seats, rounds, mainActions } = kind;
  const name = (what: string): string => `${game.id}/${what}/${seats}p`;
  const fact = (what: string, unit: string, of: (state: S, answers: number) => number): Benchmark => ({
    name: name(what),
    unit,
    times: 1,
    run: () => mean(kind, of),
  });
  return [
    { name: name('random-games-per-second'), unit: 'games/s', times: 5, run: () => speed(kind).games },
    { name: name('answers-per-second'), unit: 'answers/s', times: 5, run: () => speed(kind).answers },
    ...(rounds === undefined ? [] : [fact('rounds-per-game', 'rounds', rounds)]),
    fact('answers-per-game', 'answers', (_, answers) => answers),
    ...(mainActions === undefined ? [] : [fact('main-actions-per-game', 'actions', mainActions)]),
    fact('mean-score', 'points', (state) => meanScore(kind, state)),
  ];
}

export const benchmarks: readonly Benchmark[] = [2, 4].flatMap((seats) =>
  randomGames({ game: reference, seats, rounds: ({ night }) => night }),
);
