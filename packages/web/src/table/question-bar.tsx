/** The question in words, what the selection does, and the buttons that send it, put it back, undo and redo. */
import type { Option, Plain } from '@orrery/kernel';
import type { LoadedGame } from '@orrery/shelf';
import { useState } from 'react';
import { createStore, useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { Key } from '../parts/key.tsx';
import { usePhone } from '../parts/media.ts';
import { Sheet } from '../parts/sheet.tsx';
import type { BarWords, SeatInfo } from './board.ts';
import { chosenTexts, mostPicks } from './choice.ts';
import { OptionList } from './option-list.tsx';
import { PoliciesButton } from './policies-sheet.tsx';
import type { Session } from './session.ts';
import type { TableSource, TableState } from './source.ts';
import { UndoButtons } from './undo-buttons.tsx';

export interface QuestionBarProps {
  readonly loaded: LoadedGame;
  readonly source: TableSource;
  readonly state: TableState;
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly words: BarWords;
  /** The options that the board does not show on its objects; undefined where all options are listed beside the bar. */
  readonly buttons: readonly Option[] | undefined;
  /** Leads back from a position of the past. */
  readonly toNow: () => void;
}

/** Who is still to decide, in a sentence. */
function Waiting({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const { t, list } = useWords();
  const deciding = seats.filter(({ state, me }) => state === 'deciding' && !me).map(({ name }) => name);
  return (
    <div className="bar-words">
      <h2 className="bar-title">{t('web.bar.waiting')}</h2>
      <p className="bar-detail">
        {deciding.length === 0 ? '' : t('web.bar.deciding', { names: list(deciding), n: deciding.length })}
      </p>
    </div>
  );
}

function Past({ state, toNow }: { readonly state: TableState; readonly toNow: () => void }) {
  const { t } = useWords();
  return (
    <section className="bar" aria-label={t('web.bar.label')}>
      <div className="bar-words">
        <h2 className="bar-title">{t('web.bar.past', { at: state.past ?? 0, of: state.at })}</h2>
        <p className="bar-detail">{t('web.bar.pastNote')}</p>
      </div>
      <div className="bar-buttons">
        <button type="button" className="button main" onClick={toNow}>
          {t('web.bar.toNow')}
        </button>
      </div>
    </section>
  );
}

const nothingUnsent = createStore(false);

/** An answer that waits for the line: it is kept, and can be taken back as long as it has never gone out. */
function Kept({ source, what }: { readonly source: TableSource; readonly what: string }) {
  const { t } = useWords();
  const unsent = useStore(source.unsent ?? nothingUnsent);
  return (
    <section className="bar kept" aria-label={t('web.bar.label')} aria-busy>
      <div className="bar-words" aria-live="polite">
        <h2 className="bar-title">{t(unsent ? 'web.bar.kept' : 'web.bar.unheard', { what })}</h2>
        <p className="bar-detail">{t(unsent ? 'web.bar.keptNote' : 'web.bar.unheardNote')}</p>
      </div>
      <div className="bar-buttons">
        <button type="button" className="button" disabled={!unsent} onClick={() => source.withdraw?.()}>
          {t('web.bar.takeBack')}
        </button>
      </div>
    </section>
  );
}

/** What the selection is, what stands in its way, and what can no longer be undone after it. */
function Detail({ session, words }: Pick<QuestionBarProps, 'session' | 'words'>) {
  const { t, format } = useWords();
  const { notice, refusal, choice, preview, question, staged } = session;
  if (refusal !== undefined)
    return (
      <p className="bar-detail bad" role="alert">
        {format(refusal)}
      </p>
    );
  if (choice.problem !== undefined) return <p className="bar-detail warn">{choice.problem}</p>;
  if (notice !== undefined)
    return (
      <p className="bar-detail" role="status">
        {format(notice)}
      </p>
    );
  const parts: string[] = [];
  if (words.detail !== undefined) parts.push(words.detail);
  else if (question?.answered === true) parts.push(t('web.bar.answered'));
  else if (question?.shape === 'some-of' && choice.selection.shape === 'some-of') {
    const [min, max] = [question.min, mostPicks(question)];
    const n = choice.selection.picks.length;
    parts.push(min === max ? t('web.bar.picked', { n, max }) : t('web.bar.pickedRange', { n, min, max }));
  }
  if (staged.length > 0) parts.push(t('web.bar.planned', { n: staged.length }));
  return (
    <p className="bar-detail">
      {parts.join(' ')}
      {preview?.barrier === true ? (
        <span className="barrier">
          <Icon name="lock" size={13} /> {words.barrier ?? t('web.bar.barrier')}
        </span>
      ) : null}
    </p>
  );
}

function useConfirmText({ session, words }: Pick<QuestionBarProps, 'session' | 'words'>): string {
  const { t, format, list } = useWords();
  const { question, choice, continues, staged } = session;
  if (words.confirm !== undefined && !continues) return words.confirm;
  if (question === undefined) return t('web.bar.confirm');
  if (continues) return t('web.bar.addToPlan');
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
  const { format } = useWords();
  const toggle = (value: Plain) => () => session.choice.toggle(value);
  return options.map((option) => (
    <button
      key={JSON.stringify(option.value)}
      type="button"
      className="button"
      aria-pressed={session.choice.isChosen(option.value)}
      onClick={toggle(option.value)}
    >
      {format(option.text)}
    </button>
  ));
}

export function QuestionBar(props: QuestionBarProps) {
  const { loaded, source, state, session, seats, words, buttons, toNow } = props;
  const { t, format } = useWords();
  const phone = usePhone();
  const [listed, setListed] = useState(false);
  const confirmText = useConfirmText(props);
  const lost = useStore(source.connection) === 'lost';
  const { question, choice } = session;
  if (state.past !== undefined) return <Past state={state} toNow={toNow} />;
  if (lost && session.sending) return <Kept source={source} what={confirmText} />;
  return (
    <section className="bar" aria-label={t('web.bar.label')} aria-busy={session.sending}>
      {question === undefined ? (
        session.staged.length > 0 ? (
          <div className="bar-words">
            <h2 className="bar-title">{t('web.bar.planReady')}</h2>
            <p className="bar-detail">{t('web.bar.planned', { n: session.staged.length })}</p>
          </div>
        ) : (
          <Waiting seats={seats} />
        )
      ) : (
        <div className="bar-words" aria-live="polite" {...(phone ? { tabIndex: 0 } : {})}>
          <h2 className="bar-title">{words.title ?? format(question.text)}</h2>
          <Detail session={session} words={words} />
        </div>
      )}
      <div className="bar-buttons">
        {phone ? null : <UndoButtons state={state} session={session} />}
        {question !== undefined && buttons !== undefined ? (
          <>
            <button
              type="button"
              className="tool"
              onClick={() => setListed(true)}
              aria-label={t('web.bar.all')}
            >
              <Icon name="list" />
            </button>
            <Buttons options={buttons} session={session} />
          </>
        ) : null}
        {question === undefined && !session.canBack ? null : (
          // It keeps its place when there is nothing to put back, so that nothing moves under the finger.
          <button
            type="button"
            className={phone ? 'tool' : 'button'}
            aria-label={t('web.bar.back')}
            disabled={!session.canBack}
            onClick={session.back}
          >
            {phone ? <Icon name="back" /> : t('web.bar.back')}
          </button>
        )}
        {session.staged.length > 0 ? (
          <button type="button" className="button" disabled={session.sending} onClick={session.sendPlan}>
            {t('web.bar.sendPlan')}
          </button>
        ) : null}
        {question === undefined || (question.answered && !choice.ready) ? (
          <PoliciesButton source={source} state={state} loaded={loaded} />
        ) : null}
        {question === undefined ? null : (
          <button
            type="button"
            className="button main"
            disabled={!choice.ready}
            onClick={() => choice.confirm()}
          >
            {confirmText} <Key name={t('web.key.enter')} />
          </button>
        )}
      </div>
      {listed && question !== undefined ? (
        <Sheet title={format(question.text)} from="below" onClose={() => setListed(false)}>
          <OptionList
            loaded={loaded}
            question={question}
            unavailable={session.unavailable}
            choice={session.choice}
          />
          <div className="sheet-actions">
            <button
              type="button"
              className="button main"
              disabled={!choice.ready}
              onClick={() => {
                choice.confirm();
                setListed(false);
              }}
            >
              {confirmText}
            </button>
          </div>
        </Sheet>
      ) : null}
    </section>
  );
}
