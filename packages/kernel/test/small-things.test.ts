import { describe, expect, test } from 'vitest';
import {
  areOptions,
  Comparison,
  checkDeal,
  commitTo,
  type GameEvent,
  msg,
  nonceAt,
  rank,
  readOptions,
  rngFrom,
  Stop,
  scoredSoFar,
  seedOf,
  seeEvent,
  tellsEndApart,
  winners,
} from '../src/index.ts';
import { fair } from './fair/game.ts';

describe('options', () => {
  const fields = {
    map: {
      kind: 'choice',
      text: msg('map'),
      values: [
        { value: 'small', text: msg('s') },
        { value: 'large', text: msg('l') },
      ],
      default: 'small',
    },
    draft: { kind: 'toggle', text: msg('draft'), default: false, seats: { min: 3, max: 4 } },
    rounds: { kind: 'number', text: msg('rounds'), min: 1, max: 9, default: 3 },
    ring: {
      kind: 'toggle',
      text: msg('ring'),
      default: false,
      only: { option: 'map', value: 'large' },
    },
  } as const;
  const read = (given: unknown, seats = 3) => readOptions(fields, seats, given);

  test('that are left out have their defaults', () => {
    expect(read({})).toEqual({ options: { map: 'small', draft: false, rounds: 3, ring: false } });
    expect(read(undefined)).toEqual(read({}));
    expect(read({ map: 'large', draft: true, rounds: 9 })).toEqual({
      options: { map: 'large', draft: true, rounds: 9, ring: false },
    });
  });
  test('of a wrong value are named', () => {
    for (const rounds of [0, 10, 1.5, '3', null, Number.NaN])
      expect(read({ rounds })).toEqual({ refusal: msg('kernel.options.value', { option: 'rounds' }) });
    expect(read({ map: 'huge' })).toEqual({ refusal: msg('kernel.options.value', { option: 'map' }) });
    expect(read({ draft: 1 })).toEqual({ refusal: msg('kernel.options.value', { option: 'draft' }) });
  });
  test('that do not exist are named', () => {
    expect(read({ speed: 1 })).toEqual({ refusal: msg('kernel.options.unknown', { option: 'speed' }) });
    expect(read(JSON.parse('{"__proto__":1}'))).toEqual({
      refusal: msg('kernel.options.unknown', { option: '__proto__' }),
    });
    for (const given of [[], 'map', 7])
      expect(read(given)).toEqual({ refusal: msg('kernel.options.malformed') });
  });
  test('that are not offered for so many seats may only have their default', () => {
    expect(read({ draft: true }, 2)).toEqual({
      refusal: msg('kernel.options.seats', { option: 'draft', seats: 2 }),
    });
    expect(read({ draft: false }, 2)).toHaveProperty('options');
  });
  test('that go only with another choice may otherwise only have their default', () => {
    expect(read({ map: 'large', ring: true })).toHaveProperty('options');
    expect(read({ map: 'small', ring: true })).toEqual({
      refusal: msg('kernel.options.only', { option: 'ring', other: 'map' }),
    });
    expect(read({ map: 'small', ring: false })).toHaveProperty('options');
  });
  test('are whole only with every field and no other', () => {
    expect(areOptions(fields, { map: 'small', draft: false, rounds: 3, ring: false })).toBe(true);
    expect(areOptions(fields, { map: 'small', draft: false })).toBe(false);
    expect(areOptions(fields, { map: 'small', draft: false, rounds: 3, ring: false, x: 1 })).toBe(false);
    expect(areOptions(fields, null)).toBe(false);
  });
  test('are checked with the number of seats before a game is set up', () => {
    expect(fair.checkSetup({ rounds: 1 }, 2)).toBeUndefined();
    for (const seats of [1, 5, 2.5, Number.NaN])
      expect(fair.checkSetup({}, seats)).toEqual(msg('kernel.options.seatCount', { min: 2, max: 4 }));
    expect(() => fair.setup({ rounds: 99 }, 2, 'seed')).toThrow(RangeError);
    expect(() => fair.setup({}, 9, 'seed')).toThrow(RangeError);
  });
});

describe('a ranking', () => {
  const result = (seat: number, score: number, ...tiebreak: number[]) => ({
    seat,
    score,
    tiebreak,
    breakdown: [],
  });
  const places = (...results: ReturnType<typeof result>[]) =>
    rank(results).standings.map(({ seat, place }) => `${place}: seat ${seat}`);

  test('tells what is scored apart from what would come at the end', () => {
    const scored = { source: msg('scored'), points: 10 };
    const toCome = { source: msg('to come'), points: 18, atEnd: true } as const;
    const preview = rank([
      { ...result(0, 28), breakdown: [scored, toCome] },
      { ...result(1, 10), breakdown: [scored] },
    ]);
    expect(preview.standings.map(scoredSoFar)).toEqual([10, 10]);
    expect(tellsEndApart(preview)).toBe(true);
    expect(tellsEndApart(rank([{ ...result(0, 10), breakdown: [scored] }]))).toBe(false);
  });
  test('goes by score, highest first', () => {
    expect(places(result(0, 5), result(1, 9), result(2, -2))).toEqual([
      '1: seat 1',
      '2: seat 0',
      '3: seat 2',
    ]);
  });
  test('lets tie-breaks decide, the first of them first', () => {
    expect(places(result(0, 5, 1, 9), result(1, 5, 2, 0))).toEqual(['1: seat 1', '2: seat 0']);
    expect(places(result(0, 5, 1, 2), result(1, 5, 1, 3))).toEqual(['1: seat 1', '2: seat 0']);
    expect(places(result(0, 5), result(1, 5, 1))).toEqual(['1: seat 1', '2: seat 0']);
  });
  test('lets seats that nothing tells apart stand in the order of the table', () => {
    expect(places(result(2, 5), result(0, 5), result(1, 5))).toEqual(['1: seat 0', '1: seat 1', '1: seat 2']);
  });
  test('takes a tie-break that is missing for none, whoever misses it', () => {
    expect(places(result(0, 5, 0), result(1, 5))).toEqual(['1: seat 0', '1: seat 1']);
    expect(places(result(0, 5, 1, -1), result(1, 5, 1))).toEqual(['1: seat 1', '2: seat 0']);
    expect(places(result(0, 5, 1), result(1, 5, 1, 2))).toEqual(['1: seat 1', '2: seat 0']);
  });
  test('leaves the given results as they are', () => {
    const given = [result(0, 1), result(1, 2)];
    rank(given);
    expect(given.map(({ seat }) => seat)).toEqual([0, 1]);
  });
  test('shares the better place among seats that nothing tells apart, and leaves the next ones out', () => {
    expect(places(result(0, 5), result(1, 7, 1), result(2, 7, 1), result(3, 5))).toEqual([
      '1: seat 1',
      '1: seat 2',
      '3: seat 0',
      '3: seat 3',
    ]);
    expect(winners(rank([result(0, 7), result(1, 3), result(2, 7)]))).toEqual([0, 2]);
    const alone = rank([result(0, 7)]);
    expect(winners(alone)).toEqual([0]);
    expect(winners({ ...alone, lost: msg('lost') })).toEqual([]);
    expect(winners({ ...alone, drawn: msg('drawn') })).toEqual([]);
  });
});

describe('a fair deal', () => {
  const secret = 'the host keeps this';
  const nonces = ['from Ana', 'from Łukasz'];
  const deal = { commitment: commitTo(secret), secret, nonces, seed: seedOf(secret, nonces) };

  test('that is kept can be checked by everybody', () => {
    expect(checkDeal(deal)).toBeUndefined();
    expect(deal.commitment).not.toContain(secret);
  });
  test('whose secret was exchanged is found out', () => {
    expect(checkDeal({ ...deal, secret: 'another', seed: seedOf('another', nonces) })).toBe('commitment');
  });
  test('whose seed does not follow from secret and nonces is found out', () => {
    expect(checkDeal({ ...deal, seed: seedOf(secret, ['from Ana']) })).toBe('seed');
    expect(checkDeal({ ...deal, nonces: [...nonces].reverse() })).toBe('seed');
  });
  test('in which people went back is checked down to every nonce that was mixed in since', () => {
    const again = [4, 9].map((n) => ({ n, nonce: nonceAt(secret, n) }));
    expect(checkDeal({ ...deal, again })).toBeUndefined();
    expect(again[0]?.nonce).not.toBe(again[1]?.nonce);
    expect(checkDeal({ ...deal, again: [again[0]!, { n: 9, nonce: 'chosen' }] })).toBe('again');
    expect(checkDeal({ ...deal, again: [{ n: 5, nonce: again[0]!.nonce }] })).toBe('again');
    expect(checkDeal({ ...deal, again: [{ n: 4, nonce: nonceAt('another', 4) }] })).toBe('again');
  });
  test('does not mix up where one nonce ends and the next begins', () => {
    expect(seedOf('s', ['ab', 'c'])).not.toBe(seedOf('s', ['a', 'bc']));
    expect(seedOf('s', ['a"', 'b'])).not.toBe(seedOf('s', ['a', '"b']));
  });
});

describe('an event', () => {
  const event: GameEvent = {
    do: 'draw',
    seat: 1,
    what: 'card',
    amount: 1,
    source: 'deck',
    detail: 3,
    private: 17,
  };

  test('is whole for its own seat and without its private part for everybody else', () => {
    expect(seeEvent(event, 1)).toEqual(event);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(seeEvent(event, viewer)).toEqual({
        do: 'draw',
        seat: 1,
        what: 'card',
        amount: 1,
        source: 'deck',
        detail: 3,
      });
    const open: GameEvent = { do: 'pay', seat: 1, what: 'coins', amount: 2, source: 'bid' };
    expect(seeEvent(open, 0)).toBe(open);
    const { detail: _, ...plain } = event;
    expect(seeEvent(plain, 0)).toStrictEqual({
      do: 'draw',
      seat: 1,
      what: 'card',
      amount: 1,
      source: 'deck',
    });
  });
  test('for the table has nothing private', () => {
    expect(seeEvent({ ...event, seat: null }, 0)).not.toHaveProperty('private');
  });
});

describe('a comparison with a recording', () => {
  test('notes every single value that differs, where and at which move', () => {
    const comparison = new Comparison();
    comparison.move = 3;
    comparison.expect('/hands', [[1, 2], { coins: 4 }], [[1, 5], { coins: 4, gems: 1 }]);
    comparison.expect('/same', { a: 1 }, { a: 1 });
    comparison.fail('/answer', 'legal', 'refused');
    expect(comparison.differences).toEqual([
      { move: 3, path: '/hands/0/1', expected: 2, got: 5 },
      { move: 3, path: '/hands/1/gems', expected: null, got: 1 },
      { move: 3, path: '/answer', expected: 'legal', got: 'refused' },
    ]);
  });
  test('notes what is missing on either side, and a list where an object should be', () => {
    const comparison = new Comparison();
    comparison.expect('/hand', [1, 2], [1]);
    comparison.expect('/deck', [1], [1, 2]);
    comparison.expect('/player', { coins: 1 }, {});
    comparison.expect('/board', [1], { 0: 1 });
    comparison.expect('/market', { 0: 1 }, [1]);
    expect(comparison.differences).toEqual([
      { move: 0, path: '/hand/1', expected: 2, got: null },
      { move: 0, path: '/deck/1', expected: null, got: 2 },
      { move: 0, path: '/player/coins', expected: 1, got: null },
      { move: 0, path: '/board', expected: [1], got: { 0: 1 } },
      { move: 0, path: '/market', expected: { 0: 1 }, got: [1] },
    ]);
  });
  test('notes where a recording cannot be followed, and goes on after that part', () => {
    const comparison = new Comparison();
    comparison.move = 8;
    let followed = 0;
    const follow = (error?: Error) =>
      comparison.follow('/game', () => {
        if (error !== undefined) throw error;
        followed += 1;
      });
    follow(new Stop('no such card'));
    follow(new RangeError('card 9 is not there'));
    follow();
    expect(followed).toBe(1);
    expect(comparison.differences).toEqual([
      { move: 8, path: '/game', expected: 'can be followed', got: 'no such card' },
      { move: 8, path: '/game', expected: 'can be followed', got: 'card 9 is not there' },
    ]);
    expect(() => follow(new TypeError('a fault of the adapter'))).toThrow('a fault of the adapter');
    expect(comparison.differences).toHaveLength(2);
  });
});

test('a message without arguments has no place for them', () => {
  expect(msg('x')).toStrictEqual({ key: 'x' });
  expect(msg('x', { n: 1 })).toStrictEqual({ key: 'x', args: { n: 1 } });
});

describe('playing on at random', () => {
  test('is a sampled answer to the first open question, until the game is over', () => {
    const [state, rng] = [fair.setup({ rounds: 3 }, 3, 'on'), rngFrom('answers')];
    const [other, otherRng] = [fair.setup({ rounds: 3 }, 3, 'on'), rngFrom('answers')];
    let answers = 0;
    for (let open = fair.first(other); open !== undefined; open = fair.first(other)) {
      expect(fair.playOn(state, rng)).toBe(true);
      fair.apply(other, open.seat, fair.sample(other, open, otherRng));
      expect(state).toEqual(other);
      answers += 1;
    }
    expect(answers).toBeGreaterThan(10);
    expect(fair.playOn(state, rng)).toBe(false);
    expect(state).toEqual(other);
  });
});
