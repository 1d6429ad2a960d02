/** What every part of the board knows about the table. */
import { type CoreView, isRecord, type Option, type Plain, type Seat } from '@orrery/kernel';
import { type MarsTarget, type MarsView, type PlayerView, readTarget } from '@orrery/terraforming-mars';
import { type Position, positionOf } from '@orrery/terraforming-mars/advice';
import { createContext } from 'react';
import type { BoardProps, SeatInfo } from '../../board-kit/board.ts';
import { optionsOf } from '../../board-kit/choice.ts';
import { optionFinder, useGiven } from '../../board-kit/finding.ts';
import type { Pointers } from '../../board-kit/pointing.ts';
import { type Words, wordsFrom } from './words.ts';

export type View = MarsView & CoreView;

/** Whether a view is of this game. */
export const isMarsView = (view: object & CoreView): view is View => 'oceans' in view && 'milestones' in view;

/** What lies on the table: it stays the same while somebody makes up their mind. */
export interface Scene extends Pick<BoardProps, 'phone' | 'seats' | 'loaded'> {
  /** After the links of a chain that are put together already; `actual` is what really lies on the table. */
  readonly view: View;
  readonly actual: View;
  /** The view as advice reads it. */
  readonly position: Position;
  /** The viewer's seat; undefined for a spectator. */
  readonly mine: Seat | undefined;
  readonly player: PlayerView | undefined;
}

/** What the frame tells about the open question and what is being chosen. */
type OfBoard = Pick<
  BoardProps,
  | 'view'
  | 'question'
  | 'unavailable'
  | 'choice'
  | 'staged'
  | 'preview'
  | 'since'
  | 'log'
  | 'logOpen'
  | 'preferences'
  | 'score'
>;

/** The table with the open question and what is being chosen. */
export interface Table extends Scene, Omit<OfBoard, 'view'> {
  /** After the links of a chain that are put together already, also while the table is shown without them. */
  readonly planned: View;
  /** What was touched in order to decide; each question knows what it means. */
  readonly touched: string | undefined;
  /** The table after what is chosen; the view where nothing is. */
  readonly after: View;
}

const readTouched = (touched: Plain | undefined): string | undefined =>
  isRecord(touched) && typeof touched.thing === 'string' ? touched.thing : undefined;

/** While only the payment for an action is open, everything lies where it was: only the payment is looked at. */
export const shownView = <T>({ question, view, actual }: Pick<BoardProps, 'question'> & Shown<T>): T =>
  question?.name === 'payment' ? actual : view;
interface Shown<T> {
  readonly view: T;
  readonly actual: T;
}

/** What is asked about one view is asked about one position. */
const positions = new WeakMap<View, Position>();
export function positionFrom(view: View): Position {
  const position = positions.get(view) ?? positionOf(view);
  positions.set(view, position);
  return position;
}

export const sceneFrom = (
  { phone, seats, loaded, me }: Pick<BoardProps, 'phone' | 'seats' | 'loaded' | 'me'>,
  view: View,
  actual: View,
): Scene => ({
  phone,
  seats,
  loaded,
  view,
  actual,
  position: positionFrom(view),
  mine: me === 'spectator' ? undefined : me,
  player: me === 'spectator' ? undefined : view.players[me],
});

export function tableFrom(scene: Scene, props: OfBoard): Table {
  const { question, unavailable, choice, staged, preview, since, log, logOpen, preferences, score } = props;
  return {
    ...scene,
    question,
    unavailable,
    choice,
    staged,
    preview,
    since,
    log,
    logOpen,
    preferences,
    score,
    planned: isMarsView(props.view) ? props.view : scene.view,
    touched: readTouched(choice.touched),
    after: preview !== undefined && isMarsView(preview.view) ? preview.view : scene.view,
  };
}

/** The table of a board that is drawn for these properties; undefined where it is not of this game. */
export function tableOf(props: BoardProps): (Table & { readonly words: Words }) | undefined {
  const { actual, format } = props;
  const view = shownView(props);
  if (!isMarsView(view) || !isMarsView(actual)) return undefined;
  return { ...tableFrom(sceneFrom(props, view, actual), props), words: wordsFrom(format) };
}

const offered = optionFinder<Option, MarsTarget>(readTarget);

/** The options that point at a thing. */
export const optionsAt = ({ question }: Pick<Table, 'question'>, target: MarsTarget): readonly Option[] =>
  offered(optionsOf(question), target);

export const seatAt = ({ seats }: Pick<Scene, 'seats'>, seat: Seat): SeatInfo | undefined =>
  seats.find((each) => each.seat === seat);

export const SceneContext = createContext<Scene | undefined>(undefined);
export const TableContext = createContext<Table | undefined>(undefined);
export const SettledContext = createContext<Table | undefined>(undefined);

/** For parts that neither questions nor choices change: they are not drawn again at every click. */
export const useScene = (): Scene => useGiven(SceneContext);
export const useTable = (): Table => useGiven(TableContext);
/**
 * For what a further question only opens or closes: it follows a moment later, so that the map and the tray, which answer
 * the click, do not wait for it. As long as the question is the same, this is the table as it is.
 */
export const useSettledTable = (): Table => useGiven(SettledContext);

/** What can be pointed at, so that the dock tells about it. */
export type Thing = MarsTarget;

interface PointingAt {
  show(thing: Thing | undefined): void;
  /** What a thing listens to, so that it is told of while somebody points at it. */
  at(thing: Thing): Pointers;
}
export const PointingContext = createContext<PointingAt | undefined>(undefined);
export const usePointingAt = (): PointingAt => useGiven(PointingContext);
