/** The options of a game as data: the engine reads them, screens build their forms from them. */
import { isRecord } from './data.ts';
import { type Message, msg } from './message.ts';
import type { Refusal } from './question.ts';

interface Field {
  readonly text: Message;
  /** The seat counts for which the option is offered; otherwise its default holds. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** The value of another option with which it is offered; otherwise its default holds. */
  readonly only?: { readonly option: string; readonly value: string | boolean };
  /** What is said of another value where the option is not offered; else that it does not go with the rest. */
  readonly refusal?: Refusal;
}

export interface OptionValue {
  readonly value: string;
  readonly text: Message;
  /** What it means, in a sentence, where its name does not say so. */
  readonly note?: Message;
}

export interface ChoiceField extends Field {
  readonly kind: 'choice';
  readonly values: readonly OptionValue[];
  readonly default: string;
  /** What somebody should take who plays for the first time, where that is not the default. */
  readonly beginner?: string;
  /** Where other texts than those listed may be given too: says what is wrong with one. */
  readonly others?: (text: string) => Refusal | undefined;
}

export interface ToggleField extends Field {
  readonly kind: 'toggle';
  readonly default: boolean;
  /** What somebody should take who plays for the first time, where that is not the default. */
  readonly beginner?: boolean;
}

export interface NumberField extends Field {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export type OptionField = ChoiceField | ToggleField | NumberField;
export type OptionFields = Readonly<Record<string, OptionField>>;

/** The values that a set of fields describes. */
export type OptionsOf<F extends OptionFields> = {
  readonly [K in keyof F]: F[K] extends { kind: 'choice'; others: unknown }
    ? string
    : F[K] extends { kind: 'choice'; values: readonly { value: infer V }[] }
      ? V
      : F[K] extends { kind: 'toggle' }
        ? boolean
        : number;
};

function fits(field: OptionField, value: unknown): boolean {
  if (field.kind === 'choice')
    return (
      field.values.some((known) => known.value === value) ||
      (typeof value === 'string' && field.others !== undefined && field.others(value) === undefined)
    );
  if (field.kind === 'toggle') return typeof value === 'boolean';
  return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max;
}

/** Why a value does not fit. */
const misfit = (id: string, field: OptionField, value: unknown): Refusal =>
  (field.kind === 'choice' && typeof value === 'string' ? field.others?.(value) : undefined) ??
  msg('kernel.options.value', { option: id });

type Chosen = Readonly<Record<string, unknown>>;

const isForSeats = ({ seats }: OptionField, count: number): boolean =>
  seats === undefined || (count >= seats.min && count <= seats.max);

const isForChoice = ({ only }: OptionField, chosen: Chosen): boolean =>
  only === undefined || chosen[only.option] === only.value;

/** Whether an option is offered with so many seats, and with what else is chosen. */
export const isOffered = (field: OptionField, seats: number, chosen: Chosen): boolean =>
  isForSeats(field, seats) && isForChoice(field, chosen);

/** True when `value` has every field of the schema with a value that fits, and nothing else. */
export function areOptions<F extends OptionFields>(fields: F, value: unknown): value is OptionsOf<F> {
  if (!isRecord(value)) return false;
  return (
    Object.keys(value).every((id) => Object.hasOwn(fields, id)) &&
    Object.entries(fields).every(([id, field]) => fits(field, value[id]))
  );
}

/** Fills in defaults and says which option is wrong, and why. */
export function readOptions<F extends OptionFields>(
  fields: F,
  seats: number,
  given: unknown,
): { readonly options: OptionsOf<F> } | { readonly refusal: Refusal } {
  const input = given ?? {};
  if (!isRecord(input)) return { refusal: msg('kernel.options.malformed') };
  const unknown = Object.keys(input).find((id) => !Object.hasOwn(fields, id));
  if (unknown !== undefined) return { refusal: msg('kernel.options.unknown', { option: unknown }) };
  const options: Record<string, unknown> = {};
  for (const [id, field] of Object.entries(fields)) {
    const value = Object.hasOwn(input, id) ? input[id] : field.default;
    if (!fits(field, value)) return { refusal: misfit(id, field, value) };
    options[id] = value;
  }
  for (const [id, field] of Object.entries(fields)) {
    if (options[id] === field.default) continue;
    if (!isForSeats(field, seats))
      return { refusal: field.refusal ?? msg('kernel.options.seats', { option: id, seats }) };
    if (field.only !== undefined && !isForChoice(field, options))
      return {
        refusal: field.refusal ?? msg('kernel.options.only', { option: id, other: field.only.option }),
      };
  }
  if (!areOptions(fields, options)) throw new Error('unreachable: every field was read');
  return { options };
}
