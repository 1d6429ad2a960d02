import type { Flags, Input } from './arguments.ts';
import type { ExitCode } from './failure.ts';
import type { Terminal } from './terminal.ts';
import type { CliKey, Words } from './words.ts';

/** What a command works with. */
export interface Context {
  readonly terminal: Terminal;
  readonly words: Words;
}

export interface Command {
  readonly name: string;
  readonly summary: CliKey;
  /** How it is called, without `orrery`; one line for each way. */
  readonly usage: readonly string[];
  readonly flags: Flags;
  /** How many arguments it takes besides flags. */
  readonly positionals: number;
  /** Calls to learn from, without `orrery`. */
  readonly examples: readonly string[];
  run(context: Context, input: Input): Promise<ExitCode>;
}

export const jsonFlag = { json: { text: 'cli.flag.json' } } as const satisfies Flags;

/** Flags that every command has. */
export const commonFlags = {
  lang: { text: 'cli.flag.lang', value: 'en|pt|pl' },
  help: { text: 'cli.flag.help', short: 'h' },
} as const satisfies Flags;
