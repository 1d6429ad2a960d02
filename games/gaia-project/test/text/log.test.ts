import { type GameEvent, rngFrom } from '@orrery/kernel';
import { type Language, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../../../../test/support/walks.ts';
import { gaiaProject } from '../../src/index.ts';
import { logWriter } from '../../src/wording/log.ts';
import { walks } from './walks.ts';

const ann = { seat: 0, amount: 1, source: 'mine' } as const;
const space = { hex: 1, q: 2, r: -1, sector: 7 };
const round: GameEvent = { do: 'round', seat: null, what: 'mine', amount: 1, source: 'round' };
const phase = (what: string): GameEvent => ({ do: 'phase', seat: null, what, amount: 1, source: 'round' });

/** The log of these moves as somebody reads it; headings are marked, no-break spaces are spaces. */
function told(moves: readonly (readonly GameEvent[])[], language: Language = 'en'): string[] {
  const book = logWriter(nameOf);
  return moves
    .flatMap((events) => book.write(events))
    .map(({ text, heading }) => {
      const line = walks.speakerOf(language)(text).replaceAll('\u00a0', ' ');
      return heading === undefined ? line : `${heading}: ${line}`;
    });
}

describe('what is paid', () => {
  const build: GameEvent[] = [
    { ...ann, do: 'pay', what: 'ore', amount: 2 },
    { ...ann, do: 'pay', what: 'credits', amount: 2 },
    { ...ann, do: 'build', what: 'mine', detail: space },
    { ...ann, do: 'score', what: 'round-tiles', amount: 3, source: 'mine' },
    { ...ann, do: 'score', what: 'faction', amount: 2, source: 'gleens' },
  ];

  test('stands in the line of what it is for, with all that it brings, in every language', () => {
    expect(languages.map((language) => told([build], language))).toEqual([
      [
        'Ann builds a mine: sector 7 (2, −1), for 2 ore and 2 credits. Gains: 3 VP (Round scoring) and 2 VP (Faction ability).',
      ],
      [
        'Ann constrói uma mina: setor 7 (2, −1), por 2 minérios e 2 créditos. Ganhos: 3 PV (Pontuação das rodadas) e 2 PV (Habilidade da facção).',
      ],
      [
        'Ann buduje kopalnię: sektor 7 (2, −1) (koszt: 2 rudy i 2 kredyty). Zysk: 3 PZ (Punktowanie rund) i 2 PZ (Zdolność frakcji).',
      ],
    ]);
  });

  test('before a question waits for what it is for', () => {
    expect(told([build.slice(0, 2), build.slice(2, 3)])).toEqual([
      'Ann builds a mine: sector 7 (2, −1), for 2 ore and 2 credits.',
    ]);
  });

  test('for an exchange or an action is told by its name', () => {
    const action: GameEvent[] = [
      { ...ann, do: 'action', what: 'seven-credits', source: 'board' },
      { ...ann, do: 'pay', what: 'power', amount: 4, source: 'spend' },
      { ...ann, do: 'gain', what: 'credits', amount: 7, source: 'seven-credits' },
    ];
    expect(told([action])).toEqual(['Ann takes an action: 4 power → gain 7 credits.']);
  });

  test('in points for power stands with the power', () => {
    const charge: GameEvent[] = [
      { ...ann, do: 'charge', what: 'power', amount: 3, source: 'charging' },
      { ...ann, do: 'score', what: 'charging', amount: -2, source: 'charging' },
    ];
    expect(told([charge])).toEqual(['Ann charges 3 power for 2 VP.']);
    expect(told([[...charge].reverse()])).toEqual(['Ann charges 3 power for 2 VP.']);
  });
});

test('power that others charge, or decline, follows the line of what was built', () => {
  const bob = { ...ann, seat: 1, source: 'charging' } as const;
  const lines = logWriter(nameOf).write([
    { ...ann, do: 'build', what: 'mine', detail: space },
    { ...ann, do: 'charge', what: 'power', amount: 2, source: 'science' },
    { ...bob, do: 'charge', what: 'power' },
    { ...bob, seat: 2, do: 'decline', what: 'power' },
  ]);
  expect(lines.map(({ seat, follows = false }) => [seat, follows])).toEqual([
    [0, false],
    [1, true],
    [2, true],
  ]);
});

test('an income is one line, also where its order was asked; phases are headings', () => {
  const income: GameEvent[][] = [
    [
      round,
      { ...ann, do: 'gain', what: 'ore', source: 'faction' },
      { ...ann, do: 'gain', what: 'ore', amount: 3, source: 'faction' },
      { ...ann, do: 'gain', what: 'credits', amount: 0, source: 'economy' },
      { ...ann, seat: 1, do: 'gain', what: 'knowledge', source: 'faction' },
    ],
    [
      { ...ann, do: 'income', what: 'charge', amount: 2, source: 'economy' },
      { ...ann, do: 'charge', what: 'power', amount: 2, source: 'economy' },
    ],
    [phase('gaia'), phase('actions'), { ...ann, do: 'pass', what: 'none', source: 'pass' }],
  ];
  expect(told(income)).toEqual([
    'round: Round 1: 2 VP for each mine built',
    'phase: Income',
    'Ann has an income of 4 ore, and charges 2 power.',
    'Bob has an income of 1 knowledge.',
    'phase: Actions',
    'Ann passes.',
  ]);
});

test.each([1, 2, 3])(
  'in game %i nobody has two lines of income in a round, and no payment stands alone',
  (game) => {
    const events: GameEvent[] = [];
    const loud = gaiaProject.with({ emit: (event) => events.push(event) });
    const state = loud.setup({}, 3, `log ${game}`);
    const rng = rngFrom(`log ${game}`);
    const book = logWriter(nameOf);
    const lines = book.write(events.splice(0));
    for (let open = loud.first(state); open !== undefined; open = loud.first(state)) {
      loud.apply(state, open.seat, loud.sample(state, open, rng));
      lines.push(...book.write(events.splice(0)));
    }
    const rounds = lines.flatMap(({ heading }, i) => (heading === 'round' ? [i] : []));
    expect(rounds).toHaveLength(6);
    for (const [i, begin] of rounds.entries()) {
      const income = lines.slice(begin, rounds[i + 1]).filter(({ text }) => text.key === 'gaia.log.income');
      expect(income.length).toBeGreaterThan(0);
      expect(new Set(income.map(({ seat }) => seat)).size).toBe(income.length);
    }
    expect(lines.filter(({ heading }) => heading === 'phase').length).toBeGreaterThanOrEqual(12);
  },
);
