/** All players in a line each, with power and points; they unfold into everything that the others have. */
import { difficultyText, playerAt } from '@orrery/gaia-project/advice';
import type { Seat as SeatNumber } from '@orrery/kernel';
import { memo, type ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { standingOf } from '../../../parts/seat-status.tsx';
import { AutomaOpponent } from '../automa/fetched.ts';
import { BowlCounts } from '../drawing/bowls.tsx';
import { Mark, Seat } from '../drawing/mark.tsx';
import { knownScore } from '../known.ts';
import { seatAt, usePointingAt, useScene, useTable } from '../table.ts';
import theme from '../theme.module.css';
import { useGaiaWords } from '../words.ts';
import type { Folding } from './folding.ts';
import { PlayerName, type Watching } from './name.tsx';
import { Opponent } from './opponent.tsx';
import styles from './players.module.css';
import { isAutomas, seatsInOrder, standingIn } from './standing.ts';

/** Where nothing folds, as on a phone, everything is told. */
export const Players = memo(function Players(props: {
  readonly folding?: Folding;
  readonly watching?: Watching | undefined;
}) {
  const { folding, watching } = props;
  const unfolded = folding?.unfolded ?? true;
  return (
    <section ref={folding?.place} className={unfolded ? styles.unfolded : `${theme.panel} ${styles.folded}`}>
      {folding === undefined ? null : <Heading folding={folding} />}
      {unfolded ? <Opponents watching={watching} /> : <PlayerTable watching={watching} />}
    </section>
  );
});

function Heading({ folding: { unfolded, toggle } }: { readonly folding: Folding }) {
  const { t } = useGaiaWords();
  return (
    <h3 className={styles.heading}>
      {t('web.gaia.players.title')}
      {unfolded ? null : (
        <>
          <small>{t('web.gaia.players.power')}</small>
          <small>{t('web.gaia.players.points')}</small>
        </>
      )}
      <button
        type="button"
        className={styles.fold}
        aria-expanded={unfolded}
        aria-label={t(unfolded ? 'web.gaia.players.fold' : 'web.gaia.players.unfold')}
        aria-keyshortcuts="O"
        onClick={toggle}
      >
        <Icon name={unfolded ? 'up' : 'down'} size={15} />
      </button>
    </h3>
  );
}

const Opponents = memo(function Opponents({ watching }: { readonly watching: Watching | undefined }) {
  const { view, mine } = useScene();
  return (
    // Where many tiles make it long it scrolls, so the keyboard must get there.
    <ul className={styles.opponents} {...{ tabIndex: 0 }}>
      {seatsInOrder(view)
        .filter((seat) => seat !== mine)
        .map((seat) => (
          <li key={seat}>
            {isAutomas(view, seat) ? <AutomaOpponent /> : <Opponent seat={seat} watching={watching} />}
          </li>
        ))}
    </ul>
  );
});

const PlayerTable = memo(function PlayerTable({ watching }: { readonly watching: Watching | undefined }) {
  const { t } = useGaiaWords();
  const { view } = useScene();
  return (
    <table className={styles.table}>
      <caption className="hidden">{t('web.gaia.players.title')}</caption>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead className="hidden">
        <tr>
          <th>{t('web.gaia.players.name')}</th>
          <th>{t('web.gaia.players.power')}</th>
          <th>{t('web.gaia.players.now')}</th>
          <th>{t('web.gaia.players.ended')}</th>
        </tr>
      </thead>
      <tbody>
        {seatsInOrder(view).map((seat) => (
          <PlayerRow key={seat} seat={seat} watching={watching} />
        ))}
      </tbody>
      <tfoot>
        <WithChoice />
      </tfoot>
    </table>
  );
});

function PlayerRow({
  seat,
  watching,
}: {
  readonly seat: SeatNumber;
  readonly watching: Watching | undefined;
}) {
  const { t, faction, format } = useGaiaWords();
  const frame = useWords();
  const scene = useScene();
  const pointing = usePointingAt();
  const { view, mine } = scene;
  const info = seatAt(scene, seat);
  const player = playerAt(view, seat);
  const standing = standingIn(view, seat);
  const automa = isAutomas(view, seat) ? view.automa : undefined;
  const doing = info === undefined ? 'waiting' : standingOf(info);
  return (
    <tr {...pointing.at({ seat })}>
      <th scope="row">
        <span className={styles.name}>
          <Seat seat={info} />
          <PlayerName seat={seat} watching={watching} />
          <span data-may-clip>{faction(player.faction)}</span>
          {info?.kind === 'bot' ? <Icon name="bot" size={12} /> : null}
          {standing === 'passed' || standing === 'starts' ? (
            <Said words={t(`web.gaia.players.${standing}`, { round: view.round + 1 })}>
              <Mark name="pass" size={11} />
            </Said>
          ) : null}
          {doing === 'waiting' || seat === mine ? null : (
            <Said words={frame.t(`web.seat.${doing}`)} urgent={doing === 'deciding'}>
              <Icon name={doing === 'away' ? 'away' : 'clock'} size={12} />
            </Said>
          )}
        </span>
      </th>
      <td>
        {automa !== undefined ? (
          <span className={styles.automa}>
            {format(difficultyText(automa.difficulty))}
            <span aria-hidden="true">
              {automa.deck.length}
              <Icon name="cards" size={13} />
            </span>
            <span className="hidden">{t('web.gaia.automa.cards', { n: automa.deck.length })}</span>
          </span>
        ) : player.faction === null ? null : (
          <BowlCounts of={player} />
        )}
      </td>
      <td>{player.vp}</td>
      <td>{view.round === 0 ? '–' : knownScore(view, seat).total}</td>
    </tr>
  );
}

/** A mark with what it means in words. */
function Said(props: { readonly words: string; readonly urgent?: boolean; readonly children: ReactNode }) {
  return (
    <em title={props.words} data-urgent={props.urgent ? '' : undefined}>
      {props.children}
      <span className="hidden">{props.words}</span>
    </em>
  );
}

/** One's own points with what is chosen. Its line is there before, so that nothing moves when something is chosen. */
function WithChoice() {
  const { t } = useGaiaWords();
  const { question, actual, after, mine } = useTable();
  if (question === undefined || mine === undefined || after.round === 0) return null;
  const then = playerAt(after, mine);
  const now = playerAt(actual, mine);
  const [total, before] = [knownScore(after, mine).total, knownScore(actual, mine).total];
  return (
    <tr className={styles.then} data-idle={after === actual ? '' : undefined}>
      <th scope="row" colSpan={2}>
        {t('web.gaia.players.then')}
      </th>
      <td data-more={then.vp > now.vp ? '' : undefined}>{then.vp}</td>
      <td data-more={total > before ? '' : undefined}>{total}</td>
    </tr>
  );
}
