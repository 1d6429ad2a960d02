/** What stands above a long list of options: proposals, headings to choose from, and a search. */
import { type Plain, type Question, same } from '@orrery/kernel';
import { useWords } from '../app/words.tsx';
import type { Group } from './groups.ts';

/** So many proposals are shown. */
const MOST_PROPOSALS = 6;

export function Proposals(props: {
  readonly question: Question;
  readonly onTake: (picks: readonly Plain[]) => void;
}) {
  const { format, t, list } = useWords();
  const { question, onTake } = props;
  if (question.shape !== 'some-of' || question.proposals.length === 0) return null;
  const namesOf = (pick: Plain): string[] =>
    question.items.filter(({ value }) => same(value, pick)).map(({ text }) => format(text));
  return (
    <fieldset className="proposals" aria-label={t('web.option.proposed')}>
      <span className="soft">{t('web.option.proposed')}</span>
      {question.proposals.slice(0, MOST_PROPOSALS).map((picks) => (
        <button key={JSON.stringify(picks)} type="button" className="chip act" onClick={() => onTake(picks)}>
          {picks.length === 0 ? t('web.option.nothing') : list(picks.flatMap(namesOf))}
        </button>
      ))}
    </fieldset>
  );
}

/** Buttons that leave one group in sight, and the search. */
export function Sieve(props: {
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
      className="chip act"
      aria-pressed={group === title}
      onClick={() => onGroup(group === title ? undefined : title)}
    >
      {text}
    </button>
  );
  return (
    <div className="sieve">
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
