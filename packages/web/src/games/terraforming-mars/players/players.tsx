/** The others in compact rows: rating, resources, tags, cards in hand, whether they have passed; a click unfolds one. */
import type { Seat } from '@orrery/kernel';
import type { PlayerView } from '@orrery/terraforming-mars';
import { memo } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { Icon as FrameIcon } from '../../../parts/icon.tsx';
import { SeatBadge } from '../../../parts/seat.tsx';
import { SeatStatus } from '../../../parts/seat-status.tsx';
import { Icon } from '../drawing/icon.tsx';
import { places } from '../flights.ts';
import { isOver, useOverlay } from '../overlay.ts';
import { useCorporation } from '../parts/names.ts';
import { Stock, Tags } from '../parts/stock.tsx';
import { pressing } from '../press.ts';
import { optionsAt, useScene, useSettledTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { lastDeedOf } from './last-deed.ts';
import styles from './players.module.css';
import { PlayerSheet, Unfolded } from './unfolded.tsx';

/** From so many others on their rows lie closer together, and one more has no room for tags. */
const MANY = 3;

export const Players = memo(function Players() {
  const { seats, view } = useScene();
  const { t } = useMarsWords();
  const others = seats.filter(({ me }) => !me);
  if (view.players.length < 2) return null;
  return (
    <ul
      className={styles.players}
      aria-label={t('web.mars.players')}
      data-many={others.length >= MANY ? '' : undefined}
    >
      {others.map((info) => (
        <Opponent key={info.seat} info={info} short={others.length > MANY} />
      ))}
    </ul>
  );
});

function Opponent({ info, short }: { readonly info: SeatInfo; readonly short: boolean }) {
  const { view, phone } = useScene();
  const overlay = useOverlay();
  const { seat } = info;
  const player = view.players[seat];
  const choosing = useChoosing(seat);
  if (player === undefined) return null;
  const unfolded = isOver(overlay, { player: seat });
  return (
    <li
      className={styles.player}
      data-place={places.player(seat)}
      data-state={choosing.state}
      data-unfolded={unfolded ? '' : undefined}
    >
      <Header info={info} player={player} unfolds={choosing.button === null} unfolded={unfolded} />
      <Stock player={player} />
      {short || phone ? null : (
        <div className={styles.low}>
          <Tags player={player} size={14} />
          <LastDeed seat={seat} />
        </div>
      )}
      {choosing.button}
      {phone && unfolded ? <Unfolded seat={seat} /> : null}
    </li>
  );
}

/** What they did last, as far as there is room for it. */
function LastDeed({ seat }: { readonly seat: Seat }) {
  const { log } = useSettledTable();
  const { t, format } = useMarsWords();
  const deed = lastDeedOf(log, seat);
  if (deed === undefined) return null;
  const words = format(deed);
  return (
    <small className={styles.deed} title={t('web.mars.players.last', { deed: words })} data-may-clip>
      <span className="hidden">{t('web.mars.players.lastLabel')} </span>
      {words}
    </small>
  );
}

/** Where the question offers this player, the whole row chooses them. */
function useChoosing(seat: Seat) {
  const table = useSettledTable();
  const { t } = useMarsWords();
  const [option, another] = optionsAt(table, { seat });
  if (option === undefined || another !== undefined) return { state: undefined, button: null };
  const { state, chosen, press } = pressing(table, option);
  const name = table.seats.find((each) => each.seat === seat)?.name ?? '';
  return {
    state,
    button: (
      <button
        type="button"
        className={styles.choose}
        aria-pressed={chosen}
        aria-label={t('web.mars.players.choose', { player: name })}
        onClick={press}
      />
    ),
  };
}

interface HeaderProps {
  readonly info: SeatInfo;
  readonly player: PlayerView;
  /** Not while the whole row chooses the player. */
  readonly unfolds: boolean;
  readonly unfolded: boolean;
}

function Header({ info, player, unfolds, unfolded }: HeaderProps) {
  const scene = useScene();
  const { t } = useMarsWords();
  const { toggle } = useOverlay();
  const corporation = useCorporation(scene)(info.seat);
  const { handSize, rating, passed } = player;
  const words = (
    <>
      <SeatBadge seat={info} size={19} />
      <b data-may-clip title={info.name}>
        {info.name}
      </b>
      <span className={styles.corporation} data-may-clip>
        {corporation}
      </span>
      {passed ? <span className={styles.passed}>{t('web.mars.passed')}</span> : <SeatStatus seat={info} />}
      <span className={styles.number}>
        <span className="hidden">{t('web.mars.inHand')}</span>
        <Icon name="card" size={14} />
        {handSize}
      </span>
      <span className={styles.number}>
        <span className="hidden">{t('web.mars.rating')}</span>
        <Icon name="rating" size={16} />
        {rating}
      </span>
      {scene.phone && unfolds ? <FrameIcon name={unfolded ? 'up' : 'down'} size={18} /> : null}
    </>
  );
  if (!unfolds) return <div className={styles.header}>{words}</div>;
  return (
    <button
      type="button"
      className={styles.header}
      aria-expanded={unfolded}
      onClick={() => toggle({ player: info.seat })}
    >
      {words}
    </button>
  );
}

/** What lies over the map: everything that one of the others has. */
export const UnfoldedPlayer = memo(function UnfoldedPlayer() {
  const { over } = useOverlay();
  return typeof over === 'object' ? <PlayerSheet key={over.player} seat={over.player} /> : null;
});
