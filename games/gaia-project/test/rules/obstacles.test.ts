/** Why something cannot be done now, as whoever asks reads it. */
import { describe, expect, test } from 'vitest';
import { gaiaProject } from '../../src/game.ts';
import {
  mineObstacle,
  projectObstacle,
  stationObstacle,
  stepObstacle,
  tileObstacle,
} from '../../src/rules/obstacles.ts';
import { playerAt } from '../../src/state.ts';
import { spoken } from '../support/reading.ts';
import { type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';

const other: Position = { faction: 'geodens', vp: 10 };
const map = {
  radius: 5,
  planets: [
    [-1, 0, 'titanium'],
    [0, 0, 'titanium'],
    [1, 0, 'gaia'],
    [2, 0, 'transdim'],
    [0, 1, 'terra'],
    [5, 0, 'titanium'],
  ],
} as const;
const rich: Position = {
  faction: 'firaks',
  vp: 10,
  ore: 15,
  credits: 30,
  knowledge: 15,
  qic: 9,
  one: 6,
  two: 2,
  three: 9,
  gaiaformers: 1,
  tokens: ['vp-7-ore'],
  green: 1,
  research: [0, 0, 0, 1, 0, 0],
  on: [
    [-1, 0, 'trading-station'],
    [0, 0, 'mine'],
  ],
};
const turn = (position: Partial<Position> = {}, more: Surroundings = { map }, second = other): Table =>
  scenario([{ ...rich, ...position }, second], more).turn();

/** What a turn does not offer, with the reason: `Build a mine: … — It costs …`. Those that contain a text. */
const closed = ({ state }: Table, text: string): string[] =>
  gaiaProject
    .unavailable(state, 0)
    .map((each) => `${spoken(each.text)} — ${spoken(each.reason)}`)
    .filter((line) => line.includes(text));

describe('a mine', () => {
  test('that cannot be paid says its whole price', () => {
    expect(closed(turn({ ore: 3 }), 'mine: Terra')).toEqual([
      'Build a mine: Terra, sector 1 (0, 1) — It costs 7 ore and 2 credits.',
    ]);
    const poor = turn({ ore: 3 });
    expect(mineObstacle(poor.state, 0, poor.hex(0, 1), { steps: 0, range: 0 })).toEqual({
      why: 'short',
      price: { ore: 7, credits: 2 },
      missing: { ore: 4 },
    });
    expect(closed(turn({ qic: 0 }), 'mine: Gaia')).toEqual([
      'Build a mine: Gaia, sector 1 (1, 0) — It costs 1 ore, 2 credits and 1 Q.I.C.',
    ]);
  });

  test('that is too far away says how far, and how many Q.I.C. it would take', () => {
    expect(closed(turn({ qic: 1 }), '(5, 0)')).toEqual([
      'Build a mine: Titanium, sector 1 (5, 0) — It is 5 spaces away, and your range is 1; 2 Q.I.C. would be needed to reach it.',
    ]);
    expect(closed(turn({ qic: 2 }), '(5, 0)')).toEqual([]);
  });

  test('is not built when all are on the map', () => {
    const reasons = closed(turn({ counts: [0, 7, 0, 0, 0, 0, 0] }), 'Build a mine');
    expect(reasons).toHaveLength(3);
    for (const reason of reasons) expect(reason).toMatch(/ — All your mines are on the map\.$/);
  });

  test('is not listed where none could ever stand: with others, on Transdim planets, beside a Gaiaformer', () => {
    const table = turn({ ore: 0 }, { map }, { ...other, on: [[0, 1, 'mine']] }).planet([1, 0], 'gaia', 1);
    expect(closed(table, 'Build a mine').map((line) => line.match(/\(.*?\)/)![0])).toEqual(['(5, 0)']);
    const at = (q: number, r: number) =>
      mineObstacle(table.state, 0, table.hex(q, r), { steps: 0, range: 0 });
    expect(at(0, 1)).toEqual({ why: 'inhabited', of: 1 });
    expect(at(0, 0)).toEqual({ why: 'inhabited', of: 0 });
    expect(at(1, 0)).toEqual({ why: 'gaiaformer', of: 1 });
    expect(at(2, 0)).toEqual({ why: 'transdim' });
    expect(at(3, 0)).toEqual({ why: 'no-planet' });
  });

  test('is never built on the Lost Planet', () => {
    const table = turn();
    table.state.lostPlanet = table.hex(0, -1);
    expect(mineObstacle(table.state, 0, table.hex(0, -1), { steps: 0, range: 0 })).toEqual({
      why: 'no-planet',
    });
  });

  test('is not built where no path leads', () => {
    const table = scenario([{ ...rich, on: [] }, other], { map });
    expect(mineObstacle(table.state, 0, table.hex(1, 0), { steps: 0, range: 0 })).toEqual({
      why: 'unreachable',
    });
    expect(projectObstacle(table.state, 0, table.hex(2, 0), 0)).toEqual({ why: 'unreachable' });
    expect(stationObstacle(table.state, 0, table.hex(0, 2))).toEqual({ why: 'unreachable' });
  });

  test('on the planet of an own Gaiaformer may be as far away as it likes', () => {
    const table = turn({ qic: 0 }).planet([5, 0], 'gaia', 0);
    expect(mineObstacle(table.state, 0, table.hex(5, 0), { steps: 0, range: 0 })).toBeUndefined();
  });

  test('with a longer range or free steps needs less', () => {
    const table = turn({ qic: 0, ore: 3 });
    const at = (q: number, r: number, free: { steps: number; range: number }) =>
      mineObstacle(table.state, 0, table.hex(q, r), free)?.why;
    expect(at(5, 0, { steps: 0, range: 3 })).toBe('too-far');
    expect(at(5, 0, { steps: 0, range: 4 })).toBeUndefined();
    expect(at(0, 1, { steps: 1, range: 0 })).toBe('short');
    expect(at(0, 1, { steps: 2, range: 0 })).toBeUndefined();
  });
});

describe('a Gaia project', () => {
  const reason = (position: Partial<Position>) => closed(turn(position), 'Start a Gaia project');
  const project = 'Start a Gaia project: sector 1 (2, 0) — ';

  test('needs level 1, a Gaiaformer, tokens, and a planet within reach', () => {
    expect(reason({})).toEqual([]);
    expect(reason({ research: [0, 0, 0, 0, 0, 0] })).toEqual([`${project}You need level 1 in Gaia Project.`]);
    expect(reason({ gaiaformers: 0 })).toEqual([`${project}You have no Gaiaformer on your board.`]);
    expect(reason({ one: 1, two: 1, three: 3 })).toEqual([
      `${project}It takes 6 power tokens, and you have 5.`,
    ]);
    expect(reason({ one: 1, two: 2, three: 3 })).toEqual([]);
    expect(reason({ qic: 0 })).toEqual([
      `${project}It is 2 spaces away, and your range is 1; 1 Q.I.C. would be needed to reach it.`,
    ]);
  });

  test('needs a Transdim planet without a Gaiaformer', () => {
    const table = turn();
    const at = (q: number) => projectObstacle(table.state, 0, table.hex(q, 0), 0);
    expect(at(1)).toEqual({ why: 'not-transdim' });
    expect(at(3)).toEqual({ why: 'no-planet' });
    for (const seat of [0, 1]) {
      table.planet([2, 0], 'transdim', seat);
      expect(at(2)).toEqual({ why: 'gaiaformer', of: seat });
    }
  });

  test('reaches further with the booster', () => {
    const table = turn({ qic: 0 });
    expect(projectObstacle(table.state, 0, table.hex(2, 0), 0)?.why).toBe('too-far');
    expect(projectObstacle(table.state, 0, table.hex(2, 0), 1)).toBeUndefined();
  });
});

describe('an upgrade', () => {
  test('says what is missing of its price', () => {
    expect(closed(turn({ ore: 3, credits: 4 }), 'Upgrade')).toEqual([
      'Upgrade to the planetary institute: sector 1 (−1, 0) — You lack 1 ore and 2 credits.',
      'Upgrade to a research lab: sector 1 (−1, 0) — You lack 1 credit.',
      'Upgrade to a trading station: sector 1 (0, 0) — You lack 2 credits.',
    ]);
  });

  test('needs a piece on the faction board', () => {
    expect(closed(turn({ counts: [0, 0, 3, 3, 1, 0, 0] }), 'Upgrade')).toEqual([
      'Upgrade to the planetary institute: sector 1 (−1, 0) — All your structures of this kind are on the map.',
      'Upgrade to a research lab: sector 1 (−1, 0) — All your structures of this kind are on the map.',
      'Upgrade to a trading station: sector 1 (0, 0) — All your structures of this kind are on the map.',
    ]);
  });
});

describe('research', () => {
  test('takes four knowledge', () => {
    expect(closed(turn({ knowledge: 3 }), 'Science')).toEqual(['Science: level 1 — You lack 1 knowledge.']);
    expect(closed(turn({ knowledge: 4 }), 'Science')).toEqual([]);
  });

  test('ends on level 5, which takes a token and is reached by one player only', () => {
    const top = (level: number, more: Partial<Position> = {}, second = other) =>
      turn({ research: [0, 0, 0, 1, 0, level], ...more }, { map }, second);
    expect(closed(top(5), 'Science')).toEqual(['Science: level 6 — You are on the highest level.']);
    expect(closed(top(4), 'Science')).toEqual([]);
    expect(closed(top(4, { green: 0 }), 'Science')).toEqual([
      'Science: level 5 — Level 5 needs a federation token with its green side up.',
    ]);
    expect(closed(top(4, {}, { ...other, research: [0, 0, 0, 0, 0, 5] }), 'Science')).toEqual([
      'Science: level 5 — Somebody is on level 5 already.',
    ]);
  });

  test('in Navigation is closed to the Bal T’aks without institute, and nothing else is', () => {
    const bal = turn({ faction: 'bal-taks', on: [] });
    expect(closed(bal, 'Navigation')).toEqual(['Navigation: level 1 — You cannot advance in Navigation.']);
    expect(closed(bal, ': level')).toHaveLength(1);
    expect(stepObstacle(bal.state, 0, 1)).toEqual({ why: 'may-not-navigate' });
  });
});

describe('a power or Q.I.C. action', () => {
  const reasonFor = (table: Table, action: string): string | undefined => {
    const found = gaiaProject
      .unavailable(table.state, 0)
      .find(({ value }) => (value as { action?: string }).action === action);
    return found && spoken(found.reason);
  };

  test('is taken once a round', () => {
    const table = turn({}, { map, usedActions: ['two-ore', 'tech-tile'] });
    expect(reasonFor(table, 'two-ore')).toBe('Taken already this round.');
    expect(reasonFor(table, 'tech-tile')).toBe('Taken already this round.');
    expect(reasonFor(table, 'seven-credits')).toBeUndefined();
  });

  test('needs power in area III, or Q.I.C.', () => {
    const poor = turn({ three: 1, qic: 1 });
    expect(reasonFor(poor, 'two-tokens')).toBe('It takes 3 power; 1 token is in area III.');
    expect(reasonFor(poor, 'tech-tile')).toBe('You lack 3 Q.I.C.');
    expect(reasonFor(turn({ three: 3, qic: 4 }), 'two-tokens')).toBeUndefined();
  });

  test('with free steps needs a planet for the mine', () => {
    const table = turn({ credits: 1 });
    expect(reasonFor(table, 'one-step')).toBe('There is no place for it now.');
    expect(reasonFor(turn({}), 'one-step')).toBeUndefined();
  });

  test('that scores a token again needs a token', () => {
    expect(reasonFor(turn({ tokens: [], green: 0 }), 'rescore')).toBe('You have no federation token.');
    expect(reasonFor(turn({}), 'rescore')).toBeUndefined();
  });

  test('for a tech tile needs a tile that one does not have', () => {
    const table = turn();
    const all = { standard: [...table.state.standardTiles], green: 0 };
    expect(reasonFor(turn(all), 'tech-tile')).toBe('Not possible now.');
    expect(reasonFor(table, 'tech-tile')).toBeUndefined();
  });
});

describe('a special action', () => {
  test('is used once a round', () => {
    const table = turn({ standard: ['charge-four-action'], used: ['charge-four-action'] });
    expect(closed(table, 'charge 4')).toEqual([expect.stringMatching(/ — Used already this round\.$/)]);
    expect(closed(turn({ standard: ['charge-four-action'] }), 'charge 4')).toEqual([]);
  });

  test('that builds needs a place for it', () => {
    const reason = (ore: number) =>
      gaiaProject
        .unavailable(turn({ booster: 'terraform-action', ore }).state, 0)
        .filter(({ value }) => (value as { do: string }).do === 'special')
        .map((each) => spoken(each.reason));
    expect(reason(0)).toEqual(['There is no place for it now.']);
    expect(reason(1)).toEqual([]);
  });

  test('of the Ivits puts no station on a planet, on another station, or out of reach', () => {
    const table = scenario([{ ...rich, faction: 'ivits', qic: 1 }, other], { map });
    playerAt(table.state, 1).stations.push(table.hex(0, -1));
    const at = (q: number, r: number) => stationObstacle(table.state, 0, table.hex(q, r))?.why;
    expect(at(1, -1)).toBeUndefined();
    expect(at(-1, 0)).toBe('no-place');
    expect(at(1, 0)).toBe('no-place');
    expect(at(0, -1)).toBe('no-place');
    expect(at(3, 0)).toBeUndefined();
    expect(at(4, 0)).toBe('too-far');
  });
});

describe('a tech tile', () => {
  const scholar: Partial<Position> = { research: [4, 0, 0, 0, 0, 3], standard: ['seven-vp'] };
  const reason = (
    tile: 'mine-vp' | 'vp-per-sector' | 'seven-vp' | 'ore-and-qic',
    more: Partial<Position> = {},
  ) => tileObstacle(turn({ ...scholar, ...more }).state, 0, tile);

  test('is had once of each kind', () => {
    expect(reason('seven-vp')).toEqual({ why: 'owned' });
    expect(reason('ore-and-qic')).toBeUndefined();
  });

  test('that is advanced needs level 4, a green token, and a tile to cover', () => {
    expect(reason('mine-vp')).toBeUndefined();
    expect(reason('vp-per-sector')).toEqual({ why: 'level', need: 4, have: 3 });
    expect(reason('mine-vp', { green: 0 })).toEqual({ why: 'no-green-token' });
    expect(reason('mine-vp', { standard: [] })).toEqual({ why: 'nothing-to-cover' });
  });

  test('that is advanced and gone cannot be had', () => {
    const { state } = turn(scholar);
    state.advancedTiles[0] = null;
    expect(tileObstacle(state, 0, 'mine-vp')).toEqual({ why: 'owned' });
    // Others lie where they lay.
    expect(tileObstacle(state, 0, 'vp-per-sector')).toMatchObject({ why: 'level', have: 3 });
  });
});

describe('a free action', () => {
  test('needs what it is paid with', () => {
    const poor = turn({ ore: 0, credits: 0, knowledge: 0, qic: 0, two: 1, three: 2 });
    expect(closed(poor, ' → 1 ')).toEqual([
      '4 power → 1 Q.I.C. — It takes 4 power; 2 tokens are in area III.',
      '3 power → 1 ore — It takes 3 power; 2 tokens are in area III.',
      '4 power → 1 knowledge — It takes 4 power; 2 tokens are in area III.',
      '1 Q.I.C. → 1 ore — You lack 1 Q.I.C.',
      '1 knowledge → 1 credit — You lack 1 knowledge.',
      '1 ore → 1 credit — You lack 1 ore.',
      '1 ore → 1 power token — You lack 1 ore.',
    ]);
    expect(closed(poor, 'Sacrifice')).toEqual([
      'Sacrifice: discard a token of area II, move another to area III — It takes two tokens in area II.',
    ]);
    expect(closed(turn(), 'Sacrifice')).toEqual([]);
    const nothing = turn({ ore: 0, credits: 0, knowledge: 0, qic: 0, one: 0, two: 0, three: 0 });
    expect(nothing.options('free')).toEqual([]);
    expect(closed(nothing, ' → 1 ')).toHaveLength(8);
    expect(closed(nothing, 'Sacrifice')).toHaveLength(1);
  });
});

test('a federation that cannot be formed is listed, and one that can is not', () => {
  expect(closed(turn(), 'Form a federation')).toEqual([
    'Form a federation — Your structures cannot form a federation now.',
  ]);
  const strong: Partial<Position> = {
    on: [
      [-1, 0, 'planetary-institute'],
      [0, 0, 'academy-action'],
      [1, 0, 'mine'],
    ],
  };
  expect(closed(turn(strong), 'Form a federation')).toEqual([]);
});
