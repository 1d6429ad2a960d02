/** The rows of the home screen's lists: tables of this browser and of the server, alike. */
import { botNames } from '@orrery/bots/text';
import { winners } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../app/router.tsx';
import { useWords, type Words } from '../app/words.tsx';
import { GameMark, gameName } from '../parts/game-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import type { TableLine } from '../sources/saved.ts';
import { nameBots } from '../table/bot-names.ts';
import { resultTitle } from './result-title.ts';
import styles from './rows.module.css';

function Row(props: {
  readonly game: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <GameMark game={props.game} />
      <div>
        <div className={styles.title}>{props.title}</div>
        <div className={styles.note}>{props.note}</div>
      </div>
      {props.children}
    </li>
  );
}

/** How long a deleted table can be had back, while its row is looked at. */
const UNDO_TIME = 10_000;

/** A table that was deleted. The time runs only while the row is there: whoever comes back has all of it again. */
export function DeletedRow(props: {
  readonly line: TableLine;
  /** Deleted on this very page, so that the hand or the keyboard is still there. */
  readonly here: boolean;
  readonly onUndo: (id: string) => void;
  readonly onGone: (id: string) => void;
}) {
  const { t, list, format } = useWords();
  const { line, here, onUndo, onGone } = props;
  const { id, game, seats } = line;
  const what = list(nameBots(seats, format).map(({ name }) => name));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the way back must not have to be looked for.
    if (here) button.current?.focus();
    const timer = setTimeout(() => onGone(id), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [here, id, onGone]);
  return (
    <Row game={game} title={<s>{what}</s>} note={<span role="status">{t('web.row.deleted')}</span>}>
      <button
        ref={button}
        type="button"
        className="button small"
        aria-label={t('web.row.undoDelete', { what })}
        onClick={() => onUndo(id)}
      >
        {t('web.row.undo')}
      </button>
    </Row>
  );
}

export function LocalRow(props: {
  readonly line: TableLine;
  /** It was begun with earlier rules and cannot go on. */
  readonly older: boolean;
  readonly onDelete: (id: string) => void;
}) {
  const { line, older, onDelete } = props;
  const words = useWords();
  const { t, list, format } = words;
  const { id, game, round, unit = 'round', result } = line;
  const seats = nameBots(line.seats, format);
  const others = list(seats.map(({ name }) => name));
  if (result !== undefined) {
    const title = resultTitle(
      result.winners,
      Math.max(...result.scores),
      (seat) => seats[seat]?.name ?? '',
      words,
      result.rival,
    );
    const note = list(seats.map(({ name }, seat) => `${name} ${result.scores[seat] ?? 0}`));
    return (
      <Row game={game} title={title} note={older ? `${note} · ${t('web.row.older')}` : note}>
        <Link
          to={{ at: 'replay', of: 'local', id, move: 0 }}
          className="button plain small"
          aria-label={t('web.row.replayOf', { what: `${gameName(game, words)}, ${note}` })}
        >
          {t('web.row.replay')}
        </Link>
      </Row>
    );
  }
  return (
    <Row
      game={game}
      title={others}
      note={
        <>
          {older ? t('web.row.older') : <span className={styles.mine}>{t('web.row.yourTurn')}</span>}
          {round === undefined || older ? null : ` · ${t('web.row.round', { n: round, unit })}`}
        </>
      }
    >
      <span className={styles.buttons}>
        <button
          type="button"
          className="tool"
          aria-label={t('web.row.delete', { what: others })}
          onClick={() => onDelete(id)}
        >
          <Icon name="close" size={14} />
        </button>
        <Link
          to={{ at: 'local', id }}
          className={older ? 'button plain small' : 'button main small'}
          aria-label={t(older ? 'web.row.openTable' : 'web.row.playOn', {
            what: `${gameName(game, words)}, ${others}`,
          })}
        >
          {older ? t('web.row.open') : t('web.row.play')}
        </Link>
      </span>
    </Row>
  );
}

/** What the seats of a server's table are called, one after another. */
export function seatNames(seats: TableSummary['seats'], { t, format }: Words): string[] {
  const bots = botNames(seats.map(({ person, bot }) => (person === null ? bot : null)));
  return seats.map(({ person }, seat) => {
    const bot = bots[seat];
    return person?.name ?? (bot === undefined ? t('web.seat.open') : format(bot));
  });
}

function Places({ table }: { readonly table: TableSummary }) {
  const { t } = useWords();
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <span
      className={styles.places}
      role="img"
      aria-label={t('web.row.places', { taken, of: table.seats.length })}
    >
      {table.seats.map(({ seat, kind }) => (
        <i key={seat} className={kind === 'open' ? undefined : styles.taken} />
      ))}
    </span>
  );
}

export type RowKind = 'mine' | 'open' | 'live' | 'finished';

export function ServerRow({ table, kind }: { readonly table: TableSummary; readonly kind: RowKind }) {
  const words = useWords();
  const { t, list } = words;
  const { id, game, seats, mine, deciding, older } = table;
  const named = seatNames(seats, words);
  const nameOf = (seat: number): string => named[seat] ?? '';
  const names = list(named.filter((_, seat) => seats[seat]?.kind !== 'open'));
  const what = `${gameName(game, words)}, ${names}`;
  const clock = t(`web.clock.${table.clock.kind}`);
  if (kind === 'finished') {
    const won = table.outcome === null ? [] : winners(table.outcome);
    const points = table.outcome?.standings[0]?.score ?? 0;
    const title = resultTitle(won, points, nameOf, words, table.outcome?.rival?.score);
    return (
      <Row game={game} title={title} note={names}>
        <Link
          to={{ at: 'replay', of: 'table', id, move: 0 }}
          className="button plain small"
          aria-label={t('web.row.replayOf', { what })}
        >
          {t('web.row.replay')}
        </Link>
      </Row>
    );
  }
  const myTurn = !older && mine !== null && deciding.includes(mine);
  const note = older ? (
    `${gameName(game, words)} · ${t('web.row.older')}`
  ) : kind === 'live' || table.status === 'waiting' ? (
    <>
      {kind === 'live' ? <i className={styles.live} aria-hidden="true" /> : null}
      {gameName(game, words)} · {clock}
    </>
  ) : (
    <>
      {myTurn ? (
        <span className={styles.mine}>{t('web.row.yourTurn')}</span>
      ) : (
        t('web.row.waitsFor', { names: list(deciding.map(nameOf)) })
      )}
      {` · ${clock}`}
    </>
  );
  return (
    <Row
      game={game}
      title={
        <>
          {names} {table.status === 'waiting' ? <Places table={table} /> : null}
        </>
      }
      note={note}
    >
      {kind === 'open' ? (
        <Link to={{ at: 'table', id }} className="button small" aria-label={t('web.row.joinTable', { what })}>
          {t('web.row.join')}
        </Link>
      ) : kind === 'live' ? (
        <Link
          to={{ at: 'table', id }}
          className="button plain small"
          aria-label={t('web.row.watchTable', { what })}
        >
          {t('web.row.watch')}
        </Link>
      ) : (
        <Link
          to={{ at: 'table', id }}
          className={myTurn ? 'button main small' : 'button small'}
          aria-label={t('web.row.playOn', { what })}
        >
          {myTurn ? t('web.row.play') : t('web.row.open')}
        </Link>
      )}
    </Row>
  );
}
