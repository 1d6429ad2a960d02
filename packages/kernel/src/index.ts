/** @orrery/kernel: what every game shares. */
export * from './agenda.ts';
export { USUAL } from './bag.ts';
export * from './conformance.ts';
export * from './data.ts';
export * from './deal.ts';
export * from './define-game.ts';
export * from './events.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './history.ts';
export * from './message.ts';
export * from './options.ts';
export * from './outcome.ts';
export * from './panels.ts';
export * from './plan.ts';
export * from './question.ts';
export * from './random.ts';
export {
  branch,
  checkRecord,
  dealtAnew,
  type GameRecord,
  type NewDeal,
  RECORD_FORMAT,
  type RecordError,
  type Replay,
  readRecord,
  replay,
  writeRecord,
} from './record.ts';
export * from './run.ts';
export * from './sha256.ts';
