/** What the Automa has beside its pieces, which it owns like a player: its cards, and the satellites that are only counted. */
import { type Rng, type Seat, shuffle } from '@orrery/kernel';
import { type Card, decisionCards, FACE_DOWN } from './cards.ts';
import { type Difficulty, difficultyRow } from './difficulties.ts';

/** The Automa's place among the players. It is asked nothing, so the table has no such seat. */
export const AUTOMA: Seat = 1;
/** The only seat of such a table. */
export const HUMAN: Seat = 0;

export interface Automa {
  readonly difficulty: Difficulty;
  /** Face down, the last card on top. In a view all of them are {@link FACE_DOWN}. */
  deck: Card[];
  /** The cards that join the deck round by round, in the same way. */
  setAside: Card[];
  /** This round's cards that have been support card, in their order. */
  discards: Card[];
  /** The two cards of its last turn in this round. */
  support: Card;
  action: Card;
  /** The cards that everybody knows to be among its own, wherever they lie: those it begins with, and all it has shown. */
  known: Card[];
  /** Ruling O4: they are counted and stand nowhere. */
  satellites: number;
}

export const newAutoma = (difficulty: Difficulty): Automa => ({
  difficulty,
  deck: [],
  setAside: [],
  discards: [],
  support: FACE_DOWN,
  action: FACE_DOWN,
  known: [],
  satellites: 0,
});

export const cloneAutoma = (automa: Automa): Automa => ({
  difficulty: automa.difficulty,
  deck: automa.deck.slice(),
  setAside: automa.setAside.slice(),
  discards: automa.discards.slice(),
  support: automa.support,
  action: automa.action,
  known: automa.known.slice(),
  satellites: automa.satellites,
});

/** Whether this is the Automa's place at a table that has one. */
export const isAutoma = (state: { readonly automa?: Automa }, seat: Seat): boolean =>
  state.automa !== undefined && seat === AUTOMA;

export function automaIn(state: { readonly automa?: Automa }): Automa {
  if (state.automa === undefined) throw new Error('no Automa plays at this table');
  return state.automa;
}

/** Its cards that lie face up. */
export const openCards = ({ discards, support, action }: Automa): Card[] =>
  [...discards, support, action].filter((card) => card !== FACE_DOWN);

/** The cards that are known to lie in the deck, though not where. */
export function knownInDeck(automa: Automa): Card[] {
  const open = openCards(automa);
  return automa.known.filter((card) => !open.includes(card));
}

/** The cards of which nobody knows whether they lie in the deck or have been set aside. */
export function unknownCards({ difficulty, known }: Automa): Card[] {
  const removed: readonly Card[] = difficultyRow(difficulty).removed;
  return decisionCards
    .map(({ card }) => card)
    .filter((card) => !known.includes(card) && !removed.includes(card));
}

/** The same cards as somebody sees them who looks at the table. */
export const seenFromOutside = (automa: Automa): Automa => ({
  ...cloneAutoma(automa),
  deck: automa.deck.map(() => FACE_DOWN),
  setAside: automa.setAside.map(() => FACE_DOWN),
});

/** Cards in place of those whose faces are not seen: any that may lie there, each order as likely. */
export function fillAutoma(seen: Automa, rng: Rng): Automa {
  const inDeck = knownInDeck(seen);
  const unknown = shuffle(rng, unknownCards(seen));
  const joined = seen.deck.length - inDeck.length;
  const automa = cloneAutoma(seen);
  if (seen.known.length === 0) return automa;
  automa.deck = shuffle(rng, [...inDeck, ...unknown.slice(0, joined)]);
  automa.setAside = unknown.slice(joined);
  return automa;
}
