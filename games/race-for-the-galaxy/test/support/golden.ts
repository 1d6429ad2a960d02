/** Whole games at random, from fixed seeds: what golden records are made of. */
import {
  type GameRecord,
  hashState,
  type Move,
  oneOfAtRandom,
  type Plain,
  RECORD_FORMAT,
  rngFrom,
  winners,
} from '@orrery/kernel';
import { raceForTheGalaxy } from '../../src/game.ts';
import type { RaceState } from '../../src/state.ts';

export interface GoldenGame {
  readonly name: string;
  readonly seats: readonly string[];
  readonly options: { readonly [id: string]: Plain };
  readonly seed: string;
}

/** What is kept beside a record to compare its replay with. */
export interface Result {
  readonly hash: string;
  readonly rounds: number;
  readonly answers: number;
  /** By seat. */
  readonly scores: string;
  readonly winners: string;
}

/** Plays a game to its end: whose turn it is among those who may answer, and the answer, are drawn at random. */
export function playAtRandom({ seats, options, seed }: GoldenGame): GameRecord {
  const state = raceForTheGalaxy.setup(options, seats.length, seed);
  const rng = rngFrom(`${seed}, answers`);
  const answers: Move[] = [];
  for (let open = raceForTheGalaxy.open(state); open.length > 0; open = raceForTheGalaxy.open(state)) {
    const question = oneOfAtRandom(rng, open);
    const answer = raceForTheGalaxy.sample(state, question, rng);
    answers.push({ seat: question.seat, answer });
    raceForTheGalaxy.apply(state, question.seat, answer);
  }
  const { id: game, version: rules } = raceForTheGalaxy;
  return { format: RECORD_FORMAT, game, rules, options, seats, seed, answers };
}

export function resultOf(state: RaceState, answers: number): Result {
  const outcome = raceForTheGalaxy.outcome(state);
  if (outcome === undefined) throw new Error('the game is not over');
  const bySeat = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  return {
    hash: hashState(state),
    rounds: state.round,
    answers,
    scores: bySeat.map(({ score, tiebreak }) => `${score} (${tiebreak.join()})`).join(', '),
    winners: winners(outcome).join(', '),
  };
}
