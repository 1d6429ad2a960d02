import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUser, nativeFolder, ownFolder, programsFor, startPostgres } from '@orrery/server-tools';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const user = databaseUser();

describe('the PostgreSQL of the tests', () => {
  /** Open to nobody but ourselves, as the home folder of root usually is. */
  let ours: string;
  const outer = process.env.TMPDIR;

  beforeEach(() => {
    ours = mkdtempSync(join(tmpdir(), 'orrery-private-'));
  });

  afterEach(() => {
    if (outer === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outer;
    rmSync(ours, { recursive: true, force: true });
  });

  test('runs from a folder that its user cannot reach', () => {
    const native = join(ours, 'native');
    cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true });
    const folder = ownFolder(user);
    try {
      const { postgres, initdb } = programsFor(user, folder, native);
      for (const program of [postgres, initdb]) {
        const { status, stdout } = spawnSync(program, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
        expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('PostgreSQL') });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('has a folder that its user can reach where the temporary folder is private', () => {
    process.env.TMPDIR = ours;
    const folder = ownFolder(user);
    const made = spawnSync('mkdir', [join(folder, 'data')], { ...user, cwd: '/' });
    const there = existsSync(join(folder, 'data'));
    rmSync(folder, { recursive: true, force: true });
    expect({ status: made.status, there }).toEqual({ status: 0, there: true });
  });

  test('says within seconds why it cannot start, and leaves nothing', async () => {
    const before = readdirSync(tmpdir());
    const begun = Date.now();
    await expect(startPostgres(['-c', 'no_such_setting=1'])).rejects.toThrow(/no_such_setting/);
    expect(Date.now() - begun).toBeLessThan(30_000);
    expect(readdirSync(tmpdir()).filter((name) => !before.includes(name) && /postgres/.test(name))).toEqual(
      [],
    );
  });
});
