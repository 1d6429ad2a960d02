/**
 * Work that takes long, done in small pieces. Between two pieces the event loop has its turn, and so has everybody else
 * who waits for such work: whoever asks for much waits for it themselves.
 */

/** A piece takes about so long. */
const PIECE_MS = 8;

interface Work {
  /** Does one piece; true when nothing is left. */
  piece(): boolean;
}

export class Piecework {
  /** What each has asked for, those whose turn comes next first. */
  readonly #waiting = new Map<string, Work[]>();
  #working = false;

  /** Does the work of a generator, which gives way after each small step. */
  run<T>(whose: string, steps: Generator<void, T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const piece = (): boolean => {
        const end = performance.now() + PIECE_MS;
        try {
          for (;;) {
            const step = steps.next();
            if (step.done === true) {
              resolve(step.value);
              return true;
            }
            if (performance.now() >= end) return false;
          }
        } catch (error) {
          reject(error);
          return true;
        }
      };
      const mine = this.#waiting.get(whose);
      if (mine === undefined) this.#waiting.set(whose, [{ piece }]);
      else mine.push({ piece });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (;;) {
      const [next] = this.#waiting;
      if (next === undefined) break;
      await new Promise((resolve) => setImmediate(resolve));
      const [whose, works] = next;
      this.#waiting.delete(whose);
      if (works[0]?.piece() === true) works.shift();
      if (works.length > 0) this.#waiting.set(whose, works);
    }
    this.#working = false;
  }
}
