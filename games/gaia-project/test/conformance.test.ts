import type { GameEvent } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Line } from '../conformance/recording.ts';
import type { Replay } from '../conformance/replay.ts';
import { withoutWithheld } from '../conformance/withheld.ts';
import { INSTITUTE } from '../src/data/structures.ts';
import { researchAreas } from '../src/data/types.ts';
import { gaiaProject } from '../src/game.ts';
import { playerAt } from '../src/state.ts';
import { recordedAfter, setUp } from './support/recording.ts';
import { scenario } from './support/scenario.ts';

const ECONOMY = researchAreas.indexOf('economy');

/** The places in which our engine and a recording differ. */
const differences = ({ comparison }: Replay): unknown[] =>
  comparison.differences.map(({ path, expected, got }) => ({ path, expected, got }));

describe('two charges of one income phase are equal, and a recording may take either first', () => {
  /** Level 2 of Economy charges two power, and so does the booster. */
  const table = (): Replay =>
    setUp(['taklons', 'firaks'], ['range-action', 'ore-knowledge'], (state) => {
      playerAt(state, 0).research[ECONOMY] = 2;
    });
  const income = (first: string, second: string, state: Line): Line => ({
    k: 'income_done',
    income: {
      0: {
        gain: { credits: 2, knowledge: 1, ore: 4 },
        power: [
          ['charge', 2, 'booster', first],
          ['charge', 2, 'economy', second],
        ],
      },
      1: { gain: { knowledge: 3, ore: 4 }, power: [] },
    },
    state,
  });

  // Three tokens with the brainstone lie in area I and four in area II; so two end in area III or the stone does.
  test.each([
    ['I', 'II', 2],
    ['II', 'II', 2],
    ['I', 'III', 3],
    ['II', 'III', 3],
  ] as const)('the brainstone lies in %s after one and in %s after both', (first, second, stone) => {
    const replay = table();
    expect(gaiaProject.first(replay.state)?.ask.do).toBe('power.stone');
    replay.play(income(first, second, recordedAfter(replay.state, stone)));
    expect(differences(replay)).toEqual([]);
    expect(playerAt(replay.state, 0)).toMatchObject({ one: 0, two: 6, three: 1, stone });
  });

  test('a place that the stone cannot come to is a difference', () => {
    const replay = table();
    replay.play(income('I', 'I', recordedAfter(replay.state, 2, { brainstone: 'I' })));
    expect(differences(replay)).toContainEqual(
      expect.objectContaining({ path: 'state/players/0/brainstone', expected: 'I', got: 'II' }),
    );
  });
});

describe('equal parts of an income that is taken in an order of one’s own', () => {
  test.each([
    [
      'tokens first',
      [
        ['gain', 2],
        ['charge', 1],
        ['charge', 1],
      ],
      { one: 1, two: 6, three: 0 },
    ],
    [
      'tokens last',
      [
        ['charge', 1],
        ['charge', 1],
        ['gain', 2],
      ],
      { one: 2, two: 4, three: 1 },
    ],
    [
      'tokens between',
      [
        ['charge', 1],
        ['gain', 2],
        ['charge', 1],
      ],
      { one: 1, two: 6, three: 0 },
    ],
  ] as const)('%s', (_name, parts, areas) => {
    const replay = setUp(['firaks', 'taklons'], ['ore-tokens', 'ore-knowledge'], (state) => {
      const player = playerAt(state, 0);
      player.research[ECONOMY] = 1;
      player.standard.push('ore-and-charge-income');
      Object.assign(player, { one: 1, two: 4 });
    });
    expect(gaiaProject.first(replay.state)?.ask.do).toBe('kernel.bag');
    const power = parts.map(([kind, amount]) => [kind === 'gain' ? 'tokens' : kind, amount, 'some source']);
    const gain = { credits: 2, knowledge: 2, ore: 5 };
    replay.play({
      k: 'income_done',
      income: { 0: { gain, power }, 1: { gain: { knowledge: 2, ore: 4 }, power: [] } },
    });
    expect(replay.comparison.differences.filter(({ path }) => path.startsWith('income'))).toEqual([]);
    expect(playerAt(replay.state, 0)).toMatchObject(areas);
  });
});

describe('the Gaia phase', () => {
  test('a recording may tell the choices of those who come later in turn order first', () => {
    const replay = setUp(['terrans', 'itars'], ['ore-knowledge', 'credits-qic'], (state) => {
      for (const seat of [0, 1]) {
        const player = playerAt(state, seat);
        player.gaia = 4;
        player.counts[INSTITUTE] = 1;
        Object.assign(player, { one: 9, two: 0 });
      }
    });
    expect(gaiaProject.first(replay.state)).toMatchObject({ seat: 0, ask: { do: 'gaia.convert' } });
    replay.play({ k: 'gaia_phase', p: 1, conversions: [{ tech: { tile: 'std_7_vp', advance: null } }] });
    replay.play({ k: 'gaia_phase', p: 0, conversions: [{ gain: { ore: 1 } }, { gain: { credits: 1 } }] });
    const { ore, credits } = playerAt(replay.state, 0);
    replay.play({ k: 'actions_start' });
    expect(playerAt(replay.state, 0)).toMatchObject({ ore: ore + 1, credits: credits + 1, gaia: 0 });
    expect(playerAt(replay.state, 1)).toMatchObject({ standard: ['seven-vp'], vp: 17, gaia: 0 });
  });
});

describe('points for a mine of the Lantids on a shared Gaia planet', () => {
  const events: readonly GameEvent[] = [
    { do: 'build', seat: 0, what: 'mine', amount: 1, source: 'shared' },
    { do: 'score', seat: 0, what: 'round-tiles', amount: 3, source: 'gaia-mine-3' },
    { do: 'score', seat: 0, what: 'advanced-tiles', amount: 3, source: 'mine-vp' },
  ];
  const played = (vp: readonly unknown[]) => {
    const { state } = scenario([{ faction: 'lantids', vp: 16 }, { faction: 'firaks' }]);
    const left = withoutWithheld(state, [0, 1], { vp }, events);
    return { vp: playerAt(state, 0).vp, scored: left.filter(({ do: kind }) => kind === 'score').length };
  };
  const others = [0, 3, 'advanced_tile'];

  test('are taken back where a recording withholds them', () => {
    expect(played([others])).toEqual({ vp: 13, scored: 1 });
  });

  test('stay where it has them', () => {
    expect(played([others, [0, 3, 'round_scoring']])).toEqual({ vp: 16, scored: 2 });
  });
});
