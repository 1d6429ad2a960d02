/** What somebody has reached alone in this browser: the best game, the last one, and how many there were. */
import { type SoloResult, useSoloResults } from '../../../sources/solo-results.ts';
import { useScene } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './bests.module.css';

/** In the panel of the solo game. */
export function SoloBests() {
  const { loaded } = useScene();
  return <BestsOf game={loaded.game.id} />;
}

const latestOf = (results: readonly SoloResult[]): SoloResult | undefined =>
  results.reduce<SoloResult | undefined>(
    (latest, each) => (latest === undefined || each.at > latest.at ? each : latest),
    undefined,
  );

/** At the end: `ended` is the game that has just been played, which may be the best. */
export function BestsOf(props: {
  readonly game: string;
  readonly ended?: { readonly points: number; readonly won: boolean };
}) {
  const { game, ended } = props;
  const { t } = useMarsWords();
  const results = useSoloResults(game);
  const [best] = results;
  const latest = latestOf(results);
  const isBest =
    ended !== undefined &&
    best !== undefined &&
    latest === best &&
    results.length > 1 &&
    best.points === ended.points &&
    best.won === ended.won;
  return (
    <div className={styles.bests}>
      <h3>{t('web.mars.solo.bests')}</h3>
      {best === undefined ? (
        <p>{t('web.mars.solo.noBests')}</p>
      ) : (
        <dl>
          <div data-new={isBest ? '' : undefined}>
            <dt>{t(isBest ? 'web.mars.solo.newBest' : 'web.mars.solo.best')}</dt>
            <dd>
              <Result result={best} />
            </dd>
          </div>
          {latest === undefined || latest === best || ended !== undefined ? null : (
            <div>
              <dt>{t('web.mars.solo.last')}</dt>
              <dd>
                <Result result={latest} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('web.mars.solo.played')}</dt>
            <dd>
              {t('web.mars.solo.wonOf', {
                won: results.filter(({ won }) => won).length,
                all: results.length,
              })}
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

function Result({ result: { won, points, rounds } }: { readonly result: SoloResult }) {
  const { t } = useMarsWords();
  return (
    <>{t(won ? 'web.mars.solo.resultWon' : 'web.mars.solo.resultLost', { points, generations: rounds })}</>
  );
}
