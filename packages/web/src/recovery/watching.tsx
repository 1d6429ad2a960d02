/** Whoever has no seat is told that they watch, and how to get back to one that was theirs. */
import { useWords } from '../app/words.tsx';
import banner from '../parts/banner.module.css';
import { Icon } from '../parts/icon.tsx';
import { KeepButton } from './keep-button.tsx';

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
