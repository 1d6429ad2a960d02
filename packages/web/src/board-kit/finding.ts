/** What every part of a board looks for: the options of its thing, and what the board has put into a context. */
import {
  type Answer,
  type Choice,
  type Option,
  type Plain,
  type Question,
  type Seat,
  same,
} from '@orrery/kernel';
import { type Context, useContext } from 'react';
import type { BoardProps } from './board.ts';
import { optionsOf } from './choice.ts';
import { composed } from './composing.ts';

/**
 * Finds options by what they point at, as the game reads it. Every thing on a board asks for its own, so a list is read
 * through once.
 */
export function optionFinder<T extends Option, Target>(
  readTarget: (target: Plain | undefined) => Target | undefined,
): (options: readonly T[], target: Target) => readonly T[] {
  const known = new WeakMap<readonly T[], Map<string, T[]>>();
  const read = (options: readonly T[]): Map<string, T[]> => {
    const byTarget = new Map<string, T[]>();
    for (const option of options) {
      const target = readTarget(option.target);
      if (target === undefined) continue;
      const key = JSON.stringify(target);
      byTarget.set(key, [...(byTarget.get(key) ?? []), option]);
    }
    return byTarget;
  };
  return (options, target) => {
    const byTarget = known.get(options) ?? read(options);
    known.set(options, byTarget);
    return byTarget.get(JSON.stringify(target)) ?? [];
  };
}

/** The option with this value. */
export const optionFor = (
  { question }: { readonly question: Question | undefined },
  value: Plain,
): Option | undefined => optionsOf(question).find((option) => same(option.value, value));

/** Answers to the open question and to those that follow from it, as the engine numbers them. */
export function answersFor(
  { loaded, view, mine }: Pick<BoardProps, 'loaded' | 'view'> & { readonly mine: Seat | undefined },
  choices: readonly Choice[],
): Answer[] {
  if (mine === undefined) return [];
  const left = [...choices];
  return composed(loaded.game, view, mine, () => left.shift());
}

/** What a context holds, where a board has put something into it around all of its parts. */
export function useGiven<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined) throw new Error('there is no table here');
  return value;
}
