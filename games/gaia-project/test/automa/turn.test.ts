import { rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { AUTOMA, HUMAN } from '../../src/automa/state.ts';
import { gaiaProject } from '../../src/game.ts';
import { playerAt } from '../../src/state.ts';
import { duel } from './support.ts';

const cards = (table: ReturnType<typeof duel>): unknown => table.told('cards')[0]?.detail;

describe('the cards of a turn', () => {
  test('the first of a round: the top card supports, the next one acts', () => {
    const table = duel().turnWith([7, 4, 5, 13, 2, 1, 3]);
    expect(cards(table)).toMatchObject({ support: 7, action: 4 });
    expect(table.automa).toMatchObject({ support: 7, action: 4, discards: [], deck: [3, 1, 2, 13, 5] });
  });

  test('later: the action card before supports, the old support card is discarded', () => {
    const table = duel().turnWith([5, 13, 2, 1, 3], 7, 4);
    expect(cards(table)).toMatchObject({ support: 4, action: 5 });
    expect(table.automa).toMatchObject({ support: 4, action: 5, discards: [7] });
  });

  test('bring the points of the action card, not of the support card', () => {
    expect(duel().turn(10, 4).gains).toEqual([1]);
    expect(duel().turn(7, 10).gains).toEqual([3]);
    expect(duel().turn(10, 7).gains).toEqual([]);
  });

  test('what they show is known from then on', () => {
    const table = duel();
    table.automa.known = [1, 2, 4, 5, 7, 13];
    table.turnWith([7, 16, 5, 13, 2, 1, 4]);
    expect(table.automa.known).toEqual([1, 2, 4, 5, 7, 13, 16]);
  });
});

describe('the left half of the support card counts, never that of the action card', () => {
  // Each pair: a support card and an action card whose left halves differ in what is looked at.
  test('for how far a mine may be', () => {
    expect(duel().turn(1, 4).choices[0]?.range).toBe(4);
    expect(duel().turn(4, 8).choices[0]?.range).toBe(2);
  });

  test('for the final scoring tile', () => {
    const lower = duel({ finalTiles: ['structures', 'sectors'] }).turn(2, 4);
    expect(lower.choices).toMatchObject([{ tile: 'sectors' }]);
    expect(lower.built).toEqual([[0, 3]]);
    expect(duel({ finalTiles: ['sectors', 'structures'] }).turn(2, 6).built).toEqual([[-4, -2]]);
  });

  test('for the direction among planets', () => {
    const level = { automa: [[-6, 3, 'mine']], people: [[-4, -2, 'mine']] } as const;
    expect(duel(level).turn(2, 4).built).toEqual([[-6, 1]]);
    expect(duel(level).turn(4, 6).built).toEqual([[-4, 1]]);
  });

  /** Both of the two that are nearest lie beside a mine of the human. */
  const people = [
    [-1, 5, 'mine'],
    [-4, -2, 'mine'],
  ] as const;

  test('for the direction among structures', () => {
    expect(duel({ people }).turn(2, 10).built).toEqual([[-3, -3]]);
    expect(duel({ people }).turn(4, 1).built).toEqual([[-2, 5]]);
  });

  test('also for an upgrade instead of a mine', () => {
    const automa = [
      [-2, 5, 'mine'],
      [-3, -3, 'mine'],
      [-1, -4, 'mine'],
      [-4, 6, 'mine'],
      [0, 3, 'mine'],
      [1, 4, 'mine'],
      [2, 2, 'mine'],
      [3, 3, 'mine'],
    ] as const;
    const down = duel({ automa, people }).turn(2, 4);
    expect(down.told('instead')).toMatchObject([{ what: 'upgrade', source: 'no-mine' }]);
    expect(down.built).toEqual([[-3, -3]]);
    expect(duel({ automa, people }).turn(4, 6).built).toEqual([[-2, 5]]);
  });
});

describe('the Automa passes', () => {
  const passed = (table: ReturnType<typeof duel>): unknown => table.told('pass')[0]?.detail;

  test('on a card with the red X among the last three', () => {
    const table = duel().turnWith([2, 1, 3], 5, 13);
    expect(passed(table)).toEqual({ why: 'red-lamp', support: 13, drawn: 2, place: 'right' });
    expect(table.state.passed).toEqual([AUTOMA]);
  });

  test('not on one that is the fourth from the end, nor on a green one', () => {
    expect(passed(duel().turnWith([2, 1, 3, 4], 5, 13))).toBeUndefined();
    expect(passed(duel().turnWith([4, 1, 3], 5, 13))).toBeUndefined();
    expect(passed(duel().turnWith([13], 5, 4))).toBeUndefined();
  });

  test('when no card is left', () => {
    const table = duel().turnWith([], 5, 13);
    expect(passed(table)).toEqual({ why: 'deck-empty', support: 13, drawn: 0, place: 'right' });
  });

  test('and gains the points of the round scoring tile, none of the drawn card', () => {
    const table = duel({ roundTiles: ['trading-station-3'] }).turnWith([10, 1, 3], 5, 13);
    expect(table.gains).toEqual([3]);
    expect(table.told('upgrade')).toEqual([]);
  });

  test.each([
    [4, 'ore-knowledge'],
    [8, 'credits-qic'],
    [13, 'ore-tokens'],
  ] as const)('with card %i as support it takes the booster %s', (support, booster) => {
    const table = duel().turnWith([], 7, support);
    expect(table.rival.booster).toBe(booster);
    // The row closes up, and the old booster lies at its right end.
    const left = ['ore-knowledge', 'credits-qic', 'ore-tokens'].filter((id) => id !== booster);
    expect(table.state.boosters).toEqual([...left, 'range-action']);
  });

  test('without a booster in the last round, and without a new deck', () => {
    const table = duel({ round: 6 });
    table.automa.setAside = [16, 17];
    table.turnWith([], 7, 13);
    expect(table.told('pass')).toMatchObject([{ what: 'none', detail: { why: 'deck-empty' } }]);
    expect(table.told('deck')).toEqual([]);
    expect(table.automa.setAside).toEqual([16, 17]);
  });

  test('then all its cards are shuffled together with the top one of those set aside', () => {
    const table = duel();
    table.automa.setAside = [16, 17];
    table.turnWith([2, 1, 3], 5, 13);
    expect([...table.automa.deck].sort((a, b) => a - b)).toEqual([1, 2, 3, 5, 13, 17]);
    expect(table.automa).toMatchObject({ setAside: [16], discards: [], support: 0, action: 0 });
    expect(table.told('deck')).toMatchObject([{ amount: 6 }]);
  });

  test('so that any of them may come next', () => {
    const first = new Set<number | undefined>();
    for (let i = 0; i < 60; i++) {
      const table = duel();
      Object.assign(table.state, { rng: rngFrom(`shuffled ${i}`) });
      table.automa.setAside = [16, 17];
      table.turnWith([2, 1, 3], 5, 13);
      first.add(table.automa.deck.at(-1));
    }
    expect(first).toEqual(new Set([1, 2, 3, 5, 13, 17]));
  });

  test('and whoever passes first begins the next round', () => {
    const order = (first: number) => {
      const table = duel();
      table.state.passed = [first, 1 - first];
      table.automa.deck = [1, 2, 3, 4, 5, 6];
      table.automa.setAside = [16, 17];
      return table.run([{ do: 'round.end' }]).state.order;
    };
    expect(order(AUTOMA)).toEqual([AUTOMA, HUMAN]);
    expect(order(HUMAN)).toEqual([HUMAN, AUTOMA]);
  });
});

describe('the human', () => {
  test('may charge for what the Automa builds, once its turn is over', () => {
    const table = duel({
      people: [
        [-2, -1, 'mine'],
        [-3, 4, 'planetary-institute'],
      ],
    }).turn(4, 13);
    expect(table.built).toEqual([[-3, 3]]);
    expect(table.asked).toMatchObject({ do: 'charge.accept', seat: HUMAN, builder: AUTOMA, value: 3 });
    expect(table.gains).toEqual([2]);
  });

  test('is offered nothing for research or covered actions', () => {
    expect(duel().turn(4, 7).asked).toBeUndefined();
    expect(duel().turn(4, 5).asked).toBeUndefined();
  });

  test('may charge for a downgrade of the Firaks too', () => {
    const table = duel({
      faction: 'firaks',
      automa: [
        [-2, 5, 'research-lab'],
        [-4, -2, 'planetary-institute'],
      ],
    }).turn(4, 1);
    expect(table.upgraded).toBe('research-lab → trading-station');
    expect(table.asked).toMatchObject({ do: 'charge.accept', value: 1 });
  });

  test('builds without an offer to the Automa', () => {
    const table = duel();
    // Two spaces from its mine, and even with power to charge.
    table.rival.one = 5;
    table.state.built = [table.hex([-4, 6])];
    table.run([{ do: 'turn.end', seat: HUMAN }]);
    expect(table.asked).toBeUndefined();
    expect(table.state.built).toEqual([]);
  });

  test('pays less for a trading station near the Automa', () => {
    const table = duel({ human: 'hadsch-hallas' });
    Object.assign(playerAt(table.state, HUMAN), { ore: 2, credits: 3 });
    table.run([{ do: 'turn.start', seat: HUMAN }]);
    const open = gaiaProject.first(table.state)!;
    const picks = gaiaProject
      .list(table.state, open, 200)
      .flatMap((answer) => ('pick' in answer ? [answer.pick] : []));
    // (−3, 4) lies two spaces from the Automa’s mine on (−2, 5); (−2, −1) lies three from that on (−3, −3).
    expect(picks).toContainEqual({ do: 'upgrade', at: table.hex([-3, 4]), to: 2 });
    expect(picks).not.toContainEqual({ do: 'upgrade', at: table.hex([-2, -1]), to: 2 });
  });

  test('cannot enter a level 5 that the Automa holds', () => {
    const table = duel({ research: { economy: 5 }, humanResearch: { economy: 4 } });
    Object.assign(playerAt(table.state, HUMAN), { knowledge: 4, green: 1, tokens: ['vp-7-ore'] });
    table.run([{ do: 'turn.start', seat: HUMAN }]);
    const open = gaiaProject.first(table.state)!;
    const picks = gaiaProject
      .list(table.state, open, 200)
      .flatMap((answer) => ('pick' in answer ? [answer.pick] : []));
    expect(picks).toContainEqual({ do: 'research', area: 'science' });
    expect(picks).not.toContainEqual({ do: 'research', area: 'economy' });
  });

  test('lives on Lost Planet and beside others for its distances, but not by a space station or a Gaiaformer', () => {
    // The nearest of two mines goes up: that beside the human.
    const nearest = (change: (table: ReturnType<typeof duel>) => void) => {
      const table = duel({
        people: [[7, -2, 'mine']],
        automa: [
          [-2, 5, 'mine'],
          [-6, 1, 'mine'],
        ],
      });
      change(table);
      return table.part({ do: 'upgrade' }, 2).built[0];
    };
    expect(nearest(() => {})).toEqual([-2, 5]);
    expect(nearest((table) => playerAt(table.state, HUMAN).stations.push(table.hex([-6, 2])))).toEqual([
      -2, 5,
    ]);
    expect(
      nearest((table) => {
        table.state.formers[table.planet([-5, 0])] = HUMAN;
      }),
    ).toEqual([-2, 5]);
    expect(
      nearest((table) => {
        table.state.guests[table.planet([-5, 0])] = HUMAN;
      }),
    ).toEqual([-6, 1]);
    expect(
      nearest((table) => {
        table.state.lostPlanet = table.hex([-6, 2]);
        table.state.owners[table.state.owners.length - 1] = HUMAN;
      }),
    ).toEqual([-6, 1]);
  });
});

describe('on Alptrauma (O3)', () => {
  test('every gain brings a point more, and of nothing comes nothing', () => {
    const table = duel({ difficulty: 'alptrauma' });
    expect(table.turn(7, 10).gains).toEqual([3, 1]);
    expect(table.turn(10, 7).gains).toEqual([]);
    expect(table.turnWith([], 7, 13).gains).toEqual([4, 1]);
    const nothing = duel({ difficulty: 'alptrauma', roundTiles: ['federation-token'] }).turnWith([], 7, 13);
    expect(nothing.gains).toEqual([]);
  });

  test('the bonus of a faction and the points of its card are two gains', () => {
    const table = duel({
      difficulty: 'alptrauma',
      faction: 'hadsch-hallas',
      human: 'taklons',
      automa: [[-2, -1, 'mine']],
      people: [[-2, 5, 'mine']],
    }).turn(4, 13);
    expect(table.gains).toEqual([3, 1, 1, 1]);
  });

  test('on other levels nothing is added', () => {
    expect(duel({ difficulty: 'ultoma' }).turn(7, 10).gains).toEqual([3]);
  });
});
