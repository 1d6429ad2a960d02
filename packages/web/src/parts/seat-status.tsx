/** What a seat is doing: whether it still decides, never what; and whether its person is there at all. */
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../table/board.ts';
import { Icon, type IconName } from './icon.tsx';

const icons: Readonly<Record<'deciding' | 'chosen' | 'away', IconName>> = {
  deciding: 'clock',
  chosen: 'lock',
  away: 'away',
};

export function SeatStatus({ seat }: { readonly seat: Pick<SeatInfo, 'state' | 'present'> }) {
  const { t } = useWords();
  const state = seat.present === false ? 'away' : seat.state;
  if (state === 'waiting') return null;
  const words = t(`web.seat.${state}`);
  return (
    <span className={`seat-status ${state}`} title={words}>
      <Icon name={icons[state]} size={13} />
      <span>{words}</span>
    </span>
  );
}
