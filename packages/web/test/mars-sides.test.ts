import type { GameEvent, Plain, Seat } from '@orrery/kernel';
import type { PlayerView } from '@orrery/terraforming-mars';
import { cardById } from '@orrery/terraforming-mars';
import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../src/board-kit/board.ts';
import { marksOnLine } from '../src/games/terraforming-mars/goals/standings.ts';
import { lastDeedOf } from '../src/games/terraforming-mars/players/last-deed.ts';
import { lossesIn, lossSums } from '../src/games/terraforming-mars/since/losses.ts';
import type { ShownMove } from '../src/sources/source.ts';

const event = (
  kind: string,
  seat: Seat,
  what: string,
  amount: number,
  source: string,
  detail?: Plain,
): GameEvent => ({
  do: kind,
  seat,
  what,
  amount,
  source,
  ...(detail === undefined ? {} : { detail }),
});
const move = (seat: Seat, ...events: GameEvent[]): ShownMove => ({ at: 1, seat, moment: undefined, events });

const player: PlayerView = {
  corporation: -1,
  offered: [],
  offeredSize: 0,
  hand: [],
  handSize: 0,
  drawn: [],
  drawnSize: 0,
  drafted: [],
  draftedSize: 0,
  stock: [17, 3, 4, 6, 1, 9],
  production: [8, 1, 2, 2, 1, 3],
  rating: 26,
  rated: false,
  played: [cardById('ants')!],
  cubes: [2],
  tags: [],
  lasting: [],
  doing: [],
  used: [],
  nextDiscount: 0,
  nextSteps: 0,
  passed: false,
  firstAction: false,
};

describe('what was lost since one’s last turn', () => {
  const asteroid = move(
    1,
    event('lose', 0, 'plants', 3, 'asteroid'),
    event('gain', 1, 'titanium', 2, 'asteroid'),
  );
  const tapping = move(2, event('production', 0, 'energy', -1, 'energy-tapping'));
  const raiders = move(
    2,
    event('lose', 0, 'megacredits', 3, 'hired-raiders'),
    event('gain', 2, 'megacredits', 3, 'hired-raiders'),
  );

  test('is told with who did it by which card, and how many were left', () => {
    expect(lossesIn([asteroid, tapping, raiders], 0, player)).toEqual([
      { n: 0, by: 1, card: 'asteroid', lost: { stock: 'plants' }, amount: 3, after: 6 },
      { n: 1, by: 2, card: 'energy-tapping', lost: { production: 'energy' }, amount: 1, after: 1 },
      { n: 2, by: 2, card: 'hired-raiders', lost: { stock: 'megacredits' }, amount: 3, after: 17 },
    ]);
  });

  test('is reckoned back over what came afterwards', () => {
    const later = move(2, event('gain', 0, 'plants', 2, 'arctic-algae'));
    expect(lossesIn([asteroid, later], 0, player)).toMatchObject([{ after: 4 }]);
    expect(lossesIn([asteroid, asteroid], 0, player)).toMatchObject([{ after: 9 }, { after: 6 }]);
  });

  test('has no numbers of before a production, but those of the production itself', () => {
    const income = move(2, event('income', 0, 'plants', 2, 'production'));
    expect(lossesIn([asteroid, tapping, income], 0, player)).toMatchObject([
      { after: undefined },
      { after: 1 },
    ]);
  });

  test('counts cubes on cards, and nothing that one spends oneself', () => {
    const predators = move(1, event('cubes', 0, 'microbe', -1, 'predators', { on: 'ants' }));
    const own = move(0, event('lose', 0, 'plants', 8, 'board'));
    expect(lossesIn([own, predators], 0, player)).toEqual([
      { n: 0, by: 1, card: 'predators', lost: { cubes: 'microbe', on: 'ants' }, amount: 1, after: 2 },
    ]);
  });

  test('is summed up for a glance', () => {
    expect(lossSums(lossesIn([asteroid, asteroid, tapping], 0, player))).toEqual([
      { lost: { stock: 'plants' }, amount: 6 },
      { lost: { production: 'energy' }, amount: 1 },
    ]);
  });
});

test('the last deed of a player is the last thing that they did themselves', () => {
  const plays = move(
    1,
    event('play', 1, 'asteroid', 14, 'action'),
    event('lose', 0, 'plants', 3, 'asteroid'),
  );
  const others = move(2, event('award', 2, 'banker', 8, 'action'));
  const passes = move(1, event('pass', 1, 'pass', 1, 'action'));
  expect(lastDeedOf([plays, others, passes], 1)).toEqual({ key: 'mars.card.asteroid' });
  expect(lastDeedOf([plays, others], 2)).toEqual({ key: 'mars.award.banker' });
  expect(lastDeedOf([plays], 0)).toBeUndefined();
});

test('marks on a line make room for each other, towards its middle', () => {
  const seats = [0, 1, 2].map(
    (seat): SeatInfo => ({
      seat,
      name: '',
      letter: '',
      mark: 'diamond',
      colour: '',
      kind: 'bot',
      me: seat === 0,
      state: 'waiting',
    }),
  );
  const at = (values: readonly number[]) =>
    marksOnLine(seats, values, 20, 35).map(({ at: place, aside }) => [place, aside]);
  expect(at([20, 20, 35])).toEqual([
    [0, 0],
    [0, 1],
    [1, -0],
  ]);
  expect(at([40, 36, 26])).toEqual([
    [1, -0],
    [1, -0],
    [0.4, 0],
  ]);
});
