/** What ends a turn in one click, as each game tells it. */
import { random, turnOf } from '@orrery/bots';
import { findGame, type LoadedGame } from '@orrery/catalog';
import { type Core, type Question, rngFrom, type Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { closingOf } from '../src/table/closing.ts';

async function loadedGame(id: string): Promise<LoadedGame> {
  const loaded = await findGame(id)?.load();
  if (loaded === undefined) throw new Error(`${id} is not in the catalog`);
  return loaded;
}

/** The questions of a game that bots play by chance. */
function* questionsOf({ game }: LoadedGame, seed: string): Generator<Question> {
  const state: Core = game.setup({}, Math.max(2, game.seats.min), seed);
  const rng = rngFrom(seed);
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const seat: Seat = open.seat;
    const question = game.question(state, seat);
    if (question !== undefined) yield question;
    game.apply(state, seat, random.choose(game, turnOf(game.view(state, seat), seat, rng)));
  }
}

describe('the option that ends a turn', () => {
  test.each([
    ['gaia-project', 'turn.free', 'gaia.option.endTurn'],
    ['terraforming-mars', 'turn.action', 'mars.option.end'],
    ['race-for-the-galaxy', 'settle.place', 'race.option.noWorld'],
    ['race-for-the-galaxy', 'develop.place', 'race.option.noDevelopment'],
  ])('%s, at %s: it is “%s” and nothing else', async (id, name, key) => {
    const loaded = await loadedGame(id);
    const keys = new Set<string>();
    let others = 0;
    for (const question of questionsOf(loaded, 'closing')) {
      const closing = closingOf(loaded, question);
      if (question.name === name && closing !== undefined) keys.add(closing.option.text.key);
      if (question.name !== name && closing === undefined) others += 1;
    }
    expect([...keys]).toEqual([key]);
    expect(others).toBeGreaterThan(0);
  });

  test('where it is the only option, that is known; once locked in, there is nothing to end', async () => {
    const loaded = await loadedGame('race-for-the-galaxy');
    const option = { value: 'pass', text: { key: 'race.option.noWorld' } };
    const question: Question = {
      id: 1,
      seat: 0,
      name: 'settle.place',
      args: {},
      text: { key: 'race.question.settle.place' },
      answered: false,
      shape: 'one-of',
      options: [option],
    };
    expect(closingOf(loaded, question)).toEqual({ option, only: true });
    const world = { value: 12, text: { key: 'race.option.noWorld' } };
    expect(closingOf(loaded, { ...question, options: [world, option] })).toEqual({ option, only: false });
    expect(closingOf(loaded, { ...question, answered: true })).toBeUndefined();
    expect(closingOf(loaded, { ...question, name: 'consume.power' })).toBeUndefined();
  });
});
