/** Whole games of Gaia Project in this browser, through the screen, by role and accessible name alone. */
import { beginByKeys, beginHere, isInRound, playGaia } from './support/gaia.ts';
import { testLocally } from './support/local-games.ts';

testLocally('Gaia Project', {
  play: playGaia,
  alone: {
    seatings: [
      ['desktop', 'en', 51, ['board']],
      ['phone', 'pl', 52, ['board']],
      ['desktop', 'pt', 53, ['board', 'board', 'list']],
    ],
    // With the Automa, which has points and no seat.
    seats: 2,
    begin: (person) => beginHere(person, 1, ['Ann']),
    short: { most: 8 },
  },
  againstBots: {
    seatings: [
      ['desktop', 'en', 5, ['board', 'board', 'board', 'list']],
      ['phone', 'pl', 6, ['board']],
      ['desktop', 'pt', 7, ['board']],
    ],
    seats: 4,
    begin: (person) => beginHere(person, 4, ['Ann']),
    reloadAfter: 7,
    short: { until: isInRound(2) },
  },
  atOneScreen: {
    seatings: [
      ['phone', 'pt', 8, ['board']],
      ['desktop', 'pl', 9, ['board', 'list']],
    ],
    seats: 2,
    begin: (person) => beginHere(person, 2, ['Ann', 'Bo']),
    short: { most: 10 },
  },
  byKeyboard: {
    seatings: [['desktop', 'en', 10, ['keys']]],
    seats: 2,
    begin: beginByKeys,
    short: { most: 8 },
  },
  timeout: 900_000,
});
