/** Settle: cards for every world. */
import { say } from '../../wording/say.ts';
import type { SettleVerb } from './verb.ts';

export interface DrawAfter {
  readonly do: 'drawAfter';
  readonly cards: number;
}

export const drawAfter: SettleVerb<DrawAfter> = {
  drawsAfter: ({ cards }) => cards,
  text: ({ cards }) => say('race.power.settle.drawAfter', { cards }),
  addTo(traits, { cards }) {
    traits.settle += cards;
  },
};
