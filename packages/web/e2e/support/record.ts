/** The end of a game on the screen, and the same end by the rules: the downloaded record, replayed. */
import { readFileSync } from 'node:fs';
import { findGame } from '@orrery/catalog';
import { readRecord, replay } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import type { Words } from './words.ts';

/** The points by seat that the screen at the end shows. */
export async function shownTotals(page: Page, words: Words): Promise<number[]> {
  const cells = page.getByRole('row', { name: words.total }).getByRole('cell');
  return (await cells.allTextContents()).map(Number);
}

/** The points by seat that a record leads to, by its own engine, and then those of an opponent that the game plays itself. */
export async function replayed(text: string): Promise<number[]> {
  const read = readRecord(text);
  if ('error' in read) throw new Error(read.error.key);
  const loaded = await findGame(read.record.game)?.load();
  if (loaded === undefined) throw new Error(`${read.record.game} is not in the catalog`);
  const result = replay(loaded.game, read.record);
  if ('error' in result) throw new Error(result.error.key);
  const { standings = [], rival } = loaded.game.outcome(result.state) ?? {};
  const seats = [...standings].sort((a, b) => a.seat - b.seat).map(({ score }) => score);
  return rival === undefined ? seats : [...seats, rival.score];
}

/** Downloads the record from the screen at the end; gives the points by seat that it leads to. */
export async function recordedTotals(page: Page, words: Words): Promise<number[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.download }).click(),
  ]);
  return replayed(readFileSync(await file.path(), 'utf8'));
}
