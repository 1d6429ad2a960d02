/** What a card costs, in which mixes it can be paid, and which of them keep another card within reach. */
import { describe, expect, test } from 'vitest';
import {
  discountsOf,
  mixesFor,
  mixesKeeping,
  mixesOf,
  mixKeeping,
  positionOf,
  priceOf,
  worthOf,
} from '../../src/advice/index.ts';
import { terraformingMars } from '../../src/index.ts';
import { cardNamed, type Position, scenario, type Table } from '../support/scenario.ts';

const seenIn = ({ state }: Table) => positionOf(terraformingMars.view(state, 0));
const seen = (mine: Position) => seenIn(scenario([mine, {}]));
const price = (mine: Position, card: string) => priceOf(seen(mine), 0, cardNamed(card));

describe('discounts', () => {
  test('of several cards add up, and nobody is paid for playing a card', () => {
    const mine = {
      corporation: 'teractor',
      played: ['earth-catapult', 'space-station', 'earth-office', 'quantum-extractor', 'mine'],
    };
    expect(price(mine, 'imported-ghg')).toEqual({
      printed: 7,
      cost: 0,
      discounts: [
        { by: cardNamed('teractor'), megacredits: 3 },
        { by: cardNamed('earth-catapult'), megacredits: 2 },
        { by: cardNamed('space-station'), megacredits: 2 },
        { by: cardNamed('earth-office'), megacredits: 3 },
        { by: cardNamed('quantum-extractor'), megacredits: 2 },
      ],
      parts: [],
      withMetals: false,
      short: 0,
      proposal: { megacredits: 0, steel: 0, titanium: 0, heat: 0 },
    });
    expect(discountsOf(seen(mine), 0, cardNamed('mine'))).toEqual([
      { by: cardNamed('earth-catapult'), megacredits: 2 },
    ]);
    expect(discountsOf(seen({ corporation: 'inventrix' }), 0, cardNamed('mine'))).toEqual([]);
  });

  test('that leave nothing to pay leave nothing to pay with', () => {
    const mine = {
      played: ['earth-catapult', 'anti-gravity-technology'],
      stock: { megacredits: 5, steel: 5 },
    };
    expect(price(mine, 'mine')).toMatchObject({
      cost: 0,
      parts: [],
      withMetals: false,
      proposal: { megacredits: 0, steel: 0 },
    });
  });

  test('for the next card alone stand first, and are gone with it', () => {
    const table = scenario([
      {
        hand: ['indentured-workers', 'sponsors', 'asteroid'],
        played: ['earth-office'],
        stock: { megacredits: 20 },
      },
      {},
    ]).play('indentured-workers');
    const told = () => priceOf(seenIn(table), 0, cardNamed('sponsors'));
    expect(told()).toMatchObject({
      printed: 6,
      cost: 0,
      discounts: [
        { by: 'next', megacredits: 8 },
        { by: cardNamed('earth-office'), megacredits: 3 },
      ],
    });
    table.play('asteroid');
    expect(table.stock(0, 'megacredits')).toBe(14);
    expect(told()).toMatchObject({
      cost: 3,
      discounts: [{ by: cardNamed('earth-office'), megacredits: 3 }],
    });
  });
});

describe('a price', () => {
  test('tells what may pay it, what each is worth, and how much is missing after all of it', () => {
    expect(price({ stock: { megacredits: 5, steel: 2, titanium: 4, heat: 9 } }, 'mohole-area')).toMatchObject(
      {
        cost: 20,
        parts: [
          { id: 'steel', max: 2, worth: 2 },
          { id: 'megacredits', max: 5, worth: 1 },
        ],
        withMetals: true,
        short: 11,
        proposal: undefined,
      },
    );
    expect(price({ stock: { megacredits: 5, titanium: 4 } }, 'satellites')).toMatchObject({
      parts: [
        { id: 'titanium', max: 4, worth: 3 },
        { id: 'megacredits', max: 5, worth: 1 },
      ],
      withMetals: true,
      short: 0,
      proposal: { megacredits: 1, steel: 0, titanium: 3, heat: 0 },
    });
    expect(price({ stock: { megacredits: 5, steel: 2, titanium: 4 } }, 'sponsors')).toMatchObject({
      parts: [{ id: 'megacredits', max: 5, worth: 1 }],
      withMetals: false,
      short: 1,
    });
    expect(price({ stock: { megacredits: 6 } }, 'sponsors').proposal).toMatchObject({ megacredits: 6 });
  });
});

describe('mixes', () => {
  test('leave heat and M€ what metals do not pay, and tell what is wasted', () => {
    const helion = { corporation: 'helion', stock: { megacredits: 3, steel: 3, heat: 2 } };
    // A mine costs 4: without steel at least one heat must help, two steel pay it all, a third is lost.
    expect(mixesOf(seen(helion), 0, cardNamed('mine'))).toEqual([
      { steel: 0, titanium: 0, rest: 4, heat: { min: 1, max: 2 }, wasted: 0 },
      { steel: 1, titanium: 0, rest: 2, heat: { min: 0, max: 2 }, wasted: 0 },
      { steel: 2, titanium: 0, rest: 0, heat: { min: 0, max: 0 }, wasted: 0 },
      { steel: 3, titanium: 0, rest: 0, heat: { min: 0, max: 0 }, wasted: 2 },
    ]);
  });

  test('are only those that are enough', () => {
    const parts = [
      { id: 'steel', max: 1, worth: 2 },
      { id: 'titanium', max: 2, worth: 3 },
      { id: 'megacredits', max: 3, worth: 1 },
    ];
    expect(mixesFor(parts, 9).map(({ steel, titanium, rest }) => [steel, titanium, rest])).toEqual([
      [0, 2, 3],
      [1, 2, 1],
    ]);
    expect(mixesFor(parts, 12)).toEqual([]);
  });

  test('of nothing pay for what costs nothing', () => {
    expect(mixesFor([], 0)).toEqual([
      { steel: 0, titanium: 0, rest: 0, heat: { min: 0, max: 0 }, wasted: 0 },
    ]);
  });
});

describe('a mix that keeps another card within reach', () => {
  const elevator = cardNamed('space-elevator');
  const asteroid = cardNamed('asteroid');
  const mix = (steel: number, titanium: number, megacredits: number) => ({
    megacredits,
    steel,
    titanium,
    heat: 0,
  });
  const stock = { megacredits: 13, steel: 7, titanium: 5 };
  const hand = ['space-elevator', 'asteroid'];

  test('wastes as little as can be, and then takes as few M€ as can be', () => {
    expect(mixesKeeping(seen({ hand, stock }), 0, elevator)).toEqual([
      { other: asteroid, mix: mix(7, 4, 1) },
    ]);
    // Eight steel and four titanium would take no M€ at all, but waste one.
    expect(mixesKeeping(seen({ hand, stock: { ...stock, steel: 8 } }), 0, elevator)).toEqual([
      { other: asteroid, mix: mix(7, 4, 1) },
    ]);
    // Seven titanium and 6 M€ would keep the steel as well as nine titanium do.
    const mohole = {
      hand: ['space-elevator', 'mohole-area'],
      stock: { megacredits: 8, steel: 9, titanium: 9 },
    };
    expect(priceOf(seen(mohole), 0, elevator).proposal).toEqual(mix(9, 3, 0));
    expect(mixesKeeping(seen(mohole), 0, elevator)).toEqual([
      { other: cardNamed('mohole-area'), mix: mix(0, 9, 0) },
    ]);
    // For 26 M€ nine titanium would waste one; eight and a steel waste nothing.
    const cheaper = { ...mohole, played: ['research-outpost'] };
    expect(mixesKeeping(seen(cheaper), 0, elevator)).toEqual([
      { other: cardNamed('mohole-area'), mix: mix(1, 8, 0) },
    ]);
  });

  test('may be paid in heat, which leaves the M€', () => {
    const helion = { corporation: 'helion', hand, stock: { ...stock, megacredits: 10, heat: 3 } };
    expect(mixesKeeping(seen(helion), 0, elevator)).toEqual([
      { other: asteroid, mix: { megacredits: 0, steel: 7, titanium: 4, heat: 1 } },
    ]);
    // With one heat alone 10 M€ and a titanium would be left for an asteroid of 14.
    const poorer = { ...helion, stock: { ...helion.stock, heat: 1 } };
    expect(mixesKeeping(seen(poorer), 0, elevator)).toEqual([]);
  });

  test('is not told where what is proposed keeps it too, or nothing does', () => {
    expect(mixesKeeping(seen({ hand, stock: { ...stock, megacredits: 14 } }), 0, elevator)).toEqual([]);
    expect(mixesKeeping(seen({ hand, stock: { ...stock, steel: 6, megacredits: 10 } }), 0, elevator)).toEqual(
      [],
    );
    // A card that cannot be paid for at all keeps nothing, nor is one kept that is out of reach already.
    expect(mixesKeeping(seen({ hand, stock: { megacredits: 20 } }), 0, elevator)).toEqual([]);
    expect(mixesKeeping(seen({ hand: ['mine', 'soletta'], stock }), 0, cardNamed('mine'))).toEqual([]);
  });

  test('reckons with what the other card costs without the discount for this one', () => {
    const table = scenario([
      { hand: ['indentured-workers', ...hand], stock: { megacredits: 13, steel: 4, titanium: 5 } },
      {},
    ]).play('indentured-workers');
    // 19 M€ instead of 27: 2 steel and 5 titanium pay it, and leave 13 M€ for an asteroid of 14.
    expect(priceOf(seenIn(table), 0, elevator)).toMatchObject({ cost: 19, proposal: mix(2, 5, 0) });
    expect(mixesKeeping(seenIn(table), 0, elevator)).toEqual([{ other: asteroid, mix: mix(3, 4, 1) }]);
  });

  test('is told for the action of a card too: steel may be wasted to keep M€', () => {
    const mine = {
      played: ['advanced-alloys', 'aquifer-pumping'],
      hand: ['sponsors'],
      stock: { megacredits: 7, steel: 3 },
    };
    const paying = {
      parts: [
        { id: 'steel', max: 3, worth: 3 },
        { id: 'megacredits', max: 7, worth: 1 },
      ],
      cost: 8,
      proposal: { steel: 2, megacredits: 2 },
    };
    expect(mixKeeping(seen(mine), 0, paying, cardNamed('sponsors'))).toEqual(mix(3, 0, 0));
    const playable = (paid: Partial<Record<'steel' | 'megacredits', number>>) =>
      scenario([mine, {}], { oceans: 9 }).use('aquifer-pumping').pay(paid).playable;
    expect(playable({ steel: 2, megacredits: 2 })).toEqual([]);
    expect(playable({ steel: 3, megacredits: 0 })).toEqual(['sponsors']);
  });
});

test('resources are worth what the cards on the table make of them', () => {
  expect(worthOf(seen({}), 0)).toEqual({ megacredits: 1, steel: 2, titanium: 3 });
  expect(worthOf(seen({ corporation: 'phobolog', played: ['advanced-alloys'] }), 0)).toEqual({
    megacredits: 1,
    steel: 3,
    titanium: 5,
  });
  expect(worthOf(seen({ corporation: 'helion' }), 0)).toEqual({
    megacredits: 1,
    steel: 2,
    titanium: 3,
    heat: 1,
  });
});
