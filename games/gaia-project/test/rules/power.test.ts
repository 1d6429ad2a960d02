/** English rulebook: the power cycle; the brainstone of appendix I; phase II, Gaia. */
import { type GameEvent, rngFrom, type Task } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../../src/game.ts';
import { canSpend } from '../../src/rules/power.ts';
import { playerAt } from '../../src/state.ts';
import { type Position, scenario, type Table } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const taklons = (more: Partial<Position>): Position => ({ faction: 'taklons', vp: 10, ...more });
const at = (position: Position, task: object): Table => scenario([position, other]).run(task as Task);

describe('charging with the brainstone', () => {
  const charged = (more: Partial<Position>, amount: number): Table =>
    at(taklons(more), { do: 'income.charge', seat: 0, amount, source: 'test' });

  test('asks where some tokens of area I stay behind', () => {
    const table = charged({ one: 3, stone: 1 }, 1);
    expect(table.options()).toEqual([2, 1]);
    expect(table.pick(1).has(0, 'one', 'two', 'stone')).toEqual({ one: 2, two: 1, stone: 1 });
  });

  test('asks nothing where all tokens of area I move to area II', () => {
    const table = charged({ one: 2, stone: 1 }, 2);
    expect(table.asked).toBeUndefined();
    expect(table.has(0, 'one', 'two', 'stone')).toEqual({ one: 0, two: 2, stone: 2 });
  });

  test('asks nothing where all tokens end in area III', () => {
    const table = charged({ one: 1, two: 1, stone: 2 }, 3);
    expect(table.asked).toBeUndefined();
    expect(table.has(0, 'two', 'three', 'stone')).toEqual({ two: 0, three: 2, stone: 3 });
  });

  test('asks nothing where the stone lies in area II and only tokens of area I move', () => {
    const table = charged({ one: 3, two: 1, stone: 2 }, 1);
    expect(table.asked).toBeUndefined();
    expect(table.has(0, 'one', 'two', 'stone')).toEqual({ one: 2, two: 2, stone: 2 });
  });

  test('leaves it where it is in area III', () => {
    const table = charged({ one: 1, two: 1, three: 1, stone: 3 }, 1);
    expect(table.asked).toBeUndefined();
    expect(table.has(0, 'two', 'stone')).toEqual({ two: 2, stone: 3 });
  });

  test('of nothing is not told', () => {
    const events: GameEvent[] = [];
    const table = scenario([taklons({ three: 4, stone: 3, counts: [0, 0, 0, 0, 1, 0, 0] }), other]);
    table.run({ do: 'charge.accept', seat: 0, builder: 1, at: 0, value: 2 } as Task);
    const open = gaiaProject.first(table.state)!;
    gaiaProject
      .with({ emit: (event) => events.push(event) })
      .apply(table.state, 0, { question: open.id, pick: 'charge' });
    expect(events.map(({ do: kind, what }) => [kind, what])).toEqual([['gain', 'tokens']]);
  });
});

describe('spending', () => {
  test('the brainstone counts three, and with it lie only the tokens beside it', () => {
    const player = (three: number) => playerAt(scenario([taklons({ three, stone: 3 }), other]).state, 0);
    expect([3, 4].map((amount) => canSpend(player(1), amount))).toEqual([true, false]);
    expect([5, 6].map((amount) => canSpend(player(3), amount))).toEqual([true, false]);
  });

  test('nobody is asked for the brainstone where the tokens beside it do not suffice', () => {
    const table = at(taklons({ three: 3, stone: 3 }), { do: 'turn.start', seat: 0 });
    table.pick({ do: 'board', action: 'two-ore' });
    expect(table.has(0, 'one', 'three', 'stone')).toEqual({ one: 2, three: 1, stone: 1 });
  });

  test('whoever has nothing in area III can spend nothing', () => {
    expect(canSpend(playerAt(scenario([taklons({ two: 4, stone: 2 }), other]).state, 0), 1)).toBe(false);
  });
});

describe('sacrificing beside the brainstone', () => {
  const sacrificed = (pick: 'lift' | 'keep' | 'give', two = 3) =>
    at(taklons({ two, stone: 2 }), { do: 'turn.start', seat: 0 })
      .pick({ do: 'free', action: 'sacrifice' })
      .pick(pick)
      .has(0, 'two', 'three', 'stone');

  test('lifts it, keeps it, or gives it away for good', () => {
    expect(sacrificed('lift')).toEqual({ two: 1, three: 1, stone: 3 });
    expect(sacrificed('keep')).toEqual({ two: 1, three: 1, stone: 2 });
    expect(sacrificed('give')).toEqual({ two: 1, three: 1, stone: 0 });
    expect(sacrificed('give', 2)).toEqual({ two: 0, three: 1, stone: 0 });
  });

  test('takes no stone that lies elsewhere', () => {
    const table = at(taklons({ one: 1, two: 2, stone: 1 }), { do: 'turn.start', seat: 0 });
    table.pick({ do: 'free', action: 'sacrifice' });
    expect(table.has(0, 'one', 'two', 'three', 'gaia', 'stone')).toEqual({
      one: 1,
      two: 0,
      three: 1,
      gaia: 0,
      stone: 1,
    });
  });
});

describe('discarding tokens', () => {
  const discarding = (more: Partial<Position>, amount: number, to: 'gaia' | 'supply' = 'supply'): Table =>
    at(taklons(more), { do: 'power.discard', seat: 0, amount, to });
  const question = ({ state }: Table) => {
    const asked = gaiaProject.question(state, 0)!;
    if (asked.shape !== 'amounts') throw new Error(asked.name);
    return asked;
  };

  test('offers of each area what lies there, the brainstone apart, and no more than are wanted', () => {
    const parts = (more: Partial<Position>, amount: number) =>
      question(discarding(more, amount)).parts.map(({ id, max }) => [id, max]);
    const all = { one: 3, two: 2, three: 4 };
    expect(parts({ ...all, stone: 1 }, 3)).toEqual([
      ['one', 2],
      ['two', 2],
      ['three', 3],
      ['stone', 1],
    ]);
    expect(parts({ ...all, stone: 2 }, 5)).toEqual([
      ['one', 3],
      ['two', 1],
      ['three', 4],
      ['stone', 1],
    ]);
    expect(parts({ one: 3, two: 1, stone: 2 }, 5)).toEqual([
      ['one', 3],
      ['stone', 1],
    ]);
    expect(parts({ one: 3, gaia: 1, stone: 4 }, 2)).toEqual([['one', 2]]);
  });

  test('takes exactly as many as it must', () => {
    const amounts = (one: number, two: number) => () =>
      discarding({ one: 3, two: 3 }, 3).answer({ amounts: { one, two } });
    expect(amounts(2, 2)).toThrow();
    expect(amounts(1, 1)).toThrow();
    expect(amounts(2, 1)).not.toThrow();
  });

  test('takes the brainstone from the area where it lies', () => {
    const left = (stone: 1 | 2 | 3, to: 'gaia' | 'supply') =>
      discarding({ one: 2, two: 2, three: 2, stone }, 1, to)
        .answer({ amounts: { one: 0, two: 0, three: 0, stone: 1 } })
        .has(0, 'one', 'two', 'three', 'gaia', 'stone');
    expect(left(1, 'supply')).toEqual({ one: 1, two: 2, three: 2, gaia: 0, stone: 0 });
    expect(left(2, 'supply')).toEqual({ one: 2, two: 1, three: 2, gaia: 0, stone: 0 });
    expect(left(3, 'gaia')).toEqual({ one: 2, two: 2, three: 1, gaia: 1, stone: 4 });
  });

  test('proposes the tokens that are furthest from use', () => {
    const proposed = (more: Partial<Position>, amount: number) => question(discarding(more, amount)).proposal;
    expect(proposed({ one: 2, two: 2, three: 2 }, 3)).toEqual({ one: 2, two: 1, three: 0 });
    expect(proposed({ two: 2, three: 2 }, 3)).toEqual({ two: 2, three: 1 });
    expect(proposed({ one: 1, two: 2, stone: 1 }, 2)).toEqual({ two: 2, stone: 0 });
  });

  test('chance takes each way there is, and each as often as the others', () => {
    for (const [one, two, three, stone, amount] of [
      [2, 2, 2, 0, 3],
      [1, 3, 1, 2, 2],
      [3, 0, 2, 1, 4],
      [0, 3, 4, 3, 5],
      [2, 3, 0, 0, 3],
    ] as const) {
      const table = discarding({ one, two, three, stone }, amount);
      const open = gaiaProject.first(table.state)!;
      const most = Object.fromEntries(question(table).parts.map(({ id, max }) => [id, max]));
      const ways = new Map<string, number>();
      for (let a = 0; a <= (most.one ?? 0); a++)
        for (let b = 0; b <= (most.two ?? 0); b++)
          for (let c = 0; c <= (most.three ?? 0); c++)
            for (let d = 0; d <= (most.stone ?? 0); d++)
              if (a + b + c + d === amount) ways.set([a, b, c, d].join(), 0);
      const rng = rngFrom('discards');
      const draws = 50 * ways.size;
      for (let n = 0; n < draws; n++) {
        const answer = gaiaProject.sample(table.state, open, rng);
        expect(gaiaProject.check(table.state, 0, answer)).toBeUndefined();
        const taken = 'amounts' in answer ? answer.amounts : {};
        const way = ['one', 'two', 'three', 'stone'].map((area) => taken[area] ?? 0).join();
        expect(Object.keys(taken)).toEqual(Object.keys(most));
        expect([...ways.keys()]).toContain(way);
        ways.set(way, ways.get(way)! + 1);
      }
      for (const times of ways.values()) {
        expect(times).toBeGreaterThan(20);
        expect(times).toBeLessThan(100);
      }
    }
  });
});

describe('for a Gaia project', () => {
  const map = {
    radius: 2,
    planets: [
      [0, 0, 'terra'],
      [1, 0, 'transdim'],
    ],
  } as const;
  const started = (more: Partial<Position>): Table => {
    const position: Position = {
      faction: 'terrans',
      gaiaformers: 1,
      research: [0, 0, 0, 1, 0, 0],
      on: [[0, 0, 'mine']],
      ...more,
    };
    const table = scenario([position, other], { map }).turn();
    return table.pick({ do: 'project', at: table.hex(1, 0) });
  };

  test('six are taken where all lie in one area, and the others stay', () => {
    expect(started({ one: 9 }).has(0, 'one', 'gaia')).toEqual({ one: 3, gaia: 6 });
    expect(started({ two: 7 }).has(0, 'two', 'gaia')).toEqual({ two: 1, gaia: 6 });
  });

  test('all are taken without a question where there are just enough', () => {
    expect(started({ one: 3, two: 2, three: 1 }).has(0, 'one', 'two', 'three', 'gaia')).toEqual({
      one: 0,
      two: 0,
      three: 0,
      gaia: 6,
    });
  });

  test('no more Gaiaformers than there are, no fewer tokens, and no further than one reaches', () => {
    const offered = (more: Partial<Position>) =>
      scenario(
        [
          {
            faction: 'terrans',
            one: 6,
            gaiaformers: 1,
            research: [0, 0, 0, 1, 0, 0],
            on: [[-2, 0, 'mine']],
            ...more,
          },
          other,
        ],
        {
          map: {
            radius: 2,
            planets: [
              [-2, 0, 'terra'],
              [1, 0, 'transdim'],
            ],
          },
        },
      )
        .turn()
        .options('project').length;
    expect(offered({ qic: 1 })).toBe(1);
    expect(offered({ qic: 0 })).toBe(0);
    expect(offered({ qic: 1, one: 5 })).toBe(0);
    expect(offered({ qic: 1, gaiaformers: 0 })).toBe(0);
    expect(offered({ qic: 1, research: [0, 0, 0, 0, 0, 0] })).toBe(0);
  });
});

describe('in the Gaia phase', () => {
  const institute = { counts: [0, 0, 0, 0, 1, 0, 0] };
  const phase = (position: Position): Table => at(position, { do: 'gaia.start' });

  test('a planet that is a Gaia planet already is not transformed again', () => {
    const told: GameEvent[] = [];
    const table = scenario([{ faction: 'terrans' }, other], {
      map: { radius: 1, planets: [[0, 0, 'gaia']] },
    }).planet([0, 0], 'gaia', 0);
    table.state.agenda = { ...table.state.agenda, stack: [{ do: 'gaia.start' }] };
    gaiaProject.with({ emit: (event) => told.push(event) }).advance(table.state);
    expect(told.map(({ do: kind }) => kind)).toEqual(['phase']);
  });

  test('the tokens of the Terrans return to area II, and of everybody else to area I', () => {
    expect(phase({ faction: 'terrans', gaia: 3 }).has(0, 'one', 'two', 'gaia')).toEqual({
      one: 0,
      two: 3,
      gaia: 0,
    });
    expect(phase({ faction: 'firaks', gaia: 3 }).has(0, 'one', 'two', 'gaia')).toEqual({
      one: 3,
      two: 0,
      gaia: 0,
    });
  });

  test('the Gaiaformers of the Bal T’aks come back', () => {
    const table = phase({ faction: 'bal-taks', formersInGaia: 2, gaiaformers: 1 });
    expect(table.has(0, 'gaiaformers', 'formersInGaia')).toEqual({ gaiaformers: 3, formersInGaia: 0 });
  });

  test('the Terrans are asked once, take no more than their tokens are worth, and keep the tokens', () => {
    const table = phase({ faction: 'terrans', gaia: 7, ...institute });
    expect(() => table.answer({ amounts: { ore: 2, knowledge: 0, qic: 0, credits: 2 } })).toThrow();
    table.answer({ amounts: { ore: 1, knowledge: 1, qic: 0, credits: 0 } });
    expect(table.asked).toBeUndefined();
    expect(table.has(0, 'ore', 'knowledge', 'qic', 'credits', 'two', 'gaia')).toEqual({
      ore: 1,
      knowledge: 1,
      qic: 0,
      credits: 0,
      two: 7,
      gaia: 0,
    });
  });

  test('what is proposed to the Terrans is ore, and credits for the rest', () => {
    const asked = (gaia: number) => {
      const question = gaiaProject.question(phase({ faction: 'terrans', gaia, ...institute }).state, 0)!;
      return question.shape === 'amounts' ? question : undefined;
    };
    expect([2, 3, 7].map((gaia) => asked(gaia)?.proposal)).toEqual([
      { credits: 2 },
      { ore: 1, credits: 0 },
      { ore: 2, credits: 1 },
    ]);
    expect(asked(7)?.parts.map(({ id, max }) => [id, max])).toEqual([
      ['qic', 1],
      ['ore', 2],
      ['knowledge', 1],
      ['credits', 7],
    ]);
  });

  test('the Terrans without tokens in the Gaia area are not asked', () => {
    expect(phase({ faction: 'terrans', formersInGaia: 1, ...institute }).asked).toBeUndefined();
  });

  const itars = (gaia: number, more: Partial<Position> = {}): Table =>
    phase({ faction: 'itars', vp: 10, gaia, ...institute, ...more });

  test('the Itars may take a tile for each four tokens, and are asked again while they last', () => {
    const table = itars(8).pick('tile').pick('seven-vp').pick('none');
    expect(table.asked).toEqual({ do: 'gaia.tile', seat: 0 });
    table.pick('decline');
    expect(table.asked).toBeUndefined();
    expect(table.has(0, 'vp', 'one', 'gaia')).toEqual({ vp: 17, one: 4, gaia: 0 });
  });

  test('the Itars with three tokens, or without a tile to take, are not asked', () => {
    expect(itars(3).asked).toBeUndefined();
    const { standardTiles } = scenario([other]).state;
    expect(itars(4, { standard: [...standardTiles] }).asked).toBeUndefined();
  });

  test('seats choose in turn order', () => {
    const terrans: Position = { faction: 'terrans', gaia: 3, ...institute };
    const table = scenario([other, { faction: 'itars', gaia: 4, ...institute }, terrans]);
    table.state.order = [2, 0, 1];
    table.run({ do: 'gaia.start' } as Task);
    expect(table.asked).toEqual({ do: 'gaia.convert', seat: 2 });
    table.answer({ amounts: { ore: 1, credits: 0 } });
    expect(table.asked).toEqual({ do: 'gaia.tile', seat: 1 });
  });
});

describe('the free actions of the Nevlas and the Bal T’aks', () => {
  test('move a token of area III, or a Gaiaformer, to the Gaia area', () => {
    const nevlas = at({ faction: 'nevlas', three: 2 }, { do: 'turn.start', seat: 0 });
    nevlas.pick({ do: 'free', action: 'area-three-to-knowledge' });
    expect(nevlas.has(0, 'three', 'gaia', 'knowledge')).toEqual({ three: 1, gaia: 1, knowledge: 1 });
    const bal = at({ faction: 'bal-taks', gaiaformers: 1 }, { do: 'turn.start', seat: 0 });
    bal.pick({ do: 'free', action: 'gaiaformer-to-qic' });
    expect(bal.has(0, 'gaiaformers', 'formersInGaia', 'qic')).toEqual({
      gaiaformers: 0,
      formersInGaia: 1,
      qic: 1,
    });
  });
});
