/** Playing a record: whether a game can, the whole way or a part of it, and going on from there. */
import type { Core } from './agenda.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { answered, beginHistory, type History, type Keeping, type Noted } from './history.ts';
import { msg } from './message.ts';
import type { Move } from './moves.ts';
import type { NewDeal } from './new-deal.ts';
import type { GameRecord, RecordError } from './record-file.ts';

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
