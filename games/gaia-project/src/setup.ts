/** Options and seats to the first state. */
import { agendaOf, type OptionFields, type OptionsOf, type Rng } from '@orrery/kernel';
import { type Difficulty, difficultyRow } from './automa/difficulties.ts';
import { automaFactions, FIRST_GAME_FACTION } from './automa/factions.ts';
import { AUTOMA, HUMAN, newAutoma } from './automa/state.ts';
import { COPIES_AGAINST_AUTOMA, supplyTokens } from './data/federation-tokens.ts';
import { pointSources, START_POINTS } from './data/scoring.ts';
import { NOWHERE } from './rules/board.ts';
import { refuseShape } from './rules/map.ts';
import { USUAL } from './rules/shape.ts';
import { type GaiaState, newPlayer, type Player } from './state.ts';
import { factionText } from './wording/components.ts';
import { say } from './wording/say.ts';

/** Two shapes as lists of sectors, as examples of what else can be given. */
const RING = '- 10 01 05 / 09 - - 06 / 08 04 07 / 02 03';
const ROW = '01 02 03 04 05 / 06 07 08 09 10';

const AMONG_PEOPLE = { min: 2, max: 4 } as const;
const ALONE = { min: 1, max: 1 } as const;

const level = <T extends Difficulty>(value: T) => ({
  value,
  text: say(`gaia.setting.difficulty.${value}`),
  note: say(`gaia.setting.difficulty.${value}.note`),
});

export const options = {
  difficulty: {
    kind: 'choice',
    text: say('gaia.setting.difficulty'),
    seats: ALONE,
    values: [
      level('automalein'),
      level('automa'),
      level('automaechtig'),
      level('ultoma'),
      level('alptrauma'),
    ],
    default: 'automa',
    beginner: 'automalein',
  },
  setup: {
    kind: 'choice',
    text: say('gaia.setting.setup'),
    values: [
      {
        value: 'first-game',
        text: say('gaia.setting.setup.first-game'),
        note: say('gaia.setting.setup.first-game.note'),
      },
      {
        value: 'advanced',
        text: say('gaia.setting.setup.advanced'),
        note: say('gaia.setting.setup.advanced.note'),
      },
    ],
    default: 'advanced',
    beginner: 'first-game',
  },
  automa: {
    kind: 'choice',
    text: say('gaia.setting.automa'),
    only: { option: 'setup', value: 'advanced' },
    seats: ALONE,
    values: [
      { value: 'random', text: say('gaia.setting.automa.random') },
      ...automaFactions.map((id) => ({ value: id, text: factionText(id) })),
    ],
    default: 'random',
  },
  factions: {
    kind: 'choice',
    text: say('gaia.setting.factions'),
    values: [
      { value: 'choose', text: say('gaia.setting.factions.choose') },
      { value: 'random', text: say('gaia.setting.factions.random') },
    ],
    default: 'choose',
  },
  turnOrder: {
    kind: 'choice',
    text: say('gaia.setting.turnOrder'),
    seats: AMONG_PEOPLE,
    values: [
      { value: 'clockwise', text: say('gaia.setting.turnOrder.clockwise') },
      { value: 'variable', text: say('gaia.setting.turnOrder.variable') },
    ],
    default: 'clockwise',
  },
  map: {
    kind: 'choice',
    text: say('gaia.setting.map'),
    only: { option: 'setup', value: 'advanced' },
    values: [
      { value: 'printed', text: say('gaia.setting.map.printed') },
      {
        value: 'method-1',
        text: say('gaia.setting.map.method-1'),
        note: say('gaia.setting.map.method-1.note'),
      },
      {
        value: 'method-2',
        text: say('gaia.setting.map.method-2'),
        note: say('gaia.setting.map.method-2.note'),
      },
      {
        value: 'method-3',
        text: say('gaia.setting.map.method-3'),
        note: say('gaia.setting.map.method-3.note'),
      },
    ],
    default: 'printed',
  },
  shape: {
    kind: 'choice',
    text: say('gaia.setting.shape'),
    seats: AMONG_PEOPLE,
    only: { option: 'setup', value: 'advanced' },
    values: [
      { value: USUAL, text: say('gaia.setting.shape.usual') },
      { value: RING, text: say('gaia.setting.shape.ring') },
      { value: ROW, text: say('gaia.setting.shape.row') },
    ],
    default: USUAL,
    others: refuseShape,
  },
  rotation: {
    kind: 'choice',
    text: say('gaia.setting.rotation'),
    only: { option: 'setup', value: 'advanced' },
    values: [
      { value: 'chance', text: say('gaia.setting.rotation.chance') },
      { value: 'last-player', text: say('gaia.setting.rotation.last-player') },
    ],
    default: 'chance',
  },
  smallMap: {
    kind: 'toggle',
    text: say('gaia.setting.smallMap'),
    only: { option: 'setup', value: 'advanced' },
    seats: { min: 3, max: 3 },
    default: false,
  },
} as const satisfies OptionFields;

type GaiaOptions = OptionsOf<typeof options>;

/** What a table of one has besides: the Automa with its place in the turn order, and fewer federation tokens. */
function againstAutoma({ setup, automa, difficulty }: GaiaOptions): Partial<GaiaState> {
  const rival: Player = newPlayer(difficultyRow(difficulty).startVp, pointSources);
  const named = automa === 'random' ? null : automa;
  rival.faction = setup === 'first-game' ? FIRST_GAME_FACTION : named;
  return {
    order: [HUMAN, AUTOMA],
    tokens: supplyTokens.map(() => COPIES_AGAINST_AUTOMA),
    players: [newPlayer(START_POINTS), rival],
    automa: newAutoma(difficulty),
  };
}

export function setupState(options: GaiaOptions, seats: number, rng: Rng): GaiaState {
  const firstGame = options.setup === 'first-game';
  const map = firstGame ? 'printed' : options.map;
  return {
    agenda: agendaOf({ do: 'setup.deal' }),
    rng,
    settings: {
      variableOrder: options.turnOrder === 'variable',
      firstGame,
      randomFactions: options.factions === 'random',
      // With one or two players there is one method, and it is the third.
      map: map !== 'printed' && seats <= 2 ? 'method-3' : map,
      shape: firstGame ? USUAL : options.shape,
      smallMap: options.smallMap && !firstGame,
      turnedByPlayer: options.rotation === 'last-player',
    },
    layout: '',
    round: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    passed: [],
    turn: -1,
    built: [],
    planets: [],
    owners: [],
    structures: [],
    guests: [],
    formers: [],
    federated: [],
    lostPlanet: NOWHERE,
    roundTiles: [],
    finalTiles: [],
    boosters: [],
    standardTiles: [],
    advancedTiles: [],
    tokens: supplyTokens.map(({ copies }) => copies),
    terraformingToken: null,
    usedActions: [],
    players: Array.from({ length: seats }, () => newPlayer(START_POINTS)),
    ...(seats === 1 ? againstAutoma(options) : {}),
  };
}
