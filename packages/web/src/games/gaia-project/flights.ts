/** What moves over the board when something has happened: pieces drop onto their spaces, satellites along the line. */
import type { HexId } from '@orrery/gaia-project';
import { type GameEvent, isRecord, type Seat } from '@orrery/kernel';
import type { Flight } from '../../board-kit/flights.ts';
import { researchFlights } from './research/places.ts';

/** Places of the board by name. */
export const places = {
  space: (hex: HexId) => `space-${hex}`,
  guest: (hex: HexId) => `guest-${hex}`,
  satellite: (seat: Seat, hex: HexId) => `satellite-${seat}-${hex}`,
} as const;

/** Events that put a piece onto a space. */
const placing: ReadonlySet<string> = new Set([
  'build',
  'upgrade',
  'project',
  'station',
  'swap',
  'lostPlanet',
  'downgrade',
]);

const numbersIn = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'number') : [];

/** Pieces that an event puts onto the map. */
function dropped({ do: done, seat, source, detail }: GameEvent): readonly Flight[] {
  if (!isRecord(detail) || seat === null) return [];
  if (done === 'federation')
    return numbersIn(detail.satellites).map((hex) => ({ to: places.satellite(seat, hex) }));
  if (!placing.has(done) || typeof detail.hex !== 'number') return [];
  const { hex } = detail;
  return [{ to: source === 'shared' ? places.guest(hex) : places.space(hex) }];
}

/** What moves after an event. */
export const flightsOf = (event: GameEvent): readonly Flight[] => [
  ...dropped(event),
  ...researchFlights(event),
];
