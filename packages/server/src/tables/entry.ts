/** The entries of a table's log. Everything a table is follows from them, one after another. */
import type { Answer, Seat } from '@orrery/kernel';
import type { Clock, First, Help, Person, TableInfo, Visibility } from '@orrery/protocol';

/** Chosen when the table was made; never changes. */
export interface Settings {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: TableInfo['options'];
  readonly visibility: Visibility;
  readonly clock: Clock;
  readonly first: First;
  /** Absent in logs of earlier versions, where there were proposals. */
  readonly help?: Help;
  /** The mark of each place. */
  readonly marks: readonly number[];
  /** Who knows it may join tables that are not open, until somebody is sent away. */
  readonly invite: string;
  /** A seed typed by a person, or the server's secret for a fair deal. */
  readonly deal: { readonly seed: string } | { readonly secret: string };
}

export type By = 'person' | 'policy' | 'bot';
export type Away = 'expired' | 'resigned' | 'left' | 'vanished';

export type Entry =
  | { readonly do: 'created'; readonly settings: Settings; readonly host: string }
  | { readonly do: 'seated'; readonly seat: Seat; readonly person: Person; readonly nonce: string }
  | { readonly do: 'seated'; readonly seat: Seat; readonly bot: string }
  | {
      readonly do: 'left';
      readonly seat: Seat;
      /** Where the maker sent somebody away: the invitation from then on, which they do not know. */
      readonly invite?: string;
    }
  /** Nobody's doing where a table waited too long. */
  | { readonly do: 'cancelled'; readonly seat: Seat | null }
  | {
      readonly do: 'started';
      readonly seed: string;
      readonly first: Seat;
      /** Given by the maker of the table, who knew the commitment by then. */
      readonly nonce?: string;
    }
  | {
      readonly do: 'answered';
      readonly seat: Seat;
      readonly answers: readonly Answer[];
      readonly by: By;
      readonly key?: string;
      /** How many answers of the plan were not given because something new had shown. */
      readonly notGiven?: number;
      /** The bot that answered in place of the one that plays here, where that one gave no answer. */
      readonly spare?: string;
    }
  | {
      readonly do: 'undone';
      readonly seat: Seat;
      readonly key?: string;
      /** How many answers remain, where everything since was taken back; absent where one was taken out alone. */
      readonly to?: number;
    }
  | { readonly do: 'redone'; readonly seat: Seat; readonly key?: string }
  | { readonly do: 'undoProposed'; readonly seat: Seat; readonly to: number }
  | {
      readonly do: 'undoVoted';
      readonly seat: Seat;
      readonly agree: boolean;
      /** With the last vote for going back to before something showed, among people: what was seen does not come again. */
      readonly nonce?: string;
    }
  | { readonly do: 'takenOver'; readonly seat: Seat; readonly why: Away; readonly bot: string }
  | { readonly do: 'returned'; readonly seat: Seat }
  | { readonly do: 'pauseVoted'; readonly seat: Seat; readonly agree: boolean }
  | { readonly do: 'resumed'; readonly seat: Seat }
  | { readonly do: 'rematched'; readonly seat: Seat; readonly table: string };

/** An entry with its place in the log. */
export interface Row {
  readonly n: number;
  /** Milliseconds since 1970; never less than that of the row before. */
  readonly at: number;
  readonly entry: Entry;
  /** Made up for this row. Whatever was decided after a row is stored only where that very row is the last one. */
  readonly stamp: string;
}
