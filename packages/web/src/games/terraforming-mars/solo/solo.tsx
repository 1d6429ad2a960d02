/** The solo game: what Mars still needs, the generations left for it, and what was reached in earlier games. */
import {
  type ParameterAdvice,
  parametersOf,
  type SoloAdvice,
  soloAdvice,
} from '@orrery/terraforming-mars/advice';
import { Icon, type IconName } from '../drawing/icon.tsx';
import { useScene } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { SoloBests } from './bests.tsx';
import styles from './solo.module.css';

export function Solo() {
  const { position } = useScene();
  const solo = soloAdvice(position);
  const { t } = useMarsWords();
  if (solo === undefined) return null;
  return (
    // In a low column it scrolls, so the keyboard must get there.
    <div className={styles.solo} {...{ tabIndex: 0 }}>
      <section className={styles.panel} aria-label={t('web.mars.solo.title')}>
        <header>
          <h3>{t('web.mars.solo.title')}</h3>
          <span>{t('web.mars.solo.until', { generation: solo.generations })}</span>
        </header>
        <SoloGoals parameters={parametersOf(position)} />
      </section>
      <Generations solo={solo} />
      <p className={styles.neutral}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10" />
        </svg>
        <span>{t('web.mars.solo.neutral')}</span>
      </p>
      <section className={styles.panel} aria-label={t('web.mars.solo.bests')}>
        <SoloBests />
      </section>
    </div>
  );
}

const icons: Readonly<Record<ParameterAdvice['parameter'], IconName>> = {
  oxygen: 'oxygen',
  temperature: 'temperature',
  oceans: 'ocean',
};

/** Each parameter on its way to its goal. */
function SoloGoals({ parameters }: { readonly parameters: readonly ParameterAdvice[] }) {
  const { t } = useMarsWords();
  return (
    <ul className={styles.goals}>
      {parameters.map(({ parameter, now, goal, steps, made }) => (
        <li key={parameter} data-parameter={parameter}>
          <Icon name={icons[parameter]} size={20} />
          <b>{t(`web.mars.${parameter}`)}</b>
          <span>{t(`web.mars.solo.${parameter}`, { now, goal })}</span>
          <i aria-hidden="true">
            <i style={{ width: `${(made / steps) * 100}%` }} />
          </i>
        </li>
      ))}
    </ul>
  );
}

function Generations({ solo }: { readonly solo: SoloAdvice }) {
  const { t } = useMarsWords();
  const { generations, generation, left, stepsLeft, stepsMade, pace } = solo;
  const all = Array.from({ length: generations }, (_, i) => i + 1);
  const each = pace.least === pace.most ? String(pace.most) : t('web.mars.solo.each', pace);
  return (
    <section className={styles.panel} aria-label={t('web.mars.solo.left')}>
      <header>
        <h3>{t('web.mars.solo.left')}</h3>
        <span>{t('web.mars.solo.now', { generation })}</span>
        <strong>{left - 1}</strong>
      </header>
      <ol className={styles.generations} aria-hidden="true">
        {all.map((n) => (
          <li key={n} data-time={n < generation ? 'past' : n === generation ? 'now' : undefined} />
        ))}
      </ol>
      <p>
        {stepsLeft === 0
          ? t('web.mars.solo.finished')
          : t('web.mars.solo.pace', { steps: stepsLeft, left, pace: each })}{' '}
        {generation > 0 ? t('web.mars.solo.soFar', { steps: stepsMade, generations: generation }) : null}
      </p>
    </section>
  );
}
