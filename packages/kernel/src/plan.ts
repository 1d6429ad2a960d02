/** Plans: several answers put together, previewed, and given as one. */
import type { Answer, Core, Seat } from './agenda.ts';
import type { CoreView, Game } from './game.ts';
import { msg } from './message.ts';
import type { Refusal } from './question.ts';
import type { Rng } from './random.ts';
import type { Listeners } from './run.ts';

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

export interface PlanResult {
  /** The answers that were applied, in the engine's own form. */
  readonly applied: readonly Answer[];
  /** How many were left because the last applied one showed something new. */
  readonly left: number;
}

/**
 * Applies answers to the state, all or none: if one is refused before anything new has shown, nothing happens. What
 * comes after the first moment that shows something new is left for the player to decide again.
 */
export function applyPlan<S extends Core>(
  game: Game<S>,
  state: S,
  seat: Seat,
  answers: readonly unknown[],
  listeners: Listeners = {},
): PlanResult | { readonly refusal: Refusal } {
  const applied = tryPlan(game, state, seat, answers);
  if ('refusal' in applied) return applied;
  const loud = game.with(listeners);
  for (const answer of applied.applied) loud.apply(state, seat, answer);
  return applied;
}

function tryPlan<S extends Core>(
  game: Game<S>,
  state: S,
  seat: Seat,
  answers: readonly unknown[],
): PlanResult | { readonly refusal: Refusal } {
  let revealed = false;
  const watched = game.with({
    barrier: () => {
      revealed = true;
    },
  });
  const copy = game.clone(state);
  const applied: Answer[] = [];
  for (const [at, given] of answers.entries()) {
    const result = game.read(copy, seat, given);
    if ('refusal' in result)
      return { refusal: msg('kernel.plan.refused', { at: at + 1, reason: result.refusal }) };
    watched.apply(copy, seat, result.answer);
    applied.push(result.answer);
    if (revealed) break;
  }
  return { applied, left: answers.length - applied.length };
}
