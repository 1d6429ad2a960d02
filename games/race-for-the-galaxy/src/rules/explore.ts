/** Rulebook chapter I: Explore. */
import type { Seat, SomeOf } from '@orrery/kernel';
import { actionCards, exploreAction } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import { explorePowers } from '../powers/lists.ts';
import { type Player, playerAt, type RaceState, seatsInOrder } from '../state.ts';
import type { AskNamed, RaceRun, RaceStep } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { beginPhase } from './round.ts';
import { discard, drawToLookAt, removeCard, seenBySeat } from './supply.ts';

const exploreCards = actionCards.filter((action) => action.phase === 'explore');

/** How many cards a seat draws and how many of them it keeps. Both Explore cards of one seat add up: 8 and 2. */
export function explorePlan({ tableau, chosen }: Player): { draw: number; keep: number } {
  let { draw, keep }: { draw: number; keep: number } = exploreAction;
  for (const card of tableau)
    for (const power of explorePowers(card)) {
      draw += power.draw;
      keep += power.keep;
    }
  for (const action of exploreCards)
    if (chosen.includes(action.id)) {
      draw += action.bonus.draw;
      keep += action.bonus.keep;
    }
  return { draw, keep };
}

/** Everybody draws before anybody discards. */
export function drawStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  beginPhase(state, run, 'explore');
  const asks: AskNamed<'explore.keep'>[] = [];
  for (const seat of seatsInOrder(state)) {
    const player = playerAt(state, seat);
    const { draw, keep } = explorePlan(player);
    drawToLookAt(state, run, seat, draw);
    // Numbers are public: who keeps all that was drawn has nothing to choose.
    if (keep >= player.drawn.length) keepCards(state, run, seat, player.drawn.slice());
    else asks.push({ do: 'explore.keep', seat, keep });
  }
  run.sealed(asks);
}

function keepCards(state: RaceState, run: RaceRun, seat: Seat, kept: readonly CardId[]): void {
  const player = playerAt(state, seat);
  for (const card of kept) {
    removeCard(player.drawn, card);
    player.hand.push(card);
  }
  const thrown = player.drawn.length;
  for (const card of player.drawn) discard(state, card, seenBySeat(seat));
  player.drawn = [];
  run.emit?.({
    do: 'keep',
    seat,
    what: 'card',
    amount: kept.length,
    source: 'explore',
    detail: { discarded: thrown },
    private: { cards: kept.slice() },
  });
}

export const keepQuestion: SomeOf<RaceState, AskNamed<'explore.keep'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: (_, { keep }) => say('race.question.explore.keep', { keep }),
  items: (state, { seat }) => playerAt(state, seat).drawn,
  bounds: (_, { keep }) => ({ min: keep, max: keep }),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat }, picks, run: RaceRun) => keepCards(state, run, seat, picks),
};
