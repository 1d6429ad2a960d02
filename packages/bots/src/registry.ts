import type { Message } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { botName, LEVELS, type Level } from './text/names.ts';

/** A bot that can be had, without loading it. */
export interface BotEntry {
  readonly id: string;
  readonly name: Message;
  /** The games it plays, by id; absent when it plays all of them. */
  readonly games?: readonly string[];
  /** The bot with everything it needs, which is fetched once. */
  load(): Promise<Bot>;
}

/** Loads a bot and what it needs; once, unless that failed. */
export function loadedOnce(load: () => Promise<Bot>): () => Promise<Bot> {
  let loading: Promise<Bot> | undefined;
  const fetchAll = async (): Promise<Bot> => {
    try {
      const bot = await load();
      await bot.load?.();
      return bot;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return () => {
    loading ??= fetchAll();
    return loading;
  };
}

const entry = (id: string, game: string | undefined, load: () => Promise<Bot>): BotEntry => ({
  id,
  name: botName(id),
  ...(game === undefined ? {} : { games: [game] }),
  load: loadedOnce(load),
});

/** Who plays a game at each level. A new game with bots of its own is one row. */
const levels: Readonly<Record<string, (level: Level) => Promise<Bot>>> = {
  'gaia-project': async (level) => (await import('./gaia-project/levels.ts')).levels[level],
  'race-for-the-galaxy': async (level) => (await import('./race-for-the-galaxy/levels.ts')).levels[level],
  'terraforming-mars': async (level) => (await import('./terraforming-mars/levels.ts')).levels[level],
};

/** The levels of every game, the weakest first. */
const offered: readonly BotEntry[] = Object.entries(levels).flatMap(([game, load]) =>
  LEVELS.map((level) => entry(level, game, () => load(level))),
);

const byChance = entry('random', undefined, async () => (await import('./random.ts')).random);

/**
 * Bots that were offered before there were levels. Tables, records and programs name them, so they play on as they did;
 * greedy answers for bots that fail, too.
 */
const earlier: readonly BotEntry[] = [
  entry(
    'learned',
    'race-for-the-galaxy',
    async () => (await import('./race-for-the-galaxy/learned.ts')).learned,
  ),
  entry('greedy', 'gaia-project', async () => (await import('./gaia-project/greedy.ts')).greedy),
  entry(
    'greedy',
    'race-for-the-galaxy',
    async () => (await import('./race-for-the-galaxy/greedy.ts')).greedy,
  ),
  entry('greedy', 'terraforming-mars', async () => (await import('./terraforming-mars/greedy.ts')).greedy),
  byChance,
];

/** Bots that are kept unchanged, so that others can be measured against them. Nobody may play with one. */
const yardsticks: readonly BotEntry[] = [
  entry('greedy-1', 'gaia-project', async () => (await import('./greedy-1/gaia-project/greedy.ts')).greedy1),
  entry(
    'greedy-1',
    'race-for-the-galaxy',
    async () => (await import('./greedy-1/race-for-the-galaxy/greedy.ts')).greedy1,
  ),
  entry(
    'greedy-1',
    'terraforming-mars',
    async () => (await import('./greedy-1/terraforming-mars/greedy.ts')).greedy1,
  ),
];

const playing = (list: readonly BotEntry[], game: string): readonly BotEntry[] =>
  list.filter(({ games }) => games === undefined || games.includes(game));

/** The bots that people are offered for a game, the weakest first. */
export function botsFor(game: string): readonly BotEntry[] {
  const ofTheGame = playing(offered, game);
  return ofTheGame.length > 0 ? ofTheGame : [byChance];
}

/** The strongest bot for a game. */
export const strongestBot = (game: string): BotEntry => botsFor(game).at(-1) ?? byChance;

/** Whom somebody plays against who has not chosen: a casual bot where there are levels. */
export const usualBot = (game: string): BotEntry =>
  botsFor(game).find(({ id }) => id === USUAL_LEVEL) ?? byChance;

const USUAL_LEVEL: Level = 'casual';

/** The bots that may take a seat in an arena: those that people may play with, and the yardsticks. */
export const entrantsFor = (game: string): readonly BotEntry[] => [
  ...playing(offered, game),
  ...playing(earlier, game),
  ...playing(yardsticks, game),
];

/** The bot of that name that people may play the game with; also one that is not offered any more. */
export const findBot = (game: string, id: string): BotEntry | undefined =>
  [...botsFor(game), ...playing(earlier, game)].find((one) => one.id === id);

export const findEntrant = (game: string, id: string): BotEntry | undefined =>
  entrantsFor(game).find((one) => one.id === id);

/** Who answers in place of a bot that fails: quick ones, the better first. */
export const sparesFor = (game: string, failed: string): readonly string[] =>
  ['greedy', 'random'].filter((id) => id !== failed && findBot(game, id) !== undefined);
