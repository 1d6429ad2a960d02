/** The order of the hand, as a row of choices or, where there is less room, a list. */
import { useId } from 'react';
import { useMarsWords } from '../words.ts';
import styles from './hand.module.css';
import { type HandSort, handSorts } from './sorting.ts';

interface SortProps {
  readonly sort: HandSort;
  readonly onSort: (sort: HandSort) => void;
}

export function Sorts({ sort, onSort }: SortProps) {
  const { t } = useMarsWords();
  const name = useId();
  return (
    <fieldset className={styles.sorts} aria-label={t('web.mars.hand.sort')}>
      {handSorts.map((each) => (
        <label key={each}>
          <input
            type="radio"
            className="hidden"
            name={name}
            checked={each === sort}
            onChange={() => onSort(each)}
          />
          {t(`web.mars.hand.sort.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

export function SortList({ sort, onSort }: SortProps) {
  const { t } = useMarsWords();
  return (
    <select
      className="select small"
      aria-label={t('web.mars.hand.sort')}
      value={sort}
      onChange={({ target }) => onSort(handSorts.find((each) => each === target.value) ?? sort)}
    >
      {handSorts.map((each) => (
        <option key={each} value={each}>
          {t(`web.mars.hand.sort.${each}`)}
        </option>
      ))}
    </select>
  );
}
