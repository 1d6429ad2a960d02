/** "Since your last turn": a strip for whoever comes back to the table, and a button for whoever wants it again. */
import { Fragment, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { LossesSince, NumberedDeed, SeatInfo, SinceProps } from '../board-kit/board.ts';
import { Icon } from '../parts/icon.tsx';
import { Said } from '../parts/said.tsx';
import { SeatMark } from '../parts/seat.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { TableState } from '../sources/source.ts';
import type { LogLine } from './log-lines.ts';
import { lastOwn } from './moves-since.ts';
import styles from './since.module.css';

/**
 * The lines of the log after the person's own last move, and those about a rival, which answers with it; none for
 * spectators and before one's first move.
 */
export function linesSince(
  lines: readonly LogLine[],
  { log, me }: TableState,
  seats: readonly SeatInfo[],
): readonly LogLine[] {
  if (me === 'spectator') return [];
  const last = log[lastOwn(log, me)]?.at ?? 0;
  const rival = seats.find(({ kind }) => kind === 'rival')?.seat;
  const isNew = ({ at, seat }: LogLine): boolean =>
    at > last || (at === last && rival !== undefined && seat === rival);
  return last === 0 ? [] : lines.filter((line) => isNew(line) && line.heading === undefined);
}

/** True from the moment somebody comes to the table, or back to its tab, or loses something, until they have read or moved. */
export function useReturned(
  news: readonly LogLine[],
  hasLost: boolean,
): { readonly returned: boolean; dismiss(): void } {
  const [since, setSince] = useState<number | undefined>(() => (news.length > 0 ? news[0]?.at : undefined));
  const [dismissed, setDismissed] = useState<number>();
  const first = news[0]?.at;
  useEffect(() => {
    const shown = (): void => {
      if (document.visibilityState === 'visible') setSince(first);
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, [first]);
  // Whoever has lost something is told even if they were there all the time.
  const tells = first === since || (hasLost && first !== dismissed);
  return {
    returned: first !== undefined && tells,
    dismiss() {
      setSince(undefined);
      setDismissed(first);
    },
  };
}

/** What there is to tell somebody who has come back. */
export interface News {
  readonly lines: readonly LogLine[];
  readonly returned: boolean;
  dismiss(): void;
  /** The same in few words, where the board shows it by numbers. */
  readonly deeds: readonly NumberedDeed[];
  readonly seats: readonly SeatInfo[];
  /** Opens the log, where it shows what is new; otherwise a sheet does. */
  readonly toLog: (() => void) | undefined;
  /** What others have taken from the viewer; undefined where that is nothing. */
  readonly lost: Lost | undefined;
}

/** Losses with what is needed to draw them. */
export interface Lost {
  readonly said: string;
  readonly losses: LossesSince;
  readonly props: SinceProps;
}

/** The deeds, each with the number that it has on the board. */
function Deeds({ deeds, seats }: Pick<News, 'deeds' | 'seats'>) {
  const { format } = useWords();
  return (
    <span className={styles.deeds} data-may-clip>
      {deeds.map(({ n, seat, text }) => {
        const info = seats[seat];
        return (
          <span key={n} data-may-clip>
            <b>{n}</b>
            {info === undefined ? null : <SeatMark mark={info.mark} colour={info.colour} size={11} />}
            <span className="hidden">{info?.name}:</span> {format(text)}
          </span>
        );
      })}
    </span>
  );
}

/** Losses in marks, and how much else there is to read. */
function Losses({ lost: { said, losses, props }, others }: { readonly lost: Lost; readonly others: number }) {
  const { Glance } = losses;
  return (
    <span className={styles.lost}>
      <span className="hidden" role="status">
        {said}
      </span>
      <span aria-hidden="true">
        <Glance {...props} />
        {others > 0 ? <small>+{others}</small> : null}
      </span>
    </span>
  );
}

/** What happened, in one line; the whole of it a tap away. */
export function SinceStrip({ lines, dismiss, deeds, seats, toLog, lost }: News) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <section
      className={styles.since}
      aria-label={t('web.since.title')}
      data-few={deeds.length > 0 || lost !== undefined ? '' : undefined}
      data-lost={lost === undefined ? undefined : ''}
    >
      <button type="button" className={styles.all} onClick={toLog ?? (() => setOpen(true))}>
        <b data-may-clip>
          {t(deeds.length > 0 || lost !== undefined ? 'web.since.short' : 'web.since.title')}
        </b>
        {lost !== undefined ? (
          <Losses lost={lost} others={lines.length} />
        ) : deeds.length > 0 ? (
          <Deeds deeds={deeds} seats={seats} />
        ) : (
          <span data-may-clip>
            {lines.map((line) => (
              <Fragment key={line.key}>
                <Said of={line.text} />{' '}
              </Fragment>
            ))}
          </span>
        )}
      </button>
      <button type="button" className="tool" aria-label={t('web.since.dismiss')} onClick={dismiss}>
        <Icon name="close" size={14} />
      </button>
      {open ? <SinceSheet news={lines} lost={lost} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function SinceSheet(props: {
  readonly news: readonly LogLine[];
  readonly lost: Lost | undefined;
  readonly onClose: () => void;
}) {
  const { news, lost, onClose } = props;
  const { t } = useWords();
  return (
    <Sheet title={t('web.since.title')} onClose={onClose}>
      {lost === undefined ? null : (
        <>
          <lost.losses.List {...lost.props} />
          <h3 className={styles.everything}>{t('web.since.everything')}</h3>
        </>
      )}
      <ul className={styles.news}>
        {news.map((line) => (
          <li key={line.key}>
            <Said of={line.text} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** `short`: beside the seats in their order there is little room. */
export function SinceButton(props: Pick<News, 'lines' | 'lost'> & { readonly short: boolean }) {
  const { lines: news, lost, short } = props;
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  if (news.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={t('web.since.button', { n: news.length })}
        title={t('web.since.button', { n: news.length })}
        onClick={() => setOpen(true)}
      >
        {t(short ? 'web.since.new' : 'web.since.button', { n: news.length })}
      </button>
      {open ? <SinceSheet news={news} lost={lost} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
