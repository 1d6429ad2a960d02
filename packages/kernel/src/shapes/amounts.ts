import type { Ask, Choice } from '../agenda.ts';
import { isRecord } from '../data.ts';
import { msg } from '../message.ts';
import type { Amounts, Bounds, Part, Refusal } from '../question.ts';
import { below, oneOfAtRandom, type Rng } from '../random.ts';

const worthOf = (parts: readonly Part[], amounts: Readonly<Record<string, number>>): number =>
  parts.reduce((sum, part) => sum + part.worth * (amounts[part.id] ?? 0), 0);

/** The amounts of every part, zeros included, or what is wrong with one of them. */
function readParts(parts: readonly Part[], given: Record<string, unknown>): Record<string, number> | Refusal {
  const unknown = Object.keys(given).find((id) => !parts.some((part) => part.id === id));
  if (unknown !== undefined) return msg('kernel.refusal.badAmount', { part: unknown });
  const amounts: Record<string, number> = {};
  for (const { id, max } of parts) {
    const amount = Object.hasOwn(given, id) ? given[id] : 0;
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0)
      return msg('kernel.refusal.badAmount', { part: id });
    if (amount > max) return msg('kernel.refusal.overMaximum', { part: id, max });
    amounts[id] = amount === 0 ? 0 : amount; // no negative zero in the state
  }
  return amounts;
}

const isRefusal = (value: Record<string, number> | Refusal): value is Refusal =>
  typeof value.key === 'string';

export function readAmounts<S, A extends Ask>(
  rule: Amounts<S, A>,
  state: S,
  ask: A,
  answer: Record<string, unknown>,
): Choice | Refusal {
  if (!isRecord(answer.amounts)) return msg('kernel.refusal.malformed');
  const parts = rule.parts(state, ask);
  const amounts = readParts(parts, answer.amounts);
  if (isRefusal(amounts)) return amounts;
  const { min, max } = rule.total(state, ask);
  const got = worthOf(parts, amounts);
  if (got < min || got > max) return msg('kernel.refusal.wrongTotal', { total: got < min ? min : max, got });
  return rule.allows?.(state, ask, amounts) ?? { amounts };
}

/** `counts[i][s]`: in how many ways the parts from i on make exactly s, for s up to max. */
function countWays(parts: readonly Part[], max: number): number[][] {
  const counts: number[][] = [];
  let after: number[] = Array.from({ length: max + 1 }, (_, sum) => (sum === 0 ? 1 : 0));
  counts[parts.length] = after;
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i];
    const here: number[] = Array.from({ length: max + 1 }, () => 0);
    for (let amount = 0; part !== undefined && amount <= part.max && amount * part.worth <= max; amount++)
      for (let sum = amount * part.worth; sum <= max; sum++)
        here[sum] = (here[sum] ?? 0) + (after[sum - amount * part.worth] ?? 0);
    counts[i] = here;
    after = here;
  }
  return counts;
}

/** Draws amounts whose worth lies within the bounds, each mix equally likely (while there are fewer than 2^31). */
function mixes(
  parts: readonly Part[],
  { min, max: most }: Bounds,
): ((rng: Rng) => Record<string, number>) | undefined {
  // No more than there is, whatever the bound: the counts are kept sum by sum.
  const max = Math.min(
    most,
    parts.reduce((sum, part) => sum + part.max * part.worth, 0),
  );
  const counts = countWays(parts, max);
  let total = 0;
  for (let sum = min; sum <= max; sum++) total += counts[0]?.[sum] ?? 0;
  if (total === 0) return undefined;
  return (rng) => {
    let rank = below(rng, Math.min(total, 0x7fff_ffff));
    let sum = min;
    while (rank >= (counts[0]?.[sum] ?? 0)) rank -= counts[0]?.[sum++] ?? 0;
    const amounts: Record<string, number> = {};
    parts.forEach((part, i) => {
      let amount = 0;
      for (; ; amount++) {
        const rest = counts[i + 1]?.[sum - amount * part.worth] ?? 0;
        if (rank < rest) break;
        rank -= rest;
      }
      amounts[part.id] = amount;
      sum -= amount * part.worth;
    });
    return amounts;
  };
}

type Mix = Readonly<Record<string, number>>;

const TRIES = 64;
const LISTED = 4096;

export function sampleAmounts<S, A extends Ask>(rule: Amounts<S, A>, state: S, ask: A, rng: Rng): Mix {
  if (rule.sample !== undefined) return rule.sample(state, ask, rng);
  const draw = mixes(rule.parts(state, ask), rule.total(state, ask));
  for (let attempt = 0; draw !== undefined && attempt < TRIES; attempt++) {
    const amounts = draw(rng);
    if (rule.allows === undefined || rule.allows(state, ask, amounts) === undefined) return amounts;
  }
  const listed = listAmounts(rule, state, ask, LISTED);
  if (listed.length === 0) throw new Error(`the question ${ask.do} has no legal answer`);
  return oneOfAtRandom(rng, listed).amounts;
}

export function listAmounts<S, A extends Ask>(
  rule: Amounts<S, A>,
  state: S,
  ask: A,
  limit: number,
): { readonly amounts: Mix }[] {
  const parts = rule.parts(state, ask);
  const { min, max } = rule.total(state, ask);
  const found: { readonly amounts: Mix }[] = [];
  const reach = parts.map((_, i) => parts.slice(i).reduce((sum, part) => sum + part.max * part.worth, 0));
  const extend = (i: number, sum: number, amounts: Readonly<Record<string, number>>): void => {
    if (found.length >= limit || sum > max || sum + (reach[i] ?? 0) < min) return;
    const part = parts[i];
    if (part === undefined) {
      if (rule.allows === undefined || rule.allows(state, ask, amounts) === undefined)
        found.push({ amounts });
      return;
    }
    for (let amount = 0; amount <= part.max; amount++)
      extend(i + 1, sum + amount * part.worth, { ...amounts, [part.id]: amount });
  };
  extend(0, 0, {});
  return found;
}
