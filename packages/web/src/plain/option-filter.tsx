/** What stands above a long list of options: proposals, headings to choose from, and a search. */
import { type Option, type Plain, type Question, same } from '@orrery/kernel';
import { useWords } from '../app/words.tsx';
import { counted, type Group } from './groups.ts';
import styles from './option-filter.module.css';

/** So many proposals are shown. */
const MOST_PROPOSALS = 6;

/** A proposal of more things is told by their kinds and headings. */
const FEW_NAMES = 3;

export function Proposals(props: {
  readonly question: Question;
  /** The heading of an option; empty where there are none. */
  readonly titleOf: (option: Option) => string;
  readonly onTake: (picks: readonly Plain[]) => void;
}) {
  const { format, t, list } = useWords();
  const { question, titleOf, onTake } = props;
  if (question.shape !== 'some-of' || question.proposals.length === 0) return null;
  const summaryOf = (items: readonly Option[], names: readonly string[]): string => {
    const kinds = counted(names).map(({ what, n }) => t('web.option.counted', { what, n }));
    const titles = new Set(items.map(titleOf).filter((title) => title !== ''));
    return titles.size === 0
      ? list(kinds)
      : t('web.option.countedIn', { what: list(kinds), where: list([...titles]) });
  };
  return (
    <fieldset className="proposals" aria-label={t('web.option.proposed')}>
      <span className="soft">{t('web.option.proposed')}</span>
      {question.proposals.slice(0, MOST_PROPOSALS).map((picks) => {
        const items = picks.flatMap((pick) => question.items.filter(({ value }) => same(value, pick)));
        const names = items.map(({ text }) => format(text));
        const many = names.length > FEW_NAMES;
        return (
          <button
            key={JSON.stringify(picks)}
            type="button"
            className="chip act"
            title={many ? list(names) : undefined}
            onClick={() => onTake(picks)}
          >
            {picks.length === 0 ? t('web.option.nothing') : many ? summaryOf(items, names) : list(names)}
          </button>
        );
      })}
    </fieldset>
  );
}

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
