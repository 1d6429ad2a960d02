/** What a process does when it hears what others did. */

import type { Limits } from '../limits.ts';
import type { SharedCounts } from '../live/shared-counts.ts';
import type { ChatStore } from '../storage/chat.ts';
import type { People } from '../storage/people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Presence } from '../tables/presence.ts';
import type { Tables } from '../tables/tables.ts';
import type { Listener, News } from './notifications.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

interface HearingOptions {
  readonly tables: Tables;
  readonly people: People;
  readonly chat: ChatStore;
  readonly presence: Presence;
  readonly limits: Limits;
  readonly lobby: Lobby;
  readonly connections: SharedCounts;
  /** Whether this process is at work at a table. */
  isAttended(table: string): boolean;
  trouble(what: string, error: unknown): void;
}

/** News about one table. */
type TableNews = News & { about: 'row' | 'policies' | 'presence' | 'chat' };

export class Hearing implements Listener {
  readonly #options: HearingOptions;
  #closed = false;

  constructor(options: HearingOptions) {
    this.#options = options;
  }

  readonly heard = (news: News, from: string): void => {
    const { people, limits, lobby, connections, tables, isAttended } = this.#options;
    if (news.about === 'signed out') people.signedOut(news.person);
    else if (news.about === 'taken') limits.takenElsewhere(news.taken);
    else if (news.about === 'connections') connections.heard(from, news.counts);
    else if (news.about === 'opened') lobby.add(news.address, news.table);
    else {
      const live = tables.loaded(news.table);
      if (live === undefined || (!isAttended(news.table) && tables.letGo(live))) return;
      void this.#insist(live, () => this.#read(live, news));
    }
  };

  readonly reconnected = (): void => {
    const { people, tables } = this.#options;
    people.forget();
    for (const live of tables.all()) void this.#insist(live, () => this.#catchUp(live));
  };

  #read(live: LiveTable, news: TableNews): Promise<void> {
    switch (news.about) {
      case 'row':
        return live.heardRow(news);
      case 'policies':
        return live.heardPolicies();
      case 'presence':
        return this.#options.presence.heard(live);
      case 'chat':
        return this.#readChat(live, news.line - 1);
    }
  }

  async #readChat(live: LiveTable, after: number): Promise<void> {
    for (const line of await this.#options.chat.read(live.table.id, after)) live.say(line);
  }

  /** Something may have been missed. */
  async #catchUp(live: LiveTable): Promise<void> {
    await live.catchUp();
    await live.heardPolicies();
    if (live.audience.lastLine > 0) await this.#readChat(live, live.audience.lastLine);
  }

  /** News that cannot be read now must be read later: nothing else would tell those who wait for it. */
  async #insist(live: LiveTable, read: () => Promise<unknown>): Promise<void> {
    const isWanted = (): boolean => !this.#closed && this.#options.tables.loaded(live.table.id) === live;
    for (let wait = FIRST_RETRY_MS; isWanted(); wait = Math.min(2 * wait, LAST_RETRY_MS))
      try {
        await read();
        return;
      } catch (error) {
        this.#options.trouble('news cannot be read', error);
        await new Promise((resolve) => setTimeout(resolve, wait).unref());
      }
  }

  close(): void {
    this.#closed = true;
  }
}
