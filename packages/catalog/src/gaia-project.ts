import {
  amountText,
  cardEntries,
  cardOf,
  catalogues,
  closes,
  gaiaProject,
  groupOf,
  help,
  logWriter,
  panels,
  terminalTable,
} from '@orrery/gaia-project';
import type { LoadedGame } from './loaded-game.ts';

export const loaded: LoadedGame = {
  game: gaiaProject,
  catalogues,
  logWriter,
  help,
  closes,
  terminalTable,
  amountText,
  cards: cardEntries,
  cardOf,
  panels,
  groupOf,
};
