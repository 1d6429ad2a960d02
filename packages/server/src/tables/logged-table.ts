/**
 * What a log says about its table without the rules it was played by: the arrangement, and which answers counted in the
 * end. A finished game keeps its record for ever, also where this program cannot play it.
 */
import {
  cutTo,
  type GameRecord,
  type Move,
  type MoveList,
  type NewDeal,
  noMoves,
  RECORD_FORMAT,
  recordedBots,
  withMoves,
  withoutLast,
  withoutSince,
  withRedone,
} from '@orrery/kernel';
import { type Arrangement, agreedTo, arranged, newArrangement } from './arrangement.ts';
import type { Entry, Row } from './entry.ts';

export interface LoggedTable extends Arrangement {
  readonly moves: readonly Move[];
  /** Where people went back to before something showed. */
  readonly anew: readonly NewDeal[];
}

export function loggedTable(rows: readonly Row[]): LoggedTable {
  let table: Arrangement = newArrangement(rows[0]?.entry);
  let list: MoveList = noMoves;
  let anew: readonly NewDeal[] = [];
  for (const { n, entry } of rows.slice(1)) {
    list = movesAfter(table, list, entry);
    anew = dealsAfter(anew, list.moves.length, entry);
    table = { ...table, ...arranged(table, n, entry) };
  }
  return { ...table, moves: list.moves, anew };
}

/** What was dealt anew beyond the moves that are left is gone with them. */
function dealsAfter(anew: readonly NewDeal[], moves: number, entry: Entry): readonly NewDeal[] {
  if (entry.do !== 'undoVoted') return anew;
  const left = anew.filter(({ at }) => at <= moves);
  return entry.nonce === undefined ? left : [...left, { at: moves, nonce: entry.nonce }];
}

function movesAfter(table: Arrangement, list: MoveList, entry: Entry): MoveList {
  switch (entry.do) {
    case 'answered': {
      const { seat, answers } = entry;
      return withMoves(
        list,
        seat,
        answers.map((answer) => ({ seat, answer })),
      );
    }
    case 'undone':
      return entry.to === undefined
        ? withoutLast(list, entry.seat)
        : withoutSince(list, entry.seat, entry.to);
    case 'redone':
      return withRedone(list, entry.seat);
    default: {
      const to = agreedTo(table, entry);
      return to === undefined ? list : cutTo(list, to);
    }
  }
}

/** The whole game with the names of the people and the kinds of the bots; undefined where it never began. */
export function recordOf({ settings, seats, deal, moves, anew }: LoggedTable): GameRecord | undefined {
  if (deal === null) return undefined;
  return {
    format: RECORD_FORMAT,
    game: settings.game,
    rules: settings.rules,
    options: settings.options,
    seats: seats.map((seat) => seat.person?.name ?? seat.bot ?? '?'),
    ...recordedBots(seats.map(({ person, bot }) => (person === null ? bot : null))),
    seed: deal.seed,
    answers: moves.map(({ seat, answer }) => ({ seat, answer })),
    ...(anew.length === 0 ? {} : { anew }),
  };
}
