import { chaos } from '@orrery/server-tools';
import { expect, test } from 'vitest';

const quiet = (): void => undefined;

test('nothing acknowledged is lost when servers are killed and upgraded, and the database is restarted', async () => {
  const setting = { seed: 'test', kills: 6, tables: 3, restartEvery: 4, upgrade: true };
  const result = await chaos(setting, quiet);
  expect(result.wrong).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(result.restarts).toBe(1);
  expect(result.finishedByEarlierRules).toBeGreaterThan(0);
}, 240_000);

test('a server that acknowledges before it commits is found out', async () => {
  const setting = {
    seed: 'hasty',
    kills: 6,
    tables: 3,
    restartEvery: 100,
    sabotaged: true,
    calmSeconds: 5,
  };
  const result = await chaos(setting, quiet);
  expect(result.wrong.join('\n')).toMatch(
    /acknowledged \S+ is not at|holds another answer|could not be started|is stuck at/,
  );
}, 240_000);
