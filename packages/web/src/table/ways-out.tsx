/** What one can do with a table that cannot go on: save its record, and be rid of it. */
import type { GameRecord, Message } from '@orrery/kernel';
import { useState } from 'react';
import { downloadRecord } from '../app/files.ts';
import { go } from '../app/router.tsx';
import { keep } from '../app/storage.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { SureButton } from '../parts/sure-button.tsx';
import { forgetTable, type SavedTable } from '../sources/saved.ts';
import { commandTable, serverRecord } from '../sources/server-api.ts';
import { recordOf } from '../sources/told-history.ts';
import styles from './ways-out.module.css';

export function SaveRecord({ record }: { readonly record: GameRecord }) {
  const { t } = useWords();
  return (
    <button type="button" className="button" onClick={() => downloadRecord(record)}>
      <Icon name="download" size={15} /> {t('web.record.download')}
    </button>
  );
}

/** For a table that this browser keeps. */
export function WaysOutOfLocal({ table }: { readonly table: SavedTable }) {
  const { t } = useWords();
  const remove = (): void => {
    forgetTable(keep(), table.id);
    go({ at: 'home' });
  };
  return (
    <>
      <SaveRecord record={recordOf(table)} />
      <SureButton text={t('web.older.delete')} sure={t('web.older.deleteSure')} onSure={remove} />
    </>
  );
}

/** For a table of the server: its record lies open once it is over, and its players may end it. */
export function WaysOutOfServer({ id }: { readonly id: string }) {
  const { t, format } = useWords();
  const [record, setRecord] = useState<GameRecord>();
  const [error, setError] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    const ended = await commandTable(id, { do: 'end' });
    const found = 'error' in ended ? ended : await serverRecord(id);
    setBusy(false);
    if ('error' in found) setError(found.error);
    else setRecord(found.record);
  };
  return (
    <>
      <p className={styles.wholeRow} role="status">
        {record === undefined ? t('web.older.endNote') : t('web.older.ended')}
      </p>
      {error === undefined ? null : (
        <p className={`${styles.wholeRow} bad`} role="alert">
          {format(error)}
        </p>
      )}
      {record === undefined ? (
        <SureButton
          text={t('web.older.end')}
          sure={t('web.older.endSure')}
          disabled={busy}
          onSure={() => void end()}
        />
      ) : (
        <SaveRecord record={record} />
      )}
    </>
  );
}
