import { type Core, type Game, rngFrom } from '@orrery/kernel';

/** No game takes longer; one that does has lost its way. */
export const MOST_ANSWERS = 20_000;

export interface RandomGame<S> {
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Stops before the end, for figures that must be compared with those of others. */
  readonly until?: (state: S) => boolean;
}

export interface PlayedGame<S> {
  readonly state: S;
  readonly answers: number;
}

/** Plays a game in which every answer is drawn from the legal ones. The quickest way through: no views, no events. */
export function playRandomGame<S extends Core>(game: Game<S>, setting: RandomGame<S>): PlayedGame<S> {
  const { options, seats, seed, until } = setting;
  const state = game.setup(options, seats, seed);
  const rng = rngFrom(`${seed}/choices`);
  let answers = 0;
  while (!until?.(state) && game.playOn(state, rng)) {
    answers += 1;
    if (answers > MOST_ANSWERS)
      throw new Error(`${game.id}: no end after ${MOST_ANSWERS} answers, seed ${seed}`);
  }
  return { state, answers };
}
