/** A thread of Node in which the games of a training are played. */
import { parentPort } from 'node:worker_threads';
import type { Reply, Task } from './messages.ts';
import { work } from './work.ts';

async function attend(task: Task): Promise<Reply> {
  try {
    return { done: await work(task) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: Task) => {
  void attend(task).then((reply) => parentPort?.postMessage(reply));
});
