/** The question of a turn: its kinds of action first, then whatever was touched or chosen. */
import { useBoardKeys } from '../../../../board-kit/keys.ts';
import { type Table, useTable, type Verb } from '../../table.ts';
import { built } from '../build/index.tsx';
import type { Place } from '../place.ts';
import { powerPart, specialPart } from './actions.tsx';
import { freePart } from './free.tsx';
import { pickedIn, verbIn, verbOfPick } from './offered.ts';
import { passPart } from './pass.tsx';
import { minePart, projectPart, upgradePart } from './places.tsx';
import { researchPart } from './research.tsx';
import { atRest } from './rest.tsx';

export { turnFree } from './free.tsx';

/** Parts by the kind of action; a federation is taken up at once and asks its own question. */
const parts: Readonly<Record<Verb, Place>> = {
  mine: minePart,
  project: projectPart,
  upgrade: upgradePart,
  federation: atRest,
  research: researchPart,
  power: powerPart,
  special: specialPart,
  pass: passPart,
  free: freePart,
};

const onMap: readonly (Verb | undefined)[] = ['mine', 'project', 'upgrade', undefined];

/** A space that was touched stays in sight, unless something is chosen that has nothing to do with it. */
function partOf(table: Table): Place {
  const { touched } = table;
  const isSpace = touched !== undefined && !('verb' in touched);
  if (isSpace && onMap.includes(verbOfPick(pickedIn(table)))) return built;
  const verb = verbIn(table);
  return verb === undefined ? atRest : parts[verb];
}

function TurnTray() {
  const table = useTable();
  const { Tray } = partOf(table);
  useBoardKeys({ f: () => table.choice.touch({ verb: 'free' }) });
  return Tray === undefined ? null : <Tray />;
}

function TurnDetail() {
  const { Detail } = partOf(useTable());
  return Detail === undefined ? null : <Detail />;
}

export const turnAction: Place = {
  Tray: TurnTray,
  Detail: TurnDetail,
  words: (table, words) => partOf(table).words?.(table, words) ?? {},
  marks: (table) => partOf(table).marks?.(table) ?? {},
  touchSpace: (table, hex) => built.touchSpace?.(table, hex),
};
