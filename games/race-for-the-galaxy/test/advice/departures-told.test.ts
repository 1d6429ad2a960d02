/** How cards leave a hand, on a short game written down position by position. */
import type { CoreView, Question } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { departuresOf, nextDeparture, type Positions } from '../../src/advice/departures.ts';
import type { RaceView } from '../../src/view.ts';
import { nameOf } from '../support/names.ts';
import { cards } from '../support/player.ts';
import { scenario } from '../support/scenario.ts';

const base = scenario({ ann: {}, bob: {} }).newRound().view('ann');
const [ann, bob] = base.players;

interface Moment {
  readonly hand: readonly string[];
  readonly tableau?: readonly string[];
  /** What the next move answers, where Ann may know it. */
  readonly asked?: string;
}

function positionsOf(moments: readonly Moment[]): Positions {
  return {
    length: moments.length - 1,
    view: (at) => {
      const { hand, tableau = [] } = moments[at]!;
      return { ...base, players: [{ ...ann!, hand: cards(hand), tableau: cards(tableau) }, bob!] };
    },
    question: (at) => {
      const { asked } = moments[at]!;
      return asked === undefined ? undefined : ({ name: asked } as Question);
    },
  };
}

const told = (moments: readonly Moment[]): string[] =>
  [...departuresOf(positionsOf(moments), 0)].flatMap(([card, departures]) =>
    departures.map(({ how, at }) => `${nameOf(card)} ${how} at ${at}`),
  );

describe('a card of the hand', () => {
  const placing: readonly Moment[] = [
    { hand: ['mining-robots', 'spice-world', 'gem-world', 'new-earth'], asked: 'develop.place' },
    {
      hand: ['spice-world', 'gem-world', 'new-earth'],
      tableau: ['mining-robots'],
      asked: 'payment.cards',
    },
    { hand: ['gem-world'], tableau: ['mining-robots'], asked: 'round.discard' },
    { hand: [], tableau: ['mining-robots'] },
  ];

  test('is placed, paid or thrown away with the move after which it is gone', () => {
    expect(told(placing)).toEqual([
      'mining-robots placed at 1',
      'spice-world paid at 2',
      'new-earth paid at 2',
      'gem-world discarded at 3',
    ]);
  });

  test('that stays to the end leaves no trace', () => {
    expect(told(placing.slice(0, 3))).toEqual([
      'mining-robots placed at 1',
      'spice-world paid at 2',
      'new-earth paid at 2',
    ]);
    expect(nextDeparture(departuresOf(positionsOf(placing), 0), cards(['new-earth'])[0]!, 2)).toBeUndefined();
  });

  test('counts as thrown away where one may not know what was asked', () => {
    expect(told([{ hand: ['gem-world'] }, { hand: [] }])).toEqual(['gem-world discarded at 1']);
  });

  test('can come back with the shuffled discards and leave again', () => {
    const twice: readonly Moment[] = [
      { hand: ['gem-world'], asked: 'payment.cards' },
      { hand: [], asked: 'explore.keep' },
      { hand: ['gem-world'], asked: 'settle.place' },
      { hand: [], tableau: ['gem-world'] },
    ];
    expect(told(twice)).toEqual(['gem-world paid at 1', 'gem-world placed at 3']);
    const departures = departuresOf(positionsOf(twice), 0);
    const [gem] = cards(['gem-world']);
    expect(nextDeparture(departures, gem!, 0)).toEqual({ how: 'paid', at: 1 });
    // The position after a move is no longer one in which that move is to come.
    expect(nextDeparture(departures, gem!, 1)).toEqual({ how: 'placed', at: 3 });
    expect(nextDeparture(departures, gem!, 3)).toBeUndefined();
  });
});

test('of a game of another kind nothing is told', () => {
  const race = positionsOf([{ hand: ['gem-world'] }, { hand: [] }]);
  const view = (at: number) => {
    const { pool: _, ...other } = race.view(at) as RaceView & CoreView;
    return other;
  };
  expect(departuresOf(race, 0).size).toBe(1);
  expect(departuresOf({ ...race, view }, 0).size).toBe(0);
});
