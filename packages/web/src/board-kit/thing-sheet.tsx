/** On a phone, where there is no docked panel: a thing in words as a sheet, with the option that lies on it. */
import type { Option } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { ChoiceInHand } from './board.ts';

export function ThingSheet(props: {
  /** What the thing is called. */
  readonly name: string;
  /** The options that lie on it; where there are several, they are chosen elsewhere. */
  readonly options: readonly Option[];
  readonly choice: ChoiceInHand;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const { name, options, choice, onClose, children } = props;
  const [option, another] = options;
  return (
    <Sheet title={name} from="below" onClose={onClose}>
      {children}
      {option === undefined || another !== undefined ? null : (
        <div className="sheet-actions">
          <button
            type="button"
            className="button main"
            onClick={() => {
              choice.toggle(option.value);
              onClose();
            }}
          >
            {choice.isChosen(option.value)
              ? t('web.thing.putBack', { thing: name })
              : t('web.thing.choose', { thing: name })}
          </button>
        </div>
      )}
    </Sheet>
  );
}

/** The button on a thing that opens its sheet. */
export function ThingSheetButton(props: {
  readonly name: string;
  readonly className: string | undefined;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className={props.className}
      aria-label={t('web.thing.open', { thing: props.name })}
      onClick={props.onOpen}
    >
      {props.children}
    </button>
  );
}
