/** Plans: several answers put together, previewed, and given as one. */
import type { Answer, Core, Seat } from './agenda.ts';
import type { CoreView, Game } from './game.ts';
import { msg } from './message.ts';
import type { Refusal } from './question.ts';
import type { Rng } from './random.ts';

/** Thrown inside a preview at the moment that would show something new; never leaves this file. */
class Barrier extends Error {}

export interface Preview<V> {
  /** What the seat would see after the answers that show nothing new. */
  readonly view: V & CoreView;
  /** How many answers took full effect. */
  readonly applied: number;
  /** The next answer would show something new; the preview stops before it. */
  readonly barrier: boolean;
  /** Why the answer after the applied ones is not legal. */
  readonly refusal?: Refusal;
}

/**
 * Tries answers on a state that fits what the seat sees, and stops before the first moment that would show something
 * new: at the last whole step before it. So a payment shows, and the card it draws does not.
 */
export function preview<S extends Core, V extends object>(
  game: Game<S, V>,
  view: V & CoreView,
  seat: Seat,
  answers: readonly unknown[],
  rng: Rng,
): Preview<V> {
  const state = game.fill(view, rng);
  let whole = game.clone(state);
  const careful = game.with({
    barrier: () => {
      throw new Barrier();
    },
    stepped: () => {
      whole = game.clone(state);
    },
  });
  let applied = 0;
  for (const given of answers) {
    const result = game.read(state, seat, given);
    if ('refusal' in result)
      return { view: game.view(state, seat), applied, barrier: false, refusal: result.refusal };
    try {
      careful.apply(state, seat, result.answer);
    } catch (stop) {
      if (!(stop instanceof Barrier)) throw stop;
      return { view: game.view(whole, seat), applied, barrier: true };
    }
    applied += 1;
  }
  return { view: game.view(state, seat), applied, barrier: false };
}

/** A plan that can be given. */
export interface CheckedPlan {
  /** The answers that are to be given, in the engine's own form. */
  readonly answers: readonly Answer[];
  /** How many are not given because the last of these shows something new. */
  readonly notGiven: number;
}

/**
 * Reads one answer, or a plan of several: all or none. Every answer must be legal after those before it, up to the first
 * that shows something new; what comes after that is for the player to decide again. The state stays as it is.
 */
export function checkPlan<S extends Core>(
  game: Game<S>,
  state: S,
  seat: Seat,
  given: readonly unknown[],
): CheckedPlan | { readonly refusal: Refusal } {
  const [only] = given;
  if (given.length === 1) {
    const result = game.read(state, seat, only);
    return 'refusal' in result ? result : { answers: [result.answer], notGiven: 0 };
  }
  let revealed = false;
  const watched = game.with({
    barrier: () => {
      revealed = true;
    },
  });
  const after = game.clone(state);
  const answers: Answer[] = [];
  for (const [at, one] of given.entries()) {
    const result = game.read(after, seat, one);
    if ('refusal' in result)
      return { refusal: msg('kernel.plan.refused', { at: at + 1, reason: result.refusal }) };
    watched.apply(after, seat, result.answer);
    answers.push(result.answer);
    if (revealed) break;
  }
  return { answers, notGiven: given.length - answers.length };
}
