/** What is wrong around the table while the game goes on: the line is lost, nothing is kept, something did not come. */
import type { Message } from '@orrery/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { createStore, useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import banner from '../parts/banner.module.css';
import { Icon } from '../parts/icon.tsx';
import type { TableSource } from '../sources/source.ts';

const always = createStore(true);
const never = createStore<Message | undefined>(undefined);

/** A call to a server that is not there takes a moment to fail. */
const CALLING_MS = 2_000;

/** Calls the server at once, and says that it does. */
export function CallAgain({
  source,
  small = false,
}: {
  readonly source: TableSource;
  readonly small?: boolean;
}) {
  const { t } = useWords();
  const [calling, setCalling] = useState(false);
  useEffect(() => {
    if (!calling) return;
    const timer = setTimeout(() => setCalling(false), CALLING_MS);
    return () => clearTimeout(timer);
  }, [calling]);
  const call = (): void => {
    setCalling(true);
    source.server?.reconnect();
  };
  return (
    <button type="button" className={small ? 'button small' : 'button'} disabled={calling} onClick={call}>
      {calling ? t('web.connection.calling') : t('web.connection.again')}
    </button>
  );
}

function Banner({ children }: { readonly children: ReactNode }) {
  return (
    <div className={banner.banner} role="status">
      <Icon name="warn" size={16} />
      {children}
    </div>
  );
}

/** In the waiting room, where nothing is kept to be sent later. */
export function RoomTrouble({ source }: { readonly source: TableSource }) {
  const { t } = useWords();
  if (useStore(source.connection) !== 'lost') return null;
  return (
    <Banner>
      <span>{t('web.connection.roomLost')}</span>
      <CallAgain source={source} small />
    </Banner>
  );
}

export function TroubleBanners({ source }: { readonly source: TableSource }) {
  const { t, format } = useWords();
  const connection = useStore(source.connection);
  const kept = useStore(source.kept ?? always);
  const trouble = useStore(source.trouble ?? never);
  return (
    <>
      {connection === 'lost' ? (
        <Banner>
          <span>{t('web.connection.lost')}</span>
          <CallAgain source={source} small />
        </Banner>
      ) : null}
      {kept ? null : (
        <Banner>
          <span>{t('web.failure.storageFull')}</span>
        </Banner>
      )}
      {trouble === undefined ? null : (
        <Banner>
          <span>{format(trouble)}</span>
        </Banner>
      )}
    </>
  );
}
