/** A history that knows what can be told of each move: what the log of a local table and of a replay is made of. */
import {
  type Core,
  type Game,
  type GameEvent,
  type GameRecord,
  type History,
  type Keeping,
  type Moment,
  type Noted,
  RECORD_FORMAT,
  type Replayed,
  recordedBots,
  type Seat,
  stateAt,
} from '@orrery/kernel';
import type { SavedTable } from './saved.ts';
import type { ShownMove } from './source.ts';

/** What is told of a move besides the move itself. */
export interface Told {
  /** After it. */
  readonly moment: Moment | undefined;
  /** All of them, whoever may know them. */
  readonly events: readonly GameEvent[];
  /** A premove or a preference made it. */
  readonly policy?: boolean;
}

/** Any position is a few moves away from a state that is kept. */
export const NEAR: Keeping = { latest: 6, every: 16 };

export const toldIn =
  (game: Game, policy = false): Noted<Core, Told> =>
  (move, { state, events }) => ({
    ...move,
    moment: game.moment(state),
    events,
    ...(policy ? { policy } : {}),
  });

/** The log of a game: what happened before the first question, then every move. */
export function logOf<N extends Told>(
  { history, opening }: Replayed<Core, N>,
  see: (events: readonly GameEvent[]) => readonly GameEvent[],
): ShownMove[] {
  const entry = (at: number, seat: Seat | null, { moment, events, policy }: Told): ShownMove => ({
    at,
    seat,
    moment,
    events: see(events),
    ...(policy === true ? { policy } : {}),
  });
  const first = { moment: firstMoment(history), events: opening };
  return [entry(0, null, first), ...history.moves.map((move, i) => entry(i + 1, move.seat, move))];
}

const firstMoment = <N extends object>(history: History<Core, N>): Moment | undefined =>
  history.game.moment(stateAt(history, 0));

/** The record of a table of this browser, as far as it was played. */
export function recordOf({
  game,
  rules,
  options,
  seats,
  seed,
  beginning,
  moves,
}: Omit<SavedTable, 'id' | 'created'>): GameRecord {
  const made = moves.map(({ seat, answer }) => ({ seat, answer }));
  return {
    format: RECORD_FORMAT,
    game,
    rules,
    options,
    seats: seats.map(({ name }) => name),
    ...recordedBots(seats.map(({ bot }) => bot ?? null)),
    seed,
    answers: [...(beginning?.moves ?? []), ...made],
    ...(beginning?.anew === undefined ? {} : { anew: beginning.anew }),
  };
}
