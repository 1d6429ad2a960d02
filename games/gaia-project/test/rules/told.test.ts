/** What the log tells of the answers: everybody at the table reads what has happened. Ann is the one who acts. */
import { agendaOf, type Choice, type GameEvent, type Plain, type Task } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../../src/game.ts';
import { log, logOfRun } from '../support/reading.ts';
import { type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const map = {
  radius: 3,
  planets: [
    [-1, 0, 'titanium'],
    [0, 0, 'titanium'],
    [1, 0, 'gaia'],
    [2, 0, 'transdim'],
    [1, 1, 'titanium'],
  ],
} as const;
const firaks: Position = {
  faction: 'firaks',
  vp: 10,
  ore: 9,
  credits: 15,
  knowledge: 4,
  qic: 4,
  one: 6,
  two: 2,
  three: 7,
  gaiaformers: 1,
  research: [0, 0, 0, 1, 0, 0],
  booster: 'range-action',
  on: [
    [-1, 0, 'trading-station'],
    [0, 0, 'mine'],
  ],
};
const at = (position: Position = firaks, more: Surroundings = { map }, second = other): Table =>
  scenario([position, second], more);
const turn = (choose: (table: Table) => Plain, position?: Position, more?: Surroundings): string[] => {
  const table = at(position, more).turn();
  return log(table, { pick: choose(table) });
};

describe('what is built', () => {
  test('a mine, with its price', () => {
    expect(turn((table) => ({ do: 'mine', at: table.hex(1, 0) }))).toEqual([
      'Ann builds a mine: sector 1 (1, 0), for 1 ore, 2 credits and 1 Q.I.C.',
    ]);
  });

  test('an upgrade', () => {
    expect(turn((table) => ({ do: 'upgrade', at: table.hex(-1, 0), to: 4 }))).toEqual([
      'Ann upgrades a trading station to the planetary institute: sector 1 (−1, 0), for 4 ore and 6 credits.',
    ]);
  });

  test('a mine of the Lantids beside another’s structure', () => {
    const lantids: Position = { ...firaks, faction: 'lantids' };
    const table = at(lantids, { map }, { ...other, on: [[1, 0, 'mine']] }).turn();
    expect(log(table, { pick: { do: 'mine', at: table.hex(1, 0) } })).toEqual([
      'Ann builds a mine: sector 1 (1, 0), for 1 ore and 2 credits.',
    ]);
  });

  test('a Gaia project, after the tokens that it takes', () => {
    const table = at({ ...firaks, one: 6, two: 0, three: 0 }).turn();
    expect(log(table, { pick: { do: 'project', at: table.hex(2, 0) } })).toEqual([
      'Ann starts a Gaia project: sector 1 (2, 0), for 1 Q.I.C. and 6 power tokens.',
    ]);
    expect(logOfRun(table, { do: 'gaia.start' })).toEqual([
      'Gaia phase',
      'A Transdim planet of Ann becomes a Gaia planet.',
      'Ann takes 6 power tokens back from the Gaia area.',
    ]);
  });

  test('a space station, and the swap of the Ambas', () => {
    const ivits = at({ ...firaks, faction: 'ivits' }).run({ do: 'special.station', seat: 0 } as never);
    expect(log(ivits, { pick: ivits.hex(0, 1) })).toEqual(['Ann places a space station: sector 1 (0, 1).']);
    const ambas = at({
      ...firaks,
      faction: 'ambas',
      on: [
        [-1, 0, 'planetary-institute'],
        [0, 0, 'mine'],
      ],
    }).run({ do: 'special.swap', seat: 0 } as never);
    expect(log(ambas, { pick: ambas.hex(0, 0) })).toEqual([
      'Ann swaps the planetary institute with a mine: sector 1 (0, 0).',
    ]);
  });

  test('the Lost Planet', () => {
    const table = at().run({ do: 'research.lostPlanet', seat: 0 } as never);
    expect(log(table, { pick: table.hex(0, 1) }).join(' ')).toContain(
      'Ann finds the Lost Planet: sector 1 (0, 1).',
    );
  });

  test('a federation, its token, and what joins it later', () => {
    const strong: Position = {
      ...firaks,
      one: 2,
      two: 0,
      three: 0,
      on: [
        [-1, 0, 'planetary-institute'],
        [0, 0, 'academy-action'],
        [1, 0, 'mine'],
      ],
    };
    const table = at(strong).turn().pick({ do: 'federation' });
    expect(log(table, { picks: [table.hex(-1, 0), table.hex(0, 0), table.hex(1, 0)] })).toEqual([
      'Ann forms a federation with no satellites.',
    ]);
    expect(log(table, { pick: 'vp-7-ore' })).toEqual(['Ann takes a federation token: 7 VP and 2 ore.']);
    table.turn();
    expect(log(table, { pick: { do: 'mine', at: table.hex(1, 1) } })).toEqual([
      'Ann builds a mine: sector 1 (1, 1), for 1 ore and 2 credits.',
      'A structure of Ann joins a federation: sector 1 (1, 1).',
    ]);
  });
});

describe('what is taken', () => {
  test('a power action with what it brings', () => {
    expect(turn(() => ({ do: 'board', action: 'two-ore' }))).toEqual([
      'Ann takes an action: 4 power → gain 2 ore.',
    ]);
  });

  test('a special action', () => {
    const owner: Position = { ...firaks, advanced: ['action-three-ore'] };
    expect(turn(() => ({ do: 'special', action: 'action-three-ore' }), owner).join(' ')).toMatch(
      /^Ann takes a special action: .*3 ore/,
    );
  });

  test('a free action, and a sacrifice', () => {
    expect(turn(() => ({ do: 'free', action: 'power-to-ore' }))).toEqual([
      'Ann exchanges 3 power for 1 ore.',
    ]);
    expect(turn(() => ({ do: 'free', action: 'sacrifice' }))).toEqual(['Ann sacrifices a power token.']);
  });

  test('a level of research, and the token that level 5 flips', () => {
    expect(turn(() => ({ do: 'research', area: 'economy' }))).toEqual([
      'Ann advances: Economy, level 1, for 4 knowledge.',
    ]);
    const top: Position = { ...firaks, research: [0, 0, 0, 0, 4, 0], green: 1, tokens: ['vp-7-ore'] };
    expect(turn(() => ({ do: 'research', area: 'economy' }), top).join(' ')).toMatch(
      /Ann flips a federation token\..*Ann advances: Economy, level 5/,
    );
    const gaiaformer: Position = { ...firaks, research: [0, 0, 0, 0, 0, 0] };
    expect(turn(() => ({ do: 'research', area: 'gaia-project' }), gaiaformer)).toEqual([
      'Ann advances: Gaia Project, level 1, for 4 knowledge. Gains: 1 Gaiaformer.',
    ]);
  });

  test('a tech tile', () => {
    const table = at().run({ do: 'tech.tile', seat: 0 } as never);
    expect(log(table, { pick: 'four-credits-income' })).toEqual([
      'Ann takes a tech tile: Income: 4 credits.',
    ]);
  });

  test('a booster on passing, and none in the last round', () => {
    expect(turn(() => ({ do: 'pass', booster: 'ore-knowledge' }))).toEqual([
      'Ann passes and takes the booster “Income: 1 ore and 1 knowledge”.',
    ]);
    expect(turn(() => ({ do: 'pass', booster: null }), firaks, { map, round: 6 })).toEqual(['Ann passes.']);
  });
});

describe('power', () => {
  const offered = (choice: Choice, position: Position = firaks): string[] => {
    const table = at(position);
    table.run({ do: 'charge.accept', seat: 0, builder: 1, at: table.hex(1, 0), value: 2 } as never);
    return log(table, choice);
  };

  test('is charged for points, or not at all', () => {
    expect(offered({ pick: 'charge' })).toEqual(['Ann charges 2 power for 1 VP.']);
    expect(offered({ pick: 'charge' }, { ...firaks, one: 1, two: 1 })).toEqual([
      'Ann charges 2 power for 1 VP.',
    ]);
    expect(offered({ pick: 'decline' })).toEqual(['Ann does not charge power.']);
  });

  test('of the Itars is discarded for a tile in the Gaia phase', () => {
    const itars: Position = { ...firaks, faction: 'itars', gaia: 4, counts: [0, 0, 0, 0, 1, 0, 0] };
    const table = at({ ...itars, on: [] }).run({ do: 'gaia.start' } as never);
    expect(log(table, { pick: 'tile' })).toEqual(['Ann discards 4 power tokens.']);
  });
});

/** All that is told while this task and what follows from it runs. */
function eventsOf(table: Table, task: Task): GameEvent[] {
  const all: GameEvent[] = [];
  table.state.agenda = agendaOf(task);
  gaiaProject.with({ emit: (event) => all.push(event) }).advance(table.state);
  return all;
}

/** What is told of an answer that no line of the log needs in full: the events themselves. */
function events(table: Table, choice: Choice): GameEvent[] {
  const all: GameEvent[] = [];
  const open = gaiaProject.first(table.state)!;
  gaiaProject
    .with({ emit: (event) => all.push(event) })
    .apply(table.state, open.seat, { question: open.id, ...choice });
  return all;
}

describe('boards that draw what happens are told', () => {
  test('from which areas tokens were taken, and where they went', () => {
    const table = at().run({ do: 'power.discard', seat: 0, amount: 3, to: 'gaia' } as never);
    expect(events(table, { amounts: { one: 1, two: 2, three: 0 } })).toEqual([
      {
        do: 'discard',
        seat: 0,
        what: 'tokens',
        amount: 3,
        source: 'gaia',
        detail: { one: 1, two: 2, three: 0 },
      },
    ]);
  });

  test('whether the brainstone was spent, and how many tokens', () => {
    const taklons = (): Table =>
      at({ faction: 'taklons', three: 4, stone: 3 }).run({ do: 'power.spend', seat: 0, amount: 3 } as never);
    const paid = { do: 'pay', seat: 0, what: 'power', amount: 3, source: 'spend' };
    expect(events(taklons(), { pick: 'stone' })).toEqual([{ ...paid, detail: { tokens: 1, stone: true } }]);
    expect(events(taklons(), { pick: 'tokens' })).toEqual([{ ...paid, detail: { tokens: 3, stone: false } }]);
  });

  test('of which pieces and satellites a federation is', () => {
    const strong = at({
      ...firaks,
      one: 1,
      two: 0,
      three: 0,
      on: [
        [-1, 0, 'planetary-institute'],
        [0, 0, 'academy-action'],
        [1, 1, 'mine'],
      ],
    }).run({ do: 'federation.form', seat: 0 } as never);
    const [a, b, c, between] = [strong.hex(-1, 0), strong.hex(0, 0), strong.hex(1, 1), strong.hex(0, 1)];
    expect(events(strong, { picks: [a, b, c, between] })).toContainEqual({
      do: 'federation',
      seat: 0,
      what: 'satellites',
      amount: 1,
      source: 'federation',
      detail: { planets: [a, b, c], satellites: [between] },
    });
  });

  test('on which planet a Gaiaformer has done its work', () => {
    expect(eventsOf(at().planet([2, 0], 'transdim', 1), { do: 'gaia.start' })).toContainEqual({
      do: 'transform',
      seat: 1,
      what: 'gaia',
      amount: 1,
      source: 'gaia-phase',
      detail: { planet: 4 },
    });
  });

  test('when a round ends and another begins with its tile, and when each phase does', () => {
    const table = at(firaks, { map, round: 1, roundTiles: ['mine', 'federation-token', 'mine'] });
    table.state.passed = [0, 1];
    const told = eventsOf(table, { do: 'round.end' }).filter(({ seat }) => seat === null);
    expect(told.map(({ do: kind, what, amount }) => [kind, what, amount])).toEqual([
      ['phase', 'round-end', 1],
      ['round', 'federation-token', 2],
      ['phase', 'gaia', 2],
      ['phase', 'actions', 2],
    ]);
  });

  test('of no second beginning of the actions when the next player has a turn', () => {
    expect(eventsOf(at(), { do: 'turn.next' })).toEqual([]);
  });

  test('of nothing that is not taken back, gained or paid', () => {
    const empty = at({ faction: 'terrans', formersInGaia: 1 });
    expect(eventsOf(empty, { do: 'gaia.return', seat: 0 } as Task)).toEqual([]);
    const nothing = (table: Table, choice: Choice) =>
      events(table, choice).filter(({ amount }) => amount === 0);
    const mine = at().turn();
    expect(nothing(mine, { pick: { do: 'mine', at: mine.hex(1, 1) } })).toEqual([]);
    const guest = at({ ...firaks, faction: 'lantids' }, { map }, { ...other, on: [[1, 1, 'mine']] }).turn();
    expect(nothing(guest, { pick: { do: 'mine', at: guest.hex(1, 1) } })).toEqual([]);
    const terrans = at({ faction: 'terrans', gaia: 4, counts: [0, 0, 0, 0, 1, 0, 0] });
    terrans.run({ do: 'gaia.start' });
    expect(nothing(terrans, { amounts: { ore: 1, credits: 0, qic: 0, knowledge: 0 } })).toEqual([]);
    const tile = at({ ...firaks, on: [] }).run({ do: 'tech.tile', seat: 0 } as Task);
    expect(nothing(tile, { pick: 'knowledge-per-planet-type' })).toEqual([]);
  });
});
