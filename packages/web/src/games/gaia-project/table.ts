/** What every part of the board knows about the table. */
import { type GaiaTarget, type HexId, type Player, readTarget } from '@orrery/gaia-project';
import { type Board, boardOf, isGaiaView, playerAt, type View } from '@orrery/gaia-project/advice';
import { isRecord, type Option, type Plain, type Seat, type Unavailable } from '@orrery/kernel';
import { createContext } from 'react';
import type { BoardProps, SeatInfo } from '../../board-kit/board.ts';
import { optionsOf } from '../../board-kit/choice.ts';
import { optionFinder, useGiven } from '../../board-kit/finding.ts';
import type { Pointers } from '../../board-kit/pointing.ts';
import { type Words, wordsFrom } from './words.ts';

/** What lies on the table: it stays the same while somebody makes up their mind. */
export interface Scene extends Pick<BoardProps, 'phone' | 'seats' | 'loaded'> {
  /** After the links of a chain that are put together already; `actual` is what really lies on the table. */
  readonly view: View;
  readonly actual: View;
  /** Undefined until the map is laid. */
  readonly board: Board | undefined;
  /** The viewer's seat; undefined for a spectator. */
  readonly mine: Seat | undefined;
  readonly player: Player | undefined;
}

/** What was touched in order to decide. */
export type Touched =
  | {
      readonly space: HexId;
      /** The way that was chosen there, and how many tokens leave each area for it. */
      readonly way?: string;
      readonly tokens?: Readonly<Record<string, number>>;
    }
  | { readonly verb: Verb }
  /** Anything else that a question makes of its own things. */
  | { readonly thing: string };

/** The kinds of action of a turn, in the order of their cards. */
export const verbs = [
  'mine',
  'project',
  'upgrade',
  'federation',
  'research',
  'power',
  'special',
  'pass',
] as const;
export type Verb = (typeof verbs)[number] | 'free';

/** What the frame tells about the open question and what is being chosen. */
type OfBoard = Pick<
  BoardProps,
  'question' | 'unavailable' | 'choice' | 'staged' | 'preview' | 'log' | 'since' | 'logOpen' | 'preferences'
>;

/** The table with the open question and what is being chosen. */
export interface Table extends Scene, OfBoard {
  readonly touched: Touched | undefined;
  /** The table after what is chosen; the view where nothing is. */
  readonly after: View;
}

function readSpace(space: HexId, { way, tokens }: Readonly<Record<string, unknown>>): Touched {
  return {
    space,
    ...(typeof way === 'string' ? { way } : {}),
    ...(isRecord(tokens) ? { tokens: countsIn(tokens) } : {}),
  };
}

const countsIn = (counted: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(counted).flatMap(([what, n]) => (typeof n === 'number' ? [[what, n]] : [])),
  );

function readTouched(touched: Plain | undefined): Touched | undefined {
  if (!isRecord(touched)) return undefined;
  if (typeof touched.space === 'number') return readSpace(touched.space, touched);
  if (typeof touched.thing === 'string') return { thing: touched.thing };
  const verb = touched.verb === 'free' ? 'free' : verbs.find((each) => each === touched.verb);
  return verb === undefined ? undefined : { verb };
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
  board: view.layout === '' ? undefined : boardOf(view.layout),
  mine: me === 'spectator' ? undefined : me,
  player: me === 'spectator' ? undefined : playerAt(view, me),
});

export function tableFrom(scene: Scene, props: OfBoard): Table {
  const { question, unavailable, choice, staged, preview, log, since, logOpen, preferences } = props;
  const after = preview !== undefined && isGaiaView(preview.view) ? preview.view : scene.view;
  const touched = readTouched(choice.touched);
  return {
    ...scene,
    question,
    unavailable,
    choice,
    staged,
    preview,
    log,
    since,
    logOpen,
    preferences,
    touched,
    after,
  };
}

/** The table of a board that is drawn for these properties; undefined where it is not of this game. */
export function tableOf(props: BoardProps): (Table & { readonly words: Words }) | undefined {
  const { view, actual, format } = props;
  if (!isGaiaView(view) || !isGaiaView(actual)) return undefined;
  return { ...tableFrom(sceneFrom(props, view, actual), props), words: wordsFrom(format) };
}

const offered = optionFinder<Option, GaiaTarget>(readTarget);
const closed = optionFinder<Unavailable, GaiaTarget>(readTarget);

/** The options that point at a thing. */
export const optionsAt = ({ question }: Pick<Table, 'question'>, target: GaiaTarget): readonly Option[] =>
  offered(optionsOf(question), target);

/** What of a thing cannot be chosen now, and why. */
export const unavailableAt = (
  { unavailable }: Pick<Table, 'unavailable'>,
  target: GaiaTarget,
): readonly Unavailable[] => closed(unavailable, target);

export const seatAt = ({ seats }: Pick<Scene, 'seats'>, seat: Seat): SeatInfo | undefined =>
  seats.find((each) => each.seat === seat);

export const SceneContext = createContext<Scene | undefined>(undefined);
export const TableContext = createContext<Table | undefined>(undefined);

/** For parts that neither questions nor choices change: they are not drawn again at every click. */
export const useScene = (): Scene => useGiven(SceneContext);
export const useTable = (): Table => useGiven(TableContext);

/** What can be pointed at, so that the panel of details tells about it. */
export type Thing =
  | GaiaTarget
  | { readonly structure: number }
  | { readonly roundTile: string }
  | { readonly finalTile: string }
  | { readonly seat: Seat };

interface PointingAt {
  show(thing: Thing | undefined): void;
  /** What a thing listens to, so that it is told of while somebody points at it. */
  at(thing: Thing): Pointers;
}
export const PointingContext = createContext<PointingAt | undefined>(undefined);
export const usePointingAt = (): PointingAt => useGiven(PointingContext);
