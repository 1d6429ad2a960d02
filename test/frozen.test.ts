/** Rules that were kept still play as they did, and none is changed without having been kept. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findRules, games } from '@orrery/catalog';
import { hashState, readRecord, replay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { goldenHash, goldenVersions, unkeptChange } from './support/golden-versions.ts';

const frozen = new URL('../packages/catalog/frozen/', import.meta.url);

const kept = readdirSync(frozen).flatMap((file) => {
  const [, id, version] = /^(.+)-(\d+)\.frozen\.js$/.exec(file) ?? [];
  return id === undefined ? [] : [{ id, rules: Number(version) }];
});

describe.each(kept)('$id, rules $rules', ({ id, rules }) => {
  const folder = new URL(`${id}-${rules}/`, frozen);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.record')) : [];

  test('are in the catalog', () => expect(findRules(id, rules)).toBeDefined());

  test.each(names)('%s replays to the end it had', async (name) => {
    const results: Record<string, { readonly hash: string }> = JSON.parse(
      readFileSync(new URL('results.json', folder), 'utf8'),
    );
    const read = readRecord(readFileSync(new URL(name, folder), 'utf8'));
    if ('error' in read) throw new Error(read.error.key);
    const { game } = await findRules(id, rules)!.load();
    const end = replay(game, read.record);
    if ('error' in end) throw new Error(end.error.key);
    expect(hashState(end.state)).toBe(results[name.replace('.record', '')]?.hash);
  });
});

describe('golden records', () => {
  const isKept = (id: string, rules: number): boolean =>
    kept.some((one) => one.id === id && one.rules === rules);

  test.each(games.map(({ id, rules }) => ({ id, rules })))(
    'of $id have not changed without a new version, and its earlier rules were kept',
    ({ id, rules }) => {
      const hash = goldenHash(id);
      if (hash !== undefined) expect(unkeptChange(id, rules, hash, goldenVersions(), isKept)).toBeUndefined();
    },
  );

  const versions = { chess: { 1: 'a', 2: 'b' } };
  test.each([
    ['stay as they are', 2, 'b', true, undefined],
    ['are others, and the version is the same', 2, 'c', true, 'the golden records of chess 2 have changed'],
    [
      'are others, with a new version that is not noted',
      3,
      'c',
      true,
      'the golden records of chess 3 are not noted',
    ],
    [
      'stay, but earlier rules were not kept',
      2,
      'b',
      false,
      'the rules of chess 1 were not kept: npm run freeze',
    ],
  ])('that %s', (_, rules, hash, wasKept, problem) => {
    expect(unkeptChange('chess', rules, hash, versions, () => wasKept)).toBe(problem);
  });
});
