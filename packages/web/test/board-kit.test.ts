import { type Choice, type Question, rngFrom } from '@orrery/kernel';
import { HeldHistory } from '@orrery/kernel/testing';
import { reference as game } from '@orrery/reference';
import { describe, expect, test } from 'vitest';
import { composed } from '../src/board-kit/composing.ts';
import { stateOf } from '../src/board-kit/states.ts';

describe('how a thing stands to the question', () => {
  test('what is chosen can be put back, whatever was proposed', () => {
    expect(stateOf({ can: true, chosen: true, proposed: true, full: true })).toBe('can chosen');
  });
  test('a proposal is not chosen, and what no longer fits stands back', () => {
    expect(stateOf({ can: true, proposed: true })).toBe('can proposed');
    expect(stateOf({ can: true, full: true })).toBe('can faded');
  });
  test('what is not offered stands back only while something is asked', () => {
    expect(stateOf({ can: false, asked: true })).toBe('cannot');
    expect(stateOf({ can: false })).toBeUndefined();
  });
});

/** The first of everything; not always legal. */
const firstOf = (question: Question): Choice | undefined => {
  if (question.shape === 'amounts') return { amounts: question.proposal };
  if (question.shape === 'some-of')
    return { picks: question.items.slice(0, question.min).map(({ value }) => value) };
  const [option] = question.options;
  return option === undefined ? undefined : { pick: option.value };
};

describe('a whole action', () => {
  test('is accepted as one plan, wherever it begins', () => {
    let longest = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const state = game.setup({}, 3, `composed ${seed}`);
      const rng = rngFrom(`composed ${seed}`);
      for (let open = game.first(state); open !== undefined; open = game.first(state)) {
        const answers = composed(game, game.view(state, open.seat), open.seat, firstOf);
        const history = new HeldHistory(game, game.clone(state));
        if (answers.length > 0) {
          expect(history.give(open.seat, ...answers), `seed ${seed}`).toBeUndefined();
          expect(history.moves, `seed ${seed}`).toHaveLength(answers.length);
        }
        longest = Math.max(longest, answers.length);
        game.apply(state, open.seat, game.sample(state, open, rng));
      }
    }
    expect(longest).toBeGreaterThan(1);
  });

  test('ends where nobody says how to go on', () => {
    const state = game.setup({}, 3, 'composed');
    const open = game.first(state);
    if (open === undefined) throw new Error('nobody is asked');
    const view = game.view(state, open.seat);
    expect(composed(game, view, open.seat, () => undefined)).toEqual([]);
    const all = composed(game, view, open.seat, firstOf);
    let left = 1;
    const one = composed(game, view, open.seat, (question) => (left-- > 0 ? firstOf(question) : undefined));
    expect(one).toEqual(all.slice(0, 1));
  });
});
