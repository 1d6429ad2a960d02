/** Workers of a browser as the bots' harness knows them. */
import type { FromWorker, StartWorker } from '@orrery/bots/workers';

export const startBotWorker: StartWorker = (heard, lost) => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heard(data));
  worker.addEventListener('error', ({ message }) => lost(message));
  return {
    send: (message) => worker.postMessage(message),
    end() {
      worker.terminate();
      return undefined;
    },
  };
};
