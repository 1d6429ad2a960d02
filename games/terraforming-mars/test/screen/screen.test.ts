import { below, rngFrom } from '@orrery/kernel';
import { type Language, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { screen } from '../../src/screen.ts';
import { scenario } from '../support/scenario.ts';
import { type Moment, nameOf, speakerOf, viewOf, walkGames } from '../text/walks.ts';

const same = (text: string): string => text;
const noColours = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };

const easelFor = (language: Language, width: number) => ({
  words: { format: speakerOf(language) },
  terminal: { width, paint: noColours },
  name: nameOf,
});

/** No-break spaces look like spaces. */
const drawn = (moment: Pick<Moment, 'state'>, viewer: number | 'spectator', width = 120): string[] =>
  screen.draw(viewOf(moment, viewer), easelFor('en', width)).map((line) => line.replaceAll('\u00a0', ' '));

const table = scenario(
  [
    {
      corporation: 'ecoline',
      played: ['birds', 'mine'],
      on: { birds: 2 },
      used: ['birds'],
      hand: ['virus'],
      stock: { megacredits: 12, plants: 3 },
      production: { megacredits: -1, plants: 2 },
      rating: 24,
    },
    { corporation: 'helion', passed: true },
  ],
  {
    generation: 5,
    temperature: -18,
    oxygen: 4,
    tiles: {
      A2: ['ocean'],
      C3: ['city', 0],
      C4: ['greenery', 1],
      phobos: ['city', 1],
      D1: ['mining-area', 0],
    },
    claims: { I3: 1 },
    milestones: [[2, 1]],
    awards: [[1, 0]],
  },
);

describe('the screen', () => {
  test('shows the tracks, the map, the goals, everybody, and the own hand', () => {
    expect(drawn(table, 0)).toMatchInlineSnapshot(`
      [
        "Generation 5  −18 °C · oxygen 4% · oceans 1/9  deck 205 · discard pile 0",
        "",
        "                A1.ss   A2≈≈    A3.     A4~c    A5~",
        "            B1.     B2^s    B3.     B4.     B5.     B6~cc",
        "        C1^c    C2.     C3⌂1    C4♣2    C5.     C6.     C7.s",
        "    D1◆1    D2.p    D3.p    D4.p    D5.pp   D6.p    D7.p    D8~pp",
        "E1^pp   E2.pp   E3Npp   E4~pp   E5~pp   E6~pp   E7.pp   E8.pp   E9.pp",
        "    F1.p    F2.pp   F3.p    F4.p    F5.p    F6~p    F7~p    F8~p",
        "        G1.     G2.     G3.     G4.     G5.     G6.p    G7.",
        "            H1.ss   H2.     H3.c    H4.c    H5.     H6.t",
        "                I1.s    I2.ss   I3.!2   I4.     I5~tt",
        "Phobos ⌂2",
        ". land · ~ reserved for an ocean · ^ volcano · N Noctis City · s steel · t titanium · p plant · c card · ≈≈ ocean",
        "♣ greenery · ⌂ city · ◆ special tile · ! claim",
        "",
        "Milestone Gardener: Bob · Award Banker: Ann",
        "",
        "▸ 1 Ann  Ecoline  TR 24 · 1 card in hand  [first player]",
        "  M€ 12 (−1) · steel 0 (+0) · titanium 0 (+0) · plants 3 (+2) · energy 0 (+0) · heat 0 (+0)",
        "  1 × building tag · 1 × plant tag · 1 × animal tag",
        "  Birds (2) · Mine",
        "",
        "2 Bob  Helion  TR 20 · 0 cards in hand  [passed]",
        "  M€ 0 (+0) · steel 0 (+0) · titanium 0 (+0) · plants 0 (+0) · energy 0 (+0) · heat 0 (+0)",
        "  1 × space tag",
        "",
        "Your hand: 1 card",
        "  1   Virus  When played: you may remove up to 5 plants or 2 animals from any player.",
      ]
    `);
  });

  test('shows a spectator no hand at all', () => {
    expect(drawn(table, 'spectator').join()).not.toContain('Virus');
    expect(drawn(table, 1).join()).not.toContain('Virus');
  });

  test('no line is wider than the terminal, in any language', () => {
    const rng = rngFrom('screens');
    walkGames(6, 'wide screens', (moment) => {
      if (below(rng, 12) > 0) return;
      for (const language of languages)
        for (const width of [72, 100, 120])
          for (const line of screen.draw(viewOf(moment, 0), easelFor(language, width)))
            expect([...line].length).toBeLessThanOrEqual(width);
    });
  }, 60_000);
});
