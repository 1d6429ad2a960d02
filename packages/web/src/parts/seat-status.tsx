/** What a seat is doing: whether it still decides, never what; and whether its person is there at all. */
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../table/board.ts';
import { Icon, type IconName } from './icon.tsx';

/** How a seat stands, as far as this screen can know. */
export const standingOf = ({ state, present, stale }: Pick<SeatInfo, 'state' | 'present' | 'stale'>) => {
  if (stale === true) return 'stale';
  return present === false ? 'away' : state;
};

const icons: Readonly<Record<'deciding' | 'chosen' | 'away' | 'stale', IconName>> = {
  deciding: 'clock',
  chosen: 'lock',
  away: 'away',
  stale: 'clock',
};

export function SeatStatus({ seat }: { readonly seat: Pick<SeatInfo, 'state' | 'present' | 'stale'> }) {
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
