/**
 * `npm run train:worths -- --seats 2 --minutes 10 --out <folder>`: plays games of Gaia Project and finds out what everything
 * is worth. Games are kept in the folder and gone on with; `worths.json` there is made anew from all of them.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gaiaProject } from '@orrery/gaia-project';
import { measuredWorths, type Worths } from '../../gaia-project/judgement.ts';
import { amountIds } from '../../gaia-project/position.ts';
import { fit } from './fit.ts';
import { playGame, type Row } from './games.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '10' },
    width: { type: 'string', default: '6' },
    off: { type: 'string', default: '0.8' },
    seed: { type: 'string', default: 'worths' },
    out: { type: 'string', default: 'training/gaia-project-worths' },
  },
});

const rowsIn = (file: string): Row[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

/** As the file beside the judgement has it: by amount, and then by the rounds that are left. */
function textOf(worths: Worths, rows: readonly Row[]): string {
  const last = rows.filter(({ round }) => round === 6);
  const averageOf = (faction: string): number => {
    const finals = last.filter((row) => row.faction === faction).map(({ final }) => final);
    return Math.round(finals.reduce((sum, final) => sum + final, 0) / finals.length);
  };
  const factions = Object.fromEntries(
    [...new Set(last.map(({ faction }) => faction))].sort().map((faction) => [faction, averageOf(faction)]),
  );
  const byAmount = Object.fromEntries(
    amountIds.map((id, place) => [id, worths.map((by) => Math.round((by[place] ?? 0) * 100) / 100)]),
  );
  return `${JSON.stringify({ rules: gaiaProject.version, factions, worths: byAmount }, undefined, 2)}\n`;
}

async function main(): Promise<void> {
  const tables = {
    seats: Number(values.seats),
    seed: `${values.seed}/${values.seats}`,
    width: Number(values.width),
    off: Number(values.off),
    worths: measuredWorths,
  };
  mkdirSync(values.out, { recursive: true });
  const file = join(values.out, 'games.jsonl');
  const rows = rowsIn(file);
  const end = performance.now() + 60_000 * Number(values.minutes);
  let game = rows
    .filter(({ seats }) => seats === tables.seats)
    .reduce((next, row) => Math.max(next, row.game + 1), 0);
  for (; performance.now() < end; game++) {
    const played = await playGame(tables, game);
    appendFileSync(file, played.map((row) => `${JSON.stringify(row)}\n`).join(''));
    rows.push(...played);
  }
  writeFileSync(join(values.out, 'worths.json'), textOf(fit(rows, measuredWorths), rows));
  console.log(`${game} games with ${tables.seats} seats, ${rows.length} positions in all`);
}

await main();
