import {
  amountText,
  cardEntries,
  cardOf,
  catalogues,
  eventText,
  gaiaProject,
  groupOf,
  panels,
  screen,
} from '@orrery/gaia-project';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: gaiaProject,
  catalogues,
  eventText,
  screen,
  amountText,
  cards: cardEntries,
  cardOf,
  panels,
  groupOf,
};
