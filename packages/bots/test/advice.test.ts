import { findGame } from '@orrery/catalog';
import { type Core, type Game, rngFrom } from '@orrery/kernel';
import { createFormatter, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { type Advised, advise, chancesOf, withChance } from '../src/advisor.ts';
import { advisorOn } from '../src/advisors.ts';
import { random, turnOf } from '../src/index.ts';
import { fetchReasonWords, mainReasons, reasonText } from '../src/reasons/index.ts';
import { BotPool, thinkHere } from '../src/workers/index.ts';

const games = ['gaia-project', 'race-for-the-galaxy', 'terraforming-mars'];

async function load(id: string) {
  const loaded = await findGame(id)?.load();
  const advisor = await advisorOn(id);
  if (loaded === undefined || advisor === undefined) throw new Error(`no advice on ${id}`);
  const game: Game = loaded.game;
  return { game, advisor };
}

/** Positions of a random game, some questions apart. */
function* positions(game: Game, seats: number, count: number) {
  const state = game.setup({}, seats, 'advice');
  const rng = rngFrom('advice');
  for (let asked = 0, given = 0; given < count; asked++) {
    const open = game.first(state);
    if (open === undefined) return;
    if (asked % 7 === 0) {
      given += 1;
      yield { seat: open.seat, view: game.view(state, open.seat), state };
    }
    const turn = turnOf(game.view(state, open.seat), open.seat, rng);
    game.apply(state, open.seat, random.choose(game, turn));
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function expectSound(
  advised: readonly Advised[],
  game: Game,
  { state, seat }: { state: Core; seat: number },
) {
  expect(advised.length).toBeGreaterThan(0);
  advised.forEach(({ answer, chances }, i) => {
    expect(game.check(state, seat, answer)).toBeUndefined();
    expect(sumOf(chances)).toBeCloseTo(1, 6);
    // The best comes first.
    expect(chances[seat]).toBeLessThanOrEqual((advised[i - 1]?.chances[seat] ?? 1) + 1e-9);
  });
}

describe.each(games)('advice on %s', (id) => {
  test('names legal answers, the best first, with everybody’s chances', async () => {
    const { game, advisor } = await load(id);
    for (const seats of [2, 4])
      for (const { state, seat, view } of positions(game, seats, 12)) {
        const turn = turnOf(view, seat, rngFrom('turn'), { budget: { milliseconds: 200 } });
        expectSound(await advise(advisor, game, turn), game, { state, seat });
      }
  }, 60_000);

  test('tells of an answer that somebody wants to hear about', async () => {
    const { game, advisor } = await load(id);
    for (const { seat, view } of positions(game, 2, 8)) {
      const turn = turnOf(view, seat, rngFrom('turn'), { budget: { playouts: 1 } });
      const wanted = random.choose(game, turnOf(view, seat, rngFrom('another')));
      const advised = await advise(advisor, game, turn, [wanted]);
      expect(advised.map(({ answer }) => answer)).toContainEqual(wanted);
    }
  }, 60_000);

  test('has words for every reason, in every language', async () => {
    const { game, advisor } = await load(id);
    const terms = new Set<string>();
    for (const { seat, view } of positions(game, 2, 12)) {
      const turn = turnOf(view, seat, rngFrom('turn'), { budget: { playouts: 4 } });
      for (const { reasons } of await advise(advisor, game, turn))
        for (const { term } of reasons) terms.add(term);
    }
    expect(terms.size).toBeGreaterThan(3);
    for (const language of languages) {
      const format = createFormatter(language, [(await fetchReasonWords[language]()).default]);
      for (const term of terms)
        for (const amount of [1, -1])
          expect(format(reasonText({ term, amount }))).not.toContain('bots.reason');
    }
  }, 60_000);

  test('is the same in a worker, which is given a view and a seed', async () => {
    const { game, advisor } = await load(id);
    const pool = new BotPool({ start: thinkHere, workers: 1, report: () => undefined });
    const { view, seat } = [...positions(game, 2, 1)][0]!;
    const budget = { playouts: 40 };
    const asked = { game: id, view, seat, budget, seed: 'chance', also: [] };
    expect(await pool.consult(asked)).toEqual(
      await advise(advisor, game, turnOf(view, seat, rngFrom('chance'), { budget })),
    );
    const chances = await pool.weigh({ game: id, sights: [{ view, seat }], seed: 'chance' });
    expect(chances).toEqual([advisor.chances(game, turnOf(view, seat, rngFrom('chance')))]);
    await pool.close();
  }, 60_000);
});

describe('chances', () => {
  test('are even where nobody leads, and the leader’s where the lead is large', () => {
    expect(chancesOf([7, 7], 3)).toEqual([0.5, 0.5]);
    expect(chancesOf([10, 0, 0], 1)[0]).toBeGreaterThan(0.99);
  });

  test('of the others keep their proportion when one becomes known', () => {
    const chances = withChance([0.2, 0.2, 0.6], 0, 0.6);
    [0.6, 0.1, 0.3].forEach((chance, seat) => {
      expect(chances[seat]).toBeCloseTo(chance);
    });
  });
});

test('the reasons told are the heaviest, and none that weighs nothing', () => {
  const reasons = [0.1, 2, -3, 5, 1, -0.2].map((amount, i) => ({ term: `${i}`, amount }));
  expect(mainReasons(reasons)).toEqual({
    for: [
      { term: '3', amount: 5 },
      { term: '1', amount: 2 },
    ],
    against: [{ term: '2', amount: -3 }],
  });
});
