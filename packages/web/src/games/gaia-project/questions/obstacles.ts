/** Why something cannot be done now, in the few words that fit on a card. */
import type { Obstacle } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import type { SeatInfo } from '../../../board-kit/board.ts';
import type { Key, Words } from '../words.ts';

type Reason = Obstacle['why'];

/** Reasons that need no numbers. */
const plain = {
  'no-planet': 'web.gaia.obstacle.noPlanet',
  transdim: 'web.gaia.obstacle.transdim',
  'not-transdim': 'web.gaia.obstacle.notTransdim',
  unreachable: 'web.gaia.obstacle.unreachable',
  'no-piece': 'web.gaia.obstacle.noPiece',
  'no-gaiaformer': 'web.gaia.obstacle.noFormer',
  'no-level': 'web.gaia.obstacle.noLevel',
  'top-level': 'web.gaia.obstacle.topLevel',
  'may-not-navigate': 'web.gaia.obstacle.mayNotNavigate',
  'level-occupied': 'web.gaia.obstacle.levelOccupied',
  'no-green-token': 'web.gaia.obstacle.noGreen',
  taken: 'web.gaia.obstacle.taken',
  used: 'web.gaia.obstacle.used',
  'no-place': 'web.gaia.obstacle.noPlace',
  'no-token': 'web.gaia.obstacle.noToken',
  'no-tile': 'web.gaia.obstacle.noTile',
  'no-federation': 'web.gaia.obstacle.noFederation',
  'no-sacrifice': 'web.gaia.obstacle.noSacrifice',
  owned: 'web.gaia.obstacle.owned',
  'nothing-to-cover': 'web.gaia.obstacle.nothingToCover',
  'not-now': 'web.gaia.obstacle.notNow',
} as const satisfies Partial<Record<Reason, Key>>;

const missing: Readonly<Record<string, Key>> = {
  ore: 'web.gaia.obstacle.ore',
  credits: 'web.gaia.obstacle.credits',
  knowledge: 'web.gaia.obstacle.knowledge',
  qic: 'web.gaia.obstacle.qic',
  gaiaformers: 'web.gaia.obstacle.formers',
};

/** "ore 2 of 4, credits 1 of 3": what there is of each thing that does not suffice. */
function shortWords({ t }: Words, { price, missing: lack }: Extract<Obstacle, { why: 'short' }>): string {
  return Object.entries(lack)
    .flatMap(([what, amount]) => {
      const key = missing[what];
      const need = price[what] ?? amount;
      return key === undefined ? [] : [t(key, { have: need - amount, need })];
    })
    .join(', ');
}

/** In short words; `seats` are for the name of somebody who is in the way. */
export function obstacleWords(words: Words, obstacle: Obstacle, seats: readonly SeatInfo[] = []): string {
  const { t } = words;
  const nameOf = (of: Seat): string | undefined => seats.find(({ seat }) => seat === of)?.name;
  switch (obstacle.why) {
    case 'inhabited': {
      const player = nameOf(obstacle.of);
      return player === undefined
        ? t('web.gaia.obstacle.inhabitedThere')
        : t('web.gaia.obstacle.inhabited', { player });
    }
    case 'gaiaformer': {
      const player = nameOf(obstacle.of);
      return player === undefined
        ? t('web.gaia.obstacle.formerThere')
        : t('web.gaia.obstacle.former', { player });
    }
    case 'too-far':
      return t('web.gaia.obstacle.tooFar', {
        distance: obstacle.distance,
        qic: obstacle.qic,
        have: obstacle.have,
      });
    case 'short':
      return shortWords(words, obstacle);
    case 'power':
      return t('web.gaia.obstacle.power', { have: obstacle.have, need: obstacle.need });
    case 'tokens':
      return t('web.gaia.obstacle.tokens', { have: obstacle.have, need: obstacle.need });
    case 'level':
      return t('web.gaia.obstacle.level', { have: obstacle.have, need: obstacle.need });
    default:
      return t(plain[obstacle.why]);
  }
}
