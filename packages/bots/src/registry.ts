import type { Message } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { botName } from './text/names.ts';

/** A bot that can be had, without loading it. */
export interface BotEntry {
  readonly id: string;
  readonly name: Message;
  /** The games it plays, by id; absent when it plays all of them. */
  readonly games?: readonly string[];
  load(): Promise<Bot>;
}

/** Every bot, the strongest first. A new bot is one row. */
const entries: readonly BotEntry[] = [
  {
    id: 'greedy',
    name: botName('greedy'),
    games: ['gaia-project'],
    load: async () => (await import('./gaia-project/greedy.ts')).greedy,
  },
  {
    id: 'greedy',
    name: botName('greedy'),
    games: ['race-for-the-galaxy'],
    load: async () => (await import('./race-for-the-galaxy/greedy.ts')).greedy,
  },
  {
    id: 'greedy',
    name: botName('greedy'),
    games: ['terraforming-mars'],
    load: async () => (await import('./terraforming-mars/greedy.ts')).greedy,
  },
  {
    id: 'random',
    name: botName('random'),
    load: async () => (await import('./random.ts')).random,
  },
];

/** The bots that play a game, the strongest first. */
export const botsFor = (game: string): readonly BotEntry[] =>
  entries.filter((entry) => entry.games === undefined || entry.games.includes(game));

/** The bot of that name that plays the game. */
export const findBot = (game: string, id: string): BotEntry | undefined =>
  botsFor(game).find((entry) => entry.id === id);
