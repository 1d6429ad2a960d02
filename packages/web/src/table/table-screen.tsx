/** The one table screen: a view, the open question, the log and the score, whatever the source. */

import type { LoadedGame } from '@orrery/catalog';
import { type Option, type Seat, same } from '@orrery/kernel';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { isStill, useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import type { BoardModule, BoardProps, PlainTableProps, SeatInfo } from '../board-kit/board.ts';
import { optionsOf } from '../board-kit/choice.ts';
import { usePhone } from '../parts/media.ts';
import { rememberAsked } from '../sources/asked.ts';
import type { TableSource, TableState } from '../sources/source.ts';
import { useBeginning } from './beginning.ts';
import { Clocks } from './clock.tsx';
import { type Ending, useEnding } from './closing.ts';
import { TableEnd } from './end-screen.tsx';
import { Help, OpenHelp } from './help.tsx';
import { type LogLine, logLines, withHappenings } from './log-lines.ts';
import { LogPanel } from './log-panel.tsx';
import { useNews, useTitle } from './news.ts';
import { type PhoneTab, PhoneTabs } from './phone-tabs.tsx';
import { DroppedBanner } from './policies-sheet.tsx';
import { QuestionBar } from './question-bar.tsx';
import { ScorePanel } from './score-panel.tsx';
import { seatInfos } from './seats.ts';
import { type Session, useSession } from './session.ts';
import { linesSince, SinceButton, SinceStrip, useReturned } from './since.tsx';
import { SeatLine, TableHeader } from './table-header.tsx';
import { useTableKeys } from './table-keys.ts';
import styles from './table-screen.module.css';
import { TroubleBanners } from './trouble-banners.tsx';
import { UndoButtons } from './undo-buttons.tsx';

interface TableScreenProps {
  readonly source: TableSource;
  readonly loaded: LoadedGame;
  readonly board: BoardModule | undefined;
  /** Serves where there is no board. */
  readonly Plain: ComponentType<PlainTableProps>;
  readonly state: TableState;
  /** Instead of the question bar, as in a replay. */
  readonly bar?: ReactNode;
  /** What can be done when the game is over. */
  readonly endActions?: ReactNode;
  readonly endSide?: ReactNode;
  /** Further buttons of the top bar. */
  readonly tools?: ReactNode;
  /** A further panel, such as the chat. */
  readonly aside?: { readonly title: string; readonly content: ReactNode };
  readonly banner?: ReactNode;
}

/** The log, the score and the question, as every board has them. */
function useSlots(
  props: TableScreenProps,
  session: Session,
  seats: readonly SeatInfo[],
  board: BoardProps,
  end: Ending,
) {
  const { source, loaded, state, bar } = props;
  const { lines, toNow } = useLog(props);
  const { question, unavailable } = session;
  const jump = useCallback((at: number) => source.look(at === state.at ? undefined : at), [source, state.at]);
  const shows = props.board?.shows ?? ((target: Option['target']) => target !== undefined);
  const isShown = ({ target, value }: Option): boolean =>
    question === undefined || shows(target, question) || unavailable.some((each) => same(each.value, value));
  const listed = props.board === undefined || question?.shape === 'amounts';
  return {
    lines,
    toNow,
    question: bar ?? (
      <QuestionBar
        loaded={loaded}
        source={source}
        state={state}
        session={session}
        seats={seats}
        words={props.board?.barWords?.(board) ?? {}}
        buttons={listed ? undefined : optionsOf(question).filter((option) => !isShown(option))}
        toNow={toNow}
        {...end}
      />
    ),
    score: (
      <ScorePanel
        score={session.score}
        then={session.preview?.score}
        seats={seats}
        playing={bar === undefined && state.me !== 'spectator'}
      />
    ),
    log: (
      <LogPanel
        lines={lines}
        seats={seats}
        shown={state.past ?? state.at}
        onJump={jump}
        loaded={loaded}
        Card={props.board?.Card}
      />
    ),
  };
}

function useLog({ source, loaded, state }: TableScreenProps) {
  const { log, players, happenings } = state;
  const lines = useMemo(() => {
    const name = (seat: Seat): string => players[seat]?.name ?? String(seat + 1);
    const told = logLines(log, loaded.logWriter, name);
    return happenings === undefined ? told : withHappenings(told, happenings);
  }, [log, players, happenings, loaded]);
  return { lines, toNow: () => source.look(undefined) };
}

function useReplayed({ past, positions }: TableState): BoardProps['replay'] {
  return useMemo(
    () => (past === undefined || positions === undefined ? undefined : { at: past, positions }),
    [past, positions],
  );
}

/** In a replay nobody has been away. */
const NO_LINES: readonly LogLine[] = [];
const NO_SLOTS = { question: null, score: null, log: null } as const;

export function TableScreen(props: TableScreenProps) {
  const { source, loaded, board, Plain, state, bar, endActions, endSide, tools, aside, banner } = props;
  const { t, format, language } = useWords();
  const settings = useSettings();
  const phone = usePhone();
  const [tab, setTab] = useState<PhoneTab>('table');
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  const [finalTable, setFinalTable] = useState(false);
  const session = useSession(source, loaded, state, bar === undefined ? board?.propose : undefined);
  const news = useNews(state);
  const lost = useStore(source.connection) === 'lost';
  const seats = useMemo(() => seatInfos({ ...state, view: session.view }, lost), [state, session.view, lost]);
  const { question } = session;
  const game = format(loaded.game.name);
  useTitle(game, question !== undefined && !question.answered && source.kind !== 'replay');
  useEffect(() => {
    if (state.question !== undefined && state.policies !== undefined)
      rememberAsked(state.game, state.question);
  }, [state.game, state.question, state.policies]);

  const boardProps: BoardProps = {
    loaded,
    view: session.view,
    me: state.me,
    seats,
    question,
    unavailable: session.unavailable,
    choice: session.choice,
    preview: session.preview,
    news,
    score: session.score,
    outcome: state.outcome,
    replay: useReplayed(state),
    format,
    language,
    phone,
    reducedMotion: isStill(settings),
    slots: NO_SLOTS,
  };
  const end = useEnding({ ...props, playing: bar === undefined }, session, seats);
  const slots = useSlots(props, session, seats, boardProps, end);
  const { lines } = slots;
  const since = bar === undefined ? linesSince(lines, state) : NO_LINES;
  const { returned, dismiss } = useReturned(since);
  useTableKeys({
    session,
    numbered: optionsOf(question),
    answers: bar === undefined,
    past: state.past !== undefined,
    end,
    toNow: slots.toNow,
    toLog: () =>
      phone ? setTab('log') : document.querySelector<HTMLElement>('[data-log-line][tabindex="0"]')?.focus(),
    toHelp: openHelp,
  });

  useBeginning(question === undefined ? '' : `${state.me}/${question.id}`);

  const ended = state.outcome !== undefined && state.past === undefined && bar === undefined;
  const showEnd = ended && !finalTable;
  // On a phone the tabs of a table in panels show who is deciding.
  const inTabs = phone && loaded.panels !== undefined;
  const seatLine = board === undefined && !ended && !inTabs ? <SeatLine seats={seats} /> : null;
  const Board = board?.Board;
  const shown = { ...boardProps, slots: phone ? NO_SLOTS : slots };
  const main = showEnd ? (
    <TableEnd
      board={board}
      props={boardProps}
      side={endSide}
      actions={
        <>
          {endActions}
          <button type="button" className="button plain" onClick={() => setFinalTable(true)}>
            {t('web.end.table')}
          </button>
        </>
      }
    />
  ) : Board === undefined ? (
    <Plain {...shown} listed={bar === undefined} />
  ) : (
    <Board {...shown} />
  );

  return (
    <div
      className={lost && session.sending ? `${styles.screen} unsent` : styles.screen}
      data-game={loaded.game.id}
      data-source={source.kind}
    >
      <TableHeader
        game={game}
        onHelp={openHelp}
        headline={board?.headline?.({ view: session.view, seats, format, loaded }) ?? state.title}
      >
        {phone && bar === undefined ? <UndoButtons state={state} session={session} /> : null}
        {phone ? null : seatLine}
        {phone ? null : <Clocks seats={seats} />}
        {showEnd || phone ? null : returned ? (
          <SinceStrip news={since} dismiss={dismiss} />
        ) : (
          <SinceButton news={since} />
        )}
        {ended && finalTable ? (
          <button type="button" className="button small" onClick={() => setFinalTable(false)}>
            {t('web.end.result')}
          </button>
        ) : null}
        {aside !== undefined && !phone ? aside.content : null}
        <OpenHelp value={openHelp}>{tools}</OpenHelp>
      </TableHeader>
      {phone && (seatLine !== null || seats.some(({ clock }) => clock !== undefined)) ? (
        <section className={styles.around} aria-label={t('web.seats.title')}>
          {seatLine}
          <Clocks seats={seats} />
        </section>
      ) : null}
      <TroubleBanners source={source} />
      <DroppedBanner source={source} state={state} loaded={loaded} />
      {banner}
      {returned && phone && !ended ? <SinceStrip news={since} dismiss={dismiss} /> : null}
      <main
        className="table-main"
        aria-label={t('web.tabs.table')}
        {...(phone ? { tabIndex: 0 } : {})}
        {...(phone && Board === undefined ? { 'data-begins': 'above' } : {})}
      >
        {Board === undefined ? null : <h2 className="hidden">{t('web.tabs.table')}</h2>}
        {phone && tab === 'log' ? slots.log : null}
        {phone && tab === 'score' ? slots.score : null}
        {phone && tab === 'aside' ? aside?.content : null}
        {!phone || tab === 'table' ? main : null}
      </main>
      {phone && !showEnd ? slots.question : null}
      {phone ? <PhoneTabs tab={tab} aside={aside?.title} onChange={setTab} /> : null}
      {help ? (
        <Help
          loaded={loaded}
          board={board}
          view={session.view}
          seats={seats}
          onClose={() => setHelp(false)}
        />
      ) : null}
    </div>
  );
}
