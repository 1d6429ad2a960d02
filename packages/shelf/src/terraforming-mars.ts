import {
  amountText,
  cardEntries,
  cardIdOf,
  catalogues,
  closes,
  groupOf,
  help,
  panels,
  screen,
  teller,
  terraformingMars,
} from '@orrery/terraforming-mars';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: terraformingMars,
  catalogues,
  teller,
  help,
  closes,
  screen,
  amountText,
  cards: cardEntries,
  printedAlike: { pt: ['capital', 'noctis-city', 'phobolog', 'thorgate'] },
  cardOf: cardIdOf,
  panels,
  groupOf,
};
