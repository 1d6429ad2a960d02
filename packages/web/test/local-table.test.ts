import { random, turnOf } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { type Answer, type Game, msg, replay, rngFrom, type Seat } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { lookAhead } from '../src/board-kit/ahead.ts';
import { LocalTable } from '../src/sources/local-table.ts';
import type { SavedTable } from '../src/sources/saved.ts';
import { letQuickBotsAnswer } from './quick-bots.ts';

let game: Game;
beforeAll(async () => {
  const listed = findGame('reference');
  if (listed === undefined) throw new Error('the reference game is not in the catalog');
  ({ game } = await listed.load());
});

const saved = (bots: readonly boolean[], seed = 'one'): SavedTable => ({
  id: 'table',
  game: 'reference',
  rules: game.version,
  options: {},
  seats: bots.map((bot, seat) => (bot ? { name: `Bot ${seat}`, bot: 'random' } : { name: `Person ${seat}` })),
  seed,
  moves: [],
  created: 0,
});

const open = (table: SavedTable): LocalTable => new LocalTable(game, table);

const letBotsAnswer = (table: LocalTable): void => letQuickBotsAnswer(game, table, () => random);

/** A legal answer, from what the seat's screen shows. */
function someAnswer(table: LocalTable, seat: Seat, rng = rngFrom(`${table.moves.length}`)): Answer {
  const state = game.fill(table.show().view, rng);
  const asked = game.openFor(state, seat);
  if (asked === undefined) throw new Error('nothing is asked');
  return game.sample(state, asked, rng);
}

function step(table: LocalTable): void {
  letBotsAnswer(table);
  if (table.isOver) return;
  const seat = table.next;
  table.takeOver(seat);
  expect(table.answer(seat, [someAnswer(table, seat)])).toBeUndefined();
}

function playOut(table: LocalTable): void {
  while (!table.isOver) step(table);
}

describe('a table of this browser', () => {
  test('plays to the end, and its record replays to the same result', () => {
    const table = open(saved([false, true]));
    playOut(table);
    const shown = table.show();
    expect(shown.outcome?.standings).toHaveLength(2);
    const replayed = replay(game, table.record());
    if ('error' in replayed) throw new Error(replayed.error.key);
    expect(game.outcome(replayed.state)).toEqual(shown.outcome);
    expect(table.line(5)).toMatchObject({ id: 'table', updated: 5, result: { scores: expect.any(Array) } });
  });

  test('goes on after a reload where it stood', () => {
    const table = open(saved([false, true]));
    for (let i = 0; i < 6; i++) step(table);
    const again = open({ ...saved([false, true]), moves: table.moves });
    expect(again.show()).toEqual(table.show());
  });

  test('a kept move that the rules no longer allow stops it', () => {
    const moves = [{ seat: 0, answer: { question: 1, pick: 'nonsense' } }];
    expect(() => open({ ...saved([false, true]), moves })).toThrow('move 1');
  });

  test('shows an earlier position as the person saw it, without a question', () => {
    const table = open(saved([false, true]));
    const first = table.show();
    for (let i = 0; i < 4; i++) step(table);
    const past = table.show(0);
    expect(past.view).toEqual(first.view);
    expect(past.question).toBeUndefined();
    expect(past.past).toBe(0);
    expect(table.show().log[0]?.events).toEqual(first.log[0]?.events);
  });

  test('asks for another person where the next question is theirs', () => {
    const table = open(saved([false, false]));
    expect(table.next).toBe(table.present);
    expect(table.answer(0, [someAnswer(table, 0)])).toBeUndefined();
    expect(table.next).toBe(1);
    table.takeOver(1);
    expect(table.show().me).toBe(1);
  });

  test('undo and redo lead back and forth', () => {
    const table = open(saved([false, false]));
    table.answer(0, [someAnswer(table, 0)]);
    const answered = table.show();
    expect(answered.undo).toBe(true);
    expect(table.undo(0)).toBeUndefined();
    expect(table.show()).toMatchObject({ at: 0, redo: true });
    expect(table.redo(0)).toBeUndefined();
    expect(table.show()).toEqual(answered);
    expect(table.redo(0)).toEqual(msg('kernel.redo.nothing'));
  });

  describe('against bots alone', () => {
    /** Plays until something has shown by one's own answer, and gives what lay before it and after it. */
    const seenSomething = () => {
      const table = open(saved([false, true, true], 'take back'));
      for (;;) {
        letBotsAnswer(table);
        const before = table.show();
        const answer = someAnswer(table, 0);
        table.answer(0, [answer]);
        letBotsAnswer(table);
        const after = table.show();
        if (after.at > before.at + 2) return { table, before, answer, after };
      }
    };

    test('everything is taken back, and the same comes again', () => {
      const { table, before, answer, after } = seenSomething();
      expect(after).toMatchObject({ undo: true, undoFreely: true });
      expect(table.undo(0)).toBeUndefined();
      expect(table.show()).toEqual({ ...before, redo: true });
      expect(table.answer(0, [answer])).toBeUndefined();
      letBotsAnswer(table);
      expect(table.show()).toEqual(after);
    });

    test('redo brings the answers of the bots back, and a reload goes on from there', () => {
      const { table, after } = seenSomething();
      table.undo(0);
      letBotsAnswer(table);
      expect(table.redo(0)).toBeUndefined();
      expect(table.show()).toEqual(after);
      expect(open({ ...saved([false, true, true], 'take back'), moves: table.moves }).show()).toEqual(after);
    });

    test('a lit undo is never refused, down to the first question and from the very end', () => {
      const table = open(saved([false, true]));
      const first = table.show().view;
      playOut(table);
      let undos = 0;
      for (; table.show().undo; undos++) {
        expect(table.undo(0)).toBeUndefined();
        expect(table.isOver).toBe(false);
        letBotsAnswer(table);
      }
      expect(undos).toBeGreaterThan(10);
      expect(table.undo(0)).toEqual(msg('kernel.undo.nothing'));
      expect(table.show().undoBarrier).toBeUndefined();
      expect(table.show(0).view).toEqual(first);
    });

    test('a branch is taken back to where it left the other game', () => {
      const table = open(saved([false, true]));
      for (let i = 0; i < 3; i++) step(table);
      letBotsAnswer(table);
      const { moves } = table;
      const branch = open({ ...saved([false, true]), beginning: { moves } });
      expect(branch.show().undo).toBe(false);
      branch.answer(0, [someAnswer(branch, 0)]);
      expect(branch.undo(0)).toBeUndefined();
      expect(branch.show()).toMatchObject({ undo: false, at: moves.length });
    });

    test('with another person at the screen it stays as it was', () => {
      const table = open(saved([false, false, true]));
      expect(table.show().undoFreely).toBe(false);
    });
  });

  test('a refused answer changes nothing', () => {
    const table = open(saved([false, false]));
    const before = table.show();
    expect(table.answer(0, [{ question: 99, pick: 'x' }])).toEqual(
      msg('kernel.refusal.stale', { question: '99' }),
    );
    expect(table.show()).toEqual(before);
  });

  test('a branch deals the unseen anew, tells the whole game, and its record replays', () => {
    const table = open(saved([false, true]));
    for (let i = 0; i < 3; i++) step(table);
    letBotsAnswer(table);
    const at = table.moves.length;
    const beginning = { moves: table.moves, anew: [{ at, viewer: 0, seed: 'other' }] };
    const branch = open({ ...saved([false, true]), beginning });
    expect(branch.show().view).toEqual(table.show().view);
    expect(branch.show().log).toEqual(table.show().log);
    expect(branch.show(2).view).toEqual(table.show(2).view);
    playOut(branch);
    expect(branch.show().log.map((move) => move.at)).toEqual(
      Array.from({ length: branch.show().at + 1 }, (_, i) => i),
    );
    const replayed = replay(game, branch.record());
    if ('error' in replayed) throw new Error(replayed.error.key);
    expect(game.outcome(replayed.state)).toEqual(branch.show().outcome);
    const same = open({ ...saved([false, true]), beginning: { moves: table.moves } });
    expect(same.record().answers).toEqual(table.moves);
    expect(same.record().anew).toBeUndefined();
  });

  test('a premove answers once when its question comes, and the log says so', () => {
    const table = open(saved([false, false]));
    const answer = someAnswer(table, 0);
    const { name } = table.show().question ?? {};
    if (name === undefined) throw new Error('nothing is asked');
    const { question: _, ...choose } = answer;
    table.setPolicies(0, [{ question: name, choose, times: 'once' }]);
    expect(table.letPolicyAnswer()).toBe(true);
    expect(table.show().log.at(-1)).toMatchObject({ seat: 0, policy: true });
    expect(table.show().policies).toEqual({ policies: [], dropped: [] });
    expect(table.moves).toEqual([{ seat: 0, answer, by: 'policy' }]);
    const again = open({ ...saved([false, false]), moves: table.moves });
    expect(again.show().log.at(-1)?.policy).toBe(true);
    expect(again.record().answers).toEqual([{ seat: 0, answer }]);
  });

  test('a premove that is not allowed is dropped with the reason', () => {
    const table = open(saved([false, false]));
    const { name } = table.show().question ?? {};
    if (name === undefined) throw new Error('nothing is asked');
    table.setPolicies(0, [{ question: name, choose: { pick: 'nonsense' }, times: 'always' }]);
    expect(table.letPolicyAnswer()).toBe(false);
    expect(table.show().policies?.policies).toEqual([]);
    expect(table.show().policies?.dropped).toHaveLength(1);
    expect(table.moves).toEqual([]);
  });

  test('after an undo the policies wait until the person has answered', () => {
    const table = open(saved([false, false]));
    const answer = someAnswer(table, 0);
    const { question: _, ...choose } = answer;
    const { name = '' } = table.show().question ?? {};
    table.setPolicies(0, [{ question: name, choose, times: 'always' }]);
    expect(table.letPolicyAnswer()).toBe(true);
    expect(table.undo(0)).toBeUndefined();
    expect(table.letPolicyAnswer()).toBe(false);
    expect(table.answer(0, [answer])).toBeUndefined();
  });
});

describe('looking ahead', () => {
  test('finds the next question of the same seat, or the barrier', () => {
    const table = open(saved([false, true], 'ahead'));
    let stopped = 0;
    let went = 0;
    while (!table.isOver && stopped + went < 40) {
      letBotsAnswer(table);
      if (table.isOver) break;
      const { view } = table.show();
      const answer = someAnswer(table, 0);
      const ahead = lookAhead(game, view, 0, [answer]);
      expect(ahead.refusal).toBeUndefined();
      if (ahead.barrier) stopped += 1;
      else if (ahead.question !== undefined) {
        went += 1;
        table.answer(0, [answer]);
        expect(table.show().question?.text).toEqual(ahead.question.text);
        continue;
      }
      table.answer(0, [answer]);
    }
    expect(stopped).toBeGreaterThan(0);
    expect(went).toBeGreaterThan(0);
  });
});

describe('a solo game', () => {
  test('that was lost has nobody who won it in the list of tables', async () => {
    const mars = await findGame('terraforming-mars')?.load();
    if (mars === undefined) throw new Error('Terraforming Mars is not in the catalog');
    const alone: SavedTable = {
      ...saved([false]),
      game: mars.game.id,
      rules: mars.game.version,
      seats: [{ name: 'Ann' }],
    };
    const table = new LocalTable(mars.game, alone);
    const rng = rngFrom('passes');
    while (!table.isOver) {
      const answer = random.choose(mars.game, turnOf(table.show().view, 0, rng));
      expect(table.answer(0, [answer])).toBeUndefined();
    }
    expect(table.show().outcome?.lost).toBeDefined();
    const line = table.line(1);
    expect(line.result?.winners).toEqual([]);
    expect(line).toMatchObject({ round: 14, unit: 'generation' });
  });
});
