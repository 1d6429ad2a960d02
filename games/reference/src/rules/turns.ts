/** Rules, "Turns": looking through the telescope, charting constellations, reviews. */
import type { Seat } from '@orrery/kernel';
import { KINDS, sightOf } from '../data/sights.ts';
import { CHARTS, COFFEE, handOf, type ReferenceState, removeCard, seatCount, stockOf } from '../state.ts';
import type { GameRun, StepNamed } from '../tasks.ts';
import { discardFaceUp, drawCards } from './drawing.ts';
import { score } from './stock.ts';

export const CARDS_TO_LOOK_AT = 2;
export const LARGEST_CHART = 5;
/** What the first reviewer gets; each later one gets a point less. */
export const FIRST_REVIEW = 3;
const CHART_POINTS = [0, 0, 2, 5, 9, 14];

export const chartPoints = (size: number): number => CHART_POINTS[size] ?? 0;

const isOneKind = (cards: readonly number[]): boolean => {
  const { kind } = sightOf(cards[0] ?? 0);
  for (const card of cards) if (sightOf(card).kind !== kind) return false;
  return true;
};

/** Brightness as a set of bits: a run has as many as it has cards, and no gap. */
function isRun(cards: readonly number[]): boolean {
  let bits = 0;
  for (const card of cards) bits |= 1 << sightOf(card).brightness;
  const lowest = bits & -bits;
  return bits / lowest + 1 === 1 << cards.length;
}

/** A constellation: sights of one kind, or sights whose brightness rises step by step. */
export const isConstellation = (cards: readonly number[]): boolean =>
  cards.length >= 2 && (isOneKind(cards) || isRun(cards));

/** The largest constellations in a hand: for each kind all of it, from each brightness the longest run. */
export function constellations(hand: readonly number[]): number[][] {
  const found = KINDS.map((kind) => hand.filter((card) => sightOf(card).kind === kind));
  for (let from = 1; from <= 6; from++) {
    const run: number[] = [];
    for (let brightness = from; ; brightness++) {
      const card = hand.find((candidate) => sightOf(candidate).brightness === brightness);
      if (card === undefined) break;
      run.push(card);
    }
    found.push(run.sort((a, b) => hand.indexOf(a) - hand.indexOf(b)));
  }
  return found
    .map((cards) => cards.slice(0, LARGEST_CHART))
    .filter(isConstellation)
    .sort((a, b) => b.length - a.length);
}

/** Step: draws two cards; one of them is to be kept. */
export function look(state: ReferenceState, { seat }: StepNamed<'look'>, run: GameRun): void {
  const drawn = drawCards(state, seat, CARDS_TO_LOOK_AT, 'look', run);
  if (drawn > 1) run.push({ do: 'keep', seat, drawn });
}

/** Shows a constellation, scores it, and offers it to the others for review. */
export function publish(state: ReferenceState, seat: Seat, cards: readonly number[], run: GameRun): void {
  const hand = handOf(state, seat);
  run.barrier?.(null);
  for (const card of cards) removeCard(hand, card);
  discardFaceUp(state, cards);
  const amount = cards.length;
  run.emit?.({ do: 'chart', seat, what: 'card', amount, source: 'chart', detail: { cards: cards.slice() } });
  score(state, seat, CHARTS, chartPoints(amount), 'chart', run);
  if (state.reviews) run.push({ do: 'offer', seat, to: next(state, seat), worth: FIRST_REVIEW });
}

export const next = (state: ReferenceState, seat: Seat): Seat => (seat + 1) % seatCount(state);

/** Step: asks the next opponent, clockwise from the author, who has the coffee to review a chart. */
export function offer(state: ReferenceState, { seat, to, worth }: StepNamed<'offer'>, run: GameRun): void {
  for (let reviewer = to; reviewer !== seat; reviewer = next(state, reviewer))
    if (stockOf(state, reviewer, COFFEE) > 0) {
      run.push({ do: 'review', seat: reviewer, author: seat, worth });
      return;
    }
}
