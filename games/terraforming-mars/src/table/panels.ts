/** The table in words for screens without a drawn board: map, goals and players, and the kinds of options. */

import {
  type CoreView,
  isRecord,
  type Message,
  type Option,
  type Question,
  rngFrom,
  type Seat,
} from '@orrery/kernel';
import type { PanelFact, Panels } from '@orrery/presentation';
import { OCEANS, oxygen, SOLO_GENERATIONS, temperature } from '../data/board.ts';
import { faceOf } from '../data/cards.ts';
import { terraformingMars } from '../game.ts';
import { readTarget } from '../targets.ts';
import type { MarsView } from '../view.ts';
import { say } from '../wording/say.ts';
import { boardBlocks } from './goals.ts';
import { mapBlocks } from './map.ts';
import { seatPanels } from './player.ts';

/** What the viewer does not see is made up from it, and none of that is shown. */
const SEED = 'the table in words';

const glance = (view: MarsView): PanelFact[] => [
  {
    label: say('mars.table.generation'),
    value: view.players.length === 1 ? `${view.generation} / ${SOLO_GENERATIONS}` : view.generation,
  },
  {
    label: say('mars.table.temperature'),
    value: say('mars.table.degrees', { n: view.temperature }),
    note: say('mars.table.degreesGoal', { n: temperature.goal }),
  },
  {
    label: say('mars.table.oxygen'),
    value: say('mars.table.percent', { n: view.oxygen }),
    note: say('mars.table.percentGoal', { n: oxygen.goal }),
  },
  { label: say('mars.table.oceans'), value: `${view.oceans} / ${OCEANS}` },
  { label: say('mars.table.deck'), value: view.deck },
  { label: say('mars.table.discards'), value: view.discards },
];

export function panels(view: MarsView & CoreView, name: (seat: Seat) => string): Panels {
  const state = terraformingMars.fill(view, rngFrom(SEED));
  return {
    glance: glance(view),
    common: [
      { title: say('mars.table.map'), blocks: mapBlocks(view, name) },
      { title: say('mars.table.board'), blocks: boardBlocks(state, name) },
    ],
    seats: view.players.map((player, seat) => seatPanels(view, player, seat, seat === view.viewer)),
  };
}

const groups = {
  first: 'turn',
  play: 'play',
  use: 'use',
  project: 'project',
  sell: 'project',
  milestone: 'milestone',
  award: 'award',
  plants: 'convert',
  heat: 'convert',
  end: 'turn',
  pass: 'turn',
} as const;

const isAction = (text: unknown): text is keyof typeof groups => typeof text === 'string' && text in groups;

/** Under which heading an option stands: its kind of action, the colour of its card, or the row of its area. */
export function groupOf(
  _view: MarsView & CoreView,
  _question: Question,
  option: Option,
): Message | undefined {
  const { value, target } = option;
  if (isRecord(value) && isAction(value.do)) return say(`mars.group.${groups[value.do]}`);
  const at = readTarget(target);
  if (at === undefined) return undefined;
  if ('area' in at) return say('mars.group.row', { row: at.area.charAt(0) });
  return 'card' in at ? say(`mars.group.${faceOf(at.card).colour ?? 'corporation'}`) : undefined;
}

/** Whether the option does nothing but end the turn; passing ends the generation as well, and is none of these. */
export const closes = (_question: Question, { value }: Option): boolean =>
  isRecord(value) && value.do === 'end';
