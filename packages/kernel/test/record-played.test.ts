/** Playing a record: where the unseen was dealt anew, what is told on the way, and which states are kept. */
import { describe, expect, test } from 'vitest';
import {
  branch,
  checkRecord,
  type GameEvent,
  type GameRecord,
  hashState,
  type Move,
  msg,
  readRecord,
  recordedBots,
  replay,
  replayHistory,
  rngFrom,
  writeRecord,
} from '../src/index.ts';
import { walk } from '../src/testing/index.ts';
import { fair } from './fair/game.ts';
import type { Fair } from './fair/state.ts';
import { fairTesting } from './fair/testing.ts';

const setup = { seats: 3, options: { rounds: 2 } };
const played: GameRecord = walk(fair, fairTesting, { seed: 'played', setup, every: 1000 }).record;
const length = played.answers.length;

function stateOf(record: GameRecord, count?: number): Fair {
  const result = replay(fair, record, count);
  if ('error' in result) throw new Error(result.error.key);
  return result.state;
}

describe('a record in which the unseen was dealt anew', () => {
  const wrong = msg('kernel.record.field', { field: 'anew' });
  const checked = (...anew: NonNullable<GameRecord['anew']>) => checkRecord(fair, { ...played, anew });

  test('fits where it was between the first question and the last answer', () => {
    for (const at of [0, 1, length]) expect(checked({ at, nonce: 'n' })).toBeUndefined();
    for (const at of [-1, length + 1]) expect(checked({ at, nonce: 'n' })).toEqual(wrong);
  });
  test('fits where it was for somebody at the table', () => {
    for (const viewer of [0, 2]) expect(checked({ at: 1, viewer, seed: 's' })).toBeUndefined();
    for (const viewer of [-1, 3, 9]) expect(checked({ at: 1, viewer, seed: 's' })).toEqual(wrong);
    expect(checked({ at: length + 1, viewer: 0, seed: 's' })).toEqual(wrong);
  });
  test('fits only where every deal does', () => {
    expect(checked({ at: 1, nonce: 'n' }, { at: 2, viewer: 3, seed: 's' })).toEqual(wrong);
    expect(checked({ at: -1, nonce: 'n' }, { at: 2, viewer: 0, seed: 's' })).toEqual(wrong);
  });
  test('is not played where it does not fit', () => {
    expect(replay(fair, { ...played, anew: [{ at: -1, nonce: 'n' }] })).toEqual({ error: wrong });
  });
  test('is the same up to that moment, and has the same cards in another order from there on', () => {
    const at = 7;
    const mixed: GameRecord = { ...branch(played, at), anew: [{ at, nonce: 'a nonce' }] };
    expect(hashState(stateOf(mixed, at - 1))).toBe(hashState(stateOf(played, at - 1)));
    const [now, before] = [stateOf(mixed), stateOf(played, at)];
    expect(now.deck).not.toEqual(before.deck);
    expect([...now.deck].sort()).toEqual([...before.deck].sort());
    expect(now.rng).not.toEqual(before.rng);
    expect({ ...now, deck: before.deck, rng: before.rng }).toEqual(before);
    expect(stateOf(mixed)).toEqual(now);
  });
  test('before the first answer deals every seat but one another hand', () => {
    const dealt: GameRecord = { ...branch(played, 0), anew: [{ at: 0, viewer: 1, seed: 'other' }] };
    const [now, before] = [stateOf(dealt), stateOf(played, 0)];
    expect(now.hands[1]).toEqual(before.hands[1]);
    expect(now.hands).not.toEqual(before.hands);
    expect(now).toEqual(fair.fill(fair.view(before, 1), rngFrom('other')));
  });
  test('keeps in a branch the deals up to where it goes another way', () => {
    const anew = [
      { at: 3, nonce: 'early' },
      { at: 5, nonce: 'just then' },
      { at: 6, nonce: 'late' },
    ];
    expect(branch({ ...played, anew }, 5).anew).toEqual(anew.slice(0, 2));
    expect(branch({ ...played, anew }, 2)).not.toHaveProperty('anew');
    expect(branch(played, 2)).not.toHaveProperty('anew');
  });
});

describe('playing a record', () => {
  test('tells what happens before the first question', () => {
    const told: GameEvent[] = [];
    fair.with({ emit: (event) => told.push(event) }).setup(played.options, 3, played.seed);
    const result = replayHistory(fair, played, (move) => move, { count: 2 });
    if ('error' in result) throw new Error(result.error.key);
    expect(result.opening).toEqual(told);
    expect(told.map(({ do: kind, seat }) => `${kind} ${seat}`)).toEqual([
      'draw 0',
      'draw 0',
      'draw 1',
      'draw 1',
      'draw 2',
      'draw 2',
    ]);
    expect(result.history.moves.map(({ seat, answer }) => ({ seat, answer }))).toEqual(
      played.answers.slice(0, 2),
    );
  });
  test('plays the whole of it unless told how much', () => {
    const result = replayHistory(fair, played, (move) => move);
    expect('history' in result && result.history.moves).toHaveLength(length);
  });
  test('keeps as many states as whoever plays it wishes', () => {
    const places = (every?: number) => {
      const keeping = every === undefined ? {} : { keeping: { latest: 0, every } };
      const result = replayHistory(fair, played, (move) => move, { count: 9, ...keeping });
      return 'history' in result ? result.history.states.map(({ at }) => at) : result;
    };
    expect(places(1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(places(4)).toEqual(expect.arrayContaining([0, 4, 8]));
    expect(places()).toEqual([0, 3, 4, 5, 6, 7, 8]);
  });
  test('shows every answer with its number to whoever looks on', () => {
    const seen: Move[] = [];
    const numbers: number[] = [];
    replay(fair, played, 5, (_, move, at) => {
      seen.push(move);
      numbers.push(at);
    });
    expect(seen).toEqual(played.answers.slice(0, 5));
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the file of a record', () => {
  /** The field that is wrong when these are put into the file; its checksum is not looked at before. */
  const wrongWith = (fields: Record<string, unknown>) => {
    const result = readRecord(JSON.stringify({ ...JSON.parse(writeRecord(played)), ...fields }));
    return 'error' in result ? result.error : undefined;
  };
  const wrong = (field: string) => msg('kernel.record.field', { field });

  test('holds deals that are whole and nothing else', () => {
    for (const anew of [
      {},
      [],
      [null],
      [{ nonce: 'n' }],
      [{ at: '1', nonce: 'n' }],
      [{ at: 1, nonce: 2 }],
      [{ at: 1, nonce: 'n', viewer: 0 }],
      [{ at: 1, viewer: 0 }],
      [{ at: 1, seed: 's' }],
      [{ at: 1, viewer: '0', seed: 's' }],
      [{ at: 1, viewer: 0, seed: 7 }],
      [{ at: 1, viewer: 0, seed: 's', note: 1 }],
      [
        { at: 1, nonce: 'n' },
        { at: 1, nonce: 2 },
      ],
    ])
      expect([anew, wrongWith({ anew })]).toEqual([anew, wrong('anew')]);
    const dealt: GameRecord = {
      ...played,
      anew: [
        { at: 1, nonce: 'n' },
        { at: 2, viewer: 0, seed: 's' },
      ],
    };
    expect(readRecord(writeRecord(dealt))).toEqual({ record: dealt });
  });
  test('holds answers in one of the three shapes', () => {
    const answered = (answer: unknown, seat: unknown = 0) => wrongWith({ answers: [{ seat, answer }] });
    for (const shape of [{ pick: 1 }, { picks: [1] }, { amounts: {} }])
      expect(answered({ question: 1, ...shape })).toEqual(msg('kernel.record.checksum'));
    for (const answer of [
      null,
      [1],
      {},
      { question: '1', pick: 1 },
      { question: 1, choice: 1 },
      { pick: 1, picks: [] },
    ])
      expect([answer, answered(answer)]).toEqual([answer, wrong('answers')]);
    expect(answered({ question: 1, pick: 1 }, 0.5)).toEqual(wrong('answers'));
    expect(wrongWith({ answers: [{ seat: 0, answer: { question: 1, pick: 1 }, by: 'Ana' }] })).toEqual(
      wrong('answers'),
    );
    expect(wrongWith({ answers: [...played.answers, null] })).toEqual(wrong('answers'));
  });
  test('names bots only where there are any', () => {
    expect(recordedBots([null, null])).toEqual({});
    expect(recordedBots([null, 'greedy'])).toEqual({ bots: [null, 'greedy'] });
    expect(recordedBots(['greedy', 'random'])).toEqual({ bots: ['greedy', 'random'] });
  });
  test('names its seats, its bots, its game, its rules and its seed in words and numbers', () => {
    for (const seats of ['Ana', {}, ['Ana', 1], [null]]) expect(wrongWith({ seats })).toEqual(wrong('seats'));
    for (const bots of ['greedy', {}, [], [null, 1, 'greedy'], ['greedy', 1]])
      expect([bots, wrongWith({ bots })]).toEqual([bots, wrong('bots')]);
    for (const game of [1, null]) expect(wrongWith({ game })).toEqual(wrong('game'));
    for (const rules of ['1', 1.5]) expect(wrongWith({ rules })).toEqual(wrong('rules'));
    for (const options of [[], null, 'none']) expect(wrongWith({ options })).toEqual(wrong('options'));
    for (const seed of [1, null]) expect(wrongWith({ seed })).toEqual(wrong('seed'));
    for (const check of [1, null]) expect(wrongWith({ check })).toEqual(wrong('check'));
  });
});
