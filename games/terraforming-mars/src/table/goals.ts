/** The board beside the map in words: milestones, awards, standard projects. */

import type { Seat } from '@orrery/kernel';
import type { PanelBlock, PanelRow } from '@orrery/presentation';
import {
  awardCosts,
  awards,
  MILESTONE_COST,
  MILESTONE_VP,
  milestones,
  standardProjects,
} from '../data/board.ts';
import { awardValue, milestoneValue } from '../rules/goals.ts';
import { isSolo, type MarsState } from '../state.ts';
import { effectsText } from '../wording/effects.ts';
import { awardText, measureText, milestoneText, needText, projectText } from '../wording/goals.ts';
import { say } from '../wording/say.ts';

type Name = (seat: Seat) => string;

function milestoneRow(state: MarsState, milestone: number, name: Name): PanelRow[] {
  const row = milestones[milestone];
  if (row === undefined) return [];
  const place = state.milestones.indexOf(milestone);
  const by = state.milestonesBy[place];
  return [
    {
      name: milestoneText(row.id),
      cells: state.players.map((_, seat) => milestoneValue(state, seat, row.need)),
      text: [
        needText(row.need),
        ...(place < 0 || by === undefined ? [] : [say('mars.table.claimedBy', { player: name(by) })]),
      ],
      strong: place >= 0,
    },
  ];
}

function awardRow(state: MarsState, award: number, name: Name): PanelRow[] {
  const row = awards[award];
  if (row === undefined) return [];
  const place = state.awards.indexOf(award);
  const by = state.awardsBy[place];
  return [
    {
      name: awardText(row.id),
      cells: state.players.map((_, seat) => awardValue(state, seat, award)),
      text: [
        measureText(row.measure),
        ...(place < 0 || by === undefined ? [] : [say('mars.table.fundedBy', { player: name(by) })]),
      ],
      strong: place >= 0,
    },
  ];
}

/** Milestones and awards, which the solo game does not have. */
function goalBlocks(state: MarsState, name: Name): PanelBlock[] {
  const columns = state.players.map((_, seat) => name(seat));
  const cost = awardCosts[state.awards.length];
  return [
    {
      show: 'rows',
      title: say('mars.table.milestones', { cost: MILESTONE_COST, vp: MILESTONE_VP }),
      columns,
      rows: milestones.flatMap((_, milestone) => milestoneRow(state, milestone, name)),
    },
    {
      show: 'rows',
      title: cost === undefined ? say('mars.table.awardsFull') : say('mars.table.awards', { cost }),
      columns,
      rows: awards.flatMap((_, award) => awardRow(state, award, name)),
    },
  ];
}

export const boardBlocks = (state: MarsState, name: Name): PanelBlock[] => [
  ...(isSolo(state) ? [] : goalBlocks(state, name)),
  {
    show: 'things',
    title: say('mars.table.projects'),
    things: standardProjects.map(({ id, cost, effects }) => ({
      name: projectText(id),
      marks: [say('mars.amount.megacredits', { n: cost })],
      text: [effectsText(effects)],
    })),
  },
];
