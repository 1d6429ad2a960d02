/** The tables that the screens show: moments of games that the engine has played. */
import type { Question } from '@orrery/kernel';
import { type Kept, keptTable, type Until, type Wanted } from './tables.ts';

const me = { name: 'Halley' };
const lyra = { name: 'Lyra', bot: 'greedy' };
const two = [me, lyra];
const four = [me, lyra, { name: 'Vega', bot: 'greedy' }, { name: 'Mira', bot: 'greedy' }];

/** How many things a question offers. */
const offers = (question: Question): number => {
  if (question.shape === 'amounts') return question.parts.length;
  return question.shape === 'one-of' ? question.options.length : question.items.length;
};

/** The first question of that name that offers so many things, after so many moves. */
const when =
  (name: string, least = 1, after = 0): Until =>
  (question, moves) =>
    question.name === name && offers(question) >= least && moves >= after;

const reference = (id: string, until?: Until): Wanted => ({
  id,
  game: 'reference',
  seats: [me, { name: 'Lyra', bot: 'random' }],
  seed: 'screens',
  ...(until === undefined ? {} : { until }),
});

const race = (id: string, until?: Until, more: Partial<Wanted> = {}): Wanted => ({
  id,
  game: 'race-for-the-galaxy',
  seats: two,
  seed: 'screens',
  ...(until === undefined ? {} : { until }),
  ...more,
});

const wanted: readonly Wanted[] = [
  reference('turn', when('turn', 1, 13)),
  reference('chart', when('chart')),
  reference('amounts', when('pay')),
  reference('done'),
  {
    id: 'curtain',
    game: 'reference',
    seats: [{ name: 'Ann' }, { name: 'Bo' }],
    seed: 'screens',
    until: (_, moves) => moves === 1,
  },
  race('opening', when('setup.discard')),
  race('choose', when('round.action', 1, 60)),
  race('two', when('round.twoActions', 1, 40), { options: { twoActions: true } }),
  race('explore', when('explore.keep', 4, 20)),
  race('develop', when('develop.place', 1, 60)),
  race('settle', when('settle.place', 2, 60)),
  race('pay', (question, moves) => when('payment.cards', 5, 30)(question, moves) && pays(question) >= 3),
  race('sell', when('consume.sell', 2)),
  race('consume', when('consume.power', 3)),
  race('goods', when('consume.goods')),
  race('gamble', when('consume.gamble')),
  race('give', when('consume.hand')),
  race('produce', when('produce.power')),
  race('discard', when('round.discard', 12)),
  race('four', when('settle.place', 1, 110), { seats: four }),
  race('long', when('round.action', 1, 120)),
  race('raced', undefined, { seats: four }),
];

const pays = (question: Question): number => ('min' in question ? question.min : 0);

/** All of them, or those with these ids. */
export const screenTables = (...ids: readonly string[]): Promise<Kept[]> =>
  Promise.all(wanted.filter(({ id }) => ids.length === 0 || ids.includes(id)).map(keptTable));
