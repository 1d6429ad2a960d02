/** Active (blue) cards of the Corporate Era, by their printed numbers, part 1 of 2. */
import type { ProjectRow } from '../types.ts';

export const eraActiveOne: readonly ProjectRow[] = [
  {
    id: 'inventors-guild',
    number: 6,
    cost: 9,
    tags: ['science'],
    actions: [{ cost: { pay: 'nothing' }, effects: [{ do: 'lookToBuy' }] }],
  },
  {
    id: 'space-elevator',
    number: 13,
    cost: 27,
    tags: ['space', 'building'],
    play: [{ do: 'produce', of: 'titanium', by: 1 }],
    actions: [{ cost: { pay: 'steel', amount: 1 }, effects: [{ do: 'gain', of: 'megacredits', amount: 5 }] }],
    vp: { score: 'fixed', vp: 2 },
  },
  {
    id: 'development-center',
    number: 14,
    cost: 11,
    tags: ['science', 'building'],
    actions: [{ cost: { pay: 'energy', amount: 1 }, effects: [{ do: 'draw', cards: 1 }] }],
  },
  {
    id: 'space-station',
    number: 25,
    cost: 10,
    tags: ['space'],
    modifiers: [{ modifies: 'cost', by: 2, tag: 'space' }],
    vp: { score: 'fixed', vp: 1 },
  },
  {
    id: 'security-fleet',
    number: 28,
    cost: 12,
    tags: ['space'],
    stores: 'fighter',
    actions: [
      {
        cost: { pay: 'titanium', amount: 1 },
        effects: [{ do: 'add', kind: 'fighter', amount: 1, to: 'this' }],
      },
    ],
    vp: { score: 'cubes', vp: 1, every: 1 },
  },
  {
    id: 'tardigrades',
    number: 49,
    cost: 4,
    tags: ['microbe'],
    stores: 'microbe',
    actions: [{ cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'microbe', amount: 1, to: 'this' }] }],
    vp: { score: 'cubes', vp: 1, every: 4 },
  },
  {
    id: 'electro-catapult',
    number: 69,
    cost: 17,
    tags: ['building'],
    needs: [{ track: 'oxygen', max: 8 }],
    play: [{ do: 'produce', of: 'energy', by: -1 }],
    actions: [
      { cost: { pay: 'plants', amount: 1 }, effects: [{ do: 'gain', of: 'megacredits', amount: 7 }] },
      { cost: { pay: 'steel', amount: 1 }, effects: [{ do: 'gain', of: 'megacredits', amount: 7 }] },
    ],
    vp: { score: 'fixed', vp: 1 },
  },
  {
    id: 'earth-catapult',
    number: 70,
    cost: 23,
    tags: ['earth'],
    modifiers: [{ modifies: 'cost', by: 2 }],
    vp: { score: 'fixed', vp: 2 },
  },
  {
    id: 'advanced-alloys',
    number: 71,
    cost: 9,
    tags: ['science'],
    modifiers: [
      { modifies: 'metal', of: 'steel', by: 1 },
      { modifies: 'metal', of: 'titanium', by: 1 },
    ],
  },
  {
    id: 'mars-university',
    number: 73,
    cost: 8,
    tags: ['science', 'building'],
    triggers: [{ on: 'tag', tags: ['science'], by: 'owner', effects: [{ do: 'exchange' }] }],
    vp: { score: 'fixed', vp: 1 },
  },
  {
    id: 'viral-enhancers',
    number: 74,
    cost: 9,
    tags: ['science', 'microbe'],
    triggers: [
      {
        on: 'tag',
        tags: ['plant', 'microbe', 'animal'],
        by: 'owner',
        effects: [
          {
            do: 'choose',
            of: [
              [{ do: 'gain', of: 'plants', amount: 1 }],
              [{ do: 'addToPlayed', kinds: ['microbe', 'animal'], amount: 1 }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'quantum-extractor',
    number: 79,
    cost: 13,
    tags: ['science', 'power'],
    needs: [{ tag: 'science', min: 4 }],
    play: [{ do: 'produce', of: 'energy', by: 4 }],
    modifiers: [{ modifies: 'cost', by: 2, tag: 'space' }],
  },
  {
    id: 'mass-converter',
    number: 94,
    cost: 8,
    tags: ['science', 'power'],
    needs: [{ tag: 'science', min: 5 }],
    play: [{ do: 'produce', of: 'energy', by: 6 }],
    modifiers: [{ modifies: 'cost', by: 2, tag: 'space' }],
  },
];
