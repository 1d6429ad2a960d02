/** The servers of a chaos run. */
import type { ServerProcess } from '../process.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The two servers, which are started again whenever they are killed. */
export class Servers {
  readonly #running: (ServerProcess | undefined)[] = [undefined, undefined];
  readonly #earlier = [true, true];
  readonly #start: (earlier: boolean) => Promise<ServerProcess>;
  /** True from when on the program of today is started. */
  upgraded: boolean;

  constructor(start: (earlier: boolean) => Promise<ServerProcess>, upgraded: boolean) {
    this.#start = start;
    this.upgraded = upgraded;
  }

  get addresses(): string[] {
    return this.#running.flatMap((server) => (server === undefined ? [] : [server.address]));
  }

  async up(index: number): Promise<void> {
    for (;;)
      try {
        this.#earlier[index] = !this.upgraded;
        this.#running[index] = await this.#start(!this.upgraded);
        return;
      } catch {
        // The database may be away just now.
        await pause(200);
      }
  }

  async kill(index: number): Promise<void> {
    const server = this.#running[index];
    this.#running[index] = undefined;
    await server?.kill();
  }

  /** Replaces what is still of the program before. */
  async finishUpgrade(): Promise<void> {
    this.upgraded = true;
    for (const [index, earlier] of this.#earlier.entries())
      if (earlier) {
        await this.kill(index);
        await this.up(index);
      }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((server) => server?.kill()));
  }
}
