/** What a seat sees of a game of Terraforming Mars, in numbers. */
import type { CoreView, Seat } from '@orrery/kernel';
import {
  faces,
  GREENERY,
  isCity,
  type MarsState,
  type MarsView,
  NO_CARD,
  ON_MARS,
  type Player,
  PROJECTS,
  resources,
} from '@orrery/terraforming-mars';
import {
  awardIds,
  awardsOf,
  cubeKinds,
  cubesOf,
  milestoneIds,
  milestonesOf,
  parametersLeft,
  positionOf,
  scoreOf,
  tags,
} from '@orrery/terraforming-mars/advice';
import { type Features, Places } from '../learning/features.ts';
import { worthTo } from './evaluation.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { handWorth } from './worth.ts';

const GENERATIONS = 16;
const CORPORATIONS = faces.length - PROJECTS;

/** What is told of each seat. */
const row = new Places();
const at = {
  corporation: row.take(CORPORATIONS),
  stock: row.take(resources.length),
  production: row.take(resources.length),
  ready: row.take(2),
  tags: row.take(tags.length),
  cubes: row.take(cubeKinds.length),
  milestones: row.take(2 * milestoneIds.length),
  awards: row.take(2 * awardIds.length),
  sums: row.take(12),
};

const places = new Places();
const table = {
  generation: places.take(GENERATIONS),
  general: places.take(12),
  lead: places.take(3),
  hand: places.take(4),
};
const own = places.take(row.count);
const rival = places.take(row.count);
const others = places.take(row.count);
/** By card. */
const hand = places.take(PROJECTS);
const played = { own: places.take(PROJECTS), rivals: places.take(PROJECTS) };

export const INPUTS = places.count;

/** What everybody's numbers are made from. */
interface Table {
  readonly position: MarsState;
  readonly view: MarsView;
  readonly outlook: Outlook;
  readonly known: ReadonlySet<number>;
  readonly milestones: ReturnType<typeof milestonesOf>;
  readonly awards: ReturnType<typeof awardsOf>;
}

interface Row {
  readonly numbers: Float32Array;
  readonly worth: number;
  readonly score: number;
  readonly player: Player;
}

const tilesOf = ({ owners, tiles }: MarsState, seat: Seat, is: (code: number) => boolean): number => {
  let count = 0;
  for (let space = 0; space < ON_MARS; space++)
    if (owners[space] === seat && is(tiles[space] ?? 0)) count += 1;
  return count;
};

function putGoals(numbers: Float32Array, { milestones, awards }: Table, seat: Seat): void {
  milestones.forEach(({ claimedBy, isLeft, missing, min }, i) => {
    numbers[at.milestones + 2 * i] = claimedBy === seat ? 1 : 0;
    numbers[at.milestones + 2 * i + 1] = isLeft ? Math.max(0, 1 - (missing[seat] ?? 0) / min) : 0;
  });
  awards.forEach(({ fundedBy, values, points, cost }, i) => {
    const value = values[seat] ?? 0;
    let best = 1;
    values.forEach((each, other) => {
      if (other !== seat) best = Math.max(best, each);
    });
    numbers[at.awards + 2 * i] = fundedBy === undefined ? 0 : (points[seat] ?? 0) / 5;
    numbers[at.awards + 2 * i + 1] = cost === undefined ? 0 : Math.min(2, value / best);
  });
}

/** Puts the sums; gives the points, and what greedy makes of it all. */
function putSums(
  numbers: Float32Array,
  table: Table,
  seat: Seat,
  player: Player,
): Pick<Row, 'worth' | 'score'> {
  const { position, outlook, known, view } = table;
  const score = scoreOf(position, seat).total;
  const worth = worthTo(position, seat, outlook, known);
  [
    score / 50,
    player.rating / 40,
    worth / 300,
    player.used.length / 5,
    (view.players[seat]?.handSize ?? 0) / 10,
    player.passed ? 1 : 0,
    player.firstAction ? 1 : 0,
    tilesOf(position, seat, (code) => code === GREENERY) / 6,
    tilesOf(position, seat, isCity) / 4,
    player.played.length / 25,
    player.doing.length / 5,
    player.nextDiscount / 8,
  ].forEach((number, i) => {
    numbers[at.sums + i] = number;
  });
  return { worth, score };
}

function rowOf(table: Table, seat: Seat): Row {
  const player = table.position.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  const numbers = new Float32Array(row.count);
  if (player.corporation !== NO_CARD) numbers[at.corporation + player.corporation - PROJECTS] = 1;
  resources.forEach((_, i) => {
    numbers[at.stock + i] = (player.stock[i] ?? 0) / (i === 0 ? 40 : 10);
    numbers[at.production + i] = (player.production[i] ?? 0) / (i === 0 ? 20 : 6);
  });
  // Eight plants, or heat, are enough for something.
  numbers[at.ready] = (player.stock[3] ?? 0) >= 8 ? 1 : 0;
  numbers[at.ready + 1] = (player.stock[5] ?? 0) >= 8 ? 1 : 0;
  tags.forEach((_, i) => {
    numbers[at.tags + i] = (player.tags[i] ?? 0) / 6;
  });
  cubeKinds.forEach((kind, i) => {
    numbers[at.cubes + i] = cubesOf(player, kind) / 5;
  });
  putGoals(numbers, table, seat);
  return { numbers, player, ...putSums(numbers, table, seat, player) };
}

function putRow(into: Features, first: number, rows: readonly Row[]): void {
  for (let i = 0; i < row.count; i++) {
    let sum = 0;
    for (const { numbers } of rows) sum += numbers[i] ?? 0;
    into.put(first + i, sum / rows.length);
  }
}

function putTable(into: Features, view: MarsView & CoreView, seat: Seat, { position, outlook }: Table): void {
  const left = parametersLeft(position);
  const seats = view.players.length;
  into.putOneOf(table.generation, GENERATIONS, view.generation);
  [
    1,
    view.generation / 14,
    left.temperature / 19,
    left.oxygen / 14,
    left.oceans / 9,
    left.all / 42,
    outlook.left / 14,
    (view.first - seat + seats) % seats === 0 ? 1 : 0,
    view.deciding.includes(seat) ? 1 : 0,
    position.milestones.length / 3,
    position.awards.length / 3,
    left.all / Math.max(1, 15 - view.generation) / 6,
  ].forEach((number, i) => {
    into.put(table.general + i, number);
  });
}

/** The cards of the own hand: which they are, and what greedy makes of them. */
function putHand(into: Features, { position, outlook }: Table, seat: Seat, cards: readonly number[]): void {
  const seen = { state: position, seat, outlook };
  const worths = cards.map((card) => handWorth(seen, card)).sort((a, b) => b - a);
  into.put(table.hand, (worths[0] ?? 0) / 20);
  into.put(table.hand + 1, worths.reduce((sum, worth) => sum + worth, 0) / 60);
  into.put(table.hand + 2, worths.slice(0, 3).reduce((sum, worth) => sum + worth, 0) / 40);
  into.put(table.hand + 3, worths.filter((worth) => worth > 3).length / 5);
  for (const card of new Set(cards)) if (card < PROJECTS) into.put(hand + card, 1);
}

function putPlayed(into: Features, first: number, players: readonly Player[]): void {
  const each = 1 / players.length;
  // A card lies before one player only, so no place is given twice.
  for (const player of players) for (const card of player.played) into.put(first + card, each);
}

/** Tells what a seat sees. */
export function describeMars(view: MarsView & CoreView, seat: Seat, into: Features): void {
  const position = positionOf(view);
  const cards = view.players[seat]?.hand ?? [];
  const seen: Table = {
    position,
    view,
    outlook: outlookOf(position),
    known: new Set(cards),
    milestones: milestonesOf(position),
    awards: awardsOf(position),
  };
  putTable(into, view, seat, seen);
  const mine = rowOf(seen, seat);
  const theirs = view.players.flatMap((_, each) => (each === seat ? [] : [rowOf(seen, each)]));
  putRow(into, own, [mine]);
  putHand(into, seen, seat, cards);
  putPlayed(into, played.own, [mine.player]);
  const [first] = theirs;
  if (first !== undefined) {
    const strongest = theirs.reduce((best, each) => (each.worth > best.worth ? each : best), first);
    putRow(into, rival, [strongest]);
    if (theirs.length > 1) putRow(into, others, theirs);
    putPlayed(
      into,
      played.rivals,
      theirs.map(({ player }) => player),
    );
    into.put(table.lead, (mine.worth - strongest.worth) / 100);
    into.put(table.lead + 1, (mine.score - strongest.score) / 20);
    into.put(table.lead + 2, mine.score > strongest.score ? 1 : 0);
  }
}
