import { USUAL } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { reference } from '../src/game.ts';
import { asked, built, card, choices, give, playUntil, points, position, stock } from './position.ts';

const draw = (seat: number, count: number) => ({ do: 'draw', seat, count, source: 'dusk' }) as const;

describe('cards', () => {
  test('a drawn card goes to the end of the hand, from the top of the deck', () => {
    const state = position({ seats: [{ hand: [5] }, {}], deck: [1, 2, 3] }, draw(0, 2));
    expect(state.hands[0]).toEqual([5, 3, 2]);
    expect(state.deck).toEqual([1]);
  });

  test('an empty deck is made anew of what was put away, and the drawing goes on', () => {
    const state = position(
      { seats: [{}, {}], deck: [1], discard: [2, 3, 4], discardedBy: [-1, 0, 1] },
      draw(0, 2),
    );
    expect(state.hands[0]).toHaveLength(2);
    expect(state.hands[0]?.[0]).toBe(1);
    expect([...state.deck, ...(state.hands[0] ?? [])].sort()).toEqual([1, 2, 3, 4]);
    expect([state.discard, state.discardedBy]).toEqual([[], []]);
  });

  test('where there is no card left anywhere, nobody draws', () => {
    const state = position({ seats: [{}, {}], deck: [7] }, draw(0, 2), draw(1, 2));
    expect(state.hands).toEqual([[7], []]);
  });

  test('others learn how many cards were drawn, and only the seat itself which', () => {
    const events: unknown[] = [];
    const state = position({ seats: [{}, {}], deck: [1, 2, 3] });
    state.agenda.stack.push(draw(1, 2));
    reference
      .with({ emit: (event) => events.push(reference.see(event, 0), reference.see(event, 1)) })
      .advance(state);
    const open = { do: 'draw', seat: 1, what: 'card', amount: 2, source: 'dusk' };
    expect(events).toEqual([open, { ...open, private: { cards: [3, 2] } }]);
  });
});

describe('dusk', () => {
  test('a game begins with five cards for everybody: three at the start and two at the first dusk', () => {
    const state = reference.setup({}, 3, 'any');
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
    expect(state.deck).toHaveLength(36 - 15);
    expect(reference.open(state).map(({ ask }) => ask)).toEqual([
      { do: 'target', seat: 0 },
      { do: 'target', seat: 1 },
      { do: 'target', seat: 2 },
    ]);
  });

  test('instruments that do not meet run by themselves, in the usual order', () => {
    const state = position(
      { seats: [{ built: built.kettle | built.lathe, brass: 1 }, {}] },
      { do: 'workshop', seat: 0 },
    );
    expect(stock(state, 0)).toEqual([0, 1, 1]);
    expect(reference.open(state)).toEqual([]);
  });

  test('with brass enough for the lathe, the forge may come before or after: nobody is asked', () => {
    const state = position(
      { seats: [{ built: built.forge | built.lathe, brass: 1 }, {}] },
      { do: 'workshop', seat: 0 },
    );
    expect(stock(state, 0)).toEqual([1, 1, 0]);
  });

  test('without brass the forge must come before the lathe, so only that is offered', () => {
    const state = position(
      { seats: [{ built: built.forge | built.lathe }, {}] },
      { do: 'workshop', seat: 0 },
    );
    const forge = { do: 'effect', seat: 0, instrument: 1 };
    expect(asked(state).name).toBe('kernel.bag');
    expect(choices(state)).toEqual([USUAL, forge]);
    give(state, 0, { pick: forge });
    expect(stock(state, 0)).toEqual([0, 1, 0]);
  });

  test('the usual order does all that is left at once', () => {
    const everything = built.kettle | built.forge | built.lathe | built.finder | built.press;
    const state = position({ seats: [{ built: everything }, {}], deck: [9] }, { do: 'workshop', seat: 0 });
    give(state, 0, { pick: USUAL });
    expect(stock(state, 0)).toEqual([0, 0, 0]);
    expect(points(state, 0)).toEqual([0, 0, 2, 0]);
    expect(state.hands[0]).toEqual([9]);
  });

  test('where not every instrument can run, the player says which comes first and the rest does nothing', () => {
    // One glass comes from the lathe; nothing feeds the lathe: the press has nothing to print with.
    const state = position(
      { seats: [{ built: built.lathe | built.press }, {}] },
      { do: 'workshop', seat: 0 },
    );
    const [lathe, press] = [2, 4].map((instrument) => ({ do: 'effect', seat: 0, instrument }));
    expect(choices(state)).toEqual([USUAL, lathe, press]);
    give(state, 0, { pick: press! });
    expect(stock(state, 0)).toEqual([0, 0, 0]);
    expect(points(state, 0)).toEqual([0, 0, 0, 0]);
  });

  test('the kernel can say beforehand whether a whole workshop can run', () => {
    const state = position({ seats: [{}, {}] });
    const effects = (...instruments: number[]) =>
      instruments.map((instrument) => ({ do: 'effect', seat: 0, instrument }));
    expect(reference.feasible(state, effects(4, 2, 1))).toBe(true);
    expect(reference.feasible(state, effects(4, 2))).toBe(false);
  });
});

describe('aiming', () => {
  const twoHands = (mine: number, yours: number) =>
    position({ seats: [{ hand: [mine] }, { hand: [yours] }] }, { do: 'aim' });

  test('everybody answers in secret, and nothing happens before the last answer', () => {
    const state = twoHands(card('moon', 2), card('comet', 5));
    give(state, 1, { pick: card('comet', 5) });
    expect(state.notebooks).toEqual([[], []]);
    expect(reference.view(state, 0).agenda.stack.at(-1)).toMatchObject({
      of: [{ answered: false }, { answered: true }],
    });
    expect(JSON.stringify(reference.view(state, 0).agenda)).not.toContain('pick');
    give(state, 0, { pick: card('moon', 2) });
    expect(state.notebooks).toEqual([[card('moon', 2)], [card('comet', 5)]]);
    expect(state.hands).toEqual([[], []]);
  });

  test('an answer may be changed until the last one is in', () => {
    const state = position(
      { seats: [{ hand: [card('moon', 2), card('moon', 3)] }, { hand: [card('comet', 5)] }] },
      { do: 'aim' },
    );
    give(state, 0, { pick: card('moon', 2) });
    expect(asked(state, 0).answered).toBe(true);
    give(state, 0, { pick: card('moon', 3) });
    give(state, 1, { pick: card('comet', 5) });
    expect(state.notebooks[0]).toEqual([card('moon', 3)]);
  });

  test('a kind of one’s own gives glass', () => {
    const state = twoHands(card('moon', 2), card('comet', 5));
    give(give(state, 0, { pick: card('moon', 2) }), 1, { pick: card('comet', 5) });
    expect([stock(state, 0), stock(state, 1)]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });

  test('a shared kind gives coffee', () => {
    const state = twoHands(card('moon', 2), card('moon', 5));
    give(give(state, 0, { pick: card('moon', 2) }), 1, { pick: card('moon', 5) });
    expect([stock(state, 0), stock(state, 1)]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  test('whoever observed the brightest sight goes first', () => {
    const state = twoHands(card('moon', 2), card('comet', 5));
    give(give(state, 0, { pick: card('moon', 2) }), 1, { pick: card('comet', 5) });
    expect(state.first).toBe(1);
    expect(reference.open(state).map(({ ask }) => ask)).toEqual([{ do: 'turn', seat: 1, acted: false }]);
  });

  test('among equals the one who comes earlier in turn order stays in front', () => {
    const state = position(
      { seats: [{ hand: [card('moon', 4)] }, { hand: [card('comet', 4)] }], first: 1 },
      { do: 'aim' },
    );
    give(give(state, 0, { pick: card('moon', 4) }), 1, { pick: card('comet', 4) });
    expect(state.first).toBe(1);
  });

  test('a seat without cards is not asked', () => {
    const state = position({ seats: [{}, { hand: [3] }] }, { do: 'aim' });
    expect(reference.open(state).map(({ seat }) => seat)).toEqual([1]);
  });
});

test('a whole night leads to the next dusk', () => {
  const state = playUntil(reference.setup({}, 2, 'night'), 'breakfast');
  expect(state.night).toBe(1);
  expect(playUntil(state, 'target').night).toBe(2);
});
