/** Everything that a player has: resources, power, booster, structures, tiles and federation tokens. */
import { boosterText, type GaiaTarget, type Player, tileText, tokenText } from '@orrery/gaia-project';
import { playerAt, structureIds, type View } from '@orrery/gaia-project/advice';
import type { Seat as SeatNumber } from '@orrery/kernel';
import { memo, type ReactNode } from 'react';
import { SeatStatus } from '../../../parts/seat-status.tsx';
import { BowlCounts } from '../drawing/bowls.tsx';
import { BoosterFace, TileFace, TokenFace } from '../drawing/faces.tsx';
import { Mark, Seat } from '../drawing/mark.tsx';
import type { MarkName } from '../drawing/mark-symbols.tsx';
import { ownResources, ownTokens } from '../own-board/ownership.ts';
import { seatAt, usePointingAt, useScene } from '../table.ts';
import theme from '../theme.module.css';
import { type Key, useGaiaWords } from '../words.ts';
import { PlayerName, type Watching } from './name.tsx';
import styles from './players.module.css';
import { standingIn } from './standing.ts';

interface OpponentProps {
  readonly seat: SeatNumber;
  readonly watching?: Watching | undefined;
  /** Within a panel, so without one of its own. */
  readonly bare?: boolean;
}

export const Opponent = memo(function Opponent({ seat, watching, bare = false }: OpponentProps) {
  const scene = useScene();
  const player = playerAt(scene.view, seat);
  const info = seatAt(scene, seat);
  return (
    <article
      className={bare ? styles.bare : `${theme.panel} ${styles.opponent}`}
      aria-label={info?.name}
      style={{ '--own': info?.colour }}
    >
      <Header seat={seat} watching={watching} />
      {player.faction === null ? null : (
        <>
          <div className={styles.means}>
            <Resources player={player} />
            <BowlCounts of={player} framed />
            <Booster player={player} />
          </div>
          <div className={styles.built}>
            <Built player={player} seat={seat} view={scene.view} />
            <Things player={player} />
          </div>
        </>
      )}
    </article>
  );
});

function Header({ seat, watching }: OpponentProps) {
  const { t, faction } = useGaiaWords();
  const scene = useScene();
  const { view } = scene;
  const info = seatAt(scene, seat);
  const player = playerAt(view, seat);
  const standing = standingIn(view, seat);
  const deciding = info?.state === 'deciding';
  return (
    <header>
      <Seat seat={info} size={15} />
      <PlayerName seat={seat} watching={watching} />
      <span>
        {faction(player.faction)}
        {info?.kind === 'bot' ? t('web.gaia.players.bot') : null}
      </span>
      {standing === undefined || deciding ? null : (
        <span className={styles.chip}>{t(`web.gaia.players.${standing}`, { round: view.round + 1 })}</span>
      )}
      {info === undefined ? null : <SeatStatus seat={info} />}
      <strong>
        {player.vp}
        <Mark name="vp" size={15} />
      </strong>
    </header>
  );
}

interface PlayerProps {
  readonly player: Player;
}

function Resources({ player }: PlayerProps) {
  const { amounts } = useGaiaWords();
  return (
    <span className={styles.resources}>
      <span className="hidden">
        {amounts(Object.fromEntries(ownResources.map((what) => [what, player[what]])))}
      </span>
      {ownResources.map((what) => (
        <span key={what} aria-hidden="true">
          {player[what]}
          <Mark name={what} />
        </span>
      ))}
    </span>
  );
}

interface Kind {
  readonly ids: readonly (typeof structureIds)[number][];
  readonly mark: MarkName;
  readonly name: Key;
}

const kinds: readonly Kind[] = [
  { ids: ['mine'], mark: 'mine', name: 'web.gaia.own.mines' },
  { ids: ['trading-station'], mark: 'trading-station', name: 'web.gaia.own.stations' },
  { ids: ['research-lab'], mark: 'research-lab', name: 'web.gaia.own.labs' },
  { ids: ['academy-knowledge', 'academy-action'], mark: 'academy', name: 'web.gaia.own.academies' },
  { ids: ['planetary-institute'], mark: 'planetary-institute', name: 'web.gaia.own.institute' },
];

interface Count {
  readonly mark: MarkName;
  readonly n: number;
  readonly name: string;
}

/** What stands on the map. */
export function Built(
  props: PlayerProps & {
    readonly seat: SeatNumber;
    readonly view: View;
    /** Those that stand nowhere on the map. */
    readonly satellites?: number;
  },
) {
  const { player, seat, view, satellites = player.satellites.length } = props;
  const { t } = useGaiaWords();
  const counts: Count[] = kinds.map(({ ids, mark, name }) => ({
    mark,
    n: ids.reduce((sum, id) => sum + (player.counts[structureIds.indexOf(id)] ?? 0), 0),
    name: t(name),
  }));
  const formers = view.formers.filter((owner) => owner === seat).length;
  const others: Count[] = [
    { mark: 'gaiaformer', n: formers, name: t('web.gaia.own.gaiaformers') },
    { mark: 'station', n: player.stations.length, name: t('web.gaia.players.stations') },
    { mark: 'satellite', n: satellites, name: t('web.gaia.players.satellites') },
  ];
  const shown = counts.concat(others.filter(({ n, mark }) => n > 0 || mark === 'gaiaformer'));
  return (
    <ul className={styles.structures}>
      {shown.map(({ mark, n, name }) => (
        <li key={mark} data-none={n === 0 ? '' : undefined} title={name}>
          <span className="hidden">{name}</span>
          <Mark name={mark} size={15} />
          {n}
        </li>
      ))}
    </ul>
  );
}

function Thing(props: {
  readonly about: GaiaTarget;
  readonly name: string;
  readonly kind: string;
  readonly used?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useGaiaWords();
  const { about, name, kind, used = false, children } = props;
  const pointing = usePointingAt();
  return (
    <span className={styles.thing} data-kind={kind} data-used={used ? '' : undefined} {...pointing.at(about)}>
      <span className="hidden">{used ? t('web.gaia.own.used', { name }) : name}</span>
      {children}
    </span>
  );
}

export function Booster({ player: { booster, used } }: PlayerProps) {
  const { format } = useGaiaWords();
  return booster === null ? null : (
    <Thing
      about={{ booster }}
      name={format(boosterText(booster))}
      kind="booster"
      used={used.includes(booster)}
    >
      <BoosterFace id={booster} size={12} />
    </Thing>
  );
}

function Things({ player }: PlayerProps) {
  const { t, format } = useGaiaWords();
  const tiles = [...player.advanced, ...player.standard.filter((id) => !player.covered.includes(id))];
  return (
    <span className={styles.things}>
      {ownTokens(player).map(({ id, key, green }) => (
        <Thing
          key={key}
          about={{ token: id }}
          name={t(green ? 'web.gaia.own.greenToken' : 'web.gaia.own.greyToken', {
            token: format(tokenText(id)),
          })}
          kind={green ? 'green-token' : 'token'}
        >
          <TokenFace id={id} size={12} />
        </Thing>
      ))}
      {tiles.map((id) => (
        <Thing
          key={id}
          about={{ tile: id }}
          name={format(tileText(id))}
          kind="tile"
          used={player.used.some((each) => each === id)}
        >
          <TileFace id={id} size={12} />
        </Thing>
      ))}
    </span>
  );
}
