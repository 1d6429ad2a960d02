/** Whose option it is: a seat's mark, or a dashed ring for nobody. */
import type { Seat } from '@orrery/kernel';
import { SeatBadge } from '../../../parts/seat.tsx';
import { seatAt, useScene } from '../table.ts';
import styles from './seat-mark.module.css';

export function SeatMarkOf({ seat }: { readonly seat: Seat | undefined }) {
  const scene = useScene();
  const info = seat === undefined ? undefined : seatAt(scene, seat);
  return info === undefined ? (
    <span className={styles.nobody} aria-hidden="true" />
  ) : (
    <SeatBadge seat={info} size={24} />
  );
}
