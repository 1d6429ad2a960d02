import {
  agendaOf,
  cloneAgenda,
  cloneRng,
  defineGame,
  msg,
  type Outcome,
  type Rng,
  type Rules,
  rank,
  shuffle,
  type Viewer,
} from '../../src/index.ts';
import { questions } from './questions.ts';
import { CARDS, CHARMS, type Fair, luckOf, type Questions, type Step, seatList } from './state.ts';
import { steps } from './steps.ts';
import { type FairView, fill, view } from './view.ts';

const options = {
  rounds: { kind: 'number', text: msg('fair.rounds'), min: 1, max: 4, default: 2 },
  charms: { kind: 'toggle', text: msg('fair.charms'), default: true, seats: { min: 2, max: 3 } },
} as const;

export type FairRules = Rules<Fair, FairView, typeof options, Step, Questions>;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function setup({ rounds }: { rounds: number }, seats: number, rng: Rng): Fair {
  const charms = shuffle(rng, upTo(CHARMS));
  return {
    agenda: agendaOf({ do: 'round' }),
    seats,
    rounds,
    round: 0,
    over: false,
    deck: shuffle(rng, upTo(CARDS)),
    spent: [],
    market: [],
    hands: seatList(seats).map(() => []),
    discards: seatList(seats).map(() => []),
    charms: charms.slice(0, seats),
    box: charms.slice(seats),
    coins: seatList(seats).map(() => 1),
    gems: seatList(seats).map(() => 0),
    points: seatList(seats).map(() => 0),
    rng,
  };
}

function clone(state: Fair): Fair {
  return {
    agenda: cloneAgenda(state.agenda),
    rng: cloneRng(state.rng),
    seats: state.seats,
    rounds: state.rounds,
    round: state.round,
    over: state.over,
    deck: state.deck.slice(),
    spent: state.spent.slice(),
    market: state.market.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    discards: state.discards.map((pile) => pile.slice()),
    charms: state.charms.slice(),
    box: state.box.slice(),
    coins: state.coins.slice(),
    gems: state.gems.slice(),
    points: state.points.slice(),
  };
}

function outcomeFor(state: Fair, viewer: Viewer): Outcome {
  return rank(
    state.points.map((points, seat) => {
      const charm = viewer === seat || state.over ? luckOf(state.charms[seat] ?? 0) : 0;
      return {
        seat,
        score: points + charm,
        tiebreak: [],
        breakdown: [
          { source: msg('fair.points'), points },
          { source: msg('fair.charm'), points: charm },
        ],
      };
    }),
  );
}

export const fairRules: FairRules = {
  id: 'fair',
  version: 1,
  name: msg('fair.name'),
  seats: { min: 2, max: 4 },
  options,
  setup,
  steps,
  questions,
  bags: {
    orderMatters: (_, __, effects) => effects.some((effect) => effect.do === 'double'),
    describe: (_, effect) => msg(`fair.${effect.do}`),
  },
  clone,
  view,
  fill,
  outcome: (state) => outcomeFor(state, 'spectator'),
  preview: outcomeFor,
};

export const fair = defineGame(fairRules);
