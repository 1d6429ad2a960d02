/** Alone: how far Mars has come, by parameter and by generation, and one's best games. */
import { OCEANS, stepsMade, tracks } from '@orrery/terraforming-mars/advice';
import { useMemo } from 'react';
import type { EndProps } from '../../../board-kit/board.ts';
import { Icon, type IconName } from '../drawing/icon.tsx';
import { signed } from '../map/letters.tsx';
import { BestsOf } from '../solo/bests.tsx';
import type { View } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { stepsByGeneration } from './by-generation.ts';
import styles from './end.module.css';

interface SoloEndProps extends Omit<EndProps, 'view'> {
  readonly view: View;
}

export function SoloEnd(props: SoloEndProps) {
  const { view, outcome, loaded } = props;
  const { t } = useMarsWords();
  const won = outcome.lost === undefined;
  return (
    <>
      <section
        className={`panel ${styles.solo}`}
        data-won={won}
        aria-label={t(won ? 'web.mars.end.soloWon' : 'web.mars.end.soloLost')}
      >
        <h2>
          <i aria-hidden="true">{won ? <Icon name="check" size={16} /> : '×'}</i>
          {t(won ? 'web.mars.end.soloWon' : 'web.mars.end.soloLost')}
        </h2>
        <Parameters view={view} />
      </section>
      <Steps {...props} />
      <section className="panel">
        <BestsOf game={loaded.game.id} ended={{ points: outcome.standings[0]?.score ?? 0, won }} />
      </section>
    </>
  );
}

function Parameters({ view }: { readonly view: View }) {
  const { t } = useMarsWords();
  const { oxygen, temperature } = tracks;
  const rows: readonly {
    readonly icon: IconName;
    readonly name: string;
    readonly is: string;
    readonly part: number;
  }[] = [
    {
      icon: 'oxygen',
      name: t('web.mars.map.oxygen'),
      is: t('web.mars.end.of', { n: String(view.oxygen), of: `${oxygen.goal}%` }),
      part: stepsMade(view, 'oxygen') / oxygen.steps,
    },
    {
      icon: 'temperature',
      name: t('web.mars.map.temperature'),
      is: t('web.mars.end.of', {
        n: signed(view.temperature, true),
        of: `${signed(temperature.goal, true)} °C`,
      }),
      part: stepsMade(view, 'temperature') / temperature.steps,
    },
    {
      icon: 'ocean',
      name: t('web.mars.end.oceans'),
      is: t('web.mars.end.of', { n: String(view.oceans), of: String(OCEANS) }),
      part: view.oceans / OCEANS,
    },
  ];
  return (
    <ul className={styles.parameters}>
      {rows.map(({ icon, name, is, part }) => (
        <li key={icon} data-done={part >= 1}>
          <Icon name={icon} size={19} />
          <span>{name}</span>
          <b>{is}</b>
          <i className={styles.bar} data-of={icon}>
            <i style={{ width: `${part * 100}%` }} />
          </i>
        </li>
      ))}
    </ul>
  );
}

/** How many steps the parameters went up in each generation. */
function Steps({ log, view }: SoloEndProps) {
  const { t } = useMarsWords();
  const steps = useMemo(() => stepsByGeneration(log, view.generation), [log, view.generation]);
  const most = Math.max(1, ...steps);
  return (
    <section className="panel" aria-label={t('web.mars.end.steps')}>
      <h2>{t('web.mars.end.steps')}</h2>
      <ol className={styles.steps}>
        {steps
          .map((n, i) => ({ generation: i + 1, n }))
          .map(({ generation, n }) => (
            <li key={generation}>
              <b>{n === 0 ? '' : n}</b>
              <i style={{ height: `${(n / most) * 56}px` }} />
              <span>{generation}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}
