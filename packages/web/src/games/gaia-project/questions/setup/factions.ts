/** What is being looked at while a faction is chosen. */
import type { FactionId } from '@orrery/gaia-project';
import { factionBoards, factionIds, holderOf } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { answersFor } from '../../../../board-kit/finding.ts';
import { isPicked } from '../../press.ts';
import type { Table } from '../../table.ts';

const isFaction = (id: string): id is FactionId => factionIds.some((known) => known === id);

/** The other side of what is touched: a sheet that is open on a phone, or the sheet that another is compared with. */
const SHEET = 'sheet';
const AGAINST = 'against ';

/** The factions that can be chosen, in the order of their boards: all first sides, then all second sides. */
export function factionsShown(): readonly FactionId[] {
  const boards = factionBoards();
  return [0, 1].flatMap((side) => boards.flatMap((board) => board[side] ?? []));
}

/** Whether it can be chosen now; for somebody who waits, whether it is still there. */
export const isOpen = ({ question, view }: Pick<Table, 'question' | 'view'>, faction: FactionId): boolean =>
  question === undefined
    ? holderOf(view, faction) === undefined
    : optionsOf(question).some(({ value }) => value === faction);

/** Who has it or the other side of its board. */
export const takenBy = ({ view }: Pick<Table, 'view'>, faction: FactionId): Seat | undefined =>
  holderOf(view, faction);

/** The faction that is looked at: it stands ready to be played. */
export const lookedAt = (table: Pick<Table, 'choice' | 'question'>): FactionId | undefined =>
  factionsShown().find((faction) => isPicked(table, faction));

const thingOf = ({ touched }: Pick<Table, 'touched'>): string =>
  touched !== undefined && 'thing' in touched ? touched.thing : '';

export const isSheetOpen = (table: Pick<Table, 'touched'>): boolean => thingOf(table) === SHEET;

/** The faction with which the one that is looked at is compared. */
export function comparedWith(table: Pick<Table, 'touched'>): FactionId | undefined {
  const thing = thingOf(table);
  const id = thing.startsWith(AGAINST) ? thing.slice(AGAINST.length) : '';
  return isFaction(id) ? id : undefined;
}

const touching = (table: Table, thing: string | undefined, faction: FactionId | undefined): void =>
  table.choice.touch(
    thing === undefined ? undefined : { thing },
    faction === undefined ? [] : answersFor(table, [{ pick: faction }]),
  );

/** Looks at a faction: its sheet, its planets on the map. What else is open stays open. */
const look = (table: Table, faction: FactionId): void => touching(table, thingOf(table) || 'look', faction);

/** The first press looks, the second plays. */
export function press(table: Table, faction: FactionId): void {
  if (lookedAt(table) === faction) table.choice.confirm();
  else look(table, faction);
}

export const openSheet = (table: Table, faction: FactionId): void => touching(table, SHEET, faction);
export const closeSheet = (table: Table): void => touching(table, 'look', lookedAt(table));

/** Keeps the sheet that is looked at beside the next one; a second time puts it back. */
export function compare(table: Table): void {
  const faction = lookedAt(table);
  const other = comparedWith(table);
  if (other !== undefined) touching(table, 'look', faction ?? other);
  else if (faction !== undefined) touching(table, `${AGAINST}${faction}`, faction);
}

/** The open faction so many places after the one that is looked at. */
export function lookFurther(table: Table, by: number): void {
  const open = factionsShown().filter((faction) => isOpen(table, faction));
  const now = lookedAt(table);
  const at = now === undefined ? 0 : open.indexOf(now) + by;
  const next = open[(at + open.length) % open.length];
  if (next !== undefined) look(table, next);
}
