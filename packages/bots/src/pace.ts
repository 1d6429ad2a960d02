/** How a search that takes its time keeps to its budget, and hears that it is no longer wanted. */
import type { Turn } from './bot.ts';

/** A search lets others have the thread at least this often: a cancelled one must stop within 50 ms. */
const BREATH_MS = 20;

export interface Pace {
  /** Whether there is something left to spend after so many playouts. False as soon as nobody waits for the answer. */
  goesOn(playouts: number): boolean;
  /** To be awaited between playouts: from time to time it lets the thread hear whether the search is still wanted. */
  breathe(): Promise<void> | undefined;
}

/** Lets the thread take what has arrived, and goes on at once: timers would cost some milliseconds each. */
function whatArrived(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onmessage = (): void => {
      port1.close();
      resolve();
    };
    // The types of Node do not know the way to listen that Node and browsers share.
    Object.assign(port1, { onmessage });
    port2.postMessage(null);
  });
}

/** The pace of one search, which begins now. */
export function paceOf(
  { budget, signal }: Pick<Turn, 'budget' | 'signal'>,
  now = () => performance.now(),
): Pace {
  const { milliseconds = Number.POSITIVE_INFINITY, playouts = Number.POSITIVE_INFINITY } = budget;
  const end = now() + milliseconds;
  let breathed = now();
  return {
    goesOn: (done) => !signal.aborted && done < playouts && now() < end,
    breathe() {
      if (now() - breathed < BREATH_MS) return undefined;
      return whatArrived().then(() => {
        breathed = now();
      });
    },
  };
}
