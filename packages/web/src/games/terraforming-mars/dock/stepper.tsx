/** A number with a button for one less and one more. */
import { Icon } from '../../../parts/icon.tsx';
import { useMarsWords } from '../words.ts';
import styles from './stepper.module.css';

export function Stepper(props: {
  /** What is counted. */
  readonly name: string;
  readonly n: number;
  readonly least?: number;
  readonly most: number;
  /** The number in words, said when it changes. */
  readonly spoken?: string;
  readonly onChange: (n: number) => void;
}) {
  const { t } = useMarsWords();
  const { name, n, least = 0, most, spoken, onChange } = props;
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={t('web.mars.stepper.less', { what: name })}
        disabled={n <= least}
        onClick={() => onChange(n - 1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <output aria-live="polite">
        <span className="hidden">{spoken ?? `${name}: ${n}`}</span>
        <b aria-hidden="true">{n}</b>
      </output>
      <button
        type="button"
        aria-label={t('web.mars.stepper.more', { what: name })}
        disabled={n >= most}
        onClick={() => onChange(n + 1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
}
