/** Help beside the table: the rules in short, the icons, all components in words, the keys. */
import { type ComponentType, createContext, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { HelpProps } from './help-chapters.tsx';

/** Opens the help, for whatever stands around the table. */
export const OpenHelp = createContext<() => void>(() => undefined);

/** Nobody waits for what most games are played without: it is loaded when it is asked for. */
export function Help(props: HelpProps & { readonly onClose: () => void }) {
  const { t } = useWords();
  const [Inside, setInside] = useState<ComponentType<HelpProps> | 'failed'>();
  useEffect(() => {
    let wanted = true;
    import('./help-chapters.tsx').then(
      ({ HelpChapters }) => wanted && setInside(() => HelpChapters),
      () => wanted && setInside('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <Sheet title={t('web.help.title')} onClose={props.onClose}>
      {Inside === 'failed' ? (
        <p role="alert">{t('web.failure.load')}</p>
      ) : Inside === undefined ? (
        <p role="status">{t('web.help.opening')}</p>
      ) : (
        <Inside {...props} />
      )}
    </Sheet>
  );
}
