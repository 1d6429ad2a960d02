/**
 * Gaia Project and Terraforming Mars at the plain table: the form of a new table with every option, and whole games
 * against strong bots, by role and accessible name alone.
 */
import { catalogues as botWords, levelName } from '@orrery/bots/text';
import { findGame, type LoadedGame } from '@orrery/catalog';
import type { ChoiceField, OptionField } from '@orrery/kernel';
import { createFormatter, type Format } from '@orrery/text';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import en from '../src/text/en.json' with { type: 'json' };
import pl from '../src/text/pl.json' with { type: 'json' };
import pt from '../src/text/pt.json' with { type: 'json' };
import type { Language, Size } from './support/browser.ts';
import { catalogue } from './support/mars.ts';
import { answerPlain, chance, said, settled } from './support/play.ts';
import { recordedTotals, shownTotals } from './support/record.ts';
import { serveDist } from './support/static.ts';
import { keepTables } from './support/tables.ts';
import { visitsTo } from './support/visit.ts';

const visit = visitsTo(serveDist);

const short = process.env.E2E === 'short';
const screenWords = { en, pt, pl } as const;

interface Played {
  readonly game: string;
  readonly size: Size;
  readonly language: Language;
  readonly players: number;
  /** What differs from the preset. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Which options end a turn or a round; taken now and then, so that games are not endless. */
  readonly ends: RegExp;
}

/** The screen's owner and what they see of it in words. */
interface Seen {
  readonly page: Page;
  readonly loaded: LoadedGame;
  readonly format: Format;
  readonly language: Language;
}

async function loadedGame(game: string): Promise<LoadedGame> {
  const loaded = await findGame(game)?.load();
  if (loaded === undefined) throw new Error(`${game} is not in the catalog`);
  return loaded;
}

const formatOf = (loaded: LoadedGame, language: Language): Format =>
  createFormatter(language, [screenWords[language], loaded.catalogues[language], botWords[language]]);

/** How many values are side by side; a list of one's own is one more. */
const sidesOf = ({ values, others }: ChoiceField): number => values.length + (others === undefined ? 0 : 1);

/** The control of an option, found by what the option is called. */
function controlOf({ page, format }: Seen, field: OptionField): Locator {
  const name = format(field.text);
  if (field.kind === 'toggle') return page.getByRole('switch', { name, exact: true });
  if (field.kind === 'number') return page.getByRole('spinbutton', { name, exact: true });
  return sidesOf(field) <= 4
    ? page.getByRole('radiogroup', { name, exact: true })
    : page.getByRole('combobox', { name, exact: true });
}

async function setOption(seen: Seen, field: OptionField, value: string | boolean): Promise<void> {
  const control = controlOf(seen, field);
  if (field.kind === 'toggle') {
    await control.setChecked(value === true);
    return;
  }
  if (field.kind !== 'choice') throw new Error('no such control in these games');
  const chosen = field.values.find((each) => each.value === value);
  const text = seen.format(chosen?.text ?? { key: 'web.create.own' });
  if (sidesOf(field) > 4) await control.selectOption({ label: text });
  else await control.getByRole('radio', { name: text, exact: true }).check();
  if (chosen !== undefined) return;
  const name = seen.format({ key: 'web.create.ownText', args: { option: field.text } });
  await seen.page.getByRole('textbox', { name, exact: true }).fill(String(value));
}

/** Every value that an option can have; the preset last. */
const valuesOf = (field: OptionField): (string | boolean)[] => {
  if (field.kind === 'toggle') return [!field.default, field.default];
  return field.kind === 'choice'
    ? [...field.values.map(({ value }) => value).filter((value) => value !== field.default), field.default]
    : [];
};

const choosePlayers = ({ page, format }: Seen, players: number): Promise<void> =>
  page
    .getByRole('radiogroup', { name: format({ key: 'web.create.players' }), exact: true })
    .getByRole('radio', { name: String(players), exact: true })
    .check();

/** Goes through all numbers of players and all options: each can be set to each value wherever it is offered. */
async function tryEverything(seen: Seen): Promise<void> {
  const { game } = seen.loaded;
  const tried = new Set<string>();
  for (let players = game.seats.min; players <= game.seats.max; players++) {
    await choosePlayers(seen, players);
    for (const [id, field] of Object.entries(game.options)) {
      // What goes only with another choice comes after it, and that has been left at its default.
      const { seats } = field;
      if (seats !== undefined && (players < seats.min || players > seats.max)) {
        const control = controlOf(seen, field);
        // A group of buttons is closed by closing each of them.
        const first = control.getByRole('radio').first();
        const closed = (await first.count()) > 0 ? first : control;
        expect(await closed.isDisabled(), `${id} for ${players}`).toBe(true);
      } else if (!tried.has(id)) {
        for (const value of valuesOf(field)) await setOption(seen, field, value);
        tried.add(id);
      }
    }
  }
  expect([...tried].sort()).toEqual(Object.keys(game.options).sort());
}

/** Fills in the form and begins: the person in the first seat, strong bots in the others. */
async function begin(seen: Seen, { players, options }: Played): Promise<void> {
  const { page, loaded, format } = seen;
  const word = (key: string, args?: Record<string, number>): string => format({ key, ...(args && { args }) });
  await page.getByRole('radio', { name: word('web.create.where.here'), exact: true }).check();
  await choosePlayers(seen, players);
  for (const [id, value] of Object.entries(options)) {
    const field = loaded.game.options[id];
    if (field === undefined) throw new Error(`no option ${id}`);
    await setOption(seen, field, value);
  }
  for (let n = 2; n <= players; n++) {
    const kind = page.getByRole('radiogroup', { name: word('web.create.seat', { n }), exact: true });
    await kind.getByRole('radio', { name: word('web.create.kind.bot'), exact: true }).check();
    const level = page.getByRole('radiogroup', { name: word('web.create.level', { n }), exact: true });
    await level.getByRole('radio', { name: format(levelName('strong')), exact: true }).check();
  }
  await page.getByRole('textbox', { name: word('web.create.seed'), exact: true }).fill('plain table');
  await page.getByRole('button', { name: word('web.create.start'), exact: true }).click();
}

/** Answers what is open: a proposal where there is one, the end of the turn now and then, else anything. */
async function answer(seen: Seen, ends: RegExp, below: (n: number) => number): Promise<void> {
  const { page, language, format } = seen;
  const words = said[language];
  const options = page.getByRole('region', { name: words.options, exact: true });
  const bar = page.getByRole('region', { name: words.question, exact: true });
  const confirm = bar.getByRole('button').last();
  const proposals = options
    .getByRole('group', { name: format({ key: 'web.option.proposed' }) })
    .getByRole('button');
  const ending = options.getByRole('radio', { name: ends, disabled: false });
  const choice =
    (await proposals.count()) > 0
      ? proposals
      : below(5) === 0 && (await ending.count()) > 0
        ? ending
        : undefined;
  if (choice === undefined) {
    await answerPlain(page, words, below);
    return;
  }
  const place = choice.nth(below(await choice.count()));
  // A secret choice can be changed until the last bot has made its own; then another question stands there.
  const clicked = await place.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (!clicked) return;
  await confirm.click();
  await settled(bar);
}

/** Plays until the ranking shows, or so many answers; gives how many were given. */
async function playOn(seen: Seen, { ends }: Played, most: number): Promise<number> {
  const below = chance(11);
  const words = said[seen.language];
  const end = seen.page.getByRole('region', { name: words.ranking, exact: true });
  const options = seen.page.getByRole('region', { name: words.options, exact: true });
  // The points of Terraforming Mars are counted step by step before the ranking shows.
  const result = seen.page.getByRole('button', { name: catalogue(seen.language, 'web.mars.count.result') });
  for (let answers = 0; answers < most; answers++) {
    await end.or(options).or(result).first().waitFor();
    if (await result.isVisible()) {
      await result.click();
      await end.waitFor();
    }
    if (await end.isVisible()) return answers;
    await answer(seen, ends, below);
  }
  return most;
}

const games: readonly Played[] = [
  {
    game: 'gaia-project',
    size: 'desktop',
    language: 'en',
    players: 3,
    options: {
      turnOrder: 'variable',
      map: 'method-3',
      rotation: 'last-player',
      smallMap: true,
    },
    ends: /^(Pass|End the turn)/,
  },
  {
    game: 'gaia-project',
    size: 'phone',
    language: 'pl',
    players: 2,
    // A shape of one's own.
    options: { factions: 'random', shape: '03 05 01 02 04 / 10 06 07 08 09' },
    ends: /^(Spasuj|Zakończ turę)/,
  },
  {
    game: 'terraforming-mars',
    size: 'desktop',
    language: 'en',
    players: 3,
    options: { draft: true, beginner2: true },
    ends: /^(Pass|End turn)/,
  },
  {
    game: 'terraforming-mars',
    size: 'phone',
    language: 'pt',
    players: 1,
    options: {},
    ends: /^(Passar|Encerrar|Terminar)/,
  },
];

/** Of each game one is in the short form. */
const cases = short ? games.filter(({ size }) => size === 'desktop') : games;
/** No game is longer, by far. */
const MOST = 600;

describe('at the plain table', () => {
  test.each(cases)(
    '$game, $players players, $size, $language: made with every option, played, and the record agrees',
    async (played) => {
      const { game, size, language } = played;
      const { context, page, faults } = await visit({ size, language });
      // Lists are wanted where there is a drawn board as well.
      await keepTables(context, [], { table: 'listed' });
      const loaded = await loadedGame(game);
      const seen: Seen = { page, loaded, language, format: formatOf(loaded, language) };
      await page.goto(`/new/${game}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await tryEverything(seen);
      await begin(seen, played);
      const answers = await playOn(seen, played, short ? 8 : MOST);
      expect(answers).toBeGreaterThan(7);
      if (!short) {
        expect(answers).toBeLessThan(MOST);
        const shown = await shownTotals(page, said[language]);
        expect(shown).toHaveLength(played.players);
        expect(await recordedTotals(page, said[language])).toEqual(shown);
      }
      expect(faults).toEqual([]);
      await context.close();
    },
    600_000,
  );
});

/** A word of each engine that stands in no other script. */
const engineWords = ['gaia.question.turn.action', 'mars.question.turn.first'];

test('the lobby loads neither engine; a table loads its own', async () => {
  const { context, page } = await visit();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const loaded = async (): Promise<string[]> => {
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(scripts);
    return engineWords.filter((word) => texts.some((text) => text.includes(word)));
  };
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await loaded()).toEqual([]);
  await page.goto('/new/terraforming-mars');
  await page.getByRole('radiogroup').first().waitFor();
  expect(await loaded()).toEqual(['mars.question.turn.first']);
  await context.close();
});
