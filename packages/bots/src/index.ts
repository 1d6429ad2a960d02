/** @orrery/bots: players made of code, and the arena in which they meet. */
export { hasAdvice } from './advisors.ts';
export {
  type ArenaGame,
  type ArenaResult,
  type ArenaSetting,
  arena,
  type BotResult,
  type Match,
  type MatchResult,
  playMatch,
  seating,
} from './arena.ts';
export {
  answerOfQuick,
  type Bot,
  type Budget,
  type QuickBot,
  type StopSignal,
  type Turn,
  turnOf,
  USUAL_BUDGET,
} from './bot.ts';
export { type Pairing, type Rating, ratingsOf } from './league.ts';
export { type Pace, paceOf } from './pace.ts';
export { random } from './random.ts';
export { MOST_ANSWERS, type PlayedGame, playRandomGame, type RandomGame } from './random-game.ts';
export {
  type BotEntry,
  botsFor,
  entrantsFor,
  findBot,
  findEntrant,
  strongestBot,
  usualBot,
} from './registry.ts';
export { type Simulation, type SimulationResult, simulate } from './simulate.ts';
export { type Share, Tally, wilson } from './statistics.ts';
