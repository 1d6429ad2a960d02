/** Procedure: upgrade a structure (facts U1–U7). */
import {
  ACADEMY_ACTION,
  ACADEMY_KNOWLEDGE,
  INSTITUTE,
  MINE,
  RESEARCH_LAB,
  type Structure,
  structureIds,
  structures,
  TRADING_STATION,
} from '../data/structures.ts';
import type { HexId } from '../rules/board.ts';
import { boardIn, type GaiaRun, type GaiaState, type Player, planetOn, playerAt } from '../state.ts';
import { placeOf } from '../wording/places.ts';
import type { Support } from './cards.ts';
import { tellChoice, tellNothing } from './events.ts';
import { type FactionCard, factionCard, type UpgradeLine } from './factions.ts';
import { closest, inDirection } from './map.ts';
import { gainPoints } from './points.ts';
import { tryResearch } from './research.ts';
import { select } from './selection.ts';
import { AUTOMA } from './state.ts';

/** The first of these that can be done is done; the two academies are one to the Automa (facts U1, S9). */
const upgradeLines: readonly UpgradeLine[] = [
  { from: TRADING_STATION, to: [INSTITUTE] },
  { from: MINE, to: [TRADING_STATION] },
  { from: RESEARCH_LAB, to: [ACADEMY_KNOWLEDGE, ACADEMY_ACTION] },
  { from: TRADING_STATION, to: [RESEARCH_LAB] },
];

/** With the faction's own line second: whoever has a research lab has had its institute before (fact U5). */
function linesFor({ ownUpgrade }: FactionCard): readonly UpgradeLine[] {
  const [institute, ...others] = upgradeLines;
  return ownUpgrade === undefined || institute === undefined
    ? upgradeLines
    : [institute, ownUpgrade, ...others];
}

const inSupply = ({ counts }: Player, structure: Structure): boolean =>
  (counts[structure] ?? 0) < (structures[structure]?.supply ?? 0);

function spacesWith(state: GaiaState, structure: Structure): HexId[] {
  return boardIn(state).planets.filter(
    (_, planet) => state.owners[planet] === AUTOMA && state.structures[planet] === structure,
  );
}

/** Does the first line that can be done; false where there is none. */
export function tryUpgrade(state: GaiaState, run: GaiaRun, support: Support): boolean {
  const board = boardIn(state);
  const player = playerAt(state, AUTOMA);
  for (const line of linesFor(factionCard(player.faction))) {
    const to = line.to.find((structure) => inSupply(player, structure));
    if (to === undefined) continue;
    const selection = select(spacesWith(state, line.from), [
      closest(state, board),
      inDirection(board, support.direction),
    ]);
    if (selection === undefined) continue;
    const [from, into] = [structureIds[line.from] ?? 'none', structureIds[to] ?? 'none'];
    tellChoice(run, 'upgrade', selection, { from, to: into });
    replace(state, run, selection.chosen, to);
    afterUpgrade(state, run, to, support);
    return true;
  }
  return false;
}

/** One piece in the place of another, which goes back; nothing is paid or gained for it (fact U3). */
function replace(state: GaiaState, run: GaiaRun, hex: HexId, to: Structure): void {
  const planet = planetOn(state, boardIn(state), hex);
  const player = playerAt(state, AUTOMA);
  const from = state.structures[planet] ?? 0;
  player.counts[from] = (player.counts[from] ?? 0) - 1;
  player.counts[to] = (player.counts[to] ?? 0) + 1;
  state.structures[planet] = to;
  state.built.push(hex);
  run.emit?.({
    do: 'upgrade',
    seat: AUTOMA,
    what: structureIds[to] ?? 'none',
    amount: 1,
    source: structureIds[from] ?? 'none',
    detail: placeOf(state, hex),
  });
}

/** What the faction's card adds, whatever has caused the upgrade. */
function afterUpgrade(state: GaiaState, run: GaiaRun, to: Structure, support: Support): void {
  const { faction } = playerAt(state, AUTOMA);
  const { vpPerTradingStation, researchAfterLab } = factionCard(faction);
  if (to === TRADING_STATION) gainPoints(state, run, vpPerTradingStation, 'faction', faction ?? 'automa');
  if (to !== RESEARCH_LAB || !researchAfterLab) return;
  if (!tryResearch(state, run, 'random', support)) tellNothing(run, 'research');
}
