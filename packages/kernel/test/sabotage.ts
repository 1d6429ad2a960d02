import type { Game } from '../src/index.ts';
import { type GameTesting, type Property, PropertyFailure, walk } from '../src/testing/index.ts';
import type { Fair } from './fair/state.ts';
import { fairTesting } from './fair/testing.ts';

const SEEDS = 12;

/** The property that does not hold, and how the harness says so; undefined when games from many seeds have them all. */
export function caught<V extends object>(
  game: Game<Fair, V>,
  testing: GameTesting<Fair> = fairTesting,
  limit = 2000,
): PropertyFailure | undefined {
  for (let seed = 0; seed < SEEDS; seed++)
    for (const setup of testing.setups)
      try {
        walk(game, testing, { seed: `sabotage ${seed}`, setup, limit });
      } catch (error) {
        if (error instanceof PropertyFailure) return error;
        throw error;
      }
  return undefined;
}

export const broken = (...given: Parameters<typeof caught>): Property | undefined =>
  caught(...given)?.property;
