/** Players as advice knows them, from what a viewer sees. */
import { rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { isRaceView, nextPhase, playerOf, seen } from '../../src/advice/player.ts';
import { raceForTheGalaxy as race } from '../../src/game.ts';
import { NO_CARD, powerKey } from '../../src/state.ts';
import { card, player } from '../support/player.ts';
import { scenario } from '../support/scenario.ts';

describe('a view', () => {
  const view = scenario({ ann: {}, bob: {} }).newRound().view('ann');

  test('is known by its players, its chips and its number of actions', () => {
    expect(isRaceView(view)).toBe(true);
    const { players: _, ...withoutPlayers } = view;
    const { pool: __, ...withoutChips } = view;
    const { twoActions: ___, ...withoutActions } = view;
    for (const other of [withoutPlayers, withoutChips, withoutActions]) expect(isRaceView(other)).toBe(false);
  });

  test('has no seat beyond those at the table', () => {
    expect(() => seen(view, 2)).toThrow('no seat 2');
  });
});

test('at every position of a game one knows all of oneself, and of others what lies open', () => {
  const state = race.setup({}, 3, 'players');
  const rng = rngFrom('players');
  for (let open = race.first(state); open !== undefined; open = race.first(state)) {
    for (const viewer of [0, 1])
      state.players.forEach((real, seat) => {
        // What card a good is made of nobody has seen; whether there is one, everybody.
        const known = { ...real, goods: real.goods.map((good) => (good === NO_CARD ? NO_CARD : 0)) };
        const hidden = seat === viewer ? {} : { hand: [], drawn: [] };
        expect(playerOf(seen(race.view(state, viewer), seat))).toEqual({ ...known, ...hidden });
      });
    race.apply(state, open.seat, race.sample(state, open, rng));
  }
});

describe('the same player in the next phase', () => {
  test('has the cards just placed count, and may use every power again', () => {
    const busy = { ...player(['old-earth', 'public-works', 'spice-world*']), active: 1 };
    busy.used = [powerKey(card('old-earth'), 0)];
    expect(nextPhase(busy)).toEqual({ ...busy, active: 3, used: [] });
  });

  test('may use every power again even where no card was placed', () => {
    const used = { ...player(['old-earth']), used: [powerKey(card('old-earth'), 0)] };
    expect(nextPhase(used).used).toEqual([]);
    const placed = { ...player(['old-earth', 'public-works']), active: 1 };
    expect(nextPhase(placed).active).toBe(2);
  });
});
