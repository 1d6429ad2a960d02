/** The home screen: the games, and the tables one may go on with, join, watch or see again. */
import type { Message } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { go, Link } from '../app/router.tsx';
import { settings, themeOf, useSettings } from '../app/settings.ts';
import { keep } from '../app/storage.ts';
import { LanguageSwitch, SettingsButton, ThemeSwitch } from '../app/tools.tsx';
import { useWords } from '../app/words.tsx';
import dark from '../look/pictures/emblem-dark.svg';
import light from '../look/pictures/emblem-light.svg';
import { Brand } from '../parts/brand.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat.tsx';
import { forgetTable, savedLines } from '../sources/saved.ts';
import { listTables } from '../sources/server-api.ts';
import { isPlayable, type Tile, tiles } from './catalogue.ts';
import { GameMark } from './game-mark.tsx';
import { gameName, LocalRow, type RowKind, ServerRow } from './rows.tsx';

/** A table against bots in one click: the game's beginner's options, the strongest bot there is. */
async function playNow(game: string, you: string): Promise<void> {
  const [{ loadKit }, { createTable, usualSeats }] = await Promise.all([
    import('../table/load.ts'),
    import('../sources/new-table.ts'),
  ]);
  const kit = await loadKit(game);
  const seats = kit === undefined ? undefined : usualSeats(kit.loaded.game, you);
  if (kit === undefined || seats === undefined) return go({ at: 'new', game });
  go({ at: 'local', id: createTable(kit.loaded.game, { seats, options: {} }) });
}

function GameTile({ tile }: { readonly tile: Tile }) {
  const words = useWords();
  const { t } = words;
  const [starting, setStarting] = useState(false);
  const name = gameName(tile.id, words);
  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      await playNow(tile.id, settings().name);
    } finally {
      setStarting(false);
    }
  };
  return (
    <article className="tile" style={{ '--accent': `var(--${tile.accent})` }}>
      <div className="tile-picture">
        <img src={tile.picture} alt="" width="344" height="232" />
      </div>
      <div className="tile-words">
        <h2>{name}</h2>
        <p className="tile-meta">{t(`web.game.${tile.id}.meta`)}</p>
        <p className="tile-pitch">{t(`web.game.${tile.id}.pitch`)}</p>
        <div className="tile-buttons">
          {isPlayable(tile) ? (
            <>
              <button
                type="button"
                className="button main two"
                disabled={starting}
                aria-label={t('web.tile.playNowLabel', { game: name })}
                onClick={() => void start()}
              >
                {t('web.tile.playNow')}
                <small>{t('web.tile.againstBots')}</small>
              </button>
              <Link
                to={{ at: 'new', game: tile.id }}
                className="button two"
                aria-label={t('web.tile.friendsLabel', { game: name })}
              >
                {t('web.tile.friends')}
                <small>{t('web.tile.byLink')}</small>
              </Link>
            </>
          ) : (
            <p className="tile-later">{t('web.tile.later')}</p>
          )}
        </div>
      </div>
    </article>
  );
}

type Lists = Readonly<Record<RowKind, readonly TableSummary[]>>;
const noLists: Lists = { mine: [], open: [], live: [], finished: [] };
const REFRESH = 15_000;

/** The server's lists, asked for again from time to time. */
function useServerLists(): { readonly lists: Lists; readonly error: Message | undefined } {
  const [lists, setLists] = useState<Lists>(noLists);
  const [error, setError] = useState<Message>();
  useEffect(() => {
    let wanted = true;
    const refresh = async (): Promise<void> => {
      const kinds: readonly RowKind[] = ['mine', 'open', 'live', 'finished'];
      const replies = await Promise.all(kinds.map(listTables));
      if (!wanted) return;
      const found: Record<RowKind, readonly TableSummary[]> = { ...noLists };
      replies.forEach((reply, i) => {
        const kind = kinds[i];
        if (kind !== undefined && 'value' in reply) found[kind] = reply.value.tables;
      });
      setLists(found);
      const open = replies[1];
      setError(open !== undefined && 'error' in open ? open.error : undefined);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return { lists, error };
}

function List(props: {
  readonly id: string;
  readonly title: string;
  readonly empty: string;
  readonly action?: ReactNode;
  readonly children: readonly ReactNode[];
}) {
  return (
    <section className="panel list" id={props.id} aria-label={props.title}>
      <header>
        <h2>{props.title}</h2>
        {props.action}
      </header>
      {props.children.length === 0 ? <p className="empty">{props.empty}</p> : <ul>{props.children}</ul>}
    </section>
  );
}

function OpenFile() {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [bad, setBad] = useState(false);
  const opened = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const { openRecord } = await import('../sources/files.ts');
    const id = openRecord(await file.text());
    if (id === undefined) setBad(true);
    else go({ at: 'replay', of: 'file', id, move: 0 });
  };
  return (
    <>
      <button type="button" className="button plain small" onClick={() => input.current?.click()}>
        {t('web.record.open')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => void opened(target.files?.[0])}
      />
      {bad ? (
        <p className="list-error" role="alert">
          {t('web.record.bad')}
        </p>
      ) : null}
    </>
  );
}

function Pitch() {
  const { t } = useWords();
  const theme = themeOf(useSettings());
  return (
    <div className="pitch">
      <img className="emblem" src={theme === 'light' ? light : dark} alt="" width="320" height="280" />
      <h1>{t('web.home.title')}</h1>
      <p>{t('web.home.pitch')}</p>
      <ul className="promises">
        <li>{t('web.home.promise.rules')}</li>
        <li>{t('web.home.promise.deal')}</li>
        <li>{t('web.home.promise.offline')}</li>
      </ul>
    </div>
  );
}

const MOST_ROWS = 5;

export function Home() {
  const { t, format } = useWords();
  const { name } = useSettings();
  const [lines, setLines] = useState(() => savedLines(keep()));
  const { lists, error } = useServerLists();
  const forget = useCallback((id: string) => {
    forgetTable(keep(), id);
    setLines(savedLines(keep()));
  }, []);
  useEffect(() => {
    document.title = t('web.home.tab');
  }, [t]);
  const running = lines.filter(({ result }) => result === undefined);
  const finished = lines.filter(({ result }) => result !== undefined);
  const mine = lists.mine.filter(({ status }) => status === 'waiting' || status === 'playing');
  const over = [
    ...lists.mine.filter(({ status }) => status === 'finished'),
    ...lists.finished.filter(({ id }) => !lists.mine.some((table) => table.id === id)),
  ];
  const rows = (tables: readonly TableSummary[], kind: RowKind, most = MOST_ROWS): ReactNode[] =>
    tables.slice(0, most).map((table) => <ServerRow key={table.id} table={table} kind={kind} />);
  const empty = error === undefined ? undefined : format(error);
  const next = running[0];
  return (
    <div className="home">
      <header className="top">
        <Link to={{ at: 'home' }} className="logo" aria-label={t('web.nav.home')}>
          <Brand /> <span>Orrery</span>
        </Link>
        <nav className="top-nav" aria-label={t('web.nav.title')}>
          <a href="#mine">{t('web.nav.mine')}</a>
          <a href="#live">{t('web.nav.watch')}</a>
          <a href="#replays">{t('web.nav.replays')}</a>
        </nav>
        <span className="spring" />
        <LanguageSwitch />
        <ThemeSwitch />
        <SettingsButton />
        <span className="guest wide">
          <SeatMark mark="circle" colour="var(--seat-1)" size={22} /> {name}
        </span>
      </header>
      <main>
        <section className="hero" aria-label={t('web.home.games')}>
          <Pitch />
          {next === undefined ? null : (
            <div className="resume">
              <GameMark game={next.game} size={34} />
              <span className="resume-words">
                <b>{t('web.home.resume')}</b>
                <span>{next.seats.map((seat) => seat.name).join(', ')}</span>
              </span>
              <Link to={{ at: 'local', id: next.id }} className="button main">
                {t('web.row.play')}
              </Link>
            </div>
          )}
          {tiles.map((tile) => (
            <GameTile key={tile.id} tile={tile} />
          ))}
        </section>
        <div className="lists">
          <List id="mine" title={t('web.list.mine')} empty={t('web.list.mineEmpty')}>
            {[
              ...running
                .slice(0, MOST_ROWS)
                .map((line) => <LocalRow key={line.id} line={line} onForget={() => forget(line.id)} />),
              ...mine
                .slice(0, MOST_ROWS)
                .map((table) => <ServerRow key={table.id} table={table} kind="mine" />),
            ]}
          </List>
          <List id="open" title={t('web.list.open')} empty={empty ?? t('web.list.openEmpty')}>
            {rows(lists.open, 'open')}
          </List>
          <List id="live" title={t('web.list.live')} empty={empty ?? t('web.list.liveEmpty')}>
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
                .slice(0, MOST_ROWS)
                .map((line) => <LocalRow key={line.id} line={line} onForget={() => forget(line.id)} />),
              ...rows(over, 'finished'),
            ]}
          </List>
        </div>
      </main>
      <nav className="tabs home-tabs" aria-label={t('web.nav.title')}>
        <a href="#root" aria-current="page">
          <Icon name="table" size={20} />
          {t('web.nav.play')}
        </a>
        <a href="#mine">
          <Icon name="games" size={20} />
          {t('web.nav.mine')}
          {running.length === 0 ? null : <span className="count">{running.length}</span>}
        </a>
        <a href="#live">
          <Icon name="eye" size={20} />
          {t('web.nav.watch')}
        </a>
        <a href="#replays">
          <Icon name="replay" size={20} />
          {t('web.nav.replays')}
        </a>
      </nav>
    </div>
  );
}
