/** draw: cards into the hand. */
import { drawCards } from '../rules/supply.ts';
import { say } from '../wording/say.ts';
import { thing } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Draw {
  readonly do: 'draw';
  readonly cards: number;
}

export const draw: Verb<Draw> = verb({
  ...alwaysPossible,
  ...neverIdle,
  onMap: independent.onMap,
  stage: () => 'draw',
  showsCards: () => 'draw',
  happen: (state, run, { seat, source, effect: { cards } }) =>
    drawCards(state, run, seat, cards, 'draw', source),
  words: ({ cards }) => say('mars.effect.draw', { cards }),
  signs: ({ cards }) => [thing('card', cards)],
  yields: (_state, _seat, { cards }) => ({ brings: 'cards', amount: cards, seen: cards }),
});
