import { type Run, type Seat, shuffle, type Task } from '../../src/index.ts';
import { add, type Fair, listOf, type Questions, type Step, seatList, worthOf } from './state.ts';

type FairRun = Run<Step | Questions>;

/** Draws the top card for the seat; everything that lies apart is shuffled first when the deck is empty. */
export function drawCard(state: Fair, seat: Seat, run: Run): void {
  if (state.deck.length === 0) {
    state.deck = shuffle(state.rng, [...state.spent, ...state.discards.flat()]);
    state.spent = [];
    state.discards = state.discards.map(() => []);
  }
  if (state.deck.length === 0) return;
  run.barrier?.(seat);
  const [card] = state.deck.splice(run.take(state.deck, seat, 'draw'), 1);
  if (card === undefined) return;
  listOf(state.hands, seat).push(card);
  run.emit?.({ do: 'draw', seat, what: 'card', amount: 1, source: 'deck', private: card });
}

function beginRound(state: Fair, _: Task, run: FairRun): void {
  state.spent.push(...state.market.map(({ card }) => card));
  state.market = [];
  state.round += 1;
  if (state.round > state.rounds) run.push({ do: 'reveal' });
  else
    run.next(
      ...seatList(state.seats).map((seat): Step => ({ do: 'draw', seat, count: 2 })),
      { do: 'bidding' },
      { do: 'strolling' },
      { do: 'prize' },
      { do: 'round' },
    );
}

/** The seat that bid most; of equal ones the first. */
function bestBidder({ market }: Fair): Seat {
  let best = market[0];
  for (const bid of market) if (best === undefined || worthOf(bid.card) > worthOf(best.card)) best = bid;
  return best?.seat ?? 0;
}

const score = (state: Fair, seat: Seat, amount: number, source: string, run: FairRun): void => {
  add(state.points, seat, amount);
  run.emit?.({ do: 'score', seat, what: 'points', amount, source });
};

export const steps = {
  round: beginRound,
  draw(state: Fair, { seat, count }: Step & { do: 'draw' }, run: FairRun) {
    for (let i = 0; i < count; i++) drawCard(state, seat, run);
  },
  bidding(state: Fair, _: Task, run: FairRun) {
    const able = seatList(state.seats).filter((seat) => listOf(state.hands, seat).length > 0);
    run.sealed(able.map((seat) => ({ do: 'bid' as const, seat })));
  },
  strolling(state: Fair, _: Task, run: FairRun) {
    run.open(
      seatList(state.seats).map((seat) => ({
        seat,
        tasks: [
          { do: 'drop' as const, seat },
          { do: 'pay' as const, seat },
        ],
      })),
    );
  },
  prize(state: Fair, _: Task, run: FairRun) {
    const seat = bestBidder(state);
    run.push({ do: 'tempt', seat, left: 2 });
    run.bag(seat, [
      { do: 'double', seat },
      { do: 'add', seat },
      { do: 'sell', seat },
    ]);
  },
  double(state: Fair, { seat }: Step & { do: 'double' }, run: FairRun) {
    score(state, seat, state.points[seat] ?? 0, 'double', run);
  },
  add(state: Fair, { seat }: Step & { do: 'add' }, run: FairRun) {
    score(state, seat, 3, 'add', run);
  },
  sell: {
    can: (state: Fair, { seat }: Step & { do: 'sell' }) => (state.coins[seat] ?? 0) > 0,
    run(state: Fair, { seat }: Step & { do: 'sell' }, run: FairRun) {
      if ((state.coins[seat] ?? 0) === 0) return;
      add(state.coins, seat, -1);
      score(state, seat, 2, 'sell', run);
    },
  },
  reveal(state: Fair, _: Task, run: FairRun) {
    run.barrier?.(null);
    state.over = true;
    state.charms.forEach((charm, seat) => {
      run.emit?.({ do: 'reveal', seat, what: 'charm', amount: 1, source: 'end', detail: charm });
    });
  },
};
