/** Rulebook chapter: setup — dealing, choosing and revealing corporations; the state before it: `setup.ts`. */
import { type Seat, type SomeOf, shuffle } from '@orrery/kernel';
import { CARD_PRICE, START_CARDS } from '../data/board.ts';
import { beginnerCard, type CardId, corporationsOf, deckOf, faceOf } from '../data/cards.ts';
import { at } from '../data/resources.ts';
import { isProject, isSolo, type MarsState, NO_CARD, playerAt, putDown, seatsInOrder } from '../state.ts';
import type { AskNamed, MarsRun, MarsStep } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { placeNeutralTiles } from './solo.ts';
import { discardOwn, drawCards, drawToLookAt, removeCard } from './supply.ts';
import { corporationTriggers } from './triggers.ts';

const DEALT_CORPORATIONS = 2;

const isBeginner = (state: MarsState, seat: Seat): boolean => (state.beginners & (1 << seat)) !== 0;

export function dealStep(state: MarsState, _task: MarsStep, run: MarsRun): void {
  state.deck = shuffle(state.rng, deckOf(state.corporateEra).slice());
  state.box = shuffle(state.rng, corporationsOf(state.corporateEra).slice());
  if (isSolo(state)) placeNeutralTiles(state, run);
  const choosing = seatsInOrder(state).filter((seat) => !isBeginner(state, seat));
  // Beginners have their cards first, and look at them while the others choose.
  for (const seat of seatsInOrder(state))
    if (isBeginner(state, seat)) drawCards(state, run, seat, START_CARDS, 'deal', 'board');
  for (const seat of choosing) deal(state, run, seat);
  state.box.sort((a, b) => a - b);
  run.push({ do: 'setup.reveal' });
  run.sealed(choosing.map((seat) => ({ do: 'setup.choose', seat })));
}

function deal(state: MarsState, run: MarsRun, seat: Seat): void {
  const player = playerAt(state, seat);
  run.barrier?.(seat);
  for (let i = 0; i < DEALT_CORPORATIONS; i++) {
    const [card] = state.box.splice(run.take(state.box, seat, 'corporation'), 1);
    if (card !== undefined) player.offered.push(card);
  }
  drawToLookAt(state, run, seat, START_CARDS, 'deal', 'board');
}

const corporationIn = (cards: readonly CardId[]): CardId => cards.find((card) => !isProject(card)) ?? NO_CARD;

/** One corporation, and as many of the ten cards as its M€ can pay for. */
export const chooseQuestion: SomeOf<MarsState, AskNamed<'setup.choose'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: () => say('mars.question.setup.choose', { price: CARD_PRICE }),
  items: (state, { seat }) => {
    const { offered, drawn } = playerAt(state, seat);
    return [...offered, ...drawn];
  },
  bounds: (state, { seat }) => ({ min: 1, max: 1 + playerAt(state, seat).drawn.length }),
  allows: (_state, _ask, picks) => {
    let corporations = 0;
    for (const card of picks) if (!isProject(card)) corporations++;
    if (corporations !== 1) return say('mars.refusal.oneCorporation');
    const money = faceOf(corporationIn(picks)).stock[at.megacredits] ?? 0;
    return (picks.length - 1) * CARD_PRICE <= money ? undefined : say('mars.refusal.tooExpensive');
  },
  proposals: (state, { seat }) => playerAt(state, seat).offered.map((card) => [card]),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat }, picks) => {
    const player = playerAt(state, seat);
    player.corporation = corporationIn(picks);
    removeCard(player.offered, player.corporation);
    for (const card of picks)
      if (isProject(card)) {
        removeCard(player.drawn, card);
        player.hand.push(card);
      }
    discardOwn(state, seat, player.drawn, player.drawn.slice());
  },
};

/** In turn order: the corporation is revealed and its stock taken, then the cards are paid for. */
export function revealStep(state: MarsState, _task: MarsStep, run: MarsRun): void {
  run.barrier?.(null);
  for (const seat of seatsInOrder(state)) reveal(state, run, seat);
  run.push({ do: 'generation.start' });
}

function reveal(state: MarsState, run: MarsRun, seat: Seat): void {
  const player = playerAt(state, seat);
  const beginner = isBeginner(state, seat);
  const card = beginner ? beginnerCard(seat) : player.corporation;
  const face = faceOf(card);
  putDown(player, card);
  run.emit?.({
    do: 'corporation',
    seat,
    what: face.id,
    amount: player.hand.length,
    source: 'setup',
  });
  face.stock.forEach((amount, place) => {
    player.stock[place] = (player.stock[place] ?? 0) + amount;
  });
  face.production.forEach((level, place) => {
    player.production[place] = (player.production[place] ?? 0) + level;
  });
  if (!beginner)
    player.stock[at.megacredits] = (player.stock[at.megacredits] ?? 0) - CARD_PRICE * player.hand.length;
  player.firstAction = face.firstAction.length > 0;
  corporationTriggers(state, run, seat, face);
}
