/** Which phases this round has, who chose them, and which one is being played. */
import type { CoreView, Seat } from '@orrery/kernel';
import { type ActionCard, actionCard } from '../data/actions.ts';
import { type Phase, phases } from '../data/types.ts';
import type { View } from './player.ts';

type Moment = 'choosing' | 'done' | 'now' | 'next' | 'unchosen';

export interface PhaseOfRound {
  readonly phase: Phase;
  readonly moment: Moment;
  readonly chosenBy: readonly { readonly seat: Seat; readonly action: ActionCard }[];
}

/** The phase that is being played; undefined between phases. */
export const phaseNow = ({ moment }: CoreView): Phase | undefined =>
  phases.find((phase) => phase === moment?.phase);

export function phasesOfRound(view: View): PhaseOfRound[] {
  const now = phaseNow(view);
  const choosing = view.players.every(({ chosen }) => chosen.length === 0);
  const at = now === undefined ? phases.length : phases.indexOf(now);
  return phases.map((phase, i) => {
    const chosenBy = view.players.flatMap(({ chosen }, seat) =>
      chosen.map(actionCard).flatMap((action) => (action.phase === phase ? [{ seat, action }] : [])),
    );
    return { phase, chosenBy, moment: momentOf(choosing, chosenBy.length > 0, i - at) };
  });
}

function momentOf(choosing: boolean, chosen: boolean, distance: number): Moment {
  if (choosing) return 'choosing';
  if (!chosen) return 'unchosen';
  if (distance === 0) return 'now';
  return distance < 0 ? 'done' : 'next';
}
