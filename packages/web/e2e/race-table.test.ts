/** Race for the Galaxy in this browser, to the end, through the list of options that every board has. */
import { readFileSync } from 'node:fs';
import { readRecord, replay } from '@orrery/kernel';
import { findGame } from '@orrery/shelf';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, launch, type Size, visitor } from './support/browser.ts';
import { answerFromList, chance } from './support/play.ts';
import { type Site, serveDist } from './support/static.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveDist()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const words = {
  en: {
    play: 'Play Race for the Galaxy now, against bots',
    all: 'All options as a list',
    ranking: 'Ranking',
    total: /^Total/,
    download: 'Download the record',
  },
  pt: {
    play: 'Jogar Race for the Galaxy agora, contra bots',
    all: 'Todas as opções em lista',
    ranking: 'Classificação',
    total: /^Total/,
    download: 'Baixar o registro',
  },
  pl: {
    play: 'Zagraj teraz z botami: Race for the Galaxy',
    all: 'Wszystkie opcje jako lista',
    ranking: 'Klasyfikacja',
    total: /^Razem/,
    download: 'Pobierz zapis partii',
  },
} as const;

const cases: readonly [Size, Language][] =
  process.env.E2E === 'short'
    ? [['desktop', 'en']]
    : [
        ['desktop', 'en'],
        ['phone', 'pl'],
        ['desktop', 'pt'],
      ];

describe('Race against a bot', () => {
  test.each(cases)(
    '%s, %s: to the final score, with a reload in the middle',
    async (size, language) => {
      const said = words[language];
      const { context, page, faults } = await visitor(browser, site.address, { size, language });
      await page.goto('/');
      await page.getByRole('button', { name: said.play }).click();
      const all = page.getByRole('button', { name: said.all });
      const ranking = page.getByRole('region', { name: said.ranking });
      const below = chance(5);
      for (let answers = 0; ; answers++) {
        await all.or(ranking).first().waitFor();
        if (await ranking.isVisible()) break;
        await answerFromList(page, all, below);
        if (answers === 12) await page.reload();
        if (answers > 900) throw new Error('no end in sight');
      }
      const totals = await page.getByRole('row', { name: said.total }).getByRole('cell').allTextContents();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: said.download }).click(),
      ]);
      const read = readRecord(readFileSync(await file.path(), 'utf8'));
      if ('error' in read) throw new Error(read.error.key);
      const loaded = await findGame(read.record.game)?.load();
      if (loaded === undefined) throw new Error('not on the shelf');
      const result = replay(loaded.game, read.record);
      if ('error' in result) throw new Error(result.error.key);
      const standings = [...(loaded.game.outcome(result.state)?.standings ?? [])];
      expect(totals.map(Number)).toEqual(standings.sort((a, b) => a.seat - b.seat).map(({ score }) => score));
      expect(faults).toEqual([]);
      await context.close();
    },
    600_000,
  );
});
