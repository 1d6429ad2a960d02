/** Active (blue) cards of the base deck, by their printed numbers. */
import type { ProjectRow } from '../types.ts';

export const baseActive: readonly ProjectRow[] = [
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
  {
    id: 'steelworks',
    number: 103,
    cost: 15,
    tags: ['building'],
    actions: [
      {
        cost: { pay: 'energy', amount: 4 },
        effects: [
          { do: 'raise', track: 'oxygen', steps: 1 },
          { do: 'gain', of: 'steel', amount: 2 },
        ],
      },
    ],
  },
  {
    id: 'ore-processor',
    number: 104,
    cost: 13,
    tags: ['building'],
    actions: [
      {
        cost: { pay: 'energy', amount: 4 },
        effects: [
          { do: 'raise', track: 'oxygen', steps: 1 },
          { do: 'gain', of: 'titanium', amount: 1 },
        ],
      },
    ],
  },
  {
    id: 'ecological-zone',
    number: 128,
    cost: 12,
    tags: ['animal', 'plant'],
    needs: [{ tile: 'greenery', min: 1 }],
    stores: 'animal',
    play: [{ do: 'place', tile: 'ecological-zone', where: 'next-to-greenery' }],
    triggers: [
      {
        on: 'tag',
        tags: ['animal', 'plant'],
        by: 'owner',
        effects: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }],
      },
    ],
    vp: { score: 'cubes', vp: 1, every: 2 },
  },
  {
    id: 'decomposers',
    number: 131,
    cost: 5,
    tags: ['microbe'],
    needs: [{ track: 'oxygen', min: 3 }],
    stores: 'microbe',
    triggers: [
      {
        on: 'tag',
        tags: ['animal', 'plant', 'microbe'],
        by: 'owner',
        effects: [{ do: 'add', kind: 'microbe', amount: 1, to: 'this' }],
      },
    ],
    vp: { score: 'cubes', vp: 1, every: 3 },
  },
  {
    id: 'symbiotic-fungus',
    number: 133,
    cost: 4,
    tags: ['microbe'],
    needs: [{ track: 'temperature', min: -14 }],
    actions: [
      { cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'microbe', amount: 1, to: 'another' }] },
    ],
  },
  {
    id: 'extreme-cold-fungus',
    number: 134,
    cost: 13,
    tags: ['microbe'],
    needs: [{ track: 'temperature', max: -10 }],
    actions: [
      { cost: { pay: 'nothing' }, effects: [{ do: 'gain', of: 'plants', amount: 1 }] },
      { cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'microbe', amount: 2, to: 'another' }] },
    ],
  },
  {
    id: 'herbivores',
    number: 147,
    cost: 12,
    tags: ['animal'],
    needs: [{ track: 'oxygen', min: 8 }],
    stores: 'animal',
    play: [
      { do: 'lowerAny', of: 'plants', by: 1 },
      { do: 'add', kind: 'animal', amount: 1, to: 'this' },
    ],
    triggers: [
      {
        on: 'tile',
        tile: 'greenery',
        by: 'owner',
        effects: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }],
      },
    ],
    vp: { score: 'cubes', vp: 1, every: 2 },
  },
  {
    id: 'adaptation-technology',
    number: 153,
    cost: 12,
    tags: ['science'],
    modifiers: [{ modifies: 'requirements', steps: 2 }],
    vp: { score: 'fixed', vp: 1 },
  },
  {
    id: 'nitrite-reducing-bacteria',
    number: 157,
    cost: 11,
    tags: ['microbe'],
    stores: 'microbe',
    play: [{ do: 'add', kind: 'microbe', amount: 3, to: 'this' }],
    actions: [
      { cost: { pay: 'cubes', kind: 'microbe', amount: 3 }, effects: [{ do: 'rate', by: 1 }] },
      { cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'microbe', amount: 1, to: 'this' }] },
    ],
  },
  {
    id: 'shuttles',
    number: 166,
    cost: 10,
    tags: ['space'],
    needs: [{ track: 'oxygen', min: 5 }],
    play: [
      { do: 'produce', of: 'megacredits', by: 2 },
      { do: 'produce', of: 'energy', by: -1 },
    ],
    modifiers: [{ modifies: 'cost', by: 2, tag: 'space' }],
    vp: { score: 'fixed', vp: 1 },
  },
  {
    id: 'pets',
    number: 172,
    cost: 10,
    tags: ['earth', 'animal'],
    stores: 'animal',
    play: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }],
    triggers: [
      {
        on: 'tile',
        tile: 'city',
        by: 'anyone',
        area: 'everywhere',
        effects: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }],
      },
    ],
    modifiers: [{ modifies: 'lock' }],
    vp: { score: 'cubes', vp: 1, every: 2 },
  },
  {
    id: 'water-splitting-plant',
    number: 177,
    cost: 12,
    tags: ['building'],
    needs: [{ track: 'oceans', min: 2 }],
    actions: [{ cost: { pay: 'energy', amount: 3 }, effects: [{ do: 'raise', track: 'oxygen', steps: 1 }] }],
  },
  {
    id: 'livestock',
    number: 184,
    cost: 13,
    tags: ['animal'],
    needs: [{ track: 'oxygen', min: 9 }],
    stores: 'animal',
    play: [
      { do: 'produce', of: 'megacredits', by: 2 },
      { do: 'produce', of: 'plants', by: -1 },
    ],
    actions: [{ cost: { pay: 'nothing' }, effects: [{ do: 'add', kind: 'animal', amount: 1, to: 'this' }] }],
    vp: { score: 'cubes', vp: 1, every: 1 },
  },
  {
    id: 'aquifer-pumping',
    number: 187,
    cost: 18,
    tags: ['building'],
    actions: [
      {
        cost: { pay: 'megacredits', amount: 8, or: 'steel' },
        effects: [{ do: 'place', tile: 'ocean', where: 'ocean' }],
      },
    ],
  },
  {
    id: 'immigrant-city',
    number: 200,
    cost: 13,
    tags: ['city', 'building'],
    play: [
      { do: 'place', tile: 'city', where: 'city' },
      { do: 'produce', of: 'megacredits', by: -2 },
      { do: 'produce', of: 'energy', by: -1 },
    ],
    triggers: [
      {
        on: 'tile',
        tile: 'city',
        by: 'anyone',
        area: 'everywhere',
        effects: [{ do: 'produce', of: 'megacredits', by: 1 }],
      },
    ],
  },
  {
    id: 'underground-detonations',
    number: 202,
    cost: 6,
    tags: ['building'],
    actions: [{ cost: { pay: 'megacredits', amount: 10 }, effects: [{ do: 'produce', of: 'heat', by: 2 }] }],
  },
];
