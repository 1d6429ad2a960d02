/** Consume as one action, on the real engine. */

import { findGame, type LoadedGame } from '@orrery/catalog';
import { type Core, type CoreView, type Game, type Rng, rngFrom } from '@orrery/kernel';
import { HeldHistory } from '@orrery/kernel/testing';
import {
  bestOrder,
  bestPlan,
  isDoubled,
  isRaceView,
  playerOf,
  seen,
  type View,
} from '@orrery/race-for-the-galaxy/advice';
import { beforeAll, expect, test } from 'vitest';
import { answersInOrder } from '../src/games/race-for-the-galaxy/consume/order.ts';

let loaded: LoadedGame;
let game: Game;
beforeAll(async () => {
  const listed = findGame('race-for-the-galaxy');
  if (listed === undefined) throw new Error('not in the catalog');
  loaded = await listed.load();
  ({ game } = loaded);
});

const raceView = (view: object & CoreView): View => {
  if (!isRaceView(view)) throw new Error('not a view of Race');
  return view;
};

/** Random play, stopping wherever the first seat is asked for the order of its powers. */
function* consuming(seed: string): Generator<Core> {
  const state = game.setup({}, 2, seed);
  const rng: Rng = rngFrom(seed);
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    if (open.seat === 0 && game.question(state, 0)?.name === 'consume.power') yield game.clone(state);
    game.apply(state, open.seat, game.sample(state, open, rng));
  }
}

test('the answers of an order are legal as one plan and bring what was promised', () => {
  let whole = 0;
  let asked = 0;
  for (let i = 0; i < 60 && whole < 12; i++)
    for (const state of consuming(`consume ${i}`)) {
      asked += 1;
      const view = raceView(game.view(state, 0));
      const player = playerOf(seen(view, 0));
      const plan = bestPlan(player, isDoubled(player));
      const answers = answersInOrder(loaded, view, 0, bestOrder(player));
      if (plan.steps.length === 0) {
        expect(answers).toEqual([]);
        continue;
      }
      const history = new HeldHistory(game, state);
      expect(history.give(0, ...answers)).toBeUndefined();
      expect(history.moves).toHaveLength(answers.length);
      const after = seen(raceView(game.view(history.state, 0)), 0);
      if (plan.cards > 0) expect(after.chips).toBeGreaterThanOrEqual(player.chips);
      else {
        expect(after.chips - player.chips).toBe(plan.vp);
        whole += 1;
      }
    }
  expect(asked).toBeGreaterThan(20);
  expect(whole).toBeGreaterThan(3);
});
