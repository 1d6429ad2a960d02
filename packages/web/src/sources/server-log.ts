/** A server table's log as the screen shows it: moves that were taken back are gone. */
import type { Seat } from '@orrery/kernel';
import type { Step, ToldMove } from '@orrery/protocol';
import type { Happening, ShownMove } from './source.ts';

/** A move, or the setup of the game before the first one. */
interface LoggedMove
  extends Pick<ToldMove, 'events' | 'moment'>,
    Partial<Pick<ToldMove, 'id' | 'seat' | 'by'>> {
  readonly n: number;
}

type Happened = Omit<Happening, 'name'>;

const reasons: readonly Happening['what'][] = ['expired', 'resigned', 'left', 'vanished'];

/** What a step tells of the table itself, where it does. */
function happeningOf({ n, do: what, seat, why }: Step): Happened | undefined {
  if (seat === null) return undefined;
  if (what === 'returned') return { at: n, seat, what };
  const reason = what === 'takenOver' ? reasons.find((each) => each === why) : undefined;
  return reason === undefined ? undefined : { at: n, seat, what: reason };
}

export class ServerLog {
  #moves: LoggedMove[] = [];
  #happenings: Happened[] = [];
  /** The number of the last step that was read. */
  last = 0;

  /** Forgets everything, to be read again from the beginning. */
  clear(): void {
    this.#moves = [];
    this.#happenings = [];
    this.last = 0;
  }

  add(steps: readonly Step[]): void {
    for (const step of steps) {
      const { n, moves, taken, setup } = step;
      if (n <= this.last) continue;
      this.last = n;
      const happened = happeningOf(step);
      if (happened !== undefined) this.#happenings.push(happened);
      if (setup !== undefined) this.#moves.push({ n, ...setup });
      if (taken.length > 0)
        this.#moves = this.#moves.filter(({ id }) => id === undefined || !taken.includes(id));
      for (const move of moves) this.#moves.push({ ...move, n });
    }
  }

  /** What happened around the table, told of these people. */
  happenings(name: (seat: Seat) => string): Happening[] {
    return this.#happenings.map((each) => ({ ...each, name: name(each.seat) }));
  }

  /** The moves in order; positions are counted by the numbers of the server's log. */
  get moves(): ShownMove[] {
    return this.#moves.map(({ n, seat = null, events, moment, by }) => ({
      at: n,
      seat,
      moment: moment ?? undefined,
      events,
      ...(by === 'policy' ? { policy: true } : {}),
    }));
  }
}
