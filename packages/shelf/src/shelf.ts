/** What a game offers besides its rules, and the list of games. */
import type {
  CoreView,
  Game,
  HelpChapter,
  Message,
  Option,
  Panels,
  Plain,
  Question,
  Seat,
  Teller,
} from '@orrery/kernel';
import type { Screen } from '@orrery/kernel/screen';

/** The words of a game in one language, from key to ICU message. */
export type Words = Readonly<Record<string, string>>;

/** A component with everything printed on it in words. */
export interface CardEntry {
  readonly id: string;
  readonly name: Message;
  /** What kind of thing it is, what it costs, what it is worth. */
  readonly facts: readonly Message[];
  /** What it does. */
  readonly text: readonly Message[];
}

/**
 * A game with what screens and tools need of it. The types of its state and its view are left out: whoever holds a
 * `Game` hands back only states and views that the same game made.
 */
export interface LoadedGame {
  readonly game: Game;
  readonly catalogues: { readonly en: Words; readonly pt: Words; readonly pl: Words };
  /** Tells a viewer the log of a game in lines, from its first event on; `name` gives a seat's name. */
  teller(name: (seat: Seat) => string): Teller;
  /** The table in a terminal. */
  readonly screen?: Screen;
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

export interface ShelvedGame {
  readonly id: string;
  /** Whether lobbies and menus show it; otherwise it is there for those who ask by name. */
  readonly listed: boolean;
  load(): Promise<LoadedGame>;
}
