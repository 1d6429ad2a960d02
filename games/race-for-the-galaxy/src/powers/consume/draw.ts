/** Consume: cards for nothing. */
import { cardsLeft, drawCards } from '../../rules/supply.ts';
import { say } from '../../wording/say.ts';
import type { ConsumeVerb } from './verb.ts';

export interface Draw {
  readonly do: 'draw';
  readonly cards: number;
}

export const draw: ConsumeVerb<Draw> = {
  canUse: (_power, state) => cardsLeft(state) > 0,
  use({ cards }, state, run, seat, { card }) {
    drawCards(state, run, seat, cards, 'consume-draw', card);
  },
  most: ({ cards }) => ({ cards }),
  bound: ({ cards }) => ({ cards }),
  // It takes nothing, and shows cards before anything is decided.
  urgency: () => 100,
  uses: ({ cards }, _player, goods) => [{ taken: goods.map(() => 0), vp: 0, cards }],
  text: ({ cards }) => say('race.power.draw', { cards }),
  addTo(traits, { cards }) {
    traits.consume += cards;
  },
};
