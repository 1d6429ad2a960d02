/** The text of cards and of action cards: their powers in words, then what they score at the end. */
import type { Message } from '@orrery/kernel';
import type { ActionCard } from '../data/actions.ts';
import { type Design, type PowerPhase, powerPhases } from '../data/types.ts';
import { powerText } from '../powers/index.ts';
import { phaseText } from './cards.ts';
import { say } from './say.ts';
import { scoringText } from './scoring.ts';

/** Every power of a card in words, each after the name of its phase, then what it scores at the end. */
export const cardText = (design: Design): Message[] => [
  ...powerPhases.flatMap((phase) => phaseLines(design, phase)),
  ...scoringText(design).map((text) => say('race.line', { heading: say('race.endOfGame'), text })),
];

function phaseLines<P extends PowerPhase>(design: Design, phase: P): Message[] {
  const powers = design.powers[phase] ?? [];
  return powers.map((power) =>
    say('race.line', { heading: phaseText(phase), text: powerText(phase, power) }),
  );
}

/** What an action card adds for whoever chose it, as a sentence that continues the name of its phase. */
export function bonusText(action: ActionCard): Message {
  switch (action.phase) {
    case 'explore':
      return powerText(action.phase, action.bonus);
    case 'develop':
      return powerText(action.phase, action.bonus);
    case 'settle':
      return powerText(action.phase, action.bonus);
    case 'produce':
      return powerText(action.phase, action.bonus);
    case 'consume':
      return say(`race.bonus.${action.bonus.do}`);
  }
}
