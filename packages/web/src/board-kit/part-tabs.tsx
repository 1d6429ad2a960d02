/** The parts of a phone's table, of which one shows, as tabs: one stop for the Tab key, and arrows lead from one to the next. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { keyNames } from './keys.ts';

export function PartTabs<P extends string>(props: {
  /** Panels are called after it and their part; the tabs too, with `-tab` behind. */
  readonly id: string;
  readonly label: string;
  readonly className: string | undefined;
  readonly parts: readonly P[];
  readonly shown: P;
  readonly choose: (part: P) => void;
  /** What stands on the tab of a part. */
  readonly face: (part: P) => ReactNode;
}) {
  const { id, label, className, parts, shown, choose, face } = props;
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === keyNames.right ? 1 : event.key === keyNames.left ? -1 : 0;
    const next = parts[(parts.indexOf(shown) + step + parts.length) % parts.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={className} onKeyDown={walk}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          role="tab"
          id={`${id}-${part}-tab`}
          data-view={part}
          aria-selected={part === shown}
          aria-controls={part === shown ? `${id}-${part}` : undefined}
          tabIndex={part === shown ? 0 : -1}
          onClick={() => choose(part)}
        >
          {face(part)}
        </button>
      ))}
    </div>
  );
}
