import type { Seat, Viewer } from './agenda.ts';
import type { Plain } from './data.ts';

/**
 * Something that happened, told while the engine runs. From events come the log, the animations and the plots.
 * `private` is for the event's own seat; everybody else gets the event without it.
 */
export interface GameEvent {
  /** What kind of thing happened: `gain`, `pay`, `place`, `draw`, `reveal`, `score`, … */
  readonly do: string;
  /** Whom it happened to; null for the whole table. */
  readonly seat: Seat | null;
  /** Of what: a resource, a card, a tile. */
  readonly what: string;
  readonly amount: number;
  /** The rule, card or action it came from. */
  readonly source: string;
  /** Further public facts. */
  readonly detail?: Plain;
  /** What only `seat` may know. */
  readonly private?: Plain;
}

/** The event as the viewer may know it. */
export function seeEvent(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.private === undefined || event.seat === viewer) return event;
  const { do: kind, seat, what, amount, source, detail } = event;
  return detail === undefined
    ? { do: kind, seat, what, amount, source }
    : { do: kind, seat, what, amount, source, detail };
}
