import { describe, expect, test } from 'vitest';
import { areOptions, isOffered, msg, readOptions } from '../src/index.ts';

const fields = {
  map: {
    kind: 'choice',
    text: msg('map'),
    values: [
      { value: 'small', text: msg('s') },
      { value: 'large', text: msg('l') },
    ],
    default: 'small',
  },
  draft: { kind: 'toggle', text: msg('draft'), default: true, seats: { min: 3, max: 4 } },
  rounds: { kind: 'number', text: msg('rounds'), min: 1, max: 9, default: 3 },
  ring: { kind: 'toggle', text: msg('ring'), default: false, only: { option: 'map', value: 'large' } },
  moon: {
    kind: 'choice',
    text: msg('moon'),
    values: [
      { value: 'none', text: msg('n') },
      { value: 'one', text: msg('o') },
    ],
    default: 'none',
    seats: { min: 2, max: 2 },
    only: { option: 'ring', value: true },
    refusal: msg('no moon'),
  },
} as const;
const read = (given: unknown, seats = 2) => readOptions(fields, seats, given);
const refusal = (given: unknown, seats?: number) => {
  const result = read(given, seats);
  return 'refusal' in result ? result.refusal : undefined;
};

describe('an option', () => {
  test('that is a number takes the least and the most, and nothing beyond', () => {
    for (const rounds of [1, 9]) expect(read({ rounds })).toMatchObject({ options: { rounds } });
    for (const rounds of [0, 10, 1.5, '3', null])
      expect(refusal({ rounds })).toEqual(msg('kernel.options.value', { option: 'rounds' }));
  });
  test('is offered for its numbers of seats, the first and the last included', () => {
    const offered = [1, 2, 3, 4, 5].filter((seats) => isOffered(fields.draft, seats, {}));
    expect(offered).toEqual([3, 4]);
    for (const seats of [3, 4]) expect(refusal({ draft: false }, seats)).toBeUndefined();
    for (const seats of [2, 5])
      expect(refusal({ draft: false }, seats)).toEqual(
        msg('kernel.options.seats', { option: 'draft', seats }),
      );
    expect(refusal({ draft: true }, 5)).toBeUndefined();
  });
  test('is offered with the other choice that it goes with', () => {
    expect(isOffered(fields.ring, 2, { map: 'large' })).toBe(true);
    expect(isOffered(fields.ring, 2, { map: 'small' })).toBe(false);
    expect(isOffered(fields.rounds, 2, {})).toBe(true);
    expect(refusal({ ring: true })).toEqual(msg('kernel.options.only', { option: 'ring', other: 'map' }));
  });
  test('that needs both is offered only with both', () => {
    expect(isOffered(fields.moon, 2, { ring: true })).toBe(true);
    expect(isOffered(fields.moon, 3, { ring: true })).toBe(false);
    expect(isOffered(fields.moon, 2, { ring: false })).toBe(false);
    expect(read({ map: 'large', ring: true, moon: 'one' })).toMatchObject({ options: { moon: 'one' } });
  });
  test('may say in its own words why it is not offered', () => {
    expect(refusal({ map: 'large', ring: true, moon: 'one' }, 3)).toEqual(msg('no moon'));
    expect(refusal({ map: 'large', moon: 'one' })).toEqual(msg('no moon'));
  });
  test('is not one of what every object inherits', () => {
    expect(refusal({ toString: 1 })).toEqual(msg('kernel.options.unknown', { option: 'toString' }));
    const inherited: unknown = Object.create({ rounds: 9 });
    expect(read(inherited)).toMatchObject({ options: { rounds: 3 } });
  });
});

test('options are whole only where every one of them fits', () => {
  const whole = { map: 'small', draft: true, rounds: 3, ring: false, moon: 'none' };
  expect(areOptions(fields, whole)).toBe(true);
  for (const wrong of [{ map: 'huge' }, { draft: 1 }, { rounds: 10 }, { ring: 'no' }, { extra: 1 }])
    expect(areOptions(fields, { ...whole, ...wrong })).toBe(false);
  for (const value of [null, [], 'small', undefined]) expect(areOptions(fields, value)).toBe(false);
});
