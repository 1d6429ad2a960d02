/** Procedure: advance in research (facts R1–R7, N6). */
import { ADVANCED_LEVEL, TOP_LEVEL } from '../data/research.ts';
import { type Area, researchAreas } from '../data/types.ts';
import { type GaiaRun, type GaiaState, playerAt } from '../state.ts';
import type { Support } from './cards.ts';
import { tellChoice } from './events.ts';
import type { ResearchPart } from './parts.ts';
import { byNumber, type Criterion, least, meeting, select } from './selection.ts';
import { AUTOMA } from './state.ts';

const levelIn = (state: GaiaState, area: Area): number =>
  playerAt(state, AUTOMA).research[researchAreas.indexOf(area)] ?? 0;

const hasTile = (state: GaiaState, area: Area): boolean =>
  (state.advancedTiles[researchAreas.indexOf(area)] ?? null) !== null;

const isTopTaken = (state: GaiaState, area: Area): boolean =>
  state.players.some(({ research }) => research[researchAreas.indexOf(area)] === TOP_LEVEL);

/** Below level 4 always; on level 4 as long as its tile lies there, and then if nobody is on level 5 (fact R1). */
function isValid(state: GaiaState, area: Area): boolean {
  const level = levelIn(state, area);
  if (level < ADVANCED_LEVEL) return true;
  return level === ADVANCED_LEVEL && (hasTile(state, area) || !isTopTaken(state, area));
}

/**
 * Ruling O10 (fact N6): an area whose level 5 is taken and whose tile is gone is not counted, unless no other is left. As
 * the only one of the highest level it is still advanced in.
 */
const inOrder = (
  state: GaiaState,
  kind: ResearchPart['area'],
  support: Support,
): readonly Criterion<Area>[] => [
  ...(kind === 'highest' ? [least<Area>('highest', (area) => -levelIn(state, area))] : []),
  meeting('top-open', (area) => hasTile(state, area) || !isTopTaken(state, area)),
  byNumber(support),
];

/** The area in which it goes on; an area that is given and not valid is none. Ruling O2: then nothing is done in another. */
export function tryResearch(
  state: GaiaState,
  run: GaiaRun,
  kind: ResearchPart['area'],
  support: Support,
): boolean {
  const isAsked = (area: Area): boolean => kind === 'highest' || kind === 'random' || kind === area;
  const valid = researchAreas.filter((area) => isAsked(area) && isValid(state, area));
  const selection = select(valid, inOrder(state, kind, support));
  if (selection === undefined) return false;
  tellChoice(run, 'research', selection, { kind });
  advance(state, run, selection.chosen);
  return true;
}

/** The tile of level 4 leaves the game before the token moves on; levels bring nothing but points at the end (facts R6, G5). */
function advance(state: GaiaState, run: GaiaRun, area: Area): void {
  const index = researchAreas.indexOf(area);
  const level = levelIn(state, area);
  const tile = state.advancedTiles[index];
  if (level === ADVANCED_LEVEL && tile !== undefined && tile !== null) {
    state.advancedTiles[index] = null;
    run.emit?.({ do: 'remove', seat: AUTOMA, what: tile, amount: 1, source: area });
    return;
  }
  playerAt(state, AUTOMA).research[index] = level + 1;
  run.emit?.({ do: 'advance', seat: AUTOMA, what: area, amount: level + 1, source: 'automa' });
}
