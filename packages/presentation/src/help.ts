/** What players look up beside the table: the rules in short, which take no rulebook's place, and the components. */
import type { Message } from '@orrery/kernel';

export interface HelpChapter {
  readonly title: Message;
  readonly lines: readonly Message[];
}

/** A component of a game with everything printed on it in words, as a card catalog lists it. */
export interface CardEntry {
  readonly id: string;
  readonly name: Message;
  /** What kind of thing it is, what it costs, what it is worth. */
  readonly facts: readonly Message[];
  /** What it does. */
  readonly text: readonly Message[];
  /** What a catalog can be filtered by. */
  readonly traits?: readonly CardTrait[];
  /** What it costs, in the game's money, for a catalog in that order. */
  readonly cost?: number;
}

/** Something that a component has in common with others: its group "Kind", its value "active". */
export interface CardTrait {
  readonly group: Message;
  readonly value: Message;
  /** Where the value stands among those of its group. */
  readonly place: number;
}
