/** Looking ahead with a selection, without anybody waiting for it. */

import type { LoadedGame } from '@orrery/catalog';
import type { Answer, CoreView, Game, Question, Seat } from '@orrery/kernel';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Ahead, lookAhead } from '../board-kit/ahead.ts';
import { answerOf, emptySelection } from '../board-kit/choice.ts';
import type { TableState } from '../sources/source.ts';

/** Some answer to the question, good enough to look ahead with. */
const anyAnswer = (question: Question): Answer | undefined => {
  if (question.shape === 'amounts') return answerOf(question, emptySelection(question));
  if (question.shape === 'some-of')
    return { question: question.id, picks: question.items.slice(0, question.min).map(({ value }) => value) };
  const [option] = question.options;
  return option === undefined ? undefined : { question: question.id, pick: option.value };
};

const WARMING = { after: 250, rounds: 3 };

/**
 * The first look ahead is slow, because the engine has not run here yet, and so is the first time that the table is
 * drawn again: both are done a few times before anybody waits for them.
 */
export function useWarmTable({ game }: LoadedGame, { question, view, me }: TableState): void {
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    const answer = question === undefined ? undefined : anyAnswer(question);
    if (rounds >= WARMING.rounds || answer === undefined || me === 'spectator') return;
    const timer = setTimeout(() => {
      lookAhead(game, view, me, [answer]);
      setRounds(rounds + 1);
    }, WARMING.after);
    return () => clearTimeout(timer);
  }, [game, question, view, me, rounds]);
}

/** Answers to look ahead with, and the question they are for. */
interface Attempt {
  readonly key: string;
  readonly game: Game;
  readonly view: object & CoreView;
  readonly seat: Seat;
  readonly plan: readonly Answer[];
  readonly answers: readonly Answer[];
}

const attempted = ({ game, view, seat, plan, answers }: Attempt): Ahead | undefined =>
  answers.length === 0 ? undefined : lookAhead(game, view, seat, [...plan, ...answers]);

interface LookedAhead {
  /** What came of the attempt, or of the one before it for the same question while this one is still being looked at. */
  readonly known: Ahead | undefined;
  /** What comes of the attempt, looked at here and now if nobody has yet. */
  now(): Ahead | undefined;
}

/** Looks ahead after the screen has shown what was picked: the engine's thinking never delays a click. */
export function useLookAhead(attempt: Attempt | undefined): LookedAhead {
  const looked = useDeferredValue(attempt);
  const after = useMemo(() => (looked === undefined ? undefined : attempted(looked)), [looked]);
  const same = looked !== undefined && looked.key === attempt?.key && attempt.answers.length > 0;
  return {
    known: same ? after : undefined,
    now: () => (attempt === looked || attempt === undefined ? after : attempted(attempt)),
  };
}
