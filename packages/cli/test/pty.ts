/** A program in a pseudo-terminal, typed at like a person does: wait for a prompt, read it, type. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plain } from '../src/layout.ts';

export const bin = fileURLToPath(new URL('../bin/orrery.js', import.meta.url));

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\\\''")}'`;

/** The `script` of Linux takes the command as one text, that of macOS and the BSDs as words. */
function ptyCommand(words: readonly string[], columns: number): readonly [string, readonly string[]] {
  const line = `stty cols ${columns}; exec ${words.map(quoted).join(' ')}`;
  if (process.platform === 'linux') return ['script', ['-qfec', line, '/dev/null']];
  return ['script', ['-q', '/dev/null', 'sh', '-c', line]];
}

/** Whether this machine can give us a pseudo-terminal. */
export const hasPty = process.platform !== 'win32' && spawnSync('script', ['--version']).error === undefined;

// Cursor movements and colours of the line editor, and what it does at the end of a line.
const controls = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g');

/** The screen's text without controls; carriage returns are line breaks to a person. */
export const readable = (text: string): string =>
  plain(text)
    .replace(controls, '')
    .replace(/\r+\n?/g, '\n');

export class Pty {
  readonly #child: ChildProcess;
  #output = '';
  #seen = 0;
  #ended = false;
  #wake: () => void = () => {};
  #code: number | null = null;

  constructor(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const [command, words] = ptyCommand([process.execPath, bin, ...args], 120);
    const env = {
      ...process.env,
      LANG: 'en_US.UTF-8',
      LC_ALL: '',
      TERM: 'xterm',
      ...environment,
    };
    // Whatever the person saves, perhaps by typing too early, lies in a folder that goes with the terminal.
    const cwd = mkdtempSync(join(tmpdir(), 'orrery-pty-'));
    this.#child = spawn(command, words, { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#output += text;
      this.#wake();
    });
    this.#child.on('close', (code) => {
      this.#ended = true;
      rmSync(cwd, { recursive: true, force: true });
      this.#code = code;
      this.#wake();
    });
  }

  get output(): string {
    return readable(this.#output);
  }

  get raw(): string {
    return this.#output;
  }

  get code(): number | null {
    return this.#code;
  }

  /**
   * What has been printed since the last call, up to a prompt; undefined when the program has ended. Output comes in
   * pieces, so what looks like a prompt must not be the middle of a line like "Income: …".
   */
  async prompt(pattern = /(> |Enter\b.*[:.] )$/): Promise<string | undefined> {
    for (;;) {
      const fresh = readable(this.#output.slice(this.#seen));
      if (pattern.test(fresh)) {
        this.#seen = this.#output.length;
        return fresh;
      }
      if (this.#ended) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  type(line: string): void {
    this.#child.stdin?.write(`${line}\r`);
  }

  /** Waits until the program has ended. */
  async end(): Promise<number | null> {
    while (!this.#ended)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#code;
  }

  /** Ends the program where it still runs. */
  async stop(): Promise<void> {
    this.#child.kill();
    await this.end();
  }
}
