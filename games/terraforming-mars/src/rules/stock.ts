/** Rulebook chapter: player boards — stock, production and rating, the small steps everything else is made of. */
import type { Seat } from '@orrery/kernel';
import { faceOf } from '../data/cards.ts';
import { at, productionFloor, type Resource } from '../data/resources.ts';
import type { Modifier } from '../data/types.ts';
import { type MarsState, type Player, playerAt } from '../state.ts';
import type { MarsRun, Source } from '../tasks.ts';
import { sourceName } from './supply.ts';

export const stockOf = (player: Player, resource: Resource): number => player.stock[at[resource]] ?? 0;
export const productionOf = (player: Player, resource: Resource): number =>
  player.production[at[resource]] ?? 0;

/** Adds to, or with a negative amount takes from, a player's stock. */
export function gain(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  resource: Resource,
  amount: number,
  source: Source,
): void {
  if (amount === 0) return;
  const { stock } = playerAt(state, seat);
  const place = at[resource];
  stock[place] = (stock[place] ?? 0) + amount;
  if (run.emit !== undefined)
    run.emit({
      do: amount > 0 ? 'gain' : 'lose',
      seat,
      what: resource,
      amount: Math.abs(amount),
      source: sourceName(source),
    });
}

/** By how much a production can fall. */
export const spareProduction = (player: Player, resource: Resource): number =>
  productionOf(player, resource) - (productionFloor[at[resource]] ?? 0);

export const canLower = (player: Player, resource: Resource, by: number): boolean =>
  spareProduction(player, resource) >= by;

export function produce(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  resource: Resource,
  by: number,
  source: Source,
): void {
  if (by === 0) return;
  const { production } = playerAt(state, seat);
  const place = at[resource];
  production[place] = (production[place] ?? 0) + by;
  run.emit?.({ do: 'production', seat, what: resource, amount: by, source: sourceName(source) });
}

/** Raises a terraform rating. */
export function rate(state: MarsState, run: MarsRun, seat: Seat, by: number, source: Source): void {
  if (by === 0) return;
  const player = playerAt(state, seat);
  player.rating += by;
  player.rated = true;
  run.emit?.({ do: 'rating', seat, what: 'rating', amount: by, source: sourceName(source) });
}

/** A rule that the player's cards change, summed up over them. */
export function modified<K extends Modifier['modifies']>(
  player: Player,
  modifies: K,
  amount: (modifier: Extract<Modifier, { modifies: K }>) => number,
): number {
  const is = (modifier: Modifier): modifier is Extract<Modifier, { modifies: K }> =>
    modifier.modifies === modifies;
  let sum = 0;
  for (const card of player.lasting)
    for (const modifier of faceOf(card).modifiers) if (is(modifier)) sum += amount(modifier);
  return sum;
}
