/** Rulebook chapter V: Produce. */
import type { Facts, OneOf, Seat } from '@orrery/kernel';
import { type CardId, designOf } from '../data/cards.ts';
import { type GoodKind, goodKinds } from '../data/goods.ts';
import { powerText } from '../powers/index.ts';
import { producePowers } from '../powers/lists.ts';
import { type ProducePower, produceVerb } from '../powers/produce/index.ts';
import type { Turn } from '../powers/produce/verb.ts';
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
import { titleText } from '../wording/cards.ts';
import { designAt } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { kindIndexOf } from './goods.ts';
import { type Part, resolve } from './order.ts';
import { hasBonus, isEmptyWindfall, isShort, isUsed, produceStake } from './produce-most.ts';
import { beginPhase } from './round.ts';
import { cardsLeft } from './supply.ts';

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

/** By card, then by power: when it has its turn, and which windfall worlds it fills. */
const known = designOf.map((_, card) =>
  producePowers(card).map((power) => {
    const verb = produceVerb(power);
    return { power, verb, turn: verb.turn(power), windfall: verb.windfall?.(power) };
  }),
);
const nothing: (typeof known)[number] = [];

/** Adds the powers that have this turn and can be used now, from the newest card to the oldest. */
function addTurn(player: Player, turn: Turn, found: Production[]): void {
  for (let place = player.active - 1; place >= 0; place--) {
    const card = player.tableau[place] ?? NO_CARD;
    const own = known[card] ?? nothing;
    for (let index = 0; index < own.length; index++) {
      const entry = own[index];
      if (entry === undefined || entry.turn !== turn || isUsed(player, card, index)) continue;
      const { power, verb, windfall } = entry;
      if (windfall !== undefined) addWindfalls(player, windfall.kind, card, index, found);
      else if (verb.canUse?.(power, player, place) === true) found.push({ card, index, world: NO_CARD });
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
  addTurn(player, 'plain', found);
  addTurn(player, 'windfall-of-kind', found);
  if (hasBonus(player)) addWindfalls(player, undefined, BONUS, 0, found);
  addTurn(player, 'windfall', found);
  if (found.length === 0) addTurn(player, 'counting', found);
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
  const power = producePowerAt(card, index);
  const { use } = produceVerb(power);
  if (use === undefined) throw new Error(`${power.do} is not used by itself`);
  playerAt(state, seat).used.push(powerKey(card, index));
  use(power, state, run, seat, card, world);
}

/** By card: its powers that wait until everybody has produced. */
const afterAll: readonly (readonly ProducePower[])[] = designOf.map((_, card) =>
  producePowers(card).filter((power) => produceVerb(power).afterAll !== undefined),
);

export function mostStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  for (const seat of seatsInOrder(state)) {
    const { tableau, active } = playerAt(state, seat);
    for (let place = 0; place < active; place++) {
      const card = tableau[place] ?? NO_CARD;
      for (const power of afterAll[card] ?? []) produceVerb(power).afterAll?.(power, state, run, seat, card);
    }
  }
}
