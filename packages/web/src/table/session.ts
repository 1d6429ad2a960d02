/** One person at one table: the selection, the plan before it, what they would do, and sending them. */

import type { LoadedGame } from '@orrery/catalog';
import {
  type Answer,
  type CoreView,
  type Game,
  type Message,
  type Outcome,
  type Plain,
  type Question,
  type Seat,
  sameCardsAgain,
  type Unavailable,
} from '@orrery/kernel';
import { useCallback, useMemo, useState } from 'react';
import { withoutProposals } from '../advice/help.ts';
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
import { NO_ANSWERS, useDraft } from './draft.ts';
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
  /** The question belongs to an action of which the plan holds the beginning. */
  readonly chained: boolean;
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
  /** Sends the plan and the only option that there is, which nobody needs to think about. */
  giveOnly(value: Plain): void;
  undo(): void;
  redo(): void;
}

/** What comes of a plan, for as long as the plan is there: it is asked when it is made and again when it is shown. */
const comingOf = new WeakMap<readonly Answer[], { readonly view: object; readonly ahead: Ahead }>();
function aheadOf(game: Game, view: object & CoreView, seat: Seat, plan: readonly Answer[]): Ahead {
  const known = comingOf.get(plan);
  if (known?.view === view) return known.ahead;
  const ahead = lookAhead(game, view, seat, plan);
  comingOf.set(plan, { view, ahead });
  return ahead;
}

const NOTHING: Selection = { shape: 'one-of', pick: undefined };

/** One's own sealed answer, where one is in. */
const firstSelection = (question: Question, { choice }: CoreView): Selection =>
  question.answered && choice !== undefined ? selectionOf(choice) : emptySelection(question);

export function useSession(
  source: TableSource,
  loaded: LoadedGame,
  state: TableState,
  { propose, chains }: Pick<BoardModule, 'propose' | 'chains'>,
  /** False at a table whose people want nothing proposed. */
  proposes = true,
): Session {
  const { format } = useWords();
  const { confirm } = useSettings();
  const { game } = loaded;
  const { me } = state;
  useWarmTable(loaded, state);
  // What others do meanwhile does not put back what is being put together, as long as the question is the same.
  const moment = `${me}/${state.question?.id}/${state.past ?? 'now'}`;
  const [draft, setDraft] = useDraft(moment);
  const [refused, setRefused] = useState<{ readonly at: string; readonly why: Message }>();
  const [sending, setSending] = useState(false);
  const [sameCards, setSameCards] = useState<'untold' | 'telling' | 'told'>('untold');

  const refusal = refused?.at === moment ? refused.why : undefined;
  const setRefusal = useCallback(
    (why: Message | undefined) => setRefused(why === undefined ? undefined : { at: moment, why }),
    [moment],
  );

  const ahead: Ahead | undefined = useMemo(() => {
    if (draft.staged.length === 0 || me === 'spectator') return undefined;
    const planned = aheadOf(game, state.view, me, draft.staged);
    // A plan that was kept from before and does not fit any more is no plan.
    return planned.refusal === undefined ? planned : undefined;
  }, [game, state.view, me, draft.staged]);
  const plan = ahead === undefined ? NO_ANSWERS : draft.staged;
  const asked = ahead === undefined ? state.question : ahead.question;
  const question = useMemo(
    () => (asked === undefined || proposes ? asked : withoutProposals(asked)),
    [asked, proposes],
  );
  const keyAt = (link: number, asked: number | undefined): string => `${moment}/${link}/${asked}`;
  const key = keyAt(plan.length, question?.id);
  const held =
    draft.held?.key === key && draft.held.selection.shape === question?.shape ? draft.held : undefined;
  const selection = useMemo(() => {
    if (held !== undefined) return held.selection;
    return question === undefined ? NOTHING : firstSelection(question, state.view);
  }, [held, question, state.view]);

  const shown = ahead?.view ?? state.view;
  const proposed = useMemo(
    () =>
      (question === undefined || !proposes ? undefined : propose?.({ loaded, view: shown, me, question })) ??
      NO_ANSWERS,
    [propose, proposes, loaded, shown, me, question],
  );
  const composed = held?.composed ?? proposed;

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
      setDraft(undefined);
    },
    [source, me, setRefusal, setDraft],
  );

  const goesOn = (after: Ahead | undefined): boolean =>
    after !== undefined &&
    !after.barrier &&
    after.question !== undefined &&
    (confirm === 'turn' || chains?.(after.question) === true);
  /** Nothing but a further question of the same action comes of it. */
  const leadsOn = (after: Ahead): boolean =>
    after.refusal === undefined &&
    after.question !== undefined &&
    chains?.(after.question) === true &&
    goesOn(after);
  const problemMessage =
    question === undefined ? undefined : (shapeProblem(question, selection) ?? tried?.refusal);
  // An answer that is in already and waits for the others is not sent again.
  const isIn = question?.answered === true && held === undefined;
  const complete = question !== undefined && answers.length > 0 && !sending && !isIn;

  const hold = (next: Selection, whole: readonly Answer[] = NO_ANSWERS, touched = held?.touched): void => {
    setRefusal(undefined);
    const known = touched === undefined ? {} : { touched };
    setDraft({ staged: plan, held: { key, selection: next, composed: whole, ...known } });
  };
  const submit = (given: readonly Answer[], further: boolean): void => {
    if (further) setDraft({ staged: [...plan, ...given] });
    else void send([...plan, ...given]);
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
      const after = lookAhead(game, state.view, me, [...plan, given]);
      if (!after.barrier) submit([given], goesOn(after));
    },
    follow(value) {
      if (question?.shape !== 'one-of' || sending || me === 'spectator') return;
      const staged = [...plan, { question: question.id, pick: value }];
      if (leadsOn(aheadOf(game, state.view, me, staged))) setDraft({ staged });
      else choice.toggle(value);
    },
    setPicks: (values) => question !== undefined && hold(withPicks(question, values)),
    setAmount: (part, amount) =>
      question !== undefined && hold(withAmount(question, selection, part, amount)),
    clear: () => question !== undefined && hold(emptySelection(question)),
    composed,
    compose: (whole) => question !== undefined && hold(emptySelection(question), whole),
    touched: held?.touched,
    touch(what, whole = NO_ANSWERS) {
      if (question === undefined || sending) return;
      setRefusal(undefined);
      const blank = { key, selection: firstSelection(question, state.view), composed: whole };
      setDraft({ staged: plan, held: what === undefined ? blank : { ...blank, touched: what } });
    },
    returnTo(link, instead) {
      const kept = plan.slice(0, link);
      const staged = instead === undefined ? kept : [...kept, instead];
      if (instead === undefined || me === 'spectator') setDraft({ staged: kept });
      else if (leadsOn(aheadOf(game, state.view, me, staged))) setDraft({ staged });
      else {
        const key = keyAt(kept.length, instead.question);
        setDraft({ staged: kept, held: { key, selection: selectionOf(instead), composed: NO_ANSWERS } });
      }
    },
    isChosen: (value) => isChosen(selection, value),
    placeOf: (value) => placeOf(selection, value),
    ready: complete && tried?.refusal === undefined,
    confirm: () => {
      const after = complete ? looked.now() : undefined;
      if (after !== undefined && after.refusal === undefined) submit(answers, goesOn(after));
    },
    give(value, expected = false) {
      if (question?.shape !== 'one-of' || sending || me === 'spectator') return;
      const given = { question: question.id, pick: value };
      if (!expected && lookAhead(game, state.view, me, [...plan, given]).barrier)
        hold({ shape: 'one-of', pick: value });
      else submit([given], false);
    },
    ...(problemMessage === undefined || isEmpty(selection) ? {} : { problem: format(problemMessage) }),
  };

  const begun = held !== undefined && (!isEmpty(selection) || held.composed.length > 0);
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
            ...(tried.question === undefined ? {} : { question: tried.question }),
          },
    staged: plan,
    continues: goesOn(tried),
    chained: plan.length > 0 && question !== undefined && chains?.(question) === true,
    notice: sameCards === 'telling' ? sameCardsAgain : undefined,
    refusal,
    sending,
    locked: isIn,
    canBack: begun || held?.touched !== undefined || plan.length > 0,
    back() {
      setRefusal(undefined);
      if (begun || held?.touched !== undefined) setDraft({ staged: plan });
      else setDraft({ staged: plan.slice(0, -1) });
    },
    sendPlan: () => void send(plan),
    giveOnly(value) {
      if (question?.shape === 'one-of' && !sending) submit([{ question: question.id, pick: value }], false);
    },
    undo: () => void done('undo'),
    redo: () => void done('redo'),
  };
}
