/** Where a table's state comes from. The same screen shows a table of this browser, a table of a server, and a replay. */
import type {
  Answer,
  CoreView,
  GameEvent,
  GameRecord,
  Message,
  Moment,
  Outcome,
  Question,
  Refusal,
  Seat,
  Unavailable,
  Viewer,
} from '@orrery/kernel';
import type { ChatLine, Command, Done, Person, Policy, SeatPolicies, TableInfo } from '@orrery/protocol';
import type { Store } from '../app/store.ts';

/** Somebody at the table. */
export interface Player {
  /** What a person is called; a bot is called by its kind, in the language of the screen. */
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The kind of bot that sits here; absent also where one plays on for a person. */
  readonly bot?: string;
  /** Which shape and colour; that of the place at the table where absent. */
  readonly mark?: number;
  readonly clock?: { readonly remaining: number; readonly running: boolean };
  readonly present?: boolean;
}

/** A move with what the viewer may know of it. The first entry, number 0, is what happened before the first question. */
export interface ShownMove {
  /** How many moves had been made after it. */
  readonly at: number;
  readonly seat: Seat | null;
  /** After it. */
  readonly moment: Moment | undefined;
  readonly events: readonly GameEvent[];
  /** True where a premove or a preference answered for the person. */
  readonly policy?: boolean;
}

/** Something about the table that is no move: a bot plays on for somebody, or somebody is back. */
export interface Happening {
  /** After which move. */
  readonly at: number;
  readonly seat: Seat;
  /** The person's own name, whoever plays for them now. */
  readonly name: string;
  readonly what: 'expired' | 'resigned' | 'left' | 'vanished' | 'returned';
}

/** What one viewer sees of a table at one moment; plain data, so that a worker or a server can send it. */
export interface TableState {
  readonly game: string;
  /** The version of the rules; those of today where it is absent. */
  readonly rules?: number;
  readonly title: string;
  readonly me: Viewer;
  readonly players: readonly Player[];
  readonly view: object & CoreView;
  readonly question?: Question;
  readonly unavailable: readonly Unavailable[];
  readonly log: readonly ShownMove[];
  readonly happenings?: readonly Happening[];
  /** How many moves have been made; a shown position of the past lies before that. */
  readonly at: number;
  readonly past?: number;
  readonly score?: Outcome;
  readonly outcome?: Outcome;
  readonly undo: boolean;
  readonly redo: boolean;
  /** Every other seat is a bot's: undo takes back everything since one's own last answer, whatever has shown. */
  readonly undoFreely?: boolean;
  /** Why nothing can be undone, once there would be something. */
  readonly undoBarrier?: Message;
  /** What the viewer's seat leaves to be answered by itself; absent where nothing can be left. */
  readonly policies?: SeatPolicies;
  /** In a replay: the whole game, with the viewer's eyes. The same object as long as the viewer is the same. */
  readonly positions?: Positions;
}

/** A game from its beginning to its end. */
export interface Positions {
  readonly length: number;
  view(at: number): object & CoreView;
  /** The question that the next move answers. */
  question(at: number): Question | undefined;
}

/** How a table stands as a whole. */
export type TableStatus =
  | { readonly is: 'opening' }
  /** The game has not begun; people are still to sit down. */
  | { readonly is: 'waiting' }
  | { readonly is: 'open'; readonly state: TableState }
  /** Nothing is shown until this seat's person has taken over the screen. */
  | {
      readonly is: 'curtain';
      readonly seat: Seat;
      readonly players: readonly Player[];
      readonly game: string;
    }
  /** It cannot be shown; the message says why and what to do. */
  | { readonly is: 'failed'; readonly why: Message };

/** The line to whoever keeps the table. */
export type Connection = 'here' | 'connected' | 'lost';

/** What belongs to a server's table besides the game. */
export interface ServerTable {
  readonly info: Store<TableInfo | undefined>;
  readonly me: Store<Person | null>;
  readonly chat: Store<readonly ChatLine[]>;
  /** Who is connected, and how many watch. */
  readonly presence: Store<{ readonly seats: readonly Seat[]; readonly spectators: number }>;
  /** Calls the server again, as somebody who has a name by now. */
  reconnect(): void;
  /** Gives a command; resolves with why it was refused, or with what was done. */
  command(command: Command): Promise<{ readonly error: Message } | { readonly done: Done | null }>;
}

export interface TableSource {
  readonly kind: 'local' | 'server' | 'replay';
  readonly status: Store<TableStatus>;
  readonly connection: Store<Connection>;
  /** False while the browser does not keep what is played here: its storage is full or switched off. */
  readonly kept?: Store<boolean>;
  /** What could not be shown or fetched last, where nothing else tells. */
  readonly trouble?: Store<Message | undefined>;
  /** Gives answers, all or none, up to the first that shows something new. Resolves when they are kept, or with why not. */
  answer(seat: Seat, answers: readonly Answer[]): Promise<Refusal | undefined>;
  /** Whether an answer waits for the line to come back and has never gone out, so that it can still be withdrawn. */
  readonly unsent?: Store<boolean>;
  withdraw?(): void;
  undo(seat: Seat): Promise<Refusal | undefined>;
  redo(seat: Seat): Promise<Refusal | undefined>;
  /** Replaces the premoves and preferences of the seat. */
  setPolicies(seat: Seat, policies: readonly Policy[]): Promise<Refusal | undefined>;
  /** Shows the position after so many moves; undefined goes back to the present. */
  look(at: number | undefined): void;
  /** The person of this seat has taken over the screen. */
  takeOver(seat: Seat): void;
  /** The record, where it may be had: after the game, and of tables of one's own. */
  record(): Promise<GameRecord | undefined>;
  close(): void;
  /** Present for tables of a server. */
  readonly server?: ServerTable;
}
