/** A position in the words of a recording. */
import type { Seat } from '@orrery/kernel';
import { type CardId, cardName } from '../src/data/cards.ts';
import { consumePowers } from '../src/powers/lists.ts';
import { usablePowers } from '../src/rules/consume.ts';
import type { RaceState } from '../src/state.ts';
import { type Line, powerKinds, sortedNames } from './recording.ts';

/** The state as a recording's snapshot has it. */
export const snapshotOf = (state: RaceState): Line => ({
  players: state.players.map(({ hand, tableau, goods, chips }) => ({
    hand: sortedNames(hand),
    tableau: tableau.map(cardName),
    goods: Object.fromEntries(
      tableau.flatMap((world, i) => {
        const good = goods[i] ?? -1;
        return good < 0 ? [] : [[cardName(world), cardName(good)]];
      }),
    ),
    chips,
  })),
  deck: state.deck.length,
  discard: state.discards.length,
  vp_pool: state.pool,
});

export function powerName(id: CardId, index: number): string {
  const power = consumePowers(id)[index];
  if (power === undefined) throw new RangeError(`card ${id} has no consume power ${index}`);
  return `${cardName(id)}:${powerKinds[power.do]}`;
}

/** The consume powers that a seat can start now, by their recorded names. */
export function powerOptions(state: RaceState, seat: Seat): { options: string[]; optional: boolean } {
  const options = usablePowers(state, seat).map(({ card: id, index }) => powerName(id, index));
  return { options: options.sort(), optional: options.every((name) => name.endsWith(':hand-cards')) };
}
