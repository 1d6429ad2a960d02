/** Amounts in the words of the game: "14 M€", "3 plants". */
import { amountText, type Resource } from '@orrery/terraforming-mars';
import type { Words } from '../words.ts';

export function amountIn({ format }: Pick<Words, 'format'>, what: Resource | 'cards', n: number): string {
  const text = amountText(what, n);
  return text === undefined ? String(n) : format(text);
}

/** With a real minus. */
export const plainNumber = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** The same with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
