/**
 * The interface between the frame of the table screen and a game's board.
 *
 * The frame owns the source (server, worker, replay), the question bar, the list of options, the log, the score, the
 * top bar and everything around the table. A board draws a view and marks on its objects what the open question offers.
 * Boards are found by folder: `src/games/<game id>/index.tsx` exports a {@link BoardModule}; beside it, `text` has the words
 * of the board, which `format` knows besides the game's, with keys that begin with `web.`. It is loaded only when a
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
import type { CardEntry } from '@orrery/presentation';
import type { Policy } from '@orrery/protocol';
import type { Language } from '@orrery/text';
import type { ComponentType, ReactNode } from 'react';
import type { Mark } from '../parts/seat.tsx';
import type { SeatState } from '../parts/seat-status.tsx';
import type { Positions, ShownMove } from '../sources/source.ts';

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** One letter for small discs. */
  readonly letter: string;
  readonly mark: Mark;
  /** A CSS colour, `var(--seat-1)` and so on; use `var(--seat-ink)` for text on it. */
  readonly colour: string;
  /** A rival is an opponent that the game plays itself; it has a number among the players and no seat at the table. */
  readonly kind: 'person' | 'bot' | 'rival';
  /** Which bot has the seat; absent where one only plays on for somebody. */
  readonly bot?: string;
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
  /** The same, except that an option which only leads to further questions of the same action is taken into the plan. */
  follow(value: Plain): void;
  /** Some of: exactly these items in this order; used for proposals and for reordering. */
  setPicks(values: readonly Plain[]): void;
  /** Amounts: so many of one part, kept within its bounds. */
  setAmount(part: string, amount: number): void;
  clear(): void;
  /** A whole action of several answers that `confirm` sends as one; empty while a selection is being made. */
  readonly composed: readonly Answer[];
  /** Puts a whole action in place of the selection: this question's answer first, then those to what follows from it. */
  compose(answers: readonly Answer[]): void;
  /** What the person has touched in order to decide: a planet, a kind of action. The board knows what it means. */
  readonly touched: Plain | undefined;
  /**
   * Touches something else, or nothing; what was chosen before is put back. A whole action takes its place where the
   * thing leaves nothing to choose.
   */
  touch(what: Plain | undefined, whole?: readonly Answer[]): void;
  /** Takes back the answers of the plan from this one on, counted from 0; another answer may take its place. */
  returnTo(link: number, instead?: Answer): void;
  isChosen(value: Plain): boolean;
  /** The place of an item among the picks, from 1; 0 when it is not picked. */
  placeOf(value: Plain): number;
  /** True when the selection is an answer that may be sent. */
  readonly ready: boolean;
  /** Why it may not be sent yet, in words; absent while nothing has been chosen at all. */
  readonly problem?: string;
  /** Sends the answer, or adds it to the plan. Does nothing unless `ready`. */
  confirm(): void;
  /**
   * Sends this option at once, whatever else is chosen; where it shows something new, it is only chosen, unless that is what
   * everybody expects of it: an opponent that turns over a card in its turn.
   */
  give(value: Plain, expected?: boolean): void;
}

/** What the table would look like after the selection (and the plan before it); stops before anything unseen shows. */
export interface ChoicePreview {
  readonly view: object & CoreView;
  /** The answer shows something new (draws a card, reveals a secret), and there is no way back after it. */
  readonly barrier: boolean;
  /** The standings then, as far as the viewer may know them. */
  readonly score?: Outcome;
  /** What the viewer is asked next, where they are and nothing new showed. */
  readonly question?: Question;
}

/** What the viewer's seat leaves to be answered by itself, in the order in which it is tried. */
export interface Preferences {
  readonly policies: readonly Policy[];
  /** They also answer what is asked now, unless an answer to it is sent first. */
  set(policies: readonly Policy[]): void;
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
  /** What the viewer sees, after the plan where there is one; the board narrows the game's own part itself. */
  readonly view: object & CoreView;
  /** What the viewer sees without the plan. */
  readonly actual: object & CoreView;
  /** Answers that have been put together and not been sent: the links of a chain before the open question. */
  readonly staged: readonly Answer[];
  readonly me: Viewer;
  readonly seats: readonly SeatInfo[];
  /** The viewer's open question; undefined when somebody else must choose, when the game is over, and in a replay. */
  readonly question: Question | undefined;
  /** What exists but cannot be chosen now, and why. */
  readonly unavailable: readonly Unavailable[];
  readonly choice: ChoiceInHand;
  readonly preview: ChoicePreview | undefined;
  /** Undefined where nothing can be left for later: for spectators and in a replay. */
  readonly preferences: Preferences | undefined;
  /** What has happened since the view before this one; `serial` changes with every update. For animations. */
  readonly news: { readonly serial: number; readonly events: readonly GameEvent[] };
  /** All moves up to the position that is shown, with what happened in them as the viewer may know it. */
  readonly log: readonly ShownMove[];
  /** The moves since the viewer's own last one, from the moment they come back until they have read or moved. */
  readonly since: readonly ShownMove[];
  /** The standings if the game ended now, as far as the viewer may know them. */
  readonly score: Outcome | undefined;
  /** Set when the game is over. */
  readonly outcome: Outcome | undefined;
  /** Whether the log is opened to its full length, on a board that unfolds it. */
  readonly logOpen: boolean;
  /** In a replay: the position that is shown, among all of them. */
  readonly replay: { readonly at: number; readonly positions: Positions } | undefined;
  /** Words for messages of the game, the kernel, the bots and this client, in the language of the screen. */
  readonly format: (message: Message) => string;
  readonly language: Language;
  readonly phone: boolean;
  readonly reducedMotion: boolean;
  readonly slots: BoardSlots;
  /** The place below the words of the question, for a board's cards (`<Tray>`); null where there is none. */
  readonly tray: HTMLElement | null;
}

/** A button of the question bar besides those of the frame. */
export interface BarButton {
  readonly text: string;
  /** The name of the key that does the same, in words. The board listens to it itself. */
  readonly key?: string;
  readonly disabled?: boolean;
  act(): void;
}

/** Words for the question bar that know the game better than the frame does. */
export interface BarWords {
  /** Instead of the question's own text. */
  readonly title?: string;
  /** What the selection does, in a sentence. */
  readonly detail?: string;
  /** Drawn before that sentence; decoration only, so the sentence says it too. */
  readonly mark?: ReactNode;
  /** The confirm button, named after its effect. */
  readonly confirm?: string;
  /** The confirm button where a further question follows before anything is sent: "Next: the tile". */
  readonly next?: string;
  /** Stands in the place of the confirm button, for something that needs no choice before it: ending the turn. */
  readonly main?: BarButton;
  /** False where nothing needs putting back, so that the board's own buttons have its room; `begun`: only while something does. */
  readonly back?: false | 'begun';
  /** Further buttons: not now, draw it yourself, put it right. */
  readonly also?: readonly BarButton[];
  /** What shows after the answer and cannot be taken back: "Draws two cards: no way back." */
  readonly barrier?: string;
}

/** What a board's panels at the end know. */
export interface EndProps extends Pick<BoardProps, 'view' | 'seats' | 'format' | 'loaded'> {
  readonly outcome: Outcome;
  readonly log: readonly ShownMove[];
  /** Opens the replay after so many moves. */
  readonly onReplay: (at: number) => void;
}

/** What a board knows when it tells what others have taken from the viewer. */
export interface SinceProps extends Pick<BoardProps, 'view' | 'me' | 'seats' | 'format'> {
  /** The moves since the viewer's own last one. */
  readonly moves: readonly ShownMove[];
}

/** What others have taken from the viewer since their last turn: told before everything else that happened. */
export interface LossesSince {
  /** In a sentence, which is spoken; undefined where nothing was lost. */
  said(props: SinceProps): string | undefined;
  /** For the strip, in marks. */
  readonly Glance: ComponentType<SinceProps>;
  /** Above the list of everything else. */
  readonly List: ComponentType<SinceProps>;
}

/** Something that somebody did, and the number that it has on the board. */
export interface NumberedDeed {
  readonly n: number;
  readonly seat: Seat;
  readonly text: Message;
}

/** A seat in the order of turns. */
export interface SeatInOrder {
  readonly seat: Seat;
  /** "passed". */
  readonly out?: Message;
}

/** An opponent that the game plays itself, with its number among the players of the view. */
interface Rival {
  readonly seat: Seat;
  readonly name: Message;
}

/** The plain table, which serves where no board is drawn. It lists the options, unless nothing can be answered. */
export type PlainTableProps = BoardProps & { readonly listed: boolean };

export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** Whether the board shows this option on one of its objects; the others become buttons of the question bar. */
  shows?(target: Plain | undefined, question: Question): boolean;
  /**
   * A whole action to begin with, where the board can put one together: answers to this question and to those that
   * follow from it. It stands ready as a proposal; any choice of the person takes its place.
   */
  propose?(
    props: Pick<BoardProps, 'loaded' | 'view' | 'me'> & { readonly question: Question },
  ): readonly Answer[] | undefined;
  /**
   * Whether this question belongs to the action that led to it: both are put together, link by link, and nothing is sent
   * before the last one.
   */
  chains?(question: Question): boolean;
  /** Words for the question bar. */
  barWords?(props: BoardProps): BarWords;
  /** A short line for the top bar: "Round 6 · ends at 12 cards". */
  headline?(props: Pick<BoardProps, 'view' | 'seats' | 'format' | 'loaded'>): string;
  /** What belongs beside that line in marks: what this round scores. */
  readonly HeadlineMark?: ComponentType<Pick<BoardProps, 'view' | 'format'>>;
  /** The seats in the order of their turns, where the top bar shows it, with a word about those that are out of it. */
  turnOrder?(view: object & CoreView): readonly SeatInOrder[];
  /** The opponents that the game plays itself, after all seats of the table; none where this is absent. */
  rivals?(view: object & CoreView): readonly Rival[];
  /** The board has a place for the log at its full length; one key opens and closes it. */
  readonly unfoldsLog?: true;
  /** The board has a few lines to spare for hints, and not more: reasons are told for one answer at a time. */
  readonly briefHints?: true;
  /** What the others did since the viewer's last turn, in few words, with the numbers that they have on the board. */
  deedsSince?(moves: readonly ShownMove[]): readonly NumberedDeed[];
  readonly losses?: LossesSince;
  /** Each player's things once more, small, for the screen at the end. */
  readonly Final?: ComponentType<
    Pick<BoardProps, 'view' | 'seats' | 'format' | 'loaded'> & { readonly seat: Seat }
  >;
  /** The group into which the bars of the end put a source of points: all worlds together, say. */
  pointGroup?(source: Message): Message;
  /** Every source of points in its order, where the table at the end lists them all without their groups. */
  readonly pointSources?: readonly Message[];
  /** Every group in its order, where the table at the end lists the groups alone, each with a few words about it. */
  readonly pointGroups?: readonly Message[];
  pointNote?(view: object & CoreView, seat: Seat, group: Message): Message | undefined;
  /** Who somebody plays, below their name at the end: a faction, a corporation. */
  seatTitle?(view: object & CoreView, seat: Seat): Message | undefined;
  /** The headline of the end, where the game says it better than the standings: alone there is no winner. */
  endTitle?(props: Pick<EndProps, 'outcome' | 'seats' | 'format' | 'view'>): string | undefined;
  /** A further sentence for the end: what made the difference. */
  endNote?(props: Pick<EndProps, 'outcome' | 'seats' | 'format' | 'view'>): string;
  /** The points counted step by step, before the end is shown for the first time, and again whenever somebody likes. */
  readonly Counting?: ComponentType<EndProps & { readonly onDone: () => void }>;
  /** The board's own panels beside the points at the end. */
  readonly End?: ComponentType<EndProps>;
  /** What the icons mean. */
  readonly Legend?: ComponentType<Pick<BoardProps, 'format' | 'loaded'>>;
  /** What is printed on a component, for the panel that opens from the plain list; by the id of `loaded.cardOf`. */
  readonly Card?: ComponentType<Pick<BoardProps, 'format' | 'loaded'> & { readonly id: string }>;
  /** Many components as they are drawn, each a button, for the catalog of cards; without it their names are listed. */
  readonly Cards?: ComponentType<
    Pick<BoardProps, 'format' | 'loaded'> & {
      readonly cards: readonly CardEntry[];
      /** The id of the one that is told about. */
      readonly chosen: string | undefined;
      onChoose(id: string): void;
    }
  >;
}
