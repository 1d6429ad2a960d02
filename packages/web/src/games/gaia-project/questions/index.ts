/** Every question of the game, and its place on the board. */
import type { GaiaAsk } from '@orrery/gaia-project';
import type { Table } from '../table.ts';
import { placing } from './build/placing.tsx';
import { tokensGivenUp } from './build/tokens.tsx';
import { form } from './federation/form.tsx';
import { token } from './federation/tokens.tsx';
import type { Place } from './place.ts';
import { charge } from './power/charge.tsx';
import { convert, tile } from './power/gaia.tsx';
import { income } from './power/income.tsx';
import { stone } from './power/stone.tsx';
import { researchArea, techCover, techTile } from './research/index.tsx';
import { chooseBooster } from './setup/booster.tsx';
import { awaitFactions, chooseFaction } from './setup/faction.tsx';
import { placeFirst } from './setup/first-structures.tsx';
import { turnSector } from './setup/turn.tsx';
import { lost, station } from './special/new-pieces.tsx';
import { downgrade, swap } from './special/own-pieces.tsx';
import { turnAction, turnFree } from './turn/index.tsx';

/** The order of incomes is asked by the kernel. */
type Asked = GaiaAsk['do'] | 'kernel.bag';

const all: Readonly<Record<Asked, Place>> = {
  'setup.faction': chooseFaction,
  'setup.turn': turnSector,
  'setup.place': placeFirst,
  'setup.booster': chooseBooster,
  'gaia.convert': convert,
  'gaia.tile': tile,
  'turn.action': turnAction,
  'turn.free': turnFree,
  'power.stone': stone,
  'power.spend': stone,
  'power.sacrifice': stone,
  'power.discard': tokensGivenUp,
  'mine.place': placing,
  'federation.form': form,
  'federation.token': token,
  'tech.tile': techTile,
  'tech.cover': techCover,
  'research.area': researchArea,
  'research.lostPlanet': lost,
  'special.swap': swap,
  'special.station': station,
  'special.downgrade': downgrade,
  'charge.accept': charge,
  'kernel.bag': income,
};

export const places: Readonly<Partial<Record<string, Place>>> = all;

/** The place of the open question; before the factions are known there is one without a question too. */
export function placeAt({ question, view }: Pick<Table, 'question' | 'view'>): Place | undefined {
  if (question !== undefined) return places[question.name];
  return view.players.some(({ faction }) => faction === null) ? awaitFactions : undefined;
}
