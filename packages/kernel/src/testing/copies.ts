/** JSON and the hand-written clone. */
import type { Core } from '../agenda.ts';
import { canonical } from '../data.ts';
import { below } from '../random.ts';
import { type Check, deepCopy, type Position, playOn, repeat } from './check.ts';
import { notPlain } from './plain.ts';

/** How many answers a copy is played on. */
const FURTHER = 8;

/** The state is what JSON keeps, no more and no less. */
export function isPlain<S extends Core, V extends object>(
  { tally }: Check<S, V>,
  { state }: Position<S>,
): void {
  const odd = notPlain(state);
  tally.demand('round trip', odd === undefined, () => `the state is not plain data: ${odd}`);
  tally.equal('round trip', 'the state from its JSON', state, deepCopy(state));
}

/** The game goes on from the state's JSON, also in mid-choice, as it would have from the state. */
export function survivesJson<S extends Core, V extends object>(
  { game, tally, rng }: Check<S, V>,
  { state }: Position<S>,
): void {
  const original = game.clone(state);
  const restored = deepCopy(state);
  const played = playOn(game, original, rng, FURTHER);
  const repeated = repeat(game, restored, played.moves);
  tally.demand('round trip', repeated.refused === undefined, () => 'the restored state refuses an answer');
  tally.equal('round trip', 'the events after restoring', played.events, repeated.events);
  tally.equal('round trip', 'the state some answers after restoring', original, restored);
}

/** A clone equals a deep copy, and playing on with either leaves the other alone. */
export function cloneIsIndependent<S extends Core, V extends object>(
  { game, tally, rng }: Check<S, V>,
  { state, text }: Position<S>,
): void {
  const clone = game.clone(state);
  tally.equal('clone', 'the clone', deepCopy(state), clone);
  // Chance is used too seldom in some games to wait until it shows.
  tally.demand('clone', clone.rng !== state.rng, () => 'the clone shares the generator');
  const odd = notPlain(clone);
  tally.demand('clone', odd === undefined, () => `the clone is not plain data: ${odd}`);
  playOn(game, clone, rng, FURTHER);
  tally.equal('clone', 'the state after its clone was played on', JSON.parse(text), state);
  const original = deepCopy(state);
  const kept = game.clone(original);
  playOn(game, original, rng, FURTHER);
  tally.equal('clone', 'the clone after its original was played on', state, kept);
}

/** Clones of earlier moments, looked at again much later: what is shared may change only then. */
export class KeptClones<S extends Core, V extends object> {
  readonly #kept: { readonly clone: S; readonly text: string }[] = [];
  static readonly #MOST = 6;

  look({ game, tally, rng }: Check<S, V>, { state, text }: Position<S>): void {
    for (const { clone, text: then } of this.#kept)
      tally.demand('clone', canonical(clone) === then, () => 'an earlier clone changed with the game');
    if (this.#kept.length >= KeptClones.#MOST) this.#kept.splice(below(rng, this.#kept.length), 1);
    this.#kept.push({ clone: game.clone(state), text });
  }
}
