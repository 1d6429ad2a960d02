/** A table of the server: the waiting room, then the same table screen as everywhere. */
import { hasAdvice } from '@orrery/bots';
import type { Message } from '@orrery/kernel';
import { useCallback, useState } from 'react';
import { downloadRecord } from '../app/files.ts';
import { go, Link } from '../app/router.tsx';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePhone } from '../parts/media.ts';
import { inviteTo, rememberInvite } from '../sources/invites.ts';
import { openServer } from '../sources/server.ts';
import { serverRecord } from '../sources/server-api.ts';
import type { ServerTable, TableSource } from '../sources/source.ts';
import { Banners } from '../table/banners.tsx';
import { ChatButton, ChatPanel } from '../table/chat.tsx';
import { DealCheck } from '../table/deal-check.tsx';
import { seatInfos } from '../table/seats.ts';
import { TableMenu } from '../table/table-menu.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { WaitingRoom } from '../table/waiting-room.tsx';
import styles from '../table/ways-out.module.css';
import { WaysOutOfServer } from '../table/ways-out.tsx';
import { Opening, TableHost, useOpened } from './table-host.tsx';

/** The invitation behind the `#` is remembered and taken out of the address, so that it is not passed on by accident. */
function takeInvite(id: string): string | undefined {
  const given = decodeURIComponent(location.hash.slice(1));
  if (given !== '') {
    rememberInvite(id, given);
    history.replaceState(null, '', location.pathname);
  }
  return inviteTo(id);
}

function EndActions({ id, server }: { readonly id: string; readonly server: ServerTable }) {
  const { t, format } = useWords();
  const [error, setError] = useState<Message>();
  const info = useStore(server.info);
  const seated =
    info?.seats.some(({ person }) => person !== null && person.id === server.me.get()?.id) === true;
  const again = async (): Promise<void> => {
    if (info?.rematch) return go({ at: 'table', id: info.rematch });
    const reply = await server.command({ do: 'rematch' });
    if ('error' in reply) setError(reply.error);
    else if (reply.done?.table !== undefined) go({ at: 'table', id: reply.done.table });
  };
  const save = async (): Promise<void> => {
    const found = await serverRecord(id);
    if ('error' in found) setError(found.error);
    else downloadRecord(found.record);
  };
  return (
    <>
      {error === undefined ? null : (
        <p className={`bad ${styles.wholeRow}`} role="alert">
          {format(error)}
        </p>
      )}
      {seated ? (
        <button type="button" className="button main" onClick={() => void again()}>
          {t('web.end.rematch')}
        </button>
      ) : null}
      {info !== undefined && hasAdvice(info.game) ? (
        <Link to={{ at: 'review', of: 'table', id, move: 0 }} className="button">
          <Icon name="score" size={15} /> {t('web.end.review')}
        </Link>
      ) : null}
      <Link to={{ at: 'replay', of: 'table', id, move: 0 }} className="button">
        <Icon name="replay" size={15} /> {t('web.end.replay')}
      </Link>
      <button type="button" className="button" onClick={() => void save()}>
        <Icon name="download" size={15} /> {t('web.record.download')}
      </button>
      <Link to={{ at: 'home' }} className="button plain">
        {t('web.end.lobby')}
      </Link>
    </>
  );
}

function Followed({
  id,
  source,
  server,
}: {
  readonly id: string;
  readonly source: TableSource;
  readonly server: ServerTable;
}) {
  const { t } = useWords();
  const phone = usePhone();
  const status = useStore(source.status);
  if (status.is === 'waiting') return <WaitingRoom id={id} source={source} server={server} />;
  return (
    <TableHost
      source={source}
      waysOut={({ key }) => (key === 'server.error.rules' ? <WaysOutOfServer id={id} /> : null)}
    >
      {(state, kit) => {
        const seats = seatInfos(state);
        const me = state.me === 'spectator' ? undefined : state.me;
        return (
          <TableScreen
            source={source}
            loaded={kit.loaded}
            board={kit.board}
            Plain={kit.Plain}
            state={{ ...state, title: me === undefined ? t('web.server.watching') : t('web.server.title') }}
            onReplay={(move) => go({ at: 'replay', of: 'table', id, move })}
            endActions={<EndActions id={id} server={server} />}
            endSide={<DealCheck id={id} />}
            banner={<Banners server={server} seats={seats} me={me} />}
            tools={
              <TableMenu source={source} server={server} state={state} seats={seats} loaded={kit.loaded} />
            }
            aside={{
              title: t('web.chat.title'),
              content: phone ? <ChatPanel server={server} /> : <ChatButton server={server} />,
            }}
          />
        );
      }}
    </TableHost>
  );
}

export function ServerPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [names] = useState(() => ({
    open: t('web.seat.open'),
    away: (name: string) => t('web.seat.standIn', { name }),
  }));
  const open = useCallback(() => openServer(id, takeInvite(id), names), [id, names]);
  const source = useOpened(open);
  if (source?.server === undefined) return <Opening />;
  return <Followed id={id} source={source} server={source.server} />;
}
