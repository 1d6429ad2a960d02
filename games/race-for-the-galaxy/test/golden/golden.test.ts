import { type GoldenGame, testGoldenRecords } from '../../../../test/support/golden.ts';
import { raceForTheGalaxy } from '../../src/game.ts';

const games: readonly GoldenGame[] = [
  { name: 'two-players', seats: ['ann', 'bob'], options: {}, seed: 'golden two players' },
  {
    name: 'two-players-two-actions',
    seats: ['ann', 'bob'],
    options: { twoActions: true },
    seed: 'golden two actions',
  },
  { name: 'three-players', seats: ['ann', 'bob', 'cyd'], options: {}, seed: 'golden three players' },
  { name: 'four-players', seats: ['ann', 'bob', 'cyd', 'dan'], options: {}, seed: 'golden four players' },
  {
    name: 'first-game',
    seats: ['ann', 'bob', 'cyd'],
    options: { setup: 'first-game' },
    seed: 'golden first game',
  },
];

testGoldenRecords({
  game: raceForTheGalaxy,
  games,
  beside: import.meta.url,
  progress: ({ round }) => ({ rounds: round }),
});
