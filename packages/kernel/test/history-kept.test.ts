/** Which states a history keeps, how the others are had, and what of it can be stored. */
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  answered,
  beginHistory,
  canonical,
  canRedo,
  type History,
  hasTakenBack,
  historyFrom,
  type Keeping,
  keptHistory,
  type Noted,
  redone,
  rewound,
  type Seat,
  stateAt,
  undone,
} from '../src/index.ts';
import { answerOf, ask, say, type Table, type Todo, tableWith } from './table.ts';

interface Note {
  readonly note: string;
}
type Kept = History<Table, Note>;

/** Notes what was answered; of a move that is made again also what had been noted of it. */
const noted: Noted<Table, Note> = (move, { events }, before) => ({
  ...move,
  note: `${events.map(({ what }) => what).join()}${before === undefined ? '' : ` (${before.note})`}`,
});

const begin = (tasks: readonly Todo[], keeping?: Keeping): Kept => {
  const { game, state } = tableWith(...tasks);
  return beginHistory<Table, Note>(game, state, keeping === undefined ? {} : { keeping });
};
const answerIn = ({ game, state }: Kept, seat: Seat, word: string): Answer =>
  answerOf(tableWith().game, game.clone(state), seat, word);
const give = (history: Kept, seat: Seat, word = 'yes'): Kept =>
  answered(history, seat, [answerIn(history, seat, word)], noted).history;

const many = (...then: Todo[]) => Array.from({ length: 20 }, (_, i) => ask(0, `${i}`, ...then));
const places = ({ states }: Kept) => states.map(({ at }) => at);

/** Which states are kept after these words of seat 0. */
const keptAfter = (words: readonly string[], keeping?: Keeping) =>
  places(
    words.reduce((history, word) => give(history, 0, word), begin(many({ do: 'draw', seat: 0 }), keeping)),
  );
const yes = (count: number) => Array.from({ length: count }, () => 'yes');

describe('of the states of a game are kept', () => {
  test('the first and the latest six', () => {
    expect(keptAfter([])).toEqual([0]);
    expect(keptAfter(yes(4))).toEqual([0, 1, 2, 3]);
    expect(keptAfter(yes(12))).toEqual([0, 6, 7, 8, 9, 10, 11]);
  });
  test('as many of the latest as is wished, and each after so many moves', () => {
    expect(keptAfter(yes(11), { latest: 2 })).toEqual([0, 9, 10]);
    expect(keptAfter(yes(11), { latest: 2, every: 4 })).toEqual([0, 4, 8, 9, 10]);
  });
  test('none of the latest from before something showed: nobody goes back there alone', () => {
    expect(keptAfter([...yes(4), 'go on', ...yes(2)])).toEqual([0, 5, 6]);
    expect(keptAfter([...yes(4), 'go on'])).toEqual([0]);
  });
  test('those that an undo in a lane would go back to, however long ago', () => {
    const lanes = [
      { seat: 0, tasks: [ask(0, 'a'), ask(0, 'b')] },
      { seat: 1, tasks: many().map((_, i) => ask(1, `${i}`)) },
    ];
    const before = [ask(1, 'before'), ask(2, 'before')];
    let history = begin([...before, { do: 'open', lanes }, ask(2, 'end')], { latest: 1 });
    history = give(give(give(history, 1), 2), 1);
    history = give(history, 0);
    for (let i = 0; i < 6; i++) history = give(history, 1);
    expect(places(history)).toEqual([0, 3, 9]);
    const back = undone(history, 0, 'people');
    expect('history' in back && places(back.history)).toEqual([0, 8]);
  });
});

test('where everybody goes back to is kept, with what comes before it', () => {
  let history = begin(many({ do: 'draw', seat: 0 }));
  for (let i = 0; i < 5; i++) history = give(history, 0);
  expect(places(rewound(history, 3).history)).toEqual([0, 1, 2, 3]);
  expect(places(rewound(history, 0).history)).toEqual([0]);
  const mixed = rewound(history, 3, 'nonce').history;
  expect(places(mixed)).toEqual([0, 1, 2, 3]);
  expect(mixed.states.at(-1)?.state).toBe(mixed.state);
});

describe('of a move is known', () => {
  const lanes = [0, 1].map((seat) => ({ seat, tasks: [ask(seat, 'a')] }));
  const within = (history: Kept) => history.moves.map((move) => move.within);

  test('whether it was given in lanes that are still open', () => {
    const tasks: Todo[] = [ask(0, 'x', ask(0, 'y')), { do: 'open', lanes }, ask(1, 'z')];
    let history = give(give(begin(tasks), 0, 'go on'), 0);
    history = give(give(give(history, 1), 0), 1);
    expect(within(history)).toEqual([false, false, true, false, false]);
  });
  test('the same of sealed answers, whatever follows when the last is in', () => {
    const sealed: Todo = { do: 'sealed', asks: [ask(0, 's'), ask(1, 's')] };
    const again: Todo = { do: 'do', tasks: [{ do: 'open', lanes }, ask(3, 'end')] };
    const history = give(give(begin([sealed, again]), 1), 0);
    expect(within(history)).toEqual([true, false]);
    expect(history.moves.map(({ revealed }) => revealed)).toEqual([false, true]);
  });
});

describe('the state after any number of moves', () => {
  const words = ['yes', 'go on', 'no', 'yes', 'go on', 'no', 'yes', 'no', 'go on', 'yes'];
  const states = (history: Kept) => history.moves.map((_, at) => canonical(stateAt(history, at)));

  test('is the same whatever is kept', () => {
    const played = (keeping: Keeping) =>
      words.reduce((history, word) => give(history, 0, word), begin(many({ do: 'draw', seat: 0 }), keeping));
    const all = states(played({ latest: 0, every: 1 }));
    expect(new Set(all).size).toBe(words.length);
    expect(states(played({ latest: 0 }))).toEqual(all);
    expect(states(played({ latest: 3, every: 4 }))).toEqual(all);
  });
  test('is at hand for the last of them, and played again on a copy for the others', () => {
    const history = words.reduce((now, word) => give(now, 0, word), begin(many(), { latest: 0 }));
    expect(stateAt(history, words.length)).toBe(history.state);
    expect(stateAt(history, 9)).toBe(history.states.at(-1)?.state);
    const first = canonical(stateAt(history, 0));
    expect(stateAt(history, 5).log).toHaveLength(5);
    expect(canonical(stateAt(history, 0))).toBe(first);
  });
  test('is had from where the unseen was dealt anew on the way', () => {
    const played = (keeping: Keeping) => {
      let history = begin(many({ do: 'draw', seat: 0 }), keeping);
      for (const word of words.slice(0, 4)) history = give(history, 0, word);
      history = rewound(history, 2, 'nonce').history;
      for (const word of words) history = give(history, 0, word);
      return history;
    };
    expect(states(played({ latest: 0 }))).toEqual(states(played({ latest: 0, every: 1 })));
  });
  test('does not exist before the first', () => {
    expect(() => stateAt(begin([ask(0, 'a')]), -1)).toThrow(new RangeError('no state after -1 moves'));
  });
});

test('a history that was stored goes on as if it had not been', () => {
  const history = give(give(begin(many()), 0), 0, 'no');
  const back = undone(history, 0, 'people');
  if ('refusal' in back) throw new Error('not taken back');
  const kept = keptHistory(back.history);
  expect(history.deals).toEqual([]);
  expect(Object.keys(kept).sort()).toEqual(['deals', 'fixed', 'moves', 'state', 'states', 'undone']);
  const stored: typeof kept = JSON.parse(JSON.stringify(kept));
  const again = redone(historyFrom(history.game, stored), 0, noted);
  if ('refusal' in again) throw new Error('not made again');
  expect(canonical(again.history.state)).toBe(canonical(history.state));
  let longer = again.history;
  for (let i = 0; i < 10; i++) longer = give(longer, 0);
  expect(places(longer)).toEqual([0, 6, 7, 8, 9, 10, 11]);
});

describe('a change of a history tells', () => {
  const made = (change: ReturnType<typeof redone<Table, Note>>) =>
    'refusal' in change ? change : change.made.map(({ move, events }) => [move.note, events.length]);
  const taken = (change: ReturnType<typeof redone<Table, Note>>) =>
    'refusal' in change ? change : change.taken.map(({ seat, answer }) => `${seat}: ${answer.question}`);

  test('the moves that an answer or a plan made, each with its note and its events', () => {
    const history = begin([ask(0, 'a'), say('x'), ask(0, 'b')]);
    const answers: Answer[] = [
      { question: 1, pick: 'yes' },
      { question: 2, pick: 'no' },
    ];
    const change = answered(history, 0, answers, noted);
    expect(made(change)).toEqual([
      ['yes', 1],
      ['no', 1],
    ]);
    expect(taken(change)).toEqual([]);
    expect(change.made.map(({ moment }) => moment)).toEqual([undefined, undefined]);
  });
  test('which move an undo took back, and which a redo made again, with the earlier note', () => {
    const history = give(give(begin(many()), 0), 0, 'no');
    const back = undone(history, 0, 'people');
    expect([made(back), taken(back)]).toEqual([[], ['0: 2']]);
    if ('refusal' in back) return;
    const forth = redone(back.history, 0, noted);
    expect([made(forth), taken(forth)]).toEqual([[['no (no)', 1]], []]);
  });
  test('that an undo among bots took back all moves since, and that a redo took back what came instead', () => {
    const lanes = [0, 1].map((seat) => ({ seat, tasks: [ask(seat, 'a'), ask(seat, 'b')] }));
    const history = give(give(give(begin([ask(2, 'before'), { do: 'open', lanes }]), 2), 0), 1);
    const back = undone(history, 0, 'bots');
    expect([made(back), taken(back)]).toEqual([[], ['0: 2', '1: 3']]);
    if ('refusal' in back) return;
    const forth = redone(give(back.history, 1, 'no'), 0, noted);
    expect(taken(forth)).toEqual(['1: 3']);
    expect(made(forth)).toEqual([
      ['yes (yes)', 1],
      ['yes (yes)', 1],
    ]);
  });
});

describe('what a seat has taken back', () => {
  const lanes = [0, 1].map((seat) => ({ seat, tasks: [ask(seat, 'a'), ask(seat, 'b')] }));

  test('waits for it until it is made again or something else is answered', () => {
    const history = give(begin([{ do: 'open', lanes }]), 0);
    expect([hasTakenBack(history, 0), canRedo(history, 0)]).toEqual([false, false]);
    const back = undone(history, 0, 'people');
    if ('refusal' in back) throw new Error('not taken back');
    expect([hasTakenBack(back.history, 0), canRedo(back.history, 0)]).toEqual([true, true]);
    expect([hasTakenBack(back.history, 1), canRedo(back.history, 1)]).toEqual([false, false]);
    const meanwhile = give(back.history, 1);
    expect([hasTakenBack(meanwhile, 0), canRedo(meanwhile, 0)]).toEqual([true, true]);
    expect(hasTakenBack(give(meanwhile, 0, 'no'), 0)).toBe(false);
  });
});
