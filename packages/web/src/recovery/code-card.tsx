/** The code that was just made, in all its forms: a link, letters to write down, a picture for a camera. */
import { groupCode } from '@orrery/protocol/client';
import { useState } from 'react';
import { copy } from '../app/files.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { recoveryAddress } from './code.ts';
import { QrCode } from './qr-code.tsx';
import styles from './recovery.module.css';

function CopyButton({ text, value }: { readonly text: string; readonly value: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <button type="button" className="button" onClick={async () => setCopied(await copy(value))}>
      <Icon name={copied ? 'check' : 'link'} size={15} />
      <span role="status">{copied ? t('web.copied') : text}</span>
    </button>
  );
}

/** So many groups stand in the first of the two lines. */
const FIRST_LINE = 4;

const inTwoLines = (grouped: string): string => {
  const groups = grouped.split('-');
  return [groups.slice(0, FIRST_LINE), groups.slice(FIRST_LINE)].map((line) => line.join('-')).join('\n');
};

export function CodeCard({ code }: { readonly code: string }) {
  const { t } = useWords();
  const address = recoveryAddress(code);
  return (
    <div className={styles.card}>
      <p>{t('web.keep.once')}</p>
      <div className={styles.form}>
        <label>
          {t('web.keep.link')}
          <input
            type="text"
            className="text-input"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        </label>
        <CopyButton text={t('web.keep.copyLink')} value={address} />
      </div>
      <div className={styles.form}>
        <label>
          {t('web.keep.code')}
          <output className={styles.letters}>{inTwoLines(groupCode(code))}</output>
        </label>
        <CopyButton text={t('web.keep.copyCode')} value={groupCode(code)} />
      </div>
      <figure>
        <QrCode text={address} label={t('web.keep.qr')} />
        <figcaption>{t('web.keep.qrNote')}</figcaption>
      </figure>
      <p className="soft">{t('web.keep.secret')}</p>
    </div>
  );
}
