/** What the question bar says: what is asked, what was locked in, whom one waits for. */
import type { ReactNode } from 'react';
import { createStore, useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import type { BarWords, SeatInfo } from '../board-kit/board.ts';
import { mostPicks } from '../board-kit/choice.ts';
import { Icon } from '../parts/icon.tsx';
import { usePhone } from '../parts/media.ts';
import type { TableSource, TableState } from '../sources/source.ts';
import styles from './question-bar.module.css';
import type { Session } from './session.ts';

/** Title and detail. On a phone they may be longer than their place: then keys scroll them too. `live`: changes are read out. */
export function BarHead({
  live = false,
  children,
}: {
  readonly live?: boolean;
  readonly children: ReactNode;
}) {
  const phone = usePhone();
  return (
    <div
      className="bar-words"
      data-begins="above"
      {...(live ? { 'aria-live': 'polite' as const } : {})}
      {...(phone ? { tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}

/** The names of those who are still to decide. */
const stillDeciding = (seats: readonly SeatInfo[]): string[] =>
  seats.filter(({ state, me }) => state === 'deciding' && !me).map(({ name }) => name);

/** Who is still to decide, in a sentence; whoever has no seat is told that they watch. */
export function Waiting({ seats, words }: { readonly seats: readonly SeatInfo[]; readonly words: BarWords }) {
  const { t, list } = useWords();
  const deciding = stillDeciding(seats);
  const seated = seats.some(({ me }) => me);
  return (
    <BarHead>
      <h2 className="bar-title">{words.title ?? t(seated ? 'web.bar.waiting' : 'web.bar.watching')}</h2>
      <p className="bar-detail">
        {words.detail ??
          (deciding.length === 0 ? '' : t('web.bar.deciding', { names: list(deciding), n: deciding.length }))}
      </p>
    </BarHead>
  );
}

/** The answer is in: whom it waits for, and that it can still be changed. */
export function Locked({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const { t, list } = useWords();
  const deciding = stillDeciding(seats);
  return (
    <>
      <h2 className="bar-title">
        <Icon name="lock" size={15} /> {t('web.bar.locked', { names: list(deciding), n: deciding.length })}
      </h2>
      <p className="bar-detail">{t('web.bar.answered')}</p>
    </>
  );
}

export function Past({ state, toNow }: { readonly state: TableState; readonly toNow: () => void }) {
  const { t } = useWords();
  return (
    <section className="bar" aria-label={t('web.bar.label')}>
      <BarHead>
        <h2 className="bar-title">{t('web.bar.past', { at: state.past ?? 0, of: state.at })}</h2>
        <p className="bar-detail">{t('web.bar.pastNote')}</p>
      </BarHead>
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
export function Kept({ source, what }: { readonly source: TableSource; readonly what: string }) {
  const { t } = useWords();
  const unsent = useStore(source.unsent ?? nothingUnsent);
  return (
    <section className={`bar ${styles.kept}`} aria-label={t('web.bar.label')} aria-busy>
      <BarHead live>
        <h2 className="bar-title">{t(unsent ? 'web.bar.kept' : 'web.bar.unheard', { what })}</h2>
        <p className="bar-detail">{t(unsent ? 'web.bar.keptNote' : 'web.bar.unheardNote')}</p>
      </BarHead>
      <div className="bar-buttons">
        <button type="button" className="button" disabled={!unsent} onClick={() => source.withdraw?.()}>
          {t('web.bar.takeBack')}
        </button>
      </div>
    </section>
  );
}

/** What the selection is, what stands in its way, and what can no longer be undone after it. */
export function Detail({ session, words }: { readonly session: Session; readonly words: BarWords }) {
  const { t, format } = useWords();
  const { notice, refusal, choice, preview, question, staged, chained } = session;
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
  else if (question?.shape === 'some-of' && choice.selection.shape === 'some-of') {
    const [min, max] = [question.min, mostPicks(question)];
    const n = choice.selection.picks.length;
    parts.push(min === max ? t('web.bar.picked', { n, max }) : t('web.bar.pickedRange', { n, min, max }));
  }
  // The links of a chain are in sight already.
  if (staged.length > 0 && !chained) parts.push(t('web.bar.planned', { n: staged.length }));
  return (
    <p className="bar-detail">
      {words.mark}
      {parts.join(' ')}
      {preview?.barrier === true ? (
        <span className={styles.barrier}>
          <Icon name="lock" size={13} /> {words.barrier ?? t('web.bar.barrier')}
        </span>
      ) : null}
    </p>
  );
}
