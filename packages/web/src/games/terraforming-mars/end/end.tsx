/** The end of Terraforming Mars beside the points: cards one by one, awards, points by generation; alone, the planet. */
import { useMemo } from 'react';
import type { EndProps } from '../../../board-kit/board.ts';
import { PointCurves } from '../../../board-kit/point-curves.tsx';
import { Symbols } from '../drawing/symbols.tsx';
import { isMarsView, type View } from '../table.ts';
import theme from '../theme.module.css';
import { MarsWords, useMarsWords, wordsFrom } from '../words.ts';
import { AwardsAtEnd, PointsByCard } from './by-card.tsx';
import { pointsByGeneration } from './by-generation.ts';
import styles from './end.module.css';
import { SoloEnd } from './solo-end.tsx';

interface PanelsProps extends Omit<EndProps, 'view'> {
  readonly view: View;
}

export function End(props: EndProps) {
  const { view, format } = props;
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isMarsView(view)) return null;
  return (
    <MarsWords.Provider value={words}>
      <div className={`${theme.mars} ${styles.end}`}>
        <Symbols />
        {props.seats.length === 1 ? <SoloEnd {...props} view={view} /> : null}
        <PointsByCard view={view} seats={props.seats} />
        {props.seats.length === 1 ? null : <AwardsAtEnd view={view} seats={props.seats} />}
        <Generations {...props} view={view} />
      </div>
    </MarsWords.Provider>
  );
}

/** So many points lie between two lines. */
const GRID = 20;

function Generations({ log, outcome, view, seats }: PanelsProps) {
  const { t } = useMarsWords();
  const points = useMemo(
    () =>
      pointsByGeneration(
        log,
        view.players.map((_, seat) => outcome.standings.find((each) => each.seat === seat)?.score ?? 0),
      ),
    [log, outcome, view],
  );
  return (
    <section className="panel" aria-label={t('web.mars.end.byGeneration')}>
      <h2>{t('web.mars.end.byGeneration')}</h2>
      <PointCurves
        points={points}
        seats={seats}
        label={(moment, last) =>
          moment === 0 || moment === last || moment === Math.round(last / 2) ? String(moment + 1) : undefined
        }
        grid={GRID}
      />
    </section>
  );
}
