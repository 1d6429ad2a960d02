/** Trying an answer: the rest of the round is played in the mind, and what comes of it is judged. */
import type { Answer, CoreView, Rng, Seat } from '@orrery/kernel';
import type { CardId, RaceState, RaceView } from '@orrery/race-for-the-galaxy';
import { answerAtOnce } from './answers.ts';
import { worthOfChoosing } from './discards.ts';
import { outcomeWorth, positionWorth } from './evaluation.ts';
import { type JudgedPosition, playerAt, type RaceGame } from './judged-position.ts';
import { outlookAfter, roundsLeft } from './outlook.ts';

/** A position that fits what the bot sees, in which everybody else has answered what is asked under seal. */
export interface World {
  readonly table: JudgedPosition;
  /** The cards that the bot knows to be its own. */
  readonly known: ReadonlySet<CardId>;
}

export function imagine(game: RaceGame, view: RaceView & CoreView, own: Seat, rng: Rng): World {
  const state = game.fill(view, rng);
  const table: JudgedPosition = { game, state, outlook: outlookAfter(roundsLeft(state)), own };
  const { hand, drawn } = playerAt(state, own);
  answerForOthers(table, rng);
  return { table, known: new Set([...hand, ...drawn]) };
}

/** Nobody knows the answers of the others; whatever the imagined ones are, sensible ones take their place. */
function answerForOthers(table: JudgedPosition, rng: Rng): void {
  const { game, state, own } = table;
  const seats = state.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = (state.firstSeat + i) % seats;
    const open = seat === own ? undefined : game.openFor(state, seat);
    if (open?.sealed === true) game.apply(state, seat, answerAtOnce(table, open, rng));
  }
}

/** What came of an answer: the position at the end of the round, or of the game. */
interface Consequence {
  readonly state: RaceState;
  /** What it was worth to choose among the cards explored. */
  readonly chosen: number;
}

/** Plays an answer of the bot and the rest of the round; without one the rest alone, by rules of thumb. */
export function playRound({ table }: World, answer: Answer | undefined, rng: Rng): Consequence {
  const { game, own } = table;
  const state = game.clone(table.state);
  const { round } = state;
  const here: JudgedPosition = { ...table, state };
  let chosen = 0;
  if (answer !== undefined) game.apply(state, own, answer);
  for (let open = game.first(state); state.round === round && open !== undefined; open = game.first(state)) {
    const next = answerAtOnce(here, open, rng);
    if (open.seat === own && open.ask.do === 'explore.keep' && 'picks' in next)
      chosen += worthOfChoosing(playerAt(state, own).drawn.length, next.picks.length);
    game.apply(state, open.seat, next);
  }
  return { state, chosen };
}

/** What came of an answer of the bot, in points. */
export function worthOfRound({ table, known }: World, { state, chosen }: Consequence): number {
  const outcome = table.game.outcome(state);
  if (outcome !== undefined) return outcomeWorth(outcome, table.own);
  return chosen + positionWorth(state, table.own, known, outlookAfter(table.outlook.rounds - 1));
}

/** What an answer of the bot is worth at the end of the round. */
export const worthOf = (world: World, answer: Answer, rng: Rng): number =>
  worthOfRound(world, playRound(world, answer, rng));
