/** What the board itself offers in a turn: standard projects, and plants and heat to convert. */
import type { Seat } from '@orrery/kernel';
import { HEAT_FOR_TEMPERATURE, type ProjectId, standardProjects } from '../data/board.ts';
import { stepsLeft } from '../rules/parameters.ts';
import { purse } from '../rules/payment.ts';
import { hasRoom, projectCost } from '../rules/projects.ts';
import { haveNoEffect } from '../rules/resolving.ts';
import { stockOf } from '../rules/stock.ts';
import { termsOf } from '../rules/terms.ts';
import { canConvertPlants } from '../rules/turn.ts';
import { playerAt } from '../state.ts';
import { yieldsOf } from '../verbs/index.ts';
import type { Yield } from '../verbs/verb.ts';
import type { Position } from './position.ts';

export interface ProjectAdvice {
  readonly project: ProjectId;
  readonly printed: number;
  /** After discounts. */
  readonly cost: number;
  /** M€ that are missing; heat has helped where it counts as such. */
  readonly short: number;
  /** Whether there is an area for its tile. */
  readonly hasRoom: boolean;
  /** Whether it may be paid for but would change nothing: the track is full. */
  readonly inVain: boolean;
  readonly yields: readonly Yield[];
}

/** The standard projects that are paid for in M€, in the order of the board. */
export function projectsOf(position: Position, seat: Seat): readonly ProjectAdvice[] {
  const player = playerAt(position, seat);
  const terms = termsOf(player);
  const has = purse(player, terms, false, false, 0);
  return standardProjects.map((project) => {
    const { id, cost: printed, effects } = project;
    const cost = projectCost(terms, project);
    return {
      project: id,
      printed,
      cost,
      short: Math.max(0, cost - has),
      hasRoom: hasRoom(position, seat, project),
      inVain: haveNoEffect(position, seat, id, effects),
      yields: yieldsOf(position, seat, effects),
    };
  });
}

export interface ConversionAdvice {
  readonly convert: 'plants' | 'heat';
  readonly has: number;
  readonly needs: number;
  /** Whether it may be done now: there is enough, and an area for greenery. */
  readonly open: boolean;
  /** Whether the track is full: greenery is still a tile, heat is then lost. */
  readonly isFull: boolean;
}

export function conversionsOf(position: Position, seat: Seat): readonly ConversionAdvice[] {
  const player = playerAt(position, seat);
  const terms = termsOf(player);
  const heat = stockOf(player, 'heat');
  return [
    {
      convert: 'plants',
      has: stockOf(player, 'plants'),
      needs: terms.plants,
      open: canConvertPlants(position, seat, player, terms),
      isFull: stepsLeft(position, 'oxygen') === 0,
    },
    {
      convert: 'heat',
      has: heat,
      needs: HEAT_FOR_TEMPERATURE,
      open: heat >= HEAT_FOR_TEMPERATURE,
      isFull: stepsLeft(position, 'temperature') === 0,
    },
  ];
}
