import { defineGame, type Game, type Viewer } from '../src/index.ts';
import { type GameTesting, type Property, PropertyFailure, walk } from '../src/testing/index.ts';
import { type FairRules, fairRules } from './fair/game.ts';
import type { Fair } from './fair/state.ts';
import { fairTesting } from './fair/testing.ts';

/** The fair with some of its rules, questions or steps replaced, or with more in its views. */
export const fairWith = (changes: Partial<FairRules>) => defineGame({ ...fairRules, ...changes });
export const asking = (changes: Partial<FairRules['questions']>) =>
  fairWith({ questions: { ...fairRules.questions, ...changes } });
export const stepping = (changes: Partial<FairRules['steps']>) =>
  fairWith({ steps: { ...fairRules.steps, ...changes } });
export const showing = (more: (state: Fair, viewer: Viewer) => object) =>
  fairWith({ view: (state, viewer) => ({ ...fairRules.view(state, viewer), ...more(state, viewer) }) });

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
