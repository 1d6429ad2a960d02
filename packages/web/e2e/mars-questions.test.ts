/** Every question of Terraforming Mars can be answered on the board: at a table where it is asked, without the list. */
import { questionNames } from '@orrery/terraforming-mars/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barOf, sendOnBoard } from './support/board-play.ts';
import type { Size } from './support/browser.ts';
import { marsBoard, offeredTo } from './support/mars.ts';
import { screenTables } from './support/moments.ts';
import type { Person } from './support/people.ts';
import { chance, settled } from './support/play.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';
import { said } from './support/words.ts';

/** The kept table at which each question is asked. */
const tableOf: Readonly<Record<string, string>> = {
  'setup.choose': 'mars-start',
  'research.pick': 'mars-draft',
  'research.buy': 'mars-research',
  payment: 'mars-pay',
  'turn.action': 'mars-turn',
  'turn.sell': 'mars-sell',
  'tile.place': 'mars-tile',
  'tile.claim': 'mars-claim',
  'cards.keep': 'mars-keep',
  'cards.buy': 'mars-buy',
  'cards.exchange': 'mars-exchange',
  'production.lower': 'mars-lower',
  'production.shift': 'mars-shift',
  'production.copy': 'mars-copy',
  'cubes.add': 'mars-onto',
  'cubes.take': 'mars-take',
  'resources.remove': 'mars-attack',
  'resources.amount': 'mars-attack-amount',
  'action.amount': 'mars-amount',
  'effect.choose': 'mars-choose',
  'final.greenery': 'mars-final',
  'kernel.bag': 'mars-order',
};

/** An amount stands ready, and is changed step by step: there is no option to press. */
const amounts: ReadonlySet<string> = new Set([
  'payment',
  'production.shift',
  'resources.amount',
  'action.amount',
]);

const visit = visitsTo(serveDist);
const short = process.env.E2E === 'short';
const sizes: readonly Size[] = short ? ['desktop'] : ['desktop', 'phone'];

/** How many moves of a table the browser keeps. */
const movesKept = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (table) => JSON.parse(localStorage.getItem(`orrery.table.${table}`) ?? '{"moves":[]}').moves.length,
    id,
  );

let tables: Kept[];
beforeAll(async () => {
  tables = await screenTables(...Object.values(tableOf));
}, 120_000);

test('there is a table for every question that the rules ask', () => {
  expect(Object.keys(tableOf).sort()).toEqual([...questionNames].sort());
});

describe.each(sizes)('on the board, %s', (size) => {
  let here: Awaited<ReturnType<typeof visit>>;
  beforeAll(async () => {
    here = await visit({ size });
    await keepTables(here.context, tables);
  });
  afterAll(() => here?.context.close());

  test.each(questionNames)('%s', async (name) => {
    const { page, faults } = here;
    const person: Person = {
      page,
      language: 'en',
      words: said.en,
      below: chance(17),
      manners: ['board'],
    };
    const id = tableOf[name] ?? '';
    await page.goto(`/local/${id}`);
    await page.locator(`[data-asks="${name}"]`).waitFor();
    if (!amounts.has(name)) expect(await offeredTo(person).count()).toBeGreaterThan(1);
    expect(await sendOnBoard(person, marsBoard)).toBe(true);
    await settled(barOf(person).bar);
    // The page keeps what was answered.
    const before = tables.find(({ table }) => table.id === id)?.table.moves.length ?? 0;
    await expect.poll(() => movesKept(page, id)).toBeGreaterThan(before);
    expect(faults).toEqual([]);
  });
});
