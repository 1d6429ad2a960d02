import { findGame } from '@orrery/catalog';
import { testing as gaiaTesting } from '@orrery/gaia-project/testing';
import type { Answer, Core, CoreView, Game } from '@orrery/kernel';
import { canonical, rngFrom } from '@orrery/kernel';
import { testing as raceTesting } from '@orrery/race-for-the-galaxy/testing';
import { testing as marsTesting } from '@orrery/terraforming-mars/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bot, entrantsFor, findEntrant, random, type Turn } from '../src/index.ts';
import { BotPool, type ToWorker } from '../src/workers/index.ts';
import { peekingOf, type Table, world } from './support/peeking.ts';

interface Row extends Omit<Table, 'game'> {
  readonly id: string;
  /** At one moment in so many it is asked. */
  readonly every: number;
}

const rows: readonly Row[] = [
  { id: 'race-for-the-galaxy', testing: raceTesting, setup: { options: {}, seats: 2 }, every: 6 },
  { id: 'gaia-project', testing: gaiaTesting, setup: { options: {}, seats: 2 }, every: 12 },
  { id: 'terraforming-mars', testing: marsTesting, setup: { options: {}, seats: 2 }, every: 24 },
];

async function tableOf({ id, testing, setup }: Row): Promise<Table> {
  const loaded = await findGame(id)?.load();
  if (loaded === undefined) throw new Error(`no ${id}`);
  return { game: loaded.game, testing, setup };
}

describe.each(rows)('$id', (row) => {
  test.each(entrantsFor(row.id).map(({ id }) => id))(
    '%s answers the same whatever lies where it cannot see it',
    { timeout: 120_000 },
    async (name) => {
      const bot = await findEntrant(row.id, name)?.load();
      if (bot === undefined) throw new Error(`no ${name}`);
      const { asked, faults } = await peekingOf(await tableOf(row), bot, 'fair', row.every);
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(5);
    },
  );
});

describe('a bot is found out that', () => {
  let table: Table;
  beforeAll(async () => {
    const [race] = rows;
    if (race === undefined) throw new Error('no rows');
    table = await tableOf(race);
  });

  /** Draws its answer by chance, from a seed that something else decides. */
  const swayedBy = (what: (turn: Turn) => unknown): Bot => ({
    ...random,
    choose: (game: Game, turn: Turn<object & CoreView>): Answer =>
      random.choose(game, { ...turn, rng: rngFrom(canonical(what(turn) ?? null)) }),
  });

  const secretly = (): Core => {
    if (world.state === undefined) throw new Error('nobody plays');
    return world.state;
  };

  let remembered: unknown = null;
  const cheats: readonly (readonly [string, Bot])[] = [
    ['reads the agenda', swayedBy(() => secretly().agenda)],
    ['reads the generator', swayedBy(() => secretly().rng)],
    ['sees with the eyes of another seat', swayedBy(({ seat }) => table.game.view(secretly(), 1 - seat))],
    [
      'remembers between seats in one worker',
      swayedBy(({ seat, view }) => {
        const before = remembered;
        remembered = { seat, view };
        return before;
      }),
    ],
  ];

  test.each(cheats)('%s', async (_what, bot) => {
    const { faults } = await peekingOf(table, bot, 'cheat', 3);
    expect(faults.join('\n')).toContain('where the unseen differs');
  });
});

test('a worker is told the view, the question’s seat, the budget and a seed, whatever else its asker holds', async () => {
  const { game } = await tableOf(rows[0]!);
  const state = game.setup({}, 2, 'told');
  const told: ToWorker[] = [];
  const pool = new BotPool({
    start: (heard) => ({
      send(message) {
        told.push(message);
        if ('work' in message) heard({ id: message.id, done: { answer: { question: 0, pick: 0 } } });
      },
      end: () => undefined,
    }),
    workers: 1,
    report: () => undefined,
  });
  const asked = { game: game.id, bot: 'master', view: game.view(state, 0), seat: 0, budget: {}, seed: 'x' };
  await pool.think(Object.assign({ state, rng: state.rng, agenda: state.agenda }, asked));
  expect(told).toEqual([{ id: 1, work: { asked } }]);
  await pool.close();
});
