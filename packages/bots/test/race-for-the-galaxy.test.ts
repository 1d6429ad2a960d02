import { type Answer, agendaOf, rngFrom, type Task } from '@orrery/kernel';
import {
  type CardId,
  type RaceAsk,
  type RaceState,
  raceForTheGalaxy as race,
} from '@orrery/race-for-the-galaxy';
import { cardByName, designOf, NO_CARD } from '@orrery/race-for-the-galaxy/advice';
import { describe, expect, test } from 'vitest';
import { arena, findBot, playMatch, random, turnOf } from '../src/index.ts';
import { greedy } from '../src/race-for-the-galaxy/greedy.ts';

interface Own {
  readonly tableau: readonly string[];
  readonly hand?: readonly string[];
  readonly drawn?: readonly string[];
  /** The worlds that hold a good. */
  readonly goods?: readonly string[];
  readonly chips?: number;
}

const cardsNamed = (names: readonly string[]): CardId[] =>
  names.map((name) => {
    const card = cardByName(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return card;
  });

/** A game of two in which seat 0 has these cards, in its fifth round; the other seat has a start world and four cards. */
function position(own: Own, ...tasks: readonly Task[]): RaceState {
  const state = race.setup({}, 2, 'position');
  const tableau = cardsNamed(own.tableau);
  const hand = cardsNamed(own.hand ?? []);
  const drawn = cardsNamed(own.drawn ?? []);
  const other = cardsNamed(['old-earth']);
  const used = new Set([...tableau, ...hand, ...drawn, ...other]);
  const rest = designOf.map((_, card) => card).filter((card) => !used.has(card));
  const take = (count: number): CardId[] => rest.splice(0, count);
  const [me, rival] = state.players;
  if (me === undefined || rival === undefined) throw new Error('a game of two has two players');
  const goods = own.tableau.map((name) => (own.goods?.includes(name) ? (take(1)[0] ?? NO_CARD) : NO_CARD));
  Object.assign(me, { tableau, hand, drawn, goods, active: tableau.length, chips: own.chips ?? 0 });
  Object.assign(rival, { tableau: other, hand: take(4), goods: [NO_CARD], active: 1 });
  Object.assign(state, {
    round: 5,
    pool: 24 - me.chips,
    deck: rest,
    discards: [],
    discardsSeenBy: [],
    firstSeat: 1,
  });
  state.agenda = agendaOf(...tasks, { do: 'round.end' });
  race.advance(state);
  return state;
}

/** A question, or a step, as the agenda has it. */
const ask = (task: RaceAsk): Task => task;
const step = (task: Task & { readonly nth: 1 | 2 }): Task => task;

/** What the bot answers for seat 0; always something legal. */
function answerOf(state: RaceState): Answer {
  const answer = greedy.choose(race, turnOf(race.view(state, 0), 0, rngFrom('bot')));
  expect(race.check(state, 0, answer)).toBeUndefined();
  return answer;
}

const picked = (state: RaceState): unknown => {
  const answer = answerOf(state);
  return 'pick' in answer ? answer.pick : 'picks' in answer ? answer.picks : answer.amounts;
};

describe('the greedy bot', () => {
  test('places a world that costs nothing and is worth points', () => {
    const state = position(
      { tableau: ['new-sparta'], hand: ['pilgrimage-world', 'galactic-trendsetters', 'rebel-homeworld'] },
      step({ do: 'settle.start', nth: 1 }),
    );
    expect(picked(state)).toBe(cardByName('pilgrimage-world'));
  });

  test('keeps the card that it can use', () => {
    const tableau = ['new-sparta', 'space-marines.1'];
    const drawn = ['space-marines.2', 'alien-robot-sentry'];
    const state = position({ tableau, drawn }, ask({ do: 'explore.keep', seat: 0, keep: 1 }));
    expect(picked(state)).toEqual(cardsNamed(['alien-robot-sentry']));
  });

  test('pays with the cards that it can least use', () => {
    const state = position(
      {
        tableau: ['new-sparta', 'space-marines.1', 'drop-ships.1'],
        hand: ['rebel-outpost', 'space-marines.2', 'lost-alien-warship', 'drop-ships.2'],
      },
      ask({ do: 'payment.cards', seat: 0, cost: 2 }),
    );
    expect(picked(state)).toEqual(cardsNamed(['space-marines.2', 'drop-ships.2']));
  });

  test('keeps the one-use cards that it does not need for a world', () => {
    const tableau = ['new-sparta', 'new-military-tactics.1', 'colony-ship.1', 'contact-specialist.1'];
    for (const world of ['pilgrimage-world', 'outlaw-world']) {
      const state = position({ tableau, hand: [world] }, step({ do: 'settle.start', nth: 1 }));
      for (const { seat, id } of race.open(state))
        race.apply(state, seat, { question: id, pick: seat === 0 ? (cardByName(world) ?? NO_CARD) : 'pass' });
      expect(race.list(state, race.first(state)!, 10).length).toBeGreaterThan(2);
      expect(picked(state)).toEqual({ method: world === 'outlaw-world' ? 'conquer' : 'pay', uses: [] });
    }
  });

  test('sells the good that brings most cards', () => {
    const worlds = ['alien-robot-sentry', 'former-penal-colony'];
    const state = position(
      { tableau: ['new-sparta', ...worlds], goods: worlds },
      ask({ do: 'consume.sell', seat: 0 }),
    );
    expect(picked(state)).toBe(cardByName('alien-robot-sentry'));
  });

  test('doubles the points when it has goods for all its consume powers', () => {
    const worlds = ['new-earth', 'prosperous-world', 'plague-world', 'earths-lost-colony'];
    const state = position({ tableau: worlds, goods: worlds, chips: 14 }, { do: 'round.start' });
    expect(picked(state)).toBe('consume-x2');
  });

  test('produces when its worlds are empty and it can consume', () => {
    const worlds = ['new-earth', 'prosperous-world', 'comet-zone', 'earths-lost-colony'];
    expect(picked(position({ tableau: worlds }, { do: 'round.start' }))).toBe('produce');
  });

  test('answers from what it sees: a view that went over the wire, and chance of its own', () => {
    const state = race.setup({}, 2, 'wire');
    const view = race.view(state, 0);
    const sent: typeof view = JSON.parse(JSON.stringify(view));
    const answer = greedy.choose(race, turnOf(sent, 0, rngFrom('bot')));
    expect(greedy.choose(race, turnOf(view, 0, rngFrom('bot')))).toEqual(answer);
    expect(sent).toEqual(JSON.parse(JSON.stringify(view)));
  });
});

describe('games of the greedy bot', () => {
  test.each([
    { seats: 2, options: { twoActions: true } },
    { seats: 2, options: { setup: 'first-game' } },
    { seats: 3, options: {} },
    { seats: 4, options: { setup: 'first-game' } },
  ])('end in time with $seats seats and $options', { timeout: 30_000 }, async ({ seats, options }) => {
    const bots = Array.from({ length: seats }, () => greedy);
    const { rounds } = await playMatch(race, bots, { seed: 'end', options });
    expect(rounds).toBeLessThan(25);
  });

  test('are won against random, in less than twenty rounds', { timeout: 120_000 }, async () => {
    const { standings, meanRounds } = await arena(race, [greedy, random], { games: 16, seed: 'random' });
    expect(standings[0]?.wins).toBeGreaterThanOrEqual(14);
    expect(meanRounds).toBeLessThan(20);
  });
});

test('the greedy bot can be had for Race alone', async () => {
  expect(await findBot('race-for-the-galaxy', 'greedy')?.load()).toBe(greedy);
  expect(findBot('reference', 'greedy')).toBeUndefined();
});
