/** What the property harness must know about this game. */
import {
  type Agenda,
  type Answer,
  type Answered,
  isAnswered,
  isLanes,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import type { GameTesting, Place } from '@orrery/kernel/testing';
import { CARDS_PER_SEAT, sights } from '../data/sights.ts';
import { cloneState, FACE_UP, type ReferenceState, seatCount } from '../state.ts';

const KIND = 'sight';
const anybody = (): boolean => true;
const nobody = (): boolean => false;
const only = (seat: Seat) => (viewer: Viewer) => viewer === seat;

const piles = (name: string, cards: readonly number[][], seenBy: (seat: Seat) => Place['seenBy']): Place[] =>
  cards.map((pile, seat) => ({
    name: `${name} of seat ${seat}`,
    kind: KIND,
    cards: pile,
    seenBy: seenBy(seat),
  }));

/** The cards that are not used with so few seats. */
const box = (state: ReferenceState): number[] =>
  sights.flatMap((_, card) => (card < seatCount(state) * CARDS_PER_SEAT ? [] : [card]));

function places(state: ReferenceState): Place[] {
  const discardedBy = (who: number) => state.discard.filter((_, i) => state.discardedBy[i] === who);
  const discards = state.hands.map((_, seat) => discardedBy(seat));
  return [
    { name: 'box', kind: KIND, cards: box(state), seenBy: anybody },
    { name: 'deck', kind: KIND, cards: state.deck, ordered: true, seenBy: nobody },
    { name: 'discard face up', kind: KIND, cards: discardedBy(FACE_UP), seenBy: anybody },
    ...piles('discard', discards, only),
    ...piles('hand', state.hands, only),
    ...piles('notebook', state.notebooks, () => anybody),
    ...piles('aside', state.aside, only),
  ];
}

type Rename = (card: number) => number;

const renameIn = (cards: readonly number[], rename: Rename): number[] => cards.map((card) => rename(card));

/** Sealed answers are the only place on the agenda where cards may lie. */
function renameAnswer(answer: Answer, rename: Rename): Answer {
  if ('pick' in answer && typeof answer.pick === 'number') return { ...answer, pick: rename(answer.pick) };
  if ('picks' in answer)
    return { ...answer, picks: answer.picks.map((card) => (typeof card === 'number' ? rename(card) : card)) };
  return answer;
}

function renameAgenda(agenda: Agenda, rename: Rename): void {
  agenda.stack.forEach((task, i) => {
    if (isAnswered(task)) {
      const renamed: Answered = { ...task, choice: renameAnswer(task.choice, rename) };
      agenda.stack[i] = renamed;
    }
  });
  const top = agenda.stack.at(-1);
  if (!isLanes(top)) return;
  for (const lane of top.of) if (lane.choice !== null) lane.choice = renameAnswer(lane.choice, rename);
}

function replaceCards(state: ReferenceState, _: string, rename: Rename): ReferenceState {
  const copy = cloneState(state);
  copy.deck = renameIn(copy.deck, rename);
  copy.discard = renameIn(copy.discard, rename);
  copy.hands = copy.hands.map((hand) => renameIn(hand, rename));
  copy.notebooks = copy.notebooks.map((notebook) => renameIn(notebook, rename));
  copy.aside = copy.aside.map((aside) => renameIn(aside, rename));
  renameAgenda(copy.agenda, rename);
  return copy;
}

const tables = [2, 3, 4];

export const testing: GameTesting<ReferenceState> = {
  places,
  replaceCards,
  counts: { [KIND]: sights.length },
  setups: tables.flatMap((seats) => [
    { options: { length: 'short', reviews: true }, seats },
    { options: { length: 'long', reviews: false }, seats },
    { options: { length: 'long', reviews: true }, seats },
  ]),
};
