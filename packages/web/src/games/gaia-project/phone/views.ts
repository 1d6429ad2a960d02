/** Which part of the table a phone shows: the one that somebody chose, unless the question needs another. */
import type { Question } from '@orrery/kernel';
import { createStore, useStore } from '../../../app/store.ts';
import type { Table, Verb } from '../table.ts';

export const phoneViews = ['map', 'research', 'me', 'others'] as const;
export type PhoneView = (typeof phoneViews)[number];

const neededByQuestion: Readonly<Partial<Record<string, PhoneView>>> = {
  'tech.tile': 'research',
  'tech.cover': 'research',
  'research.area': 'research',
  'setup.place': 'map',
  'setup.turn': 'map',
  'mine.place': 'map',
  'federation.form': 'map',
  'research.lostPlanet': 'map',
  'special.swap': 'map',
  'special.station': 'map',
  'special.downgrade': 'map',
};

const neededByVerb: Readonly<Partial<Record<Verb, PhoneView>>> = {
  mine: 'map',
  project: 'map',
  upgrade: 'map',
  federation: 'map',
  research: 'research',
  power: 'research',
};

type Asked = Pick<Table, 'touched'> & { readonly question: Pick<Question, 'name'> | undefined };

/** The view that holds what the question offers; undefined where the cards of the question say it all. */
export function viewNeeded({ question, touched }: Asked): PhoneView | undefined {
  if (question === undefined) return undefined;
  const verb = touched !== undefined && 'verb' in touched ? touched.verb : undefined;
  return neededByQuestion[question.name] ?? (verb === undefined ? undefined : neededByVerb[verb]);
}

interface Shown {
  readonly chosen: PhoneView;
  /** The need in spite of which somebody has chosen another view. */
  readonly inSpiteOf: string;
}

/** Kept while one looks at the log or the score, for the board is not drawn meanwhile. */
const shown = createStore<Shown>({ chosen: 'map', inSpiteOf: '' });

/** Somebody who only watches has nothing of their own to look at. */
export function usePhoneView(table: Pick<Table, 'question' | 'touched' | 'mine'>) {
  const { chosen, inSpiteOf } = useStore(shown);
  const needed = viewNeeded(table);
  const need = needed === undefined ? '' : `${table.question?.id}/${needed}`;
  const view = needed === undefined || need === inSpiteOf ? chosen : needed;
  return {
    view: view === 'me' && table.mine === undefined ? 'map' : view,
    choose: (view: PhoneView): void => shown.set({ chosen: view, inSpiteOf: need }),
  };
}

/**
 * Whether the cards of the question are shown: on a phone, what one looks at has their room as long as a turn has not begun;
 * they lie below the map.
 */
export function useRoomForCards(table: Table): boolean {
  const { view } = usePhoneView(table);
  const { phone, question, touched, choice, staged } = table;
  const atRest =
    question?.name === 'turn.action' &&
    touched === undefined &&
    !choice.ready &&
    choice.composed.length === 0 &&
    staged.length === 0;
  return !phone || view === 'map' || !atRest;
}
