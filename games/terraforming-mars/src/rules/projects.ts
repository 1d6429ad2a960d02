/** Rulebook chapter: actions B — standard projects. */
import type { Seat } from '@orrery/kernel';
import { type ProjectId, type StandardProject, standardProjects } from '../data/board.ts';
import { type MarsState, type Player, playerAt } from '../state.ts';
import type { MarsRun, StepNamed } from '../tasks.ts';
import { hasArea } from './areas.ts';
import { canPayMegacredits, charge, inMegacredits } from './payment.ts';
import { resolve } from './resolving.ts';
import { type Terms, termsOf } from './terms.ts';
import { paidTriggers } from './triggers.ts';

export function projectOf(id: ProjectId): StandardProject {
  const project = standardProjects.find((known) => known.id === id);
  if (project === undefined) throw new RangeError(`no standard project ${id}`);
  return project;
}

export const projectCost = (terms: Terms, { id, cost }: StandardProject): number =>
  terms.projects === undefined ? cost : cost - (terms.projects[id] ?? 0);

/** A project at a full track may still be paid for; only a tile without an area cannot be. */
export function hasRoom(state: MarsState, seat: Seat, { effects }: StandardProject): boolean {
  for (const effect of effects)
    if (effect.do === 'place' && effect.tile !== 'ocean' && !hasArea(state, seat, effect.where)) return false;
  return true;
}

export const canBuild = (
  state: MarsState,
  seat: Seat,
  player: Player,
  terms: Terms,
  project: StandardProject,
): boolean => canPayMegacredits(player, terms, projectCost(terms, project)) && hasRoom(state, seat, project);

export function buildProject(state: MarsState, run: MarsRun, seat: Seat, id: ProjectId): void {
  const cost = projectCost(termsOf(playerAt(state, seat)), projectOf(id));
  run.emit?.({ do: 'project', seat, what: id, amount: cost, source: 'action' });
  run.push({ do: 'project.resolve', seat, project: id });
  charge(state, run, seat, inMegacredits(cost), id);
}

export function resolveStep(
  state: MarsState,
  { seat, project }: StepNamed<'project.resolve'>,
  run: MarsRun,
): void {
  const { cost, effects } = projectOf(project);
  paidTriggers(state, run, seat, 'project', cost);
  resolve(state, run, seat, project, effects, []);
}
