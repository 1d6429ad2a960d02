/** The best margin against each level of the Automa that somebody has met in this browser. */
import { type AutomaAdvice, difficultyIds, difficultyText } from '@orrery/gaia-project/advice';
import { marginOf, type SoloResult, useSoloResults } from '../../../sources/solo-results.ts';
import { useGaiaWords } from '../words.ts';
import styles from './bests.module.css';

type Difficulty = AutomaAdvice['difficulty'];

/** "+12", "−3" with a true minus, "0". */
const signed = (margin: number): string => (margin > 0 ? `+${margin}` : margin < 0 ? `−${-margin}` : '0');

function Level(props: {
  readonly level: Difficulty;
  readonly results: readonly SoloResult[];
  readonly current: boolean;
}) {
  const { t, format } = useGaiaWords();
  const { level, results, current } = props;
  const best = Math.max(...results.map(marginOf));
  return (
    <div data-current={current ? '' : undefined}>
      <dt>{format(difficultyText(level))}</dt>
      <dd>
        {results.length === 0
          ? '–'
          : t('web.gaia.automa.best', {
              margin: signed(best),
              won: results.filter(({ won }) => won).length,
              all: results.length,
            })}
      </dd>
    </div>
  );
}

/** Every level that has been played, and the one of this table. */
export function Bests(props: { readonly game: string; readonly difficulty: Difficulty }) {
  const { t } = useGaiaWords();
  const { game, difficulty } = props;
  const results = useSoloResults(game);
  const at = (level: Difficulty): SoloResult[] => results.filter(({ against }) => against?.level === level);
  const shown = difficultyIds.filter((level) => level === difficulty || at(level).length > 0);
  return (
    <section className={styles.bests} aria-label={t('web.gaia.automa.bests')}>
      <h3>{t('web.gaia.automa.bests')}</h3>
      <dl>
        {shown.map((level) => (
          <Level key={level} level={level} results={at(level)} current={level === difficulty} />
        ))}
      </dl>
    </section>
  );
}
