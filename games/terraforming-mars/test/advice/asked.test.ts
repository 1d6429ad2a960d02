/** What a question is about: the card that asks, and what of the card it asks for. */
import { describe, expect, test } from 'vitest';
import { askedEffect, askingCard, waitingEffect } from '../../src/advice/index.ts';
import { cardNamed, type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';

const rich = { stock: { megacredits: 60, energy: 6, heat: 9 } };
const table = (mine: Position, around: Surroundings = {}): Table =>
  scenario(
    [
      { ...rich, ...mine },
      { stock: { plants: 4 }, production: { plants: 2 } },
    ],
    around,
  );

/** The card and the effect of what is asked now. */
const about = ({ question }: Table) => ({ card: askingCard(question), effect: askedEffect(question) });

describe('a question is asked for', () => {
  test('what a card does when it is played', () => {
    expect(about(table({ hand: ['restricted-area'] }).play('restricted-area'))).toEqual({
      card: cardNamed('restricted-area'),
      effect: { do: 'place', tile: 'restricted-area', where: 'land' },
    });
  });

  test('what a card does when it is used', () => {
    expect(about(table({ played: ['aquifer-pumping'] }).use('aquifer-pumping'))).toEqual({
      card: cardNamed('aquifer-pumping'),
      effect: { do: 'place', tile: 'ocean', where: 'ocean' },
    });
  });

  test('what a card does when another sets it off', () => {
    const asked = table({ played: ['viral-enhancers', 'tardigrades'], hand: ['nitrite-reducing-bacteria'] });
    const { card, effect } = about(asked.play('nitrite-reducing-bacteria'));
    expect(card).toBe(cardNamed('viral-enhancers'));
    expect(effect).toMatchObject({ do: 'choose' });
  });

  test('the first action of a corporation', () => {
    const asked = table({ corporation: 'tharsis-republic' });
    asked.player(0).firstAction = true;
    expect(about(asked.pick({ do: 'first' }))).toEqual({
      card: cardNamed('tharsis-republic'),
      effect: { do: 'place', tile: 'city', where: 'city' },
    });
  });

  test('one of the alternatives that a card leaves, once it is chosen', () => {
    const asked = table({ played: ['tardigrades', 'ants'], hand: ['imported-hydrogen'] }, { oceans: 9 });
    asked.play('imported-hydrogen');
    expect(about(asked)).toMatchObject({
      card: cardNamed('imported-hydrogen'),
      effect: { do: 'choose' },
    });
  });

  test('a cube that a card takes from any card', () => {
    const asked = table({ played: ['ants', 'tardigrades'], on: { ants: 1, tardigrades: 1 } }).use('ants');
    expect(asked.asked).toBe('cubes.take');
    expect(about(asked)).toEqual({ card: cardNamed('ants'), effect: undefined });
  });

  test('the price of a card, which is no effect of it', () => {
    const asked = table({ hand: ['mine'], stock: { megacredits: 9, steel: 3 } }).play('mine');
    expect(asked.asked).toBe('payment');
    expect(about(asked)).toEqual({ card: cardNamed('mine'), effect: undefined });
  });

  test('the board and no card, for a standard project and for the turn itself', () => {
    const asked = table({});
    expect(about(asked)).toEqual({ card: undefined, effect: undefined });
    expect(about(asked.pick({ do: 'project', project: 'aquifer' }))).toEqual({
      card: undefined,
      effect: undefined,
    });
  });
});

describe('an effect that waits', () => {
  const hydrogen = cardNamed('imported-hydrogen');

  test('is found on its card, within its alternatives too', () => {
    for (const effect of [
      { do: 'place', tile: 'ocean', where: 'ocean' },
      { do: 'add', kind: 'microbe', amount: 3, to: 'another' },
      { do: 'add', kind: 'animal', amount: 2, to: 'another' },
    ])
      expect(waitingEffect({ source: hydrogen, effect })).toEqual({ card: hydrogen, effect });
  });

  test('is not found on a card that does something else, nor without a card', () => {
    const effect = { do: 'gain', of: 'plants', amount: 5 };
    expect(waitingEffect({ source: hydrogen, effect })).toBeUndefined();
    expect(waitingEffect({ source: 'board', effect })).toBeUndefined();
    expect(waitingEffect({ source: 1000, effect })).toBeUndefined();
    expect(waitingEffect({ source: hydrogen })).toBeUndefined();
    expect(waitingEffect(hydrogen)).toBeUndefined();
  });
});
