import {
  amountText,
  cardEntries,
  cardIdOf,
  catalogues,
  eventText,
  groupOf,
  panels,
  screen,
  terraformingMars,
} from '@orrery/terraforming-mars';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: terraformingMars,
  catalogues,
  eventText,
  screen,
  amountText,
  cards: cardEntries,
  cardOf: cardIdOf,
  panels,
  groupOf,
};
