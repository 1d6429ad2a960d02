/** Rulebook chapters: generations (turn order and research phases); variants (draft). */
import type { OneOf, Seat, SomeOf } from '@orrery/kernel';
import { CARD_PRICE, RESEARCH_CARDS } from '../data/board.ts';
import type { CardId } from '../data/cards.ts';
import { at } from '../data/resources.ts';
import { type MarsState, type Player, playerAt } from '../state.ts';
import type { AskNamed, MarsRun, MarsStep, StepNamed } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { charge, inMegacredits, payableHeat } from './payment.ts';
import { discardOwn, drawToLookAt, removeCard } from './supply.ts';
import { termsOf } from './terms.ts';

/** The first generation begins with its actions; the opening purchase stands for its research. */
export function startStep(state: MarsState, _task: MarsStep, run: MarsRun): void {
  state.generation += 1;
  const isFirst = state.generation === 1;
  if (!isFirst) state.first = (state.first + 1) % state.players.length;
  run.emit?.({
    do: 'generation',
    seat: state.first,
    what: 'generation',
    amount: state.generation,
    source: 'generation',
  });
  run.push({ do: 'turn.next', seat: state.first });
  if (isFirst) return;
  state.players.forEach((_, seat) => {
    drawToLookAt(state, run, seat, RESEARCH_CARDS, 'research', 'board');
  });
  run.push(state.draft ? { do: 'research.draft', left: RESEARCH_CARDS } : { do: 'research.buying' });
}

// The draft: everybody keeps one card of a pack and passes the others on.

export function draftStep(state: MarsState, { left }: StepNamed<'research.draft'>, run: MarsRun): void {
  run.push({ do: 'research.pass', left: left - 1 });
  const seats = state.players.map((_, seat) => seat);
  run.sealed(
    seats
      .filter((seat) => playerAt(state, seat).drawn.length > 0)
      .map((seat) => ({ do: 'research.pick', seat })),
  );
}

export const pickQuestion: OneOf<MarsState, AskNamed<'research.pick'>, CardId> = {
  shape: 'one-of',
  text: () => say('mars.question.research.pick'),
  options: (state, { seat }) => playerAt(state, seat).drawn,
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat }, card) => {
    const { drawn, drafted } = playerAt(state, seat);
    removeCard(drawn, card);
    drafted.push(card);
  },
};

/** Clockwise in even generations, the other way round in odd ones. */
export const passesTo = (state: MarsState, seat: Seat): Seat => {
  const seats = state.players.length;
  return (seat + (state.generation % 2 === 0 ? 1 : seats - 1)) % seats;
};

/** Whoever passes cards on has seen them; they are kept by number, for nobody knows where each goes from there. */
function remember(player: Player, pack: readonly CardId[]): void {
  player.passedOn = [...new Set([...player.passedOn, ...pack])].sort((a, b) => a - b);
}

export function passStep(state: MarsState, { left }: StepNamed<'research.pass'>, run: MarsRun): void {
  run.barrier?.(null);
  const packs = state.players.map(({ drawn }) => drawn);
  packs.forEach((pack, seat) => {
    playerAt(state, passesTo(state, seat)).drawn = pack;
    remember(playerAt(state, seat), pack);
    run.emit?.({
      do: 'passOn',
      seat,
      what: 'card',
      amount: pack.length,
      source: 'draft',
      private: { cards: pack.slice() },
    });
  });
  if (left > 1) {
    run.push({ do: 'research.draft', left });
    return;
  }
  // The last card of a pack is kept by whoever it comes to.
  for (const player of state.players) {
    player.drawn = [...player.drafted, ...player.drawn];
    player.drafted = [];
  }
  run.push({ do: 'research.buying' });
}

/** Everybody buys at their own pace. */
export const buyingStep = (state: MarsState, _task: MarsStep, run: MarsRun): void =>
  run.open(state.players.map((_, seat) => ({ seat, tasks: [{ do: 'research.buy', seat }] })));

export const buyQuestion: SomeOf<MarsState, AskNamed<'research.buy'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: () => say('mars.question.research.buy', { price: CARD_PRICE }),
  items: (state, { seat }) => playerAt(state, seat).drawn,
  bounds: (state, { seat }) => {
    const player = playerAt(state, seat);
    const money = (player.stock[at.megacredits] ?? 0) + payableHeat(player, termsOf(player), 0);
    return { min: 0, max: Math.min(player.drawn.length, Math.floor(money / CARD_PRICE)) };
  },
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat }, picks, run: MarsRun) => {
    const player = playerAt(state, seat);
    for (const card of picks) {
      removeCard(player.drawn, card);
      player.hand.push(card);
    }
    discardOwn(state, seat, player.drawn, player.drawn.slice());
    run.emit?.({
      do: 'buy',
      seat,
      what: 'card',
      amount: picks.length,
      source: 'research',
      private: { cards: picks },
    });
    charge(state, run, seat, inMegacredits(CARD_PRICE * picks.length), 'board');
  },
};
