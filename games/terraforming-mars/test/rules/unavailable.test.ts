import { describe, expect, test } from 'vitest';
import { terraformingMars } from '../../src/game.ts';
import { cardNamed, type Position, type Surroundings, scenario } from '../support/scenario.ts';
import { speakerOf } from '../text/walks.ts';

const speak = speakerOf('en');

/** Why the first seat cannot do what is called so, in words. */
function why(
  what: string,
  position: Position,
  around: Surroundings = {},
  others: readonly Position[] = [{}],
) {
  const { state } = scenario([position, ...others], around);
  const found = terraformingMars.unavailable(state, 0).find(({ text }) => speak(text).includes(what));
  return found === undefined ? undefined : speak(found.reason).replaceAll('\u00a0', ' ');
}

const rich = { megacredits: 60 };

describe('what cannot be done says why', () => {
  test.each<[string, string, string | undefined]>([
    ['Mine', 'can be played', undefined],
    ['Trees', 'its temperature', 'Requirement not met: −4 °C or warmer'],
    ['Anti-Gravity', 'its icons', 'Requirement not met: 7 × science tag'],
    ['Carbonate', 'its production', 'This cannot be done: lower your energy production by 1 step'],
    ['Energy Tapping', 'nothing: one raises, then lowers oneself', undefined],
    [
      'Urbanized',
      'both',
      'This cannot be done: lower your energy production by 1 step; place a city tile next to at least two cities',
    ],
  ])('%s: %s', (card, _what, reason) => {
    const hand = [
      'mine',
      'trees',
      'anti-gravity-technology',
      'carbonate-processing',
      'energy-tapping',
      'urbanized-area',
    ];
    expect(why(card, { hand, stock: rich })).toBe(reason);
    // What has no reason is offered.
    const { question } = scenario([{ hand, stock: rich }, {}]);
    const offered = question.shape === 'one-of' ? question.options.map(({ text }) => speak(text)) : [];
    expect(offered.some((text) => text.includes(`Play ${card}`))).toBe(reason === undefined);
  });

  test('a card that is too dear', () => {
    expect(why('Play Mine', { hand: ['mine'], stock: { megacredits: 3 } })).toBe('You cannot pay for it');
  });

  test('a card in hand that nobody can lose a production for', () => {
    expect(why('Play Fish', { hand: ['fish'], stock: rich }, { temperature: 2 })).toBe(
      'This cannot be done: lower the plant production of any player by 1 step',
    );
  });

  test('an action without its cost, without a holder, or used already', () => {
    expect(why('Ironworks', { played: ['ironworks'], stock: { energy: 3 } })).toBe(
      'Its cost cannot be paid: spend 4 energy',
    );
    expect(why('2 microbes', { played: ['extreme-cold-fungus'] })).toBe('None of your cards can hold them');
    expect(why('Tardigrades', { played: ['tardigrades'], used: ['tardigrades'] })).toBe(
      'Already used this generation',
    );
    expect(why('United Nations', { corporation: 'united-nations-mars-initiative', stock: rich })).toBe(
      'Only in a generation in which your TR has gone up',
    );
  });

  test('milestones, awards and conversions', () => {
    expect(why('Mayor', { stock: rich }, { tiles: { C3: ['city', 0] } })).toBe('You have 1 of 3');
    expect(why('Mayor', { stock: rich }, { milestones: [[1, 1]] })).toBe('Claimed already');
    expect(why('Banker', { stock: rich }, { awards: [[1, 1]] })).toBe('Funded already');
    expect(why('greenery', { stock: { plants: 5 } })).toBe('You have 5 of 8');
  });

  test('plants that a card protects, and animals that nobody may take', () => {
    const table = scenario([
      { hand: ['virus'], stock: rich },
      { stock: { plants: 5 }, played: ['protected-habitats'] },
      { stock: { plants: 3 } },
      { stock: { plants: 2 } },
    ]);
    table.play('virus');
    const closed = terraformingMars.unavailable(table.state, 0);
    expect(closed.map(({ value, reason }) => [value, speak(reason)])).toEqual([
      [{ seat: 1, of: 'plants' }, 'Protected by Protected Habitats'],
    ]);
  });

  test('cubes on a card that keeps them', () => {
    const table = scenario([
      { played: ['predators'] },
      { played: ['pets', 'birds'], on: { pets: 2, birds: 1 } },
      { played: ['fish'], on: { fish: 1 } },
    ]);
    table.use('predators');
    const closed = terraformingMars.unavailable(table.state, 0);
    expect(closed.map(({ value, reason }) => [value, speak(reason)])).toEqual([
      [cardNamed('pets'), 'Nobody may take these'],
    ]);
  });

  test('a production box that cannot be repeated now', () => {
    const table = scenario([
      { hand: ['robotic-workforce'], stock: rich, played: ['mine', 'titanium-mine', 'strip-mine'] },
      {},
    ]);
    table.play('robotic-workforce');
    const closed = terraformingMars.unavailable(table.state, 0);
    expect(closed.map(({ value }) => value)).toEqual([cardNamed('strip-mine')]);
  });
});
