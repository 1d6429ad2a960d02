/** Where the log shows: in a tab of a phone, among the panels, or opened to its full length on a board that unfolds it. */
import { useCallback, useEffect, useState } from 'react';
import type { PhoneTab } from './phone-tabs.tsx';

const focusLog = (): void =>
  document.querySelector<HTMLElement>('[data-log-line][tabindex="0"]')?.focus({ preventScroll: true });

export function useLogPlace(phone: boolean, unfolds: boolean, setTab: (tab: PhoneTab) => void) {
  const [asked, setAsked] = useState(false);
  const open = asked && unfolds && !phone;
  useEffect(() => {
    if (open) focusLog();
  }, [open]);
  const toggle = useCallback((): void => {
    if (phone) setTab('log');
    else if (unfolds) setAsked((before) => !before);
    else focusLog();
  }, [phone, unfolds, setTab]);
  return {
    open,
    /** Only a glance at the last lines is shown. */
    short: unfolds && !phone && !open,
    toggle,
    /** For a button beside the log. */
    button: unfolds && !phone ? toggle : undefined,
    close: open ? () => setAsked(false) : undefined,
  };
}
