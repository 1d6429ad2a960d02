/** What ends a turn or a part of a phase, in one click; and passing by itself where nothing else can be done. */

import type { LoadedGame } from '@orrery/catalog';
import type { Option, Question } from '@orrery/kernel';
import type { TableInfo } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../app/store.ts';
import type { BoardModule, SeatInfo } from '../board-kit/board.ts';
import type { TableSource, TableState } from '../sources/source.ts';
import type { Session } from './session.ts';

/** The option that does nothing but end the turn. */
export interface Closing {
  readonly option: Option;
  /** There is nothing else to choose. */
  readonly only: boolean;
}

export function closingOf({ closes }: LoadedGame, question: Question | undefined): Closing | undefined {
  if (question?.shape !== 'one-of' || question.answered) return undefined;
  const option = question.options.find((each) => closes?.(question, each) === true);
  return option === undefined ? undefined : { option, only: question.options.length === 1 };
}

/** How long one may look before the only option is taken, in milliseconds. */
export const A_MOMENT = 1500;

interface SelfPass {
  /** The only option is about to be taken. */
  readonly running: boolean;
  /** Leaves it to the person. */
  stay(): void;
}

const noInfo = createStore<TableInfo | undefined>(undefined);

/**
 * Whether only bots sit with the viewer. Among people nothing passes by itself: whoever passes at once tells the others
 * that the hand holds nothing to place. Somebody for whom a bot plays on may be watching, and counts.
 */
function usePlaysAlone(source: TableSource, seats: readonly SeatInfo[]): boolean {
  const info = useStore(source.server?.info ?? noInfo);
  const others = seats.filter(({ me }) => !me);
  const people = info?.seats.some(
    ({ seat, person }) => person !== null && others.some((other) => other.seat === seat),
  );
  return others.every(({ kind }) => kind !== 'person') && people !== true;
}

/** Takes the only option after a moment, against bots alone; not when somebody has just gone back to it. */
function useSelfPass(
  closing: Closing | undefined,
  session: Session,
  props: { readonly source: TableSource; readonly state: TableState; readonly seats: readonly SeatInfo[] },
): SelfPass {
  const { source, state, seats } = props;
  const alone = usePlaysAlone(source, seats);
  const at = `${session.question?.id}/${state.at}`;
  const [stayed, setStayed] = useState<string>();
  const fresh = !state.redo && state.past === undefined && session.staged.length === 0;
  const mayRun = closing?.only === true && alone && fresh;
  const running = mayRun && stayed !== at && !session.sending;
  const pass = useRef<(at: string) => void>(() => undefined);
  useEffect(() => {
    pass.current = (then) => {
      // Once is enough, should it be refused; and whoever has opened a sheet is reading.
      setStayed(then);
      if (closing !== undefined && document.querySelector('dialog[open]') === null)
        session.giveOnly(closing.option.value);
    };
  });
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => pass.current(at), A_MOMENT);
    return () => clearTimeout(timer);
  }, [running, at]);
  return { running, stay: () => setStayed(at) };
}

/** The end of the turn in one click, and by itself where nothing else can be chosen. */
export function useEnding(
  props: {
    readonly source: TableSource;
    readonly state: TableState;
    readonly loaded: LoadedGame;
    readonly board: BoardModule | undefined;
    /** False in a replay. */
    readonly playing: boolean;
  },
  session: Session,
  seats: readonly SeatInfo[],
) {
  const { loaded, state, playing } = props;
  const closing = closingOf(loaded, playing ? session.question : undefined);
  const { running, stay } = useSelfPass(closing, session, { ...props, seats });
  const close = (): void => {
    if (closing === undefined || state.past !== undefined) return;
    const { option, only } = closing;
    if (only) session.giveOnly(option.value);
    // On a drawn board passing stands among the things to choose from, and is confirmed like them.
    else if (props.board === undefined) session.choice.give(option.value);
    else if (!session.choice.isChosen(option.value)) session.choice.toggle(option.value);
  };
  return { closing, close, passing: running, stay };
}
export type Ending = ReturnType<typeof useEnding>;
