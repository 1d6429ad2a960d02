/** What is printed on cards. */
import { expect, test } from 'vitest';
import { printedById, printedOf } from '../../src/advice/index.ts';
import { cardNamed } from '../support/scenario.ts';

test('a card is known by what it is', () => {
  expect(['mine', 'tardigrades', 'asteroid', 'thorgate'].map((id) => printedById(id)?.kind)).toEqual([
    'automated',
    'active',
    'event',
    'corporation',
  ]);
  expect(printedById('no such card')).toBeUndefined();
});

test('an event has its own icon after the others, and no other card has it', () => {
  expect(printedById('imported-ghg')?.tags).toEqual(['earth', 'space', 'event']);
  expect(printedById('release-of-inert-gases')?.tags).toEqual(['event']);
  expect(printedById('mine')?.tags).toEqual(['building']);
  expect(printedById('ants')?.tags).toEqual(['microbe']);
});

test('triggers and changed rules stand together, and every way to use a card by itself', () => {
  const pets = printedById('pets');
  expect(pets).toMatchObject({ cost: 10, stores: 'animal', card: cardNamed('pets') });
  expect(pets?.effects).toHaveLength(2);
  expect(pets?.actions).toEqual([]);
  const catapult = printedById('electro-catapult');
  expect(catapult?.actions).toHaveLength(2);
  expect(catapult?.effects).toEqual([]);
  expect(catapult?.requirements).toHaveLength(1);
  expect(printedById('advanced-ecosystems')?.requirements).toHaveLength(3);
});

test('a corporation has no price, and shows what it begins with', () => {
  const ecoline = printedById('ecoline');
  expect(ecoline).toMatchObject({ cost: 0, requirements: [], actions: [] });
  expect(ecoline?.start.length).toBeGreaterThan(0);
  expect(printedById('mine')?.start).toEqual([]);
});

test('it is made once', () => {
  expect(printedOf(cardNamed('mine'))).toBe(printedById('mine'));
});
