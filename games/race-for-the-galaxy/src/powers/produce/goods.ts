/** Produce: goods on worlds, and the cards that come with them. */
import type { Seat } from '@orrery/kernel';
import type { CardId } from '../../data/cards.ts';
import { type GoodKind, goodKinds } from '../../data/goods.ts';
import { hasGood, kindIndexOf, placeOf } from '../../rules/goods.ts';
import { drawCards, placeGood } from '../../rules/supply.ts';
import { BONUS, playerAt, type RaceState } from '../../state.ts';
import type { RaceRun } from '../../tasks.ts';
import { goodsText } from '../../wording/goods.ts';
import { say } from '../../wording/say.ts';
import { producePowers } from '../lists.ts';
import type { ProduceVerb } from './verb.ts';

/** Every production world has it. Draws only when a good was put here just now. */
export interface ProduceHere {
  readonly do: 'produceHere';
  readonly thenDraw: number;
}
export const produceHere: ProduceVerb<ProduceHere> = {
  turn: () => 'plain',
  canUse: (_power, player, place) => !hasGood(player, place),
  use({ thenDraw }, state, run, seat, card) {
    if (produceOn(state, run, seat, card)) drawCards(state, run, seat, thenDraw, 'produced-here', card);
  },
  drawsWithGood: ({ thenDraw }) => thenDraw,
  bound: ({ thenDraw }) => ({ cards: thenDraw }),
  text: ({ thenDraw }) =>
    thenDraw === 0
      ? say('race.power.produce.here')
      : say('race.power.produce.hereThenDraw', { cards: thenDraw }),
  addTo(traits, { thenDraw }) {
    traits.produce += thenDraw;
  },
};

/** A good on one windfall world without a good, of the kind if there is one. */
export interface ProduceOnWindfall {
  readonly do: 'produceOnWindfall';
  readonly kind?: GoodKind;
}
export const produceOnWindfall: ProduceVerb<ProduceOnWindfall> = {
  turn: ({ kind }) => (kind === undefined ? 'windfall' : 'windfall-of-kind'),
  windfall: ({ kind }) => ({ kind }),
  use(_power, state, run, seat, card, world) {
    produceOn(state, run, seat, world, card);
  },
  text: ({ kind }) => say('race.power.produce.onWindfall', { goods: goodsText(1, kind) }),
  addTo(traits, { kind }) {
    if (kind === undefined) traits.refillsAny += 1;
    else {
      const place = goodKinds.indexOf(kind);
      traits.refills[place] = (traits.refills[place] ?? 0) + 1;
    }
  },
};

/** When a good is produced on this windfall world in this phase, by whatever means. */
export interface DrawIfProducedHere {
  readonly do: 'drawIfProducedHere';
  readonly cards: number;
}
export const drawIfProducedHere: ProduceVerb<DrawIfProducedHere> = {
  turn: () => 'later',
  drawsWithGood: ({ cards }) => cards,
  bound: ({ cards }) => ({ cards }),
  text: ({ cards }) => say('race.power.produce.drawIfHere', { cards }),
  addTo(traits, { cards }) {
    // Not in every round.
    traits.produce += cards / 2;
  },
};

/** Puts a good on a world; its own powers for that follow. Says whether there was a card for it. */
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
