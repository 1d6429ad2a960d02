/** Waits for a table and its game, and shows the screen, the curtain, or what went wrong. */
import { type Message, msg, type Seat, same } from '@orrery/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from '../app/router.tsx';
import { useStore } from '../app/store.ts';
import { SpeakingOf, useWords, type WebKey } from '../app/words.tsx';
import notice from '../parts/notice.module.css';
import { SeatBadge } from '../parts/seat.tsx';
import type { TableSource, TableState, TableStatus } from '../sources/source.ts';
import { withBotNames } from '../table/bot-names.ts';
import { colourOf, seatInfo } from '../table/seats.ts';
import { CallAgain } from '../table/trouble-banners.tsx';
import { type TableKit, useKit } from './load.ts';

/** What stands above some reasons; the others are plain failures. */
const titles: Readonly<Record<string, WebKey>> = {
  'server.error.rules': 'web.trouble.older',
  'web.failure.cancelled': 'web.trouble.cancelled',
  'web.failure.cancelledOwn': 'web.trouble.cancelled',
  'web.failure.oldRules': 'web.trouble.older',
};

/** Something that cannot be shown: why, and the way out. */
export function Trouble({ why, children }: { readonly why: Message; readonly children?: ReactNode }) {
  const { t, format } = useWords();
  return (
    <main className={notice.notice}>
      <h1>{t(titles[why.key] ?? 'web.trouble.title')}</h1>
      <p>{format(why)}</p>
      <div className={notice.ways}>
        {children}
        <Link to={{ at: 'home' }} className="button main">
          {t('web.trouble.home')}
        </Link>
      </div>
    </main>
  );
}

/** The way out where loading the page anew may help. */
export function Reload() {
  const { t } = useWords();
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {t('web.trouble.reload')}
    </button>
  );
}

const LOADING_FAILED = msg('web.failure.load');

export function LoadTrouble() {
  return (
    <Trouble why={LOADING_FAILED}>
      <Reload />
    </Trouble>
  );
}

export function Opening() {
  const { t } = useWords();
  return (
    <main className={notice.notice} aria-busy="true">
      <p role="status">{t('web.opening')}</p>
    </main>
  );
}

/** Covers the screen between two people at one screen. */
function Curtain(props: { readonly seat: Seat; readonly name: string; readonly onTake: () => void }) {
  const { t } = useWords();
  const { seat, name, onTake } = props;
  return (
    <main className={notice.curtain} style={{ '--seat': colourOf(seat) }}>
      <SeatBadge seat={seatInfo(seat, name)} size={72} />
      <h1>{t('web.curtain.title', { name })}</h1>
      <p>{t('web.curtain.note', { name })}</p>
      <button type="button" className="button main big" onClick={onTake}>
        {t('web.curtain.take', { name })}
      </button>
    </main>
  );
}

export interface TableHostProps {
  readonly source: TableSource;
  /** What else can be done where the table cannot be shown for this reason. */
  readonly waysOut: (why: Message) => ReactNode;
  readonly children: (state: TableState, kit: TableKit) => ReactNode;
}

const gameOf = (status: TableStatus): string | undefined => {
  if (status.is === 'open') return status.state.game;
  return status.is === 'curtain' ? status.game : undefined;
};

export function TableHost({ source, waysOut, children }: TableHostProps) {
  const { t, format } = useWords();
  const status = useStore(source.status);
  const state = useMemo(
    () => (status.is === 'open' ? withBotNames(status.state, format) : undefined),
    [status, format],
  );
  const connection = useStore(source.connection);
  const loading = useKit(gameOf(status), status.is === 'open' ? status.state.rules : undefined);
  if (status.is === 'failed')
    return same(status.why, LOADING_FAILED) ? (
      <LoadTrouble />
    ) : (
      <Trouble why={status.why}>
        {waysOut(status.why)}
        {/* A private table is closed to whoever has lost their cookie. */}
        {source.kind === 'server' ? (
          <Link to={{ at: 'restore' }} className="button">
            {t('web.keep.have')}
          </Link>
        ) : null}
      </Trouble>
    );
  // Before anything has come over it, a lost line is all there is to show; it is tried again by itself.
  if (status.is === 'opening' && connection === 'lost')
    return (
      <Trouble why={msg('web.failure.lineDown')}>
        <CallAgain source={source} />
      </Trouble>
    );
  if (status.is === 'opening' || status.is === 'waiting') return <Opening />;
  if (status.is === 'curtain')
    return (
      <Curtain
        seat={status.seat}
        name={status.players[status.seat]?.name ?? String(status.seat + 1)}
        onTake={() => source.takeOver(status.seat)}
      />
    );
  if (loading.is === 'loading' || state === undefined) return <Opening />;
  if (loading.is === 'missing') return <Trouble why={msg('web.failure.noGame', { game: state.game })} />;
  if (loading.is === 'failed') return <LoadTrouble />;
  const { kit } = loading;
  return (
    <SpeakingOf more={kit.words} fetch={kit.boardWords} names={kit.names}>
      {children(state, kit)}
    </SpeakingOf>
  );
}

/** Something that is opened when it is first shown and closed when it no longer is. `open` must keep its identity. */
export function useOpened<T extends { close(): void }>(open: () => T): T | undefined {
  const [opened, setOpened] = useState<T>();
  useEffect(() => {
    const made = open();
    setOpened(made);
    return () => made.close();
  }, [open]);
  return opened;
}
