/** The one table screen: a view, the open question, the log and the score, whatever the source. */

import type { LoadedGame } from '@orrery/catalog';
import type { Seat } from '@orrery/kernel';
import type { Help as HelpAtTable } from '@orrery/protocol';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useHelp } from '../advice/help.ts';
import { useHints } from '../advice/hints.ts';
import { change, isStill, settings, useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import type { BarWords, BoardModule, BoardProps, PlainTableProps } from '../board-kit/board.ts';
import { DockedInstead } from '../board-kit/board-frame.tsx';
import { optionsOf } from '../board-kit/choice.ts';
import { usePhone } from '../parts/media.ts';
import { rememberAsked } from '../sources/asked.ts';
import type { TableSource, TableState } from '../sources/source.ts';
import { useBeginning } from './beginning.ts';
import { useEnding } from './closing.ts';
import { TableEnd } from './end-screen.tsx';
import { Help, OpenHelp } from './help.tsx';
import { type LogLine, logLines, withHappenings } from './log-lines.ts';
import { useLogPlace } from './log-place.ts';
import { OtherTable } from './menu.tsx';
import { movesShown, useDeeds, useLost, useNews, useTitle } from './news.ts';
import { type PhoneTab, PhoneTabs } from './phone-tabs.tsx';
import { DroppedBanner } from './policies-sheet.tsx';
import { playersShown, seatInfos } from './seats.ts';
import { type Session, useSession } from './session.ts';
import { linesSince, type News, SinceStrip, useReturned } from './since.tsx';
import { useSlots } from './slots.tsx';
import { useTableKeys } from './table-keys.ts';
import styles from './table-screen.module.css';
import { SeatsBelow, TableTop } from './table-top.tsx';
import { TroubleBanners } from './trouble-banners.tsx';

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
  /** Opens the replay after so many moves; otherwise that position is shown at the table. */
  readonly onReplay?: (at: number) => void;
  /** Further buttons of the top bar. */
  readonly tools?: ReactNode;
  /** A further panel, such as the chat. */
  readonly aside?: { readonly title: string; readonly content: ReactNode };
  readonly banner?: ReactNode;
  /** Nothing but the board, inside another page. */
  readonly bare?: true;
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

/** What the viewer's seat leaves to be answered by itself, for a board that changes it where its question is asked. */
function usePreferences({ source, state, bar }: TableScreenProps): BoardProps['preferences'] {
  const { me, policies } = state;
  return useMemo(
    () =>
      me === 'spectator' || policies === undefined || bar !== undefined
        ? undefined
        : { policies: policies.policies, set: (next) => void source.setPolicies(me, next) },
    [source, me, policies, bar],
  );
}

function useReplayed({ past, positions }: TableState): BoardProps['replay'] {
  return useMemo(
    () => (past === undefined || positions === undefined ? undefined : { at: past, positions }),
    [past, positions],
  );
}

/** What a hint would be about; undefined where there are none: without a board, without a question, without consent. */
function hintWanted(
  { loaded, board, state, bar }: TableScreenProps,
  { question, view, locked }: Session,
  help: HelpAtTable,
): Parameters<typeof useHints>[0] {
  const { me } = state;
  if (board === undefined || bar !== undefined || help !== 'hints' || locked) return undefined;
  if (question === undefined || me === 'spectator' || state.past !== undefined) return undefined;
  return { game: loaded.game.id, view, seat: me, question };
}

/** In a replay nobody has been away. */
const NO_LINES: readonly LogLine[] = [];
const NO_WORDS: BarWords = {};
/** In a replay nothing is proposed, and nothing put together. */
const NO_HELP: Pick<BoardModule, 'propose' | 'chains'> = {};
const NO_SLOTS = { question: null, score: null, log: null } as const;

/** The board as it is drawn, or the plain table where there is none or the person wants lists. */
export function TableScreen(props: TableScreenProps) {
  const { table } = useSettings();
  return <ShownTable {...props} drawn={table === 'listed' ? undefined : props.board} />;
}

interface ShownTableProps extends TableScreenProps {
  /** The board, unless the same table is shown in lists. */
  readonly drawn: BoardModule | undefined;
}

const toOtherTable = (): void => change({ table: settings().table === 'listed' ? 'drawn' : 'listed' });

function ShownTable(props: ShownTableProps) {
  const { source, loaded, board, drawn, Plain, state, bar, endActions, endSide, tools, aside, banner } =
    props;
  const { t, format, language } = useWords();
  const reducedMotion = isStill(useSettings());
  const phone = usePhone();
  const [tab, setTab] = useState<PhoneTab>('table');
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  const [finalTable, setFinalTable] = useState(false);
  const [tray, setTray] = useState<HTMLElement | null>(null);
  const allowed = useHelp(source, state);
  const session = useSession(
    source,
    loaded,
    state,
    (bar === undefined ? drawn : undefined) ?? NO_HELP,
    allowed !== 'none',
  );
  const hints = useHints(hintWanted(props, session, allowed));
  const { lines, toNow } = useLog(props);
  const offline = useStore(source.connection) === 'lost';
  const seats = useMemo(
    () => playersShown(seatInfos({ ...state, view: session.view }, offline), board, session.view, format),
    [state, session.view, offline, board, format],
  );
  const since = bar === undefined ? linesSince(lines, state, seats) : NO_LINES;
  const lost = useLost(state, bar === undefined ? drawn : undefined, seats);
  const { returned, dismiss } = useReturned(since, lost !== undefined);
  const log = useLogPlace(phone, drawn?.unfoldsLog === true, setTab);
  const deeds = useDeeds(state, returned, session, dismiss, drawn, seats, lost !== undefined);
  const { question } = session;
  useTitle(
    format(loaded.game.name),
    question !== undefined && !question.answered && source.kind !== 'replay',
  );
  useEffect(() => {
    if (state.question !== undefined && state.policies !== undefined)
      rememberAsked(state.game, state.question);
  }, [state.game, state.question, state.policies]);

  const boardProps: BoardProps = {
    loaded,
    view: session.view,
    actual: state.view,
    staged: session.staged,
    me: state.me,
    seats,
    question,
    unavailable: session.unavailable,
    choice: session.choice,
    preview: session.preview,
    preferences: usePreferences(props),
    news: useNews(state),
    log: movesShown(state),
    since: deeds.moves,
    logOpen: log.open,
    score: session.score,
    outcome: state.outcome,
    replay: useReplayed(state),
    format,
    language,
    phone,
    reducedMotion,
    slots: NO_SLOTS,
    tray,
  };
  const end = useEnding({ ...props, playing: bar === undefined }, session, seats);
  const words = drawn?.barWords?.(boardProps) ?? NO_WORDS;
  const place = { newAfter: deeds.moves[0] && deeds.moves[0].at - 1, short: log.short, onToggle: log.button };
  const slots = useSlots({
    ...props,
    session,
    seats,
    log: { lines, ...place },
    toNow,
    words,
    end,
    onTray: setTray,
    hints,
    help: allowed,
  });
  useTableKeys({
    session,
    numbered: optionsOf(question),
    answers: bar === undefined,
    past: state.past !== undefined,
    end,
    main: words.main,
    toNow,
    toLog: log.toggle,
    closeLog: log.close,
    toOtherTable: board === undefined ? undefined : toOtherTable,
    toHelp: openHelp,
    hint: hints?.toggle,
  });

  useBeginning(question === undefined ? '' : `${state.me}/${question.id}`);

  const ended = state.outcome !== undefined && state.past === undefined && bar === undefined;
  const showEnd = ended && !finalTable;
  // Whoever sees the game end has the points counted before their eyes; who opens it later sees the result.
  const [playedHere] = useState(!ended);
  // On a phone the tabs of a table in panels show who is deciding.
  const inTabs = phone && loaded.panels !== undefined;
  const Board = drawn?.Board;
  const news: News = {
    lines: since,
    returned,
    dismiss,
    deeds: deeds.told,
    seats,
    toLog: deeds.told.length > 0 ? log.toggle : undefined,
    lost,
  };
  const shown = {
    ...boardProps,
    slots: phone ? NO_SLOTS : props.bare === true ? { ...slots, question: null } : slots,
  };
  const main = showEnd ? (
    <TableEnd
      board={board}
      props={boardProps}
      log={state.log}
      onReplay={props.onReplay ?? ((at) => source.look(at))}
      side={endSide}
      fresh={playedHere}
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
    <DockedInstead value={slots.hints}>
      <Board {...shown} />
    </DockedInstead>
  );

  if (props.bare === true) return main;
  return (
    <div
      className={offline && session.sending ? `${styles.screen} unsent` : styles.screen}
      data-game={loaded.game.id}
      data-source={source.kind}
    >
      <TableTop
        {...{ loaded, board, state, session, seats, ended, news }}
        drawn={drawn !== undefined}
        plays={bar === undefined}
        showsEnd={showEnd}
        onHelp={openHelp}
        onResult={ended && finalTable ? () => setFinalTable(false) : undefined}
      >
        {aside !== undefined && !phone ? aside.content : null}
        <OpenHelp value={openHelp}>
          <OtherTable value={board === undefined ? undefined : toOtherTable}>{tools}</OtherTable>
        </OpenHelp>
      </TableTop>
      {phone ? <SeatsBelow seats={seats} line={drawn === undefined && !ended && !inTabs} /> : null}
      <TroubleBanners source={source} />
      <DroppedBanner source={source} state={state} loaded={loaded} />
      {banner}
      {returned && phone && !ended ? <SinceStrip {...news} /> : null}
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
      {phone && !showEnd ? slots.hints : null}
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
