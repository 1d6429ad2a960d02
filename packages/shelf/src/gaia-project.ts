import {
  amountText,
  cardEntries,
  cardOf,
  catalogues,
  closes,
  gaiaProject,
  groupOf,
  help,
  panels,
  screen,
  teller,
} from '@orrery/gaia-project';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: gaiaProject,
  catalogues,
  teller,
  help,
  closes,
  screen,
  amountText,
  cards: cardEntries,
  cardOf,
  panels,
  groupOf,
};
