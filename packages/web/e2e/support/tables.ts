/** Tables for screens that lie deep in a game: played by the engine beforehand, kept where the browser keeps its own. */
import { answerOfQuick, type Bot, findBot, random, turnOf } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import {
  type Answer,
  type CoreView,
  type Game,
  type Outcome,
  type Plain,
  type Question,
  rngFrom,
} from '@orrery/kernel';
import type { BrowserContext } from 'playwright-core';
import { LocalTable } from '../../src/sources/local-table.ts';
import type { SavedSeat, SavedTable, TableLine } from '../../src/sources/saved.ts';
import type { ShownMove } from '../../src/sources/source.ts';
import { letQuickBotsAnswer } from '../../test/quick-bots.ts';

export interface Kept {
  readonly table: SavedTable;
  readonly line: TableLine;
}

/** Whether this is the wanted moment: the question that is open, the number of moves made, what its seat sees and knows. */
export type Until = (
  question: Question,
  moves: number,
  view: object & CoreView,
  log: readonly ShownMove[],
) => boolean;

export interface Wanted {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SavedSeat[];
  readonly options?: Readonly<Record<string, Plain>>;
  readonly seed: string;
  /** The first try that is known to lead there; those before it need not be played. */
  readonly first?: number;
  /** The game is played to its end where this is absent. */
  readonly until?: Until;
  /** What the persons choose whenever it is offered; otherwise they play as a bot does. */
  readonly seeks?: (value: Plain, question: Question) => boolean;
  /** What the persons take where several things can be taken together; as a bot does where it is absent. */
  readonly picks?: (question: Question) => readonly Plain[] | undefined;
  /** How it is to end; any way will do where this is absent. */
  readonly ended?: (outcome: Outcome) => boolean;
}

/** Seeds that are tried until a game comes to the wanted moment. */
const TRIES = 200;

/** A game that the engine has played, the persons' part too, up to the wanted moment or to the end. */
export async function keptTable(wanted: Wanted): Promise<Kept> {
  const { game: name, seats } = wanted;
  const listed = findGame(name);
  if (listed === undefined) throw new Error(`${name} is not in the catalog`);
  const { game } = await listed.load();
  const bots = new Map<string, Bot>();
  for (const { bot = 'random' } of seats) bots.set(bot, (await findBot(name, bot)?.load()) ?? random);
  const person = (await findBot(name, 'greedy')?.load()) ?? random;
  for (let i = wanted.first ?? 0; i < TRIES; i++) {
    const found = played(game, wanted, `${wanted.seed} ${i}`, bots, person);
    if (found !== undefined) return found;
  }
  throw new Error(`no game came to the moment of the table ${wanted.id}`);
}

/** What somebody answers who wants certain things. */
function sought(question: Question, { seeks, picks }: Wanted): Answer | undefined {
  const { id } = question;
  if (question.shape !== 'one-of') {
    const taken = picks?.(question);
    return taken === undefined ? undefined : { question: id, picks: taken };
  }
  const option = question.options.find(({ value }) => seeks?.(value, question) === true);
  return option === undefined ? undefined : { question: id, pick: option.value };
}

function played(
  game: Game,
  wanted: Wanted,
  seed: string,
  bots: ReadonlyMap<string, Bot>,
  person: Bot,
): Kept | undefined {
  const { id, seats, options = {}, until, ended = () => true } = wanted;
  const created = 1_700_000_000_000;
  const saved: SavedTable = {
    id,
    game: game.id,
    rules: game.version,
    options,
    seats,
    seed,
    moves: [],
    created,
  };
  const table = new LocalTable(game, saved);
  const rng = rngFrom(`${seed}/person`);
  const kept = (): Kept => ({ table: { ...saved, moves: table.moves }, line: table.line(created) });
  for (;;) {
    letQuickBotsAnswer(game, table, (bot) => bots.get(bot) ?? random);
    if (table.isOver) {
      const { outcome } = table.show();
      return until === undefined && outcome !== undefined && ended(outcome) ? kept() : undefined;
    }
    table.takeOver(table.next);
    const { question, view, log } = table.show();
    if (question === undefined) return undefined;
    if (until?.(question, table.moves.length, view, log) === true) return kept();
    const answer = sought(question, wanted) ?? answerOfQuick(person, game, turnOf(view, table.present, rng));
    const refusal = table.answer(table.present, [answer]);
    if (refusal !== undefined) throw new Error(refusal.key);
  }
}

/** Puts tables into the storage of every page of the context, and what its owner has set. */
export async function keepTables(
  context: BrowserContext,
  tables: readonly Kept[],
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await context.addInitScript(
    (text: string) => {
      if (localStorage.getItem('orrery.tables') !== null) return;
      const {
        tables: kept,
        settings: set,
      }: { tables: { table: { id: string }; line: object }[]; settings: object } = JSON.parse(text);
      localStorage.setItem('orrery.tables', JSON.stringify(kept.map(({ line }) => line)));
      for (const { table } of kept) localStorage.setItem(`orrery.table.${table.id}`, JSON.stringify(table));
      localStorage.setItem('orrery.settings', JSON.stringify(set));
    },
    JSON.stringify({ tables, settings: { name: 'Halley', ...settings } }),
  );
}
