/** One's own board, the players and the views of a phone, at positions of real games. */
import { findGame, type LoadedGame } from '@orrery/catalog';
import { isGaiaView, type View } from '@orrery/gaia-project/advice';
import { rngFrom } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  areas,
  spotsOf,
  stoneAreaOf,
  type Token,
  tokensAfter,
  tokensIn,
} from '../src/games/gaia-project/drawing/tokens.ts';
import { ownTokens } from '../src/games/gaia-project/own-board/ownership.ts';
import { viewNeeded } from '../src/games/gaia-project/phone/views.ts';
import { seatsInOrder, standingIn } from '../src/games/gaia-project/players/standing.ts';

let loaded: LoadedGame;
beforeAll(async () => {
  const game = await findGame('gaia-project')?.load();
  if (game === undefined) throw new Error('not in the catalog');
  loaded = game;
});

/** All positions of a random game. */
function* views(seed: string): Generator<View> {
  const { game } = loaded;
  const state = game.setup({ factions: 'random' }, 4, seed);
  const rng = rngFrom(seed);
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const view = game.view(state, 0);
    if (isGaiaView(view)) yield view;
    game.apply(state, open.seat, game.sample(state, open, rng));
  }
}

describe('power tokens', () => {
  test('lie in the areas that the player has them in, one by one, the brainstone apart', () => {
    for (const seed of ['bowls', 'stones']) {
      const known: (readonly Token[])[] = [[], [], [], []];
      for (const view of views(seed))
        for (const [seat, player] of view.players.entries()) {
          const tokens = tokensAfter(known[seat] ?? [], player);
          known[seat] = tokens;
          expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
          for (const area of areas)
            expect(tokens.filter((token) => token.area === area).length).toBe(
              tokensIn(player, area) - (stoneAreaOf(player) === area ? 1 : 0),
            );
        }
    }
  });
  test('stay the same ones when they move on', () => {
    const [view] = views('bowls');
    const player = view?.players[0];
    if (player === undefined) throw new Error('nobody plays');
    const before = tokensAfter([], { ...player, stone: 0, gaia: 0, one: 3, two: 2, three: 0 });
    const charged = tokensAfter(before, { ...player, stone: 0, gaia: 0, one: 0, two: 4, three: 1 });
    expect(charged.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    const staying = before.filter(({ area }) => area === 2);
    expect(charged).toEqual(expect.arrayContaining(staying));
  });
  test('have a place each, however many there are', () => {
    for (let n = 0; n <= 16; n++) {
      const spots = spotsOf(n);
      expect(spots).toHaveLength(n);
      expect(new Set(spots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(n);
    }
  });
});

describe('players', () => {
  test('stand in the order of their turns, and at most one of those who have not passed is next', () => {
    for (const view of views('order')) {
      expect([...seatsInOrder(view)].sort()).toEqual([0, 1, 2, 3]);
      const standings = view.players.map((_, seat) => standingIn(view, seat));
      if (view.round === 0) continue;
      expect(standings.filter((each) => each === 'next').length).toBeLessThanOrEqual(1);
      expect(standings.filter((each) => each === 'passed' || each === 'starts').length).toBe(
        view.passed.length,
      );
      expect(standings.includes('starts')).toBe(view.passed.length > 0 && view.round < 6);
    }
  });
  test('show as many federation tokens green as they have left to flip', () => {
    for (const view of views('federations'))
      for (const player of view.players)
        expect(ownTokens(player).filter(({ green }) => green)).toHaveLength(player.green);
  });
});

describe('a phone', () => {
  const asked = (name: string) => ({
    question: { name },
    touched: undefined,
  });
  test('shows the research board for a tile, and the map for a mine', () => {
    expect(viewNeeded(asked('tech.tile'))).toBe('research');
    expect(viewNeeded(asked('research.area'))).toBe('research');
    expect(viewNeeded(asked('mine.place'))).toBe('map');
    expect(viewNeeded(asked('federation.form'))).toBe('map');
  });
  test('stays where it is for anything else, until a kind of action is touched', () => {
    expect(viewNeeded(asked('turn.action'))).toBeUndefined();
    expect(viewNeeded({ ...asked('turn.action'), touched: { verb: 'power' } })).toBe('research');
    expect(viewNeeded({ ...asked('turn.action'), touched: { verb: 'upgrade' } })).toBe('map');
  });
});
