/**
 * What the processes of one database tell each other. News may be lost, as when a process dies before it has told them:
 * whoever hears none must find out all the same (`tables/overlooked.ts`), and nothing rests on them but how soon.
 */
import { isRecord } from '@orrery/kernel';
import type { Row } from '../tables/entry.ts';

export type News =
  /** A row was added to a table, after the row with that stamp. Without the row it is to be read. */
  | {
      readonly about: 'row';
      readonly table: string;
      readonly n: number;
      readonly after: string;
      readonly row?: Row;
    }
  | { readonly about: 'policies' | 'presence'; readonly table: string }
  | { readonly about: 'chat'; readonly table: string; readonly line: number }
  | { readonly about: 'signed out'; readonly person: string }
  /** What people and addresses have taken of what is limited. */
  | { readonly about: 'taken'; readonly taken: readonly Taken[] }
  /** How many connections people and addresses have. */
  | { readonly about: 'connections'; readonly counts: readonly (readonly [whose: string, count: number])[] }
  /** An open table was made from an address. */
  | { readonly about: 'opened'; readonly address: string; readonly table: string };

/** The limit, whose share of it, and how much. */
export type Taken = readonly [what: string, whose: string, count: number];

/** Somebody who wants to hear what other processes did. */
export interface Listener {
  /** News of another process; what a process tells it does not hear itself. */
  heard(news: News, from: string): void;
  /** News may have been missed: whatever is in memory must be read again. */
  reconnected(): void;
}

export interface Notifications {
  /** Tells the other processes. Nobody waits for it, and it never fails. */
  tell(news: News): void;
  /** Starts to listen; returns when the first connection stands. */
  listen(listener: Listener): Promise<void>;
  close(): Promise<void>;
}

/** Where this process is the only one. */
export const nobodyElse: Notifications = {
  tell: () => undefined,
  listen: async () => undefined,
  close: async () => undefined,
};

interface Letter {
  readonly from: string;
  readonly news: readonly News[];
}

const isLetter = (value: unknown): value is Letter =>
  isRecord(value) && typeof value.from === 'string' && Array.isArray(value.news);

/** What a text says; undefined where it is of another kind, as a process of an earlier version would send it. */
export function readLetter(text: string): Letter | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isLetter(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** News without what others can read themselves. */
const shortened = (news: News): News => {
  if (news.about !== 'row') return news;
  const { row: _, ...rest } = news;
  return rest;
};

/**
 * So long a letter waits for more news: every process opens every letter, and each costs more than what is in it. Only
 * those who sit at a table by way of another process see it, later by as much.
 */
const COLLECTING_MS = 10;

interface OutboxOptions {
  readonly from: string;
  /** Bytes that one letter may have. */
  readonly largest: number;
  send(text: string): Promise<void>;
  /** Is told of letters that did not go out. */
  trouble(error: unknown): void;
}

/** Puts news that come together into one letter. One letter is under way at a time; what comes meanwhile goes with the next. */
export class Outbox {
  readonly #options: OutboxOptions;
  #waiting: string[] = [];
  #sending: Promise<void> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  add(news: News): void {
    const whole = JSON.stringify(news);
    const fits = Buffer.byteLength(whole) <= this.#options.largest / 2;
    this.#waiting.push(fits ? whole : JSON.stringify(shortened(news)));
    this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, COLLECTING_MS));
    while (this.#waiting.length > 0)
      try {
        await this.#options.send(this.#next());
      } catch (error) {
        this.#options.trouble(error);
      }
    this.#sending = undefined;
  }

  /** As much as one letter holds. */
  #next(): string {
    const head = `{"from":${JSON.stringify(this.#options.from)},"news":[`;
    let size = head.length + 2;
    let count = 0;
    for (const news of this.#waiting) {
      size += Buffer.byteLength(news) + 1;
      if (count > 0 && size > this.#options.largest) break;
      count += 1;
    }
    return `${head}${this.#waiting.splice(0, count).join(',')}]}`;
  }

  /** Resolves when nothing is under way any more. */
  async empty(): Promise<void> {
    await this.#sending;
  }
}
