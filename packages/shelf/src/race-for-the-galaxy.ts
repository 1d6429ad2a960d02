import {
  amountText,
  cardEntries,
  catalogues,
  closes,
  designIdOf,
  help,
  raceForTheGalaxy,
  screen,
  teller,
} from '@orrery/race-for-the-galaxy';
import type { LoadedGame } from './shelf.ts';

export const loaded: LoadedGame = {
  game: raceForTheGalaxy,
  catalogues,
  teller,
  help,
  closes,
  screen,
  amountText,
  cards: cardEntries,
  printedAlike: { pt: ['alpha-centauri'] },
  cardOf: designIdOf,
};
