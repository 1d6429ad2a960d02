import { describe, expect, test } from 'vitest';
import { cardByName } from '../../src/data/cards.ts';
import { cardEntries, designIdOf } from '../../src/table/card-catalog.ts';
import { speakerOf } from './walks.ts';

const worded = (id: string) => {
  const speak = speakerOf('en');
  const entry = cardEntries().find((each) => each.id === id)!;
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  return {
    name: speak(entry.name),
    facts: entry.facts.map(speak).map(plain),
    text: entry.text.map(speak).map(plain),
  };
};

describe('the card browser', () => {
  test('has each of the 95 designs once', () => {
    const ids = cardEntries().map(({ id }) => id);
    expect(new Set(ids).size).toBe(95);
    expect(ids).toHaveLength(95);
  });

  test('shows what is printed on a world', () => {
    expect(worded('alpha-centauri')).toEqual({
      name: 'Alpha Centauri',
      facts: ['World, cost 2, 0 VP', 'Windfall world: Rare elements', 'Start world 2'],
      text: [
        'Settle: pay 1 less for Rare elements worlds.',
        'Settle: +1 Military against Rare elements worlds.',
      ],
    });
  });

  test('says of a development how many copies there are, and which hand of the first game has one', () => {
    expect(worded('contact-specialist').facts).toEqual([
      'Development, cost 1, 1 VP',
      '2 copies',
      'First game: hand 4',
    ]);
  });

  test('finds the card that an option points at', () => {
    expect(designIdOf({ card: cardByName('public-works.2')! })).toBe('public-works');
    expect(designIdOf({ action: 'develop' })).toBeUndefined();
    expect(designIdOf({ card: -1 })).toBeUndefined();
  });
});
