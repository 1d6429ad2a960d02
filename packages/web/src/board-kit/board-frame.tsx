/** The frame of a drawn board: its places, the question among them, and what the whole of it listens to. */
import type { GameEvent } from '@orrery/kernel';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useScrollCue } from '../parts/scroll-cue.ts';
import type { BoardProps, ChoiceInHand } from './board.ts';
import styles from './board-frame.module.css';
import { type Flight, useFlights } from './flights.ts';
import { zoomOf } from './measures.ts';

/** Enter on something that is chosen already confirms the choice; the first Enter, like a click, chose it. */
function useEnterConfirms(choice: ChoiceInHand) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = board.current;
    const pressed = (event: KeyboardEvent): void => {
      const chosen = event.target instanceof HTMLElement && event.target.ariaPressed === 'true';
      if (event.key !== 'Enter' || !chosen || !choice.ready || event.defaultPrevented) return;
      event.preventDefault();
      choice.confirm();
    };
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  }, [choice]);
  return board;
}

/**
 * A board measured in pixels, enlarged as a whole with the text. Its class says where the places lie, as a grid with areas
 * `question`, `side`, `docked` and its own; a place is a child of the frame. Style sheets of the board know the room
 * that there is as the container `board`, a phone as `[data-phone]`, and the question as `[data-asks]`.
 */
export function BoardFrame(props: {
  readonly board: Pick<BoardProps, 'choice' | 'news' | 'reducedMotion' | 'phone' | 'question'>;
  readonly className: string;
  /** What flies over the board when something has happened. */
  readonly flightsOf: (event: GameEvent) => readonly Flight[];
  readonly children: ReactNode;
}) {
  const { board, className, flightsOf, children } = props;
  const frame = useEnterConfirms(board.choice);
  useFlights(frame, board, flightsOf);
  return (
    <div
      ref={frame}
      className={`${styles.frame} ${className}`}
      data-board
      data-phone={board.phone ? '' : undefined}
      data-asks={board.question?.name}
    >
      {children}
    </div>
  );
}

/** The place of the question. It tells the grid how high it must be, because the places lie out of the flow. */
export function QuestionPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Before the first frame is painted, so that nothing jumps.
  useLayoutEffect(() => {
    const board = place.current?.parentElement;
    const question = place.current?.firstElementChild;
    if (!(board instanceof HTMLElement) || !question) return;
    const observer = new ResizeObserver(() => {
      // In the board's own pixels, which are larger where the text is.
      const height = question.getBoundingClientRect().height / zoomOf(board);
      board.style.setProperty('--question', `${height}px`);
    });
    observer.observe(question);
    return () => observer.disconnect();
  }, []);
  if (children === null) return null;
  return (
    <div className={styles.question} ref={place}>
      <div>{children}</div>
    </div>
  );
}

/** The place of score and log. */
export function SidePlace({ slots: { score, log } }: Pick<BoardProps, 'slots'>) {
  if (score === null && log === null) return null;
  return (
    <aside className={styles.side}>
      {score}
      {log}
    </aside>
  );
}

/** The panel that shows what somebody points at, or what the question needs. Where there is one, it covers nothing. */
export function DockedPanel({ children }: { readonly children: ReactNode }) {
  const cue = useScrollCue<HTMLElement>();
  const instead = useContext(DockedInstead);
  return (
    // Long texts scroll, so the keyboard must get there.
    <section ref={cue} className={`${styles.docked} scrolls`} aria-live="off" {...{ tabIndex: 0 }}>
      {instead ?? children}
    </section>
  );
}

/** What the frame shows in the docked panel instead, while somebody wants it: the hints on a question. */
export const DockedInstead = createContext<ReactNode>(null);
