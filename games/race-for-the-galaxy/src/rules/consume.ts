/**
 * Rulebook chapter IV: Consume. Every seat walks its own powers in its own order, and nobody waits for the slowest while
 * there are VP chips and cards for all.
 */
import type { Facts, Message, OneOf, Seat, SomeOf } from '@orrery/kernel';
import { type CardId, cardName, designOf } from '../data/cards.ts';
import { type ConsumePower, consumeVerb } from '../powers/consume/index.ts';
import type { GoodsFace } from '../powers/consume/verb.ts';
import { powerText } from '../powers/index.ts';
import { consumePowers } from '../powers/lists.ts';
import {
  NO_CARD,
  type Player,
  type PowerRef,
  playerAt,
  powerKey,
  type RaceState,
  seatsInOrder,
} from '../state.ts';
import type { AskNamed, RaceRun, RaceStep, RaceTask, StepNamed } from '../tasks.ts';
import { titleText } from '../wording/cards.ts';
import { designAt } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { consumeStake } from './consume-most.ts';
import { countGoods, kindOf } from './goods.ts';
import { type Part, resolve } from './order.ts';
import { beginPhase } from './round.ts';
import { askForSale } from './trade.ts';

export function startStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  beginPhase(state, run, 'consume');
  const parts: Part[] = [];
  for (const seat of seatsInOrder(state)) {
    const player = playerAt(state, seat);
    const sells = player.chosen.includes('consume-trade') && countGoods(player) > 0;
    if (!sells && !hasConsumePower(player)) continue;
    const tasks: RaceTask[] = sells ? [{ do: 'consume.trade', seat }] : [];
    // Cards from a sale, and cards that others discard, may be what a power needs: it is looked at when its turn comes.
    tasks.push({ do: 'consume.next', seat });
    parts.push({ seat, tasks });
  }
  resolve(state, run, parts, () => consumeStake(state));
}

function hasConsumePower({ tableau, active }: Player): boolean {
  for (let place = 0; place < active; place++)
    if (consumePowers(tableau[place] ?? NO_CARD).length > 0) return true;
  return false;
}

export function tradeStep(state: RaceState, { seat }: StepNamed<'consume.trade'>, run: RaceRun): void {
  askForSale(state, run, seat);
}

/** By card: the verbs of its powers. */
const verbs = designOf.map((_, card) => consumePowers(card).map(consumeVerb));

/** The powers that can be started now, each once a phase. */
export function usablePowers(state: RaceState, seat: Seat): PowerRef[] {
  const player = playerAt(state, seat);
  const usable: PowerRef[] = [];
  for (let place = 0; place < player.active; place++) {
    const card = player.tableau[place] ?? NO_CARD;
    const powers = consumePowers(card);
    for (let index = 0; index < powers.length; index++) {
      const power = powers[index];
      const verb = verbs[card]?.[index];
      if (power === undefined || verb === undefined || player.used.includes(powerKey(card, index))) continue;
      if (verb.canUse(power, state, player)) usable.push({ card, index });
    }
  }
  return usable;
}

function powerAt({ card, index }: PowerRef): ConsumePower {
  const power = consumePowers(card)[index];
  if (power === undefined) throw new RangeError(`card ${card} has no consume power ${index}`);
  return power;
}

/** Only discarding cards from the hand is left to the player; the rest must be used while it can be. */
const isOptional = (ref: PowerRef): boolean => consumeVerb(powerAt(ref)).isOptional === true;

/** Goes on with a seat's powers: asks where there is a choice, stops where nothing can be used. */
export function nextStep(state: RaceState, { seat }: StepNamed<'consume.next'>, run: RaceRun): void {
  const usable = usablePowers(state, seat);
  const [only] = usable;
  if (only === undefined) return;
  if (usable.length === 1 && !isOptional(only)) begin(state, run, seat, only);
  else run.push({ do: 'consume.power', seat });
}

function begin(state: RaceState, run: RaceRun, seat: Seat, ref: PowerRef): void {
  run.emit?.({ do: 'use', seat, what: cardName(ref.card), amount: ref.index, source: 'consume' });
  playerAt(state, seat).used.push(powerKey(ref.card, ref.index));
  run.push({ do: 'consume.next', seat });
  const power = powerAt(ref);
  consumeVerb(power).use(power, state, run, seat, ref);
}

export const STOP = 'stop';

/** The cards that are still to be asked about and the way out, where all that is left is optional. */
export const powerQuestion: OneOf<
  RaceState,
  AskNamed<'consume.power'>,
  { readonly card: CardId; readonly index: number } | typeof STOP
> = {
  shape: 'one-of',
  text: () => say('race.question.consume.power'),
  options: (state, { seat }) => {
    const usable: ({ readonly card: CardId; readonly index: number } | typeof STOP)[] = usablePowers(
      state,
      seat,
    );
    if (usable.every((ref) => ref === STOP || isOptional(ref))) usable.push(STOP);
    return usable;
  },
  describe: (_state, _ask, pick) => (pick === STOP ? { text: say('race.option.stop') } : powerFacts(pick)),
  answer: (state, { seat }, pick, run: RaceRun) => {
    if (pick !== STOP) begin(state, run, seat, pick);
  },
};

const powerFacts = (ref: PowerRef): Facts => ({
  text: say('race.option.power', { card: titleText(designAt(ref.card)), power: textOf(ref) }),
  target: { card: ref.card, power: { card: ref.card, index: ref.index } },
});

const textOf = (ref: PowerRef): Message => powerText('consume', powerAt(ref));

/** A power that takes goods, with what it says about them. */
function takingPower(ref: PowerRef): {
  readonly power: ConsumePower;
  readonly goods: GoodsFace<ConsumePower>;
} {
  const power = powerAt(ref);
  const { goods } = consumeVerb(power);
  if (goods === undefined) throw new RangeError(`card ${ref.card} takes no goods with power ${ref.index}`);
  return { power, goods };
}

/** Which goods a power takes, where there are more than it can. */
export const goodsQuestion: SomeOf<RaceState, AskNamed<'consume.goods'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: (_, { card }) => say('race.question.consume.goods', { card: titleText(designAt(card)) }),
  items: (state, { seat, ...ref }) => {
    const { power, goods } = takingPower(ref);
    return goods.worlds(power, playerAt(state, seat));
  },
  bounds: (state, { seat, ...ref }) => {
    const { power, goods } = takingPower(ref);
    const count = goods.count(power, playerAt(state, seat));
    return { min: count, max: count };
  },
  allows: (_, ref, worlds) => {
    const { power, goods } = takingPower(ref);
    return goods.refusal?.(power, worlds);
  },
  describe: (_state, { card, index }, world) => ({
    text: say('race.option.good', {
      kind: say(`race.good.${kindOf(world)}`),
      world: titleText(designAt(world)),
    }),
    target: { card: world, power: { card, index } },
  }),
  answer: (state, { seat, ...ref }, worlds, run: RaceRun) => {
    const { power, goods } = takingPower(ref);
    goods.take(power, state, run, seat, ref.card, worlds);
  },
};
