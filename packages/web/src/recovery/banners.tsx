/** Banners that say how to get back to a seat. */
import { useState } from 'react';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import banner from '../parts/banner.module.css';
import { Icon } from '../parts/icon.tsx';
import { noteSuggested, suggested } from './code.ts';
import { KeepButton, KeepSheetSoon } from './keep-button.tsx';

/** Once, to a guest who has sat down at a server's table. */
export function Suggestion() {
  const { t } = useWords();
  const done = useStore(suggested);
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <KeepSheetSoon
        onClose={() => {
          setOpen(false);
          noteSuggested();
        }}
      />
    );
  if (done) return null;
  return (
    <div className={`${banner.banner} ${banner.calm}`} role="status">
      <span>{t('web.keep.suggest')}</span>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        {t('web.keep.title')}
      </button>
      <button type="button" className="tool" aria-label={t('web.restore.cancel')} onClick={noteSuggested}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Whoever has no seat is told that they watch, and how to get back to one that was theirs. */
export function Watching({ onRestored }: { readonly onRestored: () => void }) {
  const { t } = useWords();
  return (
    <div className={`${banner.banner} ${banner.calm}`} role="status">
      <Icon name="eye" size={16} />
      <span>{t('web.watching.note')}</span>
      <KeepButton className="button small" restore onRestored={onRestored}>
        {t('web.keep.have')}
      </KeepButton>
    </div>
  );
}
