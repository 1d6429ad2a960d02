/**
 * How games that somebody played alone have ended, here and at tables of a server. They are kept in this browser, beyond
 * its own tables, of which only the latest stay; a table counts once, by how it ended last, and one that went on from a
 * position of another does not count.
 */
import { type CoreView, isRecord, winners } from '@orrery/kernel';
import type { Position } from '@orrery/protocol';
import { useMemo } from 'react';
import { type Keep, keep, readKept, writeKept } from '../app/storage.ts';
import { createStore, useStore } from '../app/store.ts';
import { loadTable, type SavedTable, savedLines, type TableLine } from './saved.ts';

export interface SoloResult {
  readonly table: string;
  readonly game: string;
  readonly won: boolean;
  readonly points: number;
  /** How many rounds, generations or turns were played, as the game calls them. */
  readonly rounds: number;
  readonly at: number;
  /** The opponent that the game played itself: how strong it was, by the name of the option, and its points. */
  readonly against?: { readonly level: string; readonly points: number };
}

const KEY = 'orrery.solo';
/** The best are kept for ever; the least good of more than these are forgotten. */
const MOST_RESULTS = 200;

const isResult = (value: unknown): value is SoloResult =>
  isRecord(value) &&
  typeof value.table === 'string' &&
  typeof value.game === 'string' &&
  typeof value.won === 'boolean' &&
  typeof value.points === 'number' &&
  typeof value.rounds === 'number' &&
  typeof value.at === 'number' &&
  (value.against === undefined ||
    (isRecord(value.against) &&
      typeof value.against.level === 'string' &&
      typeof value.against.points === 'number'));

/** How far ahead somebody was of their opponent; all points where there was none. */
export const marginOf = ({ points, against }: Pick<SoloResult, 'points' | 'against'>): number =>
  points - (against?.points ?? 0);

/** A win is better than any loss; then points or the margin decide, and of equals the earlier one. */
const byWorth = (a: SoloResult, b: SoloResult): number =>
  Number(b.won) - Number(a.won) || marginOf(b) - marginOf(a) || a.at - b.at;

type Played = Pick<SavedTable, 'beginning' | 'options'>;

/** The level that somebody chose for the opponent; the option of every game that has one is called so. */
const levelOf = ({ options }: Played): string =>
  typeof options.difficulty === 'string' ? options.difficulty : '';

/** The result of a table; undefined while it goes on, and where it was not played alone from its beginning. */
function resultOf(table: Played, line: TableLine): SoloResult | undefined {
  const { id, game, seats, result, round = 0, updated } = line;
  const [seat, another] = seats;
  if (result === undefined || table.beginning !== undefined) return undefined;
  if (seat === undefined || another !== undefined || seat.bot !== undefined) return undefined;
  const [points = 0] = result.scores;
  const { winners, rival } = result;
  return {
    table: id,
    game,
    won: winners.length > 0,
    points,
    rounds: round,
    at: updated,
    ...(rival === undefined ? {} : { against: { level: levelOf(table), points: rival } }),
  };
}

/** All results, the best first; those of tables that ended before results were kept are read off their lines. */
export function soloResults(from: Keep): readonly SoloResult[] {
  const kept = readKept(from, KEY);
  const known = Array.isArray(kept) ? kept.filter(isResult) : undefined;
  const results =
    known ??
    savedLines(from).flatMap((line) => {
      const table = line.result === undefined ? undefined : loadTable(from, line.id);
      return table === undefined ? [] : (resultOf(table, line) ?? []);
    });
  return results.sort(byWorth);
}

const shown = createStore<readonly SoloResult[] | undefined>(undefined);

/** Keeps how a table stands: its result once it is over, none when the end was taken back. */
export function rememberSolo(to: Keep, table: Played, line: TableLine): void {
  const before = soloResults(to);
  const known = before.find((each) => each.table === line.id);
  const result = resultOf(table, line);
  // Opening a finished table again does not make it newer.
  const isNews =
    result?.points !== known?.points ||
    result?.won !== known?.won ||
    result?.against?.points !== known?.against?.points;
  if (!isNews && readKept(to, KEY) !== undefined) return;
  const others = before.filter((each) => each.table !== line.id);
  const now = isNews ? result : known;
  const all = [...others, ...(now === undefined ? [] : [now])].sort(byWorth).slice(0, MOST_RESULTS);
  writeKept(to, KEY, all);
  shown.set(all);
}

/** What has to be known of a table of the server. */
export interface ServedTable extends Pick<Position, 'seat' | 'n' | 'at' | 'outcome'> {
  readonly table: Pick<Position['table'], 'id' | 'game' | 'options' | 'seats' | 'finished'>;
  readonly view: Pick<CoreView, 'moment'> | null;
}

/** The same for a table of the server, where the person who looks at it plays alone. */
export function rememberServerSolo(to: Keep, position: ServedTable): void {
  const { table, outcome, view, n, at } = position;
  const [seat, another] = table.seats;
  if (seat === undefined || another !== undefined || position.seat !== seat.seat) return;
  const rival = outcome?.rival === undefined ? {} : { rival: outcome.rival.score };
  const scores = outcome?.standings.map(({ score }) => score) ?? [];
  rememberSolo(
    to,
    { options: table.options },
    {
      id: table.id,
      game: table.game,
      // Where a bot has played on, the result is not theirs.
      seats: [{ name: seat.person?.name ?? '', ...(seat.bot === null ? {} : { bot: seat.bot }) }],
      updated: table.finished ?? at,
      moves: n,
      ...(view?.moment === undefined ? {} : { round: view.moment.n }),
      ...(outcome === null ? {} : { result: { scores, winners: winners(outcome), ...rival } }),
    },
  );
}

/** The results of one game, the best first. */
export function useSoloResults(game: string): readonly SoloResult[] {
  const latest = useStore(shown);
  return useMemo(() => (latest ?? soloResults(keep())).filter((each) => each.game === game), [latest, game]);
}
