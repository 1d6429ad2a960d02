/** Whole games of Race for the Galaxy in this browser, through the screen, by role and accessible name alone. */
import { testLocally } from './support/local-games.ts';
import { type Person, tabTo } from './support/people.ts';
import { playRace } from './support/race.ts';

async function beginAgainstBot({ page, words }: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: words.home.play }).click();
}

async function beginByKeyboard({ page, words }: Person): Promise<void> {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: words.home.play }));
  await page.keyboard.press('Enter');
}

async function beginAtOneScreen({ page, words }: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: words.home.friends }).click();
  await page.getByRole('radio', { name: words.create.here }).check();
  await page.getByRole('textbox', { name: words.create.name(1) }).fill('Ann');
  await page.getByRole('textbox', { name: words.create.name(2) }).fill('Bo');
  await page.getByRole('button', { name: words.create.start }).click();
}

testLocally('Race', {
  play: playRace,
  againstBots: {
    seatings: [
      ['desktop', 'en', 5, ['board', 'board', 'list']],
      ['phone', 'pl', 6, ['board', 'list']],
      ['desktop', 'pt', 7, ['board']],
    ],
    seats: 2,
    begin: beginAgainstBot,
    reloadAfter: 12,
  },
  atOneScreen: {
    seatings: [
      ['phone', 'pt', 8, ['board', 'list', 'board']],
      ['desktop', 'pl', 9, ['board', 'list']],
    ],
    seats: 2,
    begin: beginAtOneScreen,
    short: { most: 16 },
  },
  byKeyboard: {
    seatings: [['desktop', 'en', 10, ['keys']]],
    seats: 2,
    begin: beginByKeyboard,
    short: { most: 14 },
  },
  timeout: 600_000,
});
