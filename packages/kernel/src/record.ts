/** The record: a whole game as a file. Options, seed and answers say everything; a checksum says that nothing was changed. */
import type { Core } from './agenda.ts';
import { canonical, isRecord, type Plain } from './data.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { answered, beginHistory, type History, type Keeping, type Noted } from './history.ts';
import { jsonFault } from './json.ts';
import { type Message, msg } from './message.ts';
import type { Move } from './moves.ts';
import type { NewDeal } from './new-deal.ts';
import { sha256 } from './sha256.ts';

export const RECORD_FORMAT = 'orrery-record-1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: { readonly [id: string]: Plain };
  /** Names of the seats, clockwise. */
  readonly seats: readonly string[];
  /** The kind of bot in each seat, null for a person; absent where only people play. Screens name bots themselves. */
  readonly bots?: readonly (string | null)[];
  readonly seed: string;
  readonly answers: readonly Move[];
  /** Absent in a game that was played from its beginning, and in which nobody went back to before something showed. */
  readonly anew?: readonly NewDeal[];
}

/** Who of the seats is a bot, as a record keeps it. */
export const recordedBots = (bots: readonly (string | null)[]): Pick<GameRecord, 'bots'> =>
  bots.every((bot) => bot === null) ? {} : { bots };

/** What is wrong with a file that claims to be a record, and where. */
export type RecordError = Message;

/**
 * The file of a record: canonical text, checksum included, one line. The replacement character is written as its escape,
 * so that where bytes that are no text were read as it, the text is not that of a record.
 */
export function writeRecord(record: GameRecord): string {
  const text = canonical({ ...record, check: checksum(record) });
  return `${text.replaceAll('\ufffd', '\\ufffd')}\n`;
}

const checksum = (record: GameRecord): string => sha256(canonical(record));

const isMove = (value: unknown): value is Move =>
  isRecord(value) &&
  Number.isInteger(value.seat) &&
  isRecord(value.answer) &&
  Number.isInteger(value.answer.question) &&
  Object.keys(value).length === 2 &&
  Object.keys(value.answer).length === 2 &&
  ['pick', 'picks', 'amounts'].some((shape) => isRecord(value.answer) && shape in value.answer);

const isText = (value: unknown): boolean => typeof value === 'string';

const isNewDeal = (value: unknown): value is NewDeal =>
  isRecord(value) &&
  Number.isInteger(value.at) &&
  ('nonce' in value
    ? Object.keys(value).length === 2 && isText(value.nonce)
    : Object.keys(value).length === 3 && Number.isInteger(value.viewer) && isText(value.seed));

/** The fields of a record and what each must be; anything else is refused. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  format: (value) => value === RECORD_FORMAT,
  game: isText,
  rules: (value) => Number.isInteger(value),
  options: isRecord,
  seats: (value) => Array.isArray(value) && value.every(isText),
  bots: (value) =>
    value === undefined ||
    (Array.isArray(value) && value.some(isText) && value.every((bot) => bot === null || isText(bot))),
  seed: isText,
  answers: (value) => Array.isArray(value) && value.every(isMove),
  anew: (value) =>
    value === undefined || (Array.isArray(value) && value.length > 0 && value.every(isNewDeal)),
  check: isText,
};

const isGameRecord = (value: Record<string, unknown>): value is Record<string, unknown> & GameRecord =>
  wrongField(value) === undefined;

function wrongField(value: Record<string, unknown>): string | undefined {
  const missing = Object.keys(FIELDS).find((field) => !FIELDS[field]?.(value[field]));
  return missing ?? Object.keys(value).find((field) => !Object.hasOwn(FIELDS, field));
}

/**
 * Reads a record's file. Only the exact canonical text is accepted, so that any changed byte is noticed, also one that
 * does not change the meaning.
 */
export function readRecord(text: string): { readonly record: GameRecord } | { readonly error: RecordError } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: msg('kernel.record.notJson', { at: jsonFault(text) }) };
  }
  if (!isRecord(value) || value.format !== RECORD_FORMAT) {
    const format = isRecord(value) && typeof value.format === 'string' ? value.format : '?';
    return { error: msg('kernel.record.foreign', { format }) };
  }
  if (!isGameRecord(value)) return { error: msg('kernel.record.field', { field: wrongField(value) ?? '?' }) };
  const { check, ...rest } = value;
  const record: GameRecord = rest;
  if (check !== checksum(record)) return { error: msg('kernel.record.checksum') };
  const exact = writeRecord(record);
  if (exact !== text) return { error: msg('kernel.record.notCanonical', { at: firstChange(exact, text) }) };
  return { record };
}

function firstChange(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** Whether this game can play the record, before any answer is looked at. */
export function checkRecord<S extends Core>(game: Game<S>, record: GameRecord): RecordError | undefined {
  if (record.game !== game.id) return msg('kernel.record.game', { game: record.game });
  if (record.rules !== game.version) return msg('kernel.record.rules', { rules: record.rules });
  const isFitting = (deal: NewDeal): boolean =>
    deal.at >= 0 &&
    deal.at <= record.answers.length &&
    ('nonce' in deal || (deal.viewer >= 0 && deal.viewer < record.seats.length));
  if (record.anew?.every(isFitting) === false) return msg('kernel.record.field', { field: 'anew' });
  if (record.bots !== undefined && record.bots.length !== record.seats.length)
    return msg('kernel.record.field', { field: 'bots' });
  return game.checkSetup(record.options, record.seats.length);
}

/** A record played again: its history, and what happened before the first question. */
export interface Replayed<S extends Core, N extends object> {
  readonly history: History<S, N>;
  readonly opening: readonly GameEvent[];
}

/** Plays a record's first `count` answers; every one is checked, so a doctored record is found out at its place. */
export function replayHistory<S extends Core, N extends object>(
  game: Game<S>,
  record: GameRecord,
  noted: Noted<S, N>,
  { count = record.answers.length, keeping }: { readonly count?: number; readonly keeping?: Keeping } = {},
): Replayed<S, N> | { readonly error: RecordError } {
  const error = checkRecord(game, record);
  if (error !== undefined) return { error };
  const opening: GameEvent[] = [];
  const state = game
    .with({ emit: (event) => opening.push(event) })
    .setup(record.options, record.seats.length, record.seed);
  const deals = record.anew ?? [];
  let history = beginHistory<S, N>(game, state, keeping === undefined ? { deals } : { deals, keeping });
  for (const [index, { seat, answer }] of record.answers.slice(0, count).entries()) {
    const result = game.read(history.state, seat, answer);
    if ('refusal' in result)
      return { error: msg('kernel.record.answer', { at: index + 1, reason: result.refusal }) };
    history = answered(history, seat, [result.answer], noted).history;
  }
  return { history, opening };
}

/** The state after the record's first `count` answers, and how many there were. */
export function replay<S extends Core>(
  game: Game<S>,
  record: GameRecord,
  count = record.answers.length,
  visit?: (state: S, move: Move, at: number) => void,
): { readonly state: S; readonly at: number } | { readonly error: RecordError } {
  let at = 0;
  const visited: Noted<S, object> = (move, { state }) => {
    at += 1;
    visit?.(state, { seat: move.seat, answer: move.answer }, at);
    return move;
  };
  const replayed = replayHistory(game, record, visited, { count });
  return 'error' in replayed ? replayed : { state: replayed.history.state, at };
}

/** The record of a game that goes another way after `count` answers. */
export function branch(
  { anew = [], ...record }: GameRecord,
  count: number,
  ...answers: readonly Move[]
): GameRecord {
  const kept = anew.filter(({ at }) => at <= count);
  return {
    ...record,
    answers: [...record.answers.slice(0, count), ...answers],
    ...(kept.length === 0 ? {} : { anew: kept }),
  };
}
