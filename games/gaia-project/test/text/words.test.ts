import { rngFrom } from '@orrery/kernel';
import { type Language, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { testSaid } from '../../../../test/support/words.ts';
import { cardEntries, type GaiaState, gaiaProject, terminalTable } from '../../src/index.ts';
import { walks } from './walks.ts';

testSaid({
  walks,
  games: 32,
  seed: 'words',
  events:
    'action advance booster build charge decline discard faction federation free gain income join map pass pay phase project return round sacrifice score special station swap tile token transform turn upgrade',
  questions:
    'charge.accept federation.form federation.token kernel.bag mine.place power.discard power.sacrifice power.stone research.area setup.booster setup.faction setup.place setup.turn special.station special.swap tech.tile turn.action turn.free',
  cards: cardEntries,
});

const names = ['Ann', 'Bob', 'Cyd', 'Dan'];
const name = (seat: number): string => names[seat] ?? '?';
const WIDTH = 120;

const drawn = (state: GaiaState, language: Language): string[] =>
  terminalTable
    .draw(gaiaProject.view(state, 'spectator'), { ...walks.canvasFor(language, WIDTH), name })
    .map((line) => line.replaceAll('\u00a0', ' '));

/** Plays a random game and shows every moment to the visitor. */
function play(seed: string, visit: (state: GaiaState, answers: number) => void): void {
  const state = gaiaProject.setup({}, names.length, seed);
  const rng = rngFrom(seed);
  for (let answers = 0; ; answers++) {
    visit(state, answers);
    const open = gaiaProject.first(state);
    if (open === undefined) return;
    gaiaProject.apply(state, open.seat, gaiaProject.sample(state, open, rng));
  }
}

test.each(languages)('the screen is never wider than 120 columns, in %s', (language) => {
  let screens = 0;
  play('screen', (state, answers) => {
    if (answers % 20 !== 0) return;
    screens += 1;
    const widths = drawn(state, language).map((line) => line.length);
    expect(widths.length).toBeGreaterThan(20);
    expect(Math.max(...widths)).toBeLessThanOrEqual(WIDTH);
  });
  expect(screens).toBeGreaterThan(5);
});

describe('golden screens', () => {
  test.each([0, 14, 60, 120, 180])('after %i answers', async (moment) => {
    let lines: string[] = [];
    play('golden screen', (state, answers) => {
      if (answers === moment) lines = drawn(state, 'en');
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../screen/after-${moment}.txt`);
  });
});
