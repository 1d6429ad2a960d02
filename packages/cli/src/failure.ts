import type { Message } from '@orrery/kernel';
import { type CliKey, say } from './words.ts';

/** What a command's exit code means. */
export const exit = {
  ok: 0,
  /** The thing failed: recordings differ, a record is damaged, nothing was found. */
  failed: 1,
  /** The command was not understood. */
  usage: 2,
  /** A fault of the program itself. */
  fault: 3,
} as const;

export type ExitCode = (typeof exit)[keyof typeof exit];

/** Something the person at the terminal can understand and mend; ends the command with a message. */
export class Failure extends Error {
  readonly text: Message;
  readonly code: ExitCode;

  constructor(text: Message, code: ExitCode = exit.failed) {
    super(text.key);
    this.text = text;
    this.code = code;
  }
}

/** The command was not understood. */
export const misuse = (key: CliKey, args?: Message['args']): Failure =>
  new Failure(say(key, args), exit.usage);
