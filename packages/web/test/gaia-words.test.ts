/** Words of Gaia Project's board that are put together from parts. */
import { catalogues } from '@orrery/gaia-project';
import type { Holdings } from '@orrery/gaia-project/advice';
import { createFormatter } from '@orrery/text';
import { expect, test } from 'vitest';
import { bowlsText } from '../src/games/gaia-project/drawing/bowls.tsx';
import en from '../src/games/gaia-project/text/en.json' with { type: 'json' };
import { sentences, wordsFrom } from '../src/games/gaia-project/words.ts';

test('sentences end with one full stop, whatever ends the part before', () => {
  expect(sentences('Level 1: 1 Q.I.C.', '', 'Here: Ann', undefined, 'Price: 4')).toBe(
    'Level 1: 1 Q.I.C. Here: Ann. Price: 4',
  );
});

const words = wordsFrom(createFormatter('en', [en, catalogues.en]));
const holdings = (of: Partial<Holdings>): Holdings => ({
  credits: 0,
  ore: 0,
  knowledge: 0,
  qic: 0,
  vp: 0,
  one: 0,
  two: 0,
  three: 0,
  gaia: 0,
  stone: 0,
  gaiaformers: 0,
  formersInGaia: 0,
  ...of,
});

test('areas of power say where the brainstone goes, even where no number changes', () => {
  const [was, then] = [holdings({ one: 1, two: 2, stone: 1 }), holdings({ one: 1, two: 2, stone: 2 })];
  expect(bowlsText(words, was)).toMatch(/1 in area I, .*Brainstone in area I$/);
  expect(bowlsText(words, then, was)).toMatch(/Brainstone in area I\. Afterwards .*Brainstone in area II$/);
});
