/** A suspected rules error: the file that tells of it, and where it can be sent. */
import { useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { aboutServer } from '../sources/server-api.ts';
import type { TableSource, TableState } from '../sources/source.ts';
import { saveReport } from './report.ts';

/** The address that a contact stands for; undefined where it is words. */
function contactLink(contact: string): string | undefined {
  if (/^https?:\/\/\S+$/.test(contact)) return contact;
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : undefined;
}

function Contact({ contact }: { readonly contact: string }) {
  const link = contactLink(contact);
  return link === undefined ? (
    <b>{contact}</b>
  ) : (
    <a href={link} target="_blank" rel="noreferrer">
      {contact}
    </a>
  );
}

export function ReportSheet(props: {
  readonly source: TableSource;
  readonly state: TableState;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { source, state, onClose } = props;
  const [contact, setContact] = useState<string | null>(null);
  const [saved, setSaved] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void aboutServer().then((reply) => {
      if (wanted && 'value' in reply) setContact(reply.value.contact);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <Sheet title={t('web.menu.report')} onClose={onClose}>
      <p>{t('web.report.how')}</p>
      {contact === null ? (
        <p>{t('web.report.toHost')}</p>
      ) : (
        <p>
          {t('web.report.to')} <Contact contact={contact} />
        </p>
      )}
      <div className="menu-buttons">
        <button
          type="button"
          className="button main"
          onClick={() => void saveReport(source, state).then(setSaved)}
        >
          <Icon name="download" size={15} /> {t('web.report.save')}
        </button>
      </div>
      {saved === undefined ? null : <p role="status">{t('web.report.saved', { file: saved })}</p>}
    </Sheet>
  );
}
