/**
 * Every question of Gaia Project can be answered on its board, with each of its options: what can be pressed is pressed,
 * one thing after the other, and nothing may be left that only the list offers.
 */
import { gaiaProject } from '@orrery/gaia-project';
import { questionNames } from '@orrery/gaia-project/testing';
import { type Answer, canonical, isRecord, type Question } from '@orrery/kernel';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LocalTable } from '../src/sources/local-table.ts';
import { readDraft } from '../src/table/draft.ts';
import { Hand } from './support/gaia-hand.ts';
import { gaiaStates } from './support/gaia-screens.ts';
import { screenTables } from './support/moments.ts';
import { settled } from './support/play.ts';
import { serveDist } from './support/static.ts';
import { type Kept, keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';

const short = process.env.E2E === 'short';

/** A kept game in which it is asked. */
const tables: Readonly<Record<string, string>> = {
  'setup.faction': 'faction',
  'setup.turn': 'sectors',
  'setup.place': 'first-mines',
  'setup.booster': 'setup-booster',
  'gaia.convert': 'convert',
  'gaia.tile': 'gaia-tile',
  'turn.action': 'turn',
  'turn.free': 'free',
  'power.stone': 'stone',
  'power.spend': 'spend',
  'power.sacrifice': 'sacrifice',
  'power.discard': 'project',
  'mine.place': 'place',
  'federation.form': 'federation',
  'federation.token': 'token',
  'tech.tile': 'tile',
  'tech.cover': 'cover',
  'research.area': 'step',
  'research.lostPlanet': 'lost',
  'special.swap': 'swap',
  'special.station': 'station',
  'special.downgrade': 'downgrade',
  'charge.accept': 'charge',
  'kernel.bag': 'income',
};

const questionOf = ({ table }: Kept): Question => {
  const { question } = new LocalTable(gaiaProject, table).show();
  if (question === undefined) throw new Error('nobody is asked anything');
  return question;
};

type Visit = ReturnType<typeof visitsTo>;

/** A kept game on a screen of its own, so that something may be sent. */
class Screen {
  readonly hand: Hand;
  readonly #context: BrowserContext;
  readonly #kept: Kept;

  private constructor(context: BrowserContext, page: Page, kept: Kept) {
    this.#context = context;
    this.#kept = kept;
    this.hand = new Hand(page);
  }

  static async of(visit: Visit, kept: Kept): Promise<Screen> {
    const { context, page } = await visit();
    await keepTables(context, [kept]);
    await page.goto(`/local/${kept.table.id}`);
    const screen = new Screen(context, page, kept);
    await screen.hand.main.waitFor();
    return screen;
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** What can be pressed to answer: cards, buttons of the bar, spaces, and whatever else lies on the board. */
  get things(): Locator {
    const { page, bar, map } = this.hand;
    const open = page.getByRole('button', { disabled: false });
    return bar
      .getByRole('group')
      .getByRole('button', { disabled: false })
      .or(bar.getByRole('button').and(page.locator('.bar-buttons .button:not(.main)')).and(open))
      .or(map.getByRole('button'))
      .or(page.getByRole('main').locator('[aria-pressed]:not([aria-keyshortcuts])').and(open));
  }

  /** The answer to the question that has been put together or sent, as the browser keeps it, in one way of writing. */
  async answer(): Promise<string | undefined> {
    const { id, moves } = this.#kept.table;
    const kept: unknown = await this.hand.page.evaluate((table) => {
      const draft: unknown = JSON.parse(sessionStorage.getItem(`orrery.draft.${location.pathname}`) ?? '{}');
      return { draft, table: JSON.parse(localStorage.getItem(`orrery.table.${table}`) ?? '{}') };
    }, id);
    if (!isRecord(kept) || !isRecord(kept.draft) || !isSaved(kept.table)) throw new Error('nothing is kept');
    const draft = readDraft(kept.draft);
    const sent = kept.table.moves[moves.length]?.answer;
    const answer = sent ?? draft?.staged[0] ?? draft?.held?.composed[0] ?? draft?.held?.selection;
    if (answer === undefined || !('pick' in answer) || answer.pick === undefined) return undefined;
    return canonical(answer.pick);
  }

  /** Presses, and waits until something may have been sent; gives the answer that it leads to. */
  async press(thing: Locator): Promise<string | undefined> {
    await thing.click();
    await settled(this.hand.bar);
    return this.answer();
  }

  /** Puts everything back; false where something has been sent already. */
  async rest(): Promise<boolean> {
    const { bar } = this.hand;
    const back = bar.getByRole('button', { name: 'Back', exact: true });
    while ((await back.count()) > 0 && (await back.isEnabled())) await back.click();
    return (await this.answer()) === undefined;
  }
}

const isSaved = (value: unknown): value is { readonly moves: readonly { readonly answer: Answer }[] } =>
  isRecord(value) && Array.isArray(value.moves);

/** Presses everything once, and what it opens once; gives the answers that this leads to. */
async function pressAll(open: () => Promise<Screen>): Promise<Set<string>> {
  const reached = new Set<string>();
  let screen = await open();
  const count = await screen.things.count();
  const fresh = async (): Promise<void> => {
    if (await screen.rest()) return;
    await screen.close();
    screen = await open();
  };
  const pressed = async (thing: Locator): Promise<boolean> => {
    const answer = await screen.press(thing);
    if (answer !== undefined) reached.add(answer);
    return answer !== undefined;
  };
  for (let i = 0; i < count; i++) {
    if (await pressed(screen.things.nth(i))) {
      await fresh();
      continue;
    }
    const opened = await screen.hand.cards(/./).count();
    for (let j = 0; j < opened; j++) {
      await pressed(screen.hand.cards(/./).nth(j));
      await fresh();
      await screen.press(screen.things.nth(i));
    }
    await fresh();
  }
  // What stands ready is sent with the filled button.
  if (await screen.hand.main.isEnabled()) await pressed(screen.hand.main);
  await screen.close();
  return reached;
}

test('every question of the engine is looked at, here and among the states of the table', () => {
  expect(Object.keys(tables).toSorted()).toEqual([...questionNames].toSorted());
  const looked = gaiaStates.map(({ path }) => path);
  for (const table of Object.values(tables)) expect(looked).toContain(`/local/gaia-${table}`);
});

// In the short form the states show that each has something to press; see `support/gaia-screens.ts`.
describe.skipIf(short)('on the board alone', () => {
  const visit = visitsTo(serveDist);

  test.each(questionNames)(
    '%s: every option can be chosen',
    async (name) => {
      const id = `gaia-${tables[name]}`;
      const [kept] = await screenTables(id);
      if (kept === undefined) throw new Error(`there is no table ${id}`);
      const question = questionOf(kept);
      expect(question.name).toBe(name);
      if (question.shape === 'one-of') {
        const reached = await pressAll(() => Screen.of(visit, kept));
        const all = question.options.map(({ value }) => canonical(value));
        expect(all.filter((each) => !reached.has(each))).toEqual([]);
        return;
      }
      const screen = await Screen.of(visit, kept);
      const { hand } = screen;
      if (question.shape === 'some-of')
        expect(await hand.map.getByRole('button').count()).toBe(question.items.length);
      else
        expect(await hand.bar.getByRole('button', { name: /: one more$/ }).count()).toBe(
          question.parts.length,
        );
      await screen.close();
    },
    240_000,
  );
});
