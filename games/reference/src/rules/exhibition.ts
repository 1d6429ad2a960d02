/** Rules, "The exhibition" and "The end": the last question, points and places. */
import { type Outcome, rank, type Seat, type SomeOf } from '@orrery/kernel';
import { INSTRUMENTS, instrumentOf } from '../data/instruments.ts';
import { sightOf } from '../data/sights.ts';
import {
  COFFEE,
  EXHIBITION,
  handOf,
  hasBuilt,
  notebookOf,
  pointsOf,
  type ReferenceState,
  SOURCES,
  seatCount,
  seatsFrom,
  stockOf,
} from '../state.ts';
import type { GameRun, QueryNamed, StepNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { cardText } from '../wording/things.ts';
import { score } from './stock.ts';

const FRAMES = 8;

/** Step: everybody hangs up a row of sights, in secret. */
export function exhibition(state: ReferenceState, _: StepNamed<'exhibition'>, run: GameRun): void {
  run.sealed(seatsFrom(state.first, seatCount(state)).map((seat) => ({ do: 'exhibit', seat })));
}

/** Of two neighbours: a point if they are of one kind, a point if the right one is brighter. */
export function rowPoints(row: readonly number[]): number {
  let points = 0;
  for (let i = 1; i < row.length; i++) {
    const left = sightOf(row[i - 1] ?? 0);
    const right = sightOf(row[i] ?? 0);
    if (left.kind === right.kind) points += 1;
    if (right.brightness > left.brightness) points += 1;
  }
  return points;
}

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

/** A row of up to eight sights from notebook and hand. There are far too many rows to list. */
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

/** The row goes to the front of the notebook, so what came out of the hand is open now. */
function hangUp(state: ReferenceState, seat: Seat, row: readonly number[], run: GameRun): void {
  const rest = notebookOf(state, seat).filter((card) => !row.includes(card));
  state.notebooks[seat] = [...row, ...rest];
  state.hands[seat] = handOf(state, seat).filter((card) => !row.includes(card));
  const amount = row.length;
  run.emit?.({
    do: 'exhibit',
    seat,
    what: 'card',
    amount,
    source: 'exhibition',
    detail: { cards: row.slice() },
  });
  score(state, seat, EXHIBITION, rowPoints(row), 'exhibition', run);
}

/** What the seat's instruments are worth at the end. */
function instrumentPoints(state: ReferenceState, seat: Seat): number {
  let points = 0;
  for (let instrument = 0; instrument < INSTRUMENTS.length; instrument++)
    if (hasBuilt(state, seat, instrument)) points += instrumentOf(instrument).value;
  return points;
}

/** Most points; then most coffee left; then the place is shared. */
export function outcome(state: ReferenceState): Outcome {
  return rank(
    seatsFrom(0, seatCount(state)).map((seat) => {
      const breakdown = SOURCES.map((source, column) => ({
        source: say(`reference.points.${source}`),
        points: pointsOf(state, seat, column),
      }));
      breakdown.push({
        source: say('reference.points.instruments'),
        points: instrumentPoints(state, seat),
      });
      const total = breakdown.reduce((sum, line) => sum + line.points, 0);
      return { seat, score: total, tiebreak: [stockOf(state, seat, COFFEE)], breakdown };
    }),
  );
}
