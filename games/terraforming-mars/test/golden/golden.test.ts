import { type GoldenGame, testGoldenRecords } from '../../../../test/support/golden.ts';
import { terraformingMars } from '../../src/game.ts';

const games: readonly GoldenGame[] = [
  { name: 'solo', seats: ['ann'], options: {}, seed: 'golden solo' },
  { name: 'two-players', seats: ['ann', 'bob'], options: {}, seed: 'golden two players' },
  {
    name: 'three-players-draft',
    seats: ['ann', 'bob', 'cyd'],
    options: { draft: true },
    seed: 'golden draft',
  },
  {
    name: 'four-players-standard',
    seats: ['ann', 'bob', 'cyd', 'dan'],
    options: { corporateEra: false, beginner2: true },
    seed: 'golden standard',
  },
  {
    name: 'five-players',
    seats: ['ann', 'bob', 'cyd', 'dan', 'eve'],
    options: { draft: true, beginner5: true },
    seed: 'golden five players',
  },
];

testGoldenRecords({
  game: terraformingMars,
  games,
  beside: import.meta.url,
  progress: ({ generation }) => ({ generations: generation }),
});
