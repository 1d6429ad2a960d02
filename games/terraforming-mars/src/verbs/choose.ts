/** choose: one of several lists of effects. */
import { type CardId, faceOf } from '../data/cards.ts';
import type { Effect } from '../data/types.ts';
import { addCubes, cubesOn, holders } from '../rules/cubes.ts';
import { type MarsState, playerAt } from '../state.ts';
import type { EffectTask, MarsRun, TaskOf } from '../tasks.ts';
import { either, oneOfWays } from '../wording/phrases.ts';
import { between, or } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Parts, type Verb, verb } from './verb.ts';

export interface Choose {
  readonly do: 'choose';
  readonly of: readonly (readonly Effect[])[];
}

/** One of the alternatives, with the card where cubes go to one. */
export type Alternative = { readonly branch: number } | { readonly branch: number; readonly card: CardId };

/** Who chooses, for which card, and what has set it off. */
type Choosing = Pick<TaskOf<Choose>, 'seat' | 'source' | 'played' | 'effect'>;

/** An alternative whose target is missing is left out: it would do nothing. */
function ways(state: MarsState, at: Choosing, effects: readonly Effect[], branch: number): Alternative[] {
  const player = playerAt(state, at.seat);
  for (const effect of effects) {
    if (effect.do === 'add' && effect.to === 'another')
      return holders(player, effect.kind, at.source).map((card) => ({ branch, card }));
    if (effect.do === 'addToPlayed') {
      const { stores } = faceOf(at.played);
      return stores !== undefined && effect.kinds.includes(stores) ? [{ branch, card: at.played }] : [];
    }
    if (effect.do === 'spend' && typeof at.source === 'number' && cubesOn(player, at.source) < effect.amount)
      return [];
  }
  return [{ branch }];
}

export const alternatives = (state: MarsState, at: Choosing): Alternative[] =>
  at.effect.of.flatMap((effects, branch) => ways(state, at, effects, branch));

export function take(state: MarsState, run: MarsRun, at: Choosing, pick: Alternative): void {
  const { seat, source, played, effect } = at;
  const effects = effect.of[pick.branch] ?? [];
  if ('card' in pick) {
    for (const part of effects)
      if (part.do === 'add' || part.do === 'addToPlayed')
        addCubes(state, run, seat, pick.card, part.amount, source);
  } else run.next(...effects.map((part) => ({ do: 'effect' as const, seat, source, effect: part, played })));
}

/** Whether one side of a choice draws a card. */
const offersDraw = (effect: Effect): boolean =>
  effect.do === 'choose' && effect.of.some((effects) => effects.some((part) => part.do === 'draw'));

/** Whether a choice may draw: the cubes for it are there, or an earlier one of these choices may bring them. */
const mayDraw = (
  state: MarsState,
  { seat, source, effect }: Choosing,
  tasks: readonly EffectTask[],
): boolean =>
  offersDraw(effect) &&
  typeof source === 'number' &&
  (cubesOn(playerAt(state, seat), source) > 0 || tasks.filter((task) => offersDraw(task.effect)).length > 1);

export const choose = (parts: Parts): Verb<Choose> =>
  verb({
    ...alwaysPossible,
    ...neverIdle,
    onMap: independent.onMap,
    stage: (effect) => (offersDraw(effect) ? 'trade for a card' : 'choice'),
    showsCards: (state, task, tasks) => (mayDraw(state, task, tasks) ? 'trade' : 'nothing'),
    // Takes the only alternative there is, or asks.
    happen: (state, run, task) => {
      const found = alternatives(state, task);
      const [only] = found;
      if (only === undefined) return;
      const { seat, source, effect, played } = task;
      if (found.length === 1) take(state, run, task, only);
      else run.push({ do: 'effect.choose', seat, effect, source, played });
    },
    // Alternatives of several clauses are kept apart, so that nobody reads the last clause into all of them.
    words: ({ of }) => (of.some(({ length }) => length > 1) ? oneOfWays : either)(of.map(parts.words)),
    signs: ({ of }) => between(or, of.map(parts.signs)),
    yields: (state, seat, { of }) => ({
      brings: 'choice',
      of: of.map((effects) => parts.yields(state, seat, effects)),
    }),
  });
