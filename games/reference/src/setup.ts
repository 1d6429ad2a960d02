/** Options and seats to the first state. */
import { agendaOf, type OptionFields, type OptionsOf, type Rng, shuffle } from '@orrery/kernel';
import { CARDS_PER_SEAT } from './data/sights.ts';
import { CARDS_AT_START } from './rules/dusk.ts';
import { type ReferenceState, seatsFrom } from './state.ts';
import type { Step } from './tasks.ts';
import { say } from './wording/say.ts';

export const options = {
  length: {
    kind: 'choice',
    text: say('reference.option.length'),
    values: [
      { value: 'short', text: say('reference.option.length.short') },
      { value: 'long', text: say('reference.option.length.long') },
    ],
    default: 'short',
  },
  reviews: { kind: 'toggle', text: say('reference.option.reviews'), default: true },
} as const satisfies OptionFields;

export type ReferenceOptions = OptionsOf<typeof options>;

const NIGHTS = { short: 3, long: 5 };
/** Brass, glass, coffee. */
const STOCK_AT_START = [2, 1, 1];

export function setup({ length, reviews }: ReferenceOptions, seats: number, rng: Rng): ReferenceState {
  const all = seatsFrom(0, seats);
  const deals = all.map((seat): Step => ({ do: 'draw', seat, count: CARDS_AT_START, source: 'setup' }));
  const start: Step = { do: 'dusk' };
  return {
    agenda: agendaOf(...deals, start),
    rng,
    nights: NIGHTS[length],
    reviews,
    night: 0,
    first: 0,
    deck: shuffle(
      rng,
      Array.from({ length: seats * CARDS_PER_SEAT }, (_, card) => card),
    ),
    discard: [],
    discardedBy: [],
    hands: all.map(() => []),
    notebooks: all.map(() => []),
    aside: all.map(() => []),
    stock: all.flatMap(() => STOCK_AT_START),
    built: all.map(() => 0),
    points: all.flatMap(() => [0, 0, 0, 0]),
  };
}
