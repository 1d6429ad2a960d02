/** One step back, and forth again. */
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import type { TableState } from '../sources/source.ts';
import type { Session } from './session.ts';

export function UndoButtons({ state, session }: { readonly state: TableState; readonly session: Session }) {
  const { t, format } = useWords();
  const { undo, redo, undoBarrier } = state;
  return (
    <>
      <button
        type="button"
        className="tool"
        disabled={!undo}
        aria-label={t('web.bar.undo')}
        title={undoBarrier === undefined ? t('web.bar.undo') : format(undoBarrier)}
        onClick={session.undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="tool"
        disabled={!redo}
        aria-label={t('web.bar.redo')}
        title={t('web.bar.redo')}
        onClick={session.redo}
      >
        <Icon name="redo" />
      </button>
    </>
  );
}
