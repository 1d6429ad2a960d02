import {
  amountText,
  cardEntries,
  cardOf,
  catalogues,
  closes,
  eventText,
  gaiaProject,
  groupOf,
  help,
  panels,
  screen,
} from '@orrery/gaia-project';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: gaiaProject,
  catalogues,
  eventText,
  help,
  closes,
  screen,
  amountText,
  cards: cardEntries,
  cardOf,
  panels,
  groupOf,
};
