/** What a seat is doing: whether it still decides, never what; and whether its person is there at all. */
import { useWords } from '../app/words.tsx';
import { Icon, type IconName } from './icon.tsx';

/** What a seat is doing at this moment, as far as the viewer may know. */
export type SeatState =
  /** Must answer a question that is open now. */
  | 'deciding'
  /** Has given a sealed answer that waits for the others. */
  | 'chosen'
  /** Waits for somebody else. */
  | 'waiting';

interface Seated {
  readonly state: SeatState;
  /** False where a person's connection is lost; absent where nobody knows. */
  readonly present?: boolean;
  /** What is known of the seat may be out of date, because one's own line is lost. */
  readonly stale?: true;
}

/** How a seat stands, as far as this screen can know. */
export const standingOf = ({ state, present, stale }: Seated) => {
  if (stale === true) return 'stale';
  return present === false ? 'away' : state;
};

const icons: Readonly<Record<'deciding' | 'chosen' | 'away' | 'stale', IconName>> = {
  deciding: 'clock',
  chosen: 'lock',
  away: 'away',
  stale: 'clock',
};

export function SeatStatus({ seat }: { readonly seat: Seated }) {
  const { t } = useWords();
  const standing = standingOf(seat);
  if (standing === 'waiting') return null;
  const words = t(`web.seat.${standing}`);
  return (
    <span className="seat-status" data-standing={standing} title={words}>
      <Icon name={icons[standing]} size={13} />
      <span>{words}</span>
    </span>
  );
}
