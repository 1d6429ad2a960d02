/** Outcomes of questions about power on Gaia Project's board, and the preference that answers offers, on the real engine. */
import { random } from '@orrery/bots';
import { findGame, type LoadedGame } from '@orrery/catalog';
import { type Holdings, holdingsOf, isGaiaView, playerAt, type View } from '@orrery/gaia-project/advice';
import { type Choice, type Core, type Game, type Question, rngFrom, type Seat } from '@orrery/kernel';
import { HeldHistory } from '@orrery/kernel/testing';
import type { Policy } from '@orrery/protocol';
import { createFormatter } from '@orrery/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { answersFor } from '../src/board-kit/finding.ts';
import { mixesOf, without } from '../src/games/gaia-project/questions/power/amounts-given.ts';
import {
  bestCharging,
  chargingResults,
  knownOrders,
  knownStones,
} from '../src/games/gaia-project/questions/power/answers.ts';
import { chargingIn, chargings, withCharging } from '../src/games/gaia-project/questions/power/charging.ts';
import { orderTitle } from '../src/games/gaia-project/questions/power/income-title.ts';
import en from '../src/games/gaia-project/text/en.json' with { type: 'json' };
import { wordsFrom } from '../src/games/gaia-project/words.ts';
import { LocalTable } from '../src/sources/local-table.ts';
import { letQuickBotsAnswer } from './quick-bots.ts';

let loaded: LoadedGame;
let game: Game;
beforeAll(async () => {
  const listed = findGame('gaia-project');
  if (listed === undefined) throw new Error('not in the catalog');
  loaded = await listed.load();
  ({ game } = loaded);
});

function viewOf(state: Core, seat: Seat): View {
  const view = game.view(state, seat);
  if (!isGaiaView(view)) throw new Error('not a view of Gaia Project');
  return view;
}

interface Asked {
  readonly state: Core;
  readonly view: View;
  readonly seat: Seat;
  readonly question: Question;
}

/** Random play with the first so many seeds, or with these, stopping wherever a question of this name is asked. */
function* asked(
  name: string,
  seeds: number | readonly number[],
  options: Record<string, string> = {},
): Generator<Asked> {
  for (const i of typeof seeds === 'number' ? Array(seeds).keys() : seeds) {
    const state = game.setup(options, 3, `power ${i}`);
    const rng = rngFrom(`power ${i}`);
    for (let open = game.first(state); open !== undefined; open = game.first(state)) {
      const question = open.ask.do === name ? game.question(state, open.seat) : undefined;
      if (question !== undefined)
        yield { state: game.clone(state), view: viewOf(state, open.seat), seat: open.seat, question };
      game.apply(state, open.seat, game.sample(state, open, rng));
    }
  }
}

const take = <T>(many: Iterable<T>, most: number): T[] => {
  const some: T[] = [];
  for (const each of many) {
    some.push(each);
    if (some.length === most) break;
  }
  return some;
};

/** Sends the answers of a card as the board does, and says what the seat has then. */
function afterCard({ state, view, seat }: Asked, choices: readonly Choice[]): Holdings {
  const answers = answersFor({ loaded, view, mine: seat }, choices);
  expect(answers).toHaveLength(choices.length);
  const history = new HeldHistory(game, game.clone(state));
  expect(history.give(seat, ...answers)).toBeUndefined();
  return holdingsOf(playerAt(viewOf(history.state, seat), seat));
}

/** The areas of power; what else an answer sets off is none of the card's business. */
const areas = ({ one, two, three, stone }: Holdings): number[] => [one, two, three, stone];
const distinct = (all: readonly unknown[]): number => new Set(all.map((each) => JSON.stringify(each))).size;

describe('outcomes', () => {
  test('of an income are one card each, and its answers lead to just those areas', () => {
    const found = take(asked('kernel.bag', 8, { factions: 'random' }), 12);
    expect(found.length).toBeGreaterThan(3);
    for (const each of found) {
      const orders = knownOrders(each.view, each.question);
      expect(orders.length).toBeGreaterThan(1);
      expect(distinct(orders.map(({ left }) => left))).toBe(orders.length);
      const [best] = orders;
      for (const { answers, left, lost } of orders) {
        expect(areas(afterCard(each, answers))).toEqual(areas(left));
        expect(best?.lost.charge ?? 0).toBeLessThanOrEqual(lost.charge ?? 0);
      }
    }
  });

  test('of an income are called differently', () => {
    const words = wordsFrom(createFormatter('en', [en, loaded.catalogues.en]));
    // Among them many outcomes with the tokens at the same place, with a brainstone and without one.
    const seeds = [...Array(40).keys(), 773, 1190, 1319, 1423, 1837, 2130, 2999];
    let most = 0;
    for (const { view, question } of asked('kernel.bag', seeds, { factions: 'random' })) {
      const orders = knownOrders(view, question);
      expect(distinct(orders.map((order) => orderTitle(order, orders, words)))).toBe(orders.length);
      most = Math.max(most, orders.length);
    }
    expect(most).toBe(7);
  });

  test('of an offer say the price and the areas that charging brings', () => {
    for (const each of take(asked('charge.accept', 2), 30)) {
      const results = chargingResults(each.view, each.question);
      expect(distinct(results.map(({ left }) => left))).toBe(results.length);
      for (const { answers, left } of results) expect(afterCard(each, answers)).toEqual(left);
      expect(results).toContain(bestCharging(results));
    }
  });

  test('of the brainstone lie where it is said', () => {
    for (const each of take(asked('power.stone', 12, { factions: 'random' }), 6)) {
      const results = knownStones({ loaded, view: each.view, mine: each.seat }, each.question);
      expect(results).toHaveLength(2);
      for (const { answers, left } of results) expect(areas(afterCard(each, answers))).toEqual(areas(left));
    }
  });
});

test('ready mixes use every token, differ, and begin with the proposal', () => {
  const part = (id: string, worth: number, max: number) => ({ id, worth, max, text: { key: id } });
  const question = (tokens: number) => ({
    id: 1,
    seat: 0,
    name: 'gaia.convert',
    args: {},
    text: { key: 'q' },
    answered: false,
    shape: 'amounts' as const,
    parts: [part('qic', 4, 1), part('ore', 3, 2), part('knowledge', 4, 1), part('credits', 1, tokens)],
    min: 0,
    max: tokens,
    restricted: false,
    proposal: { ore: Math.floor(tokens / 3), credits: tokens % 3 },
  });
  expect(mixesOf(question(6)).map(without)).toEqual([
    { ore: 2 },
    { qic: 1, credits: 2 },
    { knowledge: 1, credits: 2 },
  ]);
  expect(mixesOf({ ...question(2), parts: [part('credits', 1, 2)] }).map(without)).toEqual([{ credits: 2 }]);
});

describe('the preference for offers of power', () => {
  const other: Policy = { question: 'turn.action', choose: { pick: 'x' }, times: 'once' };

  test('is read as it was written, and leaves other policies alone', () => {
    for (const charging of chargings) {
      const policies = withCharging(withCharging([other], 'all'), charging);
      expect(chargingIn({ policies })).toBe(charging);
      expect(policies).toContainEqual(other);
      expect(policies).toHaveLength(charging === 'ask' ? 1 : 2);
    }
  });

  /** Whole games against random bots; every offer that the person is asked about, and every answer by itself. */
  function offers(charging: (typeof chargings)[number]) {
    const seen: { readonly prices: number[]; byItself: number } = { prices: [], byItself: 0 };
    for (const seed of ['one', 'two']) {
      const table = new LocalTable(game, {
        id: 'table',
        game: game.id,
        rules: game.version,
        options: {},
        seats: [{ name: 'Halley' }, { name: 'Bot', bot: 'random' }],
        seed,
        moves: [],
        created: 0,
      });
      const rng = rngFrom(seed);
      table.setPolicies(0, withCharging([], charging));
      while (!table.isOver) {
        letQuickBotsAnswer(game, table, () => random);
        while (table.letPolicyAnswer()) letQuickBotsAnswer(game, table, () => random);
        if (table.isOver) break;
        const { question, view } = table.show();
        if (question === undefined) throw new Error('nothing is asked');
        if (question.name === 'charge.accept' && question.shape === 'one-of')
          seen.prices.push(question.options[0]?.cost?.vp ?? 0);
        const state = game.fill(view, rng);
        const open = game.openFor(state, 0);
        if (open === undefined) throw new Error('nothing is open');
        expect(table.answer(0, [game.sample(state, open, rng)])).toBeUndefined();
      }
      seen.byItself += table.show().log.filter(({ seat, policy }) => seat === 0 && policy === true).length;
    }
    return seen;
  }

  test('asks every time, only about what costs more, or never; answers by itself are marked', () => {
    const always = offers('ask');
    expect(always.prices).toContain(0);
    expect(always.byItself).toBe(0);
    const free = offers(0);
    expect(free.prices).not.toContain(0);
    expect(free.byItself).toBeGreaterThan(0);
    const all = offers('all');
    expect(all.prices).toEqual([]);
    expect(all.byItself).toBeGreaterThan(0);
  });
});
