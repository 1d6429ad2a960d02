/** The shape of a federation that is being chosen: a proposal, or a drawing of one's own. */
import type { HexId } from '@orrery/gaia-project';
import {
  type Board,
  type DrawnFederation,
  drawnFederation,
  type FederationAdvice,
  NOBODY,
  nearestFederation,
  type Position,
  planetOn,
  type Structure,
  structureIds,
} from '@orrery/gaia-project/advice';
import type { Plain, Seat } from '@orrery/kernel';
import { knownFederations } from '../../known.ts';
import type { MapMarks } from '../../map/marks.ts';
import type { Table } from '../../table.ts';

/** So many proposals have a card; the rest stands in the list. */
export const CARDS = 3;

/** What is touched while somebody draws a shape of their own from the beginning. */
export const DRAWING = { thing: 'draw' } as const;

const hexesIn = (values: readonly Plain[]): HexId[] =>
  values.filter((value): value is HexId => typeof value === 'number');

const isDrawing = ({ touched }: Pick<Table, 'touched'>): boolean =>
  touched !== undefined && 'thing' in touched && touched.thing === DRAWING.thing;

/** The spaces that are chosen, or that stand ready as the proposal. */
export function picksOf(table: Pick<Table, 'choice' | 'touched' | 'question'>): readonly HexId[] {
  const { choice, question } = table;
  const { selection } = choice;
  if (selection.shape === 'some-of' && selection.picks.length > 0) return hexesIn(selection.picks);
  const ready = choice.composed.find((answer) => answer.question === question?.id);
  return ready !== undefined && 'picks' in ready ? hexesIn(ready.picks) : [];
}

export const hexesOfShape = ({
  planets,
  satellites,
}: Pick<FederationAdvice, 'planets' | 'satellites'>): HexId[] => [...planets, ...satellites];

const sameSpaces = (a: readonly HexId[], b: readonly HexId[]): boolean =>
  a.length === b.length && a.every((hex) => b.includes(hex));

/** The proposal that is chosen, counted from 0; undefined where the shape is a drawing. */
export function chosenProposal(
  table: Pick<Table, 'choice' | 'touched' | 'question'>,
  proposals: readonly FederationAdvice[],
): number | undefined {
  const picks = picksOf(table);
  if (picks.length === 0 && isDrawing(table)) return undefined;
  const found = proposals.findIndex((proposal) => sameSpaces(hexesOfShape(proposal), picks));
  return found < 0 ? undefined : found;
}

/** The proposals that have a card: the first, and one further down the list where that is chosen. */
export function shownProposals(
  proposals: readonly FederationAdvice[],
  chosen: number | undefined,
): readonly number[] {
  const first = proposals.slice(0, CARDS).map((_, i) => i);
  return chosen === undefined || chosen < CARDS ? first : [...first.slice(0, -1), chosen];
}

/** The last drawing that was looked at in each view: title, checklist, cards and map all ask for it. */
const looked = new WeakMap<Position, { readonly key: string; readonly drawn: DrawnFederation }>();

export function shapeAt(view: Position, seat: Seat, picks: readonly HexId[]): DrawnFederation {
  const key = `${seat}: ${picks.join()}`;
  const before = looked.get(view);
  if (before?.key === key) return before.drawn;
  const drawn = drawnFederation(view, seat, picks);
  looked.set(view, { key, drawn });
  return drawn;
}

/** The spaces that stand against it: those of the first condition that is not met. */
export const faultsOf = ({ verdicts }: DrawnFederation): readonly HexId[] =>
  verdicts.find(({ met, faults }) => met === false && faults.length > 0)?.faults ?? [];

/** A shape as the map draws it. */
export const marksOf = (shape: DrawnFederation, seat: Seat): NonNullable<MapMarks['federation']> => ({
  pieces: shape.planets,
  satellites: shape.satellites,
  values: new Map(shape.planets.map((hex, i) => [hex, shape.values[i] ?? 0])),
  faults: faultsOf(shape),
  seat,
});

/** The shape with a space more, or without it. */
export const withSpace = (picks: readonly HexId[], hex: HexId): readonly HexId[] =>
  picks.includes(hex) ? picks.filter((each) => each !== hex) : [...picks, hex];

/** The nearest shape that can be formed. */
export const repaired = (view: Position, seat: Seat, picks: readonly HexId[]): FederationAdvice | undefined =>
  nearestFederation(view, seat, picks, knownFederations(view, seat));

/** What a seat has on a space: a structure, a guest's mine as one, or a space station. */
export type PieceKind = Structure | 'station';

function pieceAt(view: Position, board: Board, seat: Seat, hex: HexId): PieceKind {
  const planet = planetOn(view, board, hex);
  if (planet < 0) return 'station';
  return view.owners[planet] === seat ? (view.structures[planet] ?? 0) : structureIds.indexOf('mine');
}

/** Pieces by kind, the rarest and largest last as they stand on the faction board. */
export function piecesByKind(
  view: Position,
  board: Board,
  seat: Seat,
  hexes: readonly HexId[],
): readonly { readonly kind: PieceKind; readonly count: number }[] {
  const counts = new Map<PieceKind, number>();
  for (const hex of hexes) {
    const kind = pieceAt(view, board, seat, hex);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The pieces of a seat that a question about a federation offers. */
export const piecesAmong = (
  view: Position,
  board: Board,
  seat: Seat,
  items: readonly HexId[],
): readonly HexId[] => {
  const stations = view.players[seat]?.stations ?? [];
  return items.filter((hex) => {
    const planet = planetOn(view, board, hex);
    return planet < 0 ? stations.includes(hex) : view.owners[planet] !== NOBODY;
  });
};
