/** The seats in the order of their turns, in the top bar: whose turn it is, and who is out of it. */
import { useWords } from '../app/words.tsx';
import type { SeatInfo, SeatInOrder } from '../board-kit/board.ts';
import { SeatMark } from '../parts/seat.tsx';
import { standingOf } from '../parts/seat-status.tsx';
import { Clock } from './clock.tsx';
import styles from './seat-order.module.css';

function SeatTurn({ seat, out }: { readonly seat: SeatInfo; readonly out: string | undefined }) {
  const { t } = useWords();
  const { name, me, mark, colour, clock } = seat;
  const standing = standingOf(seat);
  // What one does oneself needs no words; the clock says that it is one's turn.
  const own = me && standing === 'deciding';
  const doing = out ?? (standing === 'waiting' || own ? undefined : t(`web.seat.${standing}`));
  return (
    <li className={styles.seat} data-state={standing} data-me={me ? '' : undefined} data-out={out && ''}>
      <SeatMark mark={mark} colour={colour} size={12} />
      <span className={styles.name}>{name}</span>
      {doing === undefined ? null : <span className={styles.doing}>{doing}</span>}
      {own ? <span className="hidden">{t('web.seat.deciding')}</span> : null}
      {clock === undefined ? null : (
        <span className={clock.running || me ? styles.clock : 'hidden'}>
          <Clock key={`${clock.remaining}/${clock.running}`} {...clock} />
        </span>
      )}
    </li>
  );
}

export function SeatOrder(props: {
  readonly seats: readonly SeatInfo[];
  readonly order: readonly SeatInOrder[];
}) {
  const { t, format } = useWords();
  const { seats, order } = props;
  return (
    <ol className={styles.order} aria-label={t('web.seats.order')}>
      {order.map(({ seat, out }) => {
        const info = seats[seat];
        return info === undefined ? null : (
          <SeatTurn key={seat} seat={info} out={out === undefined ? undefined : format(out)} />
        );
      })}
    </ol>
  );
}
