/** Cards cost what the advice says, in every mix, and can be played and used when it says so. */
import { type GameEvent, type OpenQuestion, oneOfAtRandom, type Seat, same } from '@orrery/kernel';
import {
  type ActionAdvice,
  actionsOf,
  type CardAdvice,
  handAdvice,
  type Mix,
  mixesKeeping,
  mixesOf,
  type Position,
  worthOf,
  type Yield,
} from '../../advice/index.ts';
import { type CardId, faceOf } from '../../data/cards.ts';
import { at, resources } from '../../data/resources.ts';
import { terraformingMars } from '../../game.ts';
import type { TurnOption } from '../../rules/turn.ts';
import { type MarsState, playerAt } from '../../state.ts';
import { type AdvisedPosition, answered, faultIf, type Outcome, told } from './advised-position.ts';

const mixOfNothing: Mix = { megacredits: 0, steel: 0, titanium: 0, heat: 0 };

const asRecord = ({ megacredits, steel, titanium, heat }: Mix): Record<string, number> => ({
  megacredits,
  steel,
  titanium,
  heat,
});

/** What a payment took: the losses from the card right after it was played or paid for. */
function paidFor(events: readonly GameEvent[], card: CardId): Record<string, number> {
  const paid: Record<string, number> = { megacredits: 0, steel: 0, titanium: 0, heat: 0 };
  for (const event of events) {
    if (event.do === 'play') continue;
    if (event.do !== 'lose' || event.source !== faceOf(card).id) break;
    paid[event.what] = event.amount;
  }
  return paid;
}

/** All mixes, one by one. */
const everyMix = (position: Position, seat: Seat, card: CardId): Mix[] =>
  mixesOf(position, seat, card).flatMap(({ steel, titanium, rest, heat }) =>
    Array.from({ length: heat.max - heat.min + 1 }, (_, i) => ({
      megacredits: rest - heat.min - i,
      steel,
      titanium,
      heat: heat.min + i,
    })),
  );

const MOST_LISTED = 2000;

/** Whether all that a card brings by itself is sure, so that the events must tell the same. */
const isSure = ({ brings }: Yield): boolean =>
  brings === 'stock' || brings === 'production' || brings === 'rating' || brings === 'steps';

/** What yields come to, by the names of the events that tell it. */
function sumsOf(yields: readonly Yield[]): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (name: string, amount: number): void => {
    if (amount !== 0) sums[name] = (sums[name] ?? 0) + amount;
  };
  for (const each of yields)
    if (each.brings === 'stock' && each.amount > 0) add(`gain ${each.of}`, each.amount);
    else if (each.brings === 'production') add(`production ${each.of}`, each.amount);
    else if (each.brings === 'rating') add('rating rating', each.amount);
    else if (each.brings === 'steps') {
      add(`raise ${each.track}`, each.amount);
      add('rating rating', each.amount);
    }
  return sums;
}

/** A card whose effects leave nothing open brings what is advised; losses may still wait for what helps them. */
function yieldFaults(seat: Seat, { card, yields }: CardAdvice, { after, events }: Outcome): string[] {
  const { id, triggers } = faceOf(card);
  const asked = terraformingMars.openFor(after, seat)?.ask.do ?? 'turn.action';
  if (asked !== 'turn.action' || triggers.length > 0 || !yields.every(isSure)) return [];
  const brought: Record<string, number> = {};
  for (const { do: kind, what, amount, source } of events)
    if (source === id && ['gain', 'production', 'rating', 'raise'].includes(kind))
      brought[`${kind} ${what}`] = (brought[`${kind} ${what}`] ?? 0) + amount;
  const advised = sumsOf(yields);
  return faultIf(!same(brought, advised), () => `${id} brings ${told(brought)}, not ${told(advised)}`);
}

/** What was paid is what was to be; a card that takes something afterwards tells it in the same way. */
function paidFaults(card: CardId, mix: Mix, events: readonly GameEvent[]): string[] {
  const { id, play } = faceOf(card);
  if (play.some((effect) => effect.do === 'lose')) return [];
  const paid = paidFor(events, card);
  return faultIf(!same(paid, asRecord(mix)), () => `${id} for ${told(mix)} takes ${told(paid)}`);
}

/** The payment asks for exactly the mixes that are advised, and proposes the same. */
function paymentFaults(
  advised: AdvisedPosition,
  advice: CardAdvice,
  asked: OpenQuestion,
  due: MarsState,
): string[] {
  const { seat, position, rng } = advised;
  const { card, price } = advice;
  const { id } = faceOf(card);
  const mixes = everyMix(position, seat, card);
  const listed = terraformingMars.list(due, asked, MOST_LISTED).length;
  const question = terraformingMars.question(due, seat);
  const proposal = question?.shape === 'amounts' ? question.proposal : {};
  const parts = question?.shape === 'amounts' ? question.parts : [];
  const worth: Readonly<Record<string, number>> = worthOf(position, seat);
  const inParts = (mix: Mix): Record<string, number> =>
    Object.fromEntries(price.parts.map((part) => [part.id, asRecord(mix)[part.id] ?? 0]));
  const mix = oneOfAtRandom(rng, mixes);
  const paid = answered(due, asked, { amounts: inParts(mix) });
  return [
    ...faultIf(
      mixes.length !== listed && listed < MOST_LISTED,
      () => `${id} has ${listed} mixes, not ${mixes.length}`,
    ),
    ...faultIf(
      !same(proposal, inParts(price.proposal ?? mixOfNothing)),
      () => `${id} is proposed ${told(proposal)}, not ${told(price.proposal)}`,
    ),
    ...faultIf(
      parts.some((part) => part.worth !== worth[part.id]),
      () => `what pays for ${id} is worth ${told(parts)}, not ${told(worth)}`,
    ),
    ...paidFaults(card, mix, paid.events),
    ...yieldFaults(seat, advice, paid),
  ];
}

function playFaults(advised: AdvisedPosition, advice: CardAdvice): string[] {
  const { state, open, seat, position } = advised;
  const { card, price } = advice;
  const { id } = faceOf(card);
  const played = answered(state, open, { pick: { do: 'play', card } });
  const [play] = played.events;
  const faults = faultIf(
    play?.do !== 'play' || play.amount !== price.cost,
    () => `${id} costs ${price.cost}`,
  );
  const asked = terraformingMars.openFor(played.after, seat);
  if (asked?.ask.do === 'payment') return [...faults, ...paymentFaults(advised, advice, asked, played.after)];
  const mixes = everyMix(position, seat, card);
  return [
    ...faults,
    ...faultIf(mixes.length !== 1, () => `${id} is paid without a question, and has ${mixes.length} mixes`),
    ...paidFaults(card, price.proposal ?? mixOfNothing, played.events),
    ...yieldFaults(seat, advice, played),
  ];
}

/** After the mix that keeps another card within reach its price has no shortage, and after the proposal it has. */
function keepingFaults({ position, seat }: AdvisedPosition, { card, price }: CardAdvice): string[] {
  return mixesKeeping(position, seat, card).flatMap(({ other, mix }) => {
    const short = (paid: Mix): number => {
      const then = terraformingMars.clone(position);
      const player = playerAt(then, seat);
      player.nextDiscount = 0;
      for (const resource of resources)
        player.stock[at[resource]] = (player.stock[at[resource]] ?? 0) - (asRecord(paid)[resource] ?? 0);
      return handAdvice(then, seat).find((each) => each.card === other)?.price.short ?? 0;
    };
    const { id } = faceOf(other);
    return [
      ...faultIf(short(mix) > 0, () => `${told(mix)} does not keep ${id} within reach`),
      ...faultIf(short(price.proposal ?? mixOfNothing) === 0, () => `the proposal keeps ${id} within reach`),
    ];
  });
}

export function handFaults(advised: AdvisedPosition, options: readonly TurnOption[]): string[] {
  const { position, seat, rng } = advised;
  const hand = handAdvice(position, seat);
  const playable = (card: CardId): boolean =>
    options.some((option) => option.do === 'play' && option.card === card);
  const faults = hand.flatMap(({ card, missing }) =>
    faultIf(playable(card) !== (missing.length === 0), () => `${faceOf(card).id} misses ${told(missing)}`),
  );
  const open = hand.filter(({ card }) => playable(card));
  if (open.length === 0) return faults;
  const advice = oneOfAtRandom(rng, open);
  return [...faults, ...playFaults(advised, advice), ...keepingFaults(advised, advice)];
}

export function actionFaults({ position, seat }: AdvisedPosition, options: readonly TurnOption[]): string[] {
  return actionsOf(position, seat).flatMap((action) => [
    ...faultIf(
      action.open !== isOffered(options, action),
      () => `${faceOf(action.card).id}, way ${action.way + 1}: ${action.open ? 'not offered' : 'offered'}`,
    ),
    ...missingFaults(position, seat, action),
  ]);
}

const isOffered = (options: readonly TurnOption[], { card, way }: ActionAdvice): boolean =>
  options.some((option) => option.do === 'use' && option.card === card && option.way === way);

/** With what is missing an action can be used, and with one less it cannot. */
function missingFaults(
  position: Position,
  seat: Seat,
  { card, way, open, used, missing }: ActionAdvice,
): string[] {
  const id = `${faceOf(card).id}, way ${way + 1}`;
  if ((missing === undefined) !== (open || used)) return [`${id}: open or not, ${told(missing)} is missing`];
  if (missing === undefined || !('by' in missing)) return [];
  const opens = (by: number): boolean => {
    const state = terraformingMars.clone(position);
    const player = playerAt(state, seat);
    if (missing.missing === 'cubes') {
      const place = player.played.indexOf(card);
      player.cubes[place] = (player.cubes[place] ?? 0) + by;
    } else {
      const counts = missing.missing === 'stock' ? player.stock : player.production;
      counts[at[missing.of]] = (counts[at[missing.of]] ?? 0) + by;
    }
    return actionsOf(state, seat).some((each) => each.card === card && each.way === way && each.open);
  };
  return faultIf(!opens(missing.by) || opens(missing.by - 1), () => `${id} does not miss ${told(missing)}`);
}
