/** The decision deck: how it is made, how cards come and go, how it grows (facts D1–D5). */
import { shuffle } from '@orrery/kernel';
import type { GaiaRun, GaiaState, GaiaStep } from '../state.ts';
import { type Card, cardRow, type DecisionCard, decisionCards, FACE_DOWN } from './cards.ts';
import { difficultyRow } from './difficulties.ts';
import { AUTOMA, type Automa, automaIn, openCards } from './state.ts';

const byNumber = (a: Card, b: Card): number => a - b;

const isKnown = (automa: Automa, card: Card): boolean => automa.known.includes(card);

/** From now on everybody knows that the card is one of the Automa's. */
function show(automa: Automa, card: Card): void {
  if (!isKnown(automa, card)) automa.known = [...automa.known, card].sort(byNumber);
}

function takeTop(pile: Card[], run: GaiaRun, reason: string): Card {
  const [card = FACE_DOWN] = pile.splice(run.take(pile, null, reason), 1);
  return card;
}

/** A card at random out of all, which is put back: for ties and the booster of the setup (fact S16). */
export function cardAtRandom(state: GaiaState, run: GaiaRun, reason: string): DecisionCard {
  run.barrier?.(null);
  const pile = shuffle(
    state.rng,
    decisionCards.map(({ card }) => card),
  );
  return cardRow(takeTop(pile, run, reason));
}

/** The cards of the difficulty with one of the others; the rest is set aside. */
export function firstDeckStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const automa = automaIn(state);
  const { starters, removed } = difficultyRow(automa.difficulty);
  run.barrier?.(null);
  automa.known = [...starters];
  automa.setAside = shuffle(
    state.rng,
    decisionCards
      .map(({ card }) => card)
      .filter((card) => !starters.includes(card) && !removed.includes(card)),
  );
  makeDeck(state, run, [...starters]);
}

/** These cards and the top one of those that are set aside. */
function makeDeck(state: GaiaState, run: GaiaRun, cards: Card[]): void {
  const automa = automaIn(state);
  cards.push(takeTop(automa.setAside, run, 'set-aside'));
  automa.deck = shuffle(state.rng, cards);
  run.emit?.({ do: 'deck', seat: AUTOMA, what: 'cards', amount: automa.deck.length, source: 'automa' });
}

/** After a round the whole deck comes together again, and grows by a card. */
export function nextDeckStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const automa = automaIn(state);
  // By number, so that the order in which cards lay before says nothing about the next one.
  const cards = [...automa.deck, ...openCards(automa)].sort(byNumber);
  automa.discards = [];
  automa.support = FACE_DOWN;
  automa.action = FACE_DOWN;
  makeDeck(state, run, cards);
}

/** Turns over the top card. */
function draw(automa: Automa, run: GaiaRun): Card {
  const card = takeTop(automa.deck, run, 'decision');
  show(automa, card);
  return card;
}

/** The support card of a turn: the top card in the first one of a round, and later the action card before (facts D2, D3). */
export function setSupport(automa: Automa, run: GaiaRun): void {
  if (automa.support === FACE_DOWN) {
    automa.support = draw(automa, run);
    return;
  }
  automa.discards.push(automa.support);
  automa.support = automa.action;
  automa.action = FACE_DOWN;
}

export function drawAction(automa: Automa, run: GaiaRun): DecisionCard {
  automa.action = draw(automa, run);
  return cardRow(automa.action);
}
