/** The catalog of cards finds by words and filters. */
import { msg } from '@orrery/kernel';
import type { CardEntry } from '@orrery/presentation';
import { cardEntries, catalogues } from '@orrery/terraforming-mars';
import { createFormatter, type Language } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { type Filters, folded, found, groupsOf, toggled, toldCards } from '../src/cards/finding.ts';

const none: Filters = new Map();
const told = (language: Language) =>
  toldCards(cardEntries(), createFormatter(language, [catalogues[language]]));
const namesOf = (cards: ReturnType<typeof found>): string[] => cards.map(({ name }) => name);

describe('searching', () => {
  test('letters count without their marks, in either case', () => {
    expect(folded('Łosoś z Água')).toBe('losos z agua');
    expect(namesOf(found(told('pl'), 'ROSLINOZERCY', none, 'printed'))).toEqual(['Roślinożercy']);
  });

  test('all words must be there, in the name or in what the card does', () => {
    const names = namesOf(found(told('en'), 'ocean titanium may', none, 'printed'));
    expect(names).toEqual(['Water Import From Europa']);
  });

  test('cards that say the same are listed once', () => {
    const names = namesOf(told('en'));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(221);
  });
});

describe('filters', () => {
  const cards = told('en');

  test('have their groups and values in the order of the game', () => {
    expect(groupsOf(cards).map(({ group }) => group)).toEqual(['Kind', 'Tag', 'Has', 'Requires', 'Deck']);
    expect(groupsOf(cards)[0]?.values).toEqual(['automated', 'active', 'event', 'corporation']);
  });

  test('one value of a group is enough, and every group must be met', () => {
    const events = toggled(none, 'Kind', 'event');
    const some = toggled(toggled(events, 'Tag', 'Earth tag'), 'Tag', 'plant tag');
    const left = found(cards, '', some, 'printed');
    expect(left.length).toBeGreaterThan(3);
    for (const { entry } of left) {
      const values = (entry.traits ?? []).map(({ value }) => value.key);
      expect(values).toContain('mars.fact.red');
      expect(values.includes('mars.tag.earth') || values.includes('mars.tag.plant')).toBe(true);
    }
    expect(toggled(toggled(none, 'Kind', 'event'), 'Kind', 'event')).toEqual(none);
  });
});

test('cards stand by name or by price where that is wished', () => {
  const entry = (id: string, cost?: number): CardEntry => ({
    id,
    name: msg(id),
    facts: [],
    text: [],
    ...(cost === undefined ? {} : { cost }),
  });
  const cards = toldCards([entry('c', 1), entry('a', 7), entry('b')], ({ key }) => key);
  const order = (sort: 'printed' | 'name' | 'cost'): string[] => namesOf(found(cards, '', none, sort));
  expect(order('printed')).toEqual(['c', 'a', 'b']);
  expect(order('name')).toEqual(['a', 'b', 'c']);
  expect(order('cost')).toEqual(['b', 'c', 'a']);
});
