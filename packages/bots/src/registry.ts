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
    id: 'learned',
    name: botName('learned'),
    games: ['race-for-the-galaxy'],
    load: loadedOnce(async () => (await import('./race-for-the-galaxy/learned.ts')).learned),
  },
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

/** Bots that are kept unchanged, so that others can be measured against them. Nobody is offered one at a table. */
const yardsticks: readonly BotEntry[] = [
  {
    id: 'greedy-1',
    name: botName('greedy-1'),
    games: ['gaia-project'],
    load: loadedOnce(async () => (await import('./greedy-1/gaia-project/greedy.ts')).greedy1),
  },
  {
    id: 'greedy-1',
    name: botName('greedy-1'),
    games: ['race-for-the-galaxy'],
    load: loadedOnce(async () => (await import('./greedy-1/race-for-the-galaxy/greedy.ts')).greedy1),
  },
  {
    id: 'greedy-1',
    name: botName('greedy-1'),
    games: ['terraforming-mars'],
    load: loadedOnce(async () => (await import('./greedy-1/terraforming-mars/greedy.ts')).greedy1),
  },
];

const playing = (list: readonly BotEntry[], game: string): readonly BotEntry[] =>
  list.filter((entry) => entry.games === undefined || entry.games.includes(game));

/** The bots that people may play a game with, the strongest first. */
export const botsFor = (game: string): readonly BotEntry[] => playing(entries, game);

/** The bot of that name that people may play the game with. */
export const findBot = (game: string, id: string): BotEntry | undefined =>
  botsFor(game).find((entry) => entry.id === id);

/** The bots that may enter an arena: those that people play with, and the yardsticks. */
export const entrantsFor = (game: string): readonly BotEntry[] => [
  ...botsFor(game),
  ...playing(yardsticks, game),
];

export const findEntrant = (game: string, id: string): BotEntry | undefined =>
  entrantsFor(game).find((entry) => entry.id === id);

/** Who answers in place of a bot that fails: quick ones, the better first. */
export const sparesFor = (game: string, failed: string): readonly string[] =>
  ['greedy', 'random'].filter((id) => id !== failed && findBot(game, id) !== undefined);
