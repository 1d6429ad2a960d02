import { findGame } from '@orrery/catalog';
import { type Game, type GameRecord, RECORD_FORMAT, rngFrom } from '@orrery/kernel';
import { HeldHistory } from '@orrery/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { nextRound, openReplay, readReplay, roundStarts, Walk } from '../src/sources/replay.ts';

let game: Game;
let record: GameRecord;
beforeAll(async () => {
  const listed = findGame('reference');
  if (listed === undefined) throw new Error('not in the catalog');
  ({ game } = await listed.load());
  const history = new HeldHistory(game, game.setup({}, 2, 'replay'));
  const rng = rngFrom('answers');
  for (let open = game.first(history.state); open !== undefined; open = game.first(history.state))
    history.give(open.seat, game.sample(history.state, open, rng));
  record = {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.version,
    options: {},
    seats: ['Ann', 'Bo'],
    seed: 'replay',
    answers: history.moves,
  };
});

const walked = (): Walk => {
  const walk = readReplay(game, record);
  if (!(walk instanceof Walk)) throw new Error(walk.error.key);
  return walk;
};

describe('a replay', () => {
  test('every position can be reached from every other', () => {
    const walk = walked();
    const straight = walk.stateAt(walk.length);
    expect(game.outcome(straight)).toBeDefined();
    expect(game.view(walk.stateAt(20), 0)).toEqual(game.view(walk.stateAt(20), 0));
    expect(walk.curves.map((points) => points.length)).toEqual([walk.length + 1, walk.length + 1]);
    expect(walk.moments[walk.length]).toEqual({ unit: 'night', n: 3 });
  });

  test('knows where rounds begin, and the way from one to the next', () => {
    const { moments } = openReplay(game, walked(), 0);
    const starts = roundStarts(moments);
    expect(starts.map(({ n }) => n)).toEqual([1, 2, 3]);
    const [first, second, third] = starts.map(({ at }) => at);
    expect(nextRound(moments, 0, 1)).toBe(second);
    expect(nextRound(moments, second!, 1)).toBe(third);
    expect(nextRound(moments, third!, 1)).toBe(moments.length - 1);
    expect(nextRound(moments, third! + 2, -1)).toBe(third);
    expect(nextRound(moments, second!, -1)).toBe(first);
    expect(nextRound(moments, 0, -1)).toBe(0);
  });

  test('shows a position to any eyes and ends with the result', () => {
    const source = openReplay(game, walked(), 5, 'spectator');
    const shown = () => {
      const status = source.status.get();
      if (status.is !== 'open') throw new Error('not open');
      return status.state;
    };
    expect(shown()).toMatchObject({ past: 5, me: 'spectator', undo: false });
    source.watch(1);
    expect(shown().me).toBe(1);
    source.look(10_000);
    expect(shown().past).toBe(source.length);
    expect(shown().outcome).toBeDefined();
    source.look(-3);
    expect(shown().past).toBe(0);
    expect(source.nextQuestion(0)?.seat).toBe(record.answers[0]?.seat);
  });

  test('a record with an answer that is not allowed says where', () => {
    const broken = { ...record, answers: record.answers.slice(4) };
    const read = readReplay(game, broken);
    expect('error' in read && read.error).toMatchObject({ key: 'kernel.record.answer' });
  });
});
