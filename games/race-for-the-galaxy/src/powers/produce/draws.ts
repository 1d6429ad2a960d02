/** Produce: cards. */
import { type GoodKind, goodKinds } from '../../data/goods.ts';
import { worldsOfKind } from '../../rules/goods.ts';
import { drawCards } from '../../rules/supply.ts';
import { type Player, playerAt } from '../../state.ts';
import { ofKind } from '../../wording/goods.ts';
import { say } from '../../wording/say.ts';
import type { ProduceVerb, Turn } from './verb.ts';

/** The faces of a power that draws an amount which depends on what lies there. */
function drawing<P>(
  turn: Turn,
  reason: string,
  amount: (power: P, player: Player) => number,
): Required<Pick<ProduceVerb<P>, 'turn' | 'canUse' | 'use'>> {
  return {
    turn: () => turn,
    canUse: (power, player) => amount(power, player) > 0,
    use(power, state, run, seat, card) {
      drawCards(state, run, seat, amount(power, playerAt(state, seat)), reason, card);
    },
  };
}

/** How many goods of a kind a seat can have produced when all its worlds have. */
const mostOf = ({ produced }: Player, worldsOf: readonly number[], kind: number): number =>
  (produced[kind] ?? 0) + (worldsOf[kind] ?? 0);

export interface Draw {
  readonly do: 'draw';
  readonly cards: number;
}
export const draw: ProduceVerb<Draw> = {
  ...drawing<Draw>('plain', 'produce-draw', ({ cards }) => cards),
  mostDrawn: ({ cards }) => cards,
  bound: ({ cards }) => ({ cards }),
  text: ({ cards }) => say('race.power.draw', { cards }),
  addTo(traits, { cards }) {
    traits.produce += cards;
  },
};

/** For each windfall or production world of the kind in the tableau, with or without a good. */
export interface DrawPerWorldInTableau {
  readonly do: 'drawPerWorldInTableau';
  readonly kind: GoodKind;
  readonly cards: number;
}
const cardsPerWorld = ({ kind, cards }: DrawPerWorldInTableau, player: Player): number =>
  cards * worldsOfKind(player, goodKinds.indexOf(kind));
export const drawPerWorldInTableau: ProduceVerb<DrawPerWorldInTableau> = {
  ...drawing('plain', 'per-world', cardsPerWorld),
  mostDrawn: cardsPerWorld,
  bound: ({ cards }) => ({ perWorld: cards }),
  text: ({ kind, cards }) => say('race.power.produce.drawPerWorld', { cards, kind: ofKind(kind) }),
  addTo(traits, { kind, cards }) {
    const place = goodKinds.indexOf(kind);
    traits.perGood[place] = (traits.perGood[place] ?? 0) + cards;
  },
};

/** For each good of the kind that the owner produced in this phase. */
export interface DrawPerGoodProduced {
  readonly do: 'drawPerGoodProduced';
  readonly kind: GoodKind;
  readonly cards: number;
}
export const drawPerGoodProduced: ProduceVerb<DrawPerGoodProduced> = {
  ...drawing<DrawPerGoodProduced>(
    'counting',
    'per-good-produced',
    ({ kind, cards }, { produced }) => cards * (produced[goodKinds.indexOf(kind)] ?? 0),
  ),
  mostDrawn: ({ kind, cards }, player, worldsOf) => cards * mostOf(player, worldsOf, goodKinds.indexOf(kind)),
  bound: ({ cards }) => ({ perWorld: cards }),
  text: ({ kind, cards }) => say('race.power.produce.drawPerGood', { cards, good: say(`race.good.${kind}`) }),
  addTo(traits, { kind, cards }) {
    const place = goodKinds.indexOf(kind);
    traits.perGood[place] = (traits.perGood[place] ?? 0) + cards;
  },
};

/** For each kind of which the owner produced in this phase. */
export interface DrawPerKindProduced {
  readonly do: 'drawPerKindProduced';
  readonly cards: number;
}
export const drawPerKindProduced: ProduceVerb<DrawPerKindProduced> = {
  ...drawing<DrawPerKindProduced>(
    'counting',
    'per-kind-produced',
    ({ cards }, { produced }) => cards * produced.filter((count) => count > 0).length,
  ),
  mostDrawn: ({ cards }, player, worldsOf) =>
    cards * goodKinds.filter((_, kind) => mostOf(player, worldsOf, kind) > 0).length,
  bound: ({ cards }) => ({ perWorld: cards }),
  text: ({ cards }) => say('race.power.produce.drawPerKind', { cards }),
  addTo(traits, { cards }) {
    // Not as many in every round.
    traits.produce += cards / 2;
  },
};

/** After everyone has produced: with strictly more goods of the kind, in this phase, than each other player. */
export interface DrawIfProducedMost {
  readonly do: 'drawIfProducedMost';
  readonly kind: GoodKind;
  readonly cards: number;
}
export const drawIfProducedMost: ProduceVerb<DrawIfProducedMost> = {
  turn: () => 'later',
  compares: ({ kind }) => kind,
  afterAll({ kind: name, cards }, state, run, seat, card) {
    const kind = goodKinds.indexOf(name);
    const own = playerAt(state, seat).produced[kind] ?? 0;
    if (state.players.every(({ produced }, other) => other === seat || (produced[kind] ?? 0) < own))
      drawCards(state, run, seat, cards, 'produced-most', card);
  },
  text: ({ kind, cards }) => say('race.power.produce.drawIfMost', { cards, kind: ofKind(kind) }),
  addTo(traits, { cards }) {
    // Not in every round.
    traits.produce += cards / 2;
  },
};
