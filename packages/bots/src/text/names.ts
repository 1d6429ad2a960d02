/** What bots are called: one name for each kind of bot, the same on every screen and in every program. */
import { type Message, msg } from '@orrery/kernel';

/** The levels that people choose their opponents from: the same in every game, the weakest first. */
export const LEVELS = ['newcomer', 'casual', 'strong', 'master'] as const;

export type Level = (typeof LEVELS)[number];

/** A level by itself, where it is chosen. */
export const levelName = (level: Level): Message => msg(`bots.level.${level}`);

/** What may be expected of a bot of that level. */
export const levelNote = (level: Level): Message => msg(`bots.levelNote.${level}`);

export const isLevel = (id: string): id is Level => LEVELS.some((level) => level === id);

const names: Readonly<Record<string, Message>> = {
  newcomer: msg('bots.name.newcomer'),
  casual: msg('bots.name.casual'),
  strong: msg('bots.name.strong'),
  master: msg('bots.name.master'),
  learned: msg('bots.name.learned'),
  greedy: msg('bots.name.greedy'),
  random: msg('bots.name.random'),
};

/** The name of a kind of bot; one that this program does not have is just a bot. */
export const botName = (id: string): Message => (Object.hasOwn(names, id) ? (names[id] ?? OTHER) : OTHER);

const OTHER = msg('bots.name.other');

/**
 * What the bots at a table are called, seat by seat, given by their ids; undefined where no bot sits. Bots of one kind
 * are numbered only where there are several.
 */
export function botNames(bots: readonly (string | null | undefined)[]): (Message | undefined)[] {
  return bots.map((id, seat) => {
    if (id === null || id === undefined) return undefined;
    const name = botName(id);
    const alike = bots.map((other) => other !== null && other !== undefined && botName(other) === name);
    if (alike.filter(Boolean).length === 1) return name;
    return msg('bots.name.numbered', { name, number: alike.slice(0, seat + 1).filter(Boolean).length });
  });
}
