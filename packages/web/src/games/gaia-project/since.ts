/** What the others did since the viewer's own last turn, in few words: for the strip, and as numbers on the map. */
import { factionText, type HexId } from '@orrery/gaia-project';
import { factionIds, type StructureId, structureIds } from '@orrery/gaia-project/advice';
import { type GameEvent, isRecord, type Message, type Seat } from '@orrery/kernel';
import type { ShownMove } from '../../sources/source.ts';
import { type Key, say } from './words.ts';

/** Something that somebody did in a turn. */
export interface Deed {
  /** Counted from 1. */
  readonly n: number;
  readonly seat: Seat;
  readonly text: Message;
  /** Where it happened; absent for what happens nowhere on the map. */
  readonly hex?: HexId;
  readonly event: GameEvent;
  /** What its turn scored. */
  readonly vp: number;
}

/** As many as a glance takes in; the log has them all. */
const MOST = 4;

const built: Readonly<Record<Exclude<StructureId, 'none'>, Key>> = {
  mine: 'web.gaia.since.mine',
  'trading-station': 'web.gaia.since.station',
  'research-lab': 'web.gaia.since.lab',
  'planetary-institute': 'web.gaia.since.institute',
  'academy-knowledge': 'web.gaia.since.academy',
  'academy-action': 'web.gaia.since.academy',
};

/** What changes the map. */
const placed: Readonly<Record<string, Key>> = {
  project: 'web.gaia.since.project',
  station: 'web.gaia.since.spaceStation',
  swap: 'web.gaia.since.swap',
  lostPlanet: 'web.gaia.since.lostPlanet',
  federation: 'web.gaia.since.federation',
};

/** What is told where a turn leaves nothing on the map. */
const elsewhere: Readonly<Record<string, Key>> = {
  booster: 'web.gaia.since.booster',
  advance: 'web.gaia.since.research',
  action: 'web.gaia.since.action',
  special: 'web.gaia.since.special',
  cover: 'web.gaia.since.cover',
  remove: 'web.gaia.since.remove',
  pass: 'web.gaia.since.pass',
};

function textOf({
  do: kind,
  what,
}: GameEvent): { readonly text: Message; readonly onMap: boolean } | undefined {
  const structure = structureIds.find((id) => id === what);
  if ((kind === 'build' || kind === 'upgrade') && structure !== undefined && structure !== 'none')
    return { text: say(built[structure]), onMap: true };
  const onMap = placed[kind];
  if (onMap !== undefined) return { text: say(onMap), onMap: true };
  const faction = kind === 'faction' ? factionIds.find((id) => id === what) : undefined;
  if (faction !== undefined) return { text: factionText(faction), onMap: false };
  const key = elsewhere[kind];
  return key === undefined ? undefined : { text: say(key), onMap: false };
}

/** The space of an event; of a federation the first of its planets. */
function hexIn({ detail }: GameEvent): HexId | undefined {
  if (!isRecord(detail)) return undefined;
  const [first] = Array.isArray(detail.planets) ? detail.planets : [detail.hex];
  return typeof first === 'number' ? first : undefined;
}

/** What an event tells of, in few words, and where it happened; undefined for what is no deed. */
export function deedOf(event: GameEvent): Pick<Deed, 'text' | 'hex'> | undefined {
  const known = textOf(event);
  const hex = hexIn(event);
  return known && { text: known.text, ...(hex === undefined ? {} : { hex }) };
}

type Candidate = Omit<Deed, 'n'> & { readonly onMap: boolean };

/** What belongs to one turn is told once, by what it leaves on the map where it leaves something. */
function deedsOfTurn(turn: readonly Candidate[]): readonly Candidate[] {
  const onMap = turn.filter((each) => each.onMap);
  const passes = turn.filter((each) => each.text.key === elsewhere.pass);
  return onMap.length > 0 || passes.length > 0 ? [...onMap, ...passes] : turn.slice(0, 1);
}

const scoreIn = (events: readonly GameEvent[], mover: Seat): number =>
  events.reduce(
    (sum, { do: kind, seat, amount }) => (kind === 'score' && seat === mover ? sum + amount : sum),
    0,
  );

/** The Automa turns over a card, or tells why it passes. */
const beginsAutomasTurn = (event: GameEvent | undefined): boolean =>
  event?.do === 'cards' || (event?.do === 'pass' && isRecord(event.detail) && 'why' in event.detail);

/** Several turns of the Automa in a row come with one move. */
function turnsOfMove({ seat: mover, events }: ShownMove) {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    if (beginsAutomasTurn(event)) parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts.filter((part) => part.length > 0).map((part) => ({ mover, events: part }));
}

/** The last few things that happened, numbered in their order. */
export function deedsIn(moves: readonly ShownMove[]): Deed[] {
  const turns: Candidate[][] = [];
  for (const { mover, events } of moves.flatMap(turnsOfMove)) {
    let begins = beginsAutomasTurn(events[0]);
    for (const event of events) {
      const known = textOf(event);
      if (known === undefined || event.seat === null || event.seat !== mover) continue;
      const hex = hexIn(event);
      const deed = {
        seat: event.seat,
        ...known,
        event,
        vp: scoreIn(events, event.seat),
        ...(hex === undefined ? {} : { hex }),
      };
      const turn = turns.at(-1);
      if (turn?.[0]?.seat === event.seat && !begins) turn.push(deed);
      else turns.push([deed]);
      begins = false;
    }
  }
  return turns
    .flatMap(deedsOfTurn)
    .slice(-MOST)
    .map(({ onMap: _, ...deed }, i) => ({ ...deed, n: i + 1 }));
}

/** The numbers on the map: those of the strip that happened at a space. */
export const sinceMarks = (moves: readonly ShownMove[]): { readonly hex: HexId; readonly n: number }[] =>
  deedsIn(moves).flatMap(({ hex, n }) => (hex === undefined ? [] : [{ hex, n }]));

/** Power that one's own preferences have charged meanwhile. */
export const chargedByRule = (moves: readonly ShownMove[], seat: Seat | undefined): number =>
  moves
    .filter((move) => move.seat === seat && move.policy === true)
    .flatMap(({ events }) => events)
    .reduce((sum, event) => (event.do === 'charge' && event.seat === seat ? sum + event.amount : sum), 0);
