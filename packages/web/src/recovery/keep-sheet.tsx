/** "Keep my games": one's own code, or the way back with one. */
import { useState } from 'react';
import { useWords } from '../app/words.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Keeping } from './keeping.tsx';
import styles from './recovery.module.css';
import { RestoreForm } from './restore-form.tsx';

export interface KeepSheetProps {
  readonly onClose: () => void;
  /** Begins with the field for a code. */
  readonly restore?: boolean;
  /** Somebody else sits before this browser now. Without it, home is opened anew for them. */
  readonly onRestored?: () => void;
}

export function KeepSheet({ onClose, restore = false, onRestored }: KeepSheetProps) {
  const { t } = useWords();
  const [restoring, setRestoring] = useState(restore);
  const restored = (): void => {
    if (onRestored === undefined) location.assign('/');
    else {
      onRestored();
      onClose();
    }
  };
  return (
    <Sheet title={t(restoring ? 'web.restore.title' : 'web.keep.title')} onClose={onClose}>
      <div className={styles.keeping}>
        {restoring ? (
          <RestoreForm onRestored={restored} onCancel={onClose} />
        ) : (
          <>
            <Keeping />
            <button type="button" className="button plain" onClick={() => setRestoring(true)}>
              {t('web.keep.have')}
            </button>
          </>
        )}
      </div>
    </Sheet>
  );
}
