/** The games of the house, with what the home screen shows of them. A game that is not in the catalog yet says so. */
import { findGame } from '@orrery/catalog';
import type { WebKey, Words } from '../app/words.tsx';
import gaia from '../look/pictures/gaia-project.svg';
import race from '../look/pictures/race-for-the-galaxy.svg';
import mars from '../look/pictures/terraforming-mars.svg';

export const tiles = [
  { id: 'gaia-project', picture: gaia, accent: 'gaia' },
  { id: 'terraforming-mars', picture: mars, accent: 'mars' },
  { id: 'race-for-the-galaxy', picture: race, accent: 'race' },
] as const;

export type Tile = (typeof tiles)[number];

/** Whether the rules are there, so that it can be played. */
export const isPlayable = ({ id }: Tile): boolean => findGame(id)?.listed === true;

/** The game's own colour, for what stands inside. */
export const accentOf = (game: string): { readonly '--accent'?: string } => {
  const accent = tileOf(game)?.accent;
  return accent === undefined ? {} : { '--accent': `var(--${accent})` };
};

export const tileOf = (game: string): Tile | undefined => tiles.find(({ id }) => id === game);

/** The name of a game whose rules need not be loaded for it. */
export function gameName(game: string, { t }: Pick<Words, 't'>): string {
  const known: Readonly<Record<string, WebKey>> = {
    'gaia-project': 'web.game.gaia-project.name',
    'terraforming-mars': 'web.game.terraforming-mars.name',
    'race-for-the-galaxy': 'web.game.race-for-the-galaxy.name',
    reference: 'web.game.reference.name',
  };
  const key = known[game];
  return key === undefined ? game : t(key);
}
