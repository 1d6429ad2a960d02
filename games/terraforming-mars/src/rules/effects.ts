/** The interpreter of what cards do, verb by verb. Rulebook chapter: actions A. */
import type { MarsState } from '../state.ts';
import type { EffectTask, MarsRun } from '../tasks.ts';
import { verbOf } from '../verbs/index.ts';

/** Lets an effect happen, or asks what must be known first. */
export const runEffect = (state: MarsState, run: MarsRun, task: EffectTask): void =>
  verbOf(task.effect).happen(state, run, task);

/** Step: the same for an effect that has waited on the agenda. */
export const effectStep = (state: MarsState, task: EffectTask, run: MarsRun): void =>
  runEffect(state, run, task);
