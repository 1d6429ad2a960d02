import {
  amountText,
  cardEntries,
  cardIdOf,
  catalogues,
  closes,
  groupOf,
  help,
  logWriter,
  panels,
  terminalTable,
  terraformingMars,
} from '@orrery/terraforming-mars';
import type { LoadedGame } from './loaded-game.ts';

export const loaded: LoadedGame = {
  game: terraformingMars,
  catalogues,
  logWriter,
  help,
  closes,
  terminalTable,
  amountText,
  cards: cardEntries,
  printedAlike: { pt: ['capital', 'noctis-city', 'phobolog', 'thorgate'] },
  cardOf: cardIdOf,
  panels,
  groupOf,
};
