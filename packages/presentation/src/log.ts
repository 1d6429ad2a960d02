/**
 * The log of a game in lines. Events tell what happens one thing at a time; people read what belongs together in one line:
 * an action with what it cost, an income with all that it brings. A game folds its events into lines with a log writer.
 */
import type { GameEvent, Message, Seat } from '@orrery/kernel';

export interface LogEntry {
  /** Whom it is about; null for the whole table. */
  readonly seat: Seat | null;
  readonly text: Message;
  /** What it opens: a round, or a phase of it. Absent for a line under such a heading. */
  readonly heading?: 'round' | 'phase';
  /** Belongs to the line before it: what others get or lose by what somebody did. */
  readonly follows?: true;
}

/**
 * Tells one viewer what happens, from the first event of a game on. Lines come in order and are never taken back: one
 * that waits for its payment comes when it is paid.
 */
export interface LogWriter {
  /** What there is to tell after a further move, from its events as the viewer may know them. */
  write(events: readonly GameEvent[]): LogEntry[];
}

/** The lines that a log writer has ready. */
export class LogLines {
  #ready: LogEntry[] = [];
  #phase: LogEntry | undefined;

  /** Opens a round. */
  round(text: Message): void {
    this.#phase = undefined;
    this.#ready.push({ seat: null, text, heading: 'round' });
  }

  /** Opens a phase; a phase in which nothing happens is not told. */
  phase(text: Message): void {
    this.#phase = { seat: null, text, heading: 'phase' };
  }

  /** A line, which may belong to the one before it. */
  line(seat: Seat | null, text: Message, follows = false): void {
    if (this.#phase !== undefined) this.#ready.push(this.#phase);
    this.#phase = undefined;
    this.#ready.push({ seat, text, ...(follows && { follows }) });
  }

  /** Hands the lines over. */
  take(): LogEntry[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }
}

/** Sums of several things, each told once, in the order in which they came. */
export class Sums {
  readonly #amounts = new Map<string, number>();

  add(what: string, amount: number): void {
    this.#amounts.set(what, (this.#amounts.get(what) ?? 0) + amount);
  }

  get(what: string): number {
    return this.#amounts.get(what) ?? 0;
  }

  /** What there is of it, without what comes to nothing. */
  entries(): [what: string, amount: number][] {
    return [...this.#amounts].filter(([, amount]) => amount !== 0);
  }

  get isEmpty(): boolean {
    return this.entries().length === 0;
  }
}
