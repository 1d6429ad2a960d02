/** What the game proposes for a question that takes several things; one click picks them, and nothing is sent by it. */
import { type Option, type Plain, type Question, same } from '@orrery/kernel';
import { useWords } from '../app/words.tsx';
import { counted } from './choice.ts';
import styles from './proposals.module.css';

/** So many proposals are shown. */
const MOST_PROPOSALS = 6;

/** A proposal of more things is told by their kinds and headings. */
const FEW_NAMES = 3;

export function Proposals(props: {
  readonly question: Question;
  /** The heading of an option; empty where there are none. */
  readonly titleOf?: (option: Option) => string;
  readonly onTake: (picks: readonly Plain[]) => void;
}) {
  const { format, t, list } = useWords();
  const { question, titleOf = () => '', onTake } = props;
  if (question.shape !== 'some-of' || question.proposals.length === 0) return null;
  const summaryOf = (items: readonly Option[], names: readonly string[]): string => {
    const kinds = counted(names).map(({ what, n }) => t('web.option.counted', { what, n }));
    const titles = new Set(items.map(titleOf).filter((title) => title !== ''));
    return titles.size === 0
      ? list(kinds)
      : t('web.option.countedIn', { what: list(kinds), where: list([...titles]) });
  };
  return (
    <fieldset className={styles.proposals} aria-label={t('web.option.proposed')}>
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
