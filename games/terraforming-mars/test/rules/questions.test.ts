import { createFormatter } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { areas } from '../../src/data/map.ts';
import { catalogues } from '../../src/index.ts';
import { cardNamed, scenario, type Table } from '../support/scenario.ts';

const rich = { megacredits: 60 };

describe('what leaves nothing to choose is not asked', () => {
  test('Power Infrastructure with 1 energy turns just that into M€', () => {
    const table = scenario([{ played: ['power-infrastructure'], stock: { energy: 1 } }, {}]);
    expect(table.use('power-infrastructure').asked).toBe('turn.action');
    expect([table.stock(0, 'energy'), table.stock(0, 'megacredits')]).toEqual([0, 1]);
    const two = scenario([{ played: ['power-infrastructure'], stock: { energy: 2 } }, {}]);
    expect(two.use('power-infrastructure').options).toEqual([1, 2]);
  });

  test('Insulation without heat production has no steps to ask about', () => {
    const hand = { hand: ['insulation'], stock: rich };
    expect(scenario([hand, {}]).play('insulation').asked).toBe('turn.action');
    const table = scenario([{ ...hand, production: { heat: 1 } }, {}]).play('insulation');
    expect(table.options).toEqual([0, 1]);
    table.pick(1);
    expect([table.production(0, 'heat'), table.production(0, 'megacredits')]).toEqual([0, 1]);
  });

  test('Robotic Workforce repeats the only production box there is, and asks about two', () => {
    const builder = { hand: ['robotic-workforce'], stock: rich };
    const one = scenario([{ ...builder, played: ['mine'] }, {}]).play('robotic-workforce');
    expect([one.asked, one.production(0, 'steel')]).toEqual(['turn.action', 1]);
    const two = scenario([{ ...builder, played: ['mine', 'titanium-mine'] }, {}]).play('robotic-workforce');
    expect(two.options).toEqual(['mine', 'titanium-mine'].map(cardNamed));
    expect(two.pick(cardNamed('mine')).production(0, 'steel')).toBe(1);
  });

  test('Land Claim takes the only area that is left', () => {
    const land = areas.filter(({ kind }) => kind === 'land').map(({ id }) => id);
    const tiles = Object.fromEntries(land.slice(1).map((id) => [id, ['greenery', 1] as const]));
    const table = scenario([{ hand: ['land-claim'], stock: rich }, {}], { tiles });
    expect(table.play('land-claim').asked).toBe('turn.action');
    expect(table.state.owners[areas.findIndex(({ id }) => id === land[0])]).toBe(0);
  });

  test('Imported Nitrogen adds to the only card that can hold it, and to none where there is none', () => {
    const nitrogen = { hand: ['imported-nitrogen'], stock: rich };
    const none = scenario([{ ...nitrogen, played: ['mine'] }, {}]).play('imported-nitrogen');
    expect([none.asked, none.stock(0, 'plants')]).toEqual(['turn.action', 4]);
    const played = { ...nitrogen, played: ['tardigrades', 'fish'] };
    const one = scenario([played, {}]).play('imported-nitrogen');
    expect([one.asked, one.cubes(0, 'tardigrades'), one.cubes(0, 'fish')]).toEqual(['turn.action', 3, 2]);
    const favourite = scenario([{ hand: ['ceos-favorite-project'], stock: rich, played: ['fish'] }, {}]);
    expect(favourite.play('ceos-favorite-project').asked).toBe('turn.action');
  });

  test('Robotic Workforce cannot be played without a box to repeat', () => {
    const table = scenario([{ hand: ['robotic-workforce'], stock: rich, played: ['ironworks'] }, {}]);
    expect(table.playable).toEqual([]);
  });

  test('Business Contacts keep both cards where deck and discards have no more', () => {
    const scarce = { deck: ['ants', 'fish'], scarce: true };
    const table = scenario([{ hand: ['business-contacts'], stock: rich }, {}], scarce);
    expect(table.play('business-contacts').asked).toBe('turn.action');
    expect(table.hand(0)).toEqual(['ants', 'fish']);
  });
});

describe('an action that changes nothing says so', () => {
  const format = createFormatter('en', [catalogues.en]);
  /** What the turn offers, in words. */
  const offers = ({ question }: Table): string[] =>
    question.shape === 'one-of' ? question.options.map(({ text }) => format(text)) : [];
  const position = {
    stock: { megacredits: 30, heat: 8, energy: 4 },
    played: ['water-splitting-plant', 'symbiotic-fungus', 'steelworks', 'power-infrastructure'],
  };
  const useless = (around: object): string[] =>
    offers(scenario([position, {}], around)).filter((text) => text.endsWith('(no effect)'));

  test('heat and asteroid at +8 °C, an aquifer after the ninth ocean, a card at 14% oxygen or without a target', () => {
    expect(useless({ temperature: 8, oxygen: 14, oceans: 9 })).toEqual([
      expect.stringContaining('Water Splitting Plant'),
      expect.stringContaining('Symbiotic Fungus'),
      expect.stringContaining('Asteroid'),
      expect.stringContaining('Aquifer'),
      expect.stringContaining('heat'),
    ]);
  });

  test('nothing else', () => {
    expect(useless({})).toEqual([expect.stringContaining('Symbiotic Fungus')]);
  });
});
