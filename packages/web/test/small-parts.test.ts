import { type Moment, msg } from '@orrery/kernel';
import type { LogWriter } from '@orrery/presentation';
import { createFormatter, type Language } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { parseRoute, pathOf, type Route } from '../src/app/routes.ts';
import { memoryKeep } from '../src/app/storage.ts';
import { resultTitle } from '../src/home/result-title.ts';
import { outlineOf, panelsOf } from '../src/plain/panels.ts';
import {
  deletedTables,
  forgetTable,
  loadTable,
  markDeleted,
  type SavedTable,
  savedLines,
  saveTable,
  unmarkDeleted,
} from '../src/sources/saved.ts';
import { ServerLog } from '../src/sources/server-log.ts';
import { filtered, logLines, roundsIn, withHappenings } from '../src/table/log-lines.ts';
import { seatState } from '../src/table/seats.ts';
import en from '../src/text/en.json' with { type: 'json' };
import pl from '../src/text/pl.json' with { type: 'json' };
import pt from '../src/text/pt.json' with { type: 'json' };

const catalogues = { en, pt, pl } as const;
const languages: readonly Language[] = ['en', 'pt', 'pl'];

describe('addresses', () => {
  const routes: readonly Route[] = [
    { at: 'home' },
    { at: 'new', game: 'race-for-the-galaxy' },
    { at: 'local', id: 'abc' },
    { at: 'table', id: 'Xy12' },
    { at: 'replay', of: 'table', id: 'Xy12', move: 61 },
    { at: 'replay', of: 'file', id: 'a b/c', move: undefined },
  ];
  test.each(routes)('$at survives being written and read', (route) => {
    expect(parseRoute(pathOf(route))).toEqual(route);
  });
  test('anything else is unknown', () => {
    expect(parseRoute('/nothing/here')).toEqual({ at: 'unknown' });
    expect(parseRoute('/replay/moon/1')).toEqual({ at: 'unknown' });
  });
});

describe('who is still deciding', () => {
  const view = { deciding: [1], chosen: [0] };
  test('a seat decides, has chosen and waits for the others, or waits for its turn', () => {
    expect([0, 1, 2].map((seat) => seatState(view, seat))).toEqual(['chosen', 'deciding', 'waiting']);
  });
});

describe('the log', () => {
  const event = (kind: string, seat: number | null, amount = 1) => ({
    do: kind,
    seat,
    what: 'x',
    amount,
    source: 'y',
  });
  const round = (n: number): Moment => ({ unit: 'round', n });
  const moves = [
    { at: 0, seat: null, moment: round(1), events: [event('round', null)] },
    { at: 1, seat: 0, moment: round(1), events: [event('gain', 0), event('silent', 0)] },
    { at: 2, seat: 1, moment: round(2), events: [event('gain', 1)] },
  ];
  /** Tells every event in a line of its own, rounds as headings. */
  const logWriter = (name: (seat: number) => string): LogWriter => ({
    write: (events) =>
      events
        .filter((each) => each.do !== 'silent')
        .map(({ do: kind, seat }) => ({
          seat,
          text: msg(`a.${kind}`, { who: seat === null ? '' : name(seat) }),
          ...(kind === 'round' || kind === 'phase' ? { heading: kind } : {}),
        })),
  });
  const lines = logLines(moves, logWriter, (seat) => `P${seat}`);
  test('has a line for each event that has words, and leads to its move', () => {
    expect(lines.map(({ at, text }) => [at, text.key])).toEqual([
      [0, 'a.round'],
      [1, 'a.gain'],
      [2, 'a.gain'],
    ]);
  });
  test('is filtered by player and round', () => {
    expect(roundsIn(lines)).toEqual([round(1), round(2)]);
    expect(filtered(lines, { seat: 1 }).map(({ at }) => at)).toEqual([0, 2]);
    expect(filtered(lines, { round: 1 }).map(({ at }) => at)).toEqual([0, 1]);
  });
  test('of one player leaves out phases in which they do nothing', () => {
    const phases = logLines(
      [
        {
          at: 1,
          seat: 0,
          moment: round(1),
          events: [
            event('round', null),
            event('phase', null),
            event('gain', 0),
            event('phase', null),
            event('gain', 1),
          ],
        },
      ],
      logWriter,
      String,
    );
    expect(filtered(phases, { seat: 1 }).map(({ text }) => text.key)).toEqual([
      'a.round',
      'a.phase',
      'a.gain',
    ]);
  });
  test('counts what a move does before the next round begins to the round that ends', () => {
    const across = logLines(
      [
        { at: 1, seat: 0, moment: round(1), events: [event('gain', 0)] },
        {
          at: 2,
          seat: 1,
          moment: round(2),
          events: [event('pay', 1), event('round', null, 2), event('gain', 1)],
        },
      ],
      logWriter,
      String,
    );
    expect(across.map(({ text, moment: within }) => [text.key, within?.n])).toEqual([
      ['a.gain', 1],
      ['a.pay', 1],
      ['a.round', 2],
      ['a.gain', 2],
    ]);
  });
  test('tells between the moves who plays for whom', () => {
    const told = withHappenings(lines, [
      { at: 1, seat: 1, name: 'Bo', what: 'resigned' },
      { at: 3, seat: 1, name: 'Bo', what: 'returned' },
    ]);
    expect(told.map(({ at, text, moment: within }) => [at, text.key, within?.n])).toEqual([
      [0, 'a.round', 1],
      [1, 'a.gain', 1],
      [1, 'web.happening.resigned', 1],
      [2, 'a.gain', 2],
      [3, 'web.happening.returned', 2],
    ]);
  });
  test('marks what a premove answered, also where it shows only with the last answer', () => {
    const sealed = logLines(
      [
        { at: 1, seat: 0, moment: round(1), events: [], policy: true },
        { at: 2, seat: 1, moment: round(1), events: [event('gain', 1), event('gain', 0), event('gain', 0)] },
        { at: 3, seat: 0, moment: round(1), events: [event('gain', 0)] },
      ],
      logWriter,
      String,
    );
    expect(sealed.map(({ policy }) => policy)).toEqual([false, true, false, false]);
  });
  test('of a server forgets what was taken back', () => {
    const log = new ServerLog();
    const step = { at: 0, do: 'answered' as const, seat: 0 };
    const move = (id: string, n: number) => ({
      id,
      seat: 0,
      by: 'person' as const,
      events: [event('gain', 0)],
      moment: round(n),
    });
    log.add([
      { ...step, n: 1, moves: [move('1.0', 3)], taken: [] },
      { ...step, n: 2, moves: [move('2.0', 3)], taken: [] },
    ]);
    log.add([
      { ...step, n: 2, moves: [move('2.0', 3)], taken: [] },
      { ...step, n: 3, do: 'undone', moves: [], taken: ['2.0'] },
      { ...step, n: 4, moves: [move('4.0', 4)], taken: [] },
    ]);
    expect(log.last).toBe(4);
    expect(log.moves.map((each) => [each.at, each.moment?.n])).toEqual([
      [1, 3],
      [4, 4],
    ]);
  });
  test('of a server begins with the setup, at the moment of the first question', () => {
    const log = new ServerLog();
    const step = { at: 0, seat: null, moves: [], taken: [] };
    log.add([
      { ...step, n: 1, do: 'created' },
      { ...step, n: 2, do: 'started', setup: { events: [event('deal', 0)], moment: round(0) } },
      {
        ...step,
        n: 3,
        do: 'answered',
        moves: [{ id: '3', seat: 0, by: 'person', events: [event('round', null, 1)], moment: round(1) }],
      },
    ]);
    expect(log.moves).toEqual([
      { at: 2, seat: null, moment: round(0), events: [event('deal', 0)] },
      { at: 3, seat: 0, moment: round(1), events: [event('round', null, 1)] },
    ]);
  });
  test('a round is worded as the game calls it, in every language', () => {
    const heads = languages.map((language) => {
      const format = createFormatter(language, [catalogues[language]]);
      return (['round', 'night', 'generation'] as const).map((unit) =>
        format({ key: 'web.log.round', args: { unit, n: 3 } }),
      );
    });
    expect(heads).toEqual([
      ['Round 3', 'Night 3', 'Generation 3'],
      ['Rodada 3', 'Noite 3', 'Geração 3'],
      ['Runda 3', 'Noc 3', 'Pokolenie 3'],
    ]);
  });
});

describe('a finished game in a list', () => {
  const format = createFormatter('en', [en]);
  const t = (key: string, args: object = {}) => format({ key, args: { ...args } });
  const title = (won: readonly number[]) => resultTitle(won, 58, (seat) => ['Ann', 'Bo'][seat] ?? '', { t });
  test('says who won, or that the win is shared', () => {
    expect(title([1])).toBe('Bo won with 58 points');
    expect(title([0, 1])).toBe('A shared win with 58 points');
  });
  test('says that it was lost where nobody won', () => expect(title([])).toBe('Lost, with 58 points'));
});

describe('panels of the plain table', () => {
  test('sort lines by player, viewer and table, and split them into facts', () => {
    const lines = [
      'Night 1 of 3 · deck 14',
      'Ann: 2 points · notebook: moon 2, moon 5',
      'Your hand: comet 3',
    ];
    expect(panelsOf(lines, ['Ann', 'Bo'])).toEqual({
      table: [{ values: ['Night 1 of 3'] }, { values: ['deck 14'] }],
      seats: [[{ values: ['2 points'] }, { label: 'notebook', values: ['moon 2', 'moon 5'] }], []],
      own: [{ label: 'Your hand', values: ['comet 3'] }],
    });
  });
  test('two players of one name keep their own lines', () => {
    expect(panelsOf(['Bo: 1', 'Bo: 2'], ['Bo', 'Bo']).seats).toEqual([
      [{ values: ['1'] }],
      [{ values: ['2'] }],
    ]);
  });
  test('a bare view becomes an outline', () => {
    const view = {
      round: 3,
      viewer: 0,
      deciding: [0, 1],
      chosen: [],
      agenda: { stack: [], serial: 1 },
      handSizes: [4, 5],
      players: [{ chips: 1 }, { chips: 2 }],
    };
    expect(outlineOf(view, 2)).toEqual({
      table: [{ label: 'round', values: ['3'] }],
      seats: [
        [
          { label: 'hand sizes', values: ['4'] },
          { label: 'chips', values: ['1'] },
        ],
        [
          { label: 'hand sizes', values: ['5'] },
          { label: 'chips', values: ['2'] },
        ],
      ],
      own: [],
    });
  });
});

describe('kept tables', () => {
  const table = (id: string): SavedTable => ({
    id,
    game: 'reference',
    rules: 1,
    options: {},
    seats: [{ name: 'Ann' }],
    seed: 's',
    moves: [],
    created: 1,
  });
  const line = (id: string, updated: number) => ({
    id,
    game: 'reference',
    seats: [{ name: 'Ann' }],
    updated,
    moves: 0,
  });
  test('are listed with the latest first, loaded and forgotten', () => {
    const keep = memoryKeep();
    saveTable(keep, table('a'), line('a', 1));
    saveTable(keep, table('b'), line('b', 2));
    saveTable(keep, table('a'), line('a', 3));
    expect(savedLines(keep).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(loadTable(keep, 'b')).toEqual(table('b'));
    forgetTable(keep, 'b');
    expect(loadTable(keep, 'b')).toBeUndefined();
    expect(savedLines(keep)).toHaveLength(1);
  });
  test('that are deleted stay until they are forgotten, and come back by being played', () => {
    const keep = memoryKeep();
    saveTable(keep, table('a'), line('a', 1));
    saveTable(keep, table('b'), line('b', 2));
    markDeleted(keep, 'a');
    markDeleted(keep, 'b');
    expect(deletedTables(keep)).toEqual(['a', 'b']);
    expect(loadTable(keep, 'a')).toEqual(table('a'));
    saveTable(keep, table('a'), line('a', 3));
    expect(deletedTables(keep)).toEqual(['b']);
    unmarkDeleted(keep, 'b');
    expect(deletedTables(keep)).toEqual([]);
    markDeleted(keep, 'b');
    forgetTable(keep, 'b');
    expect(deletedTables(keep)).toEqual([]);
  });
  test('that are finished go when there are many of them; those that go on stay', () => {
    const keep = memoryKeep();
    const result = { scores: [1], winners: [0] };
    saveTable(keep, table('played'), line('played', 0));
    for (let i = 1; i <= 61; i++)
      saveTable(keep, table(`finished ${i}`), { ...line(`finished ${i}`, i), result });
    saveTable(keep, table('begun'), line('begun', 99));
    expect(savedLines(keep)).toHaveLength(62);
    expect(loadTable(keep, 'finished 1')).toBeUndefined();
    for (const id of ['finished 2', 'played', 'begun']) expect(loadTable(keep, id)).toEqual(table(id));
  });
  test('a damaged list or table is as none', () => {
    const keep = memoryKeep();
    keep.setItem('orrery.deleted', '{"a":1}');
    expect(deletedTables(keep)).toEqual([]);
    keep.setItem('orrery.tables', '[{"id":1},');
    keep.setItem('orrery.table.x', '{"id":"x"}');
    expect(savedLines(keep)).toEqual([]);
    expect(loadTable(keep, 'x')).toBeUndefined();
  });
});
