/** The options of a question, side by side in the place of the hand; the hand is one press away. */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useBoardKeys } from '../../../board-kit/keys.ts';
import { stateOf } from '../../../board-kit/states.ts';
import {
  cardMark,
  digitsOf,
  isOpen,
  noteKeyPress,
  type TrayCard,
  useTrayKeys,
} from '../../../board-kit/tray.ts';
import { Icon } from '../drawing/icon.tsx';
import { Hand } from '../hand/hand.tsx';
import { type Thing, usePointingAt, useScene } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './tray.module.css';

export interface TrayOption extends TrayCard {
  readonly title: string;
  /** Before the title: a seat's mark, an icon. */
  readonly mark?: ReactNode;
  /** What it changes, in numbers and icons. */
  readonly figures?: ReactNode;
  readonly note?: string | undefined;
  readonly foot?: ReactNode;
  /** What can be set besides: how many. */
  readonly control?: ReactNode;
  readonly chosen?: boolean;
  /** The "nothing" of the question: what the key 0 does. */
  readonly nothing?: () => void;
  /** Why it is closed in a few words, where there is no room for all of them; a label tells the whole. */
  readonly closedBriefly?: string;
  /** All that the eye sees on it, for a screen reader. */
  readonly label: string;
  /** What the dock tells about while somebody points at it. */
  readonly thing?: Thing | undefined;
}

interface TrayProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly options: readonly TrayOption[];
  /** More than these are in several rows. */
  readonly columns?: number;
  /** Instead of options: something to set. */
  readonly children?: ReactNode;
}

/** Arrow keys walk along the options. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const at = options.findIndex((option) => option.matches(':focus'));
  const next = options[at + step];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function Tray({ title, note, options, columns = 5, children }: TrayProps) {
  const { phone } = useScene();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [showsHand, setShowsHand] = useState(false);
  const counted = options.filter((option) => isOpen(option) && option.nothing === undefined);
  // What stands around the tray outlives it.
  const around = place?.parentElement ?? null;
  useTrayKeys(around, counted, digitsOf(counted));
  useBoardKeys({ '0': options.find(({ nothing }) => nothing !== undefined)?.nothing });
  return (
    <section ref={setPlace} className={styles.tray} aria-label={title} data-phone={phone ? '' : undefined}>
      {phone ? null : (
        <TrayHead
          title={title}
          note={note}
          showsHand={showsHand}
          onHand={() => setShowsHand((shown) => !shown)}
        />
      )}
      {showsHand && !phone ? (
        <Hand />
      ) : (
        // The arrow keys are a convenience: every option is a button of its own.
        <fieldset
          className={styles.options}
          style={{ '--columns': Math.max(1, Math.min(columns, options.length)) }}
          aria-label={title}
          onKeyDown={walk}
        >
          {options.map((option) => (
            <OptionButton key={option.key} option={option} around={around} />
          ))}
          {children}
        </fieldset>
      )}
    </section>
  );
}

function TrayHead(props: {
  readonly title: string;
  readonly note: string | undefined;
  readonly showsHand: boolean;
  readonly onHand: () => void;
}) {
  const { title, note, showsHand, onHand } = props;
  const { player } = useScene();
  const { t } = useMarsWords();
  const cards = player?.handSize ?? 0;
  return (
    <header className={styles.head}>
      <h3>{title}</h3>
      {note === undefined ? null : <p>{note}</p>}
      {cards === 0 ? null : (
        <button type="button" className={styles.hand} aria-expanded={showsHand} onClick={onHand}>
          {t('web.mars.tray.hand', { cards })} <b>{t(`web.mars.tray.${showsHand ? 'hide' : 'show'}`)}</b>
        </button>
      )}
    </header>
  );
}

function OptionButton(props: { readonly option: TrayOption; readonly around: HTMLElement | null }) {
  const { option, around } = props;
  const { title, mark, figures, note, foot, control, closed, chosen = false, press, thing } = option;
  const pointing = usePointingAt();
  const state = stateOf({ can: isOpen(option), chosen });
  const pressed = (event: MouseEvent): void => {
    noteKeyPress(around, event);
    press?.();
  };
  return (
    <div className={styles.option} data-state={state} data-closed={closed === undefined ? undefined : ''}>
      <button
        type="button"
        className={styles.press}
        aria-pressed={chosen}
        aria-disabled={closed === undefined ? undefined : true}
        aria-label={closed === undefined ? option.label : `${option.label}. ${closed}`}
        title={option.closedBriefly === undefined ? undefined : closed}
        {...cardMark(option.key)}
        {...(thing === undefined ? {} : pointing.at(thing))}
        onClick={closed === undefined ? pressed : undefined}
      >
        <span className={styles.title}>
          {mark}
          <b>{title}</b>
        </span>
        {figures === undefined ? null : <span className={styles.figures}>{figures}</span>}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
        {closed === undefined ? (
          foot === undefined ? null : (
            <span className={styles.foot}>{foot}</span>
          )
        ) : (
          <span className={styles.reason}>
            <Icon name="lock" size={12} />
            {option.closedBriefly ?? closed}
          </span>
        )}
      </button>
      {control}
    </div>
  );
}
