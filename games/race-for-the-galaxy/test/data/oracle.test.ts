/**
 * The cards against those of the recordings of another engine. The folder of the recordings is named by
 * ORRERY_ORACLE or lies beside the repository; without it there is nothing to compare with.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardByName, cardName, designOf } from '../../src/data/cards.ts';

const folder = process.env.ORRERY_ORACLE ?? resolve(import.meta.dirname, '../../../../../shared/oracle');
const file = resolve(folder, 'race-for-the-galaxy/cards.json');

/** What the recordings say of a card, in their words; a field that does not apply is absent. */
const recorded = (card: number): Record<string, unknown> => {
  const { id, name, type, cost, defense, vp, good, keywords, start, scoring } = designOf[card]!;
  const fields = {
    card: cardName(card),
    design: id,
    name,
    type,
    cost,
    defense,
    vp,
    variable_vp: scoring.length > 0 || undefined,
    goods: good?.kind,
    world_kind: good?.source,
    rebel: keywords.includes('rebel') || undefined,
    alien_keyword: keywords.includes('alien') || undefined,
    start_number: start,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
};

describe('a card in the words of the recordings', () => {
  test('has a price, points and the number of its copy', () => {
    expect(recorded(cardByName('galactic-federation')!)).toEqual({
      card: 'galactic-federation',
      design: 'galactic-federation',
      name: 'Galactic Federation',
      type: 'development',
      cost: 6,
      vp: 0,
      variable_vp: true,
    });
    expect(recorded(cardByName('public-works.2')!)).toMatchObject({
      card: 'public-works.2',
      design: 'public-works',
    });
  });
});

describe.runIf(existsSync(file))('the cards of the recordings', () => {
  const cards: Record<string, unknown>[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

  test('are our 114 cards', () => {
    const named = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row.card).sort();
    expect(named(cards)).toEqual(named(designOf.map((_, card) => recorded(card))));
  });

  test('agree with ours in every field', () => {
    const ours = new Map(designOf.map((_, card) => [cardName(card), recorded(card)]));
    expect(cards.filter((row) => typeof row.card !== 'string')).toEqual([]);
    for (const row of cards) expect(ours.get(String(row.card))).toEqual(row);
  });
});
