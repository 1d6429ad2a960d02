import { developments } from './developments.ts';
import { militaryWorlds } from './military-worlds.ts';
import { otherWorlds } from './other-worlds.ts';
import { productionWorlds } from './production-worlds.ts';
import { sixCostDevelopments } from './six-cost-developments.ts';
import { startWorlds } from './start-worlds.ts';
import type { Design, DesignId, Development, DevelopmentRow, PresetHand, World, WorldRow } from './types.ts';
import { windfallWorlds } from './windfall-worlds.ts';

/**
 * The number of a physical card, 0 to 113. States and records keep these numbers, so their order is fixed:
 * the start worlds by their own numbers (card 0 is start world 0), then the designs in the order of
 * `designs`, the two copies of a development side by side.
 */
export type CardId = number;

/** All 95 designs in the order of the cards: start worlds, other worlds, developments. */
export const designs: readonly Design[] = frozen([
  ...[...startWorlds, ...militaryWorlds, ...productionWorlds, ...windfallWorlds, ...otherWorlds].map(world),
  ...developments.map((row) => development(row, 2)),
  ...sixCostDevelopments.map((row) => development(row, 1)),
]);

/** The design of each card as a place in `designs`, for tables that the engine keeps by design. */
export const designIndexOf: readonly number[] = frozen(
  designs.flatMap(({ copies }, index) => Array.from({ length: copies }, () => index)),
);

/** The design of each card. */
export const designOf: readonly Design[] = frozen(
  designs.flatMap((design) => Array.from({ length: design.copies }, () => design)),
);

const names: readonly string[] = designs.flatMap(({ id, copies }) =>
  copies === 1 ? [id] : Array.from({ length: copies }, (_, copy) => `${id}.${copy + 1}`),
);
const cardsByName: ReadonlyMap<string, CardId> = new Map(names.map((name, card) => [name, card]));
const designsById: ReadonlyMap<string, Design> = new Map(designs.map((design) => [design.id, design]));

/** The name of a card in records: the id of its design, with `.1` or `.2` where there are two copies. */
export function cardName(card: CardId): string {
  const name = names[card];
  if (name === undefined) throw new RangeError(`no card ${card}`);
  return name;
}

/** The card of a name as `cardName` gives it. */
export const cardByName = (name: string): CardId | undefined => cardsByName.get(name);

/** The design of an id. */
export const designById = (id: string): Design | undefined => designsById.get(id);

/** All copies of a design. */
export const cardsOf = (id: DesignId): readonly CardId[] =>
  designOf.flatMap((design, card) => (design.id === id ? [card] : []));

/**
 * The fixed hands of the first game by the number of the start world they go with. Rulebook chapter: setup.
 * Of two copies the first is the numbered one.
 */
export const presetHands: Readonly<Record<PresetHand, readonly CardId[]>> = frozen({
  1: presetHand(1),
  2: presetHand(2),
  3: presetHand(3),
  4: presetHand(4),
});

function presetHand(start: PresetHand): CardId[] {
  return designs.flatMap((design) => (design.presetHand === start ? cardsOf(design.id).slice(0, 1) : []));
}

function world(row: WorldRow): World {
  const { id, name, vp, keywords = [], presetHand, powers = {}, good, start } = row;
  const printed = {
    id,
    name,
    vp,
    keywords,
    presetHand,
    powers,
    good,
    start,
    copies: 1,
    scoring: [],
  } as const;
  return row.defense === undefined
    ? { type: 'world', ...printed, cost: row.cost, defense: undefined }
    : { type: 'world', ...printed, cost: undefined, defense: row.defense };
}

function development(row: DevelopmentRow, copies: 1 | 2): Development {
  const { id, name, vp, keywords = [], presetHand, powers = {}, cost, scoring = [] } = row;
  const never = { good: undefined, start: undefined };
  const printed = { id, name, vp, keywords, presetHand, powers, ...never, copies, scoring };
  return { type: 'development', ...printed, cost, defense: undefined };
}

/** Designs are shared by all games, so nobody may change them. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
