import type { Option, Question } from '@orrery/kernel';
import { PASS } from '../rules/develop.ts';

/** Whether the option places nothing, and so ends the player's part of Develop or Settle. */
export const closes = ({ name }: Question, { value }: Option): boolean =>
  (name === 'develop.place' || name === 'settle.place') && value === PASS;
