import {
  amountText,
  cardEntries,
  catalogues,
  closes,
  designIdOf,
  eventText,
  help,
  raceForTheGalaxy,
  screen,
} from '@orrery/race-for-the-galaxy';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: raceForTheGalaxy,
  catalogues,
  eventText,
  help,
  closes,
  screen,
  amountText,
  cards: cardEntries,
  cardOf: designIdOf,
};
