/** Research, power and Q.I.C. actions, special and free actions, and passing: what each costs and brings now. */
import type { Seat } from '@orrery/kernel';
import {
  type BoardActionId,
  boardActionRow,
  boardActions,
  type FreeId,
  freeActions,
  freeRow,
  type SpecialId,
} from '../data/actions.ts';
import { type BoosterId, boosterRow } from '../data/boosters.ts';
import {
  CROSSING_CHARGE,
  CROSSING_LEVEL,
  type Level,
  orePerStep,
  projectCosts,
  RESEARCH_COST,
  ranges,
  research,
  TOP_LEVEL,
} from '../data/research.ts';
import { ROUNDS } from '../data/scoring.ts';
import { type Area, type Gains, idsOf, researchAreas } from '../data/types.ts';
import {
  boardObstacle,
  freeObstacle,
  type Obstacle,
  researchObstacle,
  specialObstacle,
  stepObstacle,
} from '../rules/obstacles.ts';
import { count } from '../rules/resources.ts';
import { gainsFor, specialsOf } from '../rules/special.ts';
import type { ActionPick } from '../rules/turn.ts';
import { abilitiesOf, playerAt } from '../state.ts';
import { gainsOf } from '../wording/components.ts';
import { type Consequences, consequencesIn, consequencesOf, type Scored } from './consequences.ts';
import { outcomesAfter } from './outcomes.ts';
import { type Amounts, copyOf, hasFaction, type Position } from './position.ts';

/** What every action has: its answer, its price, why it is closed, and what comes of it where it is open. */
interface ActionAdvice {
  readonly pick: ActionPick;
  readonly price: Amounts;
  readonly closed: Obstacle | undefined;
  readonly consequences: Consequences | undefined;
}

function adviceOn(
  position: Position,
  seat: Seat,
  pick: ActionPick,
  price: Amounts,
  closed: Obstacle | undefined,
): ActionAdvice {
  const consequences = closed === undefined ? consequencesOf(position, seat, pick) : undefined;
  return { pick, price, closed, consequences };
}

/** A step in a research area, whatever it is paid with. */
export interface StepAdvice extends Pick<ActionAdvice, 'closed' | 'consequences'> {
  readonly area: Area;
  /** The level now, and what the next one gives; undefined on the highest. */
  readonly level: number;
  readonly next: Level | undefined;
  /** Power that the step may charge: on the way to level 3. */
  readonly charge: number;
  /** What the level decides for good, now and then: ore for a step, range, tokens for a project. */
  readonly lasting: { readonly before: number | undefined; readonly after: number | undefined } | undefined;
  /** Whether a federation token must be flipped. */
  readonly flips: boolean;
}

/** A step that is paid with knowledge. */
export interface ResearchAdvice extends StepAdvice, ActionAdvice {}

const decided: Readonly<Partial<Record<Area, readonly (number | undefined)[]>>> = {
  terraforming: orePerStep,
  navigation: ranges,
  'gaia-project': projectCosts,
};

function lastingIn(area: Area, level: number): StepAdvice['lasting'] {
  const levels = decided[area];
  return levels === undefined || level === TOP_LEVEL
    ? undefined
    : { before: levels[level], after: levels[level + 1] };
}

const stepIn = (area: Area, level: number): Omit<StepAdvice, 'closed' | 'consequences'> => ({
  area,
  level,
  next: research[area][level + 1],
  charge: level + 1 === CROSSING_LEVEL ? CROSSING_CHARGE : 0,
  lasting: lastingIn(area, level),
  flips: level + 1 === TOP_LEVEL,
});

/** The next step in each research area, paid with knowledge. */
export function researchSteps(position: Position, seat: Seat): ResearchAdvice[] {
  if (!hasFaction(position, seat)) return [];
  const state = copyOf(position);
  return researchAreas.map((area, index) => ({
    ...stepIn(area, playerAt(state, seat).research[index] ?? 0),
    ...adviceOn(
      position,
      seat,
      { do: 'research', area },
      { knowledge: RESEARCH_COST },
      researchObstacle(state, seat, index),
    ),
  }));
}

/** The next step in each research area for a seat that may take one for nothing: with a tile, by a special action. */
export function freeSteps(position: Position, seat: Seat): StepAdvice[] {
  if (!hasFaction(position, seat)) return [];
  const state = copyOf(position);
  return researchAreas.map((area, index) => {
    const closed = stepObstacle(state, seat, index);
    const step = { do: 'research.choose', seat, among: index, optional: false } as const;
    return {
      ...stepIn(area, playerAt(state, seat).research[index] ?? 0),
      closed,
      consequences:
        closed === undefined
          ? consequencesIn(position, seat, outcomesAfter(position, seat, [step]))
          : undefined,
    };
  });
}

export interface BoardActionAdvice extends ActionAdvice {
  readonly action: BoardActionId;
  /** Whether somebody has taken it this round. */
  readonly taken: boolean;
}

/** The power and Q.I.C. actions. */
export function boardActionsFor(position: Position, seat: Seat): BoardActionAdvice[] {
  if (!hasFaction(position, seat)) return [];
  const state = copyOf(position);
  return idsOf(boardActions).map((action) => {
    const { power, qic } = boardActionRow(action);
    const closed = boardObstacle(state, seat, action);
    const price = power === undefined ? { qic: qic ?? 0 } : { power };
    const taken = state.usedActions.includes(action);
    return { action, taken, ...adviceOn(position, seat, { do: 'board', action }, price, closed) };
  });
}

export interface SpecialAdvice extends ActionAdvice {
  readonly action: SpecialId;
  readonly used: boolean;
  /** What those of academy and tiles give. */
  readonly gains: Amounts;
}

/** The special actions that a seat has, used or not. */
export function specialActions(position: Position, seat: Seat): SpecialAdvice[] {
  if (!hasFaction(position, seat)) return [];
  const state = copyOf(position);
  const player = playerAt(state, seat);
  return specialsOf(player).map((action) => ({
    action,
    used: player.used.includes(action),
    gains: gainsOf(gainsFor(player, action) ?? {}),
    ...adviceOn(position, seat, { do: 'special', action }, {}, specialObstacle(state, seat, action)),
  }));
}

export interface FreeAdvice extends ActionAdvice {
  readonly action: FreeId | 'sacrifice';
  readonly gains: Amounts;
}

/** The free actions that a seat has: everybody's, giving up a token, and those of its faction. */
export function freeActionsFor(position: Position, seat: Seat): FreeAdvice[] {
  if (!hasFaction(position, seat)) return [];
  const player = playerAt(position, seat);
  const all: (FreeId | 'sacrifice')[] = [
    'sacrifice',
    ...idsOf(freeActions),
    ...abilitiesOf(player).freeActions,
  ];
  return all.map((action) => {
    const row = action === 'sacrifice' ? undefined : freeRow(action);
    const closed = freeObstacle(player, { do: 'free', action });
    const price = gainsOf(row?.pay ?? {});
    return {
      action,
      gains: gainsOf(row?.gain ?? {}),
      ...adviceOn(position, seat, { do: 'free', action }, price, closed),
    };
  });
}

// Passing

/** What a booster would score on passing with what stands on the map now. */
export function boosterPoints(position: Position, seat: Seat, booster: BoosterId): number {
  const { pass } = boosterRow(booster);
  return pass === undefined ? 0 : pass.vp * count(position, seat, pass.per);
}

export interface BoosterAdvice {
  readonly booster: BoosterId;
  readonly pick: ActionPick;
  readonly income: Gains;
  /** What it would score on the next passing if nothing more were built. */
  readonly points: number;
  readonly action: { readonly steps: number; readonly range: number } | undefined;
}

export interface PassAdvice {
  /** What passing scores now, by source. */
  readonly scored: readonly Scored[];
  /** The boosters to choose from; none in the last round. */
  readonly boosters: readonly BoosterAdvice[];
}

const boosterAdvice = (position: Position, seat: Seat, booster: BoosterId): BoosterAdvice => ({
  booster,
  pick: { do: 'pass', booster },
  income: boosterRow(booster).income,
  points: boosterPoints(position, seat, booster),
  action: boosterRow(booster).action,
});

/** Whatever booster is taken, passing scores the same. */
const anyPass: ActionPick = { do: 'pass', booster: null };

export function passing(position: Position, seat: Seat): PassAdvice {
  const boosters = position.round === ROUNDS ? [] : position.boosters;
  return {
    scored: consequencesOf(position, seat, anyPass).scored,
    boosters: boosters.map((booster) => boosterAdvice(position, seat, booster)),
  };
}
