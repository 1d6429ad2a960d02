/** Active (blue) cards of the base deck, by their printed numbers, part 1 of 2. */
import type { ProjectRow } from '../types.ts';

export const baseActiveOne: readonly ProjectRow[] = [
  {
    id: 'search-for-life',
    number: 5,
    cost: 3,
    tags: ['science'],
    needs: [{ track: 'oxygen', max: 6 }],
    stores: 'science',
    actions: [
      {
        cost: { pay: 'megacredits', amount: 1 },
        effects: [
          { do: 'reveal', tag: 'microbe', effects: [{ do: 'add', kind: 'science', amount: 1, to: 'this' }] },
        ],
      },
    ],
    vp: { score: 'anyCube', vp: 3 },
  },
  {
    id: 'martian-rails',
    number: 7,
    cost: 13,
    tags: ['building'],
    actions: [
      {
        cost: { pay: 'energy', amount: 1 },
        effects: [{ do: 'gain', of: 'megacredits', amount: { per: 'city', area: 'mars' } }],
      },
    ],
  },
  {
    id: 'water-import-from-europa',
    number: 12,
    cost: 25,
    tags: ['jovian', 'space'],
    actions: [
      {
        cost: { pay: 'megacredits', amount: 12, or: 'titanium' },
        effects: [{ do: 'place', tile: 'ocean', where: 'ocean' }],
      },
    ],
    vp: { score: 'tag', tag: 'jovian', vp: 1, every: 1 },
  },
  {
    id: 'equatorial-magnetizer',
    number: 15,
    cost: 11,
    tags: ['building'],
    actions: [{ cost: { pay: 'production', of: 'energy', by: 1 }, effects: [{ do: 'rate', by: 1 }] }],
  },
  {
    id: 'research-outpost',
    number: 20,
    cost: 18,
    tags: ['science', 'city', 'building'],
    play: [{ do: 'place', tile: 'city', where: 'isolated' }],
    modifiers: [{ modifies: 'cost', by: 1 }],
  },
  {
    id: 'arctic-algae',
    number: 23,
    cost: 12,
    tags: ['plant'],
    needs: [{ track: 'temperature', max: -12 }],
    play: [{ do: 'gain', of: 'plants', amount: 1 }],
    triggers: [
      {
        on: 'tile',
        tile: 'ocean',
        by: 'anyone',
        effects: [{ do: 'gain', of: 'plants', amount: 2 }],
      },
    ],
  },
  {
    id: 'predators',
    number: 24,
    cost: 14,
    tags: ['animal'],
    needs: [{ track: 'oxygen', min: 11 }],
    stores: 'animal',
    actions: [
      {
        cost: { pay: 'anyCube', kind: 'animal' },
        effects: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }],
      },
    ],
    vp: { score: 'cubes', vp: 1, every: 1 },
  },
  {
    id: 'optimal-aerobraking',
    number: 31,
    cost: 7,
    tags: ['space'],
    triggers: [
      {
        on: 'event',
        tag: 'space',
        effects: [
          { do: 'gain', of: 'megacredits', amount: 3 },
          { do: 'gain', of: 'heat', amount: 3 },
        ],
      },
    ],
  },
  {
    id: 'regolith-eaters',
    number: 33,
    cost: 13,
    tags: ['science', 'microbe'],
    stores: 'microbe',
    actions: [
      {
        cost: { pay: 'cubes', kind: 'microbe', amount: 2 },
        effects: [{ do: 'raise', track: 'oxygen', steps: 1 }],
      },
      { cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'microbe', amount: 1, to: 'this' }] },
    ],
  },
  {
    id: 'ghg-producing-bacteria',
    number: 34,
    cost: 8,
    tags: ['science', 'microbe'],
    needs: [{ track: 'oxygen', min: 4 }],
    stores: 'microbe',
    actions: [
      {
        cost: { pay: 'cubes', kind: 'microbe', amount: 2 },
        effects: [{ do: 'raise', track: 'temperature', steps: 1 }],
      },
      { cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'microbe', amount: 1, to: 'this' }] },
    ],
  },
  {
    id: 'ants',
    number: 35,
    cost: 9,
    tags: ['microbe'],
    needs: [{ track: 'oxygen', min: 4 }],
    stores: 'microbe',
    actions: [
      {
        cost: { pay: 'anyCube', kind: 'microbe' },
        effects: [{ do: 'add', kind: 'microbe', amount: 1, to: 'this' }],
      },
    ],
    vp: { score: 'cubes', vp: 1, every: 2 },
  },
  {
    id: 'rover-construction',
    number: 38,
    cost: 8,
    tags: ['building'],
    triggers: [
      {
        on: 'tile',
        tile: 'city',
        by: 'anyone',
        area: 'everywhere',
        effects: [{ do: 'gain', of: 'megacredits', amount: 2 }],
      },
    ],
    vp: { score: 'fixed', vp: 1 },
  },
  {
    id: 'fish',
    number: 52,
    cost: 9,
    tags: ['animal'],
    needs: [{ track: 'temperature', min: 2 }],
    stores: 'animal',
    play: [{ do: 'lowerAny', of: 'plants', by: 1 }],
    actions: [{ cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }] }],
    vp: { score: 'cubes', vp: 1, every: 1 },
  },
  {
    id: 'small-animals',
    number: 54,
    cost: 6,
    tags: ['animal'],
    needs: [{ track: 'oxygen', min: 6 }],
    stores: 'animal',
    play: [{ do: 'lowerAny', of: 'plants', by: 1 }],
    actions: [{ cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }] }],
    vp: { score: 'cubes', vp: 1, every: 2 },
  },
  {
    id: 'birds',
    number: 72,
    cost: 10,
    tags: ['animal'],
    needs: [{ track: 'oxygen', min: 13 }],
    stores: 'animal',
    play: [{ do: 'lowerAny', of: 'plants', by: 2 }],
    actions: [{ cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }] }],
    vp: { score: 'cubes', vp: 1, every: 1 },
  },
  {
    id: 'space-mirrors',
    number: 76,
    cost: 3,
    tags: ['power', 'space'],
    actions: [{ cost: { pay: 'megacredits', amount: 7 }, effects: [{ do: 'produce', of: 'energy', by: 1 }] }],
  },
  {
    id: 'ironworks',
    number: 101,
    cost: 11,
    tags: ['building'],
    actions: [
      {
        cost: { pay: 'energy', amount: 4 },
        effects: [
          { do: 'raise', track: 'oxygen', steps: 1 },
          { do: 'gain', of: 'steel', amount: 1 },
        ],
      },
    ],
  },
];
