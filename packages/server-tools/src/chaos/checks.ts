/** What must hold after the chaos, read from the database itself and from the server's own words. */
import { type Answer, canonical, firstDifference, isRecord, readRecord, replay, same } from '@orrery/kernel';
import type { Entry } from '@orrery/server';
import pg from 'pg';
import { RefusedError } from '../client.ts';
import { loadGame } from '../player.ts';
import type { ChaosPlayer } from './player.ts';
import { type LostRows, lostRow } from './replica.ts';

interface LogRow {
  readonly n: number;
  readonly entry: Entry;
}

async function readLogs(url: string): Promise<Map<string, LogRow[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows }: { rows: (LogRow & { table_id: string })[] } = await client.query(
    'select table_id, n, entry from log order by table_id, n',
  );
  await client.end();
  const logs = new Map<string, LogRow[]>();
  for (const { table_id, n, entry } of rows)
    logs.set(table_id, [...(logs.get(table_id) ?? []), { n, entry }]);
  return logs;
}

/** An answer without what the engine brings into a form of its own: amounts of nothing, and the order of picks. */
function meaning(answer: Answer | undefined): unknown {
  if (answer === undefined) return undefined;
  if ('picks' in answer) return { ...answer, picks: answer.picks.map(canonical).sort() };
  if (!('amounts' in answer)) return answer;
  return {
    ...answer,
    amounts: Object.fromEntries(Object.entries(answer.amounts).filter(([, n]) => n !== 0)),
  };
}

/**
 * Every acknowledged answer stands in the log under its number, but for those that went with the database that had them;
 * and no key stands there twice.
 */
function checkLog(
  players: readonly ChaosPlayer[],
  logs: ReadonlyMap<string, readonly LogRow[]>,
  lost: LostRows,
): string[] {
  const wrong: string[] = [];
  for (const player of players)
    for (const { table, n, key, answer } of player.acknowledged) {
      if (lost.has(lostRow(table, n, key))) continue;
      const entry = logs.get(table)?.find((row) => row.n === n)?.entry;
      if (entry?.do !== 'answered' || entry.key !== key)
        wrong.push(`${table}: acknowledged ${key} is not at ${n}`);
      else if (!same(meaning(entry.answers[0]), meaning(answer)))
        wrong.push(`${table}: ${n} holds another answer`);
    }
  for (const [table, rows] of logs) {
    const keys = rows.flatMap(({ entry }) =>
      entry.do === 'answered' && entry.key !== undefined ? [`${entry.seat} ${entry.key}`] : [],
    );
    if (new Set(keys).size !== keys.length) wrong.push(`${table}: an answer was applied twice`);
    if (rows.some((row, i) => row.n !== i + 1)) wrong.push(`${table}: the log has a hole`);
  }
  return wrong;
}

/** Asks once more where the connection failed: one that was kept open may be closed at the very moment of asking. */
async function askedAgain<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return ask();
  }
}

/** What the server and the database say of a table that does not move, to find out why. */
async function stateOf(url: string, { client, table }: ChaosPlayer): Promise<string> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows: jobs } = await database.query(
    `select kind, due - extract(epoch from now()) * 1000 as due, leased_until - extract(epoch from now()) * 1000 as leased
     from jobs where table_id = $1`,
    [table],
  );
  const { rows: stored } = await database.query('select n, deciding from tables where id = $1', [table]);
  await database.end();
  const position = await client.http('GET', `/api/tables/${table}`).catch((error: unknown) => String(error));
  const shown = isRecord(position)
    ? { n: position.n, table: position.table, question: position.question }
    : position;
  return JSON.stringify({ jobs, stored, shown }).slice(0, 2_000);
}

/** The record of a finished table replays to the result that everybody was shown, and positions agree. */
async function checkTable(url: string, players: readonly ChaosPlayer[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const player of players) {
    const { position, client, table } = player;
    if (position?.table.status !== 'finished') {
      const why = `${String(player.trouble)} ${await stateOf(url, player)}`;
      wrong.push(`${table}: a player is stuck at ${position?.n}: ${why}`);
      continue;
    }
    const server = await askedAgain(() => client.http('GET', `/api/tables/${table}`));
    if (!same(server, position))
      wrong.push(`${table}: a view differs at ${firstDifference(server, position)}`);
  }
  const [first] = players;
  if (first?.position?.table.status !== 'finished') return wrong;
  const record = readRecord(await askedAgain(() => first.client.text(`/api/tables/${first.table}/record`)));
  if ('error' in record) return [...wrong, `${first.table}: ${record.error.key}`];
  const game = await loadGame(record.record.game, record.record.rules);
  const played = replay(game, record.record);
  if ('error' in played) return [...wrong, `${first.table}: ${played.error.key}`];
  const shown = first.position.outcome;
  if (!same(game.outcome(played.state), isRecord(shown) ? shown : undefined))
    wrong.push(`${first.table}: the record replays to another result`);
  return wrong;
}

export async function checkChaos(
  url: string,
  players: readonly ChaosPlayer[],
  lost: LostRows,
): Promise<string[]> {
  const wrong = checkLog(players, await readLogs(url), lost);
  const tables = new Set(players.map((player) => player.table));
  for (const table of tables)
    try {
      wrong.push(
        ...(await checkTable(
          url,
          players.filter((one) => one.table === table),
        )),
      );
    } catch (error) {
      wrong.push(`${table}: it does not open: ${error instanceof Error ? error.message : String(error)}`);
    }
  return wrong;
}
