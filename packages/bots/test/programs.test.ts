/** Foreign programs in seats of an arena, and our bots as programs. */
import { fileURLToPath } from 'node:url';
import { rngFrom } from '@orrery/kernel';
import { reference } from '@orrery/reference';
import { afterEach, describe, expect, test } from 'vitest';
import { findEntrant, random, turnOf } from '../src/index.ts';
import { replyTo } from '../src/node/answering.ts';
import { isProgram, type ProgramBot, programBot } from '../src/node/program.ts';
import { withPrograms } from '../src/node/programs.ts';
import { arenaOn, BotPool, type Replaced } from '../src/workers/index.ts';

const file = fileURLToPath(new URL('./support/program.js', import.meta.url));
const command = (how: string, after = 0): string => `exec:"${process.execPath}" "${file}" ${how} ${after}`;

const state = reference.setup({}, 2, 'programs');
const seat = reference.first(state)?.seat ?? 0;
const turn = (milliseconds = 5_000) =>
  turnOf(reference.view(state, seat), seat, rngFrom('programs'), { budget: { milliseconds } });

const begun: ProgramBot[] = [];
afterEach(() => {
  for (const bot of begun.splice(0)) bot.end();
});

function start(how: string, after = 0, patience = 1_000) {
  const told: Replaced[] = [];
  const bot = programBot('reference', command(how, after), { report: (one) => told.push(one), patience });
  begun.push(bot);
  return { bot, told };
}

describe('a program in the seat of a bot', () => {
  test('is known by the beginning of its name', () => {
    expect(isProgram(command('well'))).toBe(true);
    expect(isProgram('exec:')).toBe(false);
    expect(isProgram('master')).toBe(false);
  });

  test('answers a turn', async () => {
    const { bot, told } = start('well');
    const answer = await bot.choose(reference, turn());
    expect(reference.check(state, seat, answer)).toBeUndefined();
    expect(told).toEqual([]);
  });

  test.each([
    ['chatters', 'refused'],
    ['cheats', 'refused'],
    ['dies', 'ended'],
  ])('that %s is replaced for that answer, and that is told', async (how, why) => {
    const { bot, told } = start(how, 1);
    await bot.choose(reference, turn());
    expect(told).toEqual([]);
    const answer = await bot.choose(reference, turn());
    expect(reference.check(state, seat, answer)).toBeUndefined();
    expect(told).toMatchObject([{ game: 'reference', why, spare: 'random' }]);
  });

  test('that hangs is replaced when its time is over, ended, and started again', async () => {
    const { bot, told } = start('hangs', 1, 100);
    await bot.choose(reference, turn());
    const began = performance.now();
    await bot.choose(reference, turn(50));
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(told).toMatchObject([{ why: 'late', spare: 'random' }]);
    await bot.choose(reference, turn());
    expect(told).toHaveLength(1);
  });

  test('that never answers is not started for ever', async () => {
    const { bot, told } = start('dies');
    for (let i = 0; i < 5; i++) await bot.choose(reference, turn());
    expect(told.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 3 }, () => 'the program ended (3)'),
      ...Array.from({ length: 2 }, () => 'the program ended too often'),
    ]);
  });

  test('that is not there is replaced', async () => {
    const told: Replaced[] = [];
    const bot = programBot('reference', 'exec:no-such-program-here 2>&-', {
      report: (one) => told.push(one),
    });
    begun.push(bot);
    await bot.choose(reference, turn());
    expect(told).toMatchObject([{ why: 'ended' }]);
  });

  test('plays an arena to its end, whatever it does', { timeout: 60_000 }, async () => {
    const told: Replaced[] = [];
    const report = (one: Replaced): void => void told.push(one);
    const pool = new BotPool({ start: withPrograms({ report, patience: 200 }), workers: 2, report });
    const bots = [command('well'), command('cheats', 5), 'random'];
    const share = { game: 'reference', bots, options: {}, seed: 's', budget: { milliseconds: 1_000 } };
    const { games, standings } = await arenaOn(pool, { ...share, games: 6 });
    await pool.close();
    expect(games).toBe(6);
    expect(standings.map(({ bot }) => bot)).toEqual(bots);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ bot, why }) => bot === bots[1] && why === 'refused')).toBe(true);
  });
});

describe('a bot as a program', () => {
  const line = (more: object = {}): string =>
    JSON.stringify({ id: 7, seat, view: reference.view(state, seat), seed: 'x', ...more });

  test('answers a line as it answers a turn', async () => {
    const reply = await replyTo(reference, random, line({ budget: { milliseconds: 50 } }), false);
    const answer = random.choose(reference, turnOf(reference.view(state, seat), seat, rngFrom('x')));
    expect(reply).toMatchObject({ id: 7, answer, thoughts: { milliseconds: expect.any(Number) } });
  });

  test('says what it thinks where that is asked for', async () => {
    const { raceForTheGalaxy: race } = await import('@orrery/race-for-the-galaxy');
    const bot = await findEntrant('race-for-the-galaxy', 'newcomer')?.load();
    if (bot === undefined) throw new Error('no bot');
    let position = race.setup({}, 2, 'thoughts');
    for (let open = race.first(position); open?.ask.do === 'setup.discard'; open = race.first(position)) {
      position = race.clone(position);
      race.apply(position, open.seat, race.sample(position, open, rngFrom('x')));
    }
    const asked = JSON.stringify({ id: 1, seat: 0, view: race.view(position, 0), seed: 'x' });
    const reply = await replyTo(race, bot, asked, true);
    if (!('answer' in reply)) throw new Error(reply.error);
    const [best] = reply.thoughts?.candidates ?? [];
    expect(best?.chances).toHaveLength(2);
    expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
  });

  test.each([
    ['no JSON', 'hello', null, 'no line of JSON'],
    ['no view', JSON.stringify({ id: 1, seat: 0 }), 1, 'there is no view'],
    ['another game', line({ game: 'chess' }), 7, 'this is reference'],
    ['other rules', line({ rules: 99 }), 7, 'these are rules'],
    ['a view of nothing', JSON.stringify({ id: 2, seat: 0, view: { deciding: [], chosen: [] } }), 2, ''],
  ])('says what is wrong with a line that has %s', async (_what, text, id, error) => {
    expect(await replyTo(reference, random, text, false)).toEqual({
      id,
      error: expect.stringContaining(error),
    });
  });
});
