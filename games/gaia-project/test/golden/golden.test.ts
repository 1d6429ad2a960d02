/**
 * Golden records: whole games of our own that must replay to the very same end. A change of the rules that moves one of
 * them raises the game's version; `ORRERY_GOLDEN=write npx vitest run golden` then writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { type GameRecord, readRecord, replay, writeRecord } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../../src/game.ts';
import type { GaiaState } from '../../src/state.ts';
import { type GoldenGame, playAtRandom, type Result, resultOf } from '../support/golden.ts';

const games: readonly GoldenGame[] = [
  { name: 'two-players', seats: ['ann', 'bob'], options: {}, seed: 'golden two players' },
  {
    name: 'three-players-variable',
    seats: ['ann', 'bob', 'cyd'],
    options: { map: 'method-1', turnOrder: 'variable' },
    seed: 'golden three players',
  },
  { name: 'four-players', seats: ['ann', 'bob', 'cyd', 'dan'], options: {}, seed: 'golden four players' },
  {
    name: 'turned-by-hand',
    seats: ['ann', 'bob', 'cyd', 'dan'],
    options: { map: 'method-3', rotation: 'last-player', factions: 'random' },
    seed: 'golden turned tiles',
  },
  {
    name: 'first-game',
    seats: ['ann', 'bob', 'cyd'],
    options: { setup: 'first-game' },
    seed: 'golden first game',
  },
];

const recordFile = (name: string): URL => new URL(`./${name}.record`, import.meta.url);
const resultsFile = new URL('./results.json', import.meta.url);

function replayed(record: GameRecord): GaiaState {
  const end = replay(gaiaProject, record);
  if ('error' in end) throw new Error(end.error.key);
  return end.state;
}

function readGolden(name: string): GameRecord {
  const read = readRecord(readFileSync(recordFile(name), 'utf8'));
  if ('error' in read) throw new Error(`${name}: ${read.error.key}`);
  return read.record;
}

function writeGolden(): void {
  const results: Record<string, Result> = {};
  for (const game of games) {
    const record = playAtRandom(game);
    writeFileSync(recordFile(game.name), writeRecord(record));
    results[game.name] = resultOf(replayed(record), record.answers.length);
  }
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}

if (env.ORRERY_GOLDEN === 'write') writeGolden();

describe('golden records', () => {
  const results: Record<string, unknown> = JSON.parse(readFileSync(resultsFile, 'utf8'));

  test.each(games)('$name replays to the same end', ({ name, seats, options, seed }) => {
    const record = readGolden(name);
    expect(record).toMatchObject({ seats, options, seed, rules: gaiaProject.version });
    expect(resultOf(replayed(record), record.answers.length)).toEqual(results[name]);
  });

  test.each(games)('$name is refused after any change to an answer', ({ name }) => {
    const text = readFileSync(recordFile(name), 'utf8');
    const changed = text.replace(/"seat":(\d)/, (_, seat: string) => `"seat":${1 - Number(seat)}`);
    expect(readRecord(changed)).toMatchObject({ error: { key: 'kernel.record.checksum' } });
  });
});
