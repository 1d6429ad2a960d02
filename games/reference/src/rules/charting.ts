/** Rules, "Turns": charting constellations, and reviews of them. */
import type { OneOf, Seat, SomeOf } from '@orrery/kernel';
import { KINDS, sightOf } from '../data/sights.ts';
import {
  CHARTS,
  COFFEE,
  handOf,
  REVIEWS,
  type ReferenceState,
  removeCard,
  seatCount,
  stockOf,
} from '../state.ts';
import type { GameRun, QueryNamed, StepNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText } from '../wording/things.ts';
import { discardFaceUp } from './drawing.ts';
import { score, spend } from './stock.ts';

const LARGEST_CHART = 5;
/** What the first reviewer gets; each later one gets a point less. */
const FIRST_REVIEW = 3;
const CHART_POINTS = [0, 0, 2, 5, 9, 14];

const chartPoints = (size: number): number => CHART_POINTS[size] ?? 0;

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

/** Which sights from hand make the constellation. Nothing at all is a wasted night, but allowed. */
export const chart: SomeOf<ReferenceState, QueryNamed<'chart'>, number> = {
  shape: 'some-of',
  ordered: false,
  text: () => say('reference.question.chart', { max: LARGEST_CHART }),
  items: (state, { seat }) => handOf(state, seat),
  bounds: () => ({ min: 0, max: LARGEST_CHART }),
  allows: (_, __, cards) =>
    cards.length === 0 || isConstellation(cards) ? undefined : say('reference.refusal.constellation'),
  proposals: (state, { seat }) => constellations(handOf(state, seat)),
  describe: (_, __, card) => ({ text: cardText(card), target: { card } }),
  answer(state, { seat }, cards, run) {
    if (cards.length > 0) publish(state, seat, cards, run);
  },
};

/** Shows a constellation, scores it, and offers it to the others for review. */
function publish(state: ReferenceState, seat: Seat, cards: readonly number[], run: GameRun): void {
  const hand = handOf(state, seat);
  run.barrier?.(null);
  for (const card of cards) removeCard(hand, card);
  discardFaceUp(state, cards);
  const amount = cards.length;
  run.emit?.({ do: 'chart', seat, what: 'card', amount, source: 'chart', detail: { cards: cards.slice() } });
  score(state, seat, CHARTS, chartPoints(amount), 'chart', run);
  if (state.reviews) run.push({ do: 'offer', seat, to: next(state, seat), worth: FIRST_REVIEW });
}

const next = (state: ReferenceState, seat: Seat): Seat => (seat + 1) % seatCount(state);

/** Step: asks the next opponent, clockwise from the author, who has the coffee to review a chart. */
export function offer(state: ReferenceState, { seat, to, worth }: StepNamed<'offer'>, run: GameRun): void {
  for (let reviewer = to; reviewer !== seat; reviewer = next(state, reviewer))
    if (stockOf(state, reviewer, COFFEE) > 0) {
      run.push({ do: 'review', seat: reviewer, author: seat, worth });
      return;
    }
}

const REVIEW_OPTIONS = ['review', 'decline'] as const;

/** A chart has been published: each opponent in turn may review it for a coffee. */
export const review: OneOf<ReferenceState, QueryNamed<'review'>, 'review' | 'decline'> = {
  shape: 'one-of',
  text: (_, { worth }) => say('reference.question.review', { worth }),
  options: () => REVIEW_OPTIONS,
  describe: (_, { worth }, option) =>
    option === 'review'
      ? { text: say('reference.review.accept'), cost: { coffee: 1 }, gain: { points: worth } }
      : { text: say('reference.review.decline') },
  answer(state, { seat, author, worth }, option, run: GameRun) {
    const reviewed = option === 'review';
    if (reviewed) {
      spend(state, seat, COFFEE, 1, 'review', run);
      score(state, seat, REVIEWS, worth, 'review', run);
      score(state, author, REVIEWS, 1, 'review', run);
    }
    run.push({ do: 'offer', seat: author, to: next(state, seat), worth: reviewed ? worth - 1 : worth });
  },
};
