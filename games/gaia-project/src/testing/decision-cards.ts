/** Where the Automa's decision cards lie, and who may know them. */
import { anybody, nobody, type Place } from '@orrery/kernel/testing';
import { decisionCards } from '../automa/cards.ts';
import { type Automa, openCards } from '../automa/state.ts';
import type { GaiaState } from '../state.ts';

export const DECISION = 'decision card';

const all: readonly number[] = decisionCards.map(({ card }) => card);

const place = (name: string, cards: readonly number[], seenBy: Place['seenBy'], ordered = false): Place => ({
  name,
  kind: DECISION,
  cards,
  seenBy,
  ordered,
});

/** Where there is no Automa, and before its deck is made, all lie in the box; so does what its difficulty leaves out. */
export function decisionPlaces({ automa }: Pick<GaiaState, 'automa'>): Place[] {
  if (automa === undefined) return [place('the box', all, anybody)];
  const open = openCards(automa);
  const dealt = [...open, ...automa.deck, ...automa.setAside];
  return [
    place(
      'the box',
      all.filter((card) => !dealt.includes(card)),
      anybody,
    ),
    place('cards of this round', open, anybody, true),
    place('deck', automa.deck, nobody, true),
    place('set aside', automa.setAside, nobody, true),
  ];
}

/** Changes the state: cards that lie face down, or are only known to lie somewhere, get other names. */
export function renameDecisions(state: GaiaState, rename: (card: number) => number): GaiaState {
  if (state.automa === undefined) return state;
  const { automa } = state;
  const renamed: Automa = {
    ...automa,
    deck: automa.deck.map(rename),
    setAside: automa.setAside.map(rename),
    discards: automa.discards.map(rename),
    support: rename(automa.support),
    action: rename(automa.action),
    known: automa.known.map(rename).sort((a, b) => a - b),
  };
  state.automa = renamed;
  return state;
}
