/** Backup, wipe, restore: every table continues, on both databases. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Position } from '@orrery/protocol';
import { Client, freshData, type OwnPostgres, startPostgres } from '@orrery/server-tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup, restoreFrom } from '../src/backup/index.ts';
import { startServer } from '../src/server.ts';
import { makeTable, playOn, testConfig } from './support.ts';

let folder: string;
let postgres: OwnPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-backups-'));
  postgres = await startPostgres();
}, 120_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.close();
});

type Kind = 'embedded' | 'PostgreSQL';
let places = 0;

/** An empty database, in the words of the environment. */
async function emptyPlace(kind: Kind): Promise<{ env: NodeJS.ProcessEnv; data: string }> {
  places += 1;
  const data = await freshData();
  const env = kind === 'embedded' ? {} : { DATABASE_URL: await postgres.database(`place${places}`) };
  return { env: { ...env, ORRERY_DATA: data }, data };
}

const serve = (env: NodeJS.ProcessEnv) =>
  startServer(testConfig({ dataFolder: env.ORRERY_DATA ?? '', databaseUrl: env.DATABASE_URL }));

const clientOf = async (address: string, cookie?: string): Promise<Client> => {
  const client = new Client(address.replace('localhost', '127.0.0.1'));
  if (cookie === undefined) await client.guest('Ann');
  else client.cookie = cookie;
  await client.connect();
  return client;
};

const at = (client: Client, id: string): Position => client.tables.get(id)!.position;

describe.each([
  ['embedded', 'embedded'],
  ['PostgreSQL', 'PostgreSQL'],
  ['embedded', 'PostgreSQL'],
] as [Kind, Kind][])('from %s to %s', (from, to) => {
  test('a backup of a running server brings everything back, and every table continues', async () => {
    const file = join(folder, `${from}-${to}.backup`);
    const [before, after] = [await emptyPlace(from), await emptyPlace(to)];
    try {
      const server = await serve(before.env);
      const ann = await clientOf(server.address);
      const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, bot: 'random' }];
      const made = [];
      for (let i = 0; i < 3; i++) made.push(await makeTable(ann, { seats, start: true }));
      for (const { id } of made) {
        await ann.subscribe(id);
        await playOn(id, [ann], undefined, () => at(ann, id).answers >= 6);
      }
      await ann.command(made[0]!.id, { do: 'chat', text: 'Keep this' });
      for (const { id } of made) await ann.command(id, { do: 'pause', agree: true });
      const known = await Promise.all(made.map(({ id }) => ann.http('GET', `/api/tables/${id}`)));
      expect(await makeBackup(before.env, file)).toMatchObject({ tables: 3 });
      // The server goes on as if nothing had been.
      await ann.command(made[0]!.id, { do: 'resume' });
      ann.close();
      await server.close();
      await restoreFrom(after.env, file);
      const again = await serve(after.env);
      const back = await clientOf(again.address, ann.cookie);
      expect(await Promise.all(made.map(({ id }) => back.http('GET', `/api/tables/${id}`)))).toEqual(known);
      await back.command(made[0]!.id, { do: 'chat', text: 'And go on' });
      const { lines } = (await back.http('GET', `/api/tables/${made[0]!.id}/chat`)) as {
        lines: { text: string }[];
      };
      expect(lines.map(({ text }) => text)).toEqual(['Keep this', 'And go on']);
      for (const { id } of made) {
        await back.subscribe(id);
        await back.command(id, { do: 'resume' });
        await playOn(id, [back]);
        expect(at(back, id).table.status).toBe('finished');
      }
      back.close();
      await expect(restoreFrom(to === 'embedded' ? before.env : after.env, file)).rejects.toThrow(
        'not empty',
      );
      await again.close();
    } finally {
      for (const { data } of [before, after]) rmSync(data, { recursive: true, force: true });
    }
  }, 120_000);
});

test('a file that is cut off, changed, of a newer program or no backup at all is refused', async () => {
  const { env, data } = await emptyPlace('embedded');
  try {
    const file = join(folder, 'whole.backup');
    await makeBackup(env, file);
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const bad = join(folder, 'bad.backup');
    const refuses = async (content: Buffer, why: string): Promise<void> => {
      writeFileSync(bad, content);
      await expect(restoreFrom(env, bad)).rejects.toThrow(why);
    };
    await refuses(bytes.subarray(0, bytes.length - 20), 'cannot be read');
    await refuses(Buffer.from('not a backup'), 'cannot be read');
    await refuses(gzipSync(text.slice(0, text.lastIndexOf('{'))), 'end is missing');
    await refuses(gzipSync(text.replace(/"at":\d/, '"at":9')), 'changed');
    await refuses(gzipSync(text.replace(/"migration":\d+/, '"migration":9999')), 'newer');
    await refuses(gzipSync('{"format":"other"}\n'), 'no backup of Orrery');
    await restoreFrom(env, file);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}, 60_000);
