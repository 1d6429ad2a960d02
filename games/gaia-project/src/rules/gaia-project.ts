/** Rulebook chapter: start a Gaia project. */
import type { Facts, Seat } from '@orrery/kernel';
import { projectCosts } from '../data/research.ts';
import { GAIA_PROJECT, TRANSDIM } from '../data/types.ts';
import {
  boardIn,
  type GaiaRun,
  type GaiaState,
  NOBODY,
  type Player,
  planetOn,
  playerAt,
  type StepNamed,
} from '../state.ts';
import { priceOf } from '../wording/components.ts';
import { placeOf, spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';
import type { HexId } from './board.ts';
import { discardTokens, tokensOf } from './power.ts';
import { distanceFrom, isWithin, qicFor, rangeOf, reachWith, startsOf } from './range.ts';
import { payHeld } from './resources.ts';

/** How many tokens a project takes on the player's level. */
export const projectCost = (player: Player): number | undefined =>
  projectCosts[player.research[GAIA_PROJECT] ?? 0];

/** The Transdim planets where a seat can start a project now. */
export function accessibleProjects(state: GaiaState, seat: Seat, range: number, first = false): HexId[] {
  const player = playerAt(state, seat);
  const cost = projectCost(player);
  const sites: HexId[] = [];
  if (cost === undefined || player.gaiaformers === 0 || tokensOf(player) < cost) return sites;
  const board = boardIn(state);
  const starts = startsOf(state, board, seat);
  const reach = reachWith(rangeOf(player) + range, player.qic);
  for (let planet = 0; planet < board.planets.length; planet++) {
    if (state.planets[planet] !== TRANSDIM || state.formers[planet] !== NOBODY) continue;
    const at = board.planets[planet] ?? 0;
    if (!isWithin(board, starts, at, reach)) continue;
    sites.push(at);
    if (first) break;
  }
  return sites;
}

export function projectQic(state: GaiaState, seat: Seat, at: HexId, range: number): number {
  const board = boardIn(state);
  return qicFor(
    distanceFrom(board, startsOf(state, board, seat), at),
    rangeOf(playerAt(state, seat)) + range,
  );
}

export function startProject(state: GaiaState, run: GaiaRun, seat: Seat, at: HexId, range: number): void {
  const player = playerAt(state, seat);
  payHeld(run, seat, player, 'qic', projectQic(state, seat, at, range), 'project');
  run.push({ do: 'project.place', seat, at });
  discardTokens(state, run, seat, projectCost(player) ?? 0, 'gaia');
}

export function placeStep(state: GaiaState, { seat, at }: StepNamed<'project.place'>, run: GaiaRun): void {
  playerAt(state, seat).gaiaformers -= 1;
  state.formers[planetOn(state, boardIn(state), at)] = seat;
  run.emit?.({
    do: 'project',
    seat,
    what: 'gaiaformer',
    amount: 1,
    source: 'project',
    detail: placeOf(state, at),
  });
}

export function projectFacts(state: GaiaState, seat: Seat, at: HexId, range: number): Facts {
  return {
    text: say('gaia.option.project', { space: spaceText(state, at) }),
    target: { hex: at },
    cost: priceOf({
      tokens: projectCost(playerAt(state, seat)) ?? 0,
      qic: projectQic(state, seat, at, range),
    }),
  };
}
