import { fuzz, load } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';

const quiet = (): void => undefined;

describe.each(['pglite', 'postgres'] as const)('short versions of the big runs on %s', (database) => {
  test('under load nothing acknowledged is missing and everybody sees what the server has', async () => {
    const processes = database === 'postgres' ? 2 : 1;
    const result = await load({ tables: 12, seconds: 3, rate: 60, database, processes, seed: 'test' }, quiet);
    expect(result.checked.details).toEqual([]);
    expect(result.moves).toBeGreaterThan(50);
  }, 120_000);

  test('bad messages bring no crash, no 5xx and no leak', async () => {
    const result = await fuzz({ messages: 1_500, database, seed: 'test' }, quiet);
    expect(result.wrong).toEqual([]);
  }, 120_000);
});
