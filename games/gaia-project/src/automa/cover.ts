/** Procedure: take a power or Q.I.C. action: its space is covered, and the Automa gets nothing for it (facts Q1–Q4, N3). */
import { boardActions } from '../data/actions.ts';
import { idsOf } from '../data/types.ts';
import type { GaiaRun, GaiaState } from '../state.ts';
import type { Support } from './cards.ts';
import { tellChoice } from './events.ts';
import { byNumber, select } from './selection.ts';
import { AUTOMA } from './state.ts';

/** Covers one space of those that are free; false where all are covered. */
export function tryCover(state: GaiaState, run: GaiaRun, support: Support): boolean {
  const free = idsOf(boardActions).filter((id) => !state.usedActions.includes(id));
  const selection = select(free, [byNumber(support)]);
  if (selection === undefined) return false;
  tellChoice(run, 'cover', selection);
  state.usedActions.push(selection.chosen);
  run.emit?.({ do: 'cover', seat: AUTOMA, what: selection.chosen, amount: 1, source: 'automa' });
  return true;
}
