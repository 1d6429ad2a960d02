import { baseActive } from './cards/base-active.ts';
import { baseAutomated } from './cards/base-automated.ts';
import { baseEvents } from './cards/base-events.ts';
import { eraActive } from './cards/era-active.ts';
import { eraAutomated } from './cards/era-automated.ts';
import { eraEvents } from './cards/era-events.ts';
import { corporationRows } from './corporations.ts';
import { type CubeKind, type Resource, resources, type Tag, tagAt } from './resources.ts';
import type {
  Action,
  Colour,
  CorporationRow,
  Deck,
  Effect,
  Modifier,
  Points,
  ProjectRow,
  Requirement,
  Trigger,
} from './types.ts';

/**
 * The number of a card. 0 to 207 are the project cards in the order of their printed numbers, then come the twelve
 * corporations and the five cards for beginners. States and records keep these numbers, so their order is fixed.
 */
export type CardId = number;

/** A card with everything printed on it; what is not printed is empty. */
export interface Face {
  readonly card: CardId;
  readonly id: string;
  readonly number: string;
  readonly kind: 'project' | 'corporation';
  /** Corporations have none. */
  readonly colour: Colour | undefined;
  readonly deck: Deck;
  readonly cost: number;
  readonly tags: readonly Tag[];
  /** The icons as places in a player's counts. */
  readonly tagPlaces: readonly number[];
  readonly needs: readonly Requirement[];
  readonly stores: CubeKind | undefined;
  readonly play: readonly Effect[];
  readonly triggers: readonly Trigger[];
  readonly modifiers: readonly Modifier[];
  readonly actions: readonly Action[];
  readonly vp: Points | undefined;
  /** What a corporation starts with, by the order of the resources. */
  readonly stock: readonly number[];
  readonly production: readonly number[];
  readonly firstAction: readonly Effect[];
  readonly beginner: boolean;
}

const nothing: readonly never[] = [];
const zeroes: readonly number[] = [0, 0, 0, 0, 0, 0];

function project(row: ProjectRow, deck: Deck, colour: Colour): Face {
  const { id, number, cost, tags = nothing, needs = nothing, stores, play = nothing, vp } = row;
  return {
    card: number - 1,
    id,
    number: String(number).padStart(3, '0'),
    kind: 'project',
    colour,
    deck,
    cost,
    tags,
    tagPlaces: tags.map((tag) => tagAt[tag]),
    needs,
    stores,
    play,
    triggers: row.triggers ?? nothing,
    modifiers: row.modifiers ?? nothing,
    actions: row.actions ?? nothing,
    vp,
    stock: zeroes,
    production: zeroes,
    firstAction: nothing,
    beginner: false,
  };
}

const inOrder = (amounts: Readonly<Partial<Record<Resource, number>>>): number[] =>
  resources.map((resource) => amounts[resource] ?? 0);

function corporation(row: CorporationRow, card: CardId): Face {
  const { id, number, deck, tags = nothing, stock, production = {}, firstAction = nothing } = row;
  return {
    card,
    id,
    number,
    kind: 'corporation',
    colour: undefined,
    deck,
    cost: 0,
    tags,
    tagPlaces: tags.map((tag) => tagAt[tag]),
    needs: nothing,
    stores: row.stores,
    play: nothing,
    triggers: row.triggers ?? nothing,
    modifiers: row.modifiers ?? nothing,
    actions: row.actions ?? nothing,
    vp: undefined,
    stock: inOrder(stock),
    production: inOrder(production),
    firstAction,
    beginner: row.beginner === true,
  };
}

/**
 * Faces are shared by all games, so nobody may change them. Their lists are kept from changes by their types alone: the
 * rules loop over them all the time, and loops over frozen lists are slow.
 */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    if (!Array.isArray(value)) Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

const projects: readonly Face[] = [
  ...baseAutomated.map((row) => project(row, 'base', 'green')),
  ...baseActive.map((row) => project(row, 'base', 'blue')),
  ...baseEvents.map((row) => project(row, 'base', 'red')),
  ...eraAutomated.map((row) => project(row, 'corporate-era', 'green')),
  ...eraActive.map((row) => project(row, 'corporate-era', 'blue')),
  ...eraEvents.map((row) => project(row, 'corporate-era', 'red')),
].sort((a, b) => a.card - b.card);

export const PROJECTS = projects.length;

/** Every card by its number. */
export const faces: readonly Face[] = frozen([
  ...projects,
  ...corporationRows.map((row, i) => corporation(row, PROJECTS + i)),
]);

export function faceOf(card: CardId): Face {
  const face = faces[card];
  if (face === undefined) throw new RangeError(`no card ${card}`);
  return face;
}

/** The card of an id; beginner corporations are told apart by their last digit. */
const byId: ReadonlyMap<string, CardId> = new Map(faces.map(({ id, card }) => [id, card]));
export const cardById = (id: string): CardId | undefined => byId.get(id);

/** The project cards of a game, with or without those of the Corporate Era. */
export const deckOf = (corporateEra: boolean): readonly CardId[] =>
  corporateEra ? allProjects : baseProjects;
const allProjects: readonly CardId[] = projects.map(({ card }) => card);
const baseProjects: readonly CardId[] = projects
  .filter(({ deck }) => deck === 'base')
  .map(({ card }) => card);

/** The corporations that are dealt, likewise. */
export const corporationsOf = (corporateEra: boolean): readonly CardId[] =>
  corporateEra ? allCorporations : baseCorporations;
const allCorporations: readonly CardId[] = faces
  .filter(({ kind, beginner }) => kind === 'corporation' && !beginner)
  .map(({ card }) => card);
const baseCorporations: readonly CardId[] = allCorporations.filter((card) => faceOf(card).deck === 'base');

const beginners: readonly CardId[] = faces.filter(({ beginner }) => beginner).map(({ card }) => card);

/** The card for a beginner in this seat. */
export function beginnerCard(seat: number): CardId {
  const card = beginners[seat];
  if (card === undefined) throw new RangeError(`no beginner corporation for seat ${seat}`);
  return card;
}
