/** Reading a command's arguments, with complaints in the person's own language. */
import { parseArgs } from 'node:util';
import { misuse } from './failure.ts';
import type { CliKey } from './words.ts';

export interface Flag {
  readonly text: CliKey;
  /** What stands for the value in the help; a flag without it is on or off. */
  readonly value?: string;
  readonly short?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The arguments of one command. */
export class Input {
  readonly positionals: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(positionals: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.positionals = positionals;
    this.#values = values;
  }

  on(flag: string): boolean {
    return this.#values.has(flag);
  }

  /** The value given last. */
  text(flag: string): string | undefined {
    return this.#values.get(flag)?.at(-1);
  }

  /** All values, where a flag may be given several times or hold a list with commas. */
  list(flag: string): string[] | undefined {
    return this.#values.get(flag)?.flatMap((value) => value.split(',').map((item) => item.trim()));
  }

  /** All values as they were typed. */
  values(flag: string): readonly string[] | undefined {
    return this.#values.get(flag);
  }

  /** A whole number that is at least `least`. */
  count(flag: string, least: number): number | undefined {
    const text = this.text(flag);
    if (text === undefined) return undefined;
    const count = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(count) || count < least)
      throw misuse('cli.usage.count', { flag: `--${flag}`, least, got: text });
    return count;
  }

  /** The argument at that place. */
  required(place: number, what: string): string {
    const value = this.positionals[place];
    if (value === undefined) throw misuse('cli.usage.missing', { what });
    return value;
  }
}

/** Sorts arguments into positionals and flags; complains about what the command does not know. */
export function readArguments(args: readonly string[], flags: Flags, mostPositionals: number): Input {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, short }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(short === undefined ? {} : { short }),
      },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option') {
      const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
      if (flag === undefined) throw misuse('cli.usage.unknownFlag', { flag: token.rawName });
      if (flag.value === undefined && token.value !== undefined)
        throw misuse('cli.usage.noValue', { flag: token.rawName });
      if (flag.value !== undefined && token.value === undefined)
        throw misuse('cli.usage.value', { flag: token.rawName, what: flag.value });
      values.set(token.name, [...(values.get(token.name) ?? []), token.value ?? '']);
    }
  }
  const extra = positionals[mostPositionals];
  if (extra !== undefined) throw misuse('cli.usage.extra', { got: extra });
  return new Input(positionals, values);
}
