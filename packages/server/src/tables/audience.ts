/** Those who follow a table from this process, each with a mark of what they were shown last. */
import { type Message, msg, type Seat } from '@orrery/kernel';
import type { ChatLine, SeatPolicies } from '@orrery/protocol';
import { seatOf } from './arrangement.ts';
import { maySee } from './decide.ts';
import { changesText, type Marks, marksOf, positionText, show, stepsOf } from './showing.ts';
import type { RowEffect, Table } from './table.ts';

/** One connection that follows the table. */
export interface Follower {
  /** Undefined for people without a name, who may watch. */
  readonly person: string | undefined;
  readonly invite: string | undefined;
  send(text: string): void;
  ended(error: Message): void;
}

interface Seen {
  seat: Seat | null;
  seq: number;
}

/** Rows of which somebody who comes back soon is told without reading the log. */
const RECENT = 16;
/** Lines of chat that would be known again. */
const LINES = 64;

export class Audience {
  readonly #followers = new Map<Follower, Seen>();
  readonly #marks = new Map<Seat | null, Marks>();
  #recent: RowEffect[] = [];
  #said: number[] = [];

  get size(): number {
    return this.#followers.size;
  }

  /** Adds a follower and sends the whole position. */
  add(
    follower: Follower,
    table: Table,
    policies: ReadonlyMap<Seat, SeatPolicies>,
    { effects, anew }: { readonly effects: readonly RowEffect[]; readonly anew: boolean },
  ): void {
    const seat = seatOf(table, follower.person);
    const seen = { seat, seq: 0 };
    this.#followers.set(follower, seen);
    this.#sendPosition(follower, seen, table, policies, effects, anew);
  }

  remove(follower: Follower): boolean {
    const removed = this.#followers.delete(follower);
    if (this.#followers.size === 0) this.#marks.clear();
    return removed;
  }

  /** The rows after a number, if all of them are still known. */
  since(after: number, table: Table): readonly RowEffect[] | undefined {
    if (after >= table.n) return [];
    const first = this.#recent[0];
    if (first === undefined || first.row.n > after + 1) return undefined;
    return this.#recent.filter((effect) => effect.row.n > after);
  }

  /** Tells everybody what rows have done. */
  tell(table: Table, policies: ReadonlyMap<Seat, SeatPolicies>, effects: readonly RowEffect[]): void {
    this.#recent = [...this.#recent, ...effects].slice(-RECENT);
    if (this.#followers.size === 0) return;
    const seatsMoved = effects.some(({ row }) => ['seated', 'left', 'started'].includes(row.entry.do));
    const texts = new Map<Seat | null, string>();
    for (const [follower, seen] of this.#followers) {
      if (seatsMoved && this.#moved(follower, seen, table, policies, effects)) continue;
      let text = texts.get(seen.seat);
      if (text === undefined) {
        text = this.#update(table, policies, effects, seen.seat);
        texts.set(seen.seat, text);
      }
      this.#send(follower, seen, `"update","table":"${table.id}"`, text);
    }
  }

  #update(
    table: Table,
    policies: ReadonlyMap<Seat, SeatPolicies>,
    effects: readonly RowEffect[],
    seat: Seat | null,
  ): string {
    const before = this.#marks.get(seat) ?? [];
    const shown = show(table, seat, seat === null ? undefined : policies.get(seat));
    const marks = marksOf(shown);
    this.#marks.set(seat, marks);
    const steps = JSON.stringify(stepsOf(table, effects, seat));
    return `"n":${table.n},"changes":${changesText(before, marks, shown)},"steps":${steps}`;
  }

  /** A follower who sits elsewhere now sees another table altogether. */
  #moved(
    follower: Follower,
    seen: Seen,
    table: Table,
    policies: ReadonlyMap<Seat, SeatPolicies>,
    effects: readonly RowEffect[],
  ): boolean {
    if (this.#turnedAway(follower, table)) return true;
    const seat = seatOf(table, follower.person);
    if (seat === seen.seat) return false;
    seen.seat = seat;
    this.#sendPosition(follower, seen, table, policies, effects);
    return true;
  }

  #sendPosition(
    follower: Follower,
    seen: Seen,
    table: Table,
    policies: ReadonlyMap<Seat, SeatPolicies>,
    effects: readonly RowEffect[],
    anew = false,
  ): void {
    const { seat } = seen;
    const shown = show(table, seat, seat === null ? undefined : policies.get(seat));
    this.#marks.set(seat, marksOf(shown));
    const steps = JSON.stringify(stepsOf(table, effects, seat));
    this.#send(
      follower,
      seen,
      `"position","table":"${table.id}"`,
      `"position":${positionText(shown)},"steps":${steps}${anew ? ',"anew":true' : ''}`,
    );
  }

  #send(follower: Follower, seen: Seen, head: string, rest: string): void {
    seen.seq += 1;
    follower.send(`{"do":${head},"seq":${seen.seq},${rest}}`);
  }

  /** The table is another than was told: everybody who may still see it gets the whole position. */
  startAnew(table: Table, policies: ReadonlyMap<Seat, SeatPolicies>, effects: readonly RowEffect[]): void {
    this.#recent = effects.slice(-RECENT);
    this.#marks.clear();
    for (const [follower, seen] of this.#followers) {
      if (this.#turnedAway(follower, table)) continue;
      seen.seat = seatOf(table, follower.person);
      this.#sendPosition(follower, seen, table, policies, effects, true);
    }
  }

  /** The table can no longer be followed. */
  end(error: Message): void {
    const followers = [...this.#followers.keys()];
    this.#followers.clear();
    for (const follower of followers) follower.ended(error);
  }

  #turnedAway(follower: Follower, table: Table): boolean {
    if (maySee(table, follower.person, follower.invite)) return false;
    this.remove(follower);
    follower.ended(msg('server.refusal.noTable'));
    return true;
  }

  /** Tells a seat that its policies are others now. */
  tellPolicies(table: Table, policies: ReadonlyMap<Seat, SeatPolicies>, seat: Seat): void {
    const mine = [...this.#followers].filter(([, seen]) => seen.seat === seat);
    if (mine.length === 0) return;
    const text = this.#update(table, policies, [], seat);
    for (const [follower, seen] of mine) this.#send(follower, seen, `"update","table":"${table.id}"`, text);
  }

  /** Passes a line on; once, also when this process hears from the others what it said itself. */
  say(table: string, line: ChatLine): void {
    if (this.#said.includes(line.id)) return;
    this.#said = [...this.#said.slice(1 - LINES), line.id];
    const text = JSON.stringify({ do: 'chat', table, line });
    for (const follower of this.#followers.keys()) follower.send(text);
  }

  /** The last line that was passed on; 0 where none was. */
  get lastLine(): number {
    return Math.max(0, ...this.#said);
  }

  tellPresence(text: string): void {
    for (const follower of this.#followers.keys()) follower.send(text);
  }

  /** The seats that somebody is connected for, and how many watch. */
  presence(): { seats: Seat[]; spectators: number } {
    const seats = new Set<Seat>();
    let spectators = 0;
    for (const { seat } of this.#followers.values())
      if (seat === null) spectators += 1;
      else seats.add(seat);
    return { seats: [...seats].sort((a, b) => a - b), spectators };
  }
}
