/** What stands above a long list of options: headings to choose from, and a search. */
import { useWords } from '../app/words.tsx';
import type { Group } from './groups.ts';
import styles from './option-filter.module.css';

/** Buttons that leave one group in sight, and the search. */
export function OptionFilter(props: {
  readonly groups: readonly Group[];
  readonly group: string | undefined;
  readonly onGroup: (group: string | undefined) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}) {
  const { t } = useWords();
  const { groups, group, onGroup, search, onSearch } = props;
  const all = groups.reduce((sum, { open }) => sum + open.length, 0);
  const chip = (title: string | undefined, text: string) => (
    <button
      key={title ?? ''}
      type="button"
      className={styles.chip}
      aria-pressed={group === title}
      onClick={() => onGroup(group === title ? undefined : title)}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.filter}>
      <input
        type="search"
        className="text-input"
        aria-label={t('web.plain.search')}
        placeholder={t('web.plain.search')}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      {groups.length < 2 ? null : (
        <fieldset aria-label={t('web.plain.filter')}>
          {chip(undefined, t('web.plain.all', { n: all }))}
          {groups.map(({ title, open }) =>
            chip(title, t('web.plain.group', { group: title, n: open.length })),
          )}
        </fieldset>
      )}
    </div>
  );
}
