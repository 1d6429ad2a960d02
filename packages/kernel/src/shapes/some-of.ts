import type { Ask, Choice } from '../agenda.ts';
import { type Plain, same } from '../data.ts';
import { msg } from '../message.ts';
import type { Refusal, SomeOf } from '../question.ts';
import { oneOfAtRandom, type Rng } from '../random.ts';
import { eachSubset, sampleIndices, sampleSize } from './subsets.ts';

function indexOfItem(items: readonly Plain[], value: unknown): number {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (item === value || (typeof value === 'object' && same(item, value))) return i;
  }
  return -1;
}

const pickAll = (items: readonly Plain[], indices: readonly number[]): Plain[] => {
  const picks: Plain[] = [];
  for (const index of indices) {
    const item = items[index];
    if (item !== undefined) picks.push(item);
  }
  return picks;
};

/** The indices of the picked items, or why they cannot be picked. Unordered picks come in the items' own order. */
function indicesOf(items: readonly Plain[], picks: readonly unknown[], ordered: boolean): number[] | Refusal {
  const indices: number[] = [];
  for (const pick of picks) {
    const index = indexOfItem(items, pick);
    if (index < 0) return msg('kernel.refusal.notAnItem');
    if (indices.includes(index)) return msg('kernel.refusal.repeated');
    indices.push(index);
  }
  return ordered || indices.length < 2 ? indices : indices.sort((a, b) => a - b);
}

/** The picks as reading would have them; picks that cannot be read stay as they are. */
function inOwnForm(items: readonly Plain[], picks: readonly Plain[], ordered: boolean): readonly Plain[] {
  const indices = ordered ? undefined : indicesOf(items, picks, ordered);
  return Array.isArray(indices) ? pickAll(items, indices) : picks;
}

export function readSomeOf<S, A extends Ask>(
  rule: SomeOf<S, A>,
  state: S,
  ask: A,
  answer: Record<string, unknown>,
): Choice | Refusal {
  if (!Array.isArray(answer.picks)) return msg('kernel.refusal.malformed');
  const { min, max } = rule.bounds(state, ask);
  if (answer.picks.length < min) return msg('kernel.refusal.tooFew', { min });
  if (answer.picks.length > max) return msg('kernel.refusal.tooMany', { max });
  const items = rule.items(state, ask);
  const indices = indicesOf(items, answer.picks, rule.ordered);
  if (!Array.isArray(indices)) return indices;
  const picks = pickAll(items, indices);
  return rule.allows?.(state, ask, picks) ?? { picks };
}

interface Picked {
  readonly picks: readonly Plain[];
}

const TRIES = 64;
const LISTED = 4096;

/** Uniform over all legal answers; where hardly any set is legal and too many would have to be listed, over the proposals. */
export function sampleSomeOf<S, A extends Ask>(
  rule: SomeOf<S, A>,
  state: S,
  ask: A,
  rng: Rng,
): readonly Plain[] {
  const items = rule.items(state, ask);
  if (rule.sample !== undefined) return inOwnForm(items, rule.sample(state, ask, rng), rule.ordered);
  const { min, max } = rule.bounds(state, ask);
  const top = Math.min(max, items.length);
  if (min > top) throw new Error(`the question ${ask.do} has no legal answer`);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const size = sampleSize(rng, items.length, min, top, rule.ordered);
    const picks = pickAll(items, sampleIndices(rng, items.length, size, rule.ordered));
    if (rule.allows === undefined || rule.allows(state, ask, picks) === undefined) return picks;
  }
  const listed = listSomeOf(rule, state, ask, LISTED);
  if (listed.length === 0) throw new Error(`the question ${ask.do} has no legal answer`);
  return oneOfAtRandom(rng, listed).picks;
}

/** How many sets are looked at, at most, for each answer that is listed. */
const LOOKED_AT = 64;

export function listSomeOf<S, A extends Ask>(rule: SomeOf<S, A>, state: S, ask: A, limit: number): Picked[] {
  const items = rule.items(state, ask);
  const { min, max } = rule.bounds(state, ask);
  const found: Picked[] = [];
  const isNew = (picks: readonly Plain[]): boolean => !proposed.some((known) => same(known, picks));
  const proposed: (readonly Plain[])[] = [];
  for (const proposal of rule.proposals?.(state, ask) ?? []) {
    const picks = inOwnForm(items, proposal, rule.ordered);
    if (isNew(picks)) proposed.push(picks);
  }
  for (const picks of proposed.slice(0, limit)) found.push({ picks });
  let looked = 0;
  eachSubset(items.length, min, Math.min(max, items.length), rule.ordered, (indices) => {
    if (found.length >= limit || looked++ >= LOOKED_AT * limit) return true;
    const picks = pickAll(items, indices);
    if (rule.allows === undefined || rule.allows(state, ask, picks) === undefined) {
      if (isNew(picks)) found.push({ picks });
    }
    return false;
  });
  return found;
}
