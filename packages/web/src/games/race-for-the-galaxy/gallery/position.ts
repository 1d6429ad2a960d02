/** Positions for the gallery: games played at random until somebody is asked the wanted question. */
import { type CoreView, type Question, rngFrom, type Seat, type Unavailable } from '@orrery/kernel';
import { raceForTheGalaxy as game, type RaceState, type RaceView } from '@orrery/race-for-the-galaxy';

export interface Position {
  readonly state: RaceState;
  readonly seat: Seat;
  readonly view: RaceView & CoreView;
  readonly question: Question | undefined;
  readonly unavailable: readonly Unavailable[];
}

interface Wanted {
  readonly question: string;
  readonly players: number;
  /** The tableau has at least so many cards, and the question at least so many options. */
  readonly placed: number;
  readonly options: number;
  readonly twoActions: boolean;
}

const sizeOf = (question: Question): number =>
  question.shape === 'one-of'
    ? question.options.length
    : question.shape === 'some-of'
      ? question.items.length
      : 0;

/** Plays at random, but places cards where that is possible, so that tableaus grow. */
export function find(wanted: Wanted): Position | undefined {
  for (let seed = 1; seed < 400; seed++) {
    const rng = rngFrom(`gallery ${seed}`);
    const state = game.setup({ twoActions: wanted.twoActions }, wanted.players, `gallery ${seed}`);
    for (let step = 0; step < 900; step++) {
      const open = game.first(state);
      if (open === undefined) break;
      const question = game.question(state, open.seat);
      const enough = (state.players[open.seat]?.tableau.length ?? 0) >= wanted.placed;
      if (
        question !== undefined &&
        question.name === wanted.question &&
        enough &&
        sizeOf(question) >= wanted.options
      )
        return at(state, open.seat, question);
      const [first] = question?.shape === 'one-of' ? question.options : [];
      const places = open.ask.do.endsWith('.place') && first !== undefined;
      game.apply(
        state,
        open.seat,
        places ? { question: open.id, pick: first.value } : game.sample(state, open, rng),
      );
    }
  }
  return undefined;
}

const at = (state: RaceState, seat: Seat, question: Question | undefined): Position => ({
  state,
  seat,
  view: game.view(state, seat),
  question,
  unavailable: question === undefined ? [] : game.unavailable(state, seat),
});
