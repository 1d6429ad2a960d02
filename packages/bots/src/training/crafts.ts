/** The games that can be learned. A new one is one row. */
import type { Core } from '@orrery/kernel';
import type { Craft } from '../learning/craft.ts';

/** A craft of any game; whoever has one gives it the game of its own id only. */
export type AnyCraft = Craft<Core, object>;

const crafts: Readonly<Record<string, () => Promise<AnyCraft>>> = {
  'gaia-project': async () => (await import('../gaia-project/craft.ts')).craft,
  'race-for-the-galaxy': async () => (await import('../race-for-the-galaxy/craft.ts')).craft,
  'terraforming-mars': async () => (await import('../terraforming-mars/craft.ts')).craft,
};

export const learnable: readonly string[] = Object.keys(crafts);

export async function loadCraft(game: string): Promise<AnyCraft> {
  const load = crafts[game];
  if (load === undefined) throw new Error(`${game} cannot be learned; these can: ${learnable.join(', ')}`);
  return load();
}
