import { isRecord, type Option, type Question } from '@orrery/kernel';

/** Whether the option does nothing but end the turn; passing ends the generation as well, and is none of these. */
export const closes = (_question: Question, { value }: Option): boolean =>
  isRecord(value) && value.do === 'end';
