/** A whole game of Gaia Project at a server's table: two people, each with a browser, and a line that breaks. */
import { describe } from 'vitest';
import { makeTable, playGaia, sendActionFromBoard } from './support/gaia.ts';
import { testAtServer } from './support/server-game.ts';

describe('Gaia Project at a server’s table', () => {
  testAtServer({
    pairs: [
      [
        ['desktop', 'en', 23, ['board']],
        ['phone', 'pl', 24, ['board']],
      ],
      [
        ['phone', 'pt', 23, ['board']],
        ['desktop', 'en', 24, ['list', 'board']],
      ],
    ],
    makeTable,
    play: playGaia,
    send: sendActionFromBoard,
    breaksAfter: 9,
    most: 60,
    timeout: 900_000,
  });
});
