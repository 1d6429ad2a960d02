/** @orrery/kernel: what every game shares. */

export * from './agenda.ts';
export { USUAL } from './bag.ts';
export * from './conformance.ts';
export { ownPart } from './core-view.ts';
export * from './data.ts';
export * from './deal.ts';
export * from './define-game.ts';
export * from './events.ts';
export * from './game.ts';
export {
  type Applied,
  answered,
  beginHistory,
  branched,
  type History,
  type HistoryChange,
  historyFrom,
  type Keeping,
  keptHistory,
  type MoveWithEvents,
  type Noted,
  type NotedMove,
  passesBarrier,
  rewound,
  stateAt,
} from './history.ts';
export * from './message.ts';
export * from './moves.ts';
export type { NewDeal } from './new-deal.ts';
export * from './options.ts';
export * from './outcome.ts';
export * from './plan.ts';
export * from './question.ts';
export * from './random.ts';
export { branch, checkRecord, type Replayed, replay, replayHistory } from './record.ts';
export {
  type GameRecord,
  RECORD_FORMAT,
  type RecordError,
  readRecord,
  recordedBots,
  writeRecord,
} from './record-file.ts';
export * from './run.ts';
export * from './sha256.ts';
export {
  cardsLeft,
  discard,
  discardOwn,
  drawInto,
  hasSeen,
  pileOf,
  removeCard,
  SEEN_BY_NOBODY,
  type Supply,
  type SupplyRules,
  seenByAll,
  seenBySeat,
  takeFromDeck,
} from './supply.ts';
export * from './take-back.ts';
