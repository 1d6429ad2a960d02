/** Hands the engine the recorded cards: whoever draws for a reason gets what was drawn for it in the recording. */
import { type Comparison, type DrawReason, Stop } from '@orrery/kernel';
import { cardName } from '../src/data/cards.ts';
import { card, cards, type Line, line, list, text } from './recording.ts';

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

/** A recorded draw. */
interface Draw {
  readonly recorded: number;
  /** What is dealt: the recorded card, or one that stands in for it until the end of the phase. */
  dealt: number;
  /** The Produce phase that it belongs to, by its number; 0 elsewhere. */
  readonly produce: number;
}

/**
 * In Produce the order of powers belongs to their owner, so another engine may have taken its cards in another order. That
 * shows where the supply is used up in the middle: a card that was drawn from the new supply may be due here before the
 * old one is empty. Then another card that the recording draws in the same phase stands in for it.
 */
export class Dealer {
  readonly #queues = new Map<string, Draw[]>();
  readonly #comparison: Comparison;
  /** What was dealt in this phase in the place of which card. */
  #standIns = new Map<number, number>();
  #produce = 0;
  #isProduce = false;

  constructor(comparison: Comparison, lines: readonly Line[]) {
    this.#comparison = comparison;
    for (const entry of lines) this.#read(entry);
  }

  #read(entry: Line): void {
    switch (entry.event) {
      case 'phase':
        this.#isProduce = entry.phase === 'produce';
        if (this.#isProduce) this.#produce += 1;
        break;
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
    const produce = this.#isProduce ? this.#produce : 0;
    const draws = drawn.map((recorded): Draw => ({ recorded, dealt: recorded, produce }));
    const queue = this.#queues.get(name);
    if (queue === undefined) this.#queues.set(name, draws);
    else queue.push(...draws);
  }

  readonly take = (pile: readonly number[], { seat, reason, source }: DrawReason): number => {
    const why = goodReasons.has(reason) ? 'good' : reasonName(reason);
    const by = sourceless.has(reason) || typeof source !== 'number' ? '' : cardName(source);
    const name = key(seat, why, by);
    const draw = this.#queues.get(name)?.shift();
    if (draw !== undefined && !pile.includes(draw.dealt)) this.#standIn(draw, pile);
    const index = draw === undefined ? -1 : pile.indexOf(draw.dealt);
    if (draw === undefined || index < 0) {
      this.#comparison.fail(
        `draw/${name}`,
        draw === undefined ? null : cardName(draw.recorded),
        'not in the supply',
      );
      throw new Stop('the engine draws a card that the recording does not');
    }
    if (draw.dealt !== draw.recorded) this.#standIns.set(draw.dealt, draw.recorded);
    return index;
  };

  /** Exchanges what is dealt with a later draw of the same Produce phase. */
  #standIn(draw: Draw, pile: readonly number[]): void {
    if (draw.produce === 0) return;
    for (const queue of this.#queues.values())
      for (const later of queue)
        if (later.produce === draw.produce && pile.includes(later.dealt)) {
          [draw.dealt, later.dealt] = [later.dealt, draw.dealt];
          return;
        }
  }

  /** The cards that have been dealt in the place of others since this was last asked, and those they stand for. */
  takeStandIns(): ReadonlyMap<number, number> {
    const taken = this.#standIns;
    this.#standIns = new Map();
    return taken;
  }

  /** Recorded draws that the engine never made. */
  finish(): void {
    for (const [name, queue] of this.#queues)
      if (queue.length > 0)
        this.#comparison.fail(
          `draw/${name}`,
          queue.map(({ recorded }) => cardName(recorded)),
          [],
        );
  }
}
