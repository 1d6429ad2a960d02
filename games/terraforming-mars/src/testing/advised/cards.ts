/** Cards cost what the advice says, in every mix, and can be played and used when it says so. */
import { type GameEvent, oneOfAtRandom, type Seat, same } from '@orrery/kernel';
import {
  actionsOf,
  type CardAdvice,
  handAdvice,
  type Mix,
  mixesKeeping,
  mixesOf,
  type Position,
} from '../../advice/index.ts';
import { type CardId, faceOf } from '../../data/cards.ts';
import { at, resources } from '../../data/resources.ts';
import { terraformingMars } from '../../game.ts';
import type { TurnOption } from '../../rules/turn.ts';
import { playerAt } from '../../state.ts';
import { answered, faultIf, type Trial, told } from './trial.ts';

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

/** A card is played and paid for as advised; heat that the card itself takes afterwards is told apart by its amount. */
function playFaults({ state, open, seat, position, rng }: Trial, advice: CardAdvice): string[] {
  const { card, price } = advice;
  const { id } = faceOf(card);
  const { after, events } = answered(state, open, { pick: { do: 'play', card } });
  const [play] = events;
  const faults = faultIf(
    play?.do !== 'play' || play.amount !== price.cost,
    () => `${id} costs ${price.cost}`,
  );
  const mixes = everyMix(position, seat, card);
  const asked = terraformingMars.openFor(after, seat);
  if (asked?.ask.do !== 'payment') {
    const free = price.cost === 0 || faceOf(card).play.some((effect) => effect.do === 'lose');
    const paid = paidFor(events, card);
    return [
      ...faults,
      ...faultIf(mixes.length !== 1, () => `${id} is paid without a question, and has ${mixes.length} mixes`),
      ...faultIf(
        !free && !same(paid, asRecord(price.proposal ?? mixOfNothing)),
        () => `${id} takes ${told(paid)}`,
      ),
    ];
  }
  const listed = terraformingMars.list(after, asked, MOST_LISTED).length;
  const mix = oneOfAtRandom(rng, mixes);
  const amounts: Record<string, number> = {};
  for (const { id: part } of price.parts) amounts[part] = asRecord(mix)[part] ?? 0;
  const paid = paidFor(answered(after, asked, { amounts }).events, card);
  const question = terraformingMars.question(after, seat);
  const proposal = question?.shape === 'amounts' ? question.proposal : {};
  const lost = faceOf(card).play.some((effect) => effect.do === 'lose');
  return [
    ...faults,
    ...faultIf(
      mixes.length !== listed && listed < MOST_LISTED,
      () => `${id} has ${listed} mixes, not ${mixes.length}`,
    ),
    ...faultIf(!lost && !same(paid, asRecord(mix)), () => `${id} for ${told(mix)} takes ${told(paid)}`),
    ...faultIf(
      price.parts.some(({ id: part }) => asRecord(price.proposal ?? mixOfNothing)[part] !== proposal[part]),
      () => `${id} is proposed ${told(proposal)}, not ${told(price.proposal)}`,
    ),
  ];
}

/** After the mix that keeps another card within reach its price has no shortage, and after the proposal it has. */
function keepingFaults({ position, seat }: Trial, { card, price }: CardAdvice): string[] {
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

export function handFaults(trial: Trial, options: readonly TurnOption[]): string[] {
  const { position, seat, rng } = trial;
  const hand = handAdvice(position, seat);
  const playable = (card: CardId): boolean =>
    options.some((option) => option.do === 'play' && option.card === card);
  const faults = hand.flatMap(({ card, missing }) =>
    faultIf(playable(card) !== (missing.length === 0), () => `${faceOf(card).id} misses ${told(missing)}`),
  );
  const open = hand.filter(({ card }) => playable(card));
  if (open.length === 0) return faults;
  const advice = oneOfAtRandom(rng, open);
  return [...faults, ...playFaults(trial, advice), ...keepingFaults(trial, advice)];
}

export function actionFaults({ position, seat }: Trial, options: readonly TurnOption[]): string[] {
  return actionsOf(position, seat).flatMap(({ card, way, open }) =>
    faultIf(
      open !== options.some((option) => option.do === 'use' && option.card === card && option.way === way),
      () => `${faceOf(card).id}, way ${way + 1}: ${open ? 'not offered' : 'offered'}`,
    ),
  );
}
