/** Everybody's points after each round. */
import type { SeatInfo } from '../../../board-kit/board.ts';
import { PointCurves } from '../../../board-kit/point-curves.tsx';
import theme from '../theme.module.css';
import { useGaiaWords } from '../words.ts';

export function Curves(props: {
  readonly rounds: readonly (readonly number[])[];
  readonly seats: readonly SeatInfo[];
}) {
  const { t } = useGaiaWords();
  return (
    <section className={theme.panel} aria-label={t('web.gaia.end.byRound')}>
      <h3>{t('web.gaia.end.byRound')}</h3>
      <PointCurves
        points={props.rounds}
        seats={props.seats}
        label={(round) => (round === 0 ? t('web.gaia.end.start') : String(round))}
        grid={50}
      />
    </section>
  );
}
