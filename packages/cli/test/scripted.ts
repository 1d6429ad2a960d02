import { paintWith } from '../src/paint.ts';
import type { Terminal } from '../src/terminal.ts';

/** A terminal that types prepared lines and keeps what is printed. */
export class ScriptedTerminal implements Terminal {
  readonly width = 100;
  readonly interactive = false;
  readonly paint = paintWith(false);
  readonly out: string[] = [];
  readonly err: string[] = [];
  cleared = 0;
  readonly #lines: string[];

  constructor(lines: readonly string[] = []) {
    this.#lines = [...lines];
  }

  get text(): string {
    return this.out.join('\n');
  }

  print(...lines: readonly string[]): void {
    this.out.push(...lines);
  }

  complain(...lines: readonly string[]): void {
    this.err.push(...lines);
  }

  async read(prompt?: string): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (prompt !== undefined) this.out.push(prompt + (line ?? ''));
    return line;
  }

  clear(): void {
    this.cleared += 1;
  }

  progress(): void {}

  close(): void {}
}
