/** The menu of a table of one's own: the record so far, and a report where the rules seem wrong. */
import { useState } from 'react';
import { downloadRecord } from '../app/files.ts';
import { Link } from '../app/router.tsx';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { saveReport } from './report.ts';
import type { TableSource, TableState } from './source.ts';

export function OwnMenu({ source, state }: { readonly source: TableSource; readonly state: TableState }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const save = async (): Promise<void> => {
    const record = await source.record();
    if (record !== undefined) downloadRecord(record);
  };
  return (
    <>
      <button type="button" className="tool" aria-label={t('web.menu.title')} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {open ? (
        <Sheet title={t('web.menu.title')} onClose={() => setOpen(false)}>
          <div className="menu-buttons">
            <button type="button" className="button" onClick={() => void save()}>
              <Icon name="download" size={15} /> {t('web.record.download')}
            </button>
            <button type="button" className="button" onClick={() => void saveReport(source, state)}>
              <Icon name="flag" size={15} /> {t('web.menu.report')}
            </button>
            <Link to={{ at: 'home' }} className="button">
              <Icon name="home" size={15} /> {t('web.end.lobby')}
            </Link>
          </div>
          <p className="soft">{t('web.menu.kept')}</p>
        </Sheet>
      ) : null}
    </>
  );
}
