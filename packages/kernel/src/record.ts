/** The record: a whole game as a file. Options, seed and answers say everything; a checksum says that nothing was changed. */
import type { Core, Seat } from './agenda.ts';
import { canonical, isRecord, type Plain } from './data.ts';
import type { Game } from './game.ts';
import type { Move } from './history.ts';
import { jsonFault } from './json.ts';
import { type Message, msg } from './message.ts';
import { rngFrom } from './random.ts';
import { sha256 } from './sha256.ts';

export const RECORD_FORMAT = 'orrery-record-1';

/** A moment at which what a seat could not know was dealt anew: where a branch left the game it came from. */
export interface NewDeal {
  /** How many answers had been given. */
  readonly at: number;
  /** Whose knowledge was kept. */
  readonly viewer: Seat;
  readonly seed: string;
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: { readonly [id: string]: Plain };
  /** Names of the seats, clockwise. */
  readonly seats: readonly string[];
  readonly seed: string;
  readonly answers: readonly Move[];
  /** Absent in a game that was played from its beginning. */
  readonly anew?: readonly NewDeal[];
}

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

const isNewDeal = (value: unknown): value is NewDeal =>
  isRecord(value) &&
  Object.keys(value).length === 3 &&
  Number.isInteger(value.at) &&
  Number.isInteger(value.viewer) &&
  typeof value.seed === 'string';

const isText = (value: unknown): boolean => typeof value === 'string';

/** The fields of a record and what each must be; anything else is refused. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  format: (value) => value === RECORD_FORMAT,
  game: isText,
  rules: (value) => Number.isInteger(value),
  options: isRecord,
  seats: (value) => Array.isArray(value) && value.every(isText),
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

/** A game replayed: the state after each number of answers, or what cannot be replayed. */
export interface Replay<S> {
  readonly state: S;
  /** How many answers have been applied. */
  readonly at: number;
}

/** Whether this game can play the record, before any answer is looked at. */
export function checkRecord<S extends Core>(game: Game<S>, record: GameRecord): RecordError | undefined {
  if (record.game !== game.id) return msg('kernel.record.game', { game: record.game });
  if (record.rules !== game.version) return msg('kernel.record.rules', { rules: record.rules });
  const isFitting = ({ at, viewer }: NewDeal): boolean =>
    at >= 0 && at <= record.answers.length && viewer >= 0 && viewer < record.seats.length;
  if (record.anew?.every(isFitting) === false) return msg('kernel.record.field', { field: 'anew' });
  return game.checkSetup(record.options, record.seats.length);
}

/** The state from which the game went on after `at` answers: another one where it was dealt anew just then. */
export const dealtAnew = <S extends Core>(game: Game<S>, state: S, record: GameRecord, at: number): S =>
  (record.anew ?? [])
    .filter((deal) => deal.at === at)
    .reduce((dealt, { viewer, seed }) => game.fill(game.view(dealt, viewer), rngFrom(seed)), state);

/** Replays the record's first `count` answers; every one is checked, so a doctored record is found out at its place. */
export function replay<S extends Core>(
  game: Game<S>,
  record: GameRecord,
  count = record.answers.length,
  visit?: (state: S, move: Move, at: number) => void,
): Replay<S> | { readonly error: RecordError } {
  const error = checkRecord(game, record);
  if (error !== undefined) return { error };
  let state = game.setup(record.options, record.seats.length, record.seed);
  for (const [index, move] of record.answers.slice(0, count).entries()) {
    state = dealtAnew(game, state, record, index);
    const result = game.read(state, move.seat, move.answer);
    if ('refusal' in result)
      return { error: msg('kernel.record.answer', { at: index + 1, reason: result.refusal }) };
    game.apply(state, move.seat, result.answer);
    visit?.(state, move, index + 1);
  }
  const at = Math.min(count, record.answers.length);
  return { state: dealtAnew(game, state, record, at), at };
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
