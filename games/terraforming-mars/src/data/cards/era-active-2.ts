/** Active (blue) cards of the Corporate Era, by their printed numbers, part 2 of 2. */
import type { ProjectRow } from '../types.ts';

export const eraActiveTwo: readonly ProjectRow[] = [
  {
    id: 'physics-complex',
    number: 95,
    cost: 12,
    tags: ['science', 'building'],
    stores: 'science',
    actions: [
      {
        cost: { pay: 'energy', amount: 6 },
        effects: [{ do: 'add', kind: 'science', amount: 1, to: 'this' }],
      },
    ],
    vp: { score: 'cubes', vp: 2, every: 1 },
  },
  {
    id: 'earth-office',
    number: 105,
    cost: 1,
    tags: ['earth'],
    modifiers: [{ modifies: 'cost', by: 3, tag: 'earth' }],
  },
  {
    id: 'media-group',
    number: 109,
    cost: 6,
    tags: ['earth'],
    triggers: [{ on: 'event', effects: [{ do: 'gain', of: 'megacredits', amount: 3 }] }],
  },
  {
    id: 'business-network',
    number: 110,
    cost: 4,
    tags: ['earth'],
    play: [{ do: 'produce', of: 'megacredits', by: -1 }],
    actions: [{ cost: { pay: 'nothing' }, effects: [{ do: 'lookToBuy' }] }],
  },
  {
    id: 'industrial-center',
    number: 123,
    cost: 4,
    tags: ['building'],
    play: [{ do: 'place', tile: 'industrial-center', where: 'next-to-city' }],
    actions: [{ cost: { pay: 'megacredits', amount: 7 }, effects: [{ do: 'produce', of: 'steel', by: 1 }] }],
  },
  {
    id: 'anti-gravity-technology',
    number: 150,
    cost: 14,
    tags: ['science'],
    needs: [{ tag: 'science', min: 7 }],
    modifiers: [{ modifies: 'cost', by: 2 }],
    vp: { score: 'fixed', vp: 3 },
  },
  {
    id: 'caretaker-contract',
    number: 154,
    cost: 3,
    needs: [{ track: 'temperature', min: 0 }],
    actions: [{ cost: { pay: 'heat', amount: 8 }, effects: [{ do: 'rate', by: 1 }] }],
  },
  {
    id: 'standard-technology',
    number: 156,
    cost: 6,
    tags: ['science'],
    triggers: [
      { on: 'paid', for: ['project'], min: 0, effects: [{ do: 'gain', of: 'megacredits', amount: 3 }] },
    ],
  },
  {
    id: 'protected-habitats',
    number: 173,
    cost: 5,
    modifiers: [{ modifies: 'protection', of: ['plants', 'animal', 'microbe'] }],
  },
  {
    id: 'olympus-conference',
    number: 185,
    cost: 10,
    tags: ['science', 'earth', 'building'],
    stores: 'science',
    triggers: [
      {
        on: 'tag',
        tags: ['science'],
        by: 'owner',
        effects: [
          {
            do: 'choose',
            of: [
              [{ do: 'add', kind: 'science', amount: 1, to: 'this' }],
              [
                { do: 'spend', kind: 'science', amount: 1 },
                { do: 'draw', cards: 1 },
              ],
            ],
          },
        ],
      },
    ],
    vp: { score: 'fixed', vp: 1 },
  },
  {
    id: 'power-infrastructure',
    number: 194,
    cost: 4,
    tags: ['power', 'building'],
    actions: [{ cost: { pay: 'anyAmount', of: 'energy', into: 'megacredits' }, effects: [] }],
  },
  {
    id: 'restricted-area',
    number: 199,
    cost: 11,
    tags: ['science'],
    play: [{ do: 'place', tile: 'restricted-area', where: 'land' }],
    actions: [{ cost: { pay: 'megacredits', amount: 2 }, effects: [{ do: 'draw', cards: 1 }] }],
  },
  {
    id: 'ai-central',
    number: 208,
    cost: 21,
    tags: ['science', 'building'],
    needs: [{ tag: 'science', min: 3 }],
    play: [{ do: 'produce', of: 'energy', by: -1 }],
    actions: [{ cost: { pay: 'nothing' }, effects: [{ do: 'draw', cards: 2 }] }],
    vp: { score: 'fixed', vp: 1 },
  },
];
