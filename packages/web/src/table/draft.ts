/**
 * What somebody has put together for the open question and not sent yet. It outlives a reload of the page and a lost
 * line, though not the tab; what was put together for another moment of the game is forgotten.
 */
import { type Answer, isRecord, type Plain } from '@orrery/kernel';
import { useCallback, useState } from 'react';
import { keptFields, writeKept } from '../app/storage.ts';
import type { Selection } from '../board-kit/board.ts';

/** What is being put together for one question: a selection, or a whole action of several answers. */
interface Held {
  /** The question, and how many answers of the plan come before it. */
  readonly key: string;
  readonly selection: Selection;
  readonly composed: readonly Answer[];
  /** What was touched on the board in order to decide; the board knows what it means. */
  readonly touched?: Plain;
}

interface Draft {
  /** The moment of the game that it was made for. */
  readonly moment: string;
  /** Answers that come before the question. */
  readonly staged: readonly Answer[];
  readonly held?: Held;
}

const placeOf = (): string => `orrery.draft.${location.pathname}`;

function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value) || typeof value.question !== 'number') return false;
  return 'pick' in value || Array.isArray(value.picks) || isRecord(value.amounts);
}

function isSelection(value: unknown): value is Selection {
  if (!isRecord(value)) return false;
  if (value.shape === 'some-of') return Array.isArray(value.picks);
  return value.shape === 'one-of' || (value.shape === 'amounts' && isRecord(value.amounts));
}

const areAnswers = (value: unknown): value is readonly Answer[] =>
  Array.isArray(value) && value.every(isAnswer);

function isHeld(value: unknown): value is Held {
  if (!isRecord(value) || typeof value.key !== 'string') return false;
  return isSelection(value.selection) && areAnswers(value.composed);
}

/** What a kept draft says; undefined for what is none. */
export function readDraft({ moment, staged, held }: Record<string, unknown>): Draft | undefined {
  if (typeof moment !== 'string' || !areAnswers(staged)) return undefined;
  return isHeld(held) ? { moment, staged, held } : { moment, staged };
}

const restored = (): Draft | undefined => {
  try {
    return readDraft(keptFields(sessionStorage, placeOf()));
  } catch {
    return undefined;
  }
};

function put(draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(placeOf());
    else writeKept(sessionStorage, placeOf(), draft);
  } catch {
    // A browser that keeps nothing loses the draft with the page, and nothing else.
  }
}

/** The draft for this moment, and how to change it. */
export function useDraft(
  moment: string,
): readonly [Draft, (next: Omit<Draft, 'moment'> | undefined) => void] {
  const [kept, setKept] = useState(restored);
  const change = useCallback(
    (next: Omit<Draft, 'moment'> | undefined): void => {
      const draft = next === undefined ? undefined : { ...next, moment };
      put(draft);
      setKept(draft);
    },
    [moment],
  );
  return [kept?.moment === moment ? kept : { moment, staged: NO_ANSWERS }, change];
}

export const NO_ANSWERS: readonly Answer[] = [];
