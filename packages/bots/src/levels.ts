/** Who plays at each of the levels that people choose their opponents from. */
import type { Core } from '@orrery/kernel';
import type { Bot } from './bot.ts';
import { botName, type Level } from './text/names.ts';

/**
 * Who plays a game at each level. The weaker ones err as people do: they look less far ahead, or make too much of one thing
 * and too little of another. None of them leaves a move to chance.
 */
export type Levels<S extends Core, V extends object> = Readonly<Record<Level, Bot<S, V>>>;

type Player<S extends Core, V extends object> = Pick<Bot<S, V>, 'choose' | 'load'>;

/** Gives the players of a game the names of their levels. */
export function levelsFrom<S extends Core, V extends object>(
  players: Readonly<Record<Level, Player<S, V>>>,
): Levels<S, V> {
  const at = (level: Level): Bot<S, V> => {
    const { choose, load } = players[level];
    return { id: level, name: botName(level), choose, ...(load === undefined ? {} : { load }) };
  };
  return { newcomer: at('newcomer'), casual: at('casual'), strong: at('strong'), master: at('master') };
}
