/** What a replay tells of the cards in a hand. */

import { findGame } from '@orrery/catalog';
import { type Game, RECORD_FORMAT, rngFrom } from '@orrery/kernel';
import { HeldHistory } from '@orrery/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { fateAfter, fatesOf } from '../src/games/race-for-the-galaxy/reckon/fates.ts';
import { isRaceView, seen, type View } from '../src/games/race-for-the-galaxy/reckon/player.ts';
import { openReplay, readReplay, Walk } from '../src/sources/replay.ts';
import type { Positions } from '../src/sources/source.ts';

const ME = 1;
let positions: Positions;
let movers: readonly number[];

beforeAll(async () => {
  const listed = findGame('race-for-the-galaxy');
  if (listed === undefined) throw new Error('not in the catalog');
  const { game }: { game: Game } = await listed.load();
  const history = new HeldHistory(game, game.setup({}, 2, 'fates'));
  const rng = rngFrom('answers');
  for (let open = game.first(history.state); open !== undefined; open = game.first(history.state))
    history.give(open.seat, game.sample(history.state, open, rng));
  const walk = readReplay(game, {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.version,
    options: {},
    seats: ['Ann', 'Bo'],
    seed: 'fates',
    answers: history.moves,
  });
  if (!(walk instanceof Walk)) throw new Error(walk.error.key);
  const source = openReplay(game, walk, 0, ME);
  const status = source.status.get();
  if (status.is !== 'open' || status.state.positions === undefined) throw new Error('no replay');
  positions = status.state.positions;
  movers = source.movers;
});

function mineAt(at: number) {
  const view = positions.view(at);
  if (!isRaceView(view)) throw new Error('not a view of Race');
  return seen(view satisfies View, ME);
}

describe('the fate of a card', () => {
  test('is the move after which it is no longer in the hand', () => {
    const fates = fatesOf(positions, ME);
    for (let at = 0; at < positions.length; at += 7)
      for (const card of mineAt(at).hand) {
        const fate = fateAfter(fates, card, at);
        if (fate === undefined) {
          expect(mineAt(positions.length).hand).toContain(card);
          continue;
        }
        expect(mineAt(fate.at - 1).hand).toContain(card);
        expect(mineAt(fate.at).hand).not.toContain(card);
        expect(mineAt(fate.at).tableau.includes(card)).toBe(fate.how === 'placed');
      }
  });

  test('tells what was paid from what was thrown away', () => {
    const fates = fatesOf(positions, ME);
    const paid = [...fates.values()].flat().filter(({ how }) => how === 'paid');
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.every(({ at }) => movers[at - 1] === ME)).toBe(true);
    // The start world lies there from the beginning; everything else was in the hand before.
    const [, ...later] = mineAt(positions.length).tableau;
    for (const card of later) expect(fates.get(card)?.at(-1)?.how).toBe('placed');
  });
});
