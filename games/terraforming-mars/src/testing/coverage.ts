/** What random games of Terraforming Mars should come by: every card, action, trigger, tile and thing on the board. */
import type { GameEvent } from '@orrery/kernel';
import type { Coverage } from '@orrery/kernel/testing';
import { awardIds, milestoneIds, projectIds } from '../data/board.ts';
import { type Face, faces } from '../data/cards.ts';
import { tiles } from '../data/types.ts';
import type { MarsState } from '../state.ts';

const played = (id: string): string => `${id} is played`;
const led = (id: string): string => `${id} is led`;
const used = (id: string, way: number): string => `${id} is used, way ${way + 1}`;
const setOff = (id: string, trigger: number): string => `${id} is set off, trigger ${trigger + 1}`;
const placed = (tile: string): string => `${tile} is placed`;
const done = (kind: string, what: string): string => `${kind} ${what}`;

const goalsOf = (face: Face): string[] => [
  face.kind === 'project' ? played(face.id) : led(face.id),
  ...face.actions.map((_, way) => used(face.id, way)),
  ...face.triggers.map((_, trigger) => setOff(face.id, trigger)),
];

/** The goal that an event reaches, where it reaches one. */
function goalOf({ do: kind, what, amount }: GameEvent): string | undefined {
  switch (kind) {
    case 'play':
      return played(what);
    case 'corporation':
      return led(what);
    case 'use':
      return used(what, amount);
    case 'trigger':
      return setOff(what, amount);
    case 'place':
      // The special tiles are called like the cards that place them.
      return placed(`tile ${what}`);
    case 'milestone':
    case 'award':
    case 'project':
    case 'convert':
    case 'end':
      return done(kind, what);
    case 'sell':
    case 'first':
    case 'claim':
    case 'reshuffle':
      return kind;
    default:
      return undefined;
  }
}

export const coverage: Coverage<MarsState> = {
  goals: [
    ...faces.flatMap(goalsOf),
    ...tiles.map((tile) => placed(`tile ${tile}`)),
    ...milestoneIds.map((id) => done('milestone', id)),
    ...awardIds.map((id) => done('award', id)),
    ...projectIds.map((id) => done('project', id)),
    ...['plants', 'heat'].map((what) => done('convert', what)),
    ...['game', 'won', 'lost'].map((what) => done('end', what)),
    'sell',
    'first',
    'claim',
    'reshuffle',
  ],
  mark({ events }, reached) {
    for (const event of events) {
      const goal = goalOf(event);
      if (goal !== undefined) reached(goal);
    }
  },
};
