/** The button that opens "Keep my games", from wherever it stands; the sheet itself is loaded when it is asked for. */
import { type ReactNode, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { fetched } from '../parts/fetched.ts';
import { Sheet } from '../parts/sheet.tsx';
import type { KeepSheetProps } from './keep-sheet.tsx';

/** Where the server is gone there is no sheet to load; that must not take the page with it. */
function Unloaded({ onClose }: KeepSheetProps) {
  const { t } = useWords();
  return (
    <Sheet title={t('web.keep.title')} onClose={onClose}>
      <p role="alert">{t('web.failure.noServer')}</p>
    </Sheet>
  );
}

/** The sheet, as soon as it is here. */
export const KeepSheetSoon = fetched(async () => {
  try {
    return (await import('./keep-sheet.tsx')).KeepSheet;
  } catch {
    return Unloaded;
  }
});

export function KeepButton(props: {
  readonly className: string;
  readonly children: ReactNode;
  readonly restore?: boolean;
  readonly onRestored?: () => void;
}) {
  const { className, children, ...sheet } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open ? <KeepSheetSoon {...sheet} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
