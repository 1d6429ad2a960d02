/** A server table's log as the screen shows it: moves that were taken back are gone. */
import type { MoveSeen, Step } from '@orrery/protocol';
import type { LogMove, Round } from '../table/source.ts';
import { roundBegun } from './rounds.ts';

interface Kept extends MoveSeen {
  readonly n: number;
}

export class ServerLog {
  #moves: Kept[] = [];
  /** The number of the last step that was read. */
  last = 0;

  add(steps: readonly Step[]): void {
    for (const { n, moves, taken } of steps) {
      if (n <= this.last) continue;
      this.last = n;
      if (taken.length > 0) this.#moves = this.#moves.filter(({ id }) => !taken.includes(id));
      for (const move of moves) this.#moves.push({ ...move, n });
    }
  }

  /** The moves in order; positions are counted by the numbers of the server's log. */
  moves(now: Round | undefined): LogMove[] {
    const shown: LogMove[] = [];
    let round: Round | undefined;
    for (const { n, seat, events, by } of this.#moves) {
      round = roundBegun(events) ?? round;
      shown.push({ at: n, seat, round, events, ...(by === 'policy' ? { policy: true } : {}) });
    }
    // Games that tell no rounds by events: what is known is the round now.
    return round === undefined ? shown.map((move) => ({ ...move, round: now })) : shown;
  }
}
