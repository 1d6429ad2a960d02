/** Lets nobody in while it is closed, and knows when those who went in are done. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Gate {
  #inside = 0;
  #closed = false;

  async pass<T>(work: () => Promise<T>): Promise<T> {
    while (this.#closed) await pause(10);
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
    }
  }

  /** Closes it, waits until nobody is inside, and opens it when the work is done. */
  async closedFor<T>(work: () => Promise<T>): Promise<T> {
    this.#closed = true;
    try {
      while (this.#inside > 0) await pause(10);
      return await work();
    } finally {
      this.#closed = false;
    }
  }
}
