/** A whole action put together from several answers: tried on the real engine, and sent with one confirmation. */
import type { Answer, Choice, CoreView, Game, Question, Seat } from '@orrery/kernel';
import { useState } from 'react';
import { lookAhead } from './ahead.ts';
import type { BoardProps } from './board.ts';

/** Longer chains of one's own questions are not put together at once. */
const LONGEST = 40;

/** How to answer one's own next question at the table as it will be then; undefined where the action ends. */
export type ChooseNext = (question: Question, view: object & CoreView) => Choice | undefined;

/** One's own next answers, as far as `choose` has one and nothing new shows; the last one may show something. */
export function composed(game: Game, view: object & CoreView, seat: Seat, choose: ChooseNext): Answer[] {
  const answers: Answer[] = [];
  let ahead = lookAhead(game, view, seat, answers);
  while (ahead.question !== undefined && answers.length < LONGEST) {
    const choice = choose(ahead.question, ahead.view);
    if (choice === undefined) break;
    const answer = { ...choice, question: ahead.question.id };
    ahead = lookAhead(game, view, seat, [...answers, answer]);
    if (ahead.refusal !== undefined) break;
    answers.push(answer);
  }
  return answers;
}

/** What a person arranges instead of answering question by question: an order, the links of a chain, a payment. */
interface Composing<T> {
  /** Undefined as long as the person has changed nothing, and the board's own proposal stands. */
  readonly arranged: T | undefined;
  /** Puts the answers that follow from it in place of the selection. */
  arrange(next: T): void;
}

/** For a board that lets several answers be arranged as one; what was arranged for another question is forgotten. */
export function useComposing<T>(
  { question, choice, me, loaded, view }: Pick<BoardProps, 'question' | 'choice' | 'me' | 'loaded' | 'view'>,
  chooseIn: (arranged: T, seat: Seat) => ChooseNext,
): Composing<T> {
  const [own, setOwn] = useState<{ readonly question: number; readonly arranged: T }>();
  return {
    arranged: own !== undefined && own.question === question?.id ? own.arranged : undefined,
    arrange(next) {
      if (question === undefined || me === 'spectator') return;
      setOwn({ question: question.id, arranged: next });
      choice.compose(composed(loaded.game, view, me, chooseIn(next, me)));
    },
  };
}
