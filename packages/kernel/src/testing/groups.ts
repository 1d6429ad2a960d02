/** Seats that act at the same time: the order in which their answers come in must not matter. */
import { type Core, isLanes, type Lanes } from '../agenda.ts';
import { canonical } from '../data.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import { oneOfAtRandom, type Rng, shuffle } from '../random.ts';
import { type Check, type Position, repeat } from './check.ts';

/** The group on top of the agenda, if nobody has answered in it yet. */
function freshGroup({ agenda }: Core): Lanes | undefined {
  const top = agenda.stack[agenda.stack.length - 1];
  if (!isLanes(top)) return undefined;
  return top.of.every((lane, i) => lane.serial === agenda.serial + i && lane.choice === null)
    ? top
    : undefined;
}

/** Every order of the items while these are few, else some at random. */
function orders<T>(items: readonly T[], rng: Rng): T[][] {
  if (items.length > 4) return Array.from({ length: 24 }, () => shuffle(rng, [...items]));
  if (items.length === 0) return [[]];
  return items.flatMap((first, i) =>
    orders(
      items.filter((_, j) => j !== i),
      rng,
    ).map((rest) => [first, ...rest]),
  );
}

/** In a sealed group every order of arrival, with or without second thoughts, gives the same state and events. */
export function sealedOrderIsFree<S extends Core, V extends object>(
  { game, tally, rng }: Check<S, V>,
  { state }: Position<S>,
): void {
  const group = freshGroup(state);
  if (!group?.sealed) return;
  const moves: Move[] = [];
  const secondThoughts: Move[] = [];
  for (const { seat } of group.of) {
    const open = game.openFor(state, seat);
    if (open === undefined) throw new Error(`a sealed lane does not ask seat ${seat}`);
    moves.push({ seat, answer: game.sample(state, open, rng) });
    secondThoughts.push({ seat, answer: game.sample(state, open, rng) });
  }
  const expected = game.clone(state);
  const { events } = repeat(game, expected, moves);
  const expectSame = (order: readonly Move[], what: string): void => {
    const other = game.clone(state);
    const repeated = repeat(game, other, order);
    tally.demand('sealed order', repeated.refused === undefined, () => `an answer is refused ${what}`);
    tally.equal('sealed order', `the state ${what}`, expected, other);
    tally.equal('sealed order', `the events ${what}`, events, repeated.events);
  };
  for (const order of orders(moves, rng))
    expectSame(order, `when the seats answer in the order ${order.map((move) => move.seat).join(', ')}`);
  if (moves.length > 1) {
    const first = moves[0]?.seat;
    const changed = secondThoughts.filter((move) => move.seat === first);
    expectSame([...changed, ...moves], `when seat ${first} thinks again`);
  }
}

/** How many answers an open group may take before it is left alone. */
const LONGEST = 60;
const INTERLEAVINGS = 12;

/** Plays an open group lane by lane to its end; undefined when something shared was drawn on the way. */
function playGroup<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  group: Lanes,
  rng: Rng,
): Map<number, Move[]> | undefined {
  const { serial, stack } = state.agenda;
  const depth = stack.length;
  // When the group closes it leaves the stack and the numbers of its questions are used up.
  const still = (): boolean =>
    state.agenda.serial === serial && stack.length === depth && isLanes(stack[depth - 1]);
  let drawn = false;
  const note = (): void => {
    if (still()) drawn = true;
  };
  const watched = game.with({
    barrier: note,
    // A card may be taken from a pile without anybody seeing it.
    dealer: (pile) => {
      note();
      return pile.length - 1;
    },
  });
  const byLane = new Map<number, Move[]>();
  let answers = 0;
  for (const [lane, { seat }] of group.of.entries()) {
    const moves: Move[] = [];
    byLane.set(lane, moves);
    for (
      let open = game.openFor(state, seat);
      still() && open !== undefined;
      open = game.openFor(state, seat)
    ) {
      const { next } = state.rng;
      const answer = game.sample(state, open, rng);
      watched.apply(state, seat, answer);
      moves.push({ seat, answer });
      answers += 1;
      if (drawn || answers > LONGEST || (still() && state.rng.next !== next)) return undefined;
    }
  }
  return byLane;
}

/** The moves of all lanes in a random order that keeps each lane's own. */
function interleave(byLane: ReadonlyMap<number, readonly Move[]>, rng: Rng): Move[] {
  const waiting = [...byLane.values()].map((moves) => [...moves]).filter((moves) => moves.length > 0);
  const order: Move[] = [];
  while (waiting.length > 0) {
    const lane = oneOfAtRandom(rng, waiting);
    const move = lane.shift();
    if (move !== undefined) order.push(move);
    if (lane.length === 0) waiting.splice(waiting.indexOf(lane), 1);
  }
  return order;
}

/** In an open group in which nothing shared is drawn every interleaving gives the same state. */
export function openOrderIsFree<S extends Core, V extends object>(
  { game, tally, rng }: Check<S, V>,
  { state }: Position<S>,
): void {
  const group = freshGroup(state);
  if (group === undefined || group.sealed) return;
  const expected = game.clone(state);
  const byLane = playGroup(game, expected, group, rng);
  if (byLane === undefined) return;
  for (let i = 0; i < INTERLEAVINGS; i++) {
    const order = interleave(byLane, rng);
    const seats = order.map((move) => move.seat).join(', ');
    const other = game.clone(state);
    const { refused } = repeat(game, other, order);
    tally.demand(
      'open order',
      refused === undefined,
      () => `answer ${refused} is refused in the order ${seats}`,
    );
    tally.demand(
      'open order',
      canonical(other) === canonical(expected),
      () => `another state in the order ${seats}`,
    );
  }
}
