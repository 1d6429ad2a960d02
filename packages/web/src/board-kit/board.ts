/**
 * The interface between the frame of the table screen and a game's board.
 *
 * The frame owns the source (server, worker, replay), the question bar, the list of options, the log, the score, the
 * top bar and everything around the table. A board draws a view and marks on its objects what the open question offers.
 * Boards are found by folder: `src/games/<game id>/index.tsx` exports a {@link BoardModule}. It is loaded only when a
 * table of that game opens; a game without such a folder is played at the plain table.
 *
 * Rules for boards:
 * - Everything clickable is an option of `question`; brass is for those things and nothing else. A click calls
 *   `choice.toggle(option.value)`; the frame says what happens then (lift, send at once, or put into a plan).
 * - Everything clickable is a real `button` (or radio, checkbox) whose accessible name begins with the thing's name.
 * - A board places each of `slots` once where it is not null; what is null the frame shows elsewhere (phones).
 * - Words come from `format`; computed facts come from the view or from `preview`, never from a guess at hidden things.
 */

import type { LoadedGame } from '@orrery/catalog';
import type {
  Answer,
  CoreView,
  GameEvent,
  Message,
  Outcome,
  Plain,
  Question,
  Seat,
  Unavailable,
  Viewer,
} from '@orrery/kernel';
import type { Catalogue, Language } from '@orrery/text';
import type { ComponentType, ReactNode } from 'react';
import type { Mark } from '../parts/seat.tsx';
import type { SeatState } from '../parts/seat-status.tsx';
import type { Positions } from '../sources/source.ts';

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** One letter for small discs. */
  readonly letter: string;
  readonly mark: Mark;
  /** A CSS colour, `var(--seat-1)` and so on; use `var(--seat-ink)` for text on it. */
  readonly colour: string;
  readonly kind: 'person' | 'bot';
  /** The seat whose view is shown. */
  readonly me: boolean;
  readonly state: SeatState;
  /** Milliseconds left at the moment of the last update, and whether the clock runs; absent without clocks. */
  readonly clock?: { readonly remaining: number; readonly running: boolean };
  /** What is known of the seat may be out of date, because one's own line is lost. */
  readonly stale?: true;
  /** False where a person's connection is lost; absent where nobody knows. */
  readonly present?: boolean;
}

/** What is being put together for the open question. */
export type Selection =
  | { readonly shape: 'one-of'; readonly pick: Plain | undefined }
  | { readonly shape: 'some-of'; readonly picks: readonly Plain[] }
  | { readonly shape: 'amounts'; readonly amounts: Readonly<Record<string, number>> };

/** The selection and how to change it. Nothing is sent before `confirm`, unless the person has switched that off. */
export interface ChoiceInHand {
  readonly selection: Selection;
  /** One of: takes or puts back this option. Some of: adds or removes this item (at the end where order counts). */
  toggle(value: Plain): void;
  /** Some of: exactly these items in this order; used for proposals and for reordering. */
  setPicks(values: readonly Plain[]): void;
  /** Amounts: so many of one part, kept within its bounds. */
  setAmount(part: string, amount: number): void;
  clear(): void;
  /** A whole action of several answers that `confirm` sends as one; empty while a selection is being made. */
  readonly composed: readonly Answer[];
  /** Puts a whole action in place of the selection: this question's answer first, then those to what follows from it. */
  compose(answers: readonly Answer[]): void;
  isChosen(value: Plain): boolean;
  /** The place of an item among the picks, from 1; 0 when it is not picked. */
  placeOf(value: Plain): number;
  /** True when the selection is an answer that may be sent. */
  readonly ready: boolean;
  /** Why it may not be sent yet, in words; absent while nothing has been chosen at all. */
  readonly problem?: string;
  /** Sends the answer, or adds it to the plan. Does nothing unless `ready`. */
  confirm(): void;
}

/** What the table would look like after the selection (and the plan before it); stops before anything unseen shows. */
export interface ChoicePreview {
  readonly view: object & CoreView;
  /** The answer shows something new (draws a card, reveals a secret), and there is no way back after it. */
  readonly barrier: boolean;
  /** The standings then, as far as the viewer may know them. */
  readonly score?: Outcome;
}

interface BoardSlots {
  /** The question bar: the question in words, what the selection does, back out, undo, confirm. About 60 px high. */
  readonly question: ReactNode;
  /** The live standings, a panel with its own heading. */
  readonly score: ReactNode;
  /** The log, a panel with its own heading; takes the height it is given and scrolls inside. */
  readonly log: ReactNode;
}

export interface BoardProps {
  readonly loaded: LoadedGame;
  /** What the viewer sees; the board narrows the game's own part itself. */
  readonly view: object & CoreView;
  readonly me: Viewer;
  readonly seats: readonly SeatInfo[];
  /** The viewer's open question; undefined when somebody else must choose, when the game is over, and in a replay. */
  readonly question: Question | undefined;
  /** What exists but cannot be chosen now, and why. */
  readonly unavailable: readonly Unavailable[];
  readonly choice: ChoiceInHand;
  readonly preview: ChoicePreview | undefined;
  /** What has happened since the view before this one; `serial` changes with every update. For animations. */
  readonly news: { readonly serial: number; readonly events: readonly GameEvent[] };
  /** The standings if the game ended now, as far as the viewer may know them. */
  readonly score: Outcome | undefined;
  /** Set when the game is over. */
  readonly outcome: Outcome | undefined;
  /** In a replay: the position that is shown, among all of them. */
  readonly replay: { readonly at: number; readonly positions: Positions } | undefined;
  /** Words for messages of the game, the kernel, the bots and this client, in the language of the screen. */
  readonly format: (message: Message) => string;
  readonly language: Language;
  readonly phone: boolean;
  readonly reducedMotion: boolean;
  readonly slots: BoardSlots;
}

/** Words for the question bar that know the game better than the frame does. */
export interface BarWords {
  /** Instead of the question's own text. */
  readonly title?: string;
  /** What the selection does, in a sentence. */
  readonly detail?: string;
  /** The confirm button, named after its effect. */
  readonly confirm?: string;
  /** What shows after the answer and cannot be taken back: "Draws two cards: no way back." */
  readonly barrier?: string;
}

/** The plain table, which serves where no board is drawn. It lists the options, unless nothing can be answered. */
export type PlainTableProps = BoardProps & { readonly listed: boolean };

export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** The words of the board itself, which `format` knows besides the game's; keys begin with `web.`. */
  readonly catalogues?: Readonly<Record<Language, Catalogue>>;
  /** Whether the board shows this option on one of its objects; the others become buttons of the question bar. */
  shows?(target: Plain | undefined, question: Question): boolean;
  /**
   * A whole action to begin with, where the board can put one together: answers to this question and to those that
   * follow from it. It stands ready as a proposal; any choice of the person takes its place.
   */
  propose?(
    props: Pick<BoardProps, 'loaded' | 'view' | 'me'> & { readonly question: Question },
  ): readonly Answer[] | undefined;
  /** Words for the question bar. */
  barWords?(props: BoardProps): BarWords;
  /** A short line for the top bar: "Round 6 · ends at 12 cards". */
  headline?(props: Pick<BoardProps, 'view' | 'seats' | 'format' | 'loaded'>): string;
  /** Each player's things once more, small, for the screen at the end. */
  readonly Final?: ComponentType<
    Pick<BoardProps, 'view' | 'seats' | 'format' | 'loaded'> & { readonly seat: Seat }
  >;
  /** The group into which the bars of the end put a source of points: all worlds together, say. */
  pointGroup?(source: Message): Message;
  /** What the icons mean. */
  readonly Legend?: ComponentType<Pick<BoardProps, 'format' | 'loaded'>>;
  /** What is printed on a component, for the panel that opens from the plain list; by the id of `loaded.cardOf`. */
  readonly Card?: ComponentType<Pick<BoardProps, 'format' | 'loaded'> & { readonly id: string }>;
}
