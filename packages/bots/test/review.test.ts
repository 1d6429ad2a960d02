import { findGame } from '@orrery/catalog';
import { type Game, type GameRecord, RECORD_FORMAT, rngFrom, winners } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { findBot, turnOf } from '../src/index.ts';
import {
  costOf,
  gradeOf,
  hasMistakes,
  isDone,
  keyDecisions,
  playOf,
  type Review,
  type ReviewedDecision,
  reasonsAgainst,
  review,
} from '../src/review/index.ts';
import { coarseFirst, spreadOver } from '../src/review/order.ts';
import { BotPool, thinkHere } from '../src/workers/index.ts';

/** A finished game in which a random bot in the first seat plays against masters. */
async function playGame(id: string, seats: number): Promise<{ game: Game; record: GameRecord }> {
  const { game }: { game: Game } = await findGame(id)!.load();
  const [clumsy, master] = await Promise.all([findBot(id, 'random')!.load(), findBot(id, 'master')!.load()]);
  const state = game.setup({}, seats, 'review');
  const rng = rngFrom('review');
  const answers: { seat: number; answer: GameRecord['answers'][number]['answer'] }[] = [];
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const { seat } = open;
    const bot = seat === 0 ? clumsy : master;
    const turn = turnOf(game.view(state, seat), seat, rng, { budget: { playouts: 20 } });
    const answer = await bot.choose(game, turn);
    answers.push({ seat, answer });
    game.apply(state, seat, answer);
  }
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const record = { format: RECORD_FORMAT, game: id, rules: game.version, options: {}, seats: names };
  return { game, record: { ...record, format: RECORD_FORMAT, seed: 'review', answers } };
}

const games = new Map<string, ReturnType<typeof playGame>>();

/** The same game for all tests. */
function played(id: string, seats: number): ReturnType<typeof playGame> {
  const game = games.get(id) ?? playGame(id, seats);
  games.set(id, game);
  return game;
}

async function reviewsOf(game: Game, record: GameRecord, signal?: AbortSignal): Promise<Review[]> {
  const pool = new BotPool({ start: thinkHere, workers: 1, report: () => undefined });
  const reviews: Review[] = [];
  const how = { pool, milliseconds: 1_500, ...(signal === undefined ? {} : { signal }) };
  for await (const each of review(game, record, how)) reviews.push(each);
  await pool.close();
  return reviews;
}

describe.each([
  ['gaia-project', 2],
  ['race-for-the-galaxy', 3],
  ['terraforming-mars', 2],
])('the review of a game of %s', (id, seats) => {
  test('begins with a curve, ends with every decision, and finds out who played badly', async () => {
    const { game, record } = await played(id, seats);
    const reviews = await reviewsOf(game, record);
    const [first] = reviews;
    const last = reviews.at(-1)!;
    expect(first?.curve[0]?.at).toBe(0);
    expect(first?.curve.at(-1)?.at).toBe(record.answers.length);
    expect(first?.decisions).toEqual([]);
    expect(isDone(last)).toBe(true);
    expect(last.decisions.length).toBe(last.of);
    for (const { at, seat, played: given, best, choices } of last.decisions) {
      expect(record.answers[at]?.seat).toBe(seat);
      expect(choices[0]).toEqual({ answer: best.answer, chance: best.chance });
      expect(choices.map(({ answer }) => answer)).toContainEqual(given.answer);
    }
    for (const { chances } of last.curve) {
      expect(chances.length).toBe(seats);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
    }
    const marks = record.seats.map((_, seat) => playOf(last, seat).mark);
    expect(Math.min(...marks.slice(1))).toBeGreaterThan(marks[0]! + 5);
  }, 60_000);

  test('ends with the result', async () => {
    const { game, record } = await played(id, seats);
    const [first] = await reviewsOf(game, record);
    const end = first?.curve.at(-1)?.chances ?? [];
    const state = game.setup({}, seats, 'review');
    for (const { seat, answer } of record.answers) game.apply(state, seat, answer);
    const won = winners(game.outcome(state)!);
    expect(end).toEqual(record.seats.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0)));
  }, 60_000);
});

test('a review that nobody waits for ends', async () => {
  const { game, record } = await playGame('race-for-the-galaxy', 2);
  const stop = new AbortController();
  stop.abort();
  expect(await reviewsOf(game, record, stop.signal)).toEqual([]);
}, 30_000);

test('a game is looked at evenly first, and then finer', () => {
  expect(spreadOver(4, 10)).toEqual([0, 1, 2, 3, 4]);
  expect(spreadOver(100, 5)).toEqual([0, 25, 50, 75, 100]);
  expect(coarseFirst([0, 1, 2, 3, 4, 5])).toEqual([0, 4, 2, 1, 3, 5]);
  expect(coarseFirst([])).toEqual([]);
});

describe('what a review comes to', () => {
  const answer = (pick: string) => ({ question: 1, pick });
  const decision = (at: number, chance: number, best: number, next = best): ReviewedDecision => ({
    at,
    seat: at % 2,
    played: { answer: answer('played'), chance, reasons: [] },
    best: { answer: answer('best'), chance: best, reasons: [] },
    choices: [
      { answer: answer('best'), chance: best },
      { answer: answer('next'), chance: next },
    ],
  });
  const reviewed = (decisions: readonly ReviewedDecision[]): Review => ({
    edition: 1,
    done: decisions.length,
    of: decisions.length,
    curve: [],
    decisions,
  });

  test('has a word for what a decision cost', () => {
    const grades = [0.5, 0.47, 0.35, 0.2].map((chance, at) => gradeOf(decision(at, chance, 0.5)));
    expect(grades).toEqual(['best', 'small', 'costly', 'decisive']);
    expect(costOf(decision(0, 0.6, 0.5))).toBe(0);
  });

  test('names the decisions that cost most, and those that were hard to find', () => {
    const told = [
      decision(0, 0.5, 0.5),
      decision(1, 0.2, 0.5),
      decision(2, 0.5, 0.5, 0.2),
      decision(3, 0.4, 0.5),
    ];
    expect(keyDecisions(reviewed(told)).map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    const many = Array.from({ length: 20 }, (_, at) => decision(at, 0.1 + at / 100, 0.5));
    expect(keyDecisions(reviewed(many)).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(hasMistakes(reviewed(told))).toBe(true);
  });

  test('shows the closest calls where nothing cost much', () => {
    const equal = Array.from({ length: 9 }, (_, at) => decision(at, 0.5 - at / 1000, 0.5));
    expect(keyDecisions(reviewed(equal)).map(({ at }) => at)).toEqual([4, 5, 6, 7, 8]);
    expect(hasMistakes(reviewed(equal))).toBe(false);
  });

  test('gives each seat a mark', () => {
    const told = reviewed([decision(0, 0.5, 0.5), decision(1, 0.4, 0.5), decision(2, 0.5, 0.5)]);
    expect(playOf(told, 0)).toEqual({ seat: 0, mark: 100, lost: 0, decisions: 2 });
    expect(playOf(told, 1).mark).toBeLessThan(50);
  });

  test('gives nobody a better mark for being far behind, or far ahead', () => {
    const markOf = (chance: number, best: number) => playOf(reviewed([decision(0, chance, best)]), 0).mark;
    // The odds fall by half.
    expect(markOf(1 / 3, 1 / 2)).toBe(10);
    expect(markOf(1 / 21, 1 / 11)).toBe(10);
    expect(markOf(20 / 22, 20 / 21)).toBe(10);
    // Of a game that is decided nothing can be said.
    expect(markOf(0, 0.004)).toBe(100);
    expect(markOf(0.999, 1)).toBe(100);
  });

  test('says what speaks for one answer rather than another', () => {
    const one = [
      { term: 'income', amount: 4 },
      { term: 'points', amount: 1 },
    ];
    expect(reasonsAgainst(one, [{ term: 'income', amount: 1 }])).toEqual([
      { term: 'income', amount: 3 },
      { term: 'points', amount: 1 },
    ]);
  });
});
