/** Which options of the open question lie on which card. */
import type { Option, Question } from '@orrery/kernel';
import { readTarget } from '@orrery/race-for-the-galaxy';
import { optionsOf } from '../../board-kit/choice.ts';

export const optionsOn = (question: Question | undefined, card: number): readonly Option[] =>
  optionsOf(question).filter(({ target }) => readTarget(target)?.card === card);
