/** The home screen: the games, and the tables one may go on with, join, watch or see again. */
import { listedGames } from '@orrery/catalog';
import type { TableSummary } from '@orrery/protocol';
import { type ReactNode, useEffect } from 'react';
import { Link } from '../app/router.tsx';
import { change, themeOf, useSettings } from '../app/settings.ts';
import { keep } from '../app/storage.ts';
import { useWords } from '../app/words.tsx';
import { PageHeader } from '../header/page-header.tsx';
import dark from '../look/pictures/emblem-dark.svg';
import light from '../look/pictures/emblem-light.svg';
import { GameMark } from '../parts/game-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import { LevelChoice } from '../parts/level-choice.tsx';
import page from '../parts/page.module.css';
import { SeatBadge } from '../parts/seat.tsx';
import tabs from '../parts/tabs.module.css';
import { KeepButton } from '../recovery/keep-button.tsx';
import type { TableLine } from '../sources/saved.ts';
import { nameBots } from '../table/bot-names.ts';
import { seatInfo } from '../table/seats.ts';
import styles from './home.module.css';
import { olderTables } from './older.ts';
import { OpenFile } from './open-file.tsx';
import { useBegun, useOwnTables } from './own-tables.ts';
import { DeletedRow, LocalRow, type RowKind, ServerRow, seatNames } from './rows.tsx';
import { useServerLists } from './server-lists.ts';
import { GameTile } from './tile.tsx';

function List(props: {
  readonly id: string;
  readonly title: string;
  readonly empty: string;
  readonly action?: ReactNode;
  /** Why the rows may be out of date. */
  readonly note?: string | undefined;
  readonly children: readonly ReactNode[];
}) {
  return (
    <section className={`panel ${styles.list}`} id={props.id} aria-label={props.title}>
      <header>
        <h2>{props.title}</h2>
        {props.action}
      </header>
      {props.note === undefined || props.children.length === 0 ? null : (
        <p className={styles.error} role="status">
          {props.note}
        </p>
      )}
      {props.children.length === 0 ? (
        <p className={styles.empty}>{props.empty}</p>
      ) : (
        <ul>{props.children}</ul>
      )}
    </section>
  );
}

function Pitch() {
  const { t } = useWords();
  const theme = themeOf(useSettings());
  return (
    <div className={styles.pitch}>
      <img className={styles.emblem} src={theme === 'light' ? light : dark} alt="" width="320" height="280" />
      <h1>{t('web.home.title')}</h1>
      <p>{t('web.home.pitch')}</p>
      <ul className={styles.promises}>
        <li>{t('web.home.promise.rules')}</li>
        <li>{t('web.home.promise.deal')}</li>
        <li>{t('web.home.promise.offline')}</li>
      </ul>
    </div>
  );
}

/** Of others' tables a few are enough; one's own must all be found. */
const [MOST_ROWS, MOST_OWN] = [5, 30];

/** The game that most wants to be gone on with: a table that waits for me, else the last one of this browser. */
function Resume({
  line,
  table,
}: {
  readonly line: TableLine | undefined;
  readonly table: TableSummary | undefined;
}) {
  const words = useWords();
  const { t, format, list } = words;
  const names =
    table === undefined
      ? nameBots(line?.seats ?? [], format).map((seat) => seat.name)
      : seatNames(table.seats, words);
  const game = table?.game ?? line?.game;
  const id = table?.id ?? line?.id;
  if (game === undefined || id === undefined) return null;
  return (
    <div className={styles.resume} data-resume>
      <GameMark game={game} size={34} />
      <span className={styles.resumeWords}>
        <b>{table === undefined ? t('web.home.resume') : t('web.row.yourTurn')}</b>
        <span>{list(names)}</span>
      </span>
      <Link to={{ at: table === undefined ? 'local' : 'table', id }} className="button main">
        {t('web.row.play')}
      </Link>
    </div>
  );
}

/** The catalog opens at the game that has the most cards; one changes it there. */
const cards = { at: 'cards', game: 'terraforming-mars' } as const;

export function Home() {
  const { t, format } = useWords();
  const { name, level } = useSettings();
  const own = useOwnTables();
  const { lists, error } = useServerLists();
  useEffect(() => {
    document.title = t('web.home.tab');
  }, [t]);
  const { running, finished } = own;
  const begun = useBegun([...running, ...finished, ...lists.mine]);
  const going = running.filter((line) => !own.isDeleted(line));
  const older = olderTables(keep(), [...running, ...finished]);
  const mine = lists.mine.filter(({ status }) => status === 'waiting' || status === 'playing');
  const over = [
    ...lists.mine.filter(({ status }) => status === 'finished'),
    ...lists.finished.filter(({ id }) => !lists.mine.some((table) => table.id === id)),
  ];
  const rows = (tables: readonly TableSummary[], kind: RowKind, most = MOST_ROWS): ReactNode[] =>
    tables.slice(0, most).map((table) => <ServerRow key={table.id} table={table} kind={kind} />);
  const empty = error === undefined ? undefined : format(error);
  const waiting = mine.find(
    (table) => !table.older && table.mine !== null && table.deciding.includes(table.mine),
  );
  return (
    <div className={page.page}>
      <PageHeader
        nav={
          <nav className={styles.nav} aria-label={t('web.nav.title')}>
            <a href="#mine">{t('web.nav.mine')}</a>
            <a href="#live">{t('web.nav.watch')}</a>
            <a href="#replays">{t('web.nav.replays')}</a>
            <Link to={cards}>{t('web.nav.cards')}</Link>
          </nav>
        }
        person={
          <span className={styles.guest}>
            <SeatBadge seat={{ ...seatInfo(0, name), mark: 'circle' }} size={28} /> {name}
          </span>
        }
      />
      <main>
        <section className={styles.hero} aria-label={t('web.home.games')}>
          <Pitch />
          <Resume line={going.find(({ id }) => !older.has(id))} table={waiting} />
          {listedGames.map((game) => (
            <GameTile key={game.id} game={game} newcomer={!begun.includes(game.id)} />
          ))}
          <div className={styles.levels}>
            <h2>{t('web.home.levels')}</h2>
            <LevelChoice
              label={t('web.home.levels')}
              value={level}
              onChange={(chosen) => change({ level: chosen })}
            />
          </div>
        </section>
        <div className={styles.lists}>
          <List
            id="mine"
            title={t('web.list.mine')}
            empty={t('web.list.mineEmpty')}
            action={<KeepButton className="button plain small">{t('web.keep.title')}</KeepButton>}
            note={mine.length === 0 ? undefined : empty}
          >
            {[
              ...running
                .slice(0, MOST_OWN)
                .map((line) =>
                  own.isDeleted(line) ? (
                    <DeletedRow
                      key={line.id}
                      line={line}
                      here={own.lastDeleted === line.id}
                      onUndo={own.restore}
                      onGone={own.forget}
                    />
                  ) : (
                    <LocalRow key={line.id} line={line} older={older.has(line.id)} onDelete={own.remove} />
                  ),
                ),
              ...mine
                .slice(0, MOST_OWN)
                .map((table) => <ServerRow key={table.id} table={table} kind="mine" />),
            ]}
          </List>
          <List id="open" title={t('web.list.open')} note={empty} empty={empty ?? t('web.list.openEmpty')}>
            {rows(lists.open, 'open')}
          </List>
          <List id="live" title={t('web.list.live')} note={empty} empty={empty ?? t('web.list.liveEmpty')}>
            {rows(lists.live, 'live')}
          </List>
          <List
            id="replays"
            title={t('web.list.replays')}
            empty={t('web.list.replaysEmpty')}
            action={<OpenFile />}
          >
            {[
              ...finished
                .slice(0, MOST_OWN)
                .map((line) => (
                  <LocalRow key={line.id} line={line} older={older.has(line.id)} onDelete={own.remove} />
                )),
              ...rows(over, 'finished'),
            ]}
          </List>
        </div>
      </main>
      <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t('web.nav.title')}>
        <a href="#root" aria-current="page">
          <Icon name="table" size={20} />
          {t('web.nav.play')}
        </a>
        <a href="#mine">
          <Icon name="games" size={20} />
          {t('web.nav.mine')}
          {going.length === 0 ? null : <span className="count">{going.length}</span>}
        </a>
        <a href="#live">
          <Icon name="eye" size={20} />
          {t('web.nav.watch')}
        </a>
        <a href="#replays">
          <Icon name="replay" size={20} />
          {t('web.nav.replays')}
        </a>
        <Link to={cards}>
          <Icon name="cards" size={20} />
          {t('web.nav.cards')}
        </Link>
      </nav>
    </div>
  );
}
