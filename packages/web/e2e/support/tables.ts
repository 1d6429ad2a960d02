/** Tables for screens that lie deep in a game: played by the engine beforehand, kept where the browser keeps its own. */
import { type Bot, findBot, random } from '@orrery/bots';
import { type Answer, type Game, rngFrom, type Seat } from '@orrery/kernel';
import { findGame } from '@orrery/shelf';
import type { BrowserContext } from 'playwright-core';
import { LocalTable } from '../../src/sources/local-table.ts';
import type { SavedSeat, SavedTable, TableLine } from '../../src/sources/saved.ts';

export interface Kept {
  readonly table: SavedTable;
  readonly line: TableLine;
}

/** When to stop, from the name of the question that is open and the number of moves made. */
export type Until = (question: string, moves: number) => boolean;

export interface Wanted {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SavedSeat[];
  readonly seed: string;
  readonly until: Until;
}

/** Plays both the bots' and the person's part until the wanted moment, or to the end. */
export async function keptTable({ id, game: name, seats, seed, until }: Wanted): Promise<Kept> {
  const shelved = findGame(name);
  if (shelved === undefined) throw new Error(`${name} is not on the shelf`);
  const { game } = await shelved.load();
  const bots = await Promise.all(
    seats.map(async ({ bot }) => (bot === undefined ? undefined : await findBot(name, bot)?.load())),
  );
  const strongest = (await findBot(name, 'greedy')?.load()) ?? random;
  const saved: SavedTable = {
    id,
    game: name,
    rules: game.version,
    options: {},
    seats,
    seed,
    moves: [],
    created: 1_700_000_000_000,
  };
  const table = new LocalTable(game, saved, bots);
  const rng = rngFrom(`${seed}/person`);
  for (;;) {
    while (table.letBotAnswer());
    if (table.isOver) break;
    table.takeOver(table.next);
    const { question, view } = table.show();
    if (question === undefined || until(question.name, table.moves.length)) break;
    const answer = answerFor(game, strongest, view, table.present, rng);
    const refusal = table.answer(table.present, [answer]);
    if (refusal !== undefined) throw new Error(refusal.key);
  }
  return { table: { ...saved, moves: table.moves }, line: table.line(1_700_000_000_000) };
}

const answerFor = (
  game: Game,
  bot: Bot,
  view: ReturnType<LocalTable['show']>['view'],
  seat: Seat,
  rng: ReturnType<typeof rngFrom>,
): Answer => bot.choose(game, view, seat, rng);

/** Puts tables into the storage of every page of the context. */
export async function keepTables(context: BrowserContext, tables: readonly Kept[]): Promise<void> {
  await context.addInitScript((text: string) => {
    if (localStorage.getItem('orrery.tables') !== null) return;
    const kept: { table: { id: string }; line: object }[] = JSON.parse(text);
    localStorage.setItem('orrery.tables', JSON.stringify(kept.map(({ line }) => line)));
    for (const { table } of kept) localStorage.setItem(`orrery.table.${table.id}`, JSON.stringify(table));
    localStorage.setItem('orrery.settings', JSON.stringify({ name: 'Halley' }));
  }, JSON.stringify(tables));
}
