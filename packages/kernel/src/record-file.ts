/** The record: a whole game as a file. Options, seed and answers say everything; a checksum says that nothing was changed. */
import { canonical, isRecord, type Plain } from './data.ts';
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
