/** Positions that are drawn as golden screens. */
import { terraformingMars } from '../../src/game.ts';
import type { MarsState } from '../../src/state.ts';
import { scenario } from '../support/scenario.ts';

const twoPlayers = scenario(
  [
    {
      corporation: 'ecoline',
      played: ['birds', 'mine'],
      on: { birds: 2 },
      used: ['birds'],
      hand: ['virus'],
      stock: { megacredits: 12, plants: 3 },
      production: { megacredits: -1, plants: 2 },
      rating: 24,
    },
    { corporation: 'helion', passed: true },
  ],
  {
    generation: 5,
    temperature: -18,
    oxygen: 4,
    tiles: {
      A2: ['ocean'],
      C3: ['city', 0],
      C4: ['greenery', 1],
      phobos: ['city', 1],
      D1: ['mining-area', 0],
    },
    claims: { I3: 1 },
    milestones: [[2, 1]],
    awards: [[1, 0]],
  },
);

const fivePlayers = scenario(
  [
    {
      corporation: 'credicor',
      played: ['research', 'olympus-conference', 'mars-university', 'earth-catapult', 'asteroid', 'comet'],
      on: { 'olympus-conference': 3 },
      hand: ['ai-central', 'anti-gravity-technology', 'immigrant-city', 'large-convoy'],
      stock: { megacredits: 104, steel: 12, titanium: 7, plants: 11, energy: 4, heat: 38 },
      production: { megacredits: 14, steel: 3, titanium: 2, plants: 4, energy: 2, heat: 9 },
      rating: 41,
    },
    { corporation: 'saturn-systems', played: ['io-mining-industries', 'ganymede-colony'], rating: 33 },
    { corporation: 'interplanetary-cinematics', played: ['media-group', 'sabotage'], rating: 28 },
    { corporation: 'united-nations-mars-initiative', played: ['livestock', 'ecological-zone'], passed: true },
    { corporation: 'mining-guild', played: ['mining-rights', 'mining-area', 'strip-mine'], rating: 26 },
  ],
  {
    generation: 9,
    first: 0,
    temperature: 2,
    oxygen: 11,
    oceans: 7,
    tiles: {
      B3: ['city', 0],
      B4: ['greenery', 0],
      C3: ['greenery', 2],
      C7: ['mining-rights', 4],
      E1: ['lava-flows', 1],
      E3: ['city', 2],
      F3: ['capital', 3],
      F4: ['ecological-zone', 3],
      H1: ['mining-area', 4],
      H3: ['nuclear-zone', 1],
      ganymede: ['city', 1],
      phobos: ['city', 4],
    },
    claims: { G5: 2 },
    milestones: [
      [0, 0],
      [3, 4],
      [1, 2],
    ],
    awards: [
      [2, 0],
      [4, 4],
      [0, 1],
    ],
  },
);

const alone = scenario(
  [
    {
      corporation: 'helion',
      played: ['ghg-factories', 'deimos-down', 'regolith-eaters'],
      on: { 'regolith-eaters': 1 },
      used: ['regolith-eaters'],
      hand: ['soletta', 'strip-mine'],
      stock: { megacredits: 33, heat: 17 },
      production: { megacredits: 5, heat: 6 },
      rating: 27,
    },
  ],
  {
    generation: 12,
    temperature: -8,
    oxygen: 6,
    oceans: 4,
    tiles: { B2: ['city'], B3: ['greenery'], H5: ['city'], G5: ['greenery'], D4: ['greenery', 0] },
  },
);

/** Choosing a corporation: cards are offered, nothing lies on Mars. */
const opening: { readonly state: MarsState } = {
  state: terraformingMars.setup({ corporateEra: true }, 2, 'an opening'),
};

const drafting = scenario(
  [
    { corporation: 'ecoline', hand: ['grass', 'trees', 'moss'], stock: { megacredits: 20 } },
    { corporation: 'phobolog', stock: { titanium: 10 } },
    { corporation: 'teractor', played: ['sponsors'] },
  ],
  {
    next: { do: 'generation.start' },
    draft: true,
    generation: 3,
    deck: [
      'ants',
      'fish',
      'birds',
      'pets',
      'mine',
      'comet',
      'insects',
      'virus',
      'algae',
      'bushes',
      'farming',
      'zeppelins',
    ],
  },
);

export const positions: Readonly<Record<string, { readonly state: MarsState }>> = {
  opening,
  'two-players': twoPlayers,
  'five-players': fivePlayers,
  drafting,
  alone,
};
