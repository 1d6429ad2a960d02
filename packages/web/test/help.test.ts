import { describe, expect, test } from 'vitest';
import { withoutProposals } from '../src/advice/help.ts';

const text = { key: 'kernel.refusal.shape' };
const asked = { id: 1, seat: 0, name: 'asked', args: {}, text, answered: false };

describe('where nothing is to be proposed', () => {
  test('sets have no proposals, and payments begin with nothing', () => {
    const some = { ...asked, shape: 'some-of', items: [], min: 0, max: 2, ordered: false } as const;
    expect(withoutProposals({ ...some, restricted: false, proposals: [[1]] })).toMatchObject({
      proposals: [],
    });
    const parts = [{ id: 'ore', text, worth: 1, max: 3 }];
    const amounts = { ...asked, shape: 'amounts', parts, min: 3, max: 3, restricted: false } as const;
    expect(withoutProposals({ ...amounts, proposal: { ore: 3 } })).toMatchObject({ proposal: { ore: 0 } });
  });

  test('options stay as they are', () => {
    const one = { ...asked, shape: 'one-of', options: [] } as const;
    expect(withoutProposals(one)).toBe(one);
  });
});
