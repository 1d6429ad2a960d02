/** The two final races with their ranks, and the levels of research with the points for them. */
import {
  type FinalRace,
  levelPoints,
  rankPoints,
  researchAreas,
  researchPoints,
  type View,
} from '@orrery/gaia-project/advice';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { FinalTileMark } from '../drawing/faces.tsx';
import { Mark, Seat } from '../drawing/mark.tsx';
import { knownRaces } from '../known.ts';
import { raceKey } from '../supply/races.tsx';
import theme from '../theme.module.css';
import { useGaiaWords } from '../words.ts';
import styles from './standings.module.css';

interface StandingsProps {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
}

export function FinalRaces({ view, seats }: StandingsProps) {
  const { t } = useGaiaWords();
  return (
    <section className={theme.panel} aria-label={t('web.gaia.supply.final')}>
      {knownRaces(view, 0).map((race, i) => (
        <table key={race.tile} className={styles.race}>
          <caption>
            <FinalTileMark id={race.tile} size={15} /> {t(raceKey(race.tile))}
            {i === 0 ? <small>{t('web.gaia.supply.ranks', { points: rankPoints.join(' · ') })}</small> : null}
          </caption>
          <thead className="hidden">
            <tr>
              <th scope="col">{t('web.gaia.players.title')}</th>
              <th scope="col" colSpan={2}>
                {t('web.gaia.end.progress')}
              </th>
              <th scope="col">{t('web.gaia.end.vp')}</th>
            </tr>
          </thead>
          <tbody>
            <Racers race={race} seats={seats} />
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Racers({ race, seats }: { readonly race: FinalRace; readonly seats: readonly SeatInfo[] }) {
  const { t } = useGaiaWords();
  const runners: {
    readonly seat: SeatInfo | undefined;
    readonly progress: number;
    readonly points: number;
  }[] = race.seats.map((runner, seat) => ({ ...runner, seat: seats[seat] }));
  if (race.neutral !== undefined) runners.push({ seat: undefined, progress: race.neutral, points: 0 });
  const most = Math.max(1, ...runners.map(({ progress }) => progress));
  return runners
    .sort((a, b) => b.progress - a.progress)
    .map(({ seat, progress, points }) => (
      <tr key={seat?.seat ?? 'neutral'}>
        <th scope="row">
          <Seat seat={seat} /> {seat?.name ?? t('web.gaia.end.neutral')}
        </th>
        <td className={styles.bar}>
          <i
            style={{ width: `${(progress / most) * 100}%`, background: seat?.colour ?? 'var(--ink-faint)' }}
          />
        </td>
        <td>{progress}</td>
        <td className={styles.points}>
          {seat === undefined ? '–' : points} <Mark name="vp" size={11} />
        </td>
      </tr>
    ));
}

export function ResearchLevels({ view, seats }: StandingsProps) {
  const { t, area } = useGaiaWords();
  const scored = levelPoints.map((vp, level) => ({ vp, level })).filter(({ vp }) => vp > 0);
  return (
    <section className={theme.panel} aria-label={t('web.gaia.end.research')}>
      <h3>
        {t('web.gaia.end.research')}{' '}
        <small>
          {t('web.gaia.end.levels', {
            points: scored.map(({ vp }) => vp).join(' · '),
            levels: scored.map(({ level }) => level).join(' · '),
          })}
        </small>
      </h3>
      <table className={styles.levels}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{t('web.gaia.players.title')}</span>
            </th>
            {researchAreas.map((each) => (
              <th key={each} scope="col" title={area(each)}>
                <Mark name={each} size={14} />
                <span className="hidden">{area(each)}</span>
              </th>
            ))}
            <th scope="col">
              <Mark name="vp" size={12} />
              <span className="hidden">{t('web.gaia.end.vp')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">
                <Seat seat={seat} /> {seat.name}
              </th>
              {researchAreas.map((each, i) => {
                const level = view.players[seat.seat]?.research[i] ?? 0;
                return (
                  <td key={each} data-scores={(levelPoints[level] ?? 0) > 0 ? '' : undefined}>
                    {level}
                  </td>
                );
              })}
              <td data-scores="">{researchPoints(view, seat.seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
