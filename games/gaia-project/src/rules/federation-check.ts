/** Rulebook chapter: form a federation. Whether pieces and satellites are one, and what is wrong where they are not. */
import type { Message, Seat } from '@orrery/kernel';
import { type GaiaState, playerAt } from '../state.ts';
import { say } from '../wording/say.ts';
import type { HexId } from './board.ts';
import { type Field, fieldFor, satelliteBudget } from './federation-field.ts';
import { type Found, fewestSatellites, isPossible, type Search } from './federation-search.ts';

export interface Federation {
  readonly planets: readonly HexId[];
  readonly satellites: readonly HexId[];
}

/** One that needs fewer satellites and no pieces beside these clusters. */
const smallerThan = (field: Field, { clusters, satellites }: Found): Search => ({
  field,
  required: field.root,
  need: field.need,
  counted: clusters,
  avoided: ~clusters,
  most: satellites.length - 1,
});

/** The same clusters with fewer satellites. */
const linkedWithLess = (field: Field, { clusters, satellites }: Found): Search => ({
  field,
  required: clusters,
  need: 0,
  counted: clusters,
  avoided: 0,
  most: satellites.length - 1,
});

/** Why a connected federation is larger than it may be; undefined when it is not. */
export function superfluous(field: Field, found: Found): Message | undefined {
  if (found.satellites.length === 0) return undefined;
  if (isPossible(smallerThan(field, found))) return say('gaia.refusal.federation.superfluous');
  return isPossible(linkedWithLess(field, found))
    ? say('gaia.refusal.federation.fewerSatellites')
    : undefined;
}

/** What a federation that is larger than it may be would still be without what is superfluous. */
function leaner(field: Field, found: Found): Found | undefined {
  if (found.satellites.length === 0) return undefined;
  return fewestSatellites(smallerThan(field, found)) ?? fewestSatellites(linkedWithLess(field, found));
}

/** The pieces of the clusters, the growing federation's own left out. */
export const piecesIn = (field: Field, clusters: number): HexId[] =>
  field.clusters.flatMap(({ hexes }, index) =>
    (clusters & (1 << index)) === 0 || field.root === 1 << index ? [] : hexes,
  );

/** The clusters of which a set of pieces holds something; the one that grows always belongs to it. */
function clustersWith(field: Field, planets: ReadonlySet<HexId>): number {
  let clusters = field.root;
  field.clusters.forEach(({ hexes }, index) => {
    if (field.root !== 1 << index && hexes.some((hex) => planets.has(hex))) clusters |= 1 << index;
  });
  return clusters;
}

/** The satellites that hang together with one of them, directly or through the clusters that they touch. */
function linkedTo(field: Field, first: HexId, satellites: readonly HexId[]): readonly HexId[] {
  const left = new Set(satellites);
  const queue = [first];
  left.delete(first);
  for (const hex of queue)
    for (const other of left) {
      const adjacent = (field.board.neighbours[hex] ?? []).includes(other);
      if (!adjacent && ((field.touches[hex] ?? 0) & (field.touches[other] ?? 0)) === 0) continue;
      left.delete(other);
      queue.push(other);
    }
  return queue;
}

/** Whether the satellites, and the clusters that they touch, hang together. */
function connected(field: Field, satellites: readonly HexId[]): boolean {
  const [first] = satellites;
  return first === undefined || linkedTo(field, first, satellites).length === satellites.length;
}

/** Pieces and satellites as the field sees them. */
interface Drawn extends Found {
  readonly field: Field;
  readonly budget: number;
  /** Pieces of its clusters that are left out, and pieces that belong to no cluster at all. */
  readonly cut: readonly HexId[];
  readonly foreign: readonly HexId[];
  /** The clusters that satellites touch. */
  readonly touched: number;
  readonly value: number;
}

function drawn(state: GaiaState, seat: Seat, { planets, satellites }: Federation): Drawn {
  const field = fieldFor(state, seat);
  const picked = new Set(planets);
  const clusters = clustersWith(field, picked);
  const pieces = piecesIn(field, clusters);
  let value = 0;
  field.clusters.forEach((cluster, index) => {
    if ((clusters & (1 << index)) !== 0) value += cluster.value;
  });
  return {
    field,
    budget: satelliteBudget(playerAt(state, seat)),
    clusters,
    satellites,
    cut: pieces.filter((hex) => !picked.has(hex)),
    foreign: planets.filter((hex) => !pieces.includes(hex)),
    touched: satellites.reduce((bits, hex) => bits | (field.touches[hex] ?? 0), 0),
    value,
  };
}

/** One cluster, or none, that needs no satellite. */
const stands = ({ clusters, satellites }: Found): boolean =>
  satellites.length === 0 && (clusters & (clusters - 1)) === 0;

/** Why this is not a federation that the seat can form; undefined when it is one. Exact. */
export function checkFederation(state: GaiaState, seat: Seat, federation: Federation): Message | undefined {
  const shape = drawn(state, seat, federation);
  const { field, budget, satellites, value } = shape;
  if (satellites.some((hex) => field.open[hex] !== 1)) return say('gaia.refusal.federation.space');
  if (shape.cut.length > 0 || shape.foreign.length > 0) return say('gaia.refusal.federation.pieces');
  if (!stands(shape) && shape.touched !== shape.clusters) return say('gaia.refusal.federation.touching');
  if (!connected(field, satellites)) return say('gaia.refusal.federation.connected');
  if (value < field.need) return say('gaia.refusal.federation.value', { value, need: field.need });
  if (satellites.length > budget)
    return say('gaia.refusal.federation.budget', { satellites: satellites.length, budget });
  return superfluous(field, shape);
}

/** Each thing that a federation must be, with the spaces that stand against it; none where it is as it must be. */
interface FederationFaults {
  /** Loose from the rest: pieces that no satellite reaches, satellites that lead nowhere. */
  readonly apart: readonly HexId[];
  /** Pieces beside it that must belong to it and are left out. */
  readonly missing: readonly HexId[];
  readonly affordable: boolean;
  /** What it would do without; known only where nothing else is wrong. */
  readonly superfluous: Federation | undefined;
  /** What would be left without it. */
  readonly leaner: Federation | undefined;
}

/** What hangs together: satellites, and the clusters that they reach. */
interface Group {
  readonly satellites: readonly HexId[];
  readonly clusters: number;
}

/** The part to which the rest should be connected: the federation that grows, or else what is worth most. */
function mainGroup({ field, clusters, satellites }: Drawn): Group {
  const groups: Group[] = satellites.map((first) => {
    const linked = linkedTo(field, first, satellites);
    return {
      satellites: linked,
      clusters: linked.reduce((bits, hex) => bits | (field.touches[hex] ?? 0), 0),
    };
  });
  field.clusters.forEach((_, index) => {
    if ((clusters & (1 << index)) !== 0) groups.push({ satellites: [], clusters: 1 << index });
  });
  const worth = (group: Group): number =>
    field.values.reduce(
      (sum, value, index) => ((group.clusters & clusters & (1 << index)) === 0 ? sum : sum + value),
      (group.clusters & field.root) === 0 ? 0 : NO_GROUP_IS_WORTH_AS_MUCH,
    );
  let main: Group = { satellites: [], clusters: 0 };
  for (const group of groups) if (worth(group) > worth(main)) main = group;
  return main;
}
const NO_GROUP_IS_WORTH_AS_MUCH = 1000;

/** What is wrong, one thing beside the other, where {@link checkFederation} says what is wrong first. */
export function federationFaults(state: GaiaState, seat: Seat, federation: Federation): FederationFaults {
  const shape = drawn(state, seat, federation);
  const { field, clusters, satellites, touched } = shape;
  const main = mainGroup(shape);
  const apart = [
    ...piecesIn(field, clusters & ~main.clusters).filter((hex) => federation.planets.includes(hex)),
    ...satellites.filter((hex) => !main.satellites.includes(hex)),
  ];
  const missing = [...shape.cut, ...piecesIn(field, touched & ~clusters)];
  const affordable = satellites.length <= shape.budget;
  const sound = [apart, missing, shape.foreign].every(({ length }) => length === 0) && affordable;
  const found = sound && shape.value >= field.need ? leaner(field, shape) : undefined;
  const rest = found && { planets: piecesIn(field, found.clusters), satellites: found.satellites };
  return {
    apart,
    missing,
    affordable,
    superfluous: rest && {
      planets: federation.planets.filter((hex) => !rest.planets.includes(hex)),
      satellites: satellites.filter((hex) => !rest.satellites.includes(hex)),
    },
    leaner: rest,
  };
}
