/** The filters of the catalog, and its order. */
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Segments } from '../parts/controls.tsx';
import styles from './filter-panel.module.css';
import { type FilterGroup, type Filters, type Sort, sorts } from './finding.ts';

interface FilterPanelProps {
  readonly groups: readonly FilterGroup[];
  readonly filters: Filters;
  readonly onToggle: (group: string, value: string) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function FilterPanel({ groups, filters, onToggle, onClear, children }: FilterPanelProps) {
  const { t } = useWords();
  return (
    <section className={`panel ${styles.filters}`} aria-label={t('web.cards.filters')}>
      {groups.map(({ group, values }) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {values.map((value) => (
            <button
              key={value}
              type="button"
              className={styles.value}
              aria-pressed={filters.get(group)?.has(value) === true}
              onClick={() => onToggle(group, value)}
            >
              {value}
            </button>
          ))}
        </fieldset>
      ))}
      {children}
      {filters.size > 0 && (
        <button type="button" className="button small" onClick={onClear}>
          {t('web.cards.clear')}
        </button>
      )}
    </section>
  );
}

interface SortProps {
  readonly sort: Sort;
  /** Whether there are prices to sort by. */
  readonly priced: boolean;
  readonly onSort: (sort: Sort) => void;
}

export function SortChoice({ sort, priced, onSort }: SortProps) {
  const { t } = useWords();
  return (
    <div className={styles.sort}>
      <h2>{t('web.cards.sort')}</h2>
      <Segments
        label={t('web.cards.sort')}
        value={sort}
        choices={sorts
          .filter((each) => priced || each !== 'cost')
          .map((value) => ({ value, text: t(`web.cards.sort.${value}`) }))}
        onChange={onSort}
      />
    </div>
  );
}
