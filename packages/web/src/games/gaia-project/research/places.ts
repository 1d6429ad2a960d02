/** Places of the research board between which marks climb. */
import type { Area } from '@orrery/gaia-project/advice';
import type { GameEvent, Seat } from '@orrery/kernel';
import type { Flight } from '../../../board-kit/flights.ts';

export const levelPlace = (area: string, level: number): string => `level-${area}-${level}`;
export const researchPlace = (seat: Seat, area: Area | string): string => `research-${seat}-${area}`;

/** A mark climbs from the level below to its own. */
export const researchFlights = ({ do: done, seat, what, amount }: GameEvent): readonly Flight[] =>
  done === 'advance' && seat !== null
    ? [{ from: levelPlace(what, amount - 1), to: researchPlace(seat, what) }]
    : [];
