/** Opens the file of a record, and says so when it is none. */
import { useRef, useState } from 'react';
import { go } from '../app/router.tsx';
import { useWords } from '../app/words.tsx';

export function OpenFile() {
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
