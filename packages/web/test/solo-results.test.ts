import type { Outcome } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { memoryKeep } from '../src/app/storage.ts';
import { forgetTable, type SavedTable, saveTable, type TableLine } from '../src/sources/saved.ts';
import {
  marginOf,
  rememberServerSolo,
  rememberSolo,
  type ServedTable,
  soloResults,
} from '../src/sources/solo-results.ts';

const line = (id: string, points: number | undefined, won: boolean, updated = 1): TableLine => ({
  id,
  game: 'terraforming-mars',
  seats: [{ name: 'Halley' }],
  updated,
  moves: 10,
  round: 14,
  ...(points === undefined ? {} : { result: { scores: [points], winners: won ? [0] : [] } }),
});
const table = (id: string): SavedTable => ({
  id,
  game: 'terraforming-mars',
  rules: 1,
  options: {},
  seats: [{ name: 'Halley' }],
  seed: 'solo',
  moves: [],
  created: 0,
});
const begun = { options: {} };
const branch = { options: {}, beginning: { moves: [] } };

describe('games that somebody played alone', () => {
  test('a win is better than any loss, and then points decide', () => {
    const keep = memoryKeep();
    rememberSolo(keep, begun, line('lost', 99, false));
    rememberSolo(keep, begun, line('won', 60, true));
    rememberSolo(keep, begun, line('better', 75, true));
    expect(soloResults(keep).map((each) => each.table)).toEqual(['better', 'won', 'lost']);
    expect(soloResults(keep)[0]).toEqual({
      table: 'better',
      game: 'terraforming-mars',
      won: true,
      points: 75,
      rounds: 14,
      at: 1,
    });
  });

  test('a table counts once, by how it ended last', () => {
    const keep = memoryKeep();
    rememberSolo(keep, begun, line('one', 70, false));
    rememberSolo(keep, begun, line('one', 72, true));
    expect(soloResults(keep)).toMatchObject([{ table: 'one', points: 72, won: true }]);
  });

  test('opening a finished table again does not make it newer', () => {
    const keep = memoryKeep();
    rememberSolo(keep, begun, line('one', 70, true, 5));
    rememberSolo(keep, begun, line('one', 70, true, 9));
    expect(soloResults(keep)).toMatchObject([{ at: 5 }]);
  });

  test('an end that was taken back does not count', () => {
    const keep = memoryKeep();
    rememberSolo(keep, begun, line('one', 70, true));
    rememberSolo(keep, begun, line('one', undefined, false));
    expect(soloResults(keep)).toEqual([]);
  });

  test('a game that went on from a position of another does not count, nor one with others', () => {
    const keep = memoryKeep();
    rememberSolo(keep, branch, line('branch', 90, true));
    rememberSolo(keep, begun, { ...line('two', 90, true), seats: [{ name: 'a' }, { name: 'b' }] });
    rememberSolo(keep, begun, { ...line('bot', 90, true), seats: [{ name: 'a', bot: 'greedy' }] });
    expect(soloResults(keep)).toEqual([]);
  });

  test('a result outlives its table', () => {
    const keep = memoryKeep();
    saveTable(keep, table('old'), line('old', 64, true));
    rememberSolo(keep, begun, line('old', 64, true));
    forgetTable(keep, 'old');
    expect(soloResults(keep)).toMatchObject([{ table: 'old', points: 64 }]);
  });

  test('what ended before results were kept is read off its line', () => {
    const keep = memoryKeep();
    saveTable(keep, table('old'), line('old', 64, true));
    saveTable(keep, { ...table('branch'), ...branch }, line('branch', 90, true));
    saveTable(keep, table('open'), line('open', undefined, false));
    expect(soloResults(keep)).toMatchObject([{ table: 'old', points: 64, won: true }]);
    rememberSolo(keep, begun, line('new', 50, false));
    expect(soloResults(keep).map((each) => each.table)).toEqual(['old', 'new']);
  });

  test('against an opponent of the game the margin decides, and its level is kept', () => {
    const keep = memoryKeep();
    const at = (difficulty: string) => ({ options: { difficulty } });
    const against = (id: string, own: number, rival: number): TableLine => ({
      ...line(id, own, own > rival),
      result: { scores: [own], winners: own > rival ? [0] : [], rival },
    });
    rememberSolo(keep, at('automa'), against('close', 120, 118));
    rememberSolo(keep, at('automa'), against('clear', 90, 70));
    rememberSolo(keep, at('ultoma'), against('drawn', 100, 100));
    expect(soloResults(keep).map((each) => [each.table, marginOf(each), each.against?.level])).toEqual([
      ['clear', 20, 'automa'],
      ['close', 2, 'automa'],
      ['drawn', 0, 'ultoma'],
    ]);
  });
});

const halley: SeatInfo = {
  seat: 0,
  kind: 'person',
  person: { id: 'p1', name: 'Halley' },
  mark: 0,
  bot: null,
  away: null,
};
const ended: Outcome = {
  standings: [{ seat: 0, place: 1, score: 71, tiebreak: [], breakdown: [] }],
};

/** A table of a server in its 14th generation, with one's own seat first. */
const served = (outcome: Outcome | null, seats: readonly SeatInfo[] = [halley]): ServedTable => ({
  table: {
    id: 'served',
    game: 'terraforming-mars',
    options: { difficulty: 'ultoma' },
    seats: [...seats],
    finished: outcome === null ? null : 7,
  },
  seat: 0,
  n: 90,
  at: 9,
  view: { moment: { n: 14, unit: 'generation' } },
  outcome,
});

describe('games that somebody played alone at a table of a server', () => {
  test('count as those of this browser do', () => {
    const keep = memoryKeep();
    rememberServerSolo(keep, served(null));
    expect(soloResults(keep)).toEqual([]);
    rememberServerSolo(keep, served(ended));
    expect(soloResults(keep)).toEqual([
      { table: 'served', game: 'terraforming-mars', won: true, points: 71, rounds: 14, at: 7 },
    ]);
  });

  test('are lost where the game says so', () => {
    const keep = memoryKeep();
    rememberServerSolo(keep, served({ ...ended, lost: { key: 'mars.lost' } }));
    expect(soloResults(keep)).toMatchObject([{ won: false, points: 71 }]);
  });

  test('count with the opponent of the game and its level', () => {
    const keep = memoryKeep();
    const rival = { name: { key: 'gaia.automa' }, score: 80, breakdown: [] };
    rememberServerSolo(keep, served({ ...ended, rival, lost: { key: 'gaia.automa.lost' } }));
    expect(soloResults(keep)).toMatchObject([{ won: false, against: { level: 'ultoma', points: 80 } }]);
  });

  test('do not count with others, for those who watch, nor where a bot has played on', () => {
    const keep = memoryKeep();
    rememberServerSolo(keep, served(ended, [halley, { ...halley, seat: 1 }]));
    rememberServerSolo(keep, { ...served(ended), seat: null });
    rememberServerSolo(keep, served(ended, [{ ...halley, bot: 'greedy' }]));
    expect(soloResults(keep)).toEqual([]);
  });
});
