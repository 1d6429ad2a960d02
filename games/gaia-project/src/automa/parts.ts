/** What a turn of the Automa consists of: the parts that an action card and its faction's card ask for (facts L1, T2, T5). */
import type { Area } from '../data/types.ts';
import type { DecisionCard } from './cards.ts';
import type { FactionCard } from './factions.ts';

/** The first thing that the mine of a faction action looks at (fact M4a). */
type FirstCriterion = 'transdim' | 'closest';

export type MinePart = { readonly do: 'mine'; readonly range: number; readonly first?: FirstCriterion };
export type UpgradePart = {
  readonly do: 'upgrade';
  /** What is tried where nothing can be upgraded. */
  readonly otherwise?: MinePart;
};
export type ResearchPart = { readonly do: 'research'; readonly area: 'highest' | 'random' | Area };
type CoverPart = { readonly do: 'cover' };
export type Part = MinePart | UpgradePart | ResearchPart | CoverPart;

/** The parts of a turn in their order, with what they leave to the support card filled in. */
export function partsOf(
  action: DecisionCard,
  { support }: Pick<DecisionCard, 'support'>,
  faction: FactionCard,
): readonly Part[] {
  switch (action.action) {
    case 'mine':
      return [{ do: 'mine', range: support.range }];
    case 'upgrade':
      return [{ do: 'upgrade' }];
    case 'research-highest':
      return [{ do: 'research', area: 'highest' }];
    case 'research-random':
      return [{ do: 'research', area: 'random' }];
    case 'cover':
      return Array.from({ length: faction.covers }, () => ({ do: 'cover' }));
    case 'faction':
      return faction.action;
  }
}

/** The points of a turn, which come whatever its parts did: those of the card, or of the faction's card (facts T2, T3). */
export const pointsOf = (action: DecisionCard, faction: FactionCard): number =>
  action.action === 'faction' ? faction.actionVp : action.vp;
