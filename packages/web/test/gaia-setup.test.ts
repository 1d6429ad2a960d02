/** Setting up Gaia Project: everything that is offered has its place on the board. */
import { findGame } from '@orrery/catalog';
import { isGaiaView, sectorTiles, sectorTurns, type View } from '@orrery/gaia-project/advice';
import { type Game, type Question, rngFrom } from '@orrery/kernel';
import { beforeAll, expect, test } from 'vitest';
import { optionsOf } from '../src/board-kit/choice.ts';
import { factionsShown, isOpen, takenBy } from '../src/games/gaia-project/questions/setup/factions.ts';
import { placedNext, placedSoFar } from '../src/games/gaia-project/questions/setup/order.tsx';

interface Asked {
  readonly view: View;
  readonly question: Question;
}

let game: Game;
beforeAll(async () => {
  const listed = findGame('gaia-project');
  if (listed === undefined) throw new Error('not in the catalog');
  ({ game } = await listed.load());
});

/** All questions before the first round, answered by chance. */
function* setup(options: object, seats: number, seed: string): Generator<Asked> {
  const state = game.setup(options, seats, seed);
  const rng = rngFrom(seed);
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const question = game.question(state, open.seat);
    const view = game.view(state, open.seat);
    if (question === undefined || !isGaiaView(view) || !question.name.startsWith('setup.')) return;
    yield { view, question };
    game.apply(state, open.seat, game.sample(state, open, rng));
  }
}

const values = (question: Question): unknown[] => optionsOf(question).map(({ value }) => value);

const games = [
  { options: {}, seats: 4 },
  { options: { setup: 'first-game' }, seats: 3 },
  { options: { map: 'method-3', rotation: 'last-player' }, seats: 4 },
  { options: { map: 'method-1', rotation: 'last-player' }, seats: 2 },
];

test.each(games)('every option of $options for $seats is on the board', ({ options, seats }) => {
  const seen = new Set<string>();
  for (const { view, question } of setup(options, seats, `setup ${seats}`)) {
    seen.add(question.name);
    switch (question.name) {
      case 'setup.faction': {
        const open = factionsShown().filter((faction) => isOpen({ question, view }, faction));
        expect(new Set(open)).toEqual(new Set(values(question)));
        for (const faction of open) {
          expect(takenBy({ view }, faction)).toBeUndefined();
          // Whoever waits for their turn sees the same as still there.
          expect(isOpen({ question: undefined, view }, faction)).toBe(true);
        }
        break;
      }
      case 'setup.turn': {
        const allowed = sectorTurns(view, Number(question.args.tile)).filter((turn) => turn.allowed);
        expect(allowed.map(({ turns }) => turns)).toEqual(values(question));
        expect(Number(question.args.tile)).toBeLessThan(sectorTiles(view).length);
        break;
      }
      case 'setup.place':
        expect(placedNext({ view })).toBe(question.args.structure);
        expect(placedSoFar({ view })).toBeGreaterThanOrEqual(0);
        break;
      default:
        expect(question.name).toBe('setup.booster');
        expect(view.boosters).toEqual(values(question));
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['setup.faction', 'setup.place', 'setup.booster']));
});

test('no faction is shown twice, and all fourteen are', () => {
  expect(new Set(factionsShown()).size).toBe(14);
  expect(factionsShown()).toHaveLength(14);
});
