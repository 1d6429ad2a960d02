/** Moments of games of Gaia Project: one for each state of the table that somebody can meet. */
import type { GaiaView } from '@orrery/gaia-project';
import {
  boardActionRow,
  boardActionsFor,
  boardOf,
  federations,
  incomeOrders,
  NOBODY,
  planetOn,
  researchAreas,
  roundsLeft,
  spaces,
  techTiles,
  upgrades,
} from '@orrery/gaia-project/advice';
import { type CoreView, isRecord, type Outcome, type Question } from '@orrery/kernel';
import type { Until, Wanted } from './tables.ts';

const me = { name: 'Halley' };
const bot = { name: 'greedy', bot: 'greedy' };

type View = GaiaView & CoreView;
const isGaiaView = (view: object & CoreView): view is View => 'finalTiles' in view;

/** A moment by its question and by what the table looks like then. */
const at =
  (name: string, fits: (view: View, question: Question, moves: number) => boolean = () => true): Until =>
  (question, moves, view) =>
    question.name === name && isGaiaView(view) && fits(view, question, moves);

const inRound =
  (round: number) =>
  (view: View): boolean =>
    view.round >= round;
const plays =
  (faction: string, round = 1) =>
  (view: View): boolean =>
    view.players[0]?.faction === faction && view.round >= round;

/** How many options point at something of this kind. */
const pointing = (question: Question, kind: string): number =>
  question.shape === 'one-of'
    ? question.options.filter(({ target }) => target !== undefined && kind in Object(target)).length
    : 0;

const gaia = (id: string, seed: string, until?: Until, more: Partial<Wanted> = {}): Wanted => ({
  id: `gaia-${id}`,
  game: 'gaia-project',
  seats: [me, bot, bot, bot],
  seed,
  ...(until === undefined ? {} : { until }),
  ...more,
});

/** Somebody who chooses this faction and takes certain actions whenever they can. */
const as = (
  faction: string,
  ...wishes: readonly (readonly [string, string | number])[]
): Partial<Wanted> => ({
  seeks: (value) =>
    value === faction ||
    (isRecord(value) &&
      wishes.some(([deed, detail]) => value.do === deed && Object.values(value).includes(detail))),
});
const INSTITUTE = ['upgrade', 4] as const;
const STATION = ['upgrade', 2] as const;
const LAB = 3;

/** More outcomes than fit below each other on a phone. */
const leadsToMany = (view: View, { name, seat, args }: Question): boolean =>
  incomeOrders(view, { ...args, do: name, seat }).length > 3;

const turned = { options: { map: 'method-1', rotation: 'last-player' } } as const;
/** The screen's owner sits last, chooses last, and turns the sectors. */
const last = { ...turned, seats: [bot, bot, me] };

const turnsMany = (view: View, question: Question): boolean =>
  view.round === 3 && pointing(question, 'hex') > 4;
/** A planet that can be settled in several ways and cannot in another, with neighbours who would charge. */
const hasWays = (view: View): boolean =>
  view.round >= 2 &&
  spaces(view, 0).some(
    ({ planet, ways }) =>
      planet !== undefined &&
      ways.length >= 3 &&
      ways.filter(({ closed }) => closed === undefined).length >= 2 &&
      ways.some(({ closed }) => closed !== undefined),
  );
const hasProject = (view: View): boolean =>
  view.round >= 2 &&
  spaces(view, 0).some(({ ways }) => ways.some((way) => way.kind === 'project' && way.closed === undefined));
/** A building that can become one with a tech tile. */
const hasTileUpgrade = (view: View): boolean =>
  view.round >= 2 && upgrades(view, 0).some(({ consequences }) => consequences?.asked === 'tech.tile');
const hasFederations = (view: View): boolean => {
  const shapes = federations(view, 0);
  return roundsLeft(view) > 0 && shapes.length > 1 && (shapes[0]?.satellites.length ?? 0) > 0;
};
/** A power action with a step, and somewhere to build with it. */
const hasStepAction = (view: View): boolean =>
  boardActionsFor(view, 0).some(
    ({ action, closed }) => boardActionRow(action).steps === 1 && closed === undefined,
  );
const hasTile = ({ players: [player] }: View): boolean => (player?.standard.length ?? 0) > 0;
const hasGaiaformer = ({ players: [player] }: View): boolean => (player?.gaiaformers ?? 0) > 0;

/** Whether the turn offers an action with these words and numbers among its details. */
const offers = (question: Question, ...details: readonly (string | number)[]): boolean =>
  question.shape === 'one-of' &&
  question.options.some(
    ({ value }) => isRecord(value) && details.every((each) => Object.values(value).includes(each)),
  );
const mayDo =
  (...details: readonly (string | number)[]) =>
  (_: View, question: Question): boolean =>
    offers(question, ...details);

/** By somebody else than the screen's owner, who has the first seat. */
const isInhabited = (view: View, hex: number): boolean =>
  (view.owners[planetOn(view, boardOf(view.layout), hex)] ?? NOBODY) > 0;
const maySettleAsGuest = (view: View, question: Question): boolean =>
  question.shape === 'one-of' &&
  question.options.some(
    ({ value }) =>
      isRecord(value) && value.do === 'mine' && typeof value.at === 'number' && isInhabited(view, value.at),
  );
/** An upgrade brings a tile, and an advanced one can be taken that covers one of several. */
const mayCover = (view: View, question: Question): boolean =>
  offers(question, 'upgrade', LAB) &&
  (view.players[0]?.standard.length ?? 0) > 1 &&
  techTiles(view, 0).some(({ kind, closed }) => kind === 'advanced' && closed === undefined);
const mayGrow = (view: View, question: Question): boolean =>
  (view.players[0]?.federations ?? 0) > 0 && offers(question, 'federation');
/** Four power can be paid with the brainstone and without it. */
const mayPayWithStone = ({ players: [player] }: View, question: Question): boolean =>
  player?.stone === 3 && player.three > 4 && offers(question, 'board', 'two-ore');
const NAVIGATION = researchAreas.indexOf('navigation');
const BELOW_TOP = 4;
const mayFind = ({ players: [player] }: View, question: Question): boolean =>
  player?.research[NAVIGATION] === BELOW_TOP && offers(question, 'research', 'navigation');

/** The turns in which somebody can do what only some factions, or few games, come to. */
const specials: readonly Wanted[] = [
  gaia('may-federate', 'screens', at('turn.action', mayDo('federation')), { first: 4 }),
  gaia('may-grow', 'screens', at('turn.action', mayGrow), {
    ...as('ivits', ['federation', 'federation'], ['special', 'space-station']),
    first: 7,
  }),
  gaia('may-station', 'screens', at('turn.action', mayDo('special', 'space-station')), as('ivits')),
  gaia('may-guest', 'screens', at('turn.action', maySettleAsGuest), as('lantids')),
  gaia('may-spend', 'screens', at('turn.action', mayPayWithStone), as('taklons')),
  gaia(
    'may-swap',
    'screens',
    at('turn.action', mayDo('special', 'swap-institute')),
    as('ambas', INSTITUTE, STATION),
  ),
  gaia(
    'may-downgrade',
    'screens',
    at('turn.action', mayDo('special', 'downgrade-lab')),
    as('firaks', INSTITUTE, STATION),
  ),
  gaia('may-find', 'screens', at('turn.action', mayFind), as('ambas', ['research', 'navigation'])),
  gaia('may-settle', 'screens', at('turn.action', hasWays)),
  gaia(
    'may-start-project',
    'screens',
    at('turn.action', hasProject),
    as('terrans', ['research', 'gaia-project']),
  ),
  gaia('may-step', 'screens', at('turn.action', hasStepAction)),
  gaia('may-take-tile', 'screens', at('turn.action', hasTileUpgrade)),
  gaia('may-choose-shape', 'screens', at('turn.action', hasFederations)),
  gaia('waiting', 'screens', at('turn.action', turnsMany), { first: 1 }),
  gaia('may-cover', 'screens', at('turn.action', mayCover), { first: 3 }),
  gaia('first-sector', 'screens', at('setup.turn'), last),
];

/** Alone against the Automa. */
const alone = (id: string, until?: Until, more: Partial<Wanted> = {}): Wanted =>
  gaia(`automa-${id}`, 'screens', until, { seats: [me], options: { difficulty: 'automa' }, ...more });

const mayAdvance = (view: View, question: Question): boolean =>
  view.round === 3 && view.passed.length === 0 && offers(question, 'research');
const isWon = (outcome: Outcome): boolean => outcome.lost === undefined && outcome.drawn === undefined;

const againstAutoma: readonly Wanted[] = [
  alone('turn', at('turn.action', mayAdvance)),
  alone('charge', at('charge.accept', inRound(2))),
  alone('faction', at('setup.faction')),
  alone('won', undefined, { options: { difficulty: 'automalein' }, ended: isWon }),
  alone('lost', undefined, { options: { difficulty: 'ultoma' }, ended: (outcome) => !isWon(outcome) }),
];

export const gaiaMoments: readonly Wanted[] = [
  ...specials,
  ...againstAutoma,
  gaia('faction', 'screens', at('setup.faction'), { seats: [bot, me, bot, bot] }),
  gaia('faction-before-map', 'screens', at('setup.faction'), last),
  gaia(
    'sectors',
    'screens',
    at('setup.turn', (_, __, moves) => moves > 4),
    last,
  ),
  gaia('first-mines', 'screens', at('setup.place')),
  gaia('setup-booster', 'screens', at('setup.booster')),
  gaia('turn', 'screens', at('turn.action', turnsMany), { first: 1 }),
  gaia('late', 'screens', at('turn.action', inRound(6))),
  gaia('place', 'screens', at('mine.place')),
  gaia('tile', 'screens', at('tech.tile', hasTile)),
  gaia('cover', 'screens', at('tech.cover'), { first: 6 }),
  gaia('step', 'screens', at('research.area')),
  gaia('federation', 'screens', at('federation.form')),
  gaia('token', 'screens', at('federation.token')),
  gaia('charge', 'screens', at('charge.accept', inRound(2))),
  gaia('income', 'screens', at('kernel.bag', inRound(2))),
  gaia('income-many', 'screens', at('kernel.bag', leadsToMany), { first: 4 }),
  gaia('free', 'screens', at('turn.free', inRound(2))),
  gaia('stone', 'screens', at('power.stone'), as('taklons')),
  gaia('spend', 'screens', at('power.spend'), as('taklons')),
  gaia('sacrifice', 'screens', at('power.sacrifice'), as('taklons', ['free', 'sacrifice'])),
  gaia('project', 'screens', at('power.discard'), as('terrans', ['research', 'gaia-project'])),
  gaia(
    'former-qic',
    'screens',
    at('turn.action', (view) => plays('bal-taks')(view) && hasGaiaformer(view)),
    as('bal-taks'),
  ),
  gaia('convert', 'screens', at('gaia.convert'), { ...as('terrans', INSTITUTE, STATION), first: 2 }),
  gaia('gaia-tile', 'screens', at('gaia.tile'), { ...as('itars', INSTITUTE, STATION), first: 2 }),
  gaia('station', 'screens', at('special.station'), as('ivits', ['special', 'space-station'])),
  gaia('swap', 'screens', at('special.swap'), as('ambas', ['special', 'swap-institute'], INSTITUTE, STATION)),
  gaia('lost', 'screens', at('research.lostPlanet'), as('ambas', ['research', 'navigation'])),
  gaia(
    'downgrade',
    'screens',
    at('special.downgrade'),
    as('firaks', ['special', 'downgrade-lab'], INSTITUTE, STATION),
  ),
  gaia('done', 'screens'),
];
