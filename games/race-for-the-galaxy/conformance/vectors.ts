/** Single positions, each with the numbers that an independent engine found. */
import { agendaOf, Comparison, rngFrom, Stop, type Verdict } from '@orrery/kernel';
import type { ActionId } from '../src/data/actions.ts';
import { cardName, designOf } from '../src/data/cards.ts';
import { settlePowers } from '../src/powers/lists.ts';
import { developCost, hasCopyOf } from '../src/rules/develop.ts';
import { explorePlan } from '../src/rules/explore.ts';
import { placeOf } from '../src/rules/goods.ts';
import { generalMilitary, strengthAgainst, type Way, waysToPlace } from '../src/rules/military.ts';
import { salePrice } from '../src/rules/trade.ts';
import { NO_CARD, newPlayer, type Player, playerAt, type RaceState } from '../src/state.ts';
import type { RaceStep } from '../src/tasks.ts';
import { designAt } from '../src/wording/facts.ts';
import { scoresOf } from './games.ts';
import { action, card, cards, type Line, line, list, sortedNames, text, texts } from './recording.ts';
import { phasesOf, Replay } from './replay.ts';

/** A player in the middle of a phase, with goods on these worlds. */
function playerOf(
  tableau: unknown,
  goods: unknown = [],
  hand: unknown = [],
  chosen: readonly ActionId[] = [],
): Player {
  const placed = cards(tableau);
  const player: Player = {
    ...newPlayer(),
    tableau: placed,
    goods: placed.map(() => NO_CARD),
    active: placed.length,
    hand: cards(hand),
    chosen: [...chosen],
  };
  for (const world of cards(goods)) player.goods[placeOf(player, world)] = 0;
  return player;
}

/** A position around these players: whatever is not with them, and not known as a good, is in the supply. */
function positionOf(players: Player[], step: RaceStep, lines: readonly Line[]): RaceState {
  const inSight = new Set(players.flatMap(({ tableau, hand }) => [...tableau, ...hand]));
  const drawn = new Set(lines.flatMap((entry) => drawnIn(entry)));
  const left = designOf.map((_, id) => id).filter((id) => !inSight.has(id) && !drawn.has(id));
  for (const player of players) giveGoods(player, lines, left);
  return {
    agenda: agendaOf(step),
    rng: rngFrom('vector'),
    twoActions: false,
    firstGame: false,
    round: 1,
    pool: 48,
    firstSeat: 0,
    deck: [...left, ...drawn],
    discards: [],
    discardsSeenBy: [],
    startWorlds: [],
    players,
  };
}

const drawnIn = (entry: Line): number[] => {
  if (entry.event === 'draw') return cards(entry.cards);
  if (entry.event === 'produce') return [card(entry.good)];
  return entry.event === 'gamble' ? [card(entry.card)] : [];
};

/** Puts the recorded cards under the worlds that hold goods; where none is recorded, any card of the supply. */
function giveGoods(player: Player, lines: readonly Line[], left: number[]): void {
  const known = new Map<string, number>();
  for (const entry of lines) {
    if (entry.event === 'trade') known.set(text(entry.world), card(entry.good));
    for (const good of list(entry.goods).map(line)) known.set(text(good.world), card(good.card));
  }
  for (const good of known.values()) if (left.includes(good)) left.splice(left.indexOf(good), 1);
  player.tableau.forEach((world, place) => {
    if (player.goods[place] === NO_CARD) return;
    player.goods[place] = known.get(cardName(world)) ?? left.pop() ?? NO_CARD;
  });
}

type Check = (vector: Line, comparison: Comparison) => void;

const scoring: Check = (vector, comparison) => {
  const player = playerOf(vector.tableau);
  player.chips = Number(vector.chips);
  const { chips: _, ...scores } = scoresOf(player);
  comparison.expect('scoring', rest(vector, 'tableau', 'chips'), {
    military: generalMilitary(player),
    ...scores,
  });
};

const settle: Check = (vector, comparison) => {
  const player = playerOf(vector.tableau);
  const world = card(vector.world);
  const design = designAt(world);
  const ways = withoutWaste(waysToPlace(player, world));
  const strength = strengthAgainst(player, design);
  const found = ways.map(({ method, uses, cost }) => ({
    method: method === 'payForMilitary' ? 'pay-for-military' : method,
    uses: sortedNames(uses),
    ...(method === 'conquer' ? { strength: strength + temporary(uses) } : { cost }),
  }));
  comparison.expect(
    'settle',
    { ...rest(vector, 'tableau', 'world'), ways: sorted(list(vector.ways)) },
    {
      military: generalMilitary(player),
      strength: design.defense === undefined ? null : strength,
      ways: sorted(found),
      min_other_hand_cards: ways.length === 0 ? null : Math.min(...ways.map(({ cost }) => cost)),
    },
  );
};

/** Vectors leave out ways that throw a one-use card away: those of which another needs fewer cards and costs no more. */
const withoutWaste = (ways: readonly Way[]): Way[] =>
  ways.filter(
    (way) =>
      !ways.some(
        (other) =>
          other.method === way.method &&
          other.cost <= way.cost &&
          other.uses.length < way.uses.length &&
          other.uses.every((card) => way.uses.includes(card)),
      ),
  );

const temporary = (uses: readonly number[]): number =>
  uses
    .flatMap((id) => settlePowers(id))
    .reduce((sum, power) => sum + (power.do === 'temporaryMilitary' ? power.amount : 0), 0);

const sorted = (values: readonly unknown[]): unknown[] => {
  const keyed = values.map((value) => ({
    value,
    key: JSON.stringify(line(value), Object.keys(line(value)).sort()),
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ value }) => value);
};

const develop: Check = (vector, comparison) => {
  const player = playerOf(vector.tableau, [], [], vector.chose_develop === true ? ['develop'] : []);
  const built = card(vector.card);
  comparison.expect('develop', rest(vector, 'tableau', 'card', 'chose_develop'), {
    already_in_tableau: hasCopyOf(player, built),
    cost: developCost(player, built, 1),
  });
};

const explore: Check = (vector, comparison) => {
  const player = playerOf(vector.tableau, [], [], list(vector.chosen).map(action));
  comparison.expect('explore', rest(vector, 'tableau', 'chosen'), explorePlan(player));
};

const trade: Check = (vector, comparison) => {
  const player = playerOf(vector.tableau);
  const worlds = player.tableau.filter((world) => designAt(world).good !== undefined);
  const prices = worlds.map((world) => [
    cardName(world),
    { normal: salePrice(player, world, true), no_bonuses: salePrice(player, world, false) },
  ]);
  comparison.expect('trade', rest(vector, 'tableau'), { cards_for_good: Object.fromEntries(prices) });
};

const produce: Check = (vector, comparison) => {
  const events = list(vector.events).map(line);
  const players = list(vector.players).map((entry) => {
    const { tableau, goods, chose_produce } = line(entry);
    return playerOf(tableau, goods, [], chose_produce === true ? ['produce'] : []);
  });
  const state = run(comparison, events, players, { do: 'produce.start' });
  comparison.expect('goods_after', vector.goods_after, state.players.map(goodsAfter));
};

const consume: Check = (vector, comparison) => {
  const events = list(vector.events).map(line);
  const chosen = texts(vector.bonus).map((bonus) => action(`consume-${bonus}`));
  const other = newPlayer();
  const player = playerOf(vector.tableau, vector.goods, vector.hand, chosen);
  const state = run(comparison, events, [player, other], { do: 'consume.start' });
  const after = playerAt(state, 0);
  comparison.expect('after', rest(vector, 'tableau', 'goods', 'hand', 'bonus', 'events'), {
    goods_after: goodsAfter(after),
    chips: after.chips,
    hand_size: after.hand.length,
  });
};

const goodsAfter = ({ tableau, goods }: Player): string[] =>
  sortedNames(tableau.filter((_, i) => (goods[i] ?? NO_CARD) !== NO_CARD));

/** Runs one phase along the recorded events and compares them line by line. */
function run(comparison: Comparison, events: readonly Line[], players: Player[], step: RaceStep): RaceState {
  const state = positionOf(players, step, events);
  const replay = new Replay(comparison, events, players.length);
  replay.writer.state = state;
  replay.game.advance(state);
  replay.play(state);
  const told = replay.writer.lines.filter(({ event }) => event !== 'phase' && event !== 'snapshot');
  comparison.expect('events', phasesOf(events), phasesOf(told));
  replay.finish();
  return state;
}

function rest(vector: Line, ...given: readonly string[]): Line {
  return Object.fromEntries(Object.entries(vector).filter(([key]) => !given.includes(key)));
}

/** A vector is told by a field that only its topic has. */
const topics: readonly (readonly [field: string, check: Check])[] = [
  ['cards_for_good', trade],
  ['six_cost', scoring],
  ['ways', settle],
  ['chose_develop', develop],
  ['keep', explore],
  ['bonus', consume],
  ['players', produce],
];

export const isVector = (entry: Line): boolean => topics.some(([field]) => Object.hasOwn(entry, field));

export function checkVector(vector: Line, name: string): Verdict {
  const comparison = new Comparison();
  comparison.follow('vector', () => {
    const [, check] = topics.find(([field]) => Object.hasOwn(vector, field)) ?? [];
    if (check === undefined) throw new Stop('no known kind of vector');
    check(vector, comparison);
  });
  return { name, moves: 1, differences: comparison.differences };
}
