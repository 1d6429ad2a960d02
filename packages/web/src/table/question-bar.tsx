/** The question in words, what the selection does, and the buttons that send it, put it back, undo and redo. */

import type { LoadedGame } from '@orrery/catalog';
import type { Option, Plain } from '@orrery/kernel';
import { useState } from 'react';
import type { Hints } from '../advice/hints.ts';
import { useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import type { BarWords, SeatInfo } from '../board-kit/board.ts';
import { chosenTexts } from '../board-kit/choice.ts';
import { OptionList } from '../board-kit/option-list.tsx';
import { Icon } from '../parts/icon.tsx';
import { Key } from '../parts/key.tsx';
import { usePhone } from '../parts/media.ts';
import { Said } from '../parts/said.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { TableSource, TableState } from '../sources/source.ts';
import { BarHead, Detail, Kept, Locked, Past, Waiting } from './bar-words.tsx';
import { A_MOMENT, type Closing } from './closing.ts';
import { PoliciesButton } from './policies-sheet.tsx';
import styles from './question-bar.module.css';
import type { Session } from './session.ts';
import { UndoButtons } from './undo-buttons.tsx';

interface QuestionBarProps {
  readonly loaded: LoadedGame;
  readonly source: TableSource;
  readonly state: TableState;
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly words: BarWords;
  /** The options that the board does not show on its objects; undefined where all options are listed beside the bar. */
  readonly buttons: readonly Option[] | undefined;
  /** The option that only ends the turn. */
  readonly closing: Closing | undefined;
  /** Takes it at once. */
  readonly close: () => void;
  /** It is about to be taken by itself, unless somebody stays. */
  readonly passing: boolean;
  readonly stay: () => void;
  /** Leads back from a position of the past. */
  readonly toNow: () => void;
  /** Where a board puts its cards; told when it is there and when it goes. */
  readonly onTray: ((place: HTMLElement | null) => void) | undefined;
  /** Undefined where nobody may ask for one. */
  readonly hints: Hints | undefined;
  /** There would be hints, but the people of this table have not agreed to them. */
  readonly hintless: boolean;
}

function useConfirmText({ session, words }: Pick<QuestionBarProps, 'session' | 'words'>): string {
  const { t, format, list } = useWords();
  const { question, choice, continues, staged } = session;
  if (words.confirm !== undefined && !continues) return words.confirm;
  if (question === undefined) return t('web.bar.confirm');
  if (continues) return words.next ?? t('web.bar.addToPlan');
  if (question.answered) return t('web.bar.change');
  const { selection } = choice;
  if (staged.length > 0) return t('web.bar.sendTurn', { n: staged.length + 1 });
  if (selection.shape === 'one-of' && selection.pick !== undefined) {
    const text = list(chosenTexts(question, { pick: selection.pick }).map(format));
    if (text.length <= 34) return t('web.bar.confirmThat', { what: text });
  }
  if (selection.shape === 'some-of') return t('web.bar.confirmSome', { n: selection.picks.length });
  return t('web.bar.confirm');
}

function Buttons({ options, session }: { options: readonly Option[]; session: Session }) {
  const toggle = (value: Plain) => () => session.choice.toggle(value);
  return options.map((option) => (
    <button
      key={JSON.stringify(option.value)}
      type="button"
      className="button"
      aria-pressed={session.choice.isChosen(option.value)}
      onClick={toggle(option.value)}
    >
      <Said of={option.text} />
    </button>
  ));
}

/** The words at the head of the bar. */
function Words({ session, seats, words, closing, passing }: QuestionBarProps) {
  const { t } = useWords();
  const { question, staged, locked } = session;
  if (question === undefined && staged.length === 0) return <Waiting seats={seats} words={words} />;
  const only = passing ? t('web.bar.passing') : t('web.bar.only');
  return (
    <BarHead live>
      {question === undefined ? (
        <>
          <h2 className="bar-title">{t('web.bar.planReady')}</h2>
          <p className="bar-detail">{t('web.bar.planned', { n: staged.length })}</p>
        </>
      ) : locked ? (
        <Locked seats={seats} />
      ) : (
        <>
          <h2 className="bar-title">{words.title ?? <Said of={question.text} />}</h2>
          <Detail session={session} words={closing?.only === true ? { ...words, detail: only } : words} />
        </>
      )}
    </BarHead>
  );
}

/** Puts back what was chosen. It keeps its place when there is nothing to put back, so that nothing moves. */
function BackButton({ session }: { readonly session: Session }) {
  const { t } = useWords();
  const phone = usePhone();
  return (
    <button
      type="button"
      className={phone ? 'tool' : 'button'}
      aria-label={t('web.bar.back')}
      disabled={!session.canBack}
      onClick={session.back}
    >
      {phone ? <Icon name="back" /> : t('web.bar.back')}
    </button>
  );
}

/** Asks for a hint, or puts it away. Where there are none for want of consent, it says so. */
function HintButton({ hints, hintless }: Pick<QuestionBarProps, 'hints' | 'hintless'>) {
  const { t } = useWords();
  const { hints: when } = useSettings();
  const phone = usePhone();
  if (hints === undefined && (!hintless || when === 'never')) return null;
  const words = hints === undefined ? t('web.hint.notHere') : t('web.hint.ask');
  return (
    <button
      type="button"
      className={`tool ${styles.hint}`}
      aria-label={words}
      title={phone ? words : `${words} (H)`}
      aria-pressed={hints?.thought !== undefined}
      aria-keyshortcuts="h"
      disabled={hints === undefined}
      onClick={hints?.toggle}
    >
      <Icon name="hint" size={15} />
    </button>
  );
}

/** Where there is nothing else to choose: one click passes, and against bots alone it passes by itself. */
function OnlyButtons({ closing, close, passing, stay, session }: QuestionBarProps) {
  const { t, format } = useWords();
  if (closing === undefined) return null;
  return (
    <>
      {passing ? (
        <button type="button" className="button" onClick={stay}>
          {t('web.bar.stay')} <Key name={t('web.key.escape')} />
        </button>
      ) : null}
      <button
        type="button"
        className={passing ? `button main ${styles.passing}` : 'button main'}
        aria-keyshortcuts="Enter"
        style={{ '--moment': `${A_MOMENT}ms` }}
        disabled={session.sending}
        onClick={close}
      >
        {format(closing.option.text)} <Key name={t('web.key.enter')} />
      </button>
    </>
  );
}

/** The options that are no things on the board, and what sends the choice. */
function AnswerButtons(
  props: QuestionBarProps & { readonly confirmText: string; readonly onList: () => void },
) {
  const { t, format } = useWords();
  const phone = usePhone();
  const { session, buttons, closing, close, confirmText, onList, words } = props;
  const { choice, locked } = session;
  const { main, also = [] } = words;
  if (closing?.only === true) return <OnlyButtons {...props} />;
  return (
    <>
      {buttons === undefined ? null : (
        <>
          <button type="button" className="tool" onClick={onList} aria-label={t('web.bar.all')}>
            <Icon name="list" />
          </button>
          <Buttons options={buttons} session={session} />
        </>
      )}
      {buttons === undefined && closing !== undefined ? (
        <button type="button" className="button" disabled={session.sending} onClick={close}>
          {format(closing.option.text)} <Key name={t('web.key.end')} />
        </button>
      ) : null}
      {locked || words.back === false || (words.back === 'begun' && !session.canBack) ? null : (
        <BackButton session={session} />
      )}
      {session.staged.length > 0 && !session.chained ? (
        <button type="button" className="button" disabled={session.sending} onClick={session.sendPlan}>
          {t('web.bar.sendPlan')}
        </button>
      ) : null}
      {also.map(({ text, key, disabled = false, act }) => (
        <button key={text} type="button" className="button" disabled={disabled} onClick={act}>
          {text} {key === undefined ? null : <Key name={key} />}
        </button>
      ))}
      {locked ? (
        <PoliciesButton {...props} narrow={phone && buttons !== undefined && buttons.length > 0} />
      ) : main !== undefined ? (
        <button
          type="button"
          className="button main"
          aria-keyshortcuts="Enter"
          disabled={main.disabled === true}
          onClick={main.act}
        >
          {main.text} <Key name={t('web.key.enter')} />
        </button>
      ) : (
        <button
          type="button"
          className="button main"
          aria-keyshortcuts="Enter"
          disabled={!choice.ready}
          onClick={choice.confirm}
        >
          {confirmText} <Key name={t('web.key.enter')} />
        </button>
      )}
    </>
  );
}

/** While somebody else decides. */
function WaitingButtons(props: QuestionBarProps) {
  const { t } = useWords();
  const { session } = props;
  return (
    <>
      {session.canBack ? <BackButton session={session} /> : null}
      {session.staged.length > 0 ? (
        <button type="button" className="button main" disabled={session.sending} onClick={session.sendPlan}>
          {t('web.bar.sendPlan')}
        </button>
      ) : null}
      <PoliciesButton {...props} />
    </>
  );
}

/** All options as a list, in a sheet. */
function ListSheet(props: QuestionBarProps & { readonly confirmText: string; readonly onClose: () => void }) {
  const { format } = useWords();
  const { loaded, session, confirmText, onClose } = props;
  const { question, choice } = session;
  if (question === undefined) return null;
  return (
    <Sheet title={format(question.text)} from="below" onClose={onClose}>
      <OptionList loaded={loaded} question={question} unavailable={session.unavailable} choice={choice} />
      <div className="sheet-actions">
        <button
          type="button"
          className="button main"
          disabled={!choice.ready}
          onClick={() => {
            choice.confirm();
            onClose();
          }}
        >
          {confirmText}
        </button>
      </div>
    </Sheet>
  );
}

export function QuestionBar(props: QuestionBarProps) {
  const { source, state, session, toNow, onTray } = props;
  const { t } = useWords();
  const phone = usePhone();
  const [listed, setListed] = useState(false);
  const confirmText = useConfirmText(props);
  const lost = useStore(source.connection) === 'lost';
  const { question } = session;
  if (state.past !== undefined) return <Past state={state} toNow={toNow} />;
  if (lost && session.sending) return <Kept source={source} what={confirmText} />;
  return (
    <section className="bar" aria-label={t('web.bar.label')} aria-busy={session.sending}>
      <Words {...props} />
      <div className="bar-buttons">
        {phone ? null : <UndoButtons state={state} session={session} />}
        {question === undefined ? (
          <WaitingButtons {...props} />
        ) : (
          <>
            <HintButton {...props} />
            <AnswerButtons {...props} confirmText={confirmText} onList={() => setListed(true)} />
          </>
        )}
      </div>
      {onTray === undefined ? null : <div className="bar-tray" ref={onTray} />}
      {listed ? (
        <ListSheet key={question?.id} {...props} confirmText={confirmText} onClose={() => setListed(false)} />
      ) : null}
    </section>
  );
}
