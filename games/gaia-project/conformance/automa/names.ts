/** What vectors of the Automa call things, and how we do. */
import type { CriterionId } from '../../src/automa/selection.ts';
import { structureIds } from '../../src/data/structures.ts';
import { Names } from '../names.ts';

export const actionNames = new Names({
  'three-knowledge': 'three-knowledge',
  'two-terraforming-steps': 'two-steps',
  'two-ore': 'two-ore',
  'seven-credits': 'seven-credits',
  'two-knowledge': 'two-knowledge',
  'one-terraforming-step': 'one-step',
  'two-power-tokens': 'two-tokens',
  'tech-tile': 'tech-tile',
  'rescore-federation': 'rescore',
  'planet-type-vp': 'planet-types',
});

/** A structure as vectors call it: they know one kind of academy. */
export const structureTheirs = (id: string): string => {
  const known = structureIds.find((each) => each === id) ?? 'none';
  return known.startsWith('academy') ? 'academy' : known;
};

/** Both first criteria of faction cards have one name. */
export function decidedTheirs(by: CriterionId | 'only'): string {
  return by === 'transdim' || by === 'closest-first' ? 'faction' : by;
}
