/** The end: a row of up to eight sights from notebook and hand. There are far too many rows to list. */
import type { SomeOf } from '@orrery/kernel';
import { sightOf } from '../data/sights.ts';
import { FRAMES, hangUp, rowPoints } from '../rules/exhibition.ts';
import { handOf, notebookOf, type ReferenceState } from '../state.ts';
import type { QueryNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText } from '../wording/things.ts';

type ExhibitAsk = QueryNamed<'exhibit'>;

const itemsOf = (state: ReferenceState, { seat }: ExhibitAsk): number[] => [
  ...notebookOf(state, seat),
  ...handOf(state, seat),
];

/** From each card in turn, the neighbour that scores most; the best such row comes first. */
function goodRows(cards: readonly number[]): number[][] {
  const rows = cards.map((start) => {
    const row = [start];
    while (row.length < Math.min(FRAMES, cards.length)) {
      const last = row.at(-1) ?? start;
      const rest = cards.filter((card) => !row.includes(card));
      rest.sort(
        (a, b) =>
          rowPoints([last, b]) - rowPoints([last, a]) ||
          sightOf(a).brightness - sightOf(b).brightness ||
          a - b,
      );
      row.push(...rest.slice(0, 1));
    }
    return row;
  });
  return rows.sort((a, b) => rowPoints(b) - rowPoints(a)).slice(0, 3);
}

export const exhibit: SomeOf<ReferenceState, ExhibitAsk, number> = {
  shape: 'some-of',
  ordered: true,
  text: () => say('reference.question.exhibit', { frames: FRAMES }),
  items: itemsOf,
  bounds: (state, ask) => ({ min: 0, max: Math.min(FRAMES, itemsOf(state, ask).length) }),
  proposals: (state, ask) => goodRows(itemsOf(state, ask)),
  describe: (_, __, card) => ({ text: cardText(card), target: { card } }),
  answer: (state, { seat }, row, run) => hangUp(state, seat, row, run),
};
