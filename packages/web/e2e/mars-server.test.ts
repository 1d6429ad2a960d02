/** A whole game of Terraforming Mars with draft at a server's table: two people, and a line that breaks. */
import { catalogues } from '@orrery/terraforming-mars';
import { describe } from 'vitest';
import { sendOnBoard } from './support/board-play.ts';
import { marsBoard, playMars } from './support/mars.ts';
import { choosePlayers, createTable, type Person } from './support/people.ts';
import { testAtServer } from './support/server-game.ts';

async function makeTable(person: Person): Promise<string> {
  const { page, language } = person;
  await page.goto('/new/terraforming-mars');
  await choosePlayers(person, 2);
  await page.getByRole('switch', { name: catalogues[language]['mars.setting.draft'], exact: true }).check();
  return createTable(person);
}

describe('Terraforming Mars at a server’s table', () => {
  testAtServer({
    pairs: [
      [
        ['desktop', 'en', 41, ['board', 'board', 'list']],
        ['phone', 'pl', 42, ['board']],
      ],
    ],
    makeTable,
    play: playMars,
    send: (person) => sendOnBoard(person, marsBoard),
    breaksAfter: 9,
    most: 60,
    timeout: 1_200_000,
  });
});
