/** The tables that the screens show: moments of games that the engine has played. */
import type { CoreView, Question } from '@orrery/kernel';
import type { RaceView } from '@orrery/race-for-the-galaxy';
import { designOf } from '@orrery/race-for-the-galaxy/advice';
import { gaiaMoments } from './gaia-moments.ts';
import { marsMoments } from './mars-moments.ts';
import { type Kept, keptTable, type Until, type Wanted } from './tables.ts';

const me = { name: 'Halley' };
const bot = { name: 'greedy', bot: 'greedy' };
const two = [me, bot];
const four = [me, bot, bot, bot];

/** How many things a question offers. */
const offers = (question: Question): number => {
  if (question.shape === 'amounts') return question.parts.length;
  return question.shape === 'one-of' ? question.options.length : question.items.length;
};

/** The first question of that name that offers so many things, after so many moves. */
const when =
  (name: string, least = 1, after = 0) =>
  (question: Question, moves: number): boolean =>
    question.name === name && offers(question) >= least && moves >= after;

const reference = (id: string, until?: Until): Wanted => ({
  id,
  game: 'reference',
  seats: [me, { name: 'random', bot: 'random' }],
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
  race('develop', when('develop.place', 2, 60)),
  race('settle', when('settle.place', 2, 60)),
  race('pay', (question, moves) => when('payment.cards', 5, 30)(question, moves) && pays(question) >= 3),
  race('sell', when('consume.sell', 2)),
  race('consume', when('consume.power', 3)),
  race('goods', when('consume.goods')),
  race('gamble', when('consume.gamble')),
  race('give', when('consume.hand')),
  race('produce', when('produce.power')),
  race('discard', when('round.discard', 12)),
  race('nothing', (question, moves) => moves > 20 && cannotPlace(question)),
  race(
    'nothing-shared',
    // Nobody has answered yet, so that the screen begins with the first seat.
    (question, moves, view) => moves > 20 && view.viewer === 0 && cannotPlace(question),
    { seats: [me, { name: 'Bo' }] },
  ),
  race(
    'hand',
    (question, moves, view) => when('round.action', 1, 20)(question, moves) && ownIn(view).hand >= 10,
  ),
  race('names', (question, moves, view) => {
    const { names } = ownIn(view);
    return when('round.action', 1, 40)(question, moves) && names.some((id) => longNames.includes(id));
  }),
  race('four', when('settle.place', 1, 110), { seats: four }),
  race('long', when('round.action', 1, 100)),
  race('raced', undefined, { seats: four }),
  ...gaiaMoments,
  ...marsMoments,
];

const PASSED = 'pass';
/** Somebody must pass, because nothing in the hand can be placed. */
const cannotPlace = (question: Question): boolean =>
  question.shape === 'one-of' &&
  question.options.length === 1 &&
  question.options.every(({ value }) => value === PASSED);

/** The viewer's hand and tableau in a view of Race. */
function ownIn(view: object & CoreView): { readonly hand: number; readonly names: readonly string[] } {
  const player = isRaceView(view) && typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  return {
    hand: player?.handSize ?? 0,
    names: (player?.tableau ?? []).map((card) => designOf[card]?.id ?? ''),
  };
}
const isRaceView = (view: object & CoreView): view is RaceView & CoreView => 'pool' in view;

/** Cards with long names in every language. */
const longNames = ['alien-tech-institute', 'free-trade-association', 'galactic-survey-seti', 'mining-league'];

const pays = (question: Question): number => ('min' in question ? question.min : 0);

/** All of them, or those with these ids. */
export const screenTables = (...ids: readonly string[]): Promise<Kept[]> =>
  Promise.all(wanted.filter(({ id }) => ids.length === 0 || ids.includes(id)).map(keptTable));
