/** What a game offers besides its rules, and the list of games. */

import type { CoreView, Game, Message, Option, Plain, Question, Seat } from '@orrery/kernel';
import type { CardEntry, HelpChapter, LogWriter, Panels, TerminalTable } from '@orrery/presentation';

/** The words of a game in one language, from key to ICU message. */
type Words = Readonly<Record<string, string>>;

/**
 * A game with what screens and tools need of it. The types of its state and its view are left out: whoever holds a
 * `Game` hands back only states and views that the same game made.
 */
export interface LoadedGame {
  readonly game: Game;
  readonly catalogues: { readonly en: Words; readonly pt: Words; readonly pl: Words };
  /** Tells a viewer the log of a game in lines, from its first event on; `name` gives a seat's name. */
  logWriter(name: (seat: Seat) => string): LogWriter;
  /** The table in a terminal. */
  readonly terminalTable?: TerminalTable;
  /** The table as a viewer sees it, in words, for clients without pictures; where there is no screen. */
  tableText?(view: object & CoreView, name: (seat: Seat) => string): readonly Message[];
  /** The table as a viewer sees it, in panels, for clients that have not drawn its board. */
  panels?(view: object & CoreView, name: (seat: Seat) => string): Panels;
  /** The heading under which an option stands where there are many. */
  groupOf?(view: object & CoreView, question: Question, option: Option): Message | undefined;
  /** Whether an option does nothing but end the seat's turn, or its part of a phase. */
  closes?(question: Question, option: Option): boolean;
  /** A resource that an option costs or brings, with its amount; undefined where the bare number says enough. */
  amountText?(what: string, amount: number): Message | undefined;
  /** The rules in short: how it goes, how it ends, how it is scored. */
  readonly help?: readonly HelpChapter[];
  /** Its components for the card browser. */
  cards?(): readonly CardEntry[];
  /**
   * Where editions in other languages have not got a name of their own for every component: those whose printed name is
   * the English one. Any other name that reads as in English is English, and screens mark it.
   */
  readonly printedAlike?: Readonly<Partial<Record<'pt' | 'pl', readonly string[]>>>;
  /** The component that something in a question stands for, by its id in the card browser. */
  cardOf?(thing: Plain): string | undefined;
}

/** One stroke or area of a mark, in a square of 30. Colours are the game's own, the ground's, or one of the world's. */
export interface MarkPath {
  readonly d: string;
  readonly fill?: 'accent' | 'ground';
  readonly line?: { readonly colour: 'accent' | 'night'; readonly width: number };
}

/** What there is to say of a game before it is loaded. */
export interface CatalogEntry {
  readonly id: string;
  readonly name: Message;
  /** The version of its rules, as the game itself says it. */
  readonly rules: number;
  /** The address of its picture, 344 by 232. */
  readonly picture?: string;
  /** Its own colour, by name. */
  readonly accent?: 'gaia' | 'mars' | 'race';
  /** Its small sign, for lists. */
  readonly mark?: readonly MarkPath[];
  /** Whether lobbies and menus show it; otherwise it is there for those who ask by name. */
  readonly listed: boolean;
  load(): Promise<LoadedGame>;
}
