/** What a touched space marks on the map: the way there, what would stand there, and whose buildings would charge. */
import type { HexId } from '@orrery/gaia-project';
import { type Consequences, reachOf, type SpaceAdvice, structureIds } from '@orrery/gaia-project/advice';
import { isRecord } from '@orrery/kernel';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { knownSpaces } from '../../known.ts';
import type { Ghost, MapMarks } from '../../map/marks.ts';
import type { Table } from '../../table.ts';
import { chosenDeed, type Deed, deedsAt, isOpen, isOwnBuilding, type Known } from './deeds.ts';
import { planetAt, siteAt } from './sites.ts';

const MINE = structureIds.indexOf('mine');
const TRADING_STATION = structureIds.indexOf('trading-station');

type Can = NonNullable<MapMarks['can']>;
type CanKind = Can extends ReadonlyMap<HexId, infer Kind> ? Kind : never;

/** How a space can be settled: within reach, only with Q.I.C. for range, or as an empty space; undefined where it cannot. */
export function reachKind({ ways, planet, distance }: SpaceAdvice): CanKind | undefined {
  const open = ways.filter(isOpen);
  if (open.length === 0) return undefined;
  if (planet === undefined) return 'space';
  return open.some(({ range, price }) => (distance ?? 0) <= range || price?.qic === undefined)
    ? 'near'
    : 'far';
}

/** Structures that the question lets one upgrade. */
export const upgradable = ({ question }: Pick<Table, 'question'>): readonly HexId[] => [
  ...new Set(
    optionsOf(question).flatMap(({ value }) =>
      isRecord(value) && value.do === 'upgrade' && typeof value.at === 'number' ? [value.at] : [],
    ),
  ),
];

/** Every space that can be touched in order to build: to settle it, or to upgrade what stands there. */
export function buildable(table: Known): Can {
  const { view, mine } = table;
  if (mine === undefined) return new Map();
  const settled = knownSpaces(view, mine).flatMap((space): [HexId, CanKind][] => {
    const kind = reachKind(space);
    return kind === undefined ? [] : [[space.hex, kind]];
  });
  return new Map([...settled, ...upgradable(table).map((hex): [HexId, CanKind] => [hex, 'near'])]);
}

export const chargesOf = (consequences: Consequences | undefined): ReadonlyMap<HexId, number> =>
  new Map((consequences?.offers ?? []).map(({ at, power }) => [at, power]));

export function ghostOf(table: Known, hex: HexId, deed: Deed | undefined): Ghost | undefined {
  if (deed === undefined) return undefined;
  if (deed.kind === 'special')
    return deed.action === 'downgrade-lab' ? { structure: TRADING_STATION } : undefined;
  if (deed.kind === 'upgrade') return { structure: deed.upgrade.to };
  const { kind } = deed.way;
  if (kind === 'project') return 'former';
  if (kind === 'station') return 'station';
  return siteAt(table, hex).shared ? 'guest' : { structure: MINE };
}

export function marksAt(table: Known, hex: HexId): MapMarks {
  const { view, mine } = table;
  if (mine === undefined) return {};
  const own = isOwnBuilding(table, hex);
  // All empty spaces only for somebody who looks for one: they are many.
  const isEmpty = planetAt(table, hex) < 0;
  const { range, withBooster } = reachOf(view, mine);
  const deed = chosenDeed(table, hex);
  const shown = deed ?? deedsAt(table, hex).find(isOpen);
  const { from, distance } = knownSpaces(view, mine)[hex] ?? {};
  const ghost = ghostOf(table, hex, shown);
  return {
    can: new Map([...buildable(table)].filter(([, kind]) => kind !== 'space' || isEmpty)),
    upgradable: upgradable(table),
    ...(own ? {} : { reach: { range, ...(withBooster === undefined ? {} : { further: withBooster }) } }),
    aim: {
      to: hex,
      ...(own || from === undefined || siteAt(table, hex).waits ? {} : { from }),
      ...(own || distance === undefined ? {} : { distance }),
      ...(ghost === undefined ? {} : { ghost }),
    },
    charges: chargesOf(shown?.consequences),
  };
}
