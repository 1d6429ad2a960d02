import { describe, expect, test } from 'vitest';
import { msg } from '../src/message.ts';
import { areOptions, readOptions } from '../src/options.ts';

const fields = {
  shape: {
    kind: 'choice',
    text: msg('shape'),
    values: [{ value: 'round', text: msg('round') }],
    default: 'round',
    others: (text: string) => (/^\d+$/.test(text) ? undefined : msg('no-number')),
  },
} as const;

describe('a choice that takes other texts too', () => {
  test.each(['round', '12'])('%s is taken', (shape) => {
    expect(readOptions(fields, 2, { shape })).toEqual({ options: { shape } });
    expect(areOptions(fields, { shape })).toBe(true);
  });

  test('what is wrong with another text is told', () => {
    expect(readOptions(fields, 2, { shape: 'square' })).toEqual({ refusal: msg('no-number') });
    for (const shape of [12, null, false])
      expect(readOptions(fields, 2, { shape })).toEqual({
        refusal: msg('kernel.options.value', { option: 'shape' }),
      });
    expect(areOptions(fields, { shape: 'square' })).toBe(false);
  });
});
