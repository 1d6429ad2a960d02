/** One's turn: everything on the board can be pressed, and the hand is in sight. */
import type { Place } from '../place.ts';
import { sellWords } from './sell.ts';
import { turnWords } from './words.tsx';

export const turn: Place = { words: turnWords, phone: 'hand' };
export const sell: Place = { words: sellWords, phone: 'hand' };
