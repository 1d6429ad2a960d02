import { type GameEvent, rngFrom } from '@orrery/kernel';
import { type Language, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../../../../test/support/walks.ts';
import { terraformingMars } from '../../src/index.ts';
import { logWriter } from '../../src/wording/log.ts';
import { walks } from './walks.ts';

const ann = { seat: 0, amount: 1, source: 'action' } as const;

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
  const play: GameEvent = { ...ann, do: 'play', what: 'comet', amount: 21 };
  const paid: GameEvent[] = [
    { ...ann, do: 'lose', what: 'megacredits', amount: 5, source: 'comet' },
    { ...ann, do: 'lose', what: 'titanium', amount: 4, source: 'comet' },
  ];
  const effects: GameEvent[] = [
    { ...ann, do: 'raise', what: 'temperature', source: 'comet' },
    { ...ann, do: 'rating', what: 'rating', source: 'comet' },
    { ...ann, do: 'gain', what: 'plants', amount: 2, source: 'board' },
  ];

  test('stands in the line of what it is for, and what it changes in the next, in every language', () => {
    expect(languages.map((language) => told([[play, ...paid, ...effects]], language))).toEqual([
      ['Ann plays Comet for 5 M€ and 4 titanium.', 'Ann: temperature +1 step, TR +1, plants +2.'],
      ['Ann joga Cometa por 5 M$ e 4 de titânio.', 'Ann: temperatura +1 nível, IT +1, plantas +2.'],
      [
        'Ann zagrywa kartę Kometa za 5 M€ i 4 jednostki tytanu.',
        'Ann: temperatura +1 poziom, WT +1, roślinność +2.',
      ],
    ]);
  });

  test('after a question makes its line wait', () => {
    const book = logWriter(nameOf);
    expect(book.write([play])).toEqual([]);
    expect(book.write(paid)).toHaveLength(1);
    expect(told([[{ ...play, amount: 0 }]])).toEqual(['Ann plays Comet.']);
  });

  test('by several at once stands in everybody’s own line', () => {
    const buy: GameEvent = { ...ann, do: 'buy', what: 'card', amount: 2, source: 'research' };
    expect(
      told([
        [buy],
        [
          { ...buy, seat: 1 },
          { ...ann, seat: 1, do: 'lose', what: 'megacredits', amount: 6, source: 'board' },
        ],
        [{ ...ann, do: 'lose', what: 'heat', amount: 6, source: 'board' }],
      ]),
    ).toEqual(['Bob buys 2 cards for 6 M€.', 'Ann buys 2 cards for 6 heat.']);
  });

  test('is not what another card takes away', () => {
    expect(
      told([[play, ...paid], [{ ...ann, seat: 1, do: 'lose', what: 'plants', amount: 3, source: 'comet' }]]),
    ).toEqual(['Ann plays Comet for 5 M€ and 4 titanium.', 'Bob: plants −3 (Comet).']);
  });
});

test('an income is one line, and rounds and phases are headings', () => {
  const income = (seat: number, what: string, amount: number): GameEvent => ({
    ...{ do: 'income', seat, what, amount, source: 'production' },
  });
  const generation: GameEvent = { ...ann, do: 'generation', what: 'generation', amount: 2 };
  const drawn: GameEvent = { ...ann, do: 'draw', what: 'card', amount: 4, detail: { reason: 'research' } };
  expect(
    told([
      [
        { ...income(0, 'points', 30), do: 'standing', source: 'generation' },
        { ...income(0, 'heat', 1), source: 'energy' },
        income(0, 'megacredits', 21),
        income(0, 'steel', 2),
        income(0, 'heat', 3),
        income(1, 'megacredits', 20),
      ],
      [generation, drawn],
      [{ ...ann, do: 'pass', what: 'pass' }],
    ]),
  ).toEqual([
    'phase: Production',
    'Ann has an income of 21 M€, 2 steel and 4 heat.',
    'Bob has an income of 20 M€.',
    'round: Generation 2: Ann goes first',
    'phase: Research',
    'Ann draws 4 cards.',
    'phase: Actions',
    'Ann passes.',
  ]);
});

test.each([1, 2, 3])(
  'in game %i everybody has one line of income a generation, under its heading',
  (game) => {
    const events: GameEvent[] = [];
    const loud = terraformingMars.with({ emit: (event) => events.push(event) });
    const state = loud.setup({}, 3, `log ${game}`);
    const rng = rngFrom(`log ${game}`);
    const book = logWriter(nameOf);
    const lines = book.write(events.splice(0));
    for (let open = loud.first(state); open !== undefined; open = loud.first(state)) {
      loud.apply(state, open.seat, loud.sample(state, open, rng));
      lines.push(...book.write(events.splice(0)));
    }
    const production = lines.flatMap(({ text }, i) => (text.key === 'mars.log.phase.production' ? [i] : []));
    expect(production.length).toBeGreaterThan(3);
    for (const at of production)
      expect(lines.slice(at + 1, at + 4).map(({ seat, text }) => [seat, text.key])).toEqual(
        [0, 1, 2].map((seat) => [seat, 'mars.log.income']),
      );
  },
);
