/** Rulebook chapter V: Produce. */
import type { Facts, OneOf, Seat } from '@orrery/kernel';
import { type CardId, designOf } from '../data/cards.ts';
import { type GoodKind, goodKinds } from '../data/goods.ts';
import type { ProducePower } from '../data/types.ts';
import {
  BONUS,
  NO_CARD,
  type Player,
  type PowerRef,
  playerAt,
  powerKey,
  type RaceState,
  seatsInOrder,
} from '../state.ts';
import type { AskNamed, RaceRun, RaceStep, StepNamed } from '../tasks.ts';
import { powerText, titleText } from '../wording/cards.ts';
import { designAt } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { hasGood, kindIndexOf, placeOf } from './goods.ts';
import { type Part, resolve } from './order.ts';
import { producePowers } from './powers.ts';
import { hasBonus, isEmptyWindfall, isShort, isUsed, produceStake, worldsOfKind } from './produce-most.ts';
import { beginPhase } from './round.ts';
import { cardsLeft, drawCards, placeGood } from './supply.ts';

/** A power that waits, and for one that produces on a windfall world which world; `NO_CARD` where there is none to choose. */
export interface Production extends PowerRef {
  readonly world: CardId;
}

export function startStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  beginPhase(state, run, 'produce');
  for (const player of state.players) player.produced.fill(0);
  run.push({ do: 'produce.most' });
  const parts: Part[] = [];
  for (const seat of seatsInOrder(state))
    if (productions(state, seat).length > 0) parts.push({ seat, tasks: [{ do: 'produce.next', seat }] });
  resolve(state, run, parts, () => produceStake(state));
}

const bonusPower: ProducePower = { do: 'produceOnWindfall' };

export function producePowerAt(card: CardId, index: number): ProducePower {
  const power = card === BONUS ? bonusPower : producePowers(card)[index];
  if (power === undefined) throw new RangeError(`card ${card} has no produce power ${index}`);
  return power;
}

/** The empty windfall worlds that a power can produce on. */
export function windfallsFor(player: Player, kind?: GoodKind): CardId[] {
  const worlds: CardId[] = [];
  const wanted = kind === undefined ? -1 : goodKinds.indexOf(kind);
  for (let place = 0; place < player.tableau.length; place++) {
    const card = player.tableau[place] ?? NO_CARD;
    if (isEmptyWindfall(player, place) && (wanted < 0 || kindIndexOf(card) === wanted)) worlds.push(card);
  }
  return worlds;
}

/** When a power has its turn. */
type Group = 'plain' | 'windfall-of-kind' | 'windfall' | 'counting' | 'later';

const groupOf: Readonly<Record<ProducePower['do'], Group>> = {
  produceHere: 'plain',
  draw: 'plain',
  drawPerWorldInTableau: 'plain',
  // With a choice of world.
  produceOnWindfall: 'windfall',
  // Of what was produced, so after that.
  drawPerGoodProduced: 'counting',
  drawPerKindProduced: 'counting',
  // Follows from the production on its own world.
  drawIfProducedHere: 'later',
  // Waits until everybody has produced.
  drawIfProducedMost: 'later',
};

/** How many cards a drawing power draws now. */
function amountDrawn(player: Player, power: ProducePower): number {
  switch (power.do) {
    case 'draw':
      return power.cards;
    case 'drawPerWorldInTableau':
      return power.cards * worldsOfKind(player, goodKinds.indexOf(power.kind));
    case 'drawPerGoodProduced':
      return power.cards * (player.produced[goodKinds.indexOf(power.kind)] ?? 0);
    case 'drawPerKindProduced':
      return power.cards * player.produced.filter((count) => count > 0).length;
    default:
      return 0;
  }
}

/** Whether a power without a choice would do something now. */
function canUse(player: Player, place: number, power: ProducePower): boolean {
  return power.do === 'produceHere' ? !hasGood(player, place) : amountDrawn(player, power) > 0;
}

/** By card, then by power: when it has its turn. */
const groups: readonly (readonly Group[])[] = designOf.map((_, card) =>
  producePowers(card).map((power) =>
    power.do === 'produceOnWindfall' && power.kind !== undefined ? 'windfall-of-kind' : groupOf[power.do],
  ),
);
const noGroups: readonly Group[] = [];

/** Adds the powers of a group that can be used now, from the newest card to the oldest. */
function addGroup(player: Player, group: Group, found: Production[]): void {
  for (let place = player.active - 1; place >= 0; place--) {
    const card = player.tableau[place] ?? NO_CARD;
    const own = groups[card] ?? noGroups;
    for (let index = 0; index < own.length; index++) {
      if (own[index] !== group || isUsed(player, card, index)) continue;
      const power = producePowerAt(card, index);
      if (power.do === 'produceOnWindfall') addWindfalls(player, power.kind, card, index, found);
      else if (canUse(player, place, power)) found.push({ card, index, world: NO_CARD });
    }
  }
}

function addWindfalls(
  player: Player,
  kind: GoodKind | undefined,
  card: CardId,
  index: number,
  found: Production[],
): void {
  for (const world of windfallsFor(player, kind)) found.push({ card, index, world });
}

/**
 * Every power that the seat can use now, in the usual order: the plain ones first, because the cards they draw are better
 * seen before a windfall world is chosen (the rulebook leaves the order to the player); then the powers for one kind of
 * windfall world; then the action bonus and the powers for any. Cards for what was produced in the phase are counted when
 * nothing more will be.
 */
function waiting(player: Player): Production[] {
  const found: Production[] = [];
  addGroup(player, 'plain', found);
  addGroup(player, 'windfall-of-kind', found);
  if (hasBonus(player)) addWindfalls(player, undefined, BONUS, 0, found);
  addGroup(player, 'windfall', found);
  if (found.length === 0) addGroup(player, 'counting', found);
  return found;
}

/** The same where there are cards for it. */
const productions = (state: RaceState, seat: Seat): Production[] =>
  cardsLeft(state) === 0 ? [] : waiting(playerAt(state, seat));

const isOnWindfall = ({ world }: Production): boolean => world !== NO_CARD;

/**
 * The player's order is asked for where it can matter: between windfall worlds, and for everything where cards are short.
 * Everything else happens in the usual order. Cards are short only where the seats go in order, so nobody else takes any
 * of them meanwhile.
 */
export function nextStep(state: RaceState, { seat }: StepNamed<'produce.next'>, run: RaceRun): void {
  const short = isShort(state, playerAt(state, seat));
  for (let open = productions(state, seat); open.length > 0; open = productions(state, seat)) {
    for (let i = 0; i < open.length; i++) {
      const next = open[i];
      if (next === undefined) break;
      if (i < open.length - 1 && (short || isChoice(next, open, i + 1))) {
        run.push({ do: 'produce.power', seat });
        return;
      }
      produce(state, run, seat, next);
      // Powers without a choice leave the others as they are; a windfall world that has a good now does not.
      if (isOnWindfall(next)) break;
    }
  }
}

/** Whether another windfall world could take the place of the next power's. */
function isChoice(next: Production, open: readonly Production[], from: number): boolean {
  if (!isOnWindfall(next)) return false;
  for (let i = from; i < open.length; i++) {
    const other = open[i];
    if (other !== undefined && isOnWindfall(other) && other.world !== next.world) return true;
  }
  return false;
}

/** What the seat may do next: any power where cards are short, else which windfall world produces. */
function choices(state: RaceState, seat: Seat): Production[] {
  const player = playerAt(state, seat);
  const all = waiting(player);
  return isShort(state, player) ? all : all.filter(isOnWindfall);
}

export const powerQuestion: OneOf<
  RaceState,
  AskNamed<'produce.power'>,
  { readonly card: CardId; readonly index: number; readonly world: CardId }
> = {
  shape: 'one-of',
  text: () => say('race.question.produce.power'),
  options: (state, { seat }) =>
    choices(state, seat).map(({ card, index, world }) => ({ card, index, world })),
  describe: (_state, _ask, pick) => productionFacts(pick),
  answer: (state, { seat }, pick, run: RaceRun) => {
    run.push({ do: 'produce.next', seat });
    produce(state, run, seat, pick);
  },
};

function productionFacts({ card, index, world }: Production): Facts {
  const source = card === BONUS ? say('race.option.bonus') : titleText(designAt(card));
  if (world === NO_CARD) {
    const power = powerText('produce', producePowerAt(card, index));
    return {
      text: say('race.option.power', { card: source, power }),
      target: { card, power: { card, index } },
    };
  }
  const on = titleText(designAt(world));
  return {
    text: say('race.option.produceOn', { card: source, world: on }),
    target: { card: world, power: { card, index } },
  };
}

function produce(state: RaceState, run: RaceRun, seat: Seat, { card, index, world }: Production): void {
  const player = playerAt(state, seat);
  const power = producePowerAt(card, index);
  player.used.push(powerKey(card, index));
  switch (power.do) {
    case 'produceHere':
      if (produceOn(state, run, seat, card))
        drawCards(state, run, seat, power.thenDraw, 'produced-here', card);
      return;
    case 'produceOnWindfall':
      produceOn(state, run, seat, world, card);
      return;
    case 'draw':
      drawCards(state, run, seat, power.cards, 'produce-draw', card);
      return;
    case 'drawPerWorldInTableau':
      drawCards(state, run, seat, amountDrawn(player, power), 'per-world', card);
      return;
    case 'drawPerGoodProduced':
      drawCards(state, run, seat, amountDrawn(player, power), 'per-good-produced', card);
      return;
    case 'drawPerKindProduced':
      drawCards(state, run, seat, amountDrawn(player, power), 'per-kind-produced', card);
      return;
    case 'drawIfProducedHere':
    case 'drawIfProducedMost':
      throw new Error(`${power.do} is not used by itself`);
  }
}

/** Puts a good on a world; `source` is the card, or the bonus, that makes a windfall world produce. */
function produceOn(state: RaceState, run: RaceRun, seat: Seat, world: CardId, source?: CardId): boolean {
  const player = playerAt(state, seat);
  const reason = source === BONUS ? 'phase-bonus' : 'production';
  const by = source === BONUS ? undefined : source;
  if (!placeGood(state, run, seat, placeOf(player, world), reason, by)) return false;
  const kind = kindIndexOf(world);
  player.produced[kind] = (player.produced[kind] ?? 0) + 1;
  for (const power of producePowers(world))
    if (power.do === 'drawIfProducedHere' && placeOf(player, world) < player.active)
      drawCards(state, run, seat, power.cards, 'produced-here', world);
  return true;
}

/** After everybody has produced: strictly more goods of a kind than each other seat, in this phase. */
export function mostStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  for (const seat of seatsInOrder(state)) {
    const { tableau, active } = playerAt(state, seat);
    for (let place = 0; place < active; place++) {
      const card = tableau[place] ?? NO_CARD;
      for (const power of producePowers(card))
        if (power.do === 'drawIfProducedMost' && producedMost(state, seat, goodKinds.indexOf(power.kind)))
          drawCards(state, run, seat, power.cards, 'produced-most', card);
    }
  }
}

const producedMost = (state: RaceState, seat: Seat, kind: number): boolean =>
  state.players.every(
    ({ produced }, other) =>
      other === seat || (produced[kind] ?? 0) < (playerAt(state, seat).produced[kind] ?? 0),
  );
