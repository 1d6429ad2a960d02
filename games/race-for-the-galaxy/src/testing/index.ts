/** What the property harness must know about this game: where its cards lie, who may know them, and what must hold. */
import type { GameEvent } from '@orrery/kernel';
import type { GameTesting, Place } from '@orrery/kernel/testing';
import { cardByName, designIndexOf, designOf } from '../data/cards.ts';
import { NO_CARD, type Player, type RaceState } from '../state.ts';
import { adviceFaults } from './advice.ts';
import { coverage } from './coverage.ts';
import { KIND, places } from './places.ts';
import { replaceCards } from './renaming.ts';

const ascending = (cards: readonly number[]): boolean =>
  cards.every((card, i) => i === 0 || card > (cards[i - 1] ?? NO_CARD));

function playerFault({ tableau, goods, placing, active }: Player): string | undefined {
  if (goods.length !== tableau.length) return 'the goods do not lie beside the tableau';
  const misplaced = tableau.some(
    (card, place) => goods[place] !== NO_CARD && designOf[card]?.good === undefined,
  );
  if (misplaced) return 'a good lies on a card that holds none';
  if (new Set(tableau.map((card) => designIndexOf[card])).size !== tableau.length)
    return 'a tableau has two copies of a design';
  if (placing !== NO_CARD && !tableau.includes(placing)) return 'a card is placed outside the tableau';
  return active > tableau.length ? 'more cards count than lie in the tableau' : undefined;
}

function invariant({ discards, discardsSeenBy, deck, players }: RaceState): string | undefined {
  if (!ascending(discards)) return 'the discards are not in order';
  if (discardsSeenBy.length !== discards.length) return 'not every discard says who has seen it';
  if (deck.length === 0 && players.every(({ hand }) => hand.length === 0)) return 'all cards are gone';
  for (const player of players) {
    const fault = playerFault(player);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** All see the card that a gamble turns up; one that is kept lies hidden in a hand again. */
function shows({ do: kind, what }: GameEvent): Pick<Place, 'kind' | 'cards'>[] {
  const card = kind === 'gamble' ? cardByName(what) : undefined;
  return card === undefined ? [] : [{ kind: KIND, cards: [card] }];
}

const seatCounts = [2, 3, 4];
const setups = ['standard', 'first-game'];

export const testing: GameTesting<RaceState> = {
  places,
  replaceCards,
  counts: { [KIND]: designOf.length },
  setups: [
    ...setups.flatMap((setup) =>
      seatCounts.map((seats) => ({ options: { setup, twoActions: false }, seats })),
    ),
    ...setups.map((setup) => ({ options: { setup, twoActions: true }, seats: 2 })),
  ],
  conserved: ({ pool, players }) => ({ vp: players.reduce((sum, { chips }) => sum + chips, pool) }),
  invariant,
  advice: adviceFaults,
  coverage,
  shows,
};
