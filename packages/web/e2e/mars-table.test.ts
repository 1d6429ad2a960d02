/** Whole games of Terraforming Mars in this browser, through the screen, by role and accessible name alone. */
import { testLocally } from './support/local-games.ts';
import { beginByKeys, beginHere, isInGeneration, playMars } from './support/mars.ts';

testLocally('Terraforming Mars', {
  play: playMars,
  alone: {
    seatings: [
      ['desktop', 'en', 31, ['board']],
      ['phone', 'pt', 32, ['board']],
    ],
    seats: 1,
    begin: (person) => beginHere(person, 1, ['Ann']),
    short: { most: 6 },
  },
  againstBots: {
    seatings: [
      ['desktop', 'en', 5, ['board', 'board', 'board', 'list']],
      ['phone', 'pl', 6, ['board']],
      ['desktop', 'pt', 7, ['board']],
    ],
    seats: 3,
    begin: (person) => beginHere(person, 3, ['Ann']),
    reloadAfter: 9,
    short: { until: isInGeneration(2) },
  },
  atOneScreen: {
    seatings: [
      ['phone', 'pt', 8, ['board']],
      ['desktop', 'pl', 9, ['board', 'list']],
    ],
    seats: 2,
    begin: (person) => beginHere(person, 2, ['Ann', 'Bo']),
    short: { most: 8 },
  },
  byKeyboard: {
    seatings: [['desktop', 'en', 10, ['keys']]],
    seats: 2,
    begin: beginByKeys,
    short: { most: 8 },
  },
  timeout: 1_200_000,
});
