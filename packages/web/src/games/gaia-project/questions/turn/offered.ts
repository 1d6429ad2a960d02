/** What a turn offers by its kinds of action, and what of it is marked on the map. */
import type { ActionPick, HexId } from '@orrery/gaia-project';
import { reachOf, type SpaceAdvice, type UpgradeAdvice, type Way } from '@orrery/gaia-project/advice';
import { isRecord, type Plain, type Seat } from '@orrery/kernel';
import {
  knownBoardActions,
  knownFreeActions,
  knownPassing,
  knownResearch,
  knownSpaces,
  knownSpecials,
  knownUpgrades,
} from '../../known.ts';
import type { MapMarks } from '../../map/marks.ts';
import { type Table, type Verb, verbs } from '../../table.ts';

type View = Table['view'];

/** The kind of action that an answer of the turn is. */
export function verbOfPick(pick: Plain | undefined): Verb | undefined {
  if (!isRecord(pick)) return undefined;
  if (pick.do === 'board') return 'power';
  return pick.do === 'free' ? 'free' : verbs.find((verb) => verb === pick.do);
}

/** What is chosen of the open question; undefined for nothing, and for several things. */
export const pickedIn = ({ choice: { selection } }: Pick<Table, 'choice'>): Plain | undefined =>
  selection.shape === 'one-of' ? selection.pick : undefined;

/** The kind of action that is looked at: of what is chosen, else the one that was touched. */
export function verbIn(table: Pick<Table, 'choice' | 'touched'>): Verb | undefined {
  const { touched } = table;
  const picked = verbOfPick(pickedIn(table));
  return picked ?? (touched !== undefined && 'verb' in touched ? touched.verb : undefined);
}

/** A planet that can be settled, and the cheapest way to do it. */
export interface Site {
  readonly space: SpaceAdvice;
  readonly way: Way;
}

const weight = ({ price = {} }: Way): number =>
  (price.ore ?? 0) * 3 +
  (price.qic ?? 0) * 4 +
  (price.power ?? 0) +
  (price.credits ?? 0) +
  (price.tokens ?? 0);

function cheapest(ways: readonly Way[]): Way | undefined {
  const [first, ...others] = ways;
  return others.reduce((best, way) => (best === undefined || weight(way) < weight(best) ? way : best), first);
}

/** The planets that some way leads to now, the cheapest first. */
export function sitesFor(view: View, seat: Seat, kind: 'mine' | 'project'): Site[] {
  return knownSpaces(view, seat)
    .flatMap((space): Site[] => {
      const way = cheapest(space.ways.filter((each) => each.kind === kind && each.closed === undefined));
      return way === undefined ? [] : [{ space, way }];
    })
    .toSorted((a, b) => weight(a.way) - weight(b.way));
}

/** The upgrades that are open, the cheapest first. */
export const openUpgrades = (view: View, seat: Seat): UpgradeAdvice[] =>
  knownUpgrades(view, seat)
    .filter(({ closed }) => closed === undefined)
    .toSorted((a, b) => (a.price.ore ?? 0) - (b.price.ore ?? 0));

/** Answers that are cards of their kind of action; spaces of the map are touched there. */
export function cardPicks(view: View, seat: Seat, verb: Verb): readonly ActionPick[] {
  switch (verb) {
    case 'federation':
      return [{ do: 'federation' }];
    case 'research':
      return knownResearch(view, seat).map(({ pick }) => pick);
    case 'power':
      return knownBoardActions(view, seat).map(({ pick }) => pick);
    case 'special':
      return knownSpecials(view, seat).map(({ pick }) => pick);
    case 'free':
      return knownFreeActions(view, seat).map(({ pick }) => pick);
    case 'pass':
      return [{ do: 'pass', booster: null }, ...knownPassing(view, seat).boosters.map(({ pick }) => pick)];
    default:
      return [];
  }
}

const spacesToTouch = (sites: readonly Site[]): Map<HexId, 'near' | 'far'> =>
  new Map(
    sites.map(({ space, way }) => [
      space.hex,
      // An own Gaiaformer may wait anywhere.
      (space.distance ?? 0) <= way.range || way.price?.qic === undefined ? 'near' : 'far',
    ]),
  );

function reachIn(view: View, seat: Seat): NonNullable<MapMarks['reach']> {
  const { range, withBooster } = reachOf(view, seat);
  return { range, ...(withBooster === undefined ? {} : { further: withBooster }) };
}

/** What is marked on the map while a kind of action is looked at, or none. */
export function marksFor(view: View, seat: Seat, verb: Verb | undefined): MapMarks {
  const sites = (kind: 'mine' | 'project'): Site[] => sitesFor(view, seat, kind);
  const upgradable = (): HexId[] => [...new Set(openUpgrades(view, seat).map(({ at }) => at))];
  const reach = reachIn(view, seat);
  switch (verb) {
    case undefined:
      return {
        reach,
        can: spacesToTouch([...sites('mine'), ...sites('project')]),
        upgradable: upgradable(),
      };
    case 'mine':
    case 'project':
      return { reach, can: spacesToTouch(sites(verb)), faint: true };
    case 'upgrade':
      return { upgradable: upgradable(), faint: true };
    default:
      return {};
  }
}
