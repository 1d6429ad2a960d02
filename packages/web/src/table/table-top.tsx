/** The top bar of a table with what belongs to this moment: turns, clocks, news, undo on a phone. */
import type { LoadedGame } from '@orrery/catalog';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardModule, SeatInfo } from '../board-kit/board.ts';
import { usePhone } from '../parts/media.ts';
import type { TableState } from '../sources/source.ts';
import { Clocks } from './clock.tsx';
import { SeatOrder } from './seat-order.tsx';
import type { Session } from './session.ts';
import { type News, SinceButton, SinceStrip } from './since.tsx';
import { SeatLine, TableHeader } from './table-header.tsx';
import styles from './table-screen.module.css';
import { UndoButtons } from './undo-buttons.tsx';

export function TableTop(props: {
  readonly loaded: LoadedGame;
  readonly board: BoardModule | undefined;
  /** Whether the board is drawn; otherwise a line says who is doing what. */
  readonly drawn: boolean;
  readonly state: TableState;
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly plays: boolean;
  readonly ended: boolean;
  readonly showsEnd: boolean;
  readonly news: News;
  readonly onHelp: () => void;
  /** Leads from the table back to the result, once there is one. */
  readonly onResult: (() => void) | undefined;
  /** Buttons and panels of this kind of table. */
  readonly children: ReactNode;
}) {
  const { t, format } = useWords();
  const phone = usePhone();
  const { loaded, board, state, session, seats, plays, showsEnd, news, onHelp } = props;
  const { view } = session;
  const Mark = board?.HeadlineMark;
  const order = props.ended ? undefined : board?.turnOrder?.(view);
  return (
    <TableHeader
      game={format(loaded.game.name)}
      onHelp={onHelp}
      headline={board?.headline?.({ view, seats, format, loaded }) ?? state.title}
      mark={Mark === undefined || props.ended ? null : <Mark view={view} format={format} />}
    >
      {phone && plays ? <UndoButtons state={state} session={session} /> : null}
      {showsEnd || phone ? null : news.returned ? (
        <SinceStrip {...news} />
      ) : (
        <SinceButton {...news} short={order !== undefined} />
      )}
      {phone ? null : order !== undefined ? (
        <SeatOrder seats={seats} order={order} />
      ) : (
        <>
          {props.drawn || props.ended ? null : <SeatLine seats={seats} />}
          <Clocks seats={seats} />
        </>
      )}
      {props.onResult === undefined ? null : (
        <button type="button" className="button small" onClick={props.onResult}>
          {t('web.end.result')}
        </button>
      )}
      {props.children}
    </TableHeader>
  );
}

/** On a phone: the seats and clocks below the top bar, where there are any to show. */
export function SeatsBelow({ seats, line }: { readonly seats: readonly SeatInfo[]; readonly line: boolean }) {
  const { t } = useWords();
  if (!line && seats.every(({ clock }) => clock === undefined)) return null;
  return (
    <section className={styles.around} aria-label={t('web.seats.title')}>
      {line ? <SeatLine seats={seats} /> : null}
      <Clocks seats={seats} />
    </section>
  );
}
