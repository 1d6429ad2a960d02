/** A number before and after: "4 plants → 0". */
import { Icon, type IconName } from '../drawing/icon.tsx';
import styles from './change.module.css';

interface ChangeProps {
  readonly icon: IconName;
  readonly from: number;
  readonly to: number;
  /** The numbers are of production, which stands in its box. */
  readonly produced?: boolean;
  /** In the line of a stepper rather than as the main thing of an option. */
  readonly small?: boolean;
}

const written = (n: number, produced: boolean): string => {
  if (n < 0) return `−${-n}`;
  return produced && n > 0 ? `+${n}` : String(n);
};

export function Change({ icon, from, to, produced = false, small = false }: ChangeProps) {
  const size = small ? 15 : 20;
  return (
    <span className={styles.change} data-small={small ? '' : undefined}>
      {produced ? (
        <span className={styles.box}>
          <Icon name={icon} size={size - 2} />
        </span>
      ) : null}
      <b>{written(from, produced)}</b>
      {produced ? null : <Icon name={icon} size={size} />}
      <Icon name="arrow" size={small ? 12 : 16} />
      <b data-worse={to < from ? '' : undefined}>{written(to, produced)}</b>
    </span>
  );
}
