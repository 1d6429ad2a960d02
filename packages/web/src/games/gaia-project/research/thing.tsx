/** Something on the research board: a button where the open question offers it, else only to be looked at. */
import type { ReactNode } from 'react';
import type { Pressing } from '../press.ts';
import { type Thing as Pointed, usePointingAt } from '../table.ts';

interface ThingProps {
  readonly pressing: Pressing;
  /** What is told about it while somebody points at it. */
  readonly thing: Pointed;
  /** Its name first, then what it gives, its price, or why it is closed. */
  readonly label: string;
  /** Shown while the mouse rests on it. */
  readonly reason?: string | undefined;
  readonly className: string | undefined;
  /** Another kind of action is being chosen: it can be pressed, and stands back. */
  readonly faint?: boolean;
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly children: ReactNode;
}

export function Thing(props: ThingProps) {
  const { pressing, thing, label, reason, className, faint = false, data, children } = props;
  const { at } = usePointingAt();
  const { press, chosen, state } = pressing;
  const common = { className, title: reason, 'data-faint': faint ? '' : undefined, ...data };
  if (press === undefined)
    return (
      <div {...common} {...at(thing)}>
        <span className="hidden">{label}</span>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      {...common}
      {...at(thing)}
      data-state={state}
      aria-pressed={chosen}
      aria-label={label}
      onClick={press}
    >
      {children}
    </button>
  );
}
