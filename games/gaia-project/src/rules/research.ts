/** Rulebook chapter: research progress; appendix II: the Lost Planet. */
import type { Facts, OneOf, Seat } from '@orrery/kernel';
import { CROSSING_CHARGE, CROSSING_LEVEL, RESEARCH_COST, research, TOP_LEVEL } from '../data/research.ts';
import { MINE } from '../data/structures.ts';
import { type Area, NAVIGATION, researchAreas } from '../data/types.ts';
import {
  type Among,
  type AskNamed,
  abilitiesOf,
  boardIn,
  type GaiaRun,
  type GaiaState,
  playerAt,
  type StepNamed,
} from '../state.ts';
import { areaText, gainsOf, priceOf } from '../wording/components.ts';
import { placeOf, spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';
import { type HexId, NOWHERE, UNREACHABLE } from './board.ts';
import { boardChanged } from './federation.ts';
import { flipToken, gainToken } from './federation-token.ts';
import { afterBuilding, colonize } from './mine.ts';
import { charge } from './power.ts';
import { distanceFrom, qicFor, rangeOf, startsOf } from './range.ts';
import { gaiaPlanetsOf, gain, payHeld, score, scoreOccasion } from './resources.ts';

/** Whether a seat could go one level up in an area, the price apart. */
export function canAdvance(state: GaiaState, seat: Seat, area: number): boolean {
  const player = playerAt(state, seat);
  const level = player.research[area] ?? 0;
  if (level >= TOP_LEVEL) return false;
  if (area === NAVIGATION && !abilitiesOf(player).mayNavigate) return false;
  if (level < TOP_LEVEL - 1) return true;
  return player.green > 0 && state.players.every((other) => other.research[area] !== TOP_LEVEL);
}

/** The areas in which a seat may advance, of those in question. */
export function openAreas(state: GaiaState, seat: Seat, among: Among): number[] {
  const { research: levels } = playerAt(state, seat);
  const lowest = Math.min(...levels);
  const areas: number[] = [];
  for (let area = 0; area < levels.length; area++) {
    const asked = among === 'any' || area === among || (among === 'lowest' && levels[area] === lowest);
    if (asked && canAdvance(state, seat, area)) areas.push(area);
  }
  return areas;
}

export const canResearch = (state: GaiaState, seat: Seat): boolean =>
  playerAt(state, seat).knowledge >= RESEARCH_COST;

export function payForResearch(state: GaiaState, run: GaiaRun, seat: Seat): void {
  payHeld(run, seat, playerAt(state, seat), 'knowledge', RESEARCH_COST, 'research');
}

/** One level up, with all that it brings. */
export function advance(state: GaiaState, run: GaiaRun, seat: Seat, area: number): void {
  const player = playerAt(state, seat);
  const level = (player.research[area] ?? 0) + 1;
  const id = researchAreas[area] ?? 'terraforming';
  if (level === TOP_LEVEL) flipToken(state, run, seat);
  player.research[area] = level;
  run.emit?.({ do: 'advance', seat, what: id, amount: level, source: 'research' });
  scoreOccasion(state, run, seat, 'research');
  if (level === CROSSING_LEVEL) charge(run, seat, player, CROSSING_CHARGE, 'research');
  const row = research[id][level];
  if (row?.now !== undefined) gain(state, run, seat, row.now, 'research', id);
  if (row?.special === 'vp-per-gaia-planet')
    score(state, run, seat, gaiaPlanetsOf(state, seat), 'research', id);
  if (row?.special === 'federation-token' && state.terraformingToken !== null) {
    const token = state.terraformingToken;
    state.terraformingToken = null;
    gainToken(state, run, seat, token);
  }
  if (row?.special === 'lost-planet' && lostPlanetSpaces(state, seat).length > 0)
    run.push({ do: 'research.lostPlanet', seat });
}

export function chooseStep(
  state: GaiaState,
  { seat, among, optional }: StepNamed<'research.choose'>,
  run: GaiaRun,
): void {
  const areas = openAreas(state, seat, among);
  const [only] = areas;
  if (only === undefined) return;
  if (areas.length === 1 && !optional) advance(state, run, seat, only);
  else run.push({ do: 'research.area', seat, among, optional });
}

export const areaQuestion: OneOf<GaiaState, AskNamed<'research.area'>, Area | 'none'> = {
  shape: 'one-of',
  text: () => say('gaia.question.research.area'),
  options: (state, { seat, among, optional }) => {
    const options: (Area | 'none')[] = openAreas(state, seat, among).map(areaId);
    if (optional) options.push('none');
    return options;
  },
  describe: (state, { seat }, pick) =>
    pick === 'none'
      ? { text: say('gaia.option.noAdvance') }
      : areaFacts(state, seat, researchAreas.indexOf(pick)),
  answer: (state, { seat }, pick, run: GaiaRun) => {
    if (pick !== 'none') advance(state, run, seat, researchAreas.indexOf(pick));
  },
};

export const areaId = (area: number): Area => researchAreas[area] ?? 'terraforming';

export function areaFacts(state: GaiaState, seat: Seat, area: number): Facts {
  const level = (playerAt(state, seat).research[area] ?? 0) + 1;
  return {
    text: say('gaia.option.research', { area: areaText(areaId(area)), level }),
    target: { area: areaId(area) },
    gain: gainsOf(research[areaId(area)][level]?.now ?? {}),
  };
}

/** Where the Lost Planet may be put: an accessible space without planet, satellite or space station. */
export function lostPlanetSpaces(state: GaiaState, seat: Seat): HexId[] {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  const starts = startsOf(state, board, seat);
  const taken = new Set(state.players.flatMap(({ satellites, stations }) => [...satellites, ...stations]));
  const spaces: HexId[] = [];
  if (state.lostPlanet !== NOWHERE) return spaces;
  for (let hex = 0; hex < board.size; hex++) {
    if (board.planetAt[hex] !== -1 || taken.has(hex)) continue;
    const qic = qicFor(distanceFrom(board, starts, hex), rangeOf(player));
    if (qic !== UNREACHABLE && qic <= player.qic) spaces.push(hex);
  }
  return spaces;
}

const qicTo = (state: GaiaState, seat: Seat, hex: HexId): number => {
  const board = boardIn(state);
  return qicFor(distanceFrom(board, startsOf(state, board, seat), hex), rangeOf(playerAt(state, seat)));
};

export const lostPlanetQuestion: OneOf<GaiaState, AskNamed<'research.lostPlanet'>, HexId> = {
  shape: 'one-of',
  text: () => say('gaia.question.research.lostPlanet'),
  options: (state, { seat }) => lostPlanetSpaces(state, seat),
  describe: (state, { seat }, hex) => ({
    text: spaceText(state, hex),
    target: { hex },
    cost: priceOf({ qic: qicTo(state, seat, hex) }),
  }),
  answer: (state, { seat }, hex, run: GaiaRun) => {
    payHeld(run, seat, playerAt(state, seat), 'qic', qicTo(state, seat, hex), 'lost-planet');
    state.lostPlanet = hex;
    run.emit?.({
      do: 'lostPlanet',
      seat,
      what: 'lost-planet',
      amount: 1,
      source: 'research',
      detail: placeOf(state, hex),
    });
    const planet = state.owners.length - 1;
    colonize(state, run, seat, planet, hex);
    state.structures[planet] = MINE;
    afterBuilding(state, run, seat, hex);
    for (const player of state.players) boardChanged(player);
  },
};
