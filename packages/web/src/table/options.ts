/** The options of a question as one list, whatever its shape. */
import type { Option, Question } from '@orrery/kernel';

export const optionsOf = (question: Question | undefined): readonly Option[] => {
  if (question === undefined || question.shape === 'amounts') return [];
  return question.shape === 'one-of' ? question.options : question.items;
};
