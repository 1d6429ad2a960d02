/** What a player's lasting cards change for them, added up once for all that is looked at in a turn. */
import { PLANTS_FOR_GREENERY, STEEL_VALUE, TITANIUM_VALUE } from '../data/board.ts';
import { faceOf } from '../data/cards.ts';
import { tagAt } from '../data/resources.ts';
import type { Modifier } from '../data/types.ts';
import type { Player } from '../state.ts';

export interface Terms {
  /** What a cube is worth when it pays. */
  steel: number;
  titanium: number;
  /** Whether heat pays as M€ do. */
  heat: boolean;
  /** What every card costs less, and cards with an icon, by the place of the icon. */
  discount: number;
  tagDiscounts: number[] | undefined;
  /** By how many steps parameters that cards require may be missed. */
  leeway: number;
  /** What standard projects cost less, by their ids. */
  projects: Record<string, number> | undefined;
  /** How many plants make a greenery. */
  plants: number;
}

export function termsOf(player: Player): Terms {
  const terms: Terms = {
    steel: STEEL_VALUE,
    titanium: TITANIUM_VALUE,
    heat: false,
    discount: player.nextDiscount,
    tagDiscounts: undefined,
    leeway: player.nextSteps,
    projects: undefined,
    plants: PLANTS_FOR_GREENERY,
  };
  for (const card of player.lasting) for (const modifier of faceOf(card).modifiers) add(terms, modifier);
  return terms;
}

function add(terms: Terms, modifier: Modifier): void {
  switch (modifier.modifies) {
    case 'cost':
      if (modifier.tag === undefined) terms.discount += modifier.by;
      else {
        terms.tagDiscounts ??= [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        const place = tagAt[modifier.tag];
        terms.tagDiscounts[place] = (terms.tagDiscounts[place] ?? 0) + modifier.by;
      }
      break;
    case 'metal':
      terms[modifier.of] += modifier.by;
      break;
    case 'payment':
      terms.heat = true;
      break;
    case 'requirements':
      terms.leeway += modifier.steps;
      break;
    case 'project':
      terms.projects ??= {};
      terms.projects[modifier.project] = (terms.projects[modifier.project] ?? 0) + modifier.by;
      break;
    case 'greenery':
      terms.plants = Math.min(terms.plants, modifier.plants);
      break;
    default:
  }
}
