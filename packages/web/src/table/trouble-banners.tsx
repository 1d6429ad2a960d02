/** What is wrong around the table while the game goes on: the line is lost, or nothing is kept. */
import { createStore, useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import type { TableSource } from './source.ts';

const always = createStore(true);

export function TroubleBanners({ source }: { readonly source: TableSource }) {
  const { t } = useWords();
  const connection = useStore(source.connection);
  const kept = useStore(source.kept ?? always);
  return (
    <>
      {connection === 'lost' ? (
        <div className="banner" role="status">
          <Icon name="warn" size={16} />
          <span>{t('web.connection.lost')}</span>
          <button type="button" className="button small" onClick={() => source.around?.reconnect()}>
            {t('web.connection.again')}
          </button>
        </div>
      ) : null}
      {kept ? null : (
        <div className="banner" role="status">
          <Icon name="warn" size={16} />
          <span>{t('web.failure.storageFull')}</span>
        </div>
      )}
    </>
  );
}
