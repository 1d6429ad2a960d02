/** The table in words for screens without a drawn board: map, boards and players, and the kinds of options. */

import {
  type CoreView,
  isRecord,
  type Message,
  type Option,
  type Question,
  rngFrom,
  type Seat,
} from '@orrery/kernel';
import type { PanelFact, PanelSection, Panels } from '@orrery/presentation';
import { isAutoma } from '../automa/state.ts';
import { ROUNDS } from '../data/scoring.ts';
import { gaiaProject } from '../game.ts';
import { boardOf } from '../rules/board.ts';
import type { GaiaState } from '../state.ts';
import { readTarget } from '../targets.ts';
import type { GaiaView } from '../view.ts';
import { roundTileText } from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { automaSections, withAutoma } from './automa.ts';
import { researchBlocks, scoringBlocks } from './board.ts';
import { mapBlocks } from './map.ts';
import { seatPanels } from './player.ts';

/** What is drawn from it, the Automa's cards, is not shown. */
const SEED = 'the table in words';

function glance(state: GaiaState): PanelFact[] {
  const { round } = state;
  const tile = state.roundTiles[round - 1];
  return [
    {
      label: say('gaia.table.round'),
      value: round === 0 ? say('gaia.setting.setup') : `${round} / ${ROUNDS}`,
    },
    ...(tile === undefined ? [] : [{ label: say('gaia.table.scoresNow'), value: roundTileText(tile) }]),
  ];
}

export function panels(view: GaiaView & CoreView, seatName: (seat: Seat) => string): Panels {
  const state = gaiaProject.fill(view, rngFrom(SEED));
  const name = withAutoma(view, seatName);
  const common: PanelSection[] = [
    { title: say('gaia.table.map'), blocks: mapBlocks(view, name) },
    { title: say('gaia.table.researchBoard'), blocks: researchBlocks(state, name) },
    { title: say('gaia.table.scoring'), blocks: scoringBlocks(state, name) },
    ...automaSections(view),
  ];
  const seats = state.players.flatMap((_, seat) => (isAutoma(state, seat) ? [] : [seatPanels(state, seat)]));
  return { glance: glance(state), common, seats };
}

const actionGroups = [
  'mine',
  'project',
  'upgrade',
  'federation',
  'research',
  'board',
  'special',
  'free',
  'pass',
] as const;

/** Under which heading an option stands: its kind of action, or the sector of its space. */
export function groupOf(view: GaiaView & CoreView, _question: Question, option: Option): Message | undefined {
  const { value, target } = option;
  const kind = isRecord(value) ? actionGroups.find((known) => known === value.do) : undefined;
  if (kind !== undefined) return say(`gaia.group.${kind}`);
  const hex = readTarget(target)?.hex;
  if (hex === undefined || view.layout === '') return undefined;
  return say('gaia.group.sector', { sector: boardOf(view.layout).sector[hex] ?? 0 });
}
