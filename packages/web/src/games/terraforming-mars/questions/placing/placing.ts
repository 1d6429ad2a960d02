/** What is to be placed, where it may go, and what each area brings. */
import type { Option, Question } from '@orrery/kernel';
import { readTarget } from '@orrery/terraforming-mars';
import {
  type AreaAdvice,
  areaAdvice,
  type Placement,
  placementIn,
  spaceById,
} from '@orrery/terraforming-mars/advice';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { isPicked } from '../../press.ts';
import type { Table } from '../../table.ts';

/** An area that can be chosen. */
export interface AreaChoice {
  readonly option: Option;
  readonly area: string;
  /** What the tile brings there; where an area is only claimed, what any tile would. */
  readonly advice: AreaAdvice;
}

export interface Placing extends Placement {
  readonly choices: readonly AreaChoice[];
}

const known = new WeakMap<Question, Placing>();

/** Reckoned once for each question. */
export function placingIn({
  question,
  position,
  mine,
}: Pick<Table, 'question' | 'position' | 'mine'>): Placing | undefined {
  const placement = question === undefined ? undefined : placementIn(question);
  if (question === undefined || placement === undefined || mine === undefined) return undefined;
  const before = known.get(question);
  if (before !== undefined) return before;
  const choices = optionsOf(question).flatMap((option): AreaChoice[] => {
    const target = readTarget(option.target);
    const area = target !== undefined && 'area' in target ? target.area : '';
    const space = spaceById(area);
    if (space === undefined) return [];
    const tile = placement.tile ?? 'city';
    return [{ option, area, advice: areaAdvice(position, mine, tile, space, placement.source) }];
  });
  const placing = { ...placement, choices };
  known.set(question, placing);
  return placing;
}

/** The points of a tile there; a claim has none yet. */
export const pointsAt = ({ tile }: Placing, { advice }: AreaChoice): number =>
  tile === undefined ? 0 : advice.points;

export const choiceAt = (placing: Placing | undefined, area: string): AreaChoice | undefined =>
  placing?.choices.find((choice) => choice.area === area);

export const chosenIn = (table: Table, placing: Placing | undefined): AreaChoice | undefined =>
  placing?.choices.find(({ option }) => isPicked(table, option.value));

/** By what areas can be sorted. */
export const orders = ['all', 'points', 'megacredits', 'bonus'] as const;
export type Order = (typeof orders)[number];

const bonusIcons = ({ advice: { gain } }: AreaChoice): number =>
  Object.entries(gain).reduce((sum, [what, n]) => (what === 'megacredits' ? sum : sum + n), 0);

function worthOf(placing: Placing, choice: AreaChoice, order: Order): number {
  const points = pointsAt(placing, choice);
  const megacredits = choice.advice.gain.megacredits ?? 0;
  if (order === 'points') return points;
  if (order === 'megacredits') return megacredits;
  return order === 'bonus' ? bonusIcons(choice) : 3 * points + megacredits + bonusIcons(choice);
}

/** The areas with most of what is looked for first; equal ones in reading order. */
export const sorted = (placing: Placing, order: Order): readonly AreaChoice[] =>
  placing.choices.toSorted((a, b) => worthOf(placing, b, order) - worthOf(placing, a, order));

/** The option that ends the last conversion of plants: it points at nothing. */
export const stopIn = ({ question }: Pick<Table, 'question'>): Option | undefined =>
  optionsOf(question).find(({ target }) => target === undefined);
