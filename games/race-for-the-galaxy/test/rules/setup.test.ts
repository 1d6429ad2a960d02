/** Rulebook chapter: setup. */
import { describe, expect, test } from 'vitest';
import { designOf } from '../../src/data/cards.ts';
import { raceForTheGalaxy } from '../../src/game.ts';
import { NO_CARD, type RaceState } from '../../src/state.ts';
import { example } from '../support/example.ts';
import { nameOf, namesOf } from '../support/names.ts';
import { Table } from '../support/table.ts';

const seatCounts = [2, 3, 4] as const;
const seeds = Array.from({ length: 12 }, (_, i) => `deal ${i}`);
const players = ['ann', 'bob', 'cyd', 'dan'] as const;

const dealt = (seats: number, seed: string, setup = 'standard'): RaceState =>
  raceForTheGalaxy.setup({ setup }, seats, seed);

const eachDeal = (setup: string, check: (state: RaceState, seats: number) => void): void => {
  for (const seats of seatCounts) for (const seed of seeds) check(dealt(seats, seed, setup), seats);
};

const startOf = (state: RaceState, seat: number): string =>
  nameOf(state.players[seat]?.tableau[0] ?? NO_CARD);

/** The faces of the goods, which nobody at the table knows. */
const goodCards = ({ players: seats }: RaceState): number[] =>
  seats.flatMap(({ goods }) => goods.filter((card) => card !== NO_CARD));

/** Every card in the game, wherever it lies. */
const allCards = (state: RaceState): number[] => [
  ...state.deck,
  ...state.discards,
  ...state.players.flatMap(({ hand, tableau }) => [...hand, ...tableau]),
  ...goodCards(state),
];

describe('the standard setup', () => {
  example('twelve VP chips for each player lie in the pool', () => {
    expect(seatCounts.map((seats) => dealt(seats, 'chips').pool)).toEqual([24, 36, 48]);
  });

  example('unused start worlds are shuffled into the supply and everybody keeps four of six cards', () => {
    const table = new Table(dealt(2, 'keep four'), players);
    expect(table.asked()).toHaveLength(2);
    for (const name of ['ann', 'bob'] as const) {
      expect(table.hand(name)).toHaveLength(6);
      expect(table.bounds(name)).toEqual({ min: 2, max: 2 });
    }
    const unused = designOf.flatMap(({ id, start }) =>
      start === undefined || [...table.tableau('ann'), ...table.tableau('bob')].includes(id) ? [] : [id],
    );
    expect(unused).toHaveLength(3);
    const elsewhere = [
      ...namesOf(table.state.deck),
      ...table.hand('ann'),
      ...table.hand('bob'),
      ...namesOf(goodCards(table.state)),
    ];
    expect(elsewhere).toEqual(expect.arrayContaining(unused));

    const [first = '', second = ''] = table.hand('ann');
    const [third = '', fourth = ''] = table.hand('bob');
    table.answer('ann', first, second).answer('bob', third, fourth);
    expect([table.hand('ann').length, table.hand('bob').length]).toEqual([4, 4]);
    expect(table.discards().sort()).toEqual([first, second, third, fourth].sort());
  });

  example('Alpha Centauri starts with an unseen good from the supply, and no other start world does', () => {
    const seen = new Map<string, boolean>();
    eachDeal('standard', (state) => {
      state.players.forEach(({ goods }, seat) => {
        seen.set(startOf(state, seat), goods[0] !== NO_CARD);
      });
    });
    expect(Object.fromEntries([...seen].sort())).toEqual({
      'alpha-centauri': true,
      'earths-lost-colony': false,
      'epsilon-eridani': false,
      'new-sparta': false,
      'old-earth': false,
    });
  });

  test('the 114 cards are all there, each once', () => {
    const box = designOf.map((_, card) => card);
    for (const setup of ['standard', 'first-game'])
      eachDeal(setup, (state) => {
        expect(allCards(state).sort((a, b) => a - b)).toEqual(box);
      });
  });

  test('every player has another start world and nothing else on the table', () => {
    eachDeal('standard', (state, seats) => {
      expect(new Set(state.players.map((_, seat) => startOf(state, seat))).size).toBe(seats);
      expect(state.players.every(({ tableau, chips }) => tableau.length === 1 && chips === 0)).toBe(true);
    });
  });

  test('the owner of the lowest start world goes first where order matters', () => {
    eachDeal('standard', (state) => {
      const numbers = state.players.map(({ tableau }) => designOf[tableau[0] ?? NO_CARD]?.start ?? 9);
      expect(numbers[state.firstSeat]).toBe(Math.min(...numbers));
    });
  });

  test('all discard at the same time: nobody sees whether the others threw away something good', () => {
    const table = new Table(dealt(2, 'at once'), players);
    const [first = '', second = ''] = table.hand('ann');
    table.answer('ann', first, second);
    expect(table.hand('ann')).toHaveLength(6);
    expect(table.asked()).toEqual(['bob: setup.discard']);
  });
});

describe('the first game', () => {
  example('the first game uses the start worlds 1 and 2, 1 to 3, or 1 to 4', () => {
    const worlds = seatCounts.map((seats) => {
      const state = dealt(seats, 'first', 'first-game');
      return state.players.map((_, seat) => startOf(state, seat)).sort();
    });
    expect(worlds).toEqual([
      ['alpha-centauri', 'epsilon-eridani'],
      ['alpha-centauri', 'epsilon-eridani', 'new-sparta'],
      ['alpha-centauri', 'earths-lost-colony', 'epsilon-eridani', 'new-sparta'],
    ]);
  });

  example('in the first game the four numbered cards of the start world are the hand', () => {
    const hands: Record<string, string[]> = {};
    eachDeal('first-game', (state) => {
      state.players.forEach(({ hand }, seat) => {
        hands[startOf(state, seat)] = namesOf(hand).sort();
      });
    });
    expect(hands).toEqual({
      'epsilon-eridani': ['colony-ship', 'gem-world', 'public-works', 'rebel-fuel-cache'],
      'alpha-centauri': ['comet-zone', 'expedition-force', 'mining-robots', 'rebel-miners'],
      'new-sparta': ['export-duties', 'former-penal-colony', 'malevolent-lifeforms', 'new-military-tactics'],
      'earths-lost-colony': ['avian-uplift-race', 'contact-specialist', 'space-marines', 'spice-world'],
    });
  });

  example('in the first game start worlds and numbered cards that are left over go into the supply', () => {
    const state = dealt(2, 'left over', 'first-game');
    const unseen = namesOf([...state.deck, ...goodCards(state)]);
    expect(unseen).toEqual(
      expect.arrayContaining([
        'old-earth',
        'new-sparta',
        'earths-lost-colony',
        'spice-world',
        'export-duties',
      ]),
    );
    expect(unseen).toHaveLength(114 - 2 - 8);
  });

  test('nothing is discarded: the first question is the first action', () => {
    const table = new Table(dealt(2, 'no discard', 'first-game'), players);
    expect(table.asked().every((question) => question.endsWith('round.action'))).toBe(true);
    expect(table.state.discards).toEqual([]);
  });
});

describe('the options', () => {
  test('two players play the basic game unless they want the one for experienced players', () => {
    expect(raceForTheGalaxy.setup({}, 2, 'basic').twoActions).toBe(false);
    expect(raceForTheGalaxy.setup({ twoActions: true }, 2, 'experienced').twoActions).toBe(true);
  });

  test('three or four players cannot play with two actions', () => {
    for (const seats of [3, 4])
      expect(raceForTheGalaxy.checkSetup({ twoActions: true }, seats)?.key).toBe('kernel.options.seats');
  });

  test('the game is for two to four players', () => {
    expect([1, 2, 3, 4, 5].map((seats) => raceForTheGalaxy.checkSetup({}, seats) === undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});
