/** Games by name, and what people type about them. */

import { findGame, findRules, games, type LoadedGame } from '@orrery/catalog';
import { type Game, isRecord, type OptionField, type Plain, readOptions } from '@orrery/kernel';
import type { Context } from './command.ts';
import { exit, Failure, misuse } from './failure.ts';
import { type Words, wordsIn } from './words.ts';

/** A game that has been loaded, with a context that knows its words. */
export interface OpenedGame {
  readonly loaded: LoadedGame;
  readonly game: Game;
  readonly context: Context;
  readonly words: Words;
}

/** A game by the rules of today, or by earlier ones where they are named and were kept. */
export async function openGame(context: Context, id: string, rules?: number): Promise<OpenedGame> {
  const listed = findGame(id);
  if (listed === undefined) {
    const known = context.words.list(games.map((each) => each.id));
    throw misuse('cli.usage.unknownGame', { game: id, known });
  }
  const kept = rules === undefined ? undefined : findRules(id, rules);
  const loaded = await (kept ?? listed).load();
  const words = wordsIn(context.words.language, loaded);
  return { loaded, game: loaded.game, context: { ...context, words }, words };
}

const yes = ['true', 'yes', 'on', '1'];
const no = ['false', 'no', 'off', '0'];

function optionValue(field: OptionField | undefined, text: string): Plain {
  if (field?.kind === 'toggle' && yes.includes(text)) return true;
  if (field?.kind === 'toggle' && no.includes(text)) return false;
  return field?.kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Options typed as `name=value`, complete with defaults; complains in the game's words. */
export function gameOptions(
  game: Game,
  seats: number,
  texts: readonly string[] = [],
): Readonly<Record<string, Plain>> {
  const given: Record<string, Plain> = {};
  for (const text of texts.filter((each) => each !== '')) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) throw misuse('cli.usage.option', { got: text });
    given[name] = optionValue(Object.hasOwn(game.options, name) ? game.options[name] : undefined, value);
  }
  const refusal = game.checkSetup(given, seats);
  if (refusal !== undefined) throw new Failure(refusal, exit.usage);
  const read = readOptions(game.options, seats, given);
  return 'options' in read && isRecord(read.options) ? read.options : given;
}
