import { gzipSync } from 'node:zlib';
import { findGame } from '@orrery/catalog';
import { type Game, rngFrom } from '@orrery/kernel';
import { type RaceState, type RaceView, raceForTheGalaxy as race } from '@orrery/race-for-the-galaxy';
import { describe, expect, test } from 'vitest';
import { arena, findBot, random, turnOf } from '../src/index.ts';
import { Features } from '../src/learning/features.ts';
import { type Judge, judgeBy, resultOf } from '../src/learning/judge.ts';
import { judgesOf, learnedBot } from '../src/learning/learned-bot.ts';
import { emptyNetwork, outputOf } from '../src/learning/network.ts';
import { openWeights, storedNetwork, type WeightsFile } from '../src/learning/weights.ts';
import { craft } from '../src/race-for-the-galaxy/craft.ts';
import { fetchWeights } from '../src/race-for-the-galaxy/learned.ts';
import { loadedOnce } from '../src/registry.ts';
import { fit, freshNetwork, meanLoss } from '../src/training/fit.ts';
import { fromBytes, SampleList, toBytes } from '../src/training/samples.ts';
import { work } from '../src/training/work.ts';
import { BotPool, type Replaced, type StartWorker, serveBots } from '../src/workers/index.ts';

const about = (seats: readonly number[] = [2]) => ({
  seats,
  provenance: { seed: 's', games: 0, positions: 0, generations: 0 },
});
const purpose = { game: craft.game, rules: race.version, edition: craft.edition, inputs: craft.inputs };

function weightsFor(changed: Partial<WeightsFile> = {}): WeightsFile {
  const network = freshNetwork(craft.inputs, 4, rngFrom('weights'));
  const { game, rules, edition } = purpose;
  return { game, rules, edition, networks: [storedNetwork(network, about())], ...changed };
}

/** Weights of which a letter was changed. */
const damaged = (): WeightsFile =>
  weightsFor({
    networks: weightsFor().networks.map((one) => ({ ...one, weights: `AAAA${one.weights.slice(4)}` })),
  });

describe('a network', () => {
  test('adds up its inputs by their weights, and those of hidden units that are above 0', () => {
    const network = emptyNetwork(3, 2);
    network.first.set([1, -1, 2, -2, 0, 5]);
    network.firstBias.set([0.5, 0.5]);
    network.second.set([10, 100]);
    network.direct.set([1, 0, 3]);
    network.bias.set([7]);
    const features = new Features();
    features.put(0, 2);
    features.put(1, 1);
    // Hidden: 2·1 + 1·2 + 0.5 = 4.5, and 2·-1 + 1·-2 + 0.5 < 0. Direct: 2·1 + 1·0.
    expect(outputOf(network, features, new Float32Array(2))).toBeCloseTo(45 + 2 + 7);
  });

  test('learns what no sum of its inputs tells', () => {
    const samples = new SampleList();
    const features = new Features();
    for (let i = 0; i < 400; i++) {
      const [a, b] = [i & 1, (i >> 1) & 1];
      features.clear();
      features.put(0, a);
      features.put(1, b);
      samples.setTarget(samples.add(features), a === b ? 1 : 0);
    }
    const lists = [fromBytes(toBytes(samples.all()))];
    const network = freshNetwork(2, 8, rngFrom('xor'));
    expect(meanLoss(lists, undefined)).toBeCloseTo(Math.log(2));
    fit(network, lists, { epochs: 60, batch: 16, rate: 0.02, decay: 0, rng: rngFrom('fit') });
    expect(meanLoss(lists, network)).toBeLessThan(0.1);
  });
});

describe('weights', () => {
  test('come out of a file as they went in, but for the last digits', () => {
    const network = freshNetwork(craft.inputs, 4, rngFrom('weights'));
    const read = openWeights(JSON.parse(JSON.stringify(weightsFor())), purpose).get(2);
    expect(read?.hidden).toBe(4);
    network.first.forEach((weight, i) => {
      expect(read?.first[i]).toBeCloseTo(weight, 4);
    });
  });

  test.each([
    ['no weights', 'nothing', 'there are no weights in the file'],
    ['another game', weightsFor({ game: 'chess' }), 'the weights are for chess'],
    ['other rules', weightsFor({ rules: 99 }), 'the weights were learned with rules 99'],
    ['other features', weightsFor({ edition: 99 }), 'the weights were learned from other features'],
    ['a changed letter', damaged(), 'the weights are damaged'],
  ])('are refused where the file has %s', (_what, file, why) => {
    expect(() => openWeights(file, purpose)).toThrow(why);
  });

  test('that are kept for Race fit its rules, know every number of seats and are small', async () => {
    const networks = openWeights(await fetchWeights(), purpose);
    expect([...networks.keys()]).toEqual([2, 3, 4]);
    expect(gzipSync(JSON.stringify(await fetchWeights())).length).toBeLessThan(300_000);
  });
});

/** A worker with a learned bot of Race that fetches this. */
const workerWith =
  (fetchWeights: () => Promise<unknown>): StartWorker =>
  (heard) => {
    const learned = loadedOnce(async () => learnedBot(craft, fetchWeights));
    const game = (id: string): Promise<Game> | undefined =>
      findGame(id)
        ?.load()
        .then((loaded) => loaded.game);
    const bot = (id: string, name: string) =>
      name === 'learned' ? learned() : (findBot(id, name)?.load() ?? Promise.resolve(random));
    return { send: serveBots(heard, { game, bot }), end: () => undefined };
  };

describe('a learned bot', () => {
  const failing: readonly (readonly [string, () => Promise<unknown>, string])[] = [
    ['are missing', () => Promise.reject(new Error('offline')), 'offline'],
    ['are damaged', async () => damaged(), 'the weights are damaged'],
    ['are of other rules', async () => weightsFor({ rules: 99 }), 'learned with rules 99'],
  ];
  const tables = [2, 3, 4].flatMap((seats) => failing.map((each) => [seats, ...each] as const));
  test.each(tables)('of %i whose weights %s is replaced by greedy, and that is told', async (...table) => {
    const [seats, , fetching, why] = table;
    const told: Replaced[] = [];
    const pool = new BotPool({
      start: workerWith(fetching),
      workers: 1,
      report: (one) => told.push(one),
    });
    const state = race.setup({}, seats, 'fallback');
    const asked = { game: race.id, seat: 0, budget: {}, seed: 'x', view: race.view(state, 0) };
    const answer = await pool.think({ ...asked, bot: 'learned' });
    expect(race.check(state, 0, answer)).toBeUndefined();
    expect(told).toMatchObject([{ bot: 'learned', spare: 'greedy', why: 'threw' }]);
    expect(told[0]?.text).toContain(why);
    await pool.close();
  });

  test('lets greedy play where nothing was learned for so many seats', async () => {
    const bot = learnedBot(craft, async () => weightsFor());
    await bot.load?.();
    const view = race.view(race.setup({}, 4, 'four'), 0);
    const turn = () => turnOf<RaceView>(view, 0, rngFrom('four'));
    expect(await bot.choose(race, turn())).toEqual(await craft.beginner.choose(race, turn()));
  });

  test.each([3, 4])('plays by its judge where %s sit at the table', async (seats) => {
    const bot = await findBot(race.id, 'learned')?.load();
    const judge = (await judgesOf(craft, fetchWeights)).get(seats);
    if (bot === undefined || judge === undefined) throw new Error('nothing was learned');
    const state: RaceState = race.setup({}, seats, 'judged');
    const rng = rngFrom('judged');
    let open = race.first(state);
    // The cards to begin with are chosen by a rule of thumb, whoever plays.
    for (; open !== undefined && state.round === 0; open = race.first(state))
      race.apply(state, open.seat, race.sample(state, open, rng));
    const seat = open?.seat ?? 0;
    const turn = () => turnOf(race.view(state, seat), seat, rngFrom('turn'), { budget: {} });
    const asked: number[] = [];
    const heard: Judge<RaceView> = {
      valueOf(view, each) {
        asked.push(each);
        return judge.valueOf(view, each);
      },
    };
    expect(await bot.choose(race, turn())).toEqual(await craft.player(heard, 1).choose(race, turn()));
    expect(asked.length).toBeGreaterThan(0);
  });

  test('does not think longer than it may', async () => {
    const bot = learnedBot(craft, async () => weightsFor());
    await bot.load?.();
    const state: RaceState = race.setup({}, 2, 'time');
    for (let open = race.first(state); open !== undefined && state.round < 2; open = race.first(state))
      race.apply(state, open.seat, race.sample(state, open, rngFrom('time')));
    const seat = race.first(state)?.seat ?? 0;
    const begun = performance.now();
    await bot.choose(race, turnOf(race.view(state, seat), seat, rngFrom('t'), { budget: { playouts: 1 } }));
    expect(performance.now() - begun).toBeLessThan(200);
  });

  test('is told the same, whatever it does not see', () => {
    const network = freshNetwork(craft.inputs, 4, rngFrom('peek'));
    const judge = judgeBy(craft, network);
    const state = race.setup({}, 3, 'peek');
    for (let i = 0; i < 60; i++) race.playOn(state, rngFrom(`peek/${i}`));
    const view = race.view(state, 1);
    const value = judge.valueOf(view, 1);
    for (let i = 0; i < 5; i++) {
      const imagined = race.fill(view, rngFrom(`other/${i}`));
      expect(judge.valueOf(race.view(imagined, 1), 1)).toBe(value);
    }
  });

  test('wins against random', { timeout: 120_000 }, async () => {
    const bot = await findBot(race.id, 'learned')?.load();
    if (bot === undefined) throw new Error('no learned bot');
    const { standings } = await arena(race, [bot, random], {
      games: 6,
      seed: 'random',
      budget: { playouts: 60 },
    });
    expect(standings[0]?.wins).toBeGreaterThanOrEqual(5);
  });
});

test('a result counts the win, and by how much', () => {
  const standing = (seat: number, place: number, score: number) => ({
    seat,
    place,
    score,
    tiebreak: [],
    breakdown: [],
  });
  const won = { standings: [standing(1, 1, 40), standing(0, 2, 30)] };
  expect(resultOf(won, 1, 10)).toBeCloseTo(0.5 + 0.5 / (1 + Math.exp(-1)));
  expect(resultOf(won, 0, 10)).toBeCloseTo(0.5 - 0.5 / (1 + Math.exp(-1)));
  const shared = { standings: [standing(0, 1, 30), standing(1, 1, 30)] };
  expect(resultOf(shared, 0, 10)).toBe(0.5);
  expect(resultOf({ ...won, lost: { key: 'lost' } }, 1, 10)).toBe(0);
});

test('what a judge of smaller tables thinks of a position is not learned', { timeout: 60_000 }, async () => {
  const network = freshNetwork(craft.inputs, 4, rngFrom('believed'));
  const targetsWith = async (made: readonly number[]) => {
    const judges = [storedNetwork(network, about(made))];
    const lesson = { game: race.id, seats: [3], seed: 's', judges, effort: 0.05, from: 0, to: 1, earlier: 0 };
    const done = await work({ lesson });
    if (!('samples' in done)) throw new Error('no samples');
    return new Set(done.samples.targets);
  };
  // The results of three seats, and nothing else.
  expect((await targetsWith([2])).size).toBeLessThanOrEqual(3);
  expect((await targetsWith([2, 3])).size).toBeGreaterThan(3);
});

test('the same seed gives the same games to learn from', { timeout: 60_000 }, async () => {
  const lesson = {
    game: race.id,
    seats: [2],
    seed: 's',
    judges: [],
    effort: 0.1,
    from: 3,
    to: 5,
    earlier: 0,
  };
  const once = async () => {
    const done = await work({ lesson });
    if (!('samples' in done)) throw new Error('no samples');
    return done.samples;
  };
  const samples = await once();
  expect(samples.games).toBe(2);
  expect(samples.targets.length).toBeGreaterThan(20);
  expect([...samples.targets].every((target) => target >= 0 && target <= 1)).toBe(true);
  expect(Math.max(...samples.places)).toBeLessThan(craft.inputs);
  expect(await once()).toEqual(samples);
});
