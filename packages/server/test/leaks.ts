import {
  type Core,
  firstDifference,
  type Rng,
  rngFrom,
  type Seat,
  same,
  seeEvent,
  shuffle,
} from '@orrery/kernel';
import type { GameTesting } from '@orrery/kernel/testing';
import type { Position, ServerMessage } from '@orrery/protocol';
import { positionOf, viewerOf } from '../src/tables/position.ts';
import type { RowEffect, Table } from '../src/tables/table.ts';

/** The state in which all identities that the viewer may not know have changed places, and chance is another. */
export function otherWorld(testing: GameTesting<Core>, state: Core, seat: Seat | null, rng: Rng): Core {
  const viewer = viewerOf(seat);
  const hidden = new Map<string, number[]>();
  for (const place of testing.places(state))
    if (!place.seenBy(viewer)) hidden.set(place.kind, [...(hidden.get(place.kind) ?? []), ...place.cards]);
  let world = JSON.parse(JSON.stringify(state)) as Core;
  for (const [kind, cards] of hidden) {
    const names = shuffle(rng, [...cards]);
    const renaming = new Map(cards.map((card, i) => [card, names[i] ?? card]));
    world = testing.replaceCards(world, kind, (card) => renaming.get(card) ?? card);
  }
  world.rng = rngFrom(`strange/${rng.next++}`);
  return world;
}

/** What a viewer was shown of a table that depends on something it may not know. */
export function leakInPosition(
  table: Table,
  testing: GameTesting<Core>,
  position: Position,
  rng: Rng,
): string[] {
  if (table.history === null) return [];
  const { seat } = position;
  const state = otherWorld(testing, table.history.state, seat, rng);
  const world: Table = { ...table, history: { ...table.history, state } };
  const other = positionOf(world, seat);
  // Whether something can be given again is known to whoever may do it.
  const told = JSON.parse(JSON.stringify({ ...other, canRedo: position.canRedo }));
  return same(told, position) ? [] : [`seat ${seat} at ${table.n}: ${firstDifference(told, position)}`];
}

/** Events that hold more than the viewer may know. */
export function leakInSteps(
  message: ServerMessage,
  effects: ReadonlyMap<number, RowEffect>,
  seat: Seat | null,
): string[] {
  if (message.do !== 'update' && message.do !== 'position') return [];
  for (const step of message.steps) {
    const effect = effects.get(step.n);
    if (effect === undefined) continue;
    const allowed = [effect.setup?.events ?? [], ...effect.made.map(({ events }) => events)].map((events) =>
      events.map((event) => seeEvent(event, viewerOf(seat))),
    );
    const told = [step.setup?.events ?? [], ...step.moves.map((move) => move.events)];
    if (!same(JSON.parse(JSON.stringify(allowed)), told)) return [`seat ${seat}: events of ${step.n}`];
  }
  return [];
}

/** Texts that nobody may ever be sent while the game runs. */
export function secretsOf(table: Table): string[] {
  const { deal } = table.settings;
  const secrets = ['secret' in deal ? deal.secret : deal.seed, table.settings.invite];
  for (const seat of table.seats) if (seat.nonce !== '') secrets.push(seat.nonce);
  if (table.deal !== null) secrets.push(table.deal.seed);
  if (table.history !== null) secrets.push(table.history.state.rng.key);
  return secrets;
}
