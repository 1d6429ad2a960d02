/** The lobby's lists. They cost what they show, however many tables are stored. */
import type { Seat } from '@orrery/kernel';
import { LIMITS, type TableList, type TableListRequest, type TableSummary } from '@orrery/protocol';
import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { StoredSummary } from '../tables/position.ts';
import type { Database } from './database.ts';
import { log, members, tables } from './schema.ts';

const columns = {
  id: tables.id,
  n: tables.n,
  since: tables.since,
  updated: tables.updated,
  deciding: tables.deciding,
  summary: tables.summary,
  rules: sql<number>`(${log.entry} -> 'settings' ->> 'rules')::integer`,
};

interface Found {
  readonly id: string;
  readonly n: number;
  readonly since: number;
  readonly updated: number;
  readonly deciding: unknown;
  readonly summary: unknown;
  /** The version of the rules that the table began with. */
  readonly rules: number;
}

/** Whether rules are earlier than those that this program has. */
type IsOlder = (game: string, rules: number) => boolean;

const isSummary = (value: unknown): value is StoredSummary => typeof value === 'object' && value !== null;
const isSeats = (value: unknown): value is Seat[] => Array.isArray(value);

function shown(row: Found, person: string | undefined, isOlder: IsOlder): TableSummary[] {
  if (!isSummary(row.summary) || !isSeats(row.deciding)) return [];
  const mine = row.summary.seats.find((seat) => seat.person !== null && seat.person.id === person);
  return [
    {
      ...row.summary,
      n: row.n,
      updated: row.updated,
      deciding: row.deciding,
      older: isOlder(row.summary.game, row.rules),
      mine: mine?.seat ?? null,
    },
  ];
}

/** The newest first; where two are of the same moment their ids decide, so that no page misses one. */
const after = (before: string | undefined): SQL | undefined => {
  const [since, id] = before?.split('.') ?? [];
  if (since === undefined || id === undefined) return undefined;
  const time = Number(since);
  return or(lt(tables.since, time), and(eq(tables.since, time), lt(tables.id, id)));
};

export async function listTables(
  database: Database,
  request: TableListRequest,
  person: string | undefined,
  isOlder: IsOlder,
): Promise<TableList> {
  const { list, game, before } = request;
  const conditions = [after(before), game === undefined ? undefined : eq(tables.game, game)];
  if (list === 'mine') {
    if (person === undefined) return { tables: [], next: null };
    const seated = database.orm.select({ id: members.table }).from(members).where(eq(members.person, person));
    conditions.push(inArray(tables.id, seated));
  } else {
    const status = list === 'open' ? 'waiting' : list === 'live' ? 'playing' : 'finished';
    conditions.push(eq(tables.status, status), eq(tables.visibility, 'open'));
  }
  const rows = await database.orm
    .select(columns)
    .from(tables)
    .innerJoin(log, and(eq(log.table, tables.id), eq(log.n, 1)))
    .where(and(...conditions))
    .orderBy(desc(tables.since), desc(tables.id))
    .limit(LIMITS.page + 1);
  const page = rows.slice(0, LIMITS.page);
  const last = page[page.length - 1];
  return {
    tables: page.flatMap((row) => shown(row, person, isOlder)),
    next: rows.length > LIMITS.page && last !== undefined ? `${last.since}.${last.id}` : null,
  };
}

/** How many tables of somebody wait for players or are being played. */
export async function countRunning(database: Database, person: string): Promise<number> {
  const [row] = await database.orm
    .select({ running: count() })
    .from(members)
    .innerJoin(tables, eq(tables.id, members.table))
    .where(and(eq(members.person, person), inArray(tables.status, ['waiting', 'playing'])));
  return row?.running ?? 0;
}
