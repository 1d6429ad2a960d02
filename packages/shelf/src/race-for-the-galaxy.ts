import {
  amountText,
  cardEntries,
  catalogues,
  designIdOf,
  eventText,
  raceForTheGalaxy,
  screen,
} from '@orrery/race-for-the-galaxy';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: raceForTheGalaxy,
  catalogues,
  eventText,
  screen,
  amountText,
  cards: cardEntries,
  cardOf: designIdOf,
};
