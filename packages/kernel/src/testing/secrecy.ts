/**
 * Secrecy, without trusting `fill`. The engine says where identities lie and who may see each place; the harness makes
 * worlds that a viewer cannot tell apart, and demands that nothing the viewer is sent tells them apart either.
 *
 * Three ways, each exact:
 * - hidden cards: identities that the viewer may not know now change places, and the generator changes too. View,
 *   question, legal answers, what is unavailable and the preview of the result must be byte-equal.
 * - hidden moves: the same exchange before a move, of those identities that the viewer knows neither before nor after
 *   the move nor at a whole step in between, and that the answer does not mention (it might be another seat's secret).
 *   The same answer, where it is legal in both worlds, must give the viewer byte-equal events and an equal view. What
 *   is drawn is dealt by position, so a card that comes to light is the same in both worlds. This also finds a leak
 *   that is computed while the engine runs and stored. Where the move uses chance (a deck is reshuffled, perhaps from a
 *   pile that is kept sorted), the worlds may part there by right: then only the events before it are compared.
 * - hidden answers: other seats' sealed answers are replaced by others that are as legal.
 *
 * A card that is shown within one step and lies hidden again after it is known only from the event that shows it: the
 * engine's testing entry names such events (`shows`). Not covered: an effect that looks through unseen cards for one
 * that fits and shows only that one within a single step.
 */
import { type Answered, type Core, isAnswered, isLanes, type Viewer } from '../agenda.ts';
import { canonical } from '../data.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import { cloneRng, type Rng } from '../random.ts';
import type { Listeners } from '../run.ts';
import { type Check, deepCopy, type Position, viewersOf } from './check.ts';
import { exchange, Known, learn, memoryOf, mentioned, renamed, strangeRng } from './knowledge.ts';
import type { GameTesting, Place } from './places.ts';

const LISTED = 16;

/** All that a viewer is ever sent about a state. */
export function sightOf<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  viewer: Viewer,
): unknown {
  const view = game.view(state, viewer);
  const preview = game.preview(state, viewer) ?? null;
  if (viewer === 'spectator') return { view, preview };
  const open = game.openFor(state, viewer);
  return {
    view,
    preview,
    question: game.question(state, viewer) ?? null,
    unavailable: game.unavailable(state, viewer),
    listed: open === undefined ? [] : game.list(state, open, LISTED),
  };
}

/** Nothing that a viewer is sent changes with the identities it may not know. */
export function cardsStayHidden<S extends Core, V extends object>(
  { game, testing, tally, rng, setup }: Check<S, V>,
  { state, text }: Position<S>,
): void {
  const places = testing.places(state);
  for (const viewer of viewersOf(setup)) {
    const known = new Known();
    learn(known, places, viewer);
    const memory = memoryOf(testing, state, viewer);
    const renaming = exchange(places, (kind, card) => known.has(kind, card), rng, memory);
    const world = renaming === undefined ? deepCopy(state) : renamed(testing, state, renaming);
    world.rng = strangeRng(rng);
    tally.equal(
      'hidden cards',
      `what ${viewer} is sent when unseen identities change places`,
      sightOf(game, state, viewer),
      sightOf(game, world, viewer),
    );
  }
  tally.demand('hidden cards', canonical(state) === text, () => 'looking changed the state');
}

interface Told {
  /** The events up to the first use of chance. */
  readonly events: readonly GameEvent[];
  readonly chance: boolean;
}

interface Seen extends Told {
  readonly barrier: boolean;
  readonly known: ReadonlyMap<Viewer, Known>;
}

/** Plays a move again, noting what every viewer may know before, after, at each whole step in between, and from events. */
function playAgain<S extends Core, V extends object>(
  check: Check<S, V>,
  state: S,
  { seat, answer }: Move,
): Seen {
  const { game, testing, setup } = check;
  const known = new Map(viewersOf(setup).map((viewer) => [viewer, new Known()]));
  const look = (): void => {
    const places = testing.places(state);
    for (const [viewer, it] of known) {
      learn(it, places, viewer);
      for (const { kind, cards } of testing.remembers?.(state, viewer) ?? []) it.add(kind, cards);
    }
  };
  let barrier = false;
  look();
  const told = listen(
    game,
    state,
    { seat, answer },
    {
      barrier: () => {
        barrier = true;
      },
      stepped: look,
    },
  );
  look();
  for (const event of told.events)
    for (const [viewer, it] of known) {
      const shown = game.see(event, viewer) === undefined ? [] : (testing.shows?.(event) ?? []);
      for (const { kind, cards } of shown) it.add(kind, cards);
    }
  return { ...told, barrier, known };
}

/** Plays a move on the state itself and collects what is told before chance comes in. */
function listen<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  { seat, answer }: Move,
  listeners: Listeners = {},
): Told {
  const { next } = state.rng;
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => {
    if (state.rng.next === next) events.push(event);
  };
  game.with({ ...listeners, emit }).apply(state, seat, answer);
  return { events, chance: state.rng.next !== next };
}

const seenBy = <S extends Core, V extends object>(
  game: Game<S, V>,
  events: readonly GameEvent[],
  viewer: Viewer,
): GameEvent[] => events.flatMap((event) => game.see(event, viewer) ?? []);

/** The last move tells no viewer what it may not know, and has a barrier before anything that it brings to light. */
export function movesTellNothing<S extends Core, V extends object>(
  check: Check<S, V>,
  position: Position<S>,
): void {
  if (position.last === undefined) return;
  const { before, move } = position.last;
  const seen = playAgain(check, check.game.clone(before), move);
  const places = check.testing.places(before);
  for (const viewer of viewersOf(check.setup)) {
    barrierIsSet(check, before, places, move, seen, viewer);
    moveTellsNothing(check, position.state, { before, places, move }, seen, viewer);
  }
}

function moveTellsNothing<S extends Core, V extends object>(
  { game, testing, tally, rng }: Check<S, V>,
  state: S,
  { before, places, move }: { before: S; places: readonly Place[]; move: Move },
  { events, chance, known }: Seen,
  viewer: Viewer,
): void {
  const own = viewer === move.seat;
  const named = own ? new Set<number>() : mentioned(move.answer);
  const fixed = (kind: string, card: number): boolean =>
    named.has(card) || known.get(viewer)?.has(kind, card) === true;
  const renaming = exchange(places, fixed, rng);
  if (renaming === undefined) return;
  const world = renamed(testing, before, renaming);
  if (game.check(world, move.seat, move.answer) !== undefined) {
    tally.demand('hidden moves', !own, () => `whether seat ${viewer} may answer depends on unseen cards`);
    return;
  }
  const told = listen(game, world, move);
  const what = `after a move of seat ${move.seat}, what ${viewer} is`;
  tally.equal(
    'hidden moves',
    `${what} told`,
    seenBy(game, events, viewer),
    seenBy(game, told.events, viewer),
  );
  tally.demand(
    'hidden moves',
    told.chance === chance,
    () => 'whether chance is used depends on unseen cards',
  );
  if (chance) return;
  tally.equal('hidden moves', `${what} sent`, sightOf(game, state, viewer), sightOf(game, world, viewer));
}

/** A move that shows somebody an identity which the mover did not know needs an information barrier. */
function barrierIsSet<S extends Core, V extends object>(
  { testing, tally }: Check<S, V>,
  before: S,
  places: readonly Place[],
  { seat, answer }: Move,
  { known, barrier }: Seen,
  viewer: Viewer,
): void {
  const earlier = new Known();
  learn(earlier, places, viewer);
  learn(earlier, places, seat);
  const memory = memoryOf(testing, before, viewer);
  const isNew = (kind: string, card: number): boolean =>
    known.get(viewer)?.has(kind, card) === true && !earlier.has(kind, card) && !memory.has(kind, card);
  const shown = places.flatMap(({ kind, cards }) => cards.filter((card) => isNew(kind, card)));
  tally.demand(
    'barriers',
    shown.length === 0 || barrier,
    () => `${viewer} learns ${shown.join(', ')} from ${canonical(answer)} without a barrier`,
  );
}

/** The state with other sealed answers in place of those the viewer may not know; undefined when there are none. */
function withOtherAnswers<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  viewer: Viewer,
  rng: Rng,
): S | undefined {
  const world = deepCopy(state);
  const { stack } = world.agenda;
  let replaced = false;
  for (const [i, task] of stack.entries())
    if (isAnswered(task) && task.ask.seat !== viewer) {
      // It was legal before other answers took effect and need not be now; whatever stands here must not show.
      const other: Answered = { ...task, choice: { question: task.choice.question, pick: 'another answer' } };
      stack[i] = other;
      replaced = true;
    } else if (isLanes(task) && task.sealed)
      for (const lane of task.of) {
        const open = game.openFor(state, lane.seat);
        if (lane.choice === null || lane.seat === viewer || open === undefined) continue;
        lane.choice = game.sample(state, open, rng);
        replaced = true;
      }
  return replaced ? world : undefined;
}

/**
 * A world that a viewer cannot tell from this one: unseen identities have changed places, others have answered otherwise
 * under seal, and chance will go another way.
 */
export function likeWorld<S extends Core, V extends object>(
  game: Game<S, V>,
  testing: GameTesting<S>,
  state: S,
  viewer: Viewer,
  rng: Rng,
): S {
  const places = testing.places(state);
  const known = new Known();
  learn(known, places, viewer);
  const isKnown = (kind: string, card: number): boolean => known.has(kind, card);
  const renaming = exchange(places, isKnown, rng, memoryOf(testing, state, viewer));
  const other = withOtherAnswers(game, state, viewer, rng) ?? deepCopy(state);
  const world = renaming === undefined ? other : renamed(testing, other, renaming);
  world.rng = strangeRng(rng);
  return world;
}

/** A viewer is sent the same whatever the others have answered under seal. */
export function answersStaySealed<S extends Core, V extends object>(
  { game, tally, rng, setup }: Check<S, V>,
  { state }: Position<S>,
): void {
  for (const viewer of viewersOf(setup)) {
    const world = withOtherAnswers(game, state, viewer, cloneRng(rng));
    if (world === undefined) continue;
    const what = `what ${viewer} is sent when others answer otherwise under seal`;
    tally.equal('hidden answers', what, sightOf(game, state, viewer), sightOf(game, world, viewer));
  }
}
