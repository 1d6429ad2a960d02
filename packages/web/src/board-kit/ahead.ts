/** Looking ahead: what answers would do, on the real engine, as far as nothing unseen shows. */
import {
  type Answer,
  type Core,
  type CoreView,
  type Game,
  type Outcome,
  preview,
  type Question,
  type Refusal,
  rngFrom,
  type Seat,
  type Unavailable,
} from '@orrery/kernel';

export interface Ahead {
  readonly view: object & CoreView;
  readonly applied: number;
  /** The next answer shows something new; there is no way back after it. */
  readonly barrier: boolean;
  readonly refusal?: Refusal;
  /** The seat's next question, where nothing new showed and it is still the one to choose. */
  readonly question?: Question;
  readonly unavailable: readonly Unavailable[];
  readonly score?: Outcome;
}

/** Any seed does: nothing of what it decides is shown. */
const SEED = 'looking ahead';

/** The view and the next question after these answers. */
export function lookAhead(
  game: Game,
  view: object & CoreView,
  seat: Seat,
  answers: readonly Answer[],
): Ahead {
  const seen = preview(game, view, seat, answers, rngFrom(SEED));
  const state: Core = game.fill(seen.view, rngFrom(SEED));
  const question = seen.barrier || seen.refusal !== undefined ? undefined : game.question(state, seat);
  const score = game.preview(state, seat);
  return {
    view: seen.view,
    applied: seen.applied,
    barrier: seen.barrier,
    unavailable: question === undefined ? [] : game.unavailable(state, seat),
    ...(seen.refusal === undefined ? {} : { refusal: seen.refusal }),
    ...(question === undefined ? {} : { question }),
    ...(score === undefined ? {} : { score }),
  };
}
