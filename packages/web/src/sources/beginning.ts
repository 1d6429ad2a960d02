/** What lay before the first move at a table: the setup, and for a branch the moves of the game it came from. */
import {
  type Core,
  dealtAnew,
  type Game,
  type GameEvent,
  type GameRecord,
  RECORD_FORMAT,
} from '@orrery/kernel';
import type { LogMove } from '../table/source.ts';
import { roundIn } from './rounds.ts';
import type { SavedTable } from './saved.ts';

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
    seed,
    answers: [...(beginning?.moves ?? []), ...made],
    ...(beginning?.anew === undefined ? {} : { anew: beginning.anew }),
  };
}

export interface Begun {
  /** The state from which the table's own moves go on. */
  readonly state: Core;
  /** The setup and every earlier move with all its events. */
  readonly log: readonly LogMove[];
}

/** Plays what lay before the table's own moves; only the first `count` earlier moves where that is given. */
export function begin(game: Game, saved: SavedTable, count?: number): Begun {
  const record = recordOf({ ...saved, moves: [] });
  const answers = record.answers.slice(0, count);
  let events: GameEvent[] = [];
  const loud = game.with({ emit: (event) => events.push(event) });
  const dealt = loud.setup(record.options, record.seats.length, record.seed);
  let state = dealtAnew(game, dealt, record, 0);
  const log: LogMove[] = [];
  const note = (seat: number | null): void => {
    log.push({ at: log.length, seat, round: roundIn(game.view(state, 'spectator')), events });
  };
  note(null);
  for (const [i, { seat, answer }] of answers.entries()) {
    events = [];
    loud.apply(state, seat, answer);
    state = dealtAnew(game, state, record, i + 1);
    note(seat);
  }
  return { state, log };
}
