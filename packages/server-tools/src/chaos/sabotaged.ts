/** A server that acknowledges before it commits: what the chaos must find. */
import { type Append, LogStore, readConfig, startServer } from '@orrery/server';

/** So long that hardly a kill misses it, in milliseconds. */
const MOMENT = 250;

/** Says at once that a row is stored, and stores it a moment later. */
class HastyLog extends LogStore {
  override append(append: Append): Promise<boolean> {
    setTimeout(() => {
      super.append(append).catch(() => undefined);
    }, MOMENT);
    return Promise.resolve(true);
  }
}

const server = await startServer(readConfig(process.env), { logStore: (database) => new HastyLog(database) });
console.log(`Orrery is at ${server.address}`);
