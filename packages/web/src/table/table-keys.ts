/** What the keys do at a table. */
import type { Option } from '@orrery/kernel';
import type { Ending } from './closing.ts';
import { keyNames, useShortcuts } from './keys.ts';
import type { Session } from './session.ts';

/** The keys of the table; those that answer are left out where nothing can be answered. */
export function useTableKeys(props: {
  readonly session: Session;
  readonly numbered: readonly Option[];
  readonly answers: boolean;
  readonly past: boolean;
  readonly end: Ending;
  readonly toNow: () => void;
  readonly toLog: () => void;
  readonly toHelp: () => void;
}): void {
  const { session, numbered, answers, past, end, toNow, toLog, toHelp } = props;
  const { choice } = session;
  const byNumber = (i: number) => () => {
    const option = numbered[i];
    if (option !== undefined) choice.toggle(option.value);
  };
  useShortcuts({
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), byNumber(i)])),
    ...(answers
      ? {
          [keyNames.enter]: () => (end.closing?.only === true ? end.close() : choice.confirm()),
          [keyNames.escape]: () => (past ? toNow() : end.passing ? end.stay() : session.back()),
          e: end.close,
          u: session.undo,
          r: session.redo,
          n: toNow,
        }
      : {}),
    l: toLog,
    '?': toHelp,
  });
}
