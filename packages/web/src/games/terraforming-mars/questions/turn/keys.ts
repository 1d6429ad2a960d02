/** Keys of one's turn besides those of the frame, which ends it with E. */
import { useBoardKeys } from '../../../../board-kit/keys.ts';
import type { Table } from '../../table.ts';
import { plainOption } from './options.ts';

export function useTurnKeys(table: Table): void {
  const pass = table.question?.name === 'turn.action' ? plainOption(table, 'pass') : undefined;
  const chosen = pass !== undefined && table.choice.isChosen(pass.value);
  useBoardKeys({ p: pass === undefined || chosen ? undefined : () => table.choice.toggle(pass.value) });
}
