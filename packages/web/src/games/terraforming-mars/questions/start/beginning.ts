/** What is chosen to begin with, and what would be left of it. */
import { beginningWith, isCorporation } from '@orrery/terraforming-mars/advice';
import type { Table } from '../../table.ts';
import { cardsOffered, cardsPicked } from '../offered.tsx';

export const corporationsIn = (table: Pick<Table, 'question'>): readonly number[] =>
  cardsOffered(table).filter(isCorporation);
export const projectsIn = (table: Pick<Table, 'question'>): readonly number[] =>
  cardsOffered(table).filter((card) => !isCorporation(card));

/** The corporation that is chosen; there is one at most. */
export const corporationIn = (table: Table): number | undefined => cardsPicked(table).find(isCorporation);
export const boughtIn = (table: Table): readonly number[] =>
  cardsPicked(table).filter((card) => !isCorporation(card));

/** What would be left with a corporation and the cards that are bought now. */
export function beginningIn(table: Table, corporation: number) {
  return beginningWith(table.position, table.mine ?? 0, corporation, boughtIn(table).length);
}
