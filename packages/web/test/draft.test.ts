import { expect, test } from 'vitest';
import { readDraft } from '../src/table/draft.ts';

const held = {
  key: '0/7/now/1/8',
  selection: { shape: 'one-of', pick: 'mine' },
  composed: [{ question: 8, pick: 'mine' }],
  touched: { space: 12 },
};
const draft = { moment: '0/7/now', staged: [{ question: 7, pick: { do: 'upgrade', at: 3, to: 2 } }], held };

test('what was put together is read as it was kept', () => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('a plan without a selection is read as well', () => {
  const { held: _, ...plan } = draft;
  expect(readDraft(plan)).toEqual(plan);
});

test.each([
  ['nothing', {}],
  ['a plan that is none', { ...draft, staged: 'mine' }],
  ['an answer to no question', { ...draft, staged: [{ pick: 'mine' }] }],
  ['an answer without an answer', { ...draft, staged: [{ question: 7 }] }],
  ['no moment', { ...draft, moment: 7 }],
])('%s is no draft', (_, kept) => {
  expect(readDraft(kept)).toBeUndefined();
});

test.each([
  ['a selection of no shape', { ...held, selection: { pick: 'mine' } }],
  ['answers that are none', { ...held, composed: ['mine'] }],
  ['no key', { ...held, key: undefined }],
])('of a selection with %s only the plan is left', (_, broken) => {
  expect(readDraft({ ...draft, held: broken })).toEqual({ moment: draft.moment, staged: draft.staged });
});
