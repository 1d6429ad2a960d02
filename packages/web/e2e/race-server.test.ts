/** A whole game of Race for the Galaxy at a server's table: two people, each with a browser, and a line that breaks. */
import { describe } from 'vitest';
import { makeTable, playRace, sendFromBoard } from './support/race.ts';
import { testAtServer } from './support/server-game.ts';

describe('Race at a server’s table', () => {
  testAtServer({
    pairs: [
      [
        ['desktop', 'en', 21, ['board', 'list']],
        ['phone', 'pl', 22, ['board', 'board', 'list']],
      ],
      [
        ['phone', 'pt', 21, ['board']],
        ['desktop', 'en', 22, ['list', 'board']],
      ],
    ],
    makeTable,
    play: playRace,
    send: sendFromBoard,
    breaksAfter: 9,
    most: 60,
    timeout: 600_000,
  });
});
