import { type GoldenGame, testGoldenRecords } from '../../../../test/support/golden.ts';
import { gaiaProject } from '../../src/game.ts';

const games: readonly GoldenGame[] = [
  { name: 'two-players', seats: ['ann', 'bob'], options: {}, seed: 'golden two players' },
  {
    name: 'three-players-variable',
    seats: ['ann', 'bob', 'cyd'],
    options: { map: 'method-1', turnOrder: 'variable' },
    seed: 'golden three players',
  },
  { name: 'four-players', seats: ['ann', 'bob', 'cyd', 'dan'], options: {}, seed: 'golden four players' },
  {
    name: 'turned-by-hand',
    seats: ['ann', 'bob', 'cyd', 'dan'],
    options: { map: 'method-3', rotation: 'last-player', factions: 'random' },
    seed: 'golden turned tiles',
  },
  {
    name: 'first-game',
    seats: ['ann', 'bob', 'cyd'],
    options: { setup: 'first-game' },
    seed: 'golden first game',
  },
];

testGoldenRecords({
  game: gaiaProject,
  games,
  beside: import.meta.url,
  progress: ({ round }) => ({ rounds: round }),
});
