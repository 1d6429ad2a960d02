/** The terminal as the commands see it; tests put a scripted one in its place. */
import { createInterface, type Interface } from 'node:readline';
import { MOST_COLUMNS } from './layout.ts';
import { type Paint, paintWith } from './paint.ts';

export interface Terminal {
  /** How wide a line may be. */
  readonly width: number;
  /** Somebody is looking: progress may be shown, the screen may be cleared. */
  readonly interactive: boolean;
  readonly paint: Paint;
  /** Writes lines to standard output. */
  print(...lines: readonly string[]): void;
  /** Writes lines to standard error. */
  complain(...lines: readonly string[]): void;
  /** Reads a line; undefined when there will be none. Without a prompt nothing is written. */
  read(prompt?: string): Promise<string | undefined>;
  /** Takes everything off the screen, so that the next person does not see it. */
  clear(): void;
  /** Shows how far something has come, over the last such line; undefined takes it away. */
  progress(line: string | undefined): void;
  /** Lets go of the input, so that the program can end. */
  close(): void;
}

const NARROWEST = 40;

/** What terminals had when they did not say. */
const UNKNOWN = 80;

/** How wide lines may be, given the columns of the terminal if there is one. */
export function widthFor(columns: number | undefined): number {
  if (columns === undefined) return MOST_COLUMNS;
  // One column stays free: some terminals break a line that fills the last one.
  return Math.max(NARROWEST, Math.min(MOST_COLUMNS, columns - 1));
}

/** Colours are for people at a terminal, and not for those who set NO_COLOR. */
export const wantsColours = (
  tty: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean => tty && !environment.NO_COLOR && environment.TERM !== 'dumb';

/** Reads lines one after another, also when they arrive before they are asked for. */
class LineReader {
  readonly #lines: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #ended = false;
  #interface: Interface | undefined;

  read(prompt: string | undefined): Promise<string | undefined> {
    const reader = this.#open();
    const early = this.#lines.shift();
    if (early !== undefined || this.#ended) {
      if (prompt !== undefined) process.stdout.write(`${prompt}\n`);
      return Promise.resolve(early);
    }
    if (prompt !== undefined) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#interface?.close();
  }

  #open(): Interface {
    if (this.#interface !== undefined) return this.#interface;
    const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
    const reader = createInterface({ input: process.stdin, output: process.stdout, terminal });
    reader.on('line', (line) => this.#give(line));
    reader.on('close', () => {
      this.#ended = true;
      this.#give(undefined);
    });
    this.#interface = reader;
    return reader;
  }

  #give(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line !== undefined) this.#lines.push(line);
  }
}

/** The terminal this program was started in. */
export function processTerminal(): Terminal {
  const reader = new LineReader();
  const { stdout, stderr, env } = process;
  const interactive = stdout.isTTY === true;
  const write = (stream: NodeJS.WriteStream, lines: readonly string[]): void => {
    stream.write(lines.map((line) => `${line}\n`).join(''));
  };
  return {
    width: widthFor(interactive ? stdout.columns || UNKNOWN : undefined),
    interactive,
    paint: paintWith(wantsColours(interactive, env)),
    print: (...lines) => write(stdout, lines),
    complain: (...lines) => write(stderr, lines),
    read: (prompt) => reader.read(prompt),
    clear: () => {
      if (interactive) stdout.write('\u001b[2J\u001b[3J\u001b[H');
    },
    progress: (line) => {
      if (stderr.isTTY === true) stderr.write(`\r\u001b[2K${line ?? ''}`);
    },
    close: () => reader.close(),
  };
}
