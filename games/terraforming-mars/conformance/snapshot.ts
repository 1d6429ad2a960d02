/** A state as recordings write it down, and what has changed between two of them. */
import { isRecord, same } from '@orrery/kernel';
import { awards, milestones } from '../src/data/board.ts';
import { tags } from '../src/data/resources.ts';
import { tiles } from '../src/data/types.ts';
import { allPlayed, type MarsState, NOBODY, type Player } from '../src/state.ts';
import { cardName, type Line, line, list, number, sortedNames, spaceName, texts } from './recording.ts';

interface PlayerSnapshot {
  readonly r: readonly number[];
  readonly p: readonly number[];
  readonly tr: number;
  readonly hand: readonly string[];
  readonly played: readonly string[];
  readonly on: Readonly<Record<string, number>>;
  readonly used: readonly string[];
  readonly tags: Readonly<Record<string, number>>;
}

export function playerSnapshot(player: Player): PlayerSnapshot {
  const cubes = player.played.flatMap((id, place): [string, number][] => {
    const n = player.cubes[place] ?? 0;
    return n === 0 ? [] : [[cardName(id), n]];
  });
  const icons = tags.flatMap((tag, place): [string, number][] => {
    const n = player.tags[place] ?? 0;
    return n === 0 ? [] : [[tag, n]];
  });
  return {
    r: player.stock.slice(),
    p: player.production.slice(),
    tr: player.rating,
    hand: sortedNames(player.hand),
    played: allPlayed(player).map(cardName),
    on: Object.fromEntries(cubes),
    used: sortedNames(player.used),
    tags: Object.fromEntries(icons),
  };
}

function tilesOf(state: MarsState): Line {
  const found: Record<string, unknown> = {};
  state.tiles.forEach((code, space) => {
    const tile = tiles[code - 1];
    if (tile === undefined) return;
    const owner = state.owners[space] ?? NOBODY;
    found[spaceName(space)] = owner === NOBODY ? [tile] : [tile, owner];
  });
  return found;
}

function claimsOf(state: MarsState): Line {
  const found: Record<string, unknown> = {};
  state.owners.forEach((owner, space) => {
    if (owner !== NOBODY && state.tiles[space] === 0) found[spaceName(space)] = owner;
  });
  return found;
}

export const snapshot = (state: MarsState): Line => ({
  gen: state.generation,
  oxygen: state.oxygen,
  temperature: state.temperature,
  oceans: state.oceans,
  tiles: tilesOf(state),
  claims: claimsOf(state),
  milestones: state.milestones.map((id, i) => [milestones[id]?.id, state.milestonesBy[i]]),
  awards: state.awards.map((id, i) => [awards[id]?.id, state.awardsBy[i]]),
  players: state.players.map(playerSnapshot),
});

/** A recorded state in the same form: what it leaves out is empty, and sets are sorted. */
export const recordedSnapshot = (after: Line): Line => ({
  ...after,
  claims: line(after.claims),
  players: list(after.players).map((entry) => {
    const player = line(entry);
    return { ...player, hand: texts(player.hand).sort(), used: texts(player.used).sort() };
  }),
});

function numberChanges(before: Line, after: Line): Record<string, number> {
  const changes: Record<string, number> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const difference = number(after[key]) - number(before[key]);
    if (difference !== 0) changes[key] = difference;
  }
  return changes;
}

const resourceNames = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'];
const named = (amounts: readonly number[]): Record<string, number> =>
  Object.fromEntries(resourceNames.map((name, place) => [name, amounts[place] ?? 0]));

/** What the first list has more often than the second. */
function extra(of: readonly string[], than: readonly string[]): string[] {
  const left = [...than];
  return of.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const unlessEmpty = (key: string, value: unknown): Line => {
  const empty = isRecord(value)
    ? Object.keys(value).length === 0
    : Array.isArray(value) && value.length === 0;
  return empty ? {} : { [key]: value };
};

function playerDelta(before: PlayerSnapshot, after: PlayerSnapshot): Line {
  return {
    ...numberChanges(named(before.r), named(after.r)),
    ...unlessEmpty('prod', numberChanges(named(before.p), named(after.p))),
    ...numberChanges({ tr: before.tr }, { tr: after.tr }),
    ...unlessEmpty('on', numberChanges(before.on, after.on)),
    ...unlessEmpty('tags', numberChanges(before.tags, after.tags)),
    ...unlessEmpty('handGained', extra(after.hand, before.hand)),
    ...unlessEmpty('handLost', extra(before.hand, after.hand)),
    ...unlessEmpty('played', extra(after.played, before.played)),
    ...unlessEmpty('used', extra(after.used, before.used)),
  };
}

const newEntries = (before: Line, after: Line): Line =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => !same(before[key], value)));

/** Differences only, as vectors list them. */
export function delta(before: MarsState, after: MarsState): Line {
  const [old, now] = [snapshot(before), snapshot(after)];
  const tracks = (of: Line): Line => ({
    gen: of.gen,
    oxygen: of.oxygen,
    temperature: of.temperature,
    oceans: of.oceans,
  });
  const players: Record<string, unknown> = {};
  before.players.forEach((player, seat) => {
    const other = after.players[seat];
    if (other === undefined) return;
    const changes = playerDelta(playerSnapshot(player), playerSnapshot(other));
    if (Object.keys(changes).length > 0) players[seat] = changes;
  });
  return {
    ...numberChanges(tracks(old), tracks(now)),
    ...unlessEmpty('tiles', newEntries(line(old.tiles), line(now.tiles))),
    ...unlessEmpty('claims', newEntries(line(old.claims), line(now.claims))),
    ...unlessEmpty('milestones', list(now.milestones).slice(list(old.milestones).length)),
    ...unlessEmpty('awards', list(now.awards).slice(list(old.awards).length)),
    ...unlessEmpty('players', players),
  };
}

/** A recorded delta with its sets sorted; an empty list of players is left out. */
export function recordedDelta(recorded: Line): Line {
  const players = Object.fromEntries(
    Object.entries(line(recorded.players)).map(([seat, changes]) => [seat, sortedSets(line(changes))]),
  );
  const { players: _, ...rest } = recorded;
  return { ...rest, ...unlessEmpty('players', players) };
}

const sortedSets = (changes: Line): Line => ({
  ...changes,
  ...(changes.handGained === undefined ? {} : { handGained: texts(changes.handGained).sort() }),
  ...(changes.handLost === undefined ? {} : { handLost: texts(changes.handLost).sort() }),
  ...(changes.used === undefined ? {} : { used: texts(changes.used).sort() }),
});
