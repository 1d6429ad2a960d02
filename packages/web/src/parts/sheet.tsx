/** A dialog that slides in from the side, or covers a phone's screen; the page behind it stays as it is. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../app/words.tsx';
import { Icon } from './icon.tsx';

export function Sheet(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly from?: 'side' | 'below' | 'middle';
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { onClose } = props;
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet from-${props.from ?? 'side'}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-inside">
        <div className="sheet-head">
          <h2 id={heading}>{props.title}</h2>
          <button type="button" className="tool" aria-label={t('web.sheet.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {/* It may scroll, and then the arrow keys must reach it. */}
        <div className="sheet-body" {...{ tabIndex: 0 }}>
          {props.children}
        </div>
      </div>
    </dialog>
  );
}
