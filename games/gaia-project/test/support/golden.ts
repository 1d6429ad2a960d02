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
import { gaiaProject } from '../../src/game.ts';
import type { GaiaState } from '../../src/state.ts';

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
  const state = gaiaProject.setup(options, seats.length, seed);
  const rng = rngFrom(`${seed}, answers`);
  const answers: Move[] = [];
  for (let open = gaiaProject.open(state); open.length > 0; open = gaiaProject.open(state)) {
    const question = oneOfAtRandom(rng, open);
    const answer = gaiaProject.sample(state, question, rng);
    answers.push({ seat: question.seat, answer });
    gaiaProject.apply(state, question.seat, answer);
  }
  const { id: game, version: rules } = gaiaProject;
  return { format: RECORD_FORMAT, game, rules, options, seats, seed, answers };
}

export function resultOf(state: GaiaState, answers: number): Result {
  const outcome = gaiaProject.outcome(state);
  if (outcome === undefined) throw new Error('the game is not over');
  const bySeat = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  return {
    hash: hashState(state),
    rounds: state.round,
    answers,
    scores: bySeat.map(({ score }) => score).join(', '),
    winners: winners(outcome).join(', '),
  };
}
