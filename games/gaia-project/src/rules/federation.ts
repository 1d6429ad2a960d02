/** Rulebook chapter: form a federation. */
import { oneOfAtRandom, type Rng, type Seat, type SomeOf } from '@orrery/kernel';
import {
  type AskNamed,
  abilitiesOf,
  boardIn,
  type GaiaRun,
  type GaiaState,
  type Player,
  planetOn,
  playerAt,
  type StepNamed,
} from '../state.ts';
import { placeOf, spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';
import type { HexId } from './board.ts';
import { checkFederation, type Federation, piecesIn, superfluous } from './federation-check.ts';
import {
  type Field,
  federatedValue,
  fieldFor,
  freeValue,
  isFederated,
  mustGrow,
  neededValue,
  satelliteBudget,
} from './federation-field.ts';
import { byNumber, fewestSatellites, type Search } from './federation-search.ts';
import { hasTokenSupply } from './federation-token.ts';
import { discardTokens } from './power.ts';
import { payHeld } from './resources.ts';

/** What the seat has on the map has changed: what was known of its federations no longer holds. */
export function boardChanged(player: Player): void {
  player.satellitesAtLeast = 0;
  player.satellitesKnown = false;
}

const ALL = -1;
/** More satellites than anybody can have. */
const NEVER = 999;
const searchIn = (field: Field, most: number): Search => ({
  field,
  required: field.root,
  need: field.need,
  counted: ALL,
  avoided: 0,
  most,
});

/**
 * Whether the seat can form a federation now, or enlarge its only one. What the search has shown is kept with the player
 * until something of theirs on the map changes.
 */
export function canFederate(state: GaiaState, seat: Seat): boolean {
  const player = playerAt(state, seat);
  const budget = satelliteBudget(player);
  if (player.satellitesAtLeast > budget) return false;
  if (player.satellitesKnown) return hasTokenSupply(state);
  const value = freeValue(state, seat) + (mustGrow(player) ? federatedValue(state, seat) : 0);
  if (value < neededValue(player)) {
    player.satellitesAtLeast = NEVER;
    return false;
  }
  const found = fewestSatellites(searchIn(fieldFor(state, seat), budget), player.satellitesAtLeast);
  player.satellitesAtLeast = found === undefined ? budget + 1 : found.satellites.length;
  player.satellitesKnown = found !== undefined;
  return found !== undefined && hasTokenSupply(state);
}

const PROPOSED = 24;

/**
 * The federations that the seat may form: fewest satellites first, then fewest pieces, one set of satellites for each set
 * of pieces; the first {@link PROPOSED} of them.
 */
export function proposeFederations(state: GaiaState, seat: Seat, onlyFewest = false): Federation[] {
  const field = fieldFor(state, seat);
  const player = playerAt(state, seat);
  const affordable = searchIn(field, satelliteBudget(player));
  const fewest = player.satellitesKnown
    ? player.satellitesAtLeast
    : fewestSatellites(affordable)?.satellites.length;
  if (fewest === undefined || fewest > affordable.most) return [];
  const search = onlyFewest ? searchIn(field, fewest) : affordable;
  const proposed: Federation[] = [];
  byNumber(search, fewest, (found) => {
    const sized = found.map((each) => ({ each, planets: piecesIn(field, each.clusters) }));
    sized.sort(
      (a, b) => a.each.satellites.length - b.each.satellites.length || a.planets.length - b.planets.length,
    );
    for (const { each, planets } of sized) {
      if (proposed.length === PROPOSED) return true;
      const { satellites } = each;
      // With the fewest satellites of all, nothing can be superfluous.
      if (satellites.length === fewest || superfluous(field, each) === undefined)
        proposed.push({ planets, satellites });
    }
    return proposed.length === PROPOSED;
  });
  return proposed;
}

/** All that a federation can be made of: free pieces of the seat, and spaces for satellites. */
function itemsFor(state: GaiaState, seat: Seat): HexId[] {
  const field = fieldFor(state, seat);
  const pieces = piecesIn(field, ALL);
  const spaces: HexId[] = [];
  for (let hex = 0; hex < field.open.length; hex++) if (field.open[hex] === 1) spaces.push(hex);
  return [...pieces, ...spaces];
}

/** Spaces told apart: pieces of the seat, and spaces for satellites. */
export function split(state: GaiaState, seat: Seat, picks: readonly HexId[]): Federation {
  const board = boardIn(state);
  const { stations } = playerAt(state, seat);
  const isPiece = (hex: HexId): boolean => planetOn(state, board, hex) >= 0 || stations.includes(hex);
  return { planets: picks.filter(isPiece), satellites: picks.filter((hex) => !isPiece(hex)) };
}

const together = ({ planets, satellites }: Federation): HexId[] => [...planets, ...satellites];

export const formQuestion: SomeOf<GaiaState, AskNamed<'federation.form'>, HexId> = {
  shape: 'some-of',
  ordered: false,
  text: (state, { seat }) => {
    const player = playerAt(state, seat);
    return say('gaia.question.federation.form', { value: neededValue(player) });
  },
  items: (state, { seat }) => itemsFor(state, seat),
  bounds: (state, { seat }) => ({ min: 0, max: itemsFor(state, seat).length }),
  allows: (state, { seat }, picks) => checkFederation(state, seat, split(state, seat, picks)),
  proposals: (state, { seat }) => proposeFederations(state, seat).map(together),
  sample: (state, { seat }, rng: Rng) => together(oneOfAtRandom(rng, proposeFederations(state, seat, true))),
  describe: (state, { seat }, hex) => ({
    text:
      split(state, seat, [hex]).planets.length > 0
        ? say('gaia.option.federation.piece', { space: spaceText(state, hex) })
        : say('gaia.option.federation.satellite', { space: spaceText(state, hex) }),
    target: { hex },
  }),
  answer: (state, { seat }, picks, run: GaiaRun) => {
    const { planets, satellites } = split(state, seat, picks);
    const player = playerAt(state, seat);
    run.push({ do: 'federation.token', seat, again: false });
    run.push({ do: 'federation.build', seat, planets, satellites });
    if (abilitiesOf(player).satelliteCost === 'qic')
      payHeld(run, seat, player, 'qic', satellites.length, 'satellites');
    else discardTokens(state, run, seat, satellites.length, 'supply');
  },
};

export function buildStep(
  state: GaiaState,
  { seat, planets, satellites }: StepNamed<'federation.build'>,
  run: GaiaRun,
): void {
  const player = playerAt(state, seat);
  for (const hex of planets) enter(state, seat, hex);
  for (const hex of satellites) player.satellites.push(hex);
  player.satellites.sort((a, b) => a - b);
  player.federations += 1;
  boardChanged(player);
  run.emit?.({
    do: 'federation',
    seat,
    what: 'satellites',
    amount: satellites.length,
    source: 'federation',
    detail: { planets, satellites },
  });
}

/** Makes a piece part of the seat's federations. */
function enter(state: GaiaState, seat: Seat, hex: HexId): void {
  const planet = planetOn(state, boardIn(state), hex);
  if (planet < 0) playerAt(state, seat).federatedStations.push(hex);
  else state.federated[planet] = (state.federated[planet] ?? 0) | (state.owners[planet] === seat ? 1 : 2);
}

const ownPiece = (state: GaiaState, seat: Seat, hex: HexId): boolean => {
  const planet = planetOn(state, boardIn(state), hex);
  if (planet >= 0) return state.owners[planet] === seat || state.guests[planet] === seat;
  return playerAt(state, seat).stations.includes(hex);
};

const inFederation = (state: GaiaState, seat: Seat, hex: HexId): boolean => {
  const player = playerAt(state, seat);
  if (player.satellites.includes(hex) || player.federatedStations.includes(hex)) return true;
  const planet = planetOn(state, boardIn(state), hex);
  return planet >= 0 && isFederated(state, seat, planet);
};

/** A new piece beside a federation of its owner joins it, with the pieces that it connects. */
export function joinFederation(state: GaiaState, run: GaiaRun, seat: Seat, at: HexId): void {
  if (playerAt(state, seat).federations === 0) return;
  const board = boardIn(state);
  if (!(board.neighbours[at] ?? []).some((hex) => inFederation(state, seat, hex))) return;
  const queue = [at];
  for (const hex of queue) {
    if (inFederation(state, seat, hex)) continue;
    enter(state, seat, hex);
    run.emit?.({
      do: 'join',
      seat,
      what: 'federation',
      amount: 1,
      source: 'federation',
      detail: placeOf(state, hex),
    });
    for (const next of board.neighbours[hex] ?? [])
      if (ownPiece(state, seat, next) && !inFederation(state, seat, next)) queue.push(next);
  }
}
