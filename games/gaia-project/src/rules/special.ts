/** Rulebook chapter: special actions; those of factions stand in appendix I. */
import type { Facts, OneOf, Seat } from '@orrery/kernel';
import type { SpecialId } from '../data/actions.ts';
import { boosterRow } from '../data/boosters.ts';
import {
  ACADEMY_ACTION,
  INSTITUTE,
  MINE,
  SPACE_STATIONS,
  structureRow,
  TRADING_STATION,
} from '../data/structures.ts';
import { tileRow } from '../data/tech-tiles.ts';
import type { Gains } from '../data/types.ts';
import {
  type AskNamed,
  abilitiesOf,
  boardIn,
  factionOf,
  type GaiaRun,
  type GaiaState,
  type Player,
  planetOn,
  playerAt,
} from '../state.ts';
import { gainsOf, priceOf, specialText } from '../wording/components.ts';
import { placeOf, spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';
import type { HexId } from './board.ts';
import { boardChanged, joinFederation } from './federation.ts';
import { canPlace } from './mine.ts';
import { distanceFrom, isWithin, qicFor, rangeOf, reachWith, startsOf } from './range.ts';
import { openAreas } from './research.ts';
import { gain, payHeld } from './resources.ts';
import { labsOf, replaceStructure } from './upgrade.ts';

export type SpecialPick = {
  readonly do: 'special';
  readonly action: SpecialId;
};

/** What the special actions of a player's academy and tiles give. */
export function gainsFor(player: Player, action: SpecialId): Gains | undefined {
  if (action === 'academy') return factionOf(player).academyAction;
  for (const id of player.standard) if (id === action) return tileRow(id).action;
  for (const id of player.advanced) if (id === action) return tileRow(id).action;
  return undefined;
}

/** The special actions that a player has, used or not. */
export function specialsOf(player: Player): SpecialId[] {
  const specials: SpecialId[] = [];
  if (player.booster !== null && boosterRow(player.booster).action !== undefined)
    specials.push(player.booster);
  if ((player.counts[ACADEMY_ACTION] ?? 0) > 0) specials.push('academy');
  for (const id of player.standard)
    if (tileRow(id).action !== undefined && !player.covered.includes(id)) specials.push(id);
  for (const id of player.advanced) if (tileRow(id).action !== undefined) specials.push(id);
  const own = abilitiesOf(player).special;
  if (own !== undefined) specials.push(own);
  return specials;
}

/** Whether a special action that is not used yet would do something. */
export function canUse(state: GaiaState, seat: Seat, action: SpecialId): boolean {
  const player = playerAt(state, seat);
  if (action === player.booster) {
    const row = boosterRow(action).action;
    return row !== undefined && canPlace(state, seat, row);
  }
  switch (action) {
    case 'swap-institute':
      return swapSpaces(state, seat).length > 0;
    case 'space-station':
      return player.stations.length < SPACE_STATIONS && stationSpaces(state, seat, true).length > 0;
    case 'downgrade-lab':
      return (
        (player.counts[TRADING_STATION] ?? 0) < structureRow(TRADING_STATION).supply &&
        labsOf(state, seat).length > 0
      );
    case 'advance-lowest':
      return openAreas(state, seat, 'lowest').length > 0;
    default:
      return true;
  }
}

const picks = new Map<SpecialId, SpecialPick>();

/** Options by their action, made once: they are listed at every turn. */
function pickOf(action: SpecialId): SpecialPick {
  const pick = picks.get(action) ?? { do: 'special', action };
  picks.set(action, pick);
  return pick;
}

/** Adds the special actions that a seat can take now. */
export function addSpecials(state: GaiaState, seat: Seat, options: object[]): void {
  const player = playerAt(state, seat);
  for (const action of specialsOf(player))
    if (!player.used.includes(action) && canUse(state, seat, action)) options.push(pickOf(action));
}

export function takeSpecial(state: GaiaState, run: GaiaRun, seat: Seat, { action }: SpecialPick): void {
  const player = playerAt(state, seat);
  player.used.push(action);
  run.emit?.({ do: 'special', seat, what: action, amount: 1, source: 'special' });
  if (action === player.booster) {
    const row = boosterRow(action).action;
    if (row !== undefined) run.push({ do: 'mine.place', seat, steps: row.steps, range: row.range });
    return;
  }
  switch (action) {
    case 'swap-institute':
      run.push({ do: 'special.swap', seat });
      return;
    case 'space-station':
      run.push({ do: 'special.station', seat });
      return;
    case 'downgrade-lab':
      run.push({ do: 'special.downgrade', seat });
      return;
    case 'advance-lowest':
      run.push({ do: 'research.choose', seat, among: 'lowest', optional: false });
      return;
    default:
      gain(state, run, seat, gainsFor(player, action) ?? {}, 'resources', action);
  }
}

export const specialFacts = (player: Player, { action }: SpecialPick): Facts => ({
  text: specialText(action),
  target: { special: action },
  gain: gainsOf(gainsFor(player, action) ?? {}),
});

// Swapping the planetary institute with a mine

function swapSpaces(state: GaiaState, seat: Seat): HexId[] {
  const board = boardIn(state);
  return board.planets.filter(
    (_, planet) => state.owners[planet] === seat && state.structures[planet] === MINE,
  );
}

export const swapQuestion: OneOf<GaiaState, AskNamed<'special.swap'>, HexId> = {
  shape: 'one-of',
  text: () => say('gaia.question.special.swap'),
  options: (state, { seat }) => swapSpaces(state, seat),
  describe: (state, _ask, hex) => ({ text: spaceText(state, hex), target: { hex } }),
  answer: (state, { seat }, hex, run: GaiaRun) => {
    const to = planetOn(state, boardIn(state), hex);
    const from = state.owners.findIndex(
      (owner, planet) => owner === seat && state.structures[planet] === INSTITUTE,
    );
    state.structures[from] = MINE;
    state.structures[to] = INSTITUTE;
    boardChanged(playerAt(state, seat));
    run.emit?.({
      do: 'swap',
      seat,
      what: 'planetary-institute',
      amount: 1,
      source: 'special',
      detail: placeOf(state, hex),
    });
  },
};

// Space stations

export const hasStation = (state: GaiaState, hex: HexId): boolean =>
  state.players.some(({ stations }) => stations.includes(hex));

/** Accessible spaces without a planet or a space station. */
export function stationSpaces(state: GaiaState, seat: Seat, first = false): HexId[] {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  const starts = startsOf(state, board, seat);
  const reach = reachWith(rangeOf(player), player.qic);
  const spaces: HexId[] = [];
  for (let hex = 0; hex < board.size; hex++) {
    if (board.planetAt[hex] !== -1 || hex === state.lostPlanet) continue;
    if (!isWithin(board, starts, hex, reach) || hasStation(state, hex)) continue;
    spaces.push(hex);
    if (first) break;
  }
  return spaces;
}

export const stationQic = (state: GaiaState, seat: Seat, hex: HexId): number => {
  const board = boardIn(state);
  return qicFor(distanceFrom(board, startsOf(state, board, seat), hex), rangeOf(playerAt(state, seat)));
};

export const stationQuestion: OneOf<GaiaState, AskNamed<'special.station'>, HexId> = {
  shape: 'one-of',
  text: () => say('gaia.question.special.station'),
  options: (state, { seat }) => stationSpaces(state, seat),
  describe: (state, { seat }, hex) => ({
    text: spaceText(state, hex),
    target: { hex },
    cost: priceOf({ qic: stationQic(state, seat, hex) }),
  }),
  answer: (state, { seat }, hex, run: GaiaRun) => {
    const player = playerAt(state, seat);
    payHeld(run, seat, player, 'qic', stationQic(state, seat, hex), 'space-station');
    player.stations.push(hex);
    run.emit?.({
      do: 'station',
      seat,
      what: 'space-station',
      amount: 1,
      source: 'special',
      detail: placeOf(state, hex),
    });
    // On an own satellite it stands in the federation already.
    if (player.satellites.includes(hex)) player.federatedStations.push(hex);
    else joinFederation(state, run, seat, hex);
    boardChanged(player);
  },
};

// Turning a research lab back into a trading station

export const downgradeQuestion: OneOf<GaiaState, AskNamed<'special.downgrade'>, HexId> = {
  shape: 'one-of',
  text: () => say('gaia.question.special.downgrade'),
  options: (state, { seat }) => labsOf(state, seat),
  describe: (state, _ask, hex) => ({ text: spaceText(state, hex), target: { hex } }),
  answer: (state, { seat }, hex, run: GaiaRun) => {
    run.push({ do: 'research.choose', seat, among: 'any', optional: false });
    replaceStructure(state, run, seat, planetOn(state, boardIn(state), hex), TRADING_STATION);
  },
};
