/** The one table screen: a view, the open question, the log and the score, whatever the source. */
import { type GameEvent, type Option, type Question, same } from '@orrery/kernel';
import type { LoadedGame } from '@orrery/shelf';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isStill, useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePhone } from '../parts/media.ts';
import { Sheet } from '../parts/sheet.tsx';
import { PlainTable } from '../plain/plain-table.tsx';
import type { BoardModule, BoardProps } from './board.ts';
import { Clocks } from './clock.tsx';
import { EndScreen } from './end-screen.tsx';
import { keyNames, useShortcuts } from './keys.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { type LogLine, logLines } from './log-lines.ts';
import { LogPanel } from './log-panel.tsx';
import { QuestionBar } from './question-bar.tsx';
import { ScorePanel } from './score-panel.tsx';
import { seatInfos } from './seats.ts';
import { useSession } from './session.ts';
import type { TableSource, TableState } from './source.ts';
import { SeatLine, TableHeader } from './table-header.tsx';

export interface TableScreenProps {
  readonly source: TableSource;
  readonly loaded: LoadedGame;
  readonly board: BoardModule | undefined;
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

/** What can be numbered in a question. */
const optionsOf = (question: Question | undefined): readonly Option[] => {
  if (question === undefined || question.shape === 'amounts') return [];
  return question.shape === 'one-of' ? question.options : question.items;
};

/** What has happened since the state before this one. */
function useNews({ log, at }: TableState): BoardProps['news'] {
  const last = useRef(at);
  return useMemo(() => {
    const events: GameEvent[] = log.filter((move) => move.at > last.current).flatMap((move) => move.events);
    last.current = at;
    return { serial: at, events };
  }, [log, at]);
}

/** The tab's title says whose turn it is. */
function useTitle(game: string, mine: boolean): void {
  const { t } = useWords();
  useEffect(() => {
    document.title = mine ? t('web.title.yourTurn', { game }) : t('web.title.table', { game });
    return () => {
      document.title = 'Orrery';
    };
  }, [t, game, mine]);
}

/** What happened since the person's own last move. */
function Since({ lines, state }: { readonly lines: readonly LogLine[]; readonly state: TableState }) {
  const { t, format } = useWords();
  const [open, setOpen] = useState(false);
  const last = state.log.findLast(({ seat }) => seat === state.me)?.at ?? 0;
  const news = lines.filter((line) => line.at > last && line.at > 0);
  if (news.length === 0 || state.me === 'spectator' || last === 0) return null;
  return (
    <>
      <button type="button" className="button small wide" onClick={() => setOpen(true)}>
        {t('web.since.button', { n: news.length })}
      </button>
      {open ? (
        <Sheet title={t('web.since.title')} onClose={() => setOpen(false)}>
          <ul className="news">
            {news.map((line) => (
              <li key={line.key}>{format(line.text)}</li>
            ))}
          </ul>
        </Sheet>
      ) : null}
    </>
  );
}

/** What the icons mean, one tap away. */
function LegendButton(props: {
  readonly Legend: NonNullable<BoardModule['Legend']>;
  readonly format: BoardProps['format'];
  readonly loaded: LoadedGame;
}) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { Legend, format, loaded } = props;
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={t('web.legend.title')}
        title={t('web.legend.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="legend" />
      </button>
      {open ? (
        <Sheet title={t('web.legend.title')} onClose={() => setOpen(false)}>
          <Legend format={format} loaded={loaded} />
        </Sheet>
      ) : null}
    </>
  );
}

const phoneTabs = ['table', 'log', 'score', 'aside'] as const;
type PhoneTab = (typeof phoneTabs)[number];

function Tabs(props: {
  readonly tab: PhoneTab;
  readonly aside: string | undefined;
  readonly onChange: (tab: PhoneTab) => void;
}) {
  const { t } = useWords();
  const { tab, aside, onChange } = props;
  const shown = phoneTabs.filter((each) => each !== 'aside' || aside !== undefined);
  return (
    <nav className="tabs" aria-label={t('web.tabs.title')}>
      {shown.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'page' : undefined}
          onClick={() => onChange(each)}
        >
          <Icon name={each === 'aside' ? 'chat' : each} size={20} />
          {each === 'aside' ? aside : t(`web.tabs.${each}`)}
        </button>
      ))}
    </nav>
  );
}

export function TableScreen(props: TableScreenProps) {
  const { source, loaded, board, state, bar, endActions, endSide, tools, aside, banner } = props;
  const { t, format, language } = useWords();
  const settings = useSettings();
  const phone = usePhone();
  const connection = useStore(source.connection);
  const [tab, setTab] = useState<PhoneTab>('table');
  const [keys, setKeys] = useState(false);
  const [finalTable, setFinalTable] = useState(false);
  const session = useSession(source, loaded, state);
  const news = useNews(state);
  const seats = useMemo(() => seatInfos({ ...state, view: session.view }), [state, session.view]);
  const lines = useMemo(
    () => logLines(state.log, loaded.eventText, (seat) => state.players[seat]?.name ?? String(seat + 1)),
    [state.log, state.players, loaded],
  );
  const { question, choice } = session;
  const game = format(loaded.game.name);
  const mine = question !== undefined && !question.answered && source.kind !== 'replay';
  useTitle(game, mine);

  const jump = (at: number): void => source.look(at === state.at ? undefined : at);
  const toNow = (): void => source.look(undefined);
  const numbered = optionsOf(question);
  const shortcuts = {
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [
        String(i + 1),
        () => {
          const option = numbered[i];
          if (option !== undefined) choice.toggle(option.value);
        },
      ]),
    ),
    ...(bar === undefined
      ? {
          [keyNames.enter]: () => choice.confirm(),
          [keyNames.escape]: () => (state.past === undefined ? session.back() : toNow()),
          u: session.undo,
          r: session.redo,
          n: toNow,
        }
      : {}),
    l: () => (phone ? setTab('log') : document.querySelector<HTMLElement>('.log-line')?.focus()),
    '?': () => setKeys(true),
  };
  useShortcuts(shortcuts);

  const barProps: BoardProps = {
    loaded,
    view: session.view,
    me: state.me,
    seats,
    question,
    unavailable: session.unavailable,
    choice,
    preview: session.preview,
    news,
    score: session.score,
    outcome: state.outcome,
    format,
    language,
    phone,
    reducedMotion: isStill(settings),
    slots: { question: null, score: null, log: null },
  };
  const shows = board?.shows ?? ((target) => target !== undefined);
  const questionSlot = bar ?? (
    <QuestionBar
      loaded={loaded}
      state={state}
      session={session}
      seats={seats}
      words={board?.barWords?.(barProps) ?? {}}
      buttons={
        board === undefined || question?.shape === 'amounts'
          ? undefined
          : numbered.filter(
              ({ target, value }) =>
                !shows(target) && !session.unavailable.some((each) => same(each.value, value)),
            )
      }
      toNow={toNow}
    />
  );
  const scoreSlot = (
    <ScorePanel
      score={session.score}
      then={session.preview?.score}
      seats={seats}
      playing={bar === undefined && state.me !== 'spectator'}
    />
  );
  const logSlot = <LogPanel lines={lines} seats={seats} shown={state.past ?? state.at} onJump={jump} />;
  const slots = phone
    ? { question: null, score: null, log: null }
    : { question: questionSlot, score: scoreSlot, log: logSlot };
  const ended = state.outcome !== undefined && state.past === undefined && bar === undefined;
  const showEnd = ended && !finalTable;
  const Final = board?.Final;
  const Board = board?.Board;

  const main = showEnd ? (
    <EndScreen
      outcome={state.outcome ?? { standings: [] }}
      seats={seats}
      final={
        Final === undefined
          ? undefined
          : (seat) => <Final view={state.view} seats={seats} format={format} loaded={loaded} seat={seat} />
      }
      side={endSide}
      heap={board?.heap}
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
    <PlainTable {...barProps} slots={slots} listed={bar === undefined} />
  ) : (
    <Board {...barProps} slots={slots} />
  );

  return (
    <div
      className={phone ? 'table-screen phone' : 'table-screen'}
      data-game={loaded.game.id}
      data-source={source.kind}
    >
      <TableHeader
        game={game}
        headline={board?.headline?.({ view: session.view, seats, format, loaded }) ?? state.title}
      >
        {board === undefined ? <SeatLine seats={seats} /> : null}
        <Clocks seats={seats} />
        <Since lines={lines} state={state} />
        {ended && finalTable ? (
          <button type="button" className="button small" onClick={() => setFinalTable(false)}>
            {t('web.end.result')}
          </button>
        ) : null}
        {board?.Legend === undefined ? null : (
          <LegendButton Legend={board.Legend} format={format} loaded={loaded} />
        )}
        {aside !== undefined && !phone ? aside.content : null}
        {tools}
      </TableHeader>
      {connection === 'lost' ? (
        <div className="banner" role="status">
          {t('web.connection.lost')}
        </div>
      ) : null}
      {banner}
      <main
        className={`table-main tab-${tab}`}
        aria-label={t('web.tabs.table')}
        {...(phone ? { tabIndex: 0 } : {})}
      >
        {Board === undefined ? null : <h2 className="hidden">{t('web.tabs.table')}</h2>}
        {phone && tab === 'log' ? logSlot : null}
        {phone && tab === 'score' ? scoreSlot : null}
        {phone && tab === 'aside' ? aside?.content : null}
        {!phone || tab === 'table' ? main : null}
      </main>
      {phone && !showEnd ? questionSlot : null}
      {phone ? <Tabs tab={tab} aside={aside?.title} onChange={setTab} /> : null}
      {keys ? <KeysSheet onClose={() => setKeys(false)} /> : null}
    </div>
  );
}
