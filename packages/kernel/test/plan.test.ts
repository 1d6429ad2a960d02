import { describe, expect, test } from 'vitest';
import { canonical, checkPlan, msg, preview, rngFrom } from '../src/index.ts';
import { HeldHistory } from '../src/testing/index.ts';
import { ask, give, say, type Todo, tableWith } from './table.ts';
import { tamper } from './tamper.ts';

const pick = (question: number, word = 'yes') => ({ question, pick: word });
const draw: Todo = { do: 'draw', seat: 0 };
const earn: Todo = { do: 'earn', amount: 3 };

describe('a plan', () => {
  test('comes to the same state as its answers one by one', () => {
    const { game, state } = tableWith(ask(0, 'a'), say('x'), ask(0, 'b'), ask(1, 'c'));
    const other = game.clone(state);
    expect(checkPlan(game, state, 0, [pick(1), pick(2, 'no')])).toEqual({
      answers: [pick(1), pick(2, 'no')],
      notGiven: 0,
    });
    const history = new HeldHistory(game, state);
    history.give(0, pick(1), pick(2, 'no'));
    give(game, other, 0);
    give(game, other, 0, 'no');
    expect(canonical(history.state)).toBe(canonical(other));
  });
  test('with an answer that is not legal does not happen at all, and says which and why', () => {
    const { game, state } = tableWith(ask(0, 'a'), ask(0, 'b'), ask(1, 'c'));
    const before = canonical(state);
    expect(checkPlan(game, state, 0, [pick(1), pick(2, 'maybe')])).toEqual({
      refusal: msg('kernel.plan.refused', { at: 2, reason: msg('kernel.refusal.notAnOption') }),
    });
    expect(checkPlan(game, state, 0, [pick(1), pick(2), pick(3)])).toMatchObject({
      refusal: { args: { at: 3 } },
    });
    expect(canonical(state)).toBe(before);
  });
  test('stops after the answer that shows something new and leaves the rest, legal or not', () => {
    const { game, state } = tableWith(ask(0, 'a', earn, draw), ask(0, 'b'));
    expect(checkPlan(game, state, 0, [pick(1, 'go on'), pick(2, 'maybe')])).toEqual({
      answers: [pick(1, 'go on')],
      notGiven: 1,
    });
    const history = new HeldHistory(game, state);
    history.give(0, pick(1, 'go on'), pick(2, 'maybe'));
    expect(history.state.hands[0]).toEqual([9]);
    expect(history.state.log).toEqual(['a 0: go on', 'earn 3']);
  });
  test('of one answer is refused for the reason of that answer', () => {
    const { game, state } = tableWith(ask(0, 'a'));
    expect(checkPlan(game, state, 0, [pick(1, 'maybe')])).toEqual({
      refusal: msg('kernel.refusal.notAnOption'),
    });
    expect(checkPlan(game, state, 0, [pick(1)])).toEqual({ answers: [pick(1)], notGiven: 0 });
  });
  test('of no answers at all gives none', () => {
    const { game, state } = tableWith(ask(0, 'a'));
    expect(checkPlan(game, state, 0, [])).toEqual({ answers: [], notGiven: 0 });
  });
  test('whose last answer shows something leaves nothing ungiven', () => {
    const { game, state } = tableWith(ask(0, 'a'), ask(0, 'b', draw), ask(0, 'c'));
    expect(checkPlan(game, state, 0, [pick(1), pick(2, 'go on')])).toEqual({
      answers: [pick(1), pick(2, 'go on')],
      notGiven: 0,
    });
  });
  test('tells its events once, when it happens, and none when it does not', () => {
    const { game, state } = tableWith(ask(0, 'a'), ask(0, 'b'));
    const history = new HeldHistory(game, state);
    history.give(0, pick(1), pick(7));
    expect(history.events).toEqual([]);
    history.give(0, pick(1), pick(2));
    expect(history.events.flat().map(({ source }) => source)).toEqual(['a', 'b']);
  });
});

describe('a preview', () => {
  const look = ({ game, state }: ReturnType<typeof tableWith>, ...answers: unknown[]) =>
    preview(game, game.view(state, 0), 0, answers, rngFrom('preview'));

  test('shows what the seat will see, and changes nothing', () => {
    const table = tableWith(ask(0, 'a', earn), ask(0, 'b'), ask(1, 'c'));
    const before = canonical(table.state);
    const shown = look(table, pick(1, 'go on'), pick(2));
    expect(shown).toMatchObject({ applied: 2, barrier: false, view: { coins: 3 } });
    expect(canonical(table.state)).toBe(before);
    const history = new HeldHistory(table.game, table.state);
    history.give(0, pick(1, 'go on'), pick(2));
    expect(shown.view).toEqual(table.game.view(history.state, 0));
  });
  test('shows the payment and not the card that is drawn for it', () => {
    const shown = look(tableWith(ask(0, 'a', earn, draw), ask(0, 'b')), pick(1, 'go on'), pick(2));
    expect(shown).toMatchObject({
      applied: 0,
      barrier: true,
      view: { coins: 3, deck: 9, hands: [[], 0, 0, 0], deciding: [] },
    });
  });
  test('counts the answers that took full effect before the one that would show something', () => {
    const table = tableWith(ask(0, 'a', earn), ask(0, 'b', earn, draw), ask(0, 'c'));
    expect(look(table, pick(1, 'go on'), pick(2, 'go on'))).toMatchObject({
      applied: 1,
      barrier: true,
      view: { coins: 6, deck: 9 },
    });
  });
  test('of no answers is what the seat sees', () => {
    const table = tableWith(ask(0, 'a'));
    expect(look(table)).toEqual({ view: table.game.view(table.state, 0), applied: 0, barrier: false });
  });
  test('does not hide a fault of the rules', () => {
    const { game, state } = tableWith(ask(0, 'a'));
    const faulty = tamper(game, () => ({
      apply() {
        throw new Error('a fault of the rules');
      },
    }));
    expect(() => preview(faulty, game.view(state, 0), 0, [pick(1)], rngFrom('x'))).toThrow('a fault');
  });
  test('says which answer is refused, and shows what comes before it', () => {
    const shown = look(tableWith(ask(0, 'a', earn), ask(0, 'b')), pick(1, 'go on'), pick(2, 'maybe'));
    expect(shown).toMatchObject({
      applied: 1,
      barrier: false,
      refusal: msg('kernel.refusal.notAnOption'),
      view: { coins: 3 },
    });
  });
  test('shows the own sealed answer while others are missing, and stops before theirs are opened', () => {
    const sealed: Todo = { do: 'sealed', asks: [ask(0, 's'), ask(1, 's')] };
    const table = tableWith(sealed, ask(0, 'b'));
    const waiting = look(table, pick(1));
    expect(waiting).toMatchObject({ applied: 1, barrier: false });
    expect(JSON.stringify(waiting.view.agenda)).toMatch(/"choice":\{[^}]*"pick":"yes"/);
    give(table.game, table.state, 1, 'no');
    expect(look(table, pick(1))).toMatchObject({ applied: 0, barrier: true, view: { log: [] } });
  });
  test('does not invent a sealed answer that waits behind a question', () => {
    const table = tableWith(
      { do: 'sealed', asks: [ask(0, 's', ask(0, 'next')), ask(1, 's')] },
      ask(0, 'end'),
    );
    give(table.game, table.state, 0, 'go on');
    give(table.game, table.state, 1, 'no');
    const shown = look(table, { question: table.game.first(table.state)?.id, pick: 'yes' });
    expect(shown).toMatchObject({ barrier: true, view: { log: ['s 0: go on', 'next 0: yes'] } });
  });
});
