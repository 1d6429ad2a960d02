/** Whole games against the Automa that must replay to the very same end. A change that moves one raises the rules’ version. */
import { type GoldenGame, testGoldenRecords } from '../../../../../test/support/golden.ts';
import { gaiaProject } from '../../../src/game.ts';

const games: readonly GoldenGame[] = [
  {
    name: 'automa',
    seats: ['ann'],
    options: { difficulty: 'ultoma', automa: 'xenos', map: 'method-3', rotation: 'last-player' },
    seed: 'golden against the Automa',
  },
  { name: 'alptrauma', seats: ['ann'], options: { difficulty: 'alptrauma' }, seed: 'golden nightmare' },
];

testGoldenRecords({
  game: gaiaProject,
  games,
  beside: import.meta.url,
  progress: ({ round, automa }) => ({ rounds: round, discards: automa?.discards.length ?? 0 }),
});
