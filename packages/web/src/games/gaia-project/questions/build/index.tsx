/** A space that is touched at one's turn: every way to settle it, or what one's own building there can become. */
import type { HexId } from '@orrery/gaia-project';
import { SpaceDetail } from '../../detail/space.tsx';
import { type Table, useTable } from '../../table.ts';
import type { Place } from '../place.ts';
import { barWordsAt } from './bar.ts';
import { buildable, marksAt, upgradable } from './marks.ts';
import { touchSpace } from './taking.ts';
import { SpaceTray } from './tray.tsx';

const touchedSpace = ({ touched }: Pick<Table, 'touched'>): HexId | undefined =>
  touched !== undefined && 'space' in touched ? touched.space : undefined;

function BuildTray() {
  const hex = touchedSpace(useTable());
  return hex === undefined ? null : <SpaceTray key={hex} hex={hex} />;
}

function BuildDetail() {
  const hex = touchedSpace(useTable());
  return hex === undefined ? null : <SpaceDetail hex={hex} />;
}

/** For a turn with a touched space; where none is touched it only marks what can be. */
export const built: Place = {
  Tray: BuildTray,
  Detail: BuildDetail,
  words: (table, words) => {
    const hex = touchedSpace(table);
    return hex === undefined ? {} : barWordsAt(words, table, hex);
  },
  marks: (table) => {
    const hex = touchedSpace(table);
    return hex === undefined ? { can: buildable(table), upgradable: upgradable(table) } : marksAt(table, hex);
  },
  touchSpace,
};
