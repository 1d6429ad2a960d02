/** nextCard: what the next card of this generation costs less, or may miss of its requirements. */
import { playerAt } from '../state.ts';
import { joined } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { mark, minus, thing, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface NextCard {
  readonly do: 'nextCard';
  readonly discount: number;
  readonly steps: number;
}

export const nextCard: Verb<NextCard> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'gain',
  happen: (state, _run, { seat, effect: { discount, steps } }) => {
    const player = playerAt(state, seat);
    player.nextDiscount = discount;
    player.nextSteps = steps;
  },
  words: ({ discount, steps }) =>
    joined([
      ...(discount > 0 ? [say('mars.effect.nextDiscount', { by: discount })] : []),
      ...(steps > 0 ? [say('mars.effect.nextSteps', { steps })] : []),
    ]),
  signs: ({ discount, steps }) => [
    ...(discount > 0 ? [together(thing('card'), minus, thing('megacredits', discount))] : []),
    ...(steps > 0 ? [together(thing('card'), mark(`±${steps}`))] : []),
  ],
  yields: (_state, _seat, { discount, steps }) => ({ brings: 'nextCard', discount, steps }),
});
