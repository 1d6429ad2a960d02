/** The threads of a soak. Each plays a few games at a time, so that all of them have work until the end. */
import { Worker } from 'node:worker_threads';
import { nothing, type Played, type Share, type Soak, together } from './share.ts';

/** Games that a thread is given at a time. */
const AT_A_TIME = 20;

/** With so many failures the rest would tell nothing new. */
const ENOUGH_FAILURES = 10;

/** Plays all games on so many threads; tells after each share what there is so far. */
export async function playAll(
  soak: Soak,
  games: number,
  threads: number,
  progress: (sofar: Played) => void,
): Promise<Played> {
  let sum = nothing;
  let next = 0;
  const take = (): Share | undefined => {
    if (next >= games || sum.failures.length >= ENOUGH_FAILURES) return undefined;
    const from = next;
    next = Math.min(games, from + AT_A_TIME);
    return { from, to: next };
  };
  const add = (played: Played): void => {
    sum = together(sum, played);
    progress(sum);
  };
  await Promise.all(Array.from({ length: threads }, () => employ(soak, take, add)));
  return sum;
}

/** Gives one thread work until there is none left. */
function employ(soak: Soak, take: () => Share | undefined, add: (played: Played) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: soak });
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const share = take();
      if (share === undefined) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(share);
    };
    worker.on('error', reject);
    worker.on('message', (played: Played) => {
      add(played);
      goOn();
    });
    goOn();
  });
}
