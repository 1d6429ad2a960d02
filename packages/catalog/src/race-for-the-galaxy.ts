import {
  amountText,
  cardEntries,
  catalogues,
  closes,
  designIdOf,
  help,
  logWriter,
  raceForTheGalaxy,
  terminalTable,
} from '@orrery/race-for-the-galaxy';
import type { LoadedGame } from './loaded-game.ts';

export const loaded: LoadedGame = {
  game: raceForTheGalaxy,
  catalogues,
  logWriter,
  help,
  closes,
  terminalTable,
  amountText,
  cards: cardEntries,
  printedAlike: { pt: ['alpha-centauri'] },
  cardOf: designIdOf,
};
