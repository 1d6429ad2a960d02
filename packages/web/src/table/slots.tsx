/** What the frame puts into every board: the question, the score, the log. */
import type { LoadedGame } from '@orrery/catalog';
import { type Option, same } from '@orrery/kernel';
import type { Help } from '@orrery/protocol';
import { type ReactNode, useCallback } from 'react';
import type { Hints } from '../advice/hints.ts';
import type { BarWords, BoardModule, SeatInfo } from '../board-kit/board.ts';
import { optionsOf } from '../board-kit/choice.ts';
import { fetched } from '../parts/fetched.ts';
import type { TableSource, TableState } from '../sources/source.ts';
import type { Ending } from './closing.ts';
import { withRival } from './end-words.ts';
import { LogPanel, type LogProps } from './log-panel.tsx';
import { QuestionBar } from './question-bar.tsx';
import { ScorePanel } from './score-panel.tsx';
import type { Session } from './session.ts';

const HintPanel = fetched(async () => (await import('../advice/hint-panel.tsx')).HintPanel);

/** The hints that were asked for; nothing where there is nobody to give them to. */
function hintPanel(
  {
    state,
    session,
    drawn,
  }: {
    readonly state: TableState;
    readonly session: Session;
    readonly drawn: BoardModule | undefined;
  },
  hints: Hints,
): ReactNode {
  const { question, choice } = session;
  if (question === undefined || state.me === 'spectator') return null;
  const bots = [...new Set(state.players.flatMap(({ bot }) => bot ?? []))];
  return (
    <HintPanel
      hints={hints}
      question={question}
      choice={choice}
      seat={state.me}
      bots={bots}
      brief={drawn?.briefHints === true}
    />
  );
}

export function useSlots(props: {
  readonly source: TableSource;
  readonly loaded: LoadedGame;
  readonly board: BoardModule | undefined;
  /** The board, unless the same table is shown in lists. */
  readonly drawn: BoardModule | undefined;
  readonly state: TableState;
  /** Instead of the question bar, as in a replay. */
  readonly bar?: ReactNode;
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly log: Pick<LogProps, 'lines' | 'newAfter' | 'short' | 'onToggle'>;
  readonly toNow: () => void;
  readonly words: BarWords;
  readonly end: Ending;
  readonly onTray: (place: HTMLElement | null) => void;
  readonly hints: Hints | undefined;
  readonly help: Help;
}) {
  const { source, loaded, state, bar, drawn, session, seats, log, toNow, words, end, onTray } = props;
  const { question, unavailable } = session;
  const jump = useCallback((at: number) => source.look(at === state.at ? undefined : at), [source, state.at]);
  const shows = drawn?.shows ?? ((target: Option['target']) => target !== undefined);
  const isShown = ({ target, value }: Option): boolean =>
    question === undefined || shows(target, question) || unavailable.some((each) => same(each.value, value));
  const rival = seats.find(({ kind }) => kind === 'rival')?.seat;
  const then = session.preview?.score;
  const hints = props.hints?.thought === undefined ? null : hintPanel(props, props.hints);
  const listed = drawn === undefined || question?.shape === 'amounts';
  return {
    question: bar ?? (
      <QuestionBar
        loaded={loaded}
        source={source}
        state={state}
        session={session}
        seats={seats}
        words={words}
        onTray={drawn === undefined ? undefined : onTray}
        buttons={listed ? undefined : optionsOf(question).filter((option) => !isShown(option))}
        toNow={toNow}
        hints={props.hints}
        hintless={props.board !== undefined && props.help !== 'hints'}
        {...end}
      />
    ),
    hints,
    score:
      drawn !== undefined || hints === null ? (
        <ScorePanel
          score={session.score && withRival(session.score, rival)}
          then={then && withRival(then, rival)}
          seats={seats}
          playing={bar === undefined && state.me !== 'spectator'}
        />
      ) : (
        hints
      ),
    log: (
      <LogPanel
        {...log}
        seats={seats}
        shown={state.past ?? state.at}
        onJump={jump}
        loaded={loaded}
        Card={props.board?.Card}
      />
    ),
  };
}
