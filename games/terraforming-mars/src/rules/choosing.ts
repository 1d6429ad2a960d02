/** Rulebook chapter: actions A — effects that leave a choice between several; what they do: `verbs/choose.ts`. */
import type { OneOf } from '@orrery/kernel';
import type { MarsState } from '../state.ts';
import type { AskNamed, MarsRun } from '../tasks.ts';
import { type Alternative, alternatives, take } from '../verbs/choose.ts';
import { effectsText } from '../wording/effects.ts';
import { cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';

export const chooseQuestion: OneOf<MarsState, AskNamed<'effect.choose'>, Alternative> = {
  shape: 'one-of',
  text: (_, { source }) =>
    typeof source === 'number'
      ? say('mars.question.effect.choose', { card: cardTitle(source) })
      : say('mars.question.effect.chooseOne'),
  options: (state, ask) => alternatives(state, ask),
  describe: (_state, ask, pick) => {
    const text = effectsText(ask.effect.of[pick.branch] ?? []);
    return 'card' in pick
      ? {
          text: say('mars.option.onCard', { effect: text, card: cardTitle(pick.card) }),
          target: { card: pick.card },
        }
      : { text };
  },
  answer: (state, ask, pick, run: MarsRun) => take(state, run, ask, pick),
};
