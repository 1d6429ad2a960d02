/** `fill`: a full state that fits a view. */
import type { Core, Viewer } from '../agenda.ts';
import { canonical } from '../data.ts';
import { below } from '../random.ts';
import { Broken, type Check, type Position, playOn, viewersOf } from './check.ts';
import { contents, placesAreWhole, strangeRng } from './knowledge.ts';
import { notPlain } from './plain.ts';
import { sightOf } from './secrecy.ts';

/** One filled state in so many is played to the end. */
const PLAYED = 8;

/** Every place that the viewer sees holds the same. How the unseen ones differ in size, the view itself has to say. */
function placesAgree<S extends Core, V extends object>(
  check: Check<S, V>,
  state: S,
  filled: S,
  viewer: Viewer,
): void {
  const { testing, tally } = check;
  const seen = (world: S): unknown[] =>
    testing.places(world).flatMap((place) => (place.seenBy(viewer) ? [contents(place)] : []));
  placesAreWhole(check, testing.places(filled));
  tally.equal('fill', `what ${viewer} knows to lie in places`, seen(state), seen(filled));
  tally.equal(
    'fill',
    'what is neither made nor lost',
    testing.conserved?.(state),
    testing.conserved?.(filled),
  );
  const problem = testing.invariant?.(filled);
  tally.demand('fill', problem === undefined, () => `a filled state: ${problem}`);
}

/** Plays a filled state to its end, which must come. */
function playsToTheEnd<S extends Core, V extends object>(check: Check<S, V>, filled: S, limit: number): void {
  const { game, tally, rng } = check;
  playOn(game, filled, rng, limit);
  tally.demand('fill', game.first(filled) === undefined, () => `a filled state does not end within ${limit}`);
  tally.demand('fill', game.outcome(filled) !== undefined, () => 'a filled state ends without an outcome');
}

/** A filled view gives the view back, agrees with what its viewer saw, and is a state like any other. */
export function fillingFits<S extends Core, V extends object>(
  check: Check<S, V>,
  { state, text }: Position<S>,
  limit: number,
): void {
  const { game, tally, rng, setup } = check;
  for (const viewer of viewersOf(setup)) {
    const view = game.view(state, viewer);
    const odd = notPlain(view);
    tally.demand('fill', odd === undefined, () => `the view of ${viewer} is not plain data: ${odd}`);
    const before = canonical(view);
    const filled = game.fill(view, strangeRng(rng));
    const strange = notPlain(filled);
    tally.demand('fill', strange === undefined, () => `a filled state is not plain data: ${strange}`);
    tally.equal(
      'fill',
      `what ${viewer} is sent`,
      sightOf(game, state, viewer),
      sightOf(game, filled, viewer),
    );
    tally.demand('fill', filled.rng.key !== state.rng.key, () => 'a filled state has the true generator');
    placesAgree(check, state, filled, viewer);
    if (below(rng, PLAYED) === 0) playsToTheEnd(check, filled, limit);
    else playOn(game, filled, rng, PLAYED);
    tally.demand(
      'fill',
      canonical(view) === before,
      () => 'filling, or playing on from it, changed the view',
    );
  }
  if (canonical(state) !== text) throw new Broken('fill', 'filling changed the state');
}
