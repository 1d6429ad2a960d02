import { botNames } from '@orrery/bots/text';
import { checkRecord, type GameRecord, readRecord } from '@orrery/kernel';
import type { Context } from './command.ts';
import { Failure } from './failure.ts';
import { readText } from './files.ts';
import { type OpenedGame, openGame } from './games.ts';
import type { Words } from './words.ts';

/** A record's file, read and checked, with the game it is of; complains in words about what is wrong with it. */
export async function openRecord(context: Context, file: string): Promise<[OpenedGame, GameRecord]> {
  const read = readRecord(readText(file));
  if ('error' in read) throw new Failure(read.error);
  const { record } = read;
  const opened = await openGame(context, record.game, record.rules);
  const error = checkRecord(opened.game, record);
  if (error !== undefined) throw new Failure(error);
  return [opened, record];
}

/** What the seats of a record are called: people as they are written there, bots as everywhere. */
export function seatNames({ seats, bots }: GameRecord, words: Words): string[] {
  const names = botNames(seats.map((_, seat) => bots?.[seat]));
  return seats.map((seat, i) => {
    const name = names[i];
    return name === undefined ? seat : words.format(name);
  });
}
