/**
 * Whether a bot answers by what it is sent and by nothing else. It is asked in two worlds that its seat cannot tell apart:
 * where the answers differ, it has seen what it may not see, or remembers what another seat has seen.
 */
import { type Core, type Game, oneOfAtRandom, rngFrom, type Seat } from '@orrery/kernel';
import { type GameTesting, likeWorld, type Setup } from '@orrery/kernel/testing';
import type { Bot } from '../../src/index.ts';
import { type Asked, BotPool, serveBots } from '../../src/workers/index.ts';

/** One game with what the harness must know about it. */
export interface Table {
  readonly game: Game;
  readonly testing: GameTesting<Core>;
  readonly setup: Setup;
}

/** The world in which is asked: no bot is sent it, and a bot that looks at it all the same must be found out. */
export const world: { state: Core | undefined } = { state: undefined };

export interface Peeking {
  readonly asked: number;
  /** What is wrong, in words; at most one for a position. */
  readonly faults: readonly string[];
}

/** One worker with this bot alone. What it is told is written down and read again, as between threads. */
function workerWith(table: Table, bot: Bot, failed: (text: string) => void): BotPool {
  const source = { game: () => Promise.resolve(table.game), bot: () => Promise.resolve(bot) };
  return new BotPool({
    start: (heard) => {
      const hear = serveBots(heard, source);
      return { send: (message) => hear(JSON.parse(JSON.stringify(message))), end: () => undefined };
    },
    workers: 1,
    report: ({ text }) => failed(text),
  });
}

/** Positions of a random game in which somebody must choose: about one in so many. */
function* positionsOf({ game, setup }: Table, seed: string, every: number): Generator<[Core, Seat]> {
  const rng = rngFrom(`positions/${seed}`);
  const state = game.setup(setup.options, setup.seats, seed);
  for (let answers = 0; game.first(state) !== undefined; answers++) {
    const open = oneOfAtRandom(rng, game.open(state));
    if (answers % every === 0) yield [game.clone(state), open.seat];
    game.apply(state, open.seat, game.sample(state, open, rng));
  }
}

export async function peekingOf(table: Table, bot: Bot, seed: string, every: number): Promise<Peeking> {
  const { game, testing } = table;
  const faults: string[] = [];
  let asked = 0;
  const pool = workerWith(table, bot, (text) => faults.push(text));
  const askIn = async (state: Core, seat: Seat): Promise<string> => {
    world.state = state;
    const question = (of: Seat): Asked => ({
      game: game.id,
      bot: bot.id,
      view: game.view(state, of),
      seat: of,
      budget: { playouts: 24 },
      seed: `${seed}/${of}`,
    });
    // The others think in the same worker first: what they have seen must be of no use to anybody else.
    for (const open of game.open(state)) if (open.seat !== seat) await pool.think(question(open.seat));
    return JSON.stringify(await pool.think(question(seat)));
  };
  for (const [state, seat] of positionsOf(table, seed, every)) {
    asked += 1;
    const here = await askIn(state, seat);
    const there = await askIn(likeWorld(game, testing, state, seat, rngFrom(`${seed}/${asked}`)), seat);
    if (here !== there)
      faults.push(
        `after ${asked} positions seat ${seat} answers ${here}, and ${there} where the unseen differs`,
      );
  }
  await pool.close();
  return { asked, faults };
}
