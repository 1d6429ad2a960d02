/** Reviews that this browser has made, kept beside its tables: making one takes seconds. */
import type { Review } from '@orrery/bots/review';
import { type GameRecord, sha256, writeRecord } from '@orrery/kernel';

const NAME = 'orrery.reviews';
const STORE = 'reviews';
/** A review takes some hundred kilobytes; the oldest goes. */
const MOST = 30;

interface Kept {
  readonly key: string;
  readonly made: number;
  readonly review: Review;
}

/** By what the record says and by who reviewed it. */
export const reviewKey = (record: GameRecord, edition: number): string =>
  `${edition}/${sha256(writeRecord(record))}`;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('made', 'made');
  };
  return settled(request);
}

/** What was kept under the key; a browser that keeps nothing has nothing. */
export async function keptReview(key: string): Promise<Review | undefined> {
  try {
    const store = (await open()).transaction(STORE).objectStore(STORE);
    const kept: Kept | undefined = await settled(store.get(key));
    return kept?.review;
  } catch {
    return undefined;
  }
}

export async function keepReview(key: string, review: Review): Promise<void> {
  try {
    const store = (await open()).transaction(STORE, 'readwrite').objectStore(STORE);
    await settled(store.put({ key, made: Date.now(), review } satisfies Kept));
    const keys = await settled(store.index('made').getAllKeys());
    for (const oldest of keys.slice(0, -MOST)) await settled(store.delete(oldest));
  } catch {
    // It is made anew the next time.
  }
}
