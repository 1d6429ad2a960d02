/** Every question of the game, and its place on the board. */
import type { MarsAsk } from '@orrery/terraforming-mars';
import { choose } from './alternatives.tsx';
import { shift, spend } from './amount.tsx';
import { attack } from './attack/index.tsx';
import { onto, take } from './cubes.tsx';
import { buy, exchange, keep } from './looked.tsx';
import { order } from './order.tsx';
import { payment } from './payment/index.ts';
import type { Place } from './place.ts';
import { finalGreenery, placing } from './placing/index.ts';
import { copy, lower } from './production.tsx';
import { buyResearch } from './research/buy.tsx';
import { pickResearch } from './research/pick.tsx';
import { start } from './start/index.tsx';
import { sell, turn } from './turn/index.ts';

/** The order of effects is asked by the kernel. */
type Asked = MarsAsk['do'] | 'kernel.bag';

const all: Readonly<Record<Asked, Place>> = {
  'setup.choose': start,
  'research.pick': pickResearch,
  'research.buy': buyResearch,
  payment,
  'turn.action': turn,
  'turn.sell': sell,
  'tile.place': placing,
  'tile.claim': placing,
  'cards.keep': keep,
  'cards.buy': buy,
  'cards.exchange': exchange,
  'production.lower': lower,
  'production.shift': shift,
  'production.copy': copy,
  'cubes.add': onto,
  'cubes.take': take,
  'resources.remove': attack,
  'resources.amount': attack,
  'action.amount': spend,
  'effect.choose': choose,
  'final.greenery': finalGreenery,
  'kernel.bag': order,
};

export const places: Readonly<Partial<Record<string, Place>>> = all;
