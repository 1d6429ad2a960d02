/**
 * How many whole games a second, every answer drawn uniformly from the legal ones. What such games are like (rounds,
 * answers, points) stands beside the speed, so that a figure can be compared with those of other engines.
 */
import { playRandomGame } from '@orrery/bots';
import type { Core, Game } from '@orrery/kernel';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { reference } from '@orrery/reference';
import type { Benchmark } from './benchmark.ts';

interface Kind<S extends Core> {
  readonly game: Game<S>;
  readonly seats: number;
  /** Where to stop before the end. */
  readonly until?: (state: S) => boolean;
  /** The round a state is in, where the game counts them. */
  readonly rounds?: (state: S) => number;
}

const LEAST_MILLISECONDS = 500;
const SAMPLE = 200;

function play<S extends Core>({ game, seats, until }: Kind<S>, number: number) {
  const setting = { seats, seed: `bench/${number}` };
  return playRandomGame(game, until === undefined ? setting : { ...setting, until });
}

/** Plays for a while; gives games and answers per second. The same games every time. */
function speed<S extends Core>(kind: Kind<S>): { readonly games: number; readonly answers: number } {
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
function mean<S extends Core>(kind: Kind<S>, of: (state: S, answers: number) => number): number {
  let total = 0;
  for (let number = 0; number < SAMPLE; number++) {
    const { state, answers } = play(kind, number);
    total += of(state, answers);
  }
  return total / SAMPLE;
}

function meanScore<S extends Core>({ game }: Kind<S>, state: S): number {
  const outcome = game.outcome(state) ?? game.preview(state, 'spectator');
  const scores = outcome?.standings.map(({ score }) => score) ?? [];
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

function benchmarksOf<S extends Core>(kind: Kind<S>): Benchmark[] {
  const { game, seats, rounds } = kind;
  const name = (what: string): string => `${game.id}/${what}/${seats}p`;
  const fact = (what: string, unit: string, of: (state: S, answers: number) => number): Benchmark => ({
    name: name(what),
    unit,
    times: 1,
    run: () => mean(kind, of),
  });
  return [
    { name: name('random-games-per-second'), unit: 'games/s', times: 5, run: () => speed(kind).games },
    { name: name('random-answers-per-second'), unit: 'answers/s', times: 5, run: () => speed(kind).answers },
    fact('answers-per-random-game', 'answers', (_, answers) => answers),
    ...(rounds === undefined ? [] : [fact('rounds-per-random-game', 'rounds', rounds)]),
    fact('mean-score-of-random-games', 'points', (state) => meanScore(kind, state)),
  ];
}

/** Games of random players drag on; they are stopped after this round, so that figures can be compared. */
const MOST_ROUNDS = 30;

const race = (seats: number): Benchmark[] =>
  benchmarksOf({
    game: raceForTheGalaxy,
    seats,
    until: ({ round }) => round > MOST_ROUNDS,
    rounds: ({ round }) => Math.min(round, MOST_ROUNDS),
  });

export const benchmarks: readonly Benchmark[] = [
  ...[2, 4].flatMap((seats) => benchmarksOf({ game: reference, seats, rounds: ({ night }) => night })),
  ...[2, 4].flatMap(race),
];
