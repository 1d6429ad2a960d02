/** What the icons mean, one tap away. */
import type { LoadedGame } from '@orrery/shelf';
import { useState } from 'react';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { BoardModule } from './board.ts';

export function LegendButton(props: {
  readonly Legend: NonNullable<BoardModule['Legend']>;
  readonly loaded: LoadedGame;
}) {
  const { t, format } = useWords();
  const [open, setOpen] = useState(false);
  const { Legend, loaded } = props;
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={t('web.legend.title')}
        title={t('web.legend.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="legend" />
      </button>
      {open ? (
        <Sheet title={t('web.legend.title')} onClose={() => setOpen(false)}>
          <Legend format={format} loaded={loaded} />
        </Sheet>
      ) : null}
    </>
  );
}
