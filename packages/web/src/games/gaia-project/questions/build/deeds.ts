/** What can be done on a space that is touched: every way to settle it, or what the building there can become. */
import type { ActionPick, HexId } from '@orrery/gaia-project';
import {
  boardOf,
  type Consequences,
  consequencesOf,
  followPlacing,
  followWay,
  type Holdings,
  NOBODY,
  type Obstacle,
  type OpenWay,
  type Position,
  placings,
  planetOn,
  type SpaceAdvice,
  type StructureId,
  structureIds,
  type UpgradeAdvice,
  upgradesAt,
  type Way,
} from '@orrery/gaia-project/advice';
import { type Choice, isRecord, type Seat } from '@orrery/kernel';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { knownSpaces, once } from '../../known.ts';
import type { Table } from '../../table.ts';

/** What must be known in order to tell what can be done on a space. */
export type Known = Pick<Table, 'view' | 'board' | 'mine' | 'loaded' | 'question' | 'touched'>;

/** What an action gives for building. */
type Free = Parameters<typeof placings>[2];

/** The special actions that a building of one's own can be touched for. */
type BuildingSpecial = 'swap-institute' | 'downgrade-lab';

interface Common {
  readonly key: string;
  /** What is answered; nothing where it is closed. */
  readonly choices: readonly Choice[];
  readonly closed: Obstacle | undefined;
  readonly consequences: Consequences | undefined;
  /** What the player has afterwards. */
  readonly left: Holdings | undefined;
}

/** One card of the tray. */
export type Deed = Common &
  (
    | { readonly kind: 'way'; readonly way: Way; readonly payment: 'stone' | 'tokens' | undefined }
    | { readonly kind: 'upgrade'; readonly upgrade: UpgradeAdvice }
    | { readonly kind: 'special'; readonly action: BuildingSpecial }
  );

/** The same answer for the same view, seat and space, as long as the view is there. */
function onceAt<T>(reckon: (position: Position, seat: Seat, hex: HexId) => T): typeof reckon {
  const known = new WeakMap<Position, Map<string, T>>();
  return (position, seat, hex) => {
    const bySpace = known.get(position) ?? new Map<string, T>();
    known.set(position, bySpace);
    const key = `${seat}/${hex}`;
    const before = bySpace.get(key);
    if (before !== undefined) return before;
    const reckoned = reckon(position, seat, hex);
    bySpace.set(key, reckoned);
    return reckoned;
  };
}

/** With the brainstone or without it, where both would do. */
function paymentIn(answers: readonly Choice[]): 'stone' | 'tokens' | undefined {
  for (const answer of answers)
    if ('pick' in answer && (answer.pick === 'stone' || answer.pick === 'tokens')) return answer.pick;
  return undefined;
}

/** Why nothing at all can be built there, so that it needs to be said only once. */
const concernsAll = (closed: Obstacle | undefined): boolean =>
  closed !== undefined &&
  ['inhabited', 'gaiaformer', 'unreachable', 'no-piece', 'no-level', 'no-gaiaformer'].includes(closed.why);

function deedsOfWay(way: Way, number: number, open: OpenWay | undefined): Deed[] {
  const key = `way-${number}`;
  if (open === undefined)
    return [
      {
        kind: 'way',
        key,
        way,
        payment: undefined,
        choices: [],
        closed: way.closed,
        consequences: undefined,
        left: undefined,
      },
    ];
  const { consequences } = open;
  return consequences.outcomes.map(({ answers, left }, i) => ({
    kind: 'way',
    key: `${key}-${i}`,
    way,
    payment: consequences.outcomes.length > 1 ? paymentIn(answers) : undefined,
    choices: [{ pick: { ...way.pick } }, ...answers],
    closed: undefined,
    consequences,
    left,
  }));
}

const waysAt = onceAt((position, seat, hex): readonly Deed[] => {
  const ways = knownSpaces(position, seat)[hex]?.ways ?? [];
  const shown = ways.every(({ closed }) => concernsAll(closed)) ? ways.slice(0, 1) : ways;
  return shown
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((way, i) => deedsOfWay(way, i, followWay(position, seat, way)));
});

/** Plainly first, then with the booster, then the power actions, the cheaper one first. */
const rankOf = ({ means, price }: Way): number =>
  means.do === 'plain' ? 0 : means.do === 'special' ? 1 : 2 + (price?.power ?? 0);

/** The free steps and the range of an action that is taken and asks where. */
export function freeIn({ question }: Pick<Table, 'question'>): Free | undefined {
  if (question?.name !== 'mine.place') return undefined;
  const { steps, range } = question.args;
  return typeof steps === 'number' && typeof range === 'number' ? { steps, range } : undefined;
}

const placed = new Map<string, (position: Position, seat: Seat) => readonly SpaceAdvice[]>();

/** Every space as that action would settle it. */
export function placedWith(position: Position, seat: Seat, free: Free): readonly SpaceAdvice[] {
  const key = `${free.steps}/${free.range}`;
  const reckon = placed.get(key) ?? once((view, of) => placings(view, of, free));
  placed.set(key, reckon);
  return reckon(position, seat);
}

const placingsAt = (position: Position, seat: Seat, hex: HexId, free: Free): readonly Deed[] =>
  (placedWith(position, seat, free)[hex]?.ways ?? []).flatMap((way, i) =>
    deedsOfWay(way, i, followPlacing(position, seat, free, way)),
  );

const upgradesOn = onceAt((position, seat, hex): readonly Deed[] =>
  upgradesAt(position, seat, hex).map((upgrade) => ({
    kind: 'upgrade',
    key: `upgrade-${upgrade.to}`,
    upgrade,
    choices: upgrade.closed === undefined ? [{ pick: { ...upgrade.pick } }] : [],
    closed: upgrade.closed,
    consequences: upgrade.consequences,
    left: upgrade.consequences?.outcomes[0]?.left,
  })),
);

function specialDeed(
  position: Position,
  seat: Seat,
  action: BuildingSpecial,
  followUp: readonly Choice[],
): Deed {
  const pick: ActionPick = { do: 'special', action };
  const consequences = consequencesOf(position, seat, pick, followUp);
  return {
    kind: 'special',
    key: action,
    action,
    choices: [{ pick: { ...pick } }, ...followUp],
    closed: undefined,
    consequences,
    left: consequences.outcomes[0]?.left,
  };
}

/** What stands on a space, and whose it is. */
function buildingOn(
  position: Position,
  hex: HexId,
): { readonly owner: Seat; readonly structure: StructureId } {
  const planet = planetOn(position, boardOf(position.layout), hex);
  return {
    owner: position.owners[planet] ?? NOBODY,
    structure: structureIds[position.structures[planet] ?? 0] ?? 'none',
  };
}

/** What each kind of building can be touched for besides upgrades; an institute goes on to ask for the mine. */
const specialsFor: Readonly<Partial<Record<StructureId, BuildingSpecial>>> = {
  mine: 'swap-institute',
  'planetary-institute': 'swap-institute',
  'research-lab': 'downgrade-lab',
};

/** Only for a building with a special action that the question offers. */
const specialOn = onceAt((position, seat, hex): readonly Deed[] => {
  const { structure } = buildingOn(position, hex);
  const action = specialsFor[structure];
  const followUp = structure === 'planetary-institute' ? [] : [{ pick: hex }];
  return action === undefined ? [] : [specialDeed(position, seat, action, followUp)];
});

function specialsAt(table: Known, seat: Seat, hex: HexId): readonly Deed[] {
  // The mine on the Lost Planet is none that could be exchanged.
  if (hex === table.view.lostPlanet) return [];
  const action = specialsFor[buildingOn(table.view, hex).structure];
  const offered = optionsOf(table.question).some(
    ({ value }) =>
      action !== undefined && isRecord(value) && value.do === 'special' && value.action === action,
  );
  return offered ? specialOn(table.view, seat, hex) : [];
}

/** Whether a seat can build at all: it has a faction, and the first round has begun. */
export const settles = (view: Position, seat: Seat): boolean =>
  view.round > 0 && view.players[seat]?.faction !== null;

export const isOwnBuilding = ({ view, mine }: Pick<Table, 'view' | 'mine'>, hex: HexId): boolean =>
  mine !== undefined && buildingOn(view, hex).owner === mine;

/** All that can be done on a space, open or closed. */
export function deedsAt(table: Known, hex: HexId): readonly Deed[] {
  const { view, mine } = table;
  if (mine === undefined || !settles(view, mine)) return [];
  const free = freeIn(table);
  if (free !== undefined) return placingsAt(view, mine, hex, free);
  if (!isOwnBuilding(table, hex)) return waysAt(view, mine, hex);
  return [...upgradesOn(view, mine, hex), ...specialsAt(table, mine, hex)];
}

export const isOpen = ({ closed }: Pick<Deed, 'closed'>): boolean => closed === undefined;

/** The deed that is chosen on the touched space. */
export function chosenDeed(table: Known, hex: HexId): Deed | undefined {
  const { touched } = table;
  if (touched === undefined || !('space' in touched) || touched.space !== hex) return undefined;
  return deedsAt(table, hex).find(({ key }) => key === touched.way);
}
