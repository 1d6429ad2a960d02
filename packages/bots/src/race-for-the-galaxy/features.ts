/** What a seat sees of a game of Race, in numbers: cards by their designs, and the sums that greedy goes by. */
import type { Seat } from '@orrery/kernel';
import type { CardId, Player, RaceView } from '@orrery/race-for-the-galaxy';
import {
  CHIPS_PER_PLAYER,
  designOf,
  designs,
  generalMilitary,
  goodsByKind,
  nextPhase,
  playerOf,
  scoreOf,
} from '@orrery/race-for-the-galaxy/advice';
import { type Features, Places } from '../learning/features.ts';
import { handWorth, holdingOf } from './hand.ts';
import { type Outlook, outlookAfter, roundsLeft } from './outlook.ts';
import { tableauWorth } from './tableau.ts';

const places = new Places();
const table = places.take(10);
const pool = places.take(9);
/** Of the own seat, of the strongest rival and of the others on average: a row of numbers each. */
const NUMBERS = 12;
const own = places.take(NUMBERS);
const rival = places.take(NUMBERS);
const others = places.take(NUMBERS);
const sizes = { own: places.take(13), rival: places.take(13) };
const hands = { own: places.take(11), rival: places.take(11) };
const plans = places.take(3);
const lead = places.take(2);
/** By design. */
const hand = places.take(designs.length);
const tableaus = { own: places.take(designs.length), rivals: places.take(designs.length) };
const goods = { own: places.take(designs.length), rivals: places.take(designs.length) };

export const INPUTS = places.count;

const indexOfDesign = new Map(designs.map((design, index) => [design, index]));
/** The design of a card, as its place among them. */
const designPlace: readonly number[] = designOf.map((design) => indexOfDesign.get(design) ?? 0);

/** A player's sums. */
interface Sums {
  readonly player: Player;
  readonly handSize: number;
  readonly score: number;
  readonly worth: number;
}

function sumsOf(view: RaceView, seat: Seat, outlook: Outlook): Sums {
  const seen = view.players[seat];
  if (seen === undefined) throw new RangeError(`no seat ${seat}`);
  const player = nextPhase(playerOf(seen));
  return {
    player,
    handSize: seen.handSize,
    score: scoreOf(player),
    worth: tableauWorth(holdingOf(player), outlook),
  };
}

/** A row of numbers, in the order of the places. */
function numbersOf({ player, handSize, score, worth }: Sums): readonly number[] {
  const [novelty, rare, genes, alien] = goodsByKind(player);
  return [
    player.chips / 20,
    player.tableau.length / 12,
    handSize / 10,
    novelty / 3,
    rare / 3,
    genes / 3,
    alien / 3,
    (novelty + rare + genes + alien) / 6,
    score / 40,
    worth / 40,
    generalMilitary(player) / 8,
    1,
  ];
}

function putNumbers(into: Features, first: number, rows: readonly Sums[]): void {
  const totals = new Array<number>(NUMBERS).fill(0);
  for (const row of rows)
    numbersOf(row).forEach((number, i) => {
      totals[i] = (totals[i] ?? 0) + number / rows.length;
    });
  for (let i = 0; i < totals.length; i++) into.put(first + i, totals[i] ?? 0);
}

/** How often each design is among the cards, in shares of `each`. */
function putDesigns(into: Features, first: number, cards: readonly CardId[], each: number): void {
  const counts = new Map<number, number>();
  for (const card of cards) {
    const place = first + (designPlace[card] ?? 0);
    counts.set(place, (counts.get(place) ?? 0) + each);
  }
  for (const [place, count] of counts) into.put(place, count);
}

const worldsWithGoods = ({ tableau, goods: lying }: Player): readonly CardId[] =>
  tableau.filter((_, place) => (lying[place] ?? -1) >= 0);

function putTable(into: Features, view: RaceView, outlook: Outlook): void {
  const { players, round } = view;
  const seats = players.length;
  const left = Math.max(0, view.pool) / (CHIPS_PER_PLAYER * seats);
  [
    1,
    round / 12,
    outlook.rounds / 10,
    Math.min(1, outlook.rounds / 3),
    left,
    view.deck / 100,
    view.twoActions ? 1 : 0,
    seats === 2 ? 1 : 0,
    seats === 3 ? 1 : 0,
    seats === 4 ? 1 : 0,
  ].forEach((number, i) => {
    into.put(table + i, number);
  });
  into.putOneOf(pool, 9, left * 8);
}

/** Tells what a seat sees. */
export function describeRace(view: RaceView, seat: Seat, into: Features): void {
  const outlook = outlookAfter(roundsLeft(view));
  putTable(into, view, outlook);
  const mine = sumsOf(view, seat, outlook);
  const theirs = view.players.flatMap((_, each) => (each === seat ? [] : [sumsOf(view, each, outlook)]));
  const strongest = theirs.reduce((best, each) => (each.worth > best.worth ? each : best));
  putNumbers(into, own, [mine]);
  putNumbers(into, rival, [strongest]);
  putNumbers(into, others, theirs);
  const longest = theirs.reduce((most, { player }) => Math.max(most, player.tableau.length), 0);
  into.putOneOf(sizes.own, 13, mine.player.tableau.length);
  into.putOneOf(sizes.rival, 13, longest);
  into.putOneOf(hands.own, 11, mine.handSize);
  into.putOneOf(hands.rival, 11, strongest.handSize);
  const known = new Set(mine.player.hand);
  const planned = handWorth(mine.player, holdingOf(mine.player), mine.worth, known, outlook);
  into.put(plans, planned / 8);
  into.put(plans + 1, (mine.worth + planned) / 40);
  into.put(plans + 2, (mine.worth + planned - strongest.worth) / 20);
  into.put(lead, (mine.worth - strongest.worth) / 20);
  into.put(lead + 1, (mine.score - strongest.score) / 20);
  putDesigns(into, hand, mine.player.hand, 1);
  putDesigns(into, tableaus.own, mine.player.tableau, 1);
  putDesigns(into, goods.own, worldsWithGoods(mine.player), 1);
  const each = 1 / theirs.length;
  putDesigns(
    into,
    tableaus.rivals,
    theirs.flatMap(({ player }) => player.tableau),
    each,
  );
  putDesigns(
    into,
    goods.rivals,
    theirs.flatMap(({ player }) => worldsWithGoods(player)),
    each,
  );
}
