/** Tables of this browser, kept in its storage: listed on the home screen and gone on with after a reload. */
import { isRecord, type Moment, type Move, type NewDeal, type Plain, type Seat } from '@orrery/kernel';
import type { SeatPolicies } from '@orrery/protocol';
import { type Keep, readKept, writeKept } from '../app/storage.ts';

export interface SavedSeat {
  readonly name: string;
  /** The bot that plays here, by id; absent for a person. */
  readonly bot?: string;
  /** Its shape and colour; that of its place where absent. */
  readonly mark?: number;
}

/** A game that goes on from a position of another one. */
interface Beginning {
  readonly moves: readonly Move[];
  /** Where what somebody could not know was dealt anew; absent when the same cards are to come. */
  readonly anew?: readonly NewDeal[];
}

/** A move of this table, and whether a policy made it. */
export interface SavedMove extends Move {
  readonly by?: 'policy';
}

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was begun with. */
  readonly rules: number;
  readonly options: Readonly<Record<string, Plain>>;
  readonly seats: readonly SavedSeat[];
  readonly seed: string;
  readonly beginning?: Beginning;
  readonly moves: readonly SavedMove[];
  /** Premoves and preferences by seat. */
  readonly policies?: readonly SeatPolicies[];
  readonly created: number;
}

/** A line of the list; enough to show it without loading the game. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SavedSeat[];
  readonly updated: number;
  /** The version of the rules it was begun with; lines of earlier versions do not say. */
  readonly rules?: number;
  readonly round?: number;
  /** What the game calls a round; lines of earlier versions do not say. */
  readonly unit?: Moment['unit'];
  readonly moves: number;
  /** The final points by seat and the winners, none where the game has beaten everybody; absent while it goes on. */
  readonly result?: {
    readonly scores: readonly number[];
    readonly winners: readonly Seat[];
    /** The points of the opponent that the game plays itself, where there is one. */
    readonly rival?: number;
  };
}

const LIST = 'orrery.tables';
const tableKey = (id: string): string => `orrery.table.${id}`;

const isLine = (value: unknown): value is TableLine =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.game === 'string' &&
  typeof value.updated === 'number' &&
  typeof value.moves === 'number' &&
  Array.isArray(value.seats);

const isTable = (value: unknown): value is SavedTable =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.game === 'string' &&
  typeof value.rules === 'number' &&
  typeof value.seed === 'string' &&
  isRecord(value.options) &&
  Array.isArray(value.seats) &&
  Array.isArray(value.moves);

/** The lines of all kept tables, the latest first. */
export function savedLines(keep: Keep): TableLine[] {
  const list = readKept(keep, LIST);
  return Array.isArray(list) ? list.filter(isLine).sort((a, b) => b.updated - a.updated) : [];
}

/** The version of the rules that a kept table was begun with. */
export const rulesOf = (keep: Keep, { id, rules }: TableLine): number | undefined =>
  rules ?? loadTable(keep, id)?.rules;

/** Tables for which there was no room: they can be played until the page is left. */
const unkept = new Map<string, SavedTable>();

export function loadTable(keep: Keep, id: string): SavedTable | undefined {
  const table = readKept(keep, tableKey(id));
  return isTable(table) ? table : unkept.get(id);
}

/** Finished games are kept for their replays, but not for ever; one that goes on is never dropped. */
const MOST_FINISHED = 60;

/** The finished games for which there is no place any more, of lines with the latest first. */
const beyondReplay = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(({ result }) => result !== undefined).slice(MOST_FINISHED);

/** Keeps the table and its line; false when the storage is full or switched off. A table that is played is not deleted. */
export function saveTable(keep: Keep, table: SavedTable, line: TableLine): boolean {
  unmarkDeleted(keep, table.id);
  if (!writeKept(keep, tableKey(table.id), table)) {
    unkept.set(table.id, table);
    return false;
  }
  unkept.delete(table.id);
  const lines = [{ ...line, rules: table.rules }, ...savedLines(keep).filter(({ id }) => id !== line.id)];
  const dropped = beyondReplay(lines);
  for (const { id } of dropped) keep.removeItem(tableKey(id));
  return writeKept(
    keep,
    LIST,
    lines.filter((each) => !dropped.includes(each)),
  );
}

export function forgetTable(keep: Keep, id: string): void {
  unmarkDeleted(keep, id);
  keep.removeItem(tableKey(id));
  writeKept(
    keep,
    LIST,
    savedLines(keep).filter((line) => line.id !== id),
  );
}

/** A new table's id or seed. */
export function freshId(letters = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

// Tables that somebody has deleted and may still want back. The mark is kept, so that leaving the page neither brings
// such a table back nor destroys it unseen; the table itself stays until it is forgotten.

const DELETED = 'orrery.deleted';

export function deletedTables(keep: Keep): readonly string[] {
  const kept = readKept(keep, DELETED);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

export function markDeleted(keep: Keep, id: string): void {
  writeKept(keep, DELETED, [...deletedTables(keep).filter((each) => each !== id), id]);
}

export function unmarkDeleted(keep: Keep, id: string): void {
  const marked = deletedTables(keep);
  if (!marked.includes(id)) return;
  const others = marked.filter((each) => each !== id);
  if (others.length === 0) keep.removeItem(DELETED);
  else writeKept(keep, DELETED, others);
}

// The titles that somebody has begun in this browser: whoever has not begun one is offered a first game of it.

const BEGUN = 'orrery.begun';

export function begunGames(keep: Keep): readonly string[] {
  const kept = readKept(keep, BEGUN);
  return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
}

/** Remembers the titles; they stay remembered when their tables are gone. */
export function rememberBegun(keep: Keep, games: readonly string[]): void {
  const known = begunGames(keep);
  const all = [...new Set([...known, ...games])];
  if (all.length > known.length) writeKept(keep, BEGUN, all);
}
