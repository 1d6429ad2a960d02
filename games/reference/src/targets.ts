/** What an option points at, typed: boards ask here instead of looking through plain data. */
import { isRecord, type Plain } from '@orrery/kernel';
import { INSTRUMENTS, type InstrumentId } from './data/instruments.ts';
import { sights } from './data/sights.ts';
import { RESOURCES } from './state.ts';

/** Told apart by their one field. */
export type ReferenceTarget =
  | { readonly card: number }
  | { readonly instrument: InstrumentId }
  | { readonly resource: (typeof RESOURCES)[number] };

/** The target of an option, item, part or of something that cannot be chosen; undefined where it points at nothing. */
export function readTarget(target: Plain | undefined): ReferenceTarget | undefined {
  if (!isRecord(target)) return undefined;
  const { card } = target;
  if (typeof card === 'number' && sights[card] !== undefined) return { card };
  const instrument = INSTRUMENTS.find((id) => id === target.instrument);
  if (instrument !== undefined) return { instrument };
  const resource = RESOURCES.find((id) => id === target.resource);
  return resource === undefined ? undefined : { resource };
}
