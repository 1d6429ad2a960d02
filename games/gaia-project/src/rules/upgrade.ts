/** Rulebook chapter: upgrade existing structures. */
import type { Facts, Seat } from '@orrery/kernel';
import {
  NEIGHBOUR_CREDITS,
  RESEARCH_LAB,
  type Structure,
  structureIds,
  structureRow,
  structures,
  TRADING_STATION,
} from '../data/structures.ts';
import {
  abilitiesOf,
  boardIn,
  factionOf,
  type GaiaRun,
  type GaiaState,
  NOBODY,
  type PlanetId,
  type Player,
  planetOn,
  playerAt,
} from '../state.ts';
import { builtText, placeOf, spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';
import type { Board, HexId } from './board.ts';
import { boardChanged } from './federation.ts';
import { gainToken } from './federation-token.ts';
import { payHeld, scoreOccasion } from './resources.ts';

export type Upgrade = {
  readonly do: 'upgrade';
  readonly at: HexId;
  readonly to: Structure;
};

/** Whether an opponent's structure stands in the neighboring area of a space, the space itself included. */
export function hasNeighbour(state: GaiaState, board: Board, seat: Seat, at: HexId): boolean {
  for (const hex of board.near[at] ?? []) {
    const planet = planetOn(state, board, hex);
    if (planet < 0) continue;
    const owner = state.owners[planet] ?? NOBODY;
    const guest = state.guests[planet] ?? NOBODY;
    if ((owner !== NOBODY && owner !== seat) || (guest !== NOBODY && guest !== seat)) return true;
  }
  return false;
}

function creditsFor(state: GaiaState, board: Board, seat: Seat, at: HexId, to: Structure): number {
  if (to === TRADING_STATION && hasNeighbour(state, board, seat, at)) return NEIGHBOUR_CREDITS;
  return structureRow(to).credits;
}

const hasPiece = (player: Player, to: Structure): boolean =>
  (player.counts[to] ?? 0) < structureRow(to).supply;

const picks: Upgrade[][] = [];

/** Options by space and structure, made once: they are listed at every turn. */
function pickOf(at: HexId, to: Structure): Upgrade {
  let known = picks[at];
  if (known === undefined) {
    known = structures.map((_, structure) => ({ do: 'upgrade', at, to: structure }));
    picks[at] = known;
  }
  return known[to] ?? { do: 'upgrade', at, to };
}

/** Every upgrade of a seat that it can pay for. The Lost Planet and mines beside others' structures have none. */
export function upgradesOf(state: GaiaState, seat: Seat): Upgrade[] {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  const { paths } = factionOf(player);
  const upgrades: Upgrade[] = [];
  for (let planet = 0; planet < board.planets.length; planet++) {
    if (state.owners[planet] !== seat) continue;
    const at = board.planets[planet] ?? 0;
    for (const to of paths[state.structures[planet] ?? 0] ?? []) {
      if (!hasPiece(player, to) || player.ore < structureRow(to).ore) continue;
      // Whether there are neighbours matters only to whoever cannot pay without.
      if (player.credits < NEIGHBOUR_CREDITS) continue;
      if (
        player.credits < structureRow(to).credits &&
        player.credits < creditsFor(state, board, seat, at, to)
      )
        continue;
      upgrades.push(pickOf(at, to));
    }
  }
  return upgrades;
}

export const upgradeCredits = (state: GaiaState, seat: Seat, { at, to }: Upgrade): number =>
  creditsFor(state, boardIn(state), seat, at, to);

export function upgrade(state: GaiaState, run: GaiaRun, seat: Seat, { do: kind, at, to }: Upgrade): void {
  const player = playerAt(state, seat);
  payHeld(run, seat, player, 'ore', structureRow(to).ore, kind);
  payHeld(run, seat, player, 'credits', creditsFor(state, boardIn(state), seat, at, to), kind);
  replaceStructure(state, run, seat, planetOn(state, boardIn(state), at), to);
  if (structureRow(to).tile) run.push({ do: 'tech.gain', seat });
  const token = abilitiesOf(player).tokenWithInstitute;
  if (token !== undefined && !player.tokens.includes(token)) gainToken(state, run, seat, token);
}

/** Puts one structure in the place of another; scores it, and lets others charge power. */
export function replaceStructure(
  state: GaiaState,
  run: GaiaRun,
  seat: Seat,
  planet: PlanetId,
  to: Structure,
): void {
  const player = playerAt(state, seat);
  const from = state.structures[planet] ?? 0;
  player.counts[from] = (player.counts[from] ?? 0) - 1;
  player.counts[to] = (player.counts[to] ?? 0) + 1;
  state.structures[planet] = to;
  const at = boardIn(state).planets[planet] ?? 0;
  run.emit?.({
    do: 'upgrade',
    seat,
    what: structureIds[to] ?? 'none',
    amount: 1,
    source: structureIds[from] ?? 'none',
    detail: placeOf(state, at),
  });
  if (to === TRADING_STATION) scoreOccasion(state, run, seat, 'trading-station');
  if (structureRow(to).big) scoreOccasion(state, run, seat, 'big-structure');
  boardChanged(player);
  state.built.push(at);
}

export const upgradeFacts = (state: GaiaState, seat: Seat, pick: Upgrade): Facts => ({
  text: say('gaia.option.upgrade', {
    structure: builtText(structureIds[pick.to] ?? '') ?? '',
    space: spaceText(state, pick.at),
  }),
  target: { hex: pick.at },
  cost: { ore: structureRow(pick.to).ore, credits: upgradeCredits(state, seat, pick) },
});

/** The spaces with a research lab of a seat. */
export function labsOf(state: GaiaState, seat: Seat): HexId[] {
  const board = boardIn(state);
  return board.planets.filter(
    (_, planet) => state.owners[planet] === seat && state.structures[planet] === RESEARCH_LAB,
  );
}
