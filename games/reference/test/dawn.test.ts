import { checkPlan, preview, rngFrom, winners } from '@orrery/kernel';
import { HeldHistory } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { reference } from '../src/game.ts';
import { rowPoints } from '../src/rules/exhibition.ts';
import {
  answerFrom,
  asked,
  built,
  card,
  choices,
  give,
  points,
  position,
  refusal,
  stock,
} from './position.ts';

describe('dawn', () => {
  const morning = () =>
    position({ seats: [{ hand: [1, 2, 3] }, { hand: [4, 5, 6, 7, 8, 9] }, {}] }, { do: 'dawn' });

  test('everybody has breakfast and then tidies up, at their own pace', () => {
    const state = morning();
    expect(reference.open(state).map(({ ask }) => ask.do)).toEqual(['breakfast', 'breakfast', 'breakfast']);
    give(state, 1, { pick: 'coffee' });
    give(state, 1, { picks: [4] });
    expect(reference.open(state).map(({ seat, ask }) => [seat, ask.do])).toEqual([
      [0, 'breakfast'],
      [2, 'breakfast'],
    ]);
  });

  test('breakfast is two coffees, two brass or a glass', () => {
    const state = morning();
    give(give(give(state, 0, { pick: 'coffee' }), 1, { pick: 'brass' }), 2, { pick: 'glass' });
    expect([0, 1, 2].map((seat) => stock(state, seat))).toEqual([
      [0, 0, 2],
      [2, 0, 0],
      [0, 1, 0],
    ]);
  });

  test('a hand of six must lose one card and may lose two more', () => {
    const state = give(morning(), 1, { pick: 'coffee' });
    expect(asked(state, 1)).toMatchObject({ min: 1, max: 3 });
    expect(refusal(state, 1, { picks: [] })).toBe('kernel.refusal.tooFew');
    expect(refusal(state, 1, { picks: [4, 5, 6, 7] })).toBe('kernel.refusal.tooMany');
  });

  test('whoever has no cards is not asked to tidy up', () => {
    const state = give(morning(), 2, { pick: 'coffee' });
    expect(reference.openFor(state, 2)).toBeUndefined();
  });

  test('in whatever order people answer, the same table comes out', () => {
    const answers = [
      [0, { pick: 'coffee' }],
      [0, { picks: [1, 3] }],
      [1, { pick: 'brass' }],
      [1, { picks: [8] }],
      [2, { pick: 'glass' }],
    ] as const;
    const orders = [
      [0, 1, 2, 3, 4],
      [4, 2, 3, 0, 1],
      [2, 0, 4, 1, 3],
      [0, 2, 1, 4, 3],
    ];
    const results = orders.map((order) => {
      const state = morning();
      for (const i of order) give(state, answers[i]![0], answers[i]![1]);
      return state;
    });
    for (const state of results) expect(state).toEqual(results[0]);
    expect(results[0]).toMatchObject({ night: 2, discard: [1, 3, 8], discardedBy: [0, 0, 1] });
  });

  test('what is put aside is known to its seat alone', () => {
    const state = give(give(morning(), 0, { pick: 'coffee' }), 0, { picks: [2] });
    expect(reference.view(state, 0)).toMatchObject({ hand: [1, 3], aside: [2], asideSizes: [1, 0, 0] });
    expect(reference.view(state, 1)).toMatchObject({ aside: [], asideSizes: [1, 0, 0] });
  });
});

describe('the exhibition', () => {
  test('a neighbour of the same kind scores, and so does a brighter one to the right', () => {
    expect(rowPoints([])).toBe(0);
    expect(rowPoints([card('moon', 1), card('moon', 3)])).toBe(2);
    expect(rowPoints([card('moon', 3), card('moon', 1)])).toBe(1);
    expect(rowPoints([card('moon', 3), card('comet', 4), card('galaxy', 4)])).toBe(1);
  });

  const last = () =>
    position(
      { seats: [{ notebook: [card('moon', 3)], hand: [card('moon', 1), card('comet', 6)] }, {}], night: 3 },
      { do: 'exhibition' },
    );

  test('takes sights from notebook and hand, in the order of the row', () => {
    const state = last();
    expect(choices(state)).toEqual([card('moon', 3), card('moon', 1), card('comet', 6)]);
    give(state, 0, { picks: [card('moon', 1), card('moon', 3)] });
    give(state, 1, { picks: [] });
    expect(points(state, 0)).toEqual([0, 0, 0, 2]);
    expect(state.notebooks[0]).toEqual([card('moon', 1), card('moon', 3)]);
    expect(state.hands[0]).toEqual([card('comet', 6)]);
    expect(reference.questions(state)).toEqual([]);
  });

  test('offers good rows, because there are too many to list', () => {
    const cards = Array.from({ length: 11 }, (_, i) => i);
    const state = position({ seats: [{ hand: cards }, {}], night: 3 }, { do: 'exhibition' });
    const question = asked(state);
    if (question.shape !== 'some-of') throw new Error(question.shape);
    expect(question).toMatchObject({ ordered: true, min: 0, max: 8 });
    for (const picks of question.proposals) expect(refusal(state, 0, { picks })).toBeUndefined();
    expect(reference.list(state, reference.openFor(state, 0)!, 1000)).toHaveLength(1000);
    const picks = reference.sample(state, reference.openFor(state, 0)!, rngFrom('row'));
    expect(reference.check(state, 0, picks)).toBeUndefined();
  });
});

describe('the end', () => {
  const over = (...seats: { coffee?: number; built?: number; charts?: number }[]) =>
    position({ seats, points: seats.flatMap(({ charts = 0 }) => [charts, 0, 0, 0]) });

  test('the points add up by source', () => {
    const standing = reference.outcome(over({ charts: 5, built: built.kettle | built.press }, {}))!
      .standings[0]!;
    expect(standing).toMatchObject({ seat: 0, place: 1, score: 10 });
    expect(
      standing.breakdown.map(({ source, points: some }) => [source.key.split('.').at(-1), some]),
    ).toEqual([
      ['charts', 5],
      ['reviews', 0],
      ['press', 0],
      ['exhibition', 0],
      ['instruments', 5],
    ]);
  });

  test('among equal points coffee decides', () => {
    expect(winners(reference.outcome(over({ charts: 5 }, { charts: 5, coffee: 1 }))!)).toEqual([1]);
  });

  test('whoever is still equal shares the place, and the next place stays empty', () => {
    const { standings } = reference.outcome(over({ charts: 5 }, { charts: 2 }, { charts: 5 }))!;
    expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
  });

  test('is not known before, but the score so far is', () => {
    const state = position({ seats: [{ built: built.kettle }, {}] }, { do: 'turn', seat: 0, acted: true });
    expect(reference.outcome(state)).toBeUndefined();
    expect(reference.preview(state, 1)?.standings[0]).toMatchObject({ seat: 0, score: 1 });
  });
});

describe('taking back', () => {
  const turn = { do: 'turn', seat: 0, acted: false } as const;

  test('goes back over free actions and payments that showed nothing', () => {
    const start = position({ seats: [{ brass: 4 }, {}] }, turn);
    const history = new HeldHistory(reference, start);
    history.give(0, answerFrom(history.state, 0, { pick: 'barter' }));
    history.give(0, answerFrom(history.state, 0, { pick: 'build-kettle' }));
    history.give(0, answerFrom(history.state, 0, { amounts: { brass: 2 } }));
    expect([history.undo(0), history.undo(0), history.undo(0)]).toEqual([undefined, undefined, undefined]);
    expect(history.state).toEqual(start);
    expect(history.redo(0)).toBeUndefined();
    expect(stock(history.state, 0)).toEqual([2, 1, 0]);
  });

  test('stops at a card that was drawn', () => {
    const history = new HeldHistory(reference, position({ seats: [{ coffee: 1 }, {}] }, turn));
    history.give(0, answerFrom(history.state, 0, { pick: 'drink' }));
    expect(history.undo(0)?.key).toBe('kernel.undo.barrier');
  });

  test('stops at a chart that was shown', () => {
    const hand = [card('moon', 1), card('moon', 2)];
    const history = new HeldHistory(reference, position({ seats: [{ hand }, {}] }, turn));
    history.give(0, answerFrom(history.state, 0, { pick: 'chart' }));
    expect(history.canUndo(0)).toBe(true);
    history.give(0, answerFrom(history.state, 0, { picks: hand }));
    expect(history.canUndo(0)).toBe(false);
  });

  test('at dawn takes back one’s own answers and leaves those of others', () => {
    const history = new HeldHistory(
      reference,
      position({ seats: [{ hand: [1] }, { hand: [2] }] }, { do: 'dawn' }),
    );
    history.give(0, answerFrom(history.state, 0, { pick: 'coffee' }));
    history.give(1, answerFrom(history.state, 1, { pick: 'glass' }));
    history.give(0, answerFrom(history.state, 0, { picks: [1] }));
    expect([history.undo(0), history.undo(0)]).toEqual([undefined, undefined]);
    expect([stock(history.state, 0), stock(history.state, 1)]).toEqual([
      [0, 0, 0],
      [0, 1, 0],
    ]);
    expect(asked(history.state, 0).name).toBe('breakfast');
    expect(asked(history.state, 1).name).toBe('tidy');
  });

  test('a sealed answer is taken back until the last one is in', () => {
    const history = new HeldHistory(
      reference,
      position({ seats: [{ hand: [1] }, { hand: [2] }] }, { do: 'aim' }),
    );
    history.give(0, answerFrom(history.state, 0, { pick: 1 }));
    expect(history.undo(0)).toBeUndefined();
    history.give(0, answerFrom(history.state, 0, { pick: 1 }));
    history.give(1, answerFrom(history.state, 1, { pick: 2 }));
    expect([history.canUndo(0), history.canUndo(1)]).toEqual([false, false]);
  });
});

describe('a plan', () => {
  const turn = { do: 'turn', seat: 0, acted: false } as const;
  const start = () => position({ seats: [{ brass: 2 }, {}], deck: [1, 2, 3] }, turn);
  const first = (state: ReturnType<typeof start>) => asked(state).id;
  const barterAndLook = (id: number) => [
    { question: id, pick: 'barter' },
    { question: id + 1, pick: 'look' },
    { question: id + 2, pick: 3 },
  ];

  test('shows what it comes to, and stops before the cards that a look would draw', () => {
    const state = start();
    const answers = barterAndLook(first(state));
    const seen = preview(reference, reference.view(state, 0), 0, answers, rngFrom('plan'));
    expect(seen).toMatchObject({ applied: 1, barrier: true });
    expect(seen.view.stock.slice(0, 3)).toEqual([1, 1, 0]);
    expect(seen.view).toMatchObject({ hand: [], deck: 3 });
  });

  test('is carried out up to the draw; what comes after is decided again', () => {
    const state = start();
    const answers = barterAndLook(first(state));
    expect(checkPlan(reference, state, 0, answers)).toMatchObject({ notGiven: 1 });
    const history = new HeldHistory(reference, state);
    expect(history.give(0, ...answers)).toBeUndefined();
    expect(asked(history.state).name).toBe('keep');
  });

  test('is carried out wholly or not at all', () => {
    const state = start();
    const id = first(state);
    const answers = [
      { question: id, pick: 'barter' },
      { question: id + 1, pick: 'barter' },
    ];
    const history = new HeldHistory(reference, state);
    expect(history.give(0, ...answers)?.key).toBe('kernel.plan.refused');
    expect(history.state).toEqual(start());
  });
});
