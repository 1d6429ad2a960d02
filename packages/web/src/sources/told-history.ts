/** A history that knows what can be told of each move: what the log of a local table and of a replay is made of. */
import {
  type Core,
  type Game,
  type GameEvent,
  type GameRecord,
  type History,
  type Keeping,
  type Noted,
  RECORD_FORMAT,
  type Replayed,
  recordedBots,
  type Seat,
  stateAt,
} from '@orrery/kernel';
import type { LogMove, Round } from '../table/source.ts';
import { roundIn } from './rounds.ts';
import type { SavedTable } from './saved.ts';

/** What is told of a move besides the move itself. */
export interface Told {
  /** The round after it. */
  readonly round: Round | undefined;
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
    round: roundIn(game.view(state, 'spectator')),
    events,
    ...(policy ? { policy } : {}),
  });

/** The log of a game: what happened before the first question, then every move. */
export function logOf<N extends Told>(
  { history, opening }: Replayed<Core, N>,
  see: (events: readonly GameEvent[]) => readonly GameEvent[],
): LogMove[] {
  const entry = (at: number, seat: Seat | null, { round, events, policy }: Told): LogMove => ({
    at,
    seat,
    round,
    events: see(events),
    ...(policy === true ? { policy } : {}),
  });
  const first = { round: firstRound(history), events: opening };
  return [entry(0, null, first), ...history.moves.map((move, i) => entry(i + 1, move.seat, move))];
}

export const firstRound = <N extends object>(history: History<Core, N>): Round | undefined =>
  roundIn(history.game.view(stateAt(history, 0), 'spectator'));

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
