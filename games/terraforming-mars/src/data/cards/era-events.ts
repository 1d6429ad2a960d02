/** Event (red) cards of the Corporate Era, by their printed numbers. */
import type { ProjectRow } from '../types.ts';

export const eraEvents: readonly ProjectRow[] = [
  {
    id: 'interstellar-colony-ship',
    number: 27,
    cost: 24,
    tags: ['earth', 'space'],
    needs: [{ tag: 'science', min: 5 }],
    vp: { score: 'fixed', vp: 4 },
  },
  {
    id: 'virus',
    number: 50,
    cost: 1,
    tags: ['microbe'],
    play: [
      {
        do: 'remove',
        any: [
          { of: 'plants', amount: 5 },
          { cubes: 'animal', amount: 2 },
        ],
      },
    ],
  },
  { id: 'mineral-deposit', number: 62, cost: 5, play: [{ do: 'gain', of: 'steel', amount: 5 }] },
  { id: 'land-claim', number: 66, cost: 1, play: [{ do: 'claim', where: 'land' }] },
  {
    id: 'business-contacts',
    number: 111,
    cost: 7,
    tags: ['earth'],
    play: [{ do: 'look', cards: 4, keep: 2 }],
  },
  {
    id: 'bribed-committee',
    number: 112,
    cost: 7,
    tags: ['earth'],
    play: [{ do: 'rate', by: 2 }],
    vp: { score: 'fixed', vp: -2 },
  },
  {
    id: 'sabotage',
    number: 121,
    cost: 1,
    play: [
      {
        do: 'remove',
        any: [
          { of: 'titanium', amount: 3 },
          { of: 'steel', amount: 4 },
          { of: 'megacredits', amount: 7 },
        ],
      },
    ],
  },
  {
    id: 'hired-raiders',
    number: 124,
    cost: 1,
    play: [
      {
        do: 'steal',
        any: [
          { of: 'steel', amount: 2 },
          { of: 'megacredits', amount: 3 },
        ],
      },
    ],
  },
  { id: 'ceos-favorite-project', number: 149, cost: 1, play: [{ do: 'addToHolder', amount: 1 }] },
  {
    id: 'investment-loan',
    number: 151,
    cost: 3,
    tags: ['earth'],
    play: [
      { do: 'produce', of: 'megacredits', by: -1 },
      { do: 'gain', of: 'megacredits', amount: 10 },
    ],
  },
  {
    id: 'invention-contest',
    number: 192,
    cost: 2,
    tags: ['science'],
    play: [{ do: 'look', cards: 3, keep: 1 }],
  },
  {
    id: 'indentured-workers',
    number: 195,
    cost: 0,
    play: [{ do: 'nextCard', discount: 8, steps: 0 }],
    vp: { score: 'fixed', vp: -1 },
  },
  {
    id: 'technology-demonstration',
    number: 204,
    cost: 5,
    tags: ['science', 'space'],
    play: [{ do: 'draw', cards: 2 }],
  },
];
