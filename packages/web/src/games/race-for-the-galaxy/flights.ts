/** What flies over the board: chosen phases to the strip, cards, chips, and goods onto their worlds. */
import type { GameEvent, Seat } from '@orrery/kernel';
import { phases } from '@orrery/race-for-the-galaxy';
import { actionCards, cardByName } from '@orrery/race-for-the-galaxy/advice';
import type { SeatInfo } from '../../board-kit/board.ts';
import type { Flight } from '../../board-kit/flights.ts';
import styles from './flights.module.css';

export const places = {
  deck: 'deck',
  discards: 'discards',
  pool: 'pool',
  seat: (seat: Seat) => `seat-${seat}`,
  chips: (seat: Seat) => `chips-${seat}`,
  card: (card: number) => `card-${card}`,
  phase: (phase: string) => `phase-${phase}`,
} as const;

const MOST_CARDS = 3;

/** So many cards, but never a swarm. */
const cards = (amount: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(amount, MOST_CARDS) }, () => ({ from, to, look: styles.card }));

/** The flights of an event, at a table with these seats. */
export const flightsAt =
  (seats: readonly SeatInfo[]) =>
  ({ do: done, seat, what, amount }: GameEvent): readonly Flight[] => {
    const info = seat === null ? undefined : seats.find((each) => each.seat === seat);
    if (seat === null || info === undefined) return [];
    const home = places.seat(seat);
    switch (done) {
      case 'choose': {
        const phase = phases.find((each) =>
          actionCards.some(({ id, phase: of }) => id === what && of === each),
        );
        if (phase === undefined) return [];
        const to = places.phase(phase);
        return [{ from: home, to, look: styles.seat, text: info.letter, colour: info.colour }];
      }
      case 'draw':
        return cards(amount, places.deck, home);
      case 'discard':
      case 'pay':
        return cards(amount, home, places.discards);
      case 'place':
        return [{ from: home, to: places.card(cardByName(what) ?? -1) }];
      case 'gain':
        return [{ from: places.pool, to: places.chips(seat), look: styles.chip, text: `+${amount}` }];
      case 'good':
        return [{ from: places.deck, to: places.card(cardByName(what) ?? -1), look: styles.good }];
      default:
        return [];
    }
  };
