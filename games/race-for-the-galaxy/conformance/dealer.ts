/** Hands the engine the recorded cards: whoever draws for a reason gets what was drawn for it in the recording. */
import type { Comparison, DrawReason } from '@orrery/kernel';
import { cardName } from '../src/data/cards.ts';
import { card, cards, type Line, line, list, Stop, text } from './recording.ts';

/** Recordings tell draws apart by who drew and why, goods by the world they lie on. */
const key = (seat: unknown, reason: string, source: string): string => `${String(seat)} ${reason} ${source}`;

/** Our reasons where they differ from the recordings'. */
const reasons: Readonly<Record<string, string>> = {
  'per-world': 'per-genes-world',
  'produced-most': 'produced-most-rare',
};
const goodReasons: ReadonlySet<string> = new Set([
  'windfall-good',
  'start-good',
  'production',
  'phase-bonus',
]);
const sourceless: ReadonlySet<string> = new Set(['explore', 'settle-bonus', 'deal', 'start-world', 'gamble']);

export const reasonName = (reason: string): string => reasons[reason] ?? reason;

export class Dealer {
  readonly #queues = new Map<string, number[]>();
  readonly #comparison: Comparison;

  constructor(comparison: Comparison, lines: readonly Line[]) {
    this.#comparison = comparison;
    for (const entry of lines) this.#read(entry);
  }

  #read(entry: Line): void {
    switch (entry.event) {
      case 'header':
        list(entry.seats).forEach((seat, i) => {
          this.#readSeat(line(seat), i);
        });
        break;
      case 'draw':
        if (entry.reason === 'windfall-good')
          this.#add(key(entry.seat, 'good', text(entry.world)), cards(entry.cards));
        else this.#add(key(entry.seat, text(entry.reason), text(entry.source)), cards(entry.cards));
        break;
      case 'produce':
        this.#add(key(entry.seat, 'good', text(entry.world)), [card(entry.good)]);
        break;
      case 'gamble':
        this.#add(key(entry.seat, 'gamble', ''), [card(entry.card)]);
    }
  }

  #readSeat(seat: Line, i: number): void {
    this.#add(key(i, 'start-world', ''), [card(seat.start_world)]);
    this.#add(key(i, 'deal', ''), cards(seat.dealt));
    if (seat.start_good !== null) this.#add(key(i, 'good', text(seat.start_world)), [card(seat.start_good)]);
  }

  #add(name: string, drawn: readonly number[]): void {
    const queue = this.#queues.get(name);
    if (queue === undefined) this.#queues.set(name, [...drawn]);
    else queue.push(...drawn);
  }

  readonly take = (pile: readonly number[], { seat, reason, source }: DrawReason): number => {
    const why = goodReasons.has(reason) ? 'good' : reasonName(reason);
    const by = sourceless.has(reason) || typeof source !== 'number' ? '' : cardName(source);
    const name = key(seat, why, by);
    const wanted = this.#queues.get(name)?.shift();
    const index = wanted === undefined ? -1 : pile.indexOf(wanted);
    if (index < 0) {
      this.#comparison.fail(
        `draw/${name}`,
        wanted === undefined ? null : cardName(wanted),
        'not in the supply',
      );
      throw new Stop('the engine draws a card that the recording does not');
    }
    return index;
  };

  /** Recorded draws that the engine never made. */
  finish(): void {
    for (const [name, queue] of this.#queues)
      if (queue.length > 0) this.#comparison.fail(`draw/${name}`, queue.map(cardName), []);
  }
}
