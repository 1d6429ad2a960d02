/** Moments of games of Terraforming Mars: one for each state of the table that somebody can meet. */
import { type CoreView, isRecord, type Outcome, type Plain, type Question } from '@orrery/kernel';
import { cardById, faces, type MarsView, type PlayerView } from '@orrery/terraforming-mars';
import type { ShownMove } from '../../src/sources/source.ts';
import type { Until, Wanted } from './tables.ts';

const me = { name: 'Halley' };
const bot = { name: 'greedy', bot: 'greedy' };
const three = [me, bot, bot];
const five = [...three, bot, bot];

type View = MarsView & CoreView;
const isMarsView = (view: object & CoreView): view is View => 'oceans' in view && 'milestones' in view;

/** What a moment is told by. */
interface Moment {
  readonly question: Question;
  readonly view: View;
  /** The viewer's own things. */
  readonly player: PlayerView;
  readonly log: readonly ShownMove[];
}

/** A moment by its question and by what the table looks like then. */
const at =
  (name: string, fits: (moment: Moment) => boolean = () => true): Until =>
  (question, _moves, view, log) => {
    if (question.name !== name || !isMarsView(view) || typeof view.viewer !== 'number') return false;
    const player = view.players[view.viewer];
    return player !== undefined && fits({ question, view, player, log });
  };

/** How many things a question offers. */
const offers = (question: Question): number => {
  if (question.shape === 'amounts') return question.parts.length;
  return question.shape === 'one-of' ? question.options.length : question.items.length;
};
const offering =
  (least: number) =>
  ({ question }: Moment): boolean =>
    offers(question) >= least;

/** Whether an action of this kind is on offer. */
const canDo = ({ question }: Moment, deed: string): boolean =>
  question.shape === 'one-of' && question.options.some(({ value }) => isRecord(value) && value.do === deed);

const isFirstAction = (moment: Moment): boolean => canDo(moment, 'pass');

/** Whether a card of somebody else has taken something from the viewer since their own last move. */
function hasLost({ log, view }: Moment): boolean {
  const own = log.findLastIndex(({ seat }) => seat === view.viewer);
  return log
    .slice(own + 1)
    .flatMap(({ events }) => events)
    .some(
      ({ do: kind, seat, amount, source }) =>
        seat === view.viewer &&
        (kind === 'lose' || (kind === 'production' && amount < 0)) &&
        cardById(source) !== undefined,
    );
}

/** Cards that hold animals or microbes, and those that put them on others. */
const storing = [
  ...['birds', 'fish', 'livestock', 'pets', 'small-animals', 'predators', 'herbivores', 'ecological-zone'],
  ...[
    'nitrite-reducing-bacteria',
    'ghg-producing-bacteria',
    'sulphur-eating-bacteria',
    'decomposers',
    'tardigrades',
  ],
  ...['symbiotic-fungus', 'extreme-cold-fungus', 'imported-nitrogen', 'imported-hydrogen', 'large-convoy'],
];

const mars = (id: string, until?: Until, more: Partial<Wanted> = {}): Wanted => ({
  id: `mars-${id}`,
  game: 'terraforming-mars',
  seats: three,
  seed: 'screens',
  ...(until === undefined ? {} : { until }),
  ...more,
});

/** Somebody who buys these cards, plays them and uses them, whenever they can. */
function playing(...ids: readonly string[]): Partial<Wanted> {
  const cards: ReadonlySet<Plain> = new Set(ids.flatMap((id) => cardById(id) ?? []));
  return {
    seeks: (value) => isRecord(value) && value.card !== undefined && cards.has(value.card),
    picks: (question) => {
      const wanted = bought(question).filter((card) => cards.has(card));
      return wanted.length === 0 ? undefined : wanted;
    },
  };
}

/** All that research lets one pay for. */
const bought = (question: Question): readonly Plain[] =>
  question.shape === 'some-of' && question.name === 'research.buy'
    ? question.items.slice(0, question.max).map(({ value }) => value)
    : [];

/** Somebody who buys every card that they can pay for. */
const buying: Partial<Wanted> = {
  picks: (question) => (question.name === 'research.buy' ? bought(question) : undefined),
};

const inGeneration =
  (generation: number) =>
  ({ view }: Moment): boolean =>
    view.generation >= generation;
const alone = { seats: [me] };

/** All others have passed, so that the generation ends with one's own passing. */
const endsGeneration = (moment: Moment): boolean => {
  const { view } = moment;
  const others = view.players.filter((_, seat) => seat !== view.viewer);
  return inGeneration(3)(moment) && isFirstAction(moment) && others.every(({ passed }) => passed);
};

/** Cards that leave Mars as it is, so that a game goes on for as long as one likes. */
const calm: ReadonlySet<Plain> = new Set(
  faces
    .filter(({ play }) => play.every(({ do: verb }) => verb !== 'raise' && verb !== 'place'))
    .map(({ card }) => card),
);

/** Somebody who collects cards: buys many, plays what leaves Mars as it is, and does nothing else. */
const collecting: Partial<Wanted> = {
  seats: [me, { name: 'random', bot: 'random' }],
  seeks: (value) =>
    isRecord(value) &&
    (value.do === 'pass' || value.do === 'end' || (value.do === 'play' && calm.has(value.card ?? ''))),
  picks: (question) => (question.name === 'research.buy' ? bought(question).slice(0, 3) : undefined),
};

export const marsMoments: readonly Wanted[] = [
  mars('start', at('setup.choose')),
  mars(
    'first',
    at('turn.action', ({ player }) => player.firstAction),
    { first: 15 },
  ),
  mars('research', at('research.buy', inGeneration(4)), { first: 1 }),
  mars(
    'draft',
    at('research.pick', ({ view, player }) => view.generation >= 4 && player.drafted.length === 1),
    { options: { draft: true } },
  ),
  mars(
    'turn',
    at(
      'turn.action',
      (moment) => isFirstAction(moment) && inGeneration(6)(moment) && moment.player.hand.length >= 8,
    ),
    buying,
  ),
  mars(
    'second',
    at('turn.action', (moment) => {
      const { hand, played } = moment.player;
      return canDo(moment, 'end') && hand.length >= 4 && hand.length <= 6 && played.length >= 6;
    }),
  ),
  mars(
    'hand',
    at('turn.action', ({ player }) => player.hand.length >= 17),
    buying,
  ),
  mars(
    'pay',
    at('payment', ({ question, player }) => offers(question) >= 2 && player.played.length >= 5),
  ),
  mars(
    'tile',
    at('tile.place', (moment) => offering(20)(moment) && inGeneration(4)(moment)),
  ),
  mars('claim', at('tile.claim'), { ...playing('land-claim'), first: 9 }),
  mars('attack', at('resources.remove', offering(3))),
  mars('attack-amount', at('resources.amount')),
  mars('lower', at('production.lower', offering(2)), { first: 7 }),
  mars('onto', at('cubes.add', offering(2)), { ...playing(...storing), first: 21 }),
  mars('copy', at('production.copy', offering(3)), { ...playing('robotic-workforce'), first: 90 }),
  mars('shift', at('production.shift', offering(3)), { ...playing('insulation'), first: 26 }),
  mars('take', at('cubes.take'), { ...playing('predators', 'ants'), first: 8 }),
  mars('amount', at('action.amount', offering(3)), { ...playing('power-infrastructure'), first: 134 }),
  mars('choose', at('effect.choose', offering(2))),
  mars('keep', at('cards.keep'), { ...playing('business-contacts', 'invention-contest'), first: 3 }),
  mars('buy', at('cards.buy', offering(2)), playing('inventors-guild', 'business-network')),
  mars('exchange', at('cards.exchange'), playing('mars-university')),
  mars('order', at('kernel.bag'), { first: 15 }),
  mars(
    'tableau',
    at('turn.action', ({ player }) => player.played.length >= 24),
    buying,
  ),
  mars(
    'many',
    at(
      'turn.action',
      (moment) =>
        isFirstAction(moment) && moment.player.hand.length >= 20 && moment.player.played.length >= 60,
    ),
    collecting,
  ),
  mars(
    'goals',
    at('turn.action', (moment) => canDo(moment, 'milestone') && canDo(moment, 'award')),
    { first: 8 },
  ),
  mars('sell', at('turn.sell', offering(6)), { seeks: (value) => isRecord(value) && value.do === 'sell' }),
  mars('since', at('turn.action', hasLost)),
  mars('passing', at('turn.action', endsGeneration)),
  mars('final', at('final.greenery')),
  mars(
    'five',
    at('turn.action', (moment) => inGeneration(6)(moment) && isFirstAction(moment)),
    { seats: five },
  ),
  mars('solo', at('turn.action', inGeneration(8)), alone),
  mars('done'),
  mars('done-five', undefined, { seats: five }),
  mars('won', undefined, { ...alone, ended: ({ lost }: Outcome) => lost === undefined, first: 23 }),
  mars('lost', undefined, { ...alone, ended: ({ lost }: Outcome) => lost !== undefined }),
];
