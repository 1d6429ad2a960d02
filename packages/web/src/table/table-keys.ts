/** What the keys do at a table. */
import type { Option } from '@orrery/kernel';
import type { BarButton } from '../board-kit/board.ts';
import { keyNames, useShortcuts } from '../board-kit/keys.ts';
import type { Ending } from './closing.ts';
import type { Session } from './session.ts';

/** The keys of the table; those that answer are left out where nothing can be answered. */
export function useTableKeys(props: {
  readonly session: Session;
  readonly numbered: readonly Option[];
  readonly answers: boolean;
  readonly past: boolean;
  readonly end: Ending;
  /** What stands in the place of the confirm button, where something does. */
  readonly main: BarButton | undefined;
  readonly toNow: () => void;
  readonly toLog: () => void;
  /** Closes the log where it is open; undefined where it is not. */
  readonly closeLog: (() => void) | undefined;
  /** Between the drawn board and the list; undefined where there is only one of them. */
  readonly toOtherTable: (() => void) | undefined;
  readonly toHelp: () => void;
  /** Asks for a hint, or puts it away; undefined where there are none. */
  readonly hint: (() => void) | undefined;
}): void {
  const { session, numbered, answers, past, end, main, toNow, toLog, closeLog, toHelp } = props;
  const { choice } = session;
  const enter = (): void => {
    if (end.closing?.only === true) end.close();
    else if (main === undefined) choice.confirm();
    else if (main.disabled !== true) main.act();
  };
  const byNumber = (i: number) => () => {
    const option = numbered[i];
    if (option !== undefined) choice.toggle(option.value);
  };
  useShortcuts({
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), byNumber(i)])),
    ...(answers
      ? {
          [keyNames.enter]: enter,
          [keyNames.escape]: closeLog ?? (() => (past ? toNow() : end.passing ? end.stay() : session.back())),
          // Where the board ends the turn with its filled button, one key is enough as well.
          e: end.closing !== undefined && main !== undefined ? main.act : end.close,
          h: props.hint,
          u: session.undo,
          r: session.redo,
          n: toNow,
        }
      : { [keyNames.escape]: closeLog }),
    l: toLog,
    v: props.toOtherTable,
    '?': toHelp,
  });
}
