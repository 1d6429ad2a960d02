/** The points of each player's cards, one by one, and how the awards ended. */
import { awardsOf, awardText, printedOf } from '@orrery/terraforming-mars/advice';
import { useId, useState } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { SeatMark } from '../../../parts/seat.tsx';
import type { View } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './end.module.css';
import { countedIn, pointsIn } from './points.ts';

interface OfTable {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
}

export function PointsByCard({ view, seats }: OfTable) {
  const { t } = useMarsWords();
  const name = useId();
  const [shown, show] = useState(seats.find(({ me }) => me)?.seat ?? 0);
  const score = countedIn(view).scores[shown];
  return (
    <section className="panel" aria-label={t('web.mars.end.byCard')}>
      <header className={styles.head}>
        <h2>{t('web.mars.end.byCard')}</h2>
        {seats.length < 2 ? null : (
          <fieldset className={styles.tabs} aria-label={t('web.mars.end.whose')}>
            {seats.map((seat) => (
              <label key={seat.seat}>
                <input
                  type="radio"
                  name={name}
                  checked={seat.seat === shown}
                  onChange={() => show(seat.seat)}
                />
                <SeatMark mark={seat.mark} colour={seat.colour} size={11} />
                <span className={seat.seat === shown ? undefined : 'hidden'}>{seat.name}</span>
              </label>
            ))}
          </fieldset>
        )}
      </header>
      {score === undefined ? null : (
        <ul className={styles.cards}>
          {score.cards
            .toSorted((a, b) => b.points - a.points)
            .map(({ card, points }) => (
              <CardPoints key={card} view={view} seat={shown} card={card} points={points} />
            ))}
          <li className={styles.sum}>
            <span>{t('web.mars.end.allCards')}</span>
            <small>
              {t('web.mars.end.giveNone', {
                n: (view.players[shown]?.played.length ?? 0) - score.cards.length,
              })}
            </small>
            <b>{signed(pointsIn(score, 'cards'))}</b>
          </li>
        </ul>
      )}
    </section>
  );
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A card with its cubes, where they make the points. */
function CardPoints(props: {
  readonly view: View;
  readonly seat: number;
  readonly card: number;
  readonly points: number;
}) {
  const { view, seat, card, points } = props;
  const { t, format } = useMarsWords();
  const player = view.players[seat];
  const cubes = player?.cubes[player.played.indexOf(card)] ?? 0;
  return (
    <li data-loss={points < 0 ? '' : undefined}>
      <span>{format(printedOf(card).title)}</span>
      <small>{cubes > 0 ? t('web.mars.end.cubes', { n: cubes }) : null}</small>
      <b>{signed(points)}</b>
    </li>
  );
}

export function AwardsAtEnd({ view, seats }: OfTable) {
  const { t, format } = useMarsWords();
  const funded = awardsOf(countedIn(view).position).filter(({ fundedBy }) => fundedBy !== undefined);
  if (funded.length === 0) return null;
  return (
    <section className="panel" aria-label={t('web.mars.points.awards')}>
      <h2>{t('web.mars.points.awards')}</h2>
      <ul className={styles.awards} data-many={seats.length > 4 ? '' : undefined}>
        {funded.map(({ award, values, points }) => (
          <li key={award}>
            <span>{format(awardText(award))}</span>
            {seats
              .toSorted((a, b) => (values[b.seat] ?? 0) - (values[a.seat] ?? 0))
              .map((seat) => (
                <span key={seat.seat} className={styles.award}>
                  <SeatMark mark={seat.mark} colour={seat.colour} size={11} />
                  <span className="hidden">{seat.name}</span> {signed(values[seat.seat] ?? 0)}{' '}
                  {(points[seat.seat] ?? 0) > 0 ? <b>+{points[seat.seat]}</b> : null}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
