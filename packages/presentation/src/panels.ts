/**
 * A table in words: what a view shows, as data that a screen lays out without knowing the game. It serves screens that
 * have no pictures of the game, and is made of what the view holds, so it tells nothing that the view does not.
 */
import type { Message, Plain, Seat } from '@orrery/kernel';

export type PanelText = Message | string | number;

/** An amount with its name: "ore 4". */
export interface PanelFact {
  readonly label: Message;
  readonly value: PanelText;
  /** What comes or goes with it: what is produced of it, how many there can be. */
  readonly note?: PanelText;
}

/** A component: a card, a tile, a token. */
export interface PanelThing {
  readonly name: PanelText;
  /** Short facts: what it costs, its icons, what lies on it. */
  readonly marks?: readonly PanelText[];
  /** What it does, line by line. */
  readonly text?: readonly Message[];
  /** Used, covered, or not to be had any more. */
  readonly faint?: boolean;
  /** What stands out now: the tile of this round. */
  readonly strong?: boolean;
}

/** Colours that a space of a map may have; what they stand for is written on it too. */
const panelTones = [
  'blue',
  'red',
  'orange',
  'yellow',
  'brown',
  'grey',
  'white',
  'green',
  'violet',
  'black',
] as const;
export type PanelTone = (typeof panelTones)[number];

/** A space of a map of hexagons. */
export interface PanelSpace {
  /** Its middle, in distances between neighbours. */
  readonly x: number;
  readonly y: number;
  /** Everything about it in words; the place first. */
  readonly name: Message;
  /** What the space is called, where that is short. */
  readonly label?: PanelText;
  /** One to three letters for what is printed there. */
  readonly mark?: PanelText;
  readonly tone?: PanelTone;
  /** What has the tone: all of it, a disc in the middle, or the edge only. */
  readonly painted?: 'whole' | 'disc' | 'edge';
  /** Whose piece stands there, and which, in one to three letters; nobody's has no seat. */
  readonly piece?: { readonly seat?: Seat; readonly mark: PanelText };
  /** Whose further pieces are there. */
  readonly guests?: readonly Seat[];
  /** Spaces of one zone have a border around them. */
  readonly zone?: number;
  /** The space as options point at it. */
  readonly target?: Plain;
}

export type PanelBlock =
  | { readonly show: 'facts'; readonly title?: Message; readonly facts: readonly PanelFact[] }
  | { readonly show: 'things'; readonly title?: Message; readonly things: readonly PanelThing[] }
  /** A table with a column for each title. */
  | {
      readonly show: 'rows';
      readonly title?: Message;
      readonly columns: readonly PanelText[];
      readonly rows: readonly PanelRow[];
    }
  | {
      readonly show: 'map';
      readonly title: Message;
      /** Whether a corner points upwards; otherwise an edge lies on top. */
      readonly pointed: boolean;
      readonly spaces: readonly PanelSpace[];
      /** What the letters mean. */
      readonly legend: readonly Message[];
    };

export interface PanelRow {
  readonly name: PanelText;
  readonly cells: readonly PanelText[];
  readonly text?: readonly Message[];
  readonly strong?: boolean;
  readonly faint?: boolean;
}

export interface PanelSection {
  readonly title: Message;
  readonly blocks: readonly PanelBlock[];
}

/** What lies before a seat. */
export interface SeatPanels {
  /** What the others want to see at a glance. */
  readonly glance: readonly PanelFact[];
  /** Short words about the seat: first player, passed, its faction. */
  readonly marks: readonly Message[];
  /** The viewer's own seat has what only the viewer sees among these. */
  readonly blocks: readonly PanelBlock[];
}

export interface Panels {
  /** What is worth seeing at any moment: the round, the tracks, the piles. */
  readonly glance: readonly PanelFact[];
  /** What belongs to nobody: the map, the boards. */
  readonly common: readonly PanelSection[];
  readonly seats: readonly SeatPanels[];
}
