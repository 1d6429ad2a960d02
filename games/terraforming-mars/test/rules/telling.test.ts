/** What is told of a game: every change, and every action before what comes of it. */
import { type Answer, type GameEvent, isRecord, rngFrom, same } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { priceOf } from '../../src/advice/index.ts';
import { awardIds, milestoneIds } from '../../src/data/board.ts';
import { faceOf } from '../../src/data/cards.ts';
import { areaOf } from '../../src/data/map.ts';
import { at, type Resource, resources } from '../../src/data/resources.ts';
import { terraformingMars } from '../../src/game.ts';
import { type MarsState, playerAt } from '../../src/state.ts';

interface Told {
  readonly before: MarsState;
  readonly after: MarsState;
  readonly seat: number;
  readonly asked: string;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
}

/** Every answer of some random games, with what was told. */
function* told(): Generator<Told> {
  const games = [
    [1, {}],
    [2, { draft: true }],
    [3, { beginner2: true }],
  ] as const;
  for (const [seats, options] of games) {
    let events: GameEvent[] = [];
    const game = terraformingMars.with({ emit: (event) => events.push(event) });
    const rng = rngFrom(`told ${seats}`);
    const state = game.setup({ ...options }, seats, `told ${seats}`);
    for (let open = game.first(state); open; open = game.first(state)) {
      events = [];
      const before = game.clone(state);
      const answer = game.sample(state, open, rng);
      game.apply(state, open.seat, answer);
      yield { before, after: state, seat: open.seat, asked: open.ask.do, answer, events };
    }
  }
}

const isResource = (what: string): what is Resource => resources.some((known) => known === what);
/** Cards that are only looked at do not come into the hand. */
const lookedAt = new Set(['look', 'research', 'deal']);

/** All that a seat has, in numbers; each card of the hand is there once. */
function holdingsOf(state: MarsState, seat: number): Record<string, number> {
  const { stock, production, rating, hand, played, cubes } = playerAt(state, seat);
  return {
    ...Object.fromEntries(resources.map((resource) => [resource, stock[at[resource]] ?? 0])),
    ...Object.fromEntries(
      resources.map((resource) => [`${resource} production`, production[at[resource]] ?? 0]),
    ),
    rating,
    ...Object.fromEntries(hand.map((card) => [`hand ${faceOf(card).id}`, 1])),
    ...Object.fromEntries(
      played.flatMap((card, place) => {
        const { id, stores = '' } = faceOf(card);
        return cubes[place] === 0 ? [] : [[`${stores} on ${id}`, cubes[place] ?? 0]];
      }),
    ),
  };
}

const cardsIn = (told: GameEvent['private']): string[] => {
  const cards = isRecord(told) && Array.isArray(told.cards) ? told.cards : [];
  return cards.flatMap((card) => (typeof card === 'number' ? [faceOf(card).id] : []));
};

/** Adds to the holdings what an event tells of them. */
function add(holdings: Record<string, number>, event: GameEvent): void {
  const { do: kind, what, amount, source } = event;
  const detail = isRecord(event.detail) ? event.detail : {};
  const more = (name: string, by: number): void => {
    const sum = (holdings[name] ?? 0) + by;
    if (sum === 0 && name.includes(' on ')) delete holdings[name];
    else holdings[name] = sum;
  };
  const cards = (by: 1 | -1, ids: readonly string[]): void => {
    for (const id of ids)
      if (by === 1) more(`hand ${id}`, 1);
      else delete holdings[`hand ${id}`];
  };
  if (kind === 'gain' || kind === 'income') more(what, amount);
  if (kind === 'income' && source === 'energy') more('energy', -amount);
  if (kind === 'lose') more(what, -amount);
  if (kind === 'production' && isResource(what)) more(`${what} production`, amount);
  if (kind === 'rating') more('rating', amount);
  if (kind === 'cubes') more(`${what} on ${detail.on}`, amount);
  if (kind === 'play') cards(-1, [what]);
  const moved = cardsIn(event.private);
  if (kind === 'keep' || kind === 'buy') cards(1, moved);
  if (kind === 'sell' || kind === 'discard') cards(-1, moved);
  if (kind === 'draw' && !lookedAt.has(String(detail.reason))) cards(1, moved);
}

describe('what is told', () => {
  test('of stock, production, rating, cubes and hands adds up to what has changed', () => {
    let moves = 0;
    for (const { before, after, events } of told()) {
      // What a corporation begins with is printed on it.
      if (before.generation === 0) continue;
      moves++;
      for (let seat = 0; seat < before.players.length; seat++) {
        const holdings = holdingsOf(before, seat);
        for (const event of events) if (event.seat === seat) add(holdings, event);
        if (!same(holdings, holdingsOf(after, seat)))
          expect({ events, holdings }).toEqual({ events, holdings: holdingsOf(after, seat) });
      }
    }
    expect(moves).toBeGreaterThan(900);
  });

  test('of Mars is where each tile and claim lies, and by how much parameters have risen', () => {
    for (const { before, after, events } of told()) {
      if (before.generation === 0) continue;
      const placed = new Set(
        after.tiles.flatMap((code, space) => (code === before.tiles[space] ? [] : [areaOf(space).id])),
      );
      const claimed = after.owners.flatMap((owner, space) =>
        owner !== before.owners[space] && after.tiles[space] === 0 ? [areaOf(space).id] : [],
      );
      const rose = { temperature: 0, oxygen: 0 };
      for (const { do: kind, what, amount, detail } of events) {
        if (kind === 'place') expect(isRecord(detail) && placed.delete(String(detail.area))).toBe(true);
        if (kind === 'claim') expect(claimed).toEqual([what]);
        if (kind === 'raise' && (what === 'temperature' || what === 'oxygen')) rose[what] += amount;
      }
      const isClaim = events.some((event) => event.do === 'claim');
      expect([placed.size, isClaim, rose.temperature * 2, rose.oxygen]).toEqual([
        0,
        claimed.length > 0,
        after.temperature - before.temperature,
        after.oxygen - before.oxygen,
      ]);
    }
  });

  test('begins with the action that was taken and what it costs', () => {
    const kinds = new Set<string>();
    for (const { before, seat, asked, answer, events } of told()) {
      const [event] = events;
      if (asked === 'turn.sell' && 'picks' in answer)
        expect(event).toEqual({
          do: 'sell',
          seat,
          what: 'card',
          amount: answer.picks.length,
          source: 'action',
          private: { cards: answer.picks },
        });
      if (asked !== 'turn.action' || !('pick' in answer) || !isRecord(answer.pick)) continue;
      const expected = expectedFor(before, seat, answer.pick);
      kinds.add(String(answer.pick.do));
      if (expected !== undefined) expect(event).toEqual({ ...expected, seat, source: 'action' });
    }
    expect([...kinds].sort()).toEqual(
      'award end first heat milestone pass plants play project sell use'.split(' '),
    );
  });
});

const projectCosts = { 'power-plant': 11, asteroid: 14, aquifer: 18, greenery: 23, city: 25 };

/** What an action must be told as; nothing for those that are told by what follows. */
function expectedFor(state: MarsState, seat: number, option: Readonly<Record<string, unknown>>) {
  const player = playerAt(state, seat);
  const leads = (id: string): boolean => player.corporation >= 0 && faceOf(player.corporation).id === id;
  const card = typeof option.card === 'number' ? option.card : 0;
  switch (option.do) {
    case 'pass':
      return { do: 'pass', what: 'pass', amount: 1 };
    case 'first':
      return { do: 'first', what: faceOf(player.corporation).id, amount: 1 };
    case 'play':
      return { do: 'play', what: faceOf(card).id, amount: priceOf(state, seat, card).cost };
    case 'use':
      return { do: 'use', what: faceOf(card).id, amount: option.way };
    case 'project': {
      const [, cost] = Object.entries(projectCosts).find(([id]) => id === option.project)!;
      const less = option.project === 'power-plant' && leads('thorgate') ? 3 : 0;
      return { do: 'project', what: option.project, amount: cost - less };
    }
    case 'milestone':
      return { do: 'milestone', what: milestoneIds[Number(option.milestone)], amount: 8 };
    case 'award':
      return {
        do: 'award',
        what: awardIds[Number(option.award)],
        amount: [8, 14, 20][state.awards.length],
      };
    case 'plants':
      return { do: 'convert', what: 'plants', amount: leads('ecoline') ? 7 : 8 };
    case 'heat':
      return { do: 'convert', what: 'heat', amount: 8 };
    default:
      return undefined;
  }
}
