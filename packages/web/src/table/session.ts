/** One person at one table: the selection, the plan before it, what they would do, and sending them. */

import type { LoadedGame } from '@orrery/catalog';
import {
  type Answer,
  type CoreView,
  type Message,
  type Outcome,
  type Plain,
  type Question,
  sameCardsAgain,
  type Unavailable,
} from '@orrery/kernel';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { type Ahead, lookAhead } from '../board-kit/ahead.ts';
import type { BoardModule, ChoiceInHand, ChoicePreview, Selection } from '../board-kit/board.ts';
import {
  answerOf,
  emptySelection,
  isChosen,
  isEmpty,
  placeOf,
  selectionOf,
  shapeProblem,
  toggled,
  withAmount,
  withPicks,
} from '../board-kit/choice.ts';
import type { TableSource, TableState } from '../sources/source.ts';
import { useLookAhead, useWarmTable } from './use-look-ahead.ts';

export interface Session {
  /** What is shown: the view, after the plan where there is one. */
  readonly view: object & CoreView;
  readonly question: Question | undefined;
  readonly unavailable: readonly Unavailable[];
  readonly score: Outcome | undefined;
  readonly choice: ChoiceInHand;
  readonly preview: ChoicePreview | undefined;
  /** Answers that have been put together and not been sent. */
  readonly staged: readonly Answer[];
  /** The selection would be added to the plan rather than sent. */
  readonly continues: boolean;
  /** Told once, until something else is done. */
  readonly notice: Message | undefined;
  /** The last thing that was refused, until something else is done. */
  readonly refusal: Message | undefined;
  readonly sending: boolean;
  /** The answer is in and waits for the others; it has not been touched since. */
  readonly locked: boolean;
  /** Puts back the selection, or the last answer of the plan. */
  back(): void;
  readonly canBack: boolean;
  sendPlan(): void;
  /** Sends the plan and this option at once; what would show something new is only chosen, and waits for a confirmation. */
  give(value: Plain): void;
  /** The same for the only option there is, which nobody needs to think about. */
  giveOnly(value: Plain): void;
  undo(): void;
  redo(): void;
}

const NO_ANSWERS: readonly Answer[] = [];
const NOTHING: Selection = { shape: 'one-of', pick: undefined };

/** One's own sealed answer, where one is in. */
const firstSelection = (question: Question, { choice }: CoreView): Selection =>
  question.answered && choice !== undefined ? selectionOf(choice) : emptySelection(question);

/** What is being put together for one question: a selection, or a whole action of several answers. */
interface Held {
  readonly key: string;
  readonly selection: Selection;
  readonly composed: readonly Answer[];
}

export function useSession(
  source: TableSource,
  loaded: LoadedGame,
  state: TableState,
  propose: BoardModule['propose'],
): Session {
  const { format } = useWords();
  const { confirm } = useSettings();
  const { game } = loaded;
  const { me } = state;
  useWarmTable(loaded, state);
  // What others do meanwhile does not put back what is being put together, as long as the question is the same.
  const moment = `${me}/${state.question?.id}/${state.past ?? 'now'}`;
  const [staged, setStaged] = useState<readonly Answer[]>([]);
  const [held, setHeld] = useState<Held>();
  const [refused, setRefused] = useState<{ readonly at: string; readonly why: Message }>();
  const [sending, setSending] = useState(false);
  const [plannedAt, setPlannedAt] = useState(moment);
  const [sameCards, setSameCards] = useState<'untold' | 'telling' | 'told'>('untold');

  // What was put together for another moment does not fit this one.
  const plan = useMemo(() => (plannedAt === moment ? staged : []), [plannedAt, moment, staged]);
  const refusal = refused?.at === moment ? refused.why : undefined;
  const setRefusal = useCallback(
    (why: Message | undefined) => setRefused(why === undefined ? undefined : { at: moment, why }),
    [moment],
  );

  const ahead: Ahead | undefined = useMemo(
    () => (plan.length === 0 || me === 'spectator' ? undefined : lookAhead(game, state.view, me, plan)),
    [game, state.view, me, plan],
  );
  const question = ahead === undefined ? state.question : ahead.question;
  const key = `${moment}/${plan.length}/${question?.id}`;
  const selection = useMemo(() => {
    if (held?.key === key) return held.selection;
    return question === undefined ? NOTHING : firstSelection(question, state.view);
  }, [held, key, question, state.view]);

  const shown = ahead?.view ?? state.view;
  const proposed = useMemo(
    () =>
      (question === undefined ? undefined : propose?.({ loaded, view: shown, me, question })) ?? NO_ANSWERS,
    [propose, loaded, shown, me, question],
  );
  const composed = held?.key === key ? held.composed : proposed;

  const answers = useMemo(() => {
    if (composed.length > 0) return composed;
    const given = question === undefined ? undefined : answerOf(question, selection);
    return given === undefined ? NO_ANSWERS : [given];
  }, [composed, question, selection]);
  const looked = useLookAhead(
    useMemo(
      () => (me === 'spectator' ? undefined : { key, game, view: state.view, seat: me, plan, answers }),
      [key, game, state.view, me, plan, answers],
    ),
  );
  const tried = looked.known;

  const send = useCallback(
    async (answers: readonly Answer[]) => {
      if (me === 'spectator' || answers.length === 0) return;
      setSending(true);
      const why = await source.answer(me, answers);
      setSending(false);
      setRefusal(why);
      if (why !== undefined) return;
      setSameCards((now) => (now === 'telling' ? 'told' : now));
      setStaged([]);
      setHeld(undefined);
    },
    [source, me, setRefusal],
  );

  const goesOn = (after: Ahead | undefined): boolean =>
    confirm === 'turn' && after !== undefined && !after.barrier && after.question !== undefined;
  const problemMessage =
    question === undefined ? undefined : (shapeProblem(question, selection) ?? tried?.refusal);
  // An answer that is in already and waits for the others is not sent again.
  const isIn = question?.answered === true && held?.key !== key;
  const complete = question !== undefined && answers.length > 0 && !sending && !isIn;

  const hold = (next: Selection, whole: readonly Answer[] = NO_ANSWERS): void => {
    setRefusal(undefined);
    setHeld({ key, selection: next, composed: whole });
  };
  const submit = (given: readonly Answer[], further: boolean): void => {
    if (!further) {
      void send([...plan, ...given]);
      return;
    }
    setPlannedAt(moment);
    setStaged([...plan, ...given]);
  };

  const choice: ChoiceInHand = {
    selection,
    toggle(value) {
      if (question === undefined || sending) return;
      const next = toggled(question, selection, value);
      hold(next);
      const given = answerOf(question, next);
      if (confirm !== 'never' || question.shape !== 'one-of' || given === undefined || me === 'spectator')
        return;
      if (!lookAhead(game, state.view, me, [...plan, given]).barrier) submit([given], false);
    },
    setPicks: (values) => question !== undefined && hold(withPicks(question, values)),
    setAmount: (part, amount) =>
      question !== undefined && hold(withAmount(question, selection, part, amount)),
    clear: () => question !== undefined && hold(emptySelection(question)),
    composed,
    compose: (whole) => question !== undefined && hold(emptySelection(question), whole),
    isChosen: (value) => isChosen(selection, value),
    placeOf: (value) => placeOf(selection, value),
    ready: complete && tried?.refusal === undefined,
    confirm: () => {
      const after = complete ? looked.now() : undefined;
      if (after !== undefined && after.refusal === undefined) submit(answers, goesOn(after));
    },
    ...(problemMessage === undefined || isEmpty(selection) ? {} : { problem: format(problemMessage) }),
  };

  const touched = held?.key === key && (!isEmpty(selection) || held.composed.length > 0);
  const done = async (what: 'undo' | 'redo'): Promise<void> => {
    if (me === 'spectator') return;
    const why = await source[what](me);
    setRefusal(why);
    if (why === undefined && what === 'undo' && state.undoFreely === true)
      setSameCards((now) => (now === 'untold' ? 'telling' : 'told'));
  };
  return {
    view: shown,
    question,
    unavailable: ahead === undefined ? state.unavailable : ahead.unavailable,
    score: ahead?.score ?? state.score,
    choice,
    preview:
      tried === undefined || tried.refusal !== undefined
        ? undefined
        : {
            view: tried.view,
            barrier: tried.barrier && state.undoFreely !== true,
            ...(tried.score === undefined ? {} : { score: tried.score }),
          },
    staged: plan,
    continues: goesOn(tried),
    notice: sameCards === 'telling' ? sameCardsAgain : undefined,
    refusal,
    sending,
    locked: isIn,
    canBack: touched || plan.length > 0,
    back() {
      setRefusal(undefined);
      if (touched) setHeld(undefined);
      else setStaged(plan.slice(0, -1));
    },
    sendPlan: () => void send(plan),
    give(value) {
      if (question?.shape !== 'one-of' || sending || me === 'spectator') return;
      const given = { question: question.id, pick: value };
      if (lookAhead(game, state.view, me, [...plan, given]).barrier) hold({ shape: 'one-of', pick: value });
      else submit([given], false);
    },
    giveOnly(value) {
      if (question?.shape === 'one-of' && !sending) submit([{ question: question.id, pick: value }], false);
    },
    undo: () => void done('undo'),
    redo: () => void done('redo'),
  };
}
