/** Which part of the table a phone shows: the one that somebody chose, unless a new question opens another. */
import { createStore, useStore } from '../../../app/store.ts';
import { places } from '../questions/index.ts';
import type { PhoneView } from '../questions/place.ts';
import type { Table } from '../table.ts';

const phoneViews = ['mars', 'hand', 'yours', 'players', 'goals'] as const;

/** The part that the open question needs. */
export const viewNeeded = ({ question }: Pick<Table, 'question'>): PhoneView | undefined =>
  question === undefined ? undefined : places[question.name]?.phone;

interface Shown {
  readonly chosen: PhoneView;
  /** The need in spite of which somebody has chosen another part. */
  readonly inSpiteOf: string;
}

/** Kept while one looks at the log or the score, for the board is not drawn meanwhile. */
const shown = createStore<Shown>({ chosen: 'mars', inSpiteOf: '' });

/** Alone there is nobody else to look at, and somebody who only watches has nothing of their own. */
const viewsFor = ({ seats, mine }: Pick<Table, 'seats' | 'mine'>): readonly PhoneView[] =>
  phoneViews.filter((view) => {
    if (view === 'players') return seats.length > 1;
    return mine !== undefined || (view !== 'hand' && view !== 'yours');
  });

export function usePhoneView(table: Pick<Table, 'question' | 'seats' | 'mine'>) {
  const { chosen, inSpiteOf } = useStore(shown);
  const needed = viewNeeded(table);
  const need = needed === undefined ? '' : `${table.question?.id}/${needed}`;
  const view = needed === undefined || need === inSpiteOf ? chosen : needed;
  const views = viewsFor(table);
  return {
    views,
    view: views.includes(view) ? view : 'mars',
    choose: (next: PhoneView): void => shown.set({ chosen: next, inSpiteOf: need }),
  };
}
