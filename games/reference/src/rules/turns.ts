/** Rules, "Turns": one main action, with free actions before and after it; looking through the telescope. */
import type { Facts, Message, OneOf, Seat, Unavailable } from '@orrery/kernel';
import { type InstrumentId, instrumentOf } from '../data/instruments.ts';
import { BRASS, COFFEE, GLASS, handOf, hasBuilt, type ReferenceState, stockOf } from '../state.ts';
import type { GameRun, QueryNamed, StepNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText, effectText } from '../wording/things.ts';
import { purse } from './building.ts';
import { discardFaceDown, drawCards } from './drawing.ts';
import { gain, spend } from './stock.ts';

type TurnOption = 'look' | 'chart' | 'rest' | `build-${InstrumentId}` | 'drink' | 'barter' | 'sleep';

/** In the order of the instruments. Written out, because strings from the source compare faster than made ones. */
const BUILD: readonly `build-${InstrumentId}`[] = [
  'build-kettle',
  'build-forge',
  'build-lathe',
  'build-finder',
  'build-press',
];
const ALL: readonly TurnOption[] = ['look', 'chart', 'rest', ...BUILD, 'drink', 'barter', 'sleep'];

const REST_COFFEE = 2;
const BARTER_BRASS = 2;
/** A chart of fewer cards is no constellation. */
const CHART_CARDS = 2;
const CARDS_TO_LOOK_AT = 2;

type TurnAsk = QueryNamed<'turn'>;

const instrumentIn = new Map<TurnOption, number>(BUILD.map((option, instrument) => [option, instrument]));
/** The instrument that the option builds. */
const buildIndex = (option: TurnOption): number => instrumentIn.get(option) ?? -1;

/** What stands in the way of an option, as the tail of the message's key. */
type Obstacle = 'acted' | 'actFirst' | 'brass' | 'built' | 'cards' | 'coffee' | 'purse';

/** Why the option cannot be chosen now; undefined when it can. Legality lives here and nowhere else. */
function obstacle(state: ReferenceState, ask: TurnAsk, option: TurnOption): Obstacle | undefined {
  const { seat, acted } = ask;
  switch (option) {
    case 'drink':
      return stockOf(state, seat, COFFEE) >= 1 ? undefined : 'coffee';
    case 'barter':
      return stockOf(state, seat, BRASS) >= BARTER_BRASS ? undefined : 'brass';
    case 'sleep':
      return acted ? undefined : 'actFirst';
  }
  if (acted) return 'acted';
  if (option === 'look' || option === 'rest') return undefined;
  if (option === 'chart') return handOf(state, seat).length >= CHART_CARDS ? undefined : 'cards';
  const instrument = buildIndex(option);
  if (hasBuilt(state, seat, instrument)) return 'built';
  return purse(state, seat) >= instrumentOf(instrument).cost ? undefined : 'purse';
}

/** The obstacle in words: what is needed and what there is. */
function reasonFor(state: ReferenceState, seat: Seat, option: TurnOption, why: Obstacle): Message {
  switch (why) {
    case 'coffee':
      return say('reference.unavailable.coffee', { need: 1, have: stockOf(state, seat, COFFEE) });
    case 'brass':
      return say('reference.unavailable.brass', { need: BARTER_BRASS, have: stockOf(state, seat, BRASS) });
    case 'cards':
      return say('reference.unavailable.cards', { need: CHART_CARDS, have: handOf(state, seat).length });
    case 'purse': {
      const { cost } = instrumentOf(buildIndex(option));
      return say('reference.unavailable.purse', { need: cost, have: purse(state, seat) });
    }
    default:
      return say(`reference.unavailable.${why}`);
  }
}

function facts(option: TurnOption): Facts {
  switch (option) {
    case 'look':
      return { text: say('reference.turn.look'), gain: { brass: 1, cards: 1 } };
    case 'chart':
      return { text: say('reference.turn.chart') };
    case 'rest':
      return { text: say('reference.turn.rest'), gain: { coffee: REST_COFFEE } };
    case 'drink':
      return { text: say('reference.turn.drink'), cost: { coffee: 1 }, gain: { cards: 1 } };
    case 'barter':
      return { text: say('reference.turn.barter'), cost: { brass: BARTER_BRASS }, gain: { glass: 1 } };
    case 'sleep':
      return { text: say('reference.turn.sleep') };
  }
  const instrument = instrumentOf(buildIndex(option));
  const { id, cost, value } = instrument;
  return {
    text: say('reference.turn.build', { cost, effect: effectText(instrument) }),
    target: { instrument: id },
    cost: { worth: cost },
    gain: { points: value },
  };
}

/** What happens before the turn goes on. */
function act(state: ReferenceState, seat: Seat, option: TurnOption, run: GameRun): void {
  switch (option) {
    case 'look':
      gain(state, seat, BRASS, 1, 'look', run);
      run.push({ do: 'look', seat });
      return;
    case 'chart':
      run.push({ do: 'chart', seat });
      return;
    case 'rest':
      gain(state, seat, COFFEE, REST_COFFEE, 'rest', run);
      return;
    case 'drink':
      spend(state, seat, COFFEE, 1, 'drink', run);
      run.push({ do: 'draw', seat, count: 1, source: 'drink' });
      return;
    case 'barter':
      spend(state, seat, BRASS, BARTER_BRASS, 'barter', run);
      gain(state, seat, GLASS, 1, 'barter', run);
      return;
    case 'sleep':
      run.emit?.({ do: 'sleep', seat, what: 'night', amount: state.night, source: 'turn' });
      return;
    default:
      run.push({ do: 'pay', seat, instrument: buildIndex(option) });
  }
}

export const turn: OneOf<ReferenceState, TurnAsk, TurnOption> = {
  shape: 'one-of',
  text: (state, { acted }) =>
    acted
      ? say('reference.question.afterAction')
      : say('reference.question.turn', { night: state.night, nights: state.nights }),

  options(state, ask) {
    const options: TurnOption[] = [];
    for (const option of ALL) if (obstacle(state, ask, option) === undefined) options.push(option);
    return options;
  },

  unavailable: (state, ask) =>
    ALL.flatMap((value): Unavailable[] => {
      const why = obstacle(state, ask, value);
      return why === undefined
        ? []
        : [{ value, ...facts(value), reason: reasonFor(state, ask.seat, value, why) }];
    }),

  describe: (_, __, option) => facts(option),

  answer(state, { seat, acted }, option, run: GameRun) {
    if (option !== 'sleep') {
      const free = option === 'drink' || option === 'barter';
      run.push({ do: 'turn', seat, acted: acted || !free });
    }
    act(state, seat, option, run);
  },
};

/** Step: draws two cards; one of them is to be kept. */
export function look(state: ReferenceState, { seat }: StepNamed<'look'>, run: GameRun): void {
  const drawn = drawCards(state, seat, CARDS_TO_LOOK_AT, 'look', run);
  if (drawn > 1) run.push({ do: 'keep', seat, drawn });
}

/** Which of the new cards to keep. The others are put away face down. */
export const keep: OneOf<ReferenceState, QueryNamed<'keep'>, number> = {
  shape: 'one-of',
  text: () => say('reference.question.keep'),
  options: (state, { seat, drawn }) => handOf(state, seat).slice(-drawn),
  describe: (_, __, card) => ({ text: cardText(card), target: { card } }),
  answer(state, { seat, drawn }, card, run) {
    const hand = handOf(state, seat);
    const rest = hand.splice(-drawn).filter((other) => other !== card);
    hand.push(card);
    discardFaceDown(state, seat, rest, 'look', run);
  },
};
