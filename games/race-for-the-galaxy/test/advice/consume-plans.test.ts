/** Plans of Consume: the best there are, followed as they are given. */
import { describe, expect, test } from 'vitest';
import {
  bestGoods,
  bestOrder,
  bestPlan,
  choiceInOrder,
  isDoubled,
  orderOf,
  planInOrder,
  powerAsked,
  urgencyOf,
} from '../../src/advice/consume.ts';
import { raceForTheGalaxy as race } from '../../src/game.ts';
import { countGoods } from '../../src/rules/goods.ts';
import { type PowerRef, powerKey, type RaceState } from '../../src/state.ts';
import { namesOf } from '../support/names.ts';
import { card, player } from '../support/player.ts';
import { scenario } from '../support/scenario.ts';

const ref = (id: string, index = 0): PowerRef => ({ card: card(id), index });

interface Result {
  readonly vp: number;
  readonly cards: number;
  readonly left: number;
}

const isBetter = (a: Result, b: Result): boolean =>
  a.vp !== b.vp ? a.vp > b.vp : a.cards !== b.cards ? a.cards > b.cards : a.left < b.left;

/** The most that any answers lead to, by giving them all: VP first, then cards, then as few goods left as can be. */
function bestByTrying(state: RaceState, known = new Map<string, Result>()): Result {
  const [ann] = state.players;
  const open = race.first(state);
  if (open === undefined) return { vp: ann!.chips, cards: ann!.hand.length, left: countGoods(ann!) };
  const name = JSON.stringify([
    open.ask,
    ann!.goods.map(Math.sign),
    ann!.used.toSorted(),
    ann!.chips,
    ann!.hand.length,
  ]);
  let best = known.get(name);
  if (best !== undefined) return best;
  for (const answer of race.list(state, open, 200)) {
    const copy = race.clone(state);
    race.apply(copy, open.seat, answer);
    const result = bestByTrying(copy, known);
    if (best === undefined || isBetter(result, best)) best = result;
  }
  known.set(name, best!);
  return best!;
}

describe('no order brings more than the best plan', () => {
  test.each([
    [
      'the pair of rare goods first',
      ['public-works', 'mining-league', 'mining-world*', 'comet-zone*', 'gem-world*'],
    ],
    [
      'cards where points are equal',
      ['public-works', 'outlaw-world', 'new-vinland', 'gem-world*', 'mining-world*'],
    ],
    [
      'few goods left where all else is equal',
      ['tourist-world', 'diversified-economy', 'gem-world*', 'comet-zone*', 'pre-sentient-race*'],
    ],
    [
      'all that is left last',
      ['pilgrimage-world', 'galactic-trendsetters', 'gem-world*', 'comet-zone*', 'pre-sentient-race*'],
    ],
    [
      'each good where its kind is wanted',
      [
        'research-labs',
        'terraforming-robots',
        'new-survivalists*',
        'comet-zone*',
        'pre-sentient-race*',
        'old-earth',
      ],
    ],
    ['cards for nothing', ['new-economy', 'consumer-markets', 'gem-world*', 'artist-colony*', 'comet-zone*']],
    [
      'the sale of what sells best',
      ['trade-league', 'public-works', 'spice-world*', 'pirate-world*', 'gem-world*'],
    ],
    [
      'the plain sale of what sells worst',
      ['black-market-trading-world', 'trade-league', 'pirate-world*', 'gem-world*'],
    ],
    [
      'two sales and a point',
      [
        'black-market-trading-world',
        'public-works',
        'trade-league',
        'gem-world*',
        'pirate-world*',
        'comet-zone*',
      ],
    ],
  ])('%s', (_, tableau) => {
    for (const chosen of [[], ['consume-x2' as const]]) {
      const names = tableau.map((name) => name.replace('*', ''));
      const goods = tableau.flatMap((name) => (name.endsWith('*') ? [name.replace('*', '')] : []));
      const table = scenario({ ann: { tableau: names, goods, chosen }, bob: {} }).phase('consume');
      const { vp, cards, left, steps } = bestPlan({ ...player(tableau), chosen }, chosen.length > 0);
      expect({ vp, cards, left }).toEqual(bestByTrying(table.state));
      expect(steps.reduce((sum, step) => sum + step.vp, 0)).toBe(vp);
      expect(steps.reduce((sum, step) => sum + step.cards, 0)).toBe(cards);
      // Each good serves one power.
      const taken = steps.flatMap(({ worlds }) => worlds);
      expect(taken).toHaveLength(goods.length - left);
      expect(new Set(taken).size).toBe(taken.length);
    }
  });
});

describe('a plan', () => {
  const me = player(['mining-league', 'public-works', 'mining-world*', 'comet-zone*', 'gem-world*']);

  test('may be asked to begin with a power, and goes on with all the others', () => {
    const plan = bestPlan(me, false, ref('public-works'));
    expect(plan).toMatchObject({ vp: 4, left: 0 });
    expect(orderOf(plan)).toEqual([ref('public-works'), ref('mining-league')]);
    expect(bestPlan(me, false, ref('old-earth'))).toEqual({ vp: 0, cards: 0, left: 3, steps: [] });
  });

  test('leaves out a card that was placed in this phase', () => {
    expect(bestPlan({ ...me, active: 1 }, false)).toMatchObject({ vp: 3, left: 1 });
  });

  test('in one’s own order passes over a power until it can be used', () => {
    const few = player(['mining-league', 'public-works', 'comet-zone*', 'gem-world*']);
    const plan = planInOrder(few, false, [ref('mining-league'), ref('public-works')]);
    expect(plan).toMatchObject({ vp: 1, left: 1 });
    expect(orderOf(plan)).toEqual([ref('public-works')]);
  });

  test('in one’s own order uses powers that were not named after those that were', () => {
    expect(orderOf(planInOrder(me, false, [ref('public-works')]))).toEqual([
      ref('public-works'),
      ref('mining-league'),
    ]);
    expect(planInOrder(me, true, [ref('public-works')]).vp).toBe(8);
  });

  test('is doubled by the action card for it alone', () => {
    expect(isDoubled({ ...me, chosen: ['consume-x2'] })).toBe(true);
    expect(isDoubled({ ...me, chosen: ['consume-trade'] })).toBe(false);
    expect(bestOrder({ ...me, chosen: ['consume-x2'] })).toEqual(orderOf(bestPlan(me, true)));
  });
});

describe('the goods for a power', () => {
  test('leave those that sell well, wherever they lie', () => {
    for (const goods of [
      ['pirate-world*', 'gem-world*'],
      ['gem-world*', 'pirate-world*'],
    ]) {
      expect(namesOf(bestGoods(player(['public-works', ...goods]), false, ref('public-works')))).toEqual([
        'gem-world',
      ]);
      expect(namesOf(bestGoods(player(['trade-league', ...goods]), false, ref('trade-league')))).toEqual([
        'pirate-world',
      ]);
      // A sale without trade powers brings the same for both.
      const market = player(['black-market-trading-world', ...goods]);
      expect(namesOf(bestGoods(market, false, ref('black-market-trading-world')))).toEqual(['gem-world']);
    }
  });

  test('leave nothing for a power that has been used', () => {
    const me = player([
      'public-works',
      'mining-league',
      'consumer-markets',
      'mining-world*',
      'comet-zone*',
      'gem-world*',
    ]);
    const asked = powerKey(card('public-works'), 0);
    const league = powerKey(card('mining-league'), 0);
    expect(namesOf(bestGoods({ ...me, used: [asked] }, false, ref('public-works')))).toEqual(['gem-world']);
    expect(bestPlan({ ...me, used: [league] }, false).vp).toBe(2);
    const goods = namesOf(bestGoods({ ...me, used: [asked, league] }, false, ref('public-works')));
    expect(['mining-world', 'comet-zone']).toContain(goods.join());
  });

  test('follow one’s own order, in which they may make no difference', () => {
    const me = player([
      'old-earth',
      'free-trade-association',
      'gem-world*',
      'pre-sentient-race*',
      'public-works',
    ]);
    expect(namesOf(bestGoods(me, false, ref('public-works')))).toEqual(['pre-sentient-race']);
    const order = [ref('old-earth'), ref('free-trade-association')];
    // Old Earth takes whatever is left, so that the good of the cheaper kind may go.
    expect(namesOf(bestGoods(me, false, ref('public-works'), order))).toEqual(['gem-world']);
  });

  test('are none where there are none', () => {
    expect(bestGoods(player(['public-works', 'gem-world']), false, ref('public-works'))).toEqual([]);
  });
});

describe('the answer that follows an order', () => {
  test('is the first power of it that is offered, the right one of two on a card', () => {
    const table = scenario({
      ann: { tableau: ['public-works', 'gambling-world', 'gem-world'], goods: ['gem-world'] },
      bob: {},
    }).phase('consume');
    const answerFor = (...order: PowerRef[]) =>
      choiceInOrder(table.question('ann'), table.view('ann'), 0, order);
    const worksFirst = [ref('old-earth'), ref('public-works'), ref('gambling-world')];
    expect(answerFor(...worksFirst)).toEqual({ pick: ref('public-works') });
    expect(answerFor(ref('gambling-world', 1))).toEqual({ pick: ref('gambling-world', 1) });
    expect(answerFor(ref('gambling-world', 0))).toEqual({ pick: ref('gambling-world', 0) });
    expect(answerFor(ref('old-earth'))).toBeUndefined();
  });

  test('is none where nothing of it is offered but the way out', () => {
    const table = scenario({ ann: { tableau: ['deficit-spending'], hand: ['gem-world'] }, bob: {} });
    const question = table.phase('consume').question('ann');
    expect(choiceInOrder(question, table.view('ann'), 0, [ref('old-earth')])).toBeUndefined();
    expect(choiceInOrder(question, table.view('ann'), 0, [ref('deficit-spending')])).toEqual({
      pick: ref('deficit-spending'),
    });
  });

  test('names the goods that the rest of the order does not need', () => {
    const table = scenario({
      ann: {
        tableau: ['public-works', 'mining-league', 'mining-world', 'comet-zone', 'gem-world'],
        goods: ['mining-world', 'comet-zone', 'gem-world'],
        chosen: ['consume-x2'],
      },
      bob: {},
    }).phase('consume');
    table.answer('ann', 'public-works');
    expect(powerAsked(table.question('ann'))).toEqual(ref('public-works'));
    expect(choiceInOrder(table.question('ann'), table.view('ann'), 0, [ref('mining-league')])).toEqual({
      picks: [card('gem-world')],
    });
  });

  test('says nothing to questions of another kind, even about the same card', () => {
    const table = scenario({
      ann: { tableau: ['expanding-colony', 'free-trade-association', 'refugee-world', 'galactic-resort'] },
      bob: {},
    }).phase('produce');
    const question = table.question('ann');
    expect(question.name).toBe('produce.power');
    const order = [ref('expanding-colony'), ref('free-trade-association')];
    expect(choiceInOrder(question, table.view('ann'), 0, order)).toBeUndefined();
    expect(powerAsked(question)).toBeUndefined();
    expect(powerAsked(undefined)).toBeUndefined();
  });
});

describe('without a plan', () => {
  /** What a card in hand is worth in VP. */
  const CARD = 0.6;
  const urgency = (id: string, index = 0): number => urgencyOf(ref(id, index), CARD);

  test('cards for nothing come first, one kind of goods before any kind, and all the rest last', () => {
    const order = [
      'new-economy',
      'mining-league',
      'research-labs',
      'galactic-trendsetters',
      'public-works',
      'pilgrimage-world',
    ];
    const urgencies = order.map((id) => urgency(id));
    expect(urgencies).toEqual(urgencies.toSorted((a, b) => b - a));
    expect(new Set(urgencies).size).toBe(order.length);
    expect(urgency('gambling-world', 1)).toBe(urgency('new-economy'));
  });

  test('cards of the hand are kept while they are worth more than a point', () => {
    expect(urgencyOf(ref('deficit-spending'), 1.5)).toBeLessThan(0);
    expect(urgencyOf(ref('deficit-spending'), 0.5)).toBeGreaterThan(0);
  });

  test('a power that a card does not have is in no hurry', () => {
    expect(urgency('public-works', 1)).toBe(0);
  });
});
