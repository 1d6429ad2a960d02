import { describe, expect, test } from 'vitest';
import { reference } from '../src/game.ts';
import { constellations, isConstellation } from '../src/rules/charting.ts';
import { asked, built, card, choices, give, points, position, refusal, stock } from './position.ts';

const turn = { do: 'turn', seat: 0, acted: false } as const;
const afterwards = { do: 'turn', seat: 0, acted: true } as const;

describe('a turn', () => {
  test('offers main actions until one is taken, and free actions before and after it', () => {
    const state = position({ seats: [{ coffee: 1, brass: 2, hand: [1, 2] }, {}] }, turn);
    expect(choices(state)).toEqual([
      'look',
      'chart',
      'rest',
      'build-kettle',
      'build-forge',
      'build-lathe',
      'drink',
      'barter',
    ]);
    give(state, 0, { pick: 'drink' });
    expect(choices(state)).toEqual(['look', 'chart', 'rest', 'build-kettle', 'build-forge', 'barter']);
    give(state, 0, { pick: 'rest' });
    expect(choices(state)).toEqual(['drink', 'barter', 'sleep']);
  });

  test('says of everything that cannot be chosen why not', () => {
    const state = position({ seats: [{ brass: 1, coffee: 1, built: built.kettle }, {}] }, turn);
    const reasons = reference
      .unavailable(state, 0)
      .map(({ value, reason }) => [value, reason.key, reason.args]);
    expect(reasons).toEqual([
      ['chart', 'reference.unavailable.cards', { need: 2, have: 0 }],
      ['build-kettle', 'reference.unavailable.built', undefined],
      ['build-lathe', 'reference.unavailable.purse', { need: 3, have: 2 }],
      ['build-finder', 'reference.unavailable.purse', { need: 4, have: 2 }],
      ['build-press', 'reference.unavailable.purse', { need: 5, have: 2 }],
      ['barter', 'reference.unavailable.brass', { need: 2, have: 1 }],
      ['sleep', 'reference.unavailable.actFirst', undefined],
    ]);
  });

  test('never offers and withholds the same thing', () => {
    const state = position({ seats: [{ brass: 3, hand: [1, 2] }, {}] }, afterwards);
    const withheld = reference.unavailable(state, 0).map(({ value }) => value);
    expect([...choices(state), ...withheld]).toHaveLength(11);
    expect(choices(state).filter((value) => withheld.some((other) => other === value))).toEqual([]);
  });

  test('resting gives two coffees', () => {
    expect(stock(give(position({ seats: [{}, {}] }, turn), 0, { pick: 'rest' }), 0)).toEqual([0, 0, 2]);
  });

  test('a coffee buys a card, two brass buy a glass', () => {
    const state = position({ seats: [{ coffee: 1, brass: 2 }, {}], deck: [8, 9] }, turn);
    give(give(state, 0, { pick: 'drink' }), 0, { pick: 'barter' });
    expect(stock(state, 0)).toEqual([0, 1, 0]);
    expect(state.hands[0]).toEqual([9]);
  });

  test('ends with sleep, and the next seat comes', () => {
    const state = position({ seats: [{}, {}] }, afterwards, { do: 'turn', seat: 1, acted: false });
    give(state, 0, { pick: 'sleep' });
    expect(reference.first(state)).toMatchObject({ seat: 1 });
  });
});

describe('looking through the telescope', () => {
  test('gives a brass and two cards, one of which is kept; the other is put away face down', () => {
    const state = position({ seats: [{ hand: [20] }, {}], deck: [1, 2, 3] }, turn);
    give(state, 0, { pick: 'look' });
    expect(stock(state, 0)).toEqual([1, 0, 0]);
    expect(choices(state)).toEqual([3, 2]);
    give(state, 0, { pick: 3 });
    expect(state.hands[0]).toEqual([20, 3]);
    expect([state.discard, state.discardedBy]).toEqual([[2], [0]]);
  });

  test('the seat remembers what it put away; nobody else knows', () => {
    const state = position({ seats: [{}, {}], deck: [1, 2, 3] }, turn);
    give(give(state, 0, { pick: 'look' }), 0, { pick: 3 });
    expect(reference.view(state, 0).discard).toEqual([2]);
    expect(reference.view(state, 1).discard).toEqual([null]);
    expect(reference.view(state, 'spectator').discard).toEqual([null]);
  });

  test('a single card that is left is kept without a question', () => {
    const state = position({ seats: [{}, {}], deck: [6] }, turn);
    give(state, 0, { pick: 'look' });
    expect(state.hands[0]).toEqual([6]);
    expect(asked(state).name).toBe('turn');
  });
});

describe('charting', () => {
  const hand = [card('moon', 1), card('moon', 5), card('comet', 2), card('galaxy', 3), card('moon', 6)];
  const charting = (...others: { coffee?: number }[]) =>
    position({ seats: [{ hand }, ...others] }, { do: 'chart', seat: 0 }, afterwards);

  test.each([
    ['two of a kind', [card('moon', 1), card('moon', 5)], true],
    ['a run', [card('moon', 1), card('galaxy', 3), card('comet', 2)], true],
    ['a run with a gap', [card('moon', 1), card('galaxy', 3)], false],
    ['equal brightness', [card('moon', 2), card('galaxy', 2)], false],
    ['one card', [card('moon', 2)], false],
    ['a run with one too many', [card('moon', 2), card('galaxy', 3), card('comet', 3)], false],
  ])('%s', (_, cards, answer) => expect(isConstellation(cards)).toBe(answer));

  test('a set that is no constellation is refused with the reason', () => {
    expect(refusal(charting({}), 0, { picks: [card('moon', 1), card('galaxy', 3)] })).toBe(
      'reference.refusal.constellation',
    );
  });

  test('proposes the largest constellations of each sort first, and all of them are legal', () => {
    const state = charting({});
    const question = asked(state);
    if (question.shape !== 'some-of') throw new Error(question.shape);
    expect(question.restricted).toBe(true);
    expect(question.proposals[0]).toEqual([card('moon', 1), card('moon', 5), card('moon', 6)]);
    for (const picks of question.proposals) expect(refusal(state, 0, { picks })).toBeUndefined();
    expect(constellations([card('moon', 1), card('galaxy', 3)])).toEqual([]);
  });

  test('the larger the constellation, the more each sight is worth; its cards are put away face up', () => {
    const picks = [card('moon', 1), card('moon', 5), card('moon', 6)];
    const state = give(charting({}), 0, { picks });
    expect(points(state, 0)).toEqual([5, 0, 0, 0]);
    expect(state.hands[0]).toEqual([card('comet', 2), card('galaxy', 3)]);
    expect(reference.view(state, 1).discard).toEqual(picks);
  });

  test('whoever finds nothing to chart has used up the action', () => {
    const state = give(charting({ coffee: 1 }), 0, { picks: [] });
    expect(points(state, 0)).toEqual([0, 0, 0, 0]);
    expect(asked(state)).toMatchObject({ name: 'turn', options: [{ value: 'sleep' }] });
  });
});

describe('a review', () => {
  const picks = [card('moon', 1), card('moon', 5)];
  const published = (...coffees: number[]) =>
    give(
      position(
        { seats: [{ hand: picks }, ...coffees.map((coffee) => ({ coffee }))] },
        { do: 'chart', seat: 0 },
        afterwards,
      ),
      0,
      { picks },
    );

  test('is offered to each opponent with a coffee in turn, for a point less after each one taken', () => {
    const state = published(1, 0, 1);
    expect(reference.first(state)?.ask).toEqual({ do: 'review', seat: 1, author: 0, worth: 3 });
    give(state, 1, { pick: 'review' });
    expect(reference.first(state)?.ask).toEqual({ do: 'review', seat: 3, author: 0, worth: 2 });
    give(state, 3, { pick: 'review' });
    expect([0, 1, 2, 3].map((seat) => points(state, seat)[1])).toEqual([2, 3, 0, 2]);
    expect(stock(state, 1)).toEqual([0, 0, 0]);
    expect(asked(state).name).toBe('turn');
  });

  test('that is declined leaves the full worth to the next', () => {
    const state = give(published(1, 1), 1, { pick: 'decline' });
    expect(reference.first(state)?.ask).toEqual({ do: 'review', seat: 2, author: 0, worth: 3 });
  });

  test('is offered to nobody where nobody has coffee, or where the option is off', () => {
    expect(asked(published(0, 0)).name).toBe('turn');
    const quiet = position(
      { seats: [{ hand: picks }, { coffee: 3 }], reviews: false },
      { do: 'chart', seat: 0 },
      afterwards,
    );
    expect(asked(give(quiet, 0, { picks })).name).toBe('turn');
  });
});

describe('building', () => {
  const paying = (brass: number, glass: number, coffee: number, instrument = 2) =>
    position({ seats: [{ brass, glass, coffee }, {}] }, { do: 'pay', seat: 0, instrument }, afterwards);
  const proposal = (state: ReturnType<typeof paying>) => {
    const question = asked(state);
    if (question.shape !== 'amounts') throw new Error(question.shape);
    return question.proposal;
  };

  test('is paid with any mix: brass and coffee count one, glass two', () => {
    const state = give(paying(2, 2, 2), 0, { amounts: { glass: 1, coffee: 1 } });
    expect(stock(state, 0)).toEqual([2, 1, 1]);
    expect(state.built[0]).toBe(built.lathe);
  });

  test('nobody pays more than needed with a coin that could stay at home', () => {
    expect(refusal(paying(2, 2, 2), 0, { amounts: { brass: 2, glass: 1 } })).toBe(
      'reference.refusal.tooMuch',
    );
    expect(refusal(paying(2, 2, 2), 0, { amounts: { brass: 2 } })).toBe('kernel.refusal.wrongTotal');
  });

  test('glass alone may pay one too much, for nobody gives change', () => {
    expect(refusal(paying(0, 2, 0), 0, { amounts: { glass: 2 } })).toBeUndefined();
  });

  test('the proposal is legal whatever there is to pay with', () => {
    for (let brass = 0; brass < 4; brass++)
      for (let glass = 0; glass < 4; glass++)
        for (let coffee = 0; coffee < 4; coffee++)
          for (let instrument = 0; instrument < 5; instrument++) {
            if (brass + 2 * glass + coffee < [2, 2, 3, 4, 5][instrument]!) continue;
            const state = paying(brass, glass, coffee, instrument);
            expect(refusal(state, 0, { amounts: proposal(state) })).toBeUndefined();
          }
  });

  test('brass goes first, coffee last', () => {
    expect(proposal(paying(1, 1, 2, 3))).toEqual({ brass: 1, glass: 1, coffee: 1 });
    expect(proposal(paying(1, 2, 0, 3))).toEqual({ brass: 0, glass: 2, coffee: 0 });
  });
});
