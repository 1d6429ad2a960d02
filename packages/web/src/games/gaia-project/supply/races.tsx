/** The two races of the final scoring as they stand, each as a track with the seats' marks on it. */
import { type FinalTileId, finalTileText } from '@orrery/gaia-project';
import { type FinalRace, NOBODY, rankPoints } from '@orrery/gaia-project/advice';
import { memo } from 'react';
import { seatShape } from '../../../parts/seat.tsx';
import { FinalTileMark } from '../drawing/faces.tsx';
import { knownRaces } from '../known.ts';
import { seatAt, usePointingAt, useScene } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import { Part } from './part.tsx';
import { placesOnTrack, type Runner } from './places-on-track.ts';
import styles from './races.module.css';

const WIDTH = 194;
const [LEFT, RIGHT] = [8, WIDTH - 8];

const runnersOf = ({ seats, neutral }: FinalRace): Runner[] => [
  ...seats.map(({ progress }, seat) => ({ seat, progress })),
  ...(neutral === undefined ? [] : [{ seat: NOBODY, progress: neutral }]),
];

function Track({ race }: { readonly race: FinalRace }) {
  const { seats } = useScene();
  const runners = runnersOf(race);
  const most = Math.max(4, ...runners.map(({ progress }) => progress));
  const xOf = (progress: number): number => LEFT + (progress * (RIGHT - LEFT)) / most;
  const groups = placesOnTrack(runners, xOf, { left: LEFT, right: RIGHT });
  return (
    <svg className={styles.track} viewBox={`0 0 ${WIDTH} 30`} aria-hidden="true">
      <path
        className={styles.line}
        d={`M${LEFT} 12H${RIGHT}${Array.from({ length: most + 1 }, (_, n) => `M${xOf(n)} 9v6`).join('')}`}
      />
      {groups.map(({ progress, at, places }) => (
        <g key={progress}>
          {places.map(({ seat, x }) => {
            const info = seatAt({ seats }, seat);
            return info === undefined ? (
              <circle key={seat} className={styles.neutral} cx={x} cy="12" r="4.500" />
            ) : (
              <path
                key={seat}
                className={styles.mark}
                d={seatShape(info.mark)}
                fill={info.colour}
                transform={`translate(${x - 5.5} 6.500) scale(.458)`}
              />
            );
          })}
          <Points race={race} seat={places.find(({ seat }) => seat !== NOBODY)?.seat} at={at} />
        </g>
      ))}
    </svg>
  );
}

/** What the place would bring now; the neutral player gets nothing. */
function Points(props: { readonly race: FinalRace; readonly seat: number | undefined; readonly at: number }) {
  const { race, seat, at } = props;
  if (seat === undefined) return null;
  return (
    <text x={at} y="29.500" textAnchor="middle">
      {race.seats[seat]?.points}
    </text>
  );
}

function useRaceWords(): (race: FinalRace) => string {
  const { seats } = useScene();
  const { t, format } = useGaiaWords();
  return ({ tile, seats: racers, neutral }) =>
    [
      format(finalTileText(tile)),
      ...racers.map(({ progress, points }, seat) =>
        t('web.gaia.supply.race', { player: seatAt({ seats }, seat)?.name ?? '', progress, vp: points }),
      ),
      ...(neutral === undefined ? [] : [t('web.gaia.supply.neutral', { progress: neutral })]),
    ].join('; ');
}

/** What is counted, in one or two words. */
export const raceKey = (tile: FinalTileId) => `web.gaia.final.${tile}` as const;

export const FinalScoring = memo(function FinalScoring() {
  const { view } = useScene();
  const { t } = useGaiaWords();
  const pointing = usePointingAt();
  const words = useRaceWords();
  const begun = view.round > 0;
  return (
    <Part
      title={t('web.gaia.supply.final')}
      note={
        begun ? t('web.gaia.supply.finalNow') : t('web.gaia.supply.ranks', { points: rankPoints.join(' · ') })
      }
    >
      <ul className={styles.races}>
        {knownRaces(view, 0).map((race) => (
          <li key={race.tile} {...pointing.at({ finalTile: race.tile })}>
            <span className={styles.name} aria-hidden="true">
              <FinalTileMark id={race.tile} size={13} /> {t(raceKey(race.tile))}
            </span>
            {begun ? <Track race={race} /> : null}
            <span className="hidden">{words(race)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
});
