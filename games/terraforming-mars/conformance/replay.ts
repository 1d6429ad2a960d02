/** Plays our engine along one recorded step: the script answers, and what could have been chosen is compared. */
import { type Comparison, canonical, type Game, type OpenQuestion, type Plain, Stop } from '@orrery/kernel';
import { terraformingMars } from '../src/game.ts';
import type { MarsState } from '../src/state.ts';
import type { MarsView } from '../src/view.ts';
import { compareOffer } from './offers.ts';
import { list } from './recording.ts';
import { hurtOneself } from './removal.ts';
import type { Script } from './script.ts';

const LISTED = 400;

export type MarsGame = Game<MarsState, MarsView>;

const picksOf = (game: MarsGame, state: MarsState, open: OpenQuestion): Plain[] =>
  game.list(state, open, LISTED).flatMap((answer) => ('pick' in answer ? [answer.pick] : []));

/** Gives one answer of the script. */
export function answerOnce(
  game: MarsGame,
  state: MarsState,
  open: OpenQuestion,
  script: Script,
  comparison: Comparison,
): void {
  const question = game.question(state, open.seat);
  const options = question?.shape === 'one-of' ? picksOf(game, state, open) : [];
  const answer = script.answer(open, options, state, question);
  if (question !== undefined && script.last !== undefined)
    compareOffer(comparison, { open, state, question, options, recorded: script.last });
  const read = game.read(state, open.seat, answer);
  if ('refusal' in read) {
    comparison.fail(`answer/${open.ask.do}`, canonical(answer), read.refusal.key);
    throw new Stop('the engine refuses what the recording did');
  }
  game.apply(state, open.seat, read.answer);
}

/** Answers until the next turn, or until nothing is asked. Says how many answers that took. */
export function play(
  game: MarsGame,
  state: MarsState,
  script: Script,
  comparison: Comparison,
  until: (open: OpenQuestion, answers: number) => boolean,
): void {
  for (let answers = 0; ; answers++) {
    const open = game.first(state);
    if (open === undefined || until(open, answers)) break;
    answerOnce(game, state, open, script, comparison);
  }
  nothingLeft(script, state, comparison);
}

/** Everything that was decided in the recording has been asked by our engine too, but for what was no choice to us. */
export function nothingLeft(script: Script, state: MarsState, comparison: Comparison): void {
  const left = script.left
    .filter(({ by, from }) => by !== undefined && list(from).length > 1)
    .filter((choice) => !hurtOneself(state, choice, script.event.card));
  if (left.length > 0) comparison.fail('choices', 'all are asked', left);
}

export const engine: MarsGame = terraformingMars;
