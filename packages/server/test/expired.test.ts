import { describe, expect, test } from 'vitest';
import { newSecret } from '../src/storage/people.ts';
import { type Asker, decide, expiry } from '../src/tables/decide.ts';
import { Engines } from '../src/tables/engines.ts';
import type { Entry, Row, Settings } from '../src/tables/entry.ts';
import { advanced, type Table, tableFrom } from '../src/tables/table.ts';

const SECOND = 1_000;
const people = [
  { id: 'Anna', name: 'Ann' },
  { id: 'Bobb', name: 'Bob' },
];
const engine = (await new Engines().find('reference'))!;

const settings: Settings = {
  game: 'reference',
  rules: engine.game.version,
  options: {},
  visibility: 'open',
  clock: { kind: 'live', bank: 10, increment: 0 },
  first: { by: 'choice', seat: 0 },
  marks: [0, 1],
  invite: 'invite',
  deal: { seed: 'expired' },
};

/** Ann and Bob at a table whose game began at time 0; both are asked at once. */
function begun(clock: Settings['clock'] = settings.clock): Table {
  const entries: Entry[] = [
    { do: 'created', settings: { ...settings, clock }, host: 'Anna' },
    ...people.map((person, seat): Entry => ({ do: 'seated', seat, person, nonce: newSecret() })),
    { do: 'started', seed: 'expired', first: 0 },
  ];
  const rows: Row[] = entries.map((entry, i) => ({ n: i + 1, at: 0, entry, stamp: '' }));
  return tableFrom('Tab1', engine, rows);
}

const asker: Asker = { person: people[1]!, nonce: 'nonce', vanished: () => false };
const then = (table: Table, at: number, entry: Entry): Table =>
  advanced(table, { n: table.n + 1, at, entry, stamp: '' }).table;

/** The bot answers what Bob is asked. */
function botAnswers(table: Table, at: number): Table {
  const { game } = table.engine;
  const question = game.openFor(table.history!.state, 1)!;
  const [answer] = game.list(table.history!.state, question, 1);
  return then(table, at, { do: 'answered', seat: 1, answers: [answer!], by: 'bot' });
}

const returns = (table: Table): ReturnType<typeof decide> => decide(table, { do: 'return' }, asker);

describe('time that has run out', () => {
  const late = then(begun(), 11 * SECOND, expiry(begun(), 11 * SECOND)!);
  // Ann's clock ran out first; then Bob's does.
  const expired = then(late, 11 * SECOND, expiry(late, 11 * SECOND)!);

  test('is not got back for the answer it was for: the bot gives that one', () => {
    expect(expired.seats[1]).toMatchObject({ away: 'expired', owesAnswer: true });
    expect(returns(expired)).toEqual({ refusal: { key: 'server.refusal.botAnswers' } });
    expect(returns(botAnswers(expired, 12 * SECOND))).toEqual({ entry: { do: 'returned', seat: 1 } });
  });

  test('is made good a little for later answers, once', () => {
    const back = then(botAnswers(expired, 12 * SECOND), 13 * SECOND, { do: 'returned', seat: 1 });
    expect(back.remaining[1]).toBe(60 * SECOND);
    const again = then(back, 200 * SECOND, { do: 'takenOver', seat: 1, why: 'expired', bot: 'random' });
    const left = { ...again, remaining: again.remaining.map(() => 0) };
    expect(then(left, 201 * SECOND, { do: 'returned', seat: 1 }).remaining[1]).toBe(0);
  });

  test('comes back whole where days are counted for each answer', () => {
    const days = { kind: 'days', days: 3 } as const;
    const gone = (table: Table): Table => ({
      ...then(table, table.at, { do: 'takenOver', seat: 1, why: 'expired', bot: 'random' }),
      remaining: [0, 0],
    });
    const once = then(gone(begun(days)), 0, { do: 'returned', seat: 1 });
    expect(then(gone(once), 0, { do: 'returned', seat: 1 }).remaining[1]).toBe(3 * 86_400 * SECOND);
  });
});

test('whoever left or resigned of their own will may come back at once', () => {
  const left = then(begun(), 1, { do: 'takenOver', seat: 1, why: 'left', bot: 'random' });
  expect(returns(left)).toEqual({ entry: { do: 'returned', seat: 1 } });
});
