/** What a card would cost the viewer now and what is missing for it; reckoned once for each position. */
import { type CardAdvice, cardAdvice, type Position } from '@orrery/terraforming-mars/advice';
import type { Scene } from '../table.ts';

const known = new WeakMap<Position, Map<number, CardAdvice>>();

/** Undefined for spectators, who pay nothing. */
export function adviceOn(
  { position, mine }: Pick<Scene, 'position' | 'mine'>,
  card: number,
): CardAdvice | undefined {
  if (mine === undefined) return undefined;
  const here = known.get(position) ?? new Map<number, CardAdvice>();
  known.set(position, here);
  const made = here.get(card) ?? cardAdvice(position, mine, card);
  here.set(card, made);
  return made;
}
