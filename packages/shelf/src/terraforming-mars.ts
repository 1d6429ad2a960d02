import {
  amountText,
  cardEntries,
  cardIdOf,
  catalogues,
  closes,
  eventText,
  groupOf,
  help,
  panels,
  screen,
  terraformingMars,
} from '@orrery/terraforming-mars';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: terraformingMars,
  catalogues,
  eventText,
  help,
  closes,
  screen,
  amountText,
  cards: cardEntries,
  cardOf: cardIdOf,
  panels,
  groupOf,
};
