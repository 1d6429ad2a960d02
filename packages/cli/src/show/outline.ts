/** Any view as an outline of its names and values: what a game gets that has no screen of its own. */

import { isRecord, ownPart } from '@orrery/kernel';
import type { TerminalTable } from '@orrery/presentation';
import { hanging } from '../layout.ts';

const isSmall = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A value that fits a line; undefined where it has parts that need lines of their own. */
function short(value: unknown): string | undefined {
  if (value === null || value === undefined) return '–';
  if (isSmall(value)) return String(value);
  if (Array.isArray(value) && value.every(isSmall)) return value.length === 0 ? '–' : value.join(', ');
  if (isRecord(value) && Object.values(value).every(isSmall))
    return (
      Object.entries(value)
        .map(([key, each]) => `${key} ${each}`)
        .join(', ') || '–'
    );
  return undefined;
}

/** `handSizes` → `hand sizes` */
const spaced = (key: string): string =>
  key.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

export const outline: TerminalTable = {
  draw(view, { terminal }) {
    const { paint, width } = terminal;
    const lines = (value: unknown, indent: string): string[] => {
      const entries = Array.isArray(value)
        ? [...value.entries()]
        : isRecord(value)
          ? Object.entries(value)
          : [];
      return entries.flatMap(([key, each]) => {
        const head = `${indent}${paint.dim(`${typeof key === 'number' ? key + 1 : spaced(key)}:`)} `;
        const text = short(each);
        return text === undefined
          ? [head.trimEnd(), ...lines(each, `${indent}  `)]
          : hanging(head, text, width);
      });
    };
    return lines(ownPart(view), '  ');
  },
};
