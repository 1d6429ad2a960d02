/** What a turn offers, counted by kind, and what is chosen of it. */
import { isRecord, type Option, type Plain } from '@orrery/kernel';
import type { TurnOption } from '@orrery/terraforming-mars';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { optionFor } from '../../../../board-kit/finding.ts';
import type { Table } from '../../table.ts';

type TurnKind = TurnOption['do'];

/** What an option of a turn does, by its value. */
export const kindOf = (value: Plain): string | undefined =>
  isRecord(value) && typeof value.do === 'string' ? value.do : undefined;

/** The option that is chosen, or that begins the whole action which stands ready. */
export function pickedOption({ choice, question }: Table): Option | undefined {
  const [first] = choice.composed;
  const composed = first !== undefined && 'pick' in first ? first.pick : undefined;
  const { selection } = choice;
  const pick = composed ?? (selection.shape === 'one-of' ? selection.pick : undefined);
  return pick === undefined ? undefined : optionFor({ question }, pick);
}

interface Offered {
  readonly cards: number;
  readonly actions: number;
  readonly projects: number;
  readonly goals: number;
}

export function offeredIn({ question }: Pick<Table, 'question'>): Offered {
  const count = (...kinds: readonly TurnKind[]): number =>
    optionsOf(question).filter(({ value }) => kinds.some((kind) => kind === kindOf(value))).length;
  return {
    cards: count('play'),
    actions: count('use'),
    projects: count('project', 'sell'),
    goals: count('milestone', 'award'),
  };
}

/** The option without further facts: passing, ending the turn. */
export const plainOption = (table: Pick<Table, 'question'>, kind: TurnKind): Option | undefined =>
  optionFor(table, { do: kind });
