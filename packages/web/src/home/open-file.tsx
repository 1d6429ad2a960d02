/** Opens the file of a record, and says so when it is none. */
import { useRef, useState } from 'react';
import { go } from '../app/router.tsx';
import { useWords } from '../app/words.tsx';
import styles from './home.module.css';

export function OpenFile() {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [bad, setBad] = useState<'web.record.bad' | 'web.failure.load'>();
  const opened = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const files = await import('../sources/files.ts').catch(() => undefined);
    if (files === undefined) return setBad('web.failure.load');
    const id = files.openRecord(await file.text());
    if (id === undefined) setBad('web.record.bad');
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
      {bad === undefined ? null : (
        <p className={styles.error} role="alert">
          {t(bad)}
        </p>
      )}
    </>
  );
}
