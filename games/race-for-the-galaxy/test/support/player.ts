/** A player alone with their cards, as advice sees one. */
import { type CardId, designOf } from '../../src/data/cards.ts';
import { NO_CARD, newPlayer, type Player } from '../../src/state.ts';

/** The card of a design; of two copies the first. */
export function card(id: string): CardId {
  const found = designOf.findIndex((design) => design.id === id);
  if (found < 0) throw new Error(`no card ${id}`);
  return found;
}

export const cards = (ids: readonly string[]): CardId[] => ids.map(card);

/** A player with these cards before them; `*` after an id puts a good on it. */
export function player(tableau: readonly string[], hand: readonly string[] = []): Player {
  const ids = tableau.map((id) => id.replace('*', ''));
  return {
    ...newPlayer(),
    hand: cards(hand),
    tableau: cards(ids),
    goods: tableau.map((id) => (id.endsWith('*') ? 0 : NO_CARD)),
    active: tableau.length,
  };
}
