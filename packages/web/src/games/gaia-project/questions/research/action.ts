/** The action to which a tile or a step belongs, as far as its links are known. */
import { readTarget } from '@orrery/gaia-project';
import { type Area, researchAreas, structureIds } from '@orrery/gaia-project/advice';
import { isRecord } from '@orrery/kernel';
import { optionsOf } from '../../../../board-kit/choice.ts';
import type { MapMarks } from '../../map/marks.ts';
import { isPicked } from '../../press.ts';
import type { Table } from '../../table.ts';
import { type Link, linksOf } from '../../tray/links.ts';

export const linkNamed = (table: Table, name: string): Link | undefined =>
  linksOf(table).findLast(({ question }) => question.name === name);

/** What is built, where a building brings the tile. */
export function builtBy(table: Table): 'lab' | 'academy' | undefined {
  const value = linksOf(table)[0]?.picked[0]?.value;
  if (!isRecord(value) || value.do !== 'upgrade' || typeof value.to !== 'number') return undefined;
  return structureIds[value.to] === 'research-lab' ? 'lab' : 'academy';
}

/** The areas that the open question offers. */
export const areasOffered = ({ question }: Pick<Table, 'question'>): Area[] =>
  researchAreas.filter((area) => optionsOf(question).some(({ value }) => value === area));

/** The area that is chosen, or stands ready; `none` where no step is wanted. */
export function stepChosen(table: Table): Area | 'none' | undefined {
  const value = optionsOf(table.question).find((option) => isPicked(table, option.value))?.value;
  return value === 'none' ? 'none' : researchAreas.find((area) => area === value);
}

/** Where the building stands that brings the tile. */
export function buildingMarks(table: Table): MapMarks {
  const hex = readTarget(linksOf(table)[0]?.picked[0]?.target)?.hex;
  return hex === undefined ? {} : { aim: { to: hex } };
}
