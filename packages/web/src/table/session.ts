/** One person at one table: the selection, the plan before it, what they would do, and sending them. */
import type {
  Answer,
  CoreView,
  LanesView,
  Message,
  Outcome,
  Question,
  Task,
  Unavailable,
} from '@orrery/kernel';
import type { LoadedGame } from '@orrery/shelf';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { type Ahead, lookAhead } from './ahead.ts';
import type { ChoiceInHand, ChoicePreview, Selection } from './board.ts';
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
} from './choice.ts';
import type { TableSource, TableState } from './source.ts';

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
  /** The last thing that was refused, until something else is done. */
  readonly refusal: Message | undefined;
  readonly sending: boolean;
  /** Puts back the selection, or the last answer of the plan. */
  back(): void;
  readonly canBack: boolean;
  sendPlan(): void;
  undo(): void;
  redo(): void;
}

const isLanesView = (task: Task | undefined): task is LanesView => task?.do === 'kernel.lanes';

/** The viewer's own sealed answer, where one is in. */
function sealedSelection({ agenda, viewer }: CoreView): Selection | undefined {
  const top = agenda.stack[agenda.stack.length - 1];
  const choice = isLanesView(top) ? top.of.find(({ seat }) => seat === viewer)?.choice : undefined;
  return choice === undefined ? undefined : selectionOf(choice);
}

const NOTHING: Selection = { shape: 'one-of', pick: undefined };

const firstSelection = (question: Question, view: CoreView): Selection =>
  (question.answered ? sealedSelection(view) : undefined) ?? emptySelection(question);

export function useSession(source: TableSource, loaded: LoadedGame, state: TableState): Session {
  const { format } = useWords();
  const { confirm } = useSettings();
  const { game } = loaded;
  const { me } = state;
  // What others do meanwhile does not put back what is being put together, as long as the question is the same.
  const moment = `${me}/${state.question?.id}/${state.past ?? 'now'}`;
  const [staged, setStaged] = useState<readonly Answer[]>([]);
  const [held, setHeld] = useState<{ readonly key: string; readonly selection: Selection }>();
  const [refused, setRefused] = useState<{ readonly at: string; readonly why: Message }>();
  const [sending, setSending] = useState(false);
  const [plannedAt, setPlannedAt] = useState(moment);

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

  const { answer, tried } = useMemo(() => {
    const given = question === undefined ? undefined : answerOf(question, selection);
    if (given === undefined || me === 'spectator') return {};
    return { answer: given, tried: lookAhead(game, state.view, me, [...plan, given]) };
  }, [game, state.view, me, plan, selection, question]);

  const send = useCallback(
    async (answers: readonly Answer[]) => {
      if (me === 'spectator' || answers.length === 0) return;
      setSending(true);
      const why = await source.answer(me, answers);
      setSending(false);
      setRefusal(why);
      if (why !== undefined) return;
      setStaged([]);
      setHeld(undefined);
    },
    [source, me, setRefusal],
  );

  const continues =
    confirm === 'turn' && tried !== undefined && !tried.barrier && tried.question !== undefined;
  const problemMessage =
    question === undefined ? undefined : (shapeProblem(question, selection) ?? tried?.refusal);
  const ready = question !== undefined && answer !== undefined && tried?.refusal === undefined && !sending;

  const hold = (next: Selection): void => {
    setRefusal(undefined);
    setHeld({ key, selection: next });
  };
  const submit = (given: Answer, goesOn: boolean): void => {
    if (!goesOn) {
      void send([...plan, given]);
      return;
    }
    setPlannedAt(moment);
    setStaged([...plan, given]);
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
      if (!lookAhead(game, state.view, me, [...plan, given]).barrier) submit(given, false);
    },
    setPicks: (values) => question !== undefined && hold(withPicks(question, values)),
    setAmount: (part, amount) =>
      question !== undefined && hold(withAmount(question, selection, part, amount)),
    clear: () => question !== undefined && hold(emptySelection(question)),
    isChosen: (value) => isChosen(selection, value),
    placeOf: (value) => placeOf(selection, value),
    ready,
    confirm: () => {
      if (ready && answer !== undefined) submit(answer, continues);
    },
    ...(problemMessage === undefined || isEmpty(selection) ? {} : { problem: format(problemMessage) }),
  };

  const touched = held?.key === key && !isEmpty(selection);
  const shown = ahead?.view ?? state.view;
  const done = async (what: 'undo' | 'redo'): Promise<void> => {
    if (me === 'spectator') return;
    setRefusal(await source[what](me));
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
            barrier: tried.barrier,
            ...(tried.score === undefined ? {} : { score: tried.score }),
          },
    staged: plan,
    continues,
    refusal,
    sending,
    canBack: touched || plan.length > 0,
    back() {
      setRefusal(undefined);
      if (touched) setHeld(undefined);
      else setStaged(plan.slice(0, -1));
    },
    sendPlan: () => void send(plan),
    undo: () => void done('undo'),
    redo: () => void done('redo'),
  };
}
