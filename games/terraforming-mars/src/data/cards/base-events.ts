/** Event (red) cards of the base deck, by their printed numbers. */
import type { ProjectRow } from '../types.ts';

export const baseEvents: readonly ProjectRow[] = [
  {
    id: 'asteroid',
    number: 9,
    cost: 14,
    tags: ['space'],
    play: [
      { do: 'raise', track: 'temperature', steps: 1 },
      { do: 'gain', of: 'titanium', amount: 2 },
      { do: 'remove', any: [{ of: 'plants', amount: 3 }] },
    ],
  },
  {
    id: 'comet',
    number: 10,
    cost: 21,
    tags: ['space'],
    play: [
      { do: 'raise', track: 'temperature', steps: 1 },
      { do: 'place', tile: 'ocean', where: 'ocean' },
      { do: 'remove', any: [{ of: 'plants', amount: 3 }] },
    ],
  },
  {
    id: 'big-asteroid',
    number: 11,
    cost: 27,
    tags: ['space'],
    play: [
      { do: 'raise', track: 'temperature', steps: 2 },
      { do: 'gain', of: 'titanium', amount: 4 },
      { do: 'remove', any: [{ of: 'plants', amount: 4 }] },
    ],
  },
  {
    id: 'imported-hydrogen',
    number: 19,
    cost: 16,
    tags: ['earth', 'space'],
    play: [
      { do: 'place', tile: 'ocean', where: 'ocean' },
      {
        do: 'choose',
        of: [
          [{ do: 'gain', of: 'plants', amount: 3 }],
          [{ do: 'add', kind: 'microbe', amount: 3, to: 'another' }],
          [{ do: 'add', kind: 'animal', amount: 2, to: 'another' }],
        ],
      },
    ],
  },
  { id: 'release-of-inert-gases', number: 36, cost: 14, play: [{ do: 'rate', by: 2 }] },
  {
    id: 'nitrogen-rich-asteroid',
    number: 37,
    cost: 31,
    tags: ['space'],
    play: [
      { do: 'raise', track: 'temperature', steps: 1 },
      { do: 'rate', by: 2 },
      {
        do: 'ifTags',
        tag: 'plant',
        min: 3,
        met: [{ do: 'produce', of: 'plants', by: 4 }],
        unmet: [{ do: 'produce', of: 'plants', by: 1 }],
      },
    ],
  },
  {
    id: 'deimos-down',
    number: 39,
    cost: 31,
    tags: ['space'],
    play: [
      { do: 'raise', track: 'temperature', steps: 3 },
      { do: 'gain', of: 'steel', amount: 4 },
      { do: 'remove', any: [{ of: 'plants', amount: 8 }] },
    ],
  },
  {
    id: 'mining-expedition',
    number: 63,
    cost: 12,
    play: [
      { do: 'raise', track: 'oxygen', steps: 1 },
      { do: 'gain', of: 'steel', amount: 2 },
      { do: 'remove', any: [{ of: 'plants', amount: 2 }] },
    ],
  },
  {
    id: 'towing-a-comet',
    number: 75,
    cost: 23,
    tags: ['space'],
    play: [
      { do: 'raise', track: 'oxygen', steps: 1 },
      { do: 'place', tile: 'ocean', where: 'ocean' },
      { do: 'gain', of: 'plants', amount: 2 },
    ],
  },
  {
    id: 'ice-asteroid',
    number: 78,
    cost: 23,
    tags: ['space'],
    play: [
      { do: 'place', tile: 'ocean', where: 'ocean' },
      { do: 'place', tile: 'ocean', where: 'ocean' },
    ],
  },
  {
    id: 'giant-ice-asteroid',
    number: 80,
    cost: 36,
    tags: ['space'],
    play: [
      { do: 'raise', track: 'temperature', steps: 2 },
      { do: 'place', tile: 'ocean', where: 'ocean' },
      { do: 'place', tile: 'ocean', where: 'ocean' },
      { do: 'remove', any: [{ of: 'plants', amount: 6 }] },
    ],
  },
  {
    id: 'subterranean-reservoir',
    number: 127,
    cost: 11,
    play: [{ do: 'place', tile: 'ocean', where: 'ocean' }],
  },
  {
    id: 'lava-flows',
    number: 140,
    cost: 18,
    play: [
      { do: 'raise', track: 'temperature', steps: 2 },
      { do: 'place', tile: 'lava-flows', where: 'volcanic' },
    ],
  },
  {
    id: 'large-convoy',
    number: 143,
    cost: 36,
    tags: ['earth', 'space'],
    play: [
      { do: 'place', tile: 'ocean', where: 'ocean' },
      { do: 'draw', cards: 2 },
      {
        do: 'choose',
        of: [
          [{ do: 'gain', of: 'plants', amount: 5 }],
          [{ do: 'add', kind: 'animal', amount: 4, to: 'another' }],
        ],
      },
    ],
    vp: { score: 'fixed', vp: 2 },
  },
  {
    id: 'convoy-from-europa',
    number: 161,
    cost: 15,
    tags: ['space'],
    play: [
      { do: 'place', tile: 'ocean', where: 'ocean' },
      { do: 'draw', cards: 1 },
    ],
  },
  {
    id: 'imported-ghg',
    number: 162,
    cost: 7,
    tags: ['earth', 'space'],
    play: [
      { do: 'produce', of: 'heat', by: 1 },
      { do: 'gain', of: 'heat', amount: 3 },
    ],
  },
  {
    id: 'imported-nitrogen',
    number: 163,
    cost: 23,
    tags: ['earth', 'space'],
    play: [
      { do: 'rate', by: 1 },
      { do: 'gain', of: 'plants', amount: 4 },
      { do: 'add', kind: 'microbe', amount: 3, to: 'another' },
      { do: 'add', kind: 'animal', amount: 2, to: 'another' },
    ],
  },
  {
    id: 'import-of-advanced-ghg',
    number: 167,
    cost: 9,
    tags: ['earth', 'space'],
    play: [{ do: 'produce', of: 'heat', by: 2 }],
  },
  {
    id: 'aerobraked-ammonia-asteroid',
    number: 170,
    cost: 26,
    tags: ['space'],
    play: [
      { do: 'produce', of: 'plants', by: 1 },
      { do: 'produce', of: 'heat', by: 3 },
      { do: 'add', kind: 'microbe', amount: 2, to: 'another' },
    ],
  },
  {
    id: 'ice-cap-melting',
    number: 181,
    cost: 5,
    needs: [{ track: 'temperature', min: 2 }],
    play: [{ do: 'place', tile: 'ocean', where: 'ocean' }],
  },
  {
    id: 'flooding',
    number: 188,
    cost: 7,
    play: [{ do: 'place', tile: 'ocean', where: 'ocean', robs: [{ of: 'megacredits', amount: 4 }] }],
    vp: { score: 'fixed', vp: -1 },
  },
  {
    id: 'local-heat-trapping',
    number: 190,
    cost: 1,
    play: [
      { do: 'lose', of: 'heat', amount: 5 },
      {
        do: 'choose',
        of: [
          [{ do: 'gain', of: 'plants', amount: 4 }],
          [{ do: 'add', kind: 'animal', amount: 2, to: 'another' }],
        ],
      },
    ],
  },
  {
    id: 'permafrost-extraction',
    number: 191,
    cost: 8,
    needs: [{ track: 'temperature', min: -8 }],
    play: [{ do: 'place', tile: 'ocean', where: 'ocean' }],
  },
  {
    id: 'special-design',
    number: 206,
    cost: 4,
    tags: ['science'],
    play: [{ do: 'nextCard', discount: 0, steps: 2 }],
  },
];
