/** What flies over the board when something has happened: tiles drop, what they bring flies to whoever placed them. */
import { type GameEvent, isRecord, type Seat } from '@orrery/kernel';
import type { Flight } from '../../board-kit/flights.ts';
import styles from './flights.module.css';

/** Places of the board by name. */
export const places = {
  area: (id: string) => `area-${id}`,
  /** The viewer's stock of a resource, by its name. */
  stock: (resource: string) => `stock-${resource}`,
  /** All that is told of another player. */
  player: (seat: Seat) => `player-${seat}`,
} as const;

/** What can be printed on areas, and the M€ for oceans, in the colours that they have on the planet. */
const colours: Readonly<Record<string, string>> = {
  megacredits: '#efe6cd',
  steel: '#d3bba6',
  titanium: '#a5badf',
  plants: '#8be076',
};

/** The area on which an event puts a tile or a marker. */
function landedOn({ do: done, what, detail }: GameEvent): string | undefined {
  if (done === 'claim') return what;
  if (done !== 'place' && done !== 'neutral') return undefined;
  return isRecord(detail) && typeof detail.area === 'string' ? detail.area : undefined;
}

/** Turns events into flights, one after another: what an area brings is told right after the tile that lies there. */
export function flightsFor(mine: Seat | undefined): (event: GameEvent) => readonly Flight[] {
  let from: string | undefined;
  return (event) => {
    const { do: done, seat, what, amount, source } = event;
    const area = landedOn(event);
    if (area !== undefined) {
      from = places.area(area);
      return [{ to: from }];
    }
    if (done !== 'gain' || source !== 'board' || from === undefined || seat === null || amount <= 0) {
      if (done !== 'rating' && done !== 'raise') from = undefined;
      return [];
    }
    const colour = colours[what] ?? '#ece9e1';
    const to = seat === mine ? places.stock(what) : places.player(seat);
    return [{ from, to, look: styles.bonus, text: `+${amount}`, colour }];
  };
}
