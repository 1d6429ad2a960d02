/** Asking a bot for a hint on the open question. It is sent what the person sees, and nothing else. */
import type { Advised } from '@orrery/bots/workers';
import type { Answer, CoreView, Question, Seat } from '@orrery/kernel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';

/** What a hint may take. */
const BUDGET = { milliseconds: 1_000 };

/** What a bot at the table would choose in the person's place. */
interface Would {
  readonly bot: string;
  readonly answer: Answer;
}

interface Thought {
  /** The question that it is about. */
  readonly key: string;
  readonly is: 'thinking' | 'here' | 'failed';
  readonly advised: readonly Advised[];
  readonly would?: Would;
}

/** The question that a hint is wanted for. */
interface Wanted {
  readonly game: string;
  readonly view: object & CoreView;
  readonly seat: Seat;
  readonly question: Question;
}

export interface Hints {
  /** Undefined while nobody has asked. */
  readonly thought: Thought | undefined;
  /** Asks, or puts the hints away. */
  toggle(): void;
  /** Asks what a bot of that kind would choose. */
  askBot(bot: string): void;
}

/** Loaded with the first hint. */
const loadPool = async () => (await import('./pool.ts')).advicePool(1);
let pool: ReturnType<typeof loadPool> | undefined;

const keyOf = ({ seat, question }: Wanted): string => `${seat}/${question.id}`;

/** Hints on a question; undefined where there are none to be had. */
export function useHints(wanted: Wanted | undefined): Hints | undefined {
  const { hints: when } = useSettings();
  const [thought, setThought] = useState<Thought>();
  const stop = useRef<AbortController>(undefined);
  const key = wanted === undefined ? undefined : keyOf(wanted);
  const asked = useRef(wanted);
  useLayoutEffect(() => {
    asked.current = wanted;
  });

  const ask = useCallback(async (): Promise<void> => {
    const now = asked.current;
    if (now === undefined) return;
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const about = keyOf(now);
    setThought({ key: about, is: 'thinking', advised: [] });
    try {
      pool ??= loadPool();
      const { game, view, seat } = now;
      const consulted = { game, view, seat, budget: BUDGET, seed: about, also: [] };
      const advised = await (await pool).consult(consulted, control.signal);
      if (!control.signal.aborted && advised !== undefined)
        setThought({ key: about, is: advised.length === 0 ? 'failed' : 'here', advised });
    } catch (error) {
      console.error(error);
      if (!control.signal.aborted) setThought({ key: about, is: 'failed', advised: [] });
    }
  }, []);
  const putAway = useCallback(() => {
    stop.current?.abort();
    setThought(undefined);
  }, []);

  useEffect(() => {
    if (key !== undefined && when === 'always') void ask();
    return () => stop.current?.abort();
  }, [key, when, ask]);

  const askBot = useCallback(async (bot: string): Promise<void> => {
    const now = asked.current;
    if (now === undefined) return;
    pool ??= loadPool();
    const { game, view, seat } = now;
    const about = keyOf(now);
    const answer = await (await pool).think({ game, bot, view, seat, budget: BUDGET, seed: about });
    if (answer !== undefined)
      setThought((before) => (before?.key === about ? { ...before, would: { bot, answer } } : before));
  }, []);

  if (wanted === undefined || when === 'never') return undefined;
  const current = thought?.key === key ? thought : undefined;
  return {
    thought: current,
    toggle: () => (current === undefined ? void ask() : putAway()),
    askBot: (bot) => void askBot(bot),
  };
}
