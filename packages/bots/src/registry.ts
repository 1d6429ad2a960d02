import type { Message } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { botName } from './text/names.ts';

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

/** Every bot, the strongest first. A new bot is one row. */
const entries: readonly BotEntry[] = [
  {
    id: 'greedy',
    name: botName('greedy'),
    games: ['gaia-project'],
    load: loadedOnce(async () => (await import('./gaia-project/greedy.ts')).greedy),
  },
  {
    id: 'greedy',
    name: botName('greedy'),
    games: ['race-for-the-galaxy'],
    load: loadedOnce(async () => (await import('./race-for-the-galaxy/greedy.ts')).greedy),
  },
  {
    id: 'greedy',
    name: botName('greedy'),
    games: ['terraforming-mars'],
    load: loadedOnce(async () => (await import('./terraforming-mars/greedy.ts')).greedy),
  },
  {
    id: 'random',
    name: botName('random'),
    load: loadedOnce(async () => (await import('./random.ts')).random),
  },
];

/** The bots that play a game, the strongest first. */
export const botsFor = (game: string): readonly BotEntry[] =>
  entries.filter((entry) => entry.games === undefined || entry.games.includes(game));

/** The bot of that name that plays the game. */
export const findBot = (game: string, id: string): BotEntry | undefined =>
  botsFor(game).find((entry) => entry.id === id);

/** Who answers in place of a bot that fails: quick ones, the better first. */
export const sparesFor = (game: string, failed: string): readonly string[] =>
  ['greedy', 'random'].filter((id) => id !== failed && findBot(game, id) !== undefined);
