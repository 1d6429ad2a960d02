/**
 * Looks from time to time whether tables that people follow from here are still what the database has. News may be lost
 * on their way, and a database may lose rows: nobody should wait for the next move to see it.
 */
import type { LogStore } from '../storage/log.ts';
import type { LiveTable } from './live-table.ts';

const EVERY_MS = 10_000;

interface OverlookedOptions {
  readonly log: LogStore;
  followed(): LiveTable[];
  trouble(what: string, error: unknown): void;
}

export class Overlooked {
  readonly #options: OverlookedOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: OverlookedOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.look().catch((error: unknown) => this.#options.trouble('nobody knows what was overlooked', error));
    }, EVERY_MS);
    this.#timer.unref();
  }

  /** Has every table read on that is not what the database has. */
  async look(): Promise<void> {
    const before = new Map(this.#options.followed().map((live) => [live, live.table]));
    if (before.size === 0) return;
    const ids = [...before.values()].map(({ id }) => id);
    const ends = new Map((await this.#options.log.ends(ids)).map((end) => [end.table, end]));
    for (const [live, table] of before) {
      const end = ends.get(table.id);
      // What has moved meanwhile has been told, and may be ahead of what was read.
      if (live.table !== table || (end?.n === table.n && end.stamp === table.stamp)) continue;
      await live
        .catchUp()
        .catch((error: unknown) => this.#options.trouble('what was overlooked cannot be read', error));
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
