/** The name of a player; for somebody who watches, a button that shows their board. */
import type { Seat } from '@orrery/kernel';
import { seatAt, useScene } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import styles from './players.module.css';

/** For somebody who watches: whose board is shown, and how to show another. */
export interface Watching {
  readonly seat: Seat;
  watch(seat: Seat): void;
}

export function PlayerName({
  seat,
  watching,
}: {
  readonly seat: Seat;
  readonly watching: Watching | undefined;
}) {
  const { t } = useGaiaWords();
  const scene = useScene();
  const name = seat === scene.mine ? t('web.gaia.own.you') : seatAt(scene, seat)?.name;
  if (watching === undefined) return <b>{name}</b>;
  return (
    <button
      type="button"
      className={styles.watch}
      aria-pressed={watching.seat === seat}
      onClick={() => watching.watch(seat)}
    >
      {name}
    </button>
  );
}
