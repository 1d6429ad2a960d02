/** The phases of the round, always in the same places, and what lies in the middle of the table. */
import { msg } from '@orrery/kernel';
import { numerals, phaseText } from '@orrery/race-for-the-galaxy';
import { type PhaseOfRound, phasesOfRound } from '@orrery/race-for-the-galaxy/advice';
import { memo } from 'react';
import { SeatBadge } from '../../parts/seat.tsx';
import { places } from './flights.ts';
import { Icon } from './marks.tsx';
import styles from './strip.module.css';
import { useScene } from './table.ts';
import theme from './theme.module.css';
import { useRaceWords } from './words.ts';

const CHIPS_PER_PLAYER = 12;

export const PhaseStrip = memo(function PhaseStrip() {
  const { view, phone } = useScene();
  const { format } = useRaceWords();
  return (
    <>
      {phone && (
        <div className={styles.counts}>
          {view.round > 0 && <b>{format(msg('race.screen.round', { round: view.round }))}</b>}
          <Piles />
        </div>
      )}
      <Strip />
    </>
  );
});

function Strip() {
  const { view, phone } = useScene();
  const { t } = useRaceWords();
  return (
    <section className={`${styles.strip} ${theme.panel}`} aria-label={t('web.race.strip.title')}>
      <ol>
        {phasesOfRound(view).map((phase) => (
          <PhaseView key={phase.phase} {...phase} />
        ))}
      </ol>
      {!phone && <Piles />}
    </section>
  );
}

function PhaseView({ phase, moment, chosenBy }: PhaseOfRound) {
  const { seats } = useScene();
  const { format, t } = useRaceWords();
  const [first] = chosenBy;
  const badges = chosenBy.flatMap(({ seat, action }) => {
    const info = seats.find((each) => each.seat === seat);
    return info === undefined ? [] : [<SeatBadge key={`${seat}${action.id}`} seat={info} size={19} />];
  });
  const names = chosenBy.map(({ seat }) => seats.find((each) => each.seat === seat)?.name ?? '').join(', ');
  return (
    <li
      className={`${styles.phase} ${theme.paper}`}
      data-moment={moment}
      data-place={places.phase(phase)}
      aria-current={moment === 'now' ? 'step' : undefined}
    >
      <span className={styles.numeral} aria-hidden="true">
        {numerals[phase]}
      </span>
      <span className={styles.name}>
        <Icon name={phase} size={16} />
        <span>{format(phaseText(phase))}</span>
        {(moment === 'now' || moment === 'next' || moment === 'done') && (
          <em>
            {moment === 'done' && <Icon name="check" size={12} />}
            {t(`web.race.strip.${moment}`)}
          </em>
        )}
      </span>
      <span className={styles.by}>
        {badges}
        <span className={badges.length > 2 ? `${styles.what} ${styles.tight}` : styles.what}>
          <span className="hidden">{names} </span>
          {first === undefined
            ? t(moment === 'choosing' ? 'web.race.strip.open' : 'web.race.strip.unchosen')
            : t(`web.race.bonus.${first.action.id}`)}
        </span>
      </span>
    </li>
  );
}

/** VP chips, supply and discards: the clock of the game. */
function Piles() {
  const { view } = useScene();
  const { t } = useRaceWords();
  const all = CHIPS_PER_PLAYER * view.players.length;
  const pool = Math.max(0, view.pool);
  return (
    <dl className={styles.piles}>
      <div className={pool <= all / 4 ? styles.low : undefined}>
        <dd data-place={places.pool}>
          <Icon name="chip" size={17} />
          {pool}
        </dd>
        <dt>{t('web.race.piles.pool', { all })}</dt>
      </div>
      <div>
        <dd data-place={places.deck}>
          <Icon name="deck" size={17} />
          {view.deck}
        </dd>
        <dt>{t('web.race.piles.supply')}</dt>
      </div>
      <div>
        <dd data-place={places.discards}>
          <Icon name="discards" size={17} />
          {view.discards}
        </dd>
        <dt>{t('web.race.piles.discards')}</dt>
      </div>
    </dl>
  );
}
