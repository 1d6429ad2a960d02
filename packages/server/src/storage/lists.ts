/** The lobby's lists. They cost what they show, however many tables are stored. */
import type { Seat } from '@orrery/kernel';
import { LIMITS, type TableList, type TableListRequest, type TableSummary } from '@orrery/protocol';
import type { StoredSummary } from '../tables/position.ts';
import type { Database } from './database.ts';

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

const STATUS = { open: 'waiting', live: 'playing', finished: 'finished' } as const;

/** Conditions of a statement, and the values that stand in them. */
class Conditions {
  readonly values: unknown[] = [];
  readonly #texts: string[] = [];

  /** Adds a condition; `$` stands for each of the values in turn. */
  add(text: string, ...values: readonly unknown[]): void {
    const [first = '', ...rest] = text.split('$');
    const numbered = rest.map((part, i) => `$${this.values.push(values[i])}${part}`);
    this.#texts.push([first, ...numbered].join(''));
  }

  get text(): string {
    return this.#texts.join(' and ');
  }
}

export async function listTables(
  database: Database,
  request: TableListRequest,
  person: string | undefined,
  isOlder: IsOlder,
): Promise<TableList> {
  const { list, game, before } = request;
  const wanted = new Conditions();
  if (list === 'mine') {
    if (person === undefined) return { tables: [], next: null };
    wanted.add('t.id in (select table_id from members where person = $)', person);
  } else wanted.add("t.status = $ and t.visibility = 'open'", STATUS[list]);
  if (game !== undefined) wanted.add('t.game = $', game);
  // The newest first; where two are of the same moment their ids decide, so that no page misses one.
  const [since, id] = before?.split('.') ?? [];
  if (since !== undefined && id !== undefined)
    wanted.add('(t.since, t.id) < ($::bigint, $::text)', Number(since), id);
  const rows = await database.query<Found>(
    `select t.id, t.n, t.since, t.updated, t.deciding, t.summary,
       (l.entry -> 'settings' ->> 'rules')::integer as rules
     from tables t join log l on l.table_id = t.id and l.n = 1
     where ${wanted.text} order by t.since desc, t.id desc limit ${LIMITS.page + 1}`,
    wanted.values,
  );
  const page = rows.slice(0, LIMITS.page);
  const last = page[page.length - 1];
  return {
    tables: page.flatMap((row) => shown(row, person, isOlder)),
    next: rows.length > LIMITS.page && last !== undefined ? `${last.since}.${last.id}` : null,
  };
}

/** How many tables somebody plays at with bots. */
export async function countBotTables(database: Database, person: string): Promise<number> {
  const seat = "select from jsonb_array_elements(t.summary -> 'seats') s where";
  const [row] = await database.query<{ running: number }>(
    `select count(*)::integer as running from members m join tables t on t.id = m.table_id
     where m.person = $1 and t.status = 'playing' and exists (${seat} s ->> 'kind' = 'bot')
       and exists (${seat} s -> 'person' ->> 'id' = $1 and s ->> 'away' is null)`,
    [person],
  );
  return row?.running ?? 0;
}

/** How many tables of somebody wait for players or are being played. */
export async function countRunning(database: Database, person: string): Promise<number> {
  const [row] = await database.query<{ running: number }>(
    `select count(*)::integer as running from members m join tables t on t.id = m.table_id
     where m.person = $1 and t.status in ('waiting', 'playing')`,
    [person],
  );
  return row?.running ?? 0;
}
