/** Plays our engine along one recorded step: the script answers, and what could have been chosen is compared. */
import { type Comparison, canonical, type Game, type OpenQuestion, type Plain } from '@orrery/kernel';
import { terraformingMars } from '../src/game.ts';
import type { MarsState } from '../src/state.ts';
import type { MarsView } from '../src/view.ts';
import { list, number, Stop, sortedNames, spaceNames, texts } from './recording.ts';
import type { Script } from './script.ts';

const LISTED = 400;

export type MarsGame = Game<MarsState, MarsView>;

const picksOf = (game: MarsGame, state: MarsState, open: OpenQuestion): Plain[] =>
  game.list(state, open, LISTED).flatMap((answer) => ('pick' in answer ? [answer.pick] : []));

const isCard = (option: Plain): option is number => typeof option === 'number';

/** What could have been chosen, where recordings list all of it. */
function compareOptions(
  comparison: Comparison,
  open: OpenQuestion,
  script: Script,
  options: readonly Plain[],
): void {
  const from = script.last?.from;
  if (from === undefined) return;
  const name = open.ask.do;
  if (name === 'tile.place' || name === 'tile.claim')
    comparison.expect(`${name}/from`, texts(from), spaceNames(options.filter(isCard)));
  else if (name === 'production.lower') {
    // Recordings do not always offer oneself as a target.
    for (const seat of list(from))
      if (!options.includes(number(seat))) comparison.fail(`${name}/from`, seat, options);
    for (const seat of options)
      if (seat !== open.seat && !list(from).includes(seat)) comparison.fail(`${name}/from`, from, seat);
  } else if (name === 'production.copy' || name === 'cubes.add' || name === 'cubes.take')
    comparison.expect(`${name}/from`, texts(from).sort(), sortedNames(options.filter(isCard)));
}

/** Gives one answer of the script. */
export function answerOnce(
  game: MarsGame,
  state: MarsState,
  open: OpenQuestion,
  script: Script,
  comparison: Comparison,
): void {
  const shape = game.question(state, open.seat)?.shape;
  const options = shape === 'one-of' ? picksOf(game, state, open) : [];
  const answer = script.answer(open, options);
  compareOptions(comparison, open, script, options);
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
    if (open === undefined || until(open, answers)) return;
    answerOnce(game, state, open, script, comparison);
  }
}

export const engine: MarsGame = terraformingMars;
