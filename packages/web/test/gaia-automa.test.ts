/** The Automa's turns as the screen shows them, on the real engine. */
import { answerOfQuick, random, turnOf } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { boardOf, isGaiaView, type View } from '@orrery/gaia-project/advice';
import { type Game, type Plain, rngFrom } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  latestTurns,
  leftAfter,
  momentsOf,
  spacesAt,
  weighedAt,
} from '../src/games/gaia-project/automa/turns.ts';
import { spacesIn } from '../src/games/gaia-project/map/spaces.ts';
import { deedsIn } from '../src/games/gaia-project/since.ts';
import { LocalTable } from '../src/sources/local-table.ts';
import type { TableState } from '../src/sources/source.ts';
import { movesSince } from '../src/table/moves-since.ts';
import { playersShown, seatInfos } from '../src/table/seats.ts';

let game: Game;
beforeAll(async () => {
  const listed = findGame('gaia-project');
  if (listed === undefined) throw new Error('not in the catalog');
  ({ game } = await listed.load());
});

interface Position {
  readonly view: View;
  readonly state: TableState;
}

const rivals = { rivals: () => [{ seat: 1, name: { key: 'gaia.automa' } }] };

/** Every position of a game in which the human answers at random, as the screen gets them. */
function* positions(seed: string, options: Readonly<Record<string, Plain>>): Generator<Position> {
  const table = new LocalTable(game, {
    id: seed,
    game: game.id,
    rules: game.version,
    options,
    seats: [{ name: 'Halley' }],
    seed,
    moves: [],
    created: 0,
  });
  const rng = rngFrom(seed);
  while (!table.isOver) {
    table.takeOver(table.next);
    const state = table.show();
    const { view } = state;
    if (!isGaiaView(view)) throw new Error('not a view of Gaia Project');
    yield { state, view };
    const refusal = table.answer(0, [answerOfQuick(random, game, turnOf(view, 0, rng))]);
    if (refusal !== undefined) throw new Error(refusal.key);
  }
}

describe('a turn of the Automa', () => {
  test('is shown from its cards to what came of it, and what it builds lands at its moment', () => {
    let landed = 0;
    for (const { view, state } of positions('shown', {})) {
      const turns = latestTurns(state.log, 'Halley');
      if (view.round === 0 || turns.length === 0) continue;
      const moments = momentsOf(turns);
      const seats = playersShown(seatInfos(state), rivals, view, ({ key }) => key);
      const spaces = spacesIn(view, boardOf(view.layout), seats);
      for (const moment of moments) {
        const deed = turns[moment.turn]?.deeds[moment.deed];
        const weighed = weighedAt(turns, moment);
        if (weighed === undefined || deed?.choice === undefined) continue;
        const { choice } = deed;
        const space = spacesAt(spaces, turns, moment)[Number(choice.chosen)];
        if (moment.shows === 'candidates') {
          expect(weighed.left).toEqual(leftAfter(choice, moment.criteria));
          expect([...weighed.left, ...weighed.out].sort()).toEqual([...choice.candidates].sort());
          if (choice.of === 'mine') expect(space?.owner).toBeUndefined();
        } else {
          expect(weighed.taken).toBe(choice.chosen);
          expect(space?.owner).toBe(1);
          landed += 1;
        }
      }
      expect(moments.at(-1)?.shows).toBe('end');
    }
    expect(landed).toBeGreaterThan(5);
  });

  test('belongs to what happened since the own turn, with the Automa as its player', () => {
    let told = 0;
    for (const { view, state } of positions('since', {})) {
      const seats = playersShown(seatInfos(state), rivals, view, ({ key }) => key);
      const deeds = deedsIn(movesSince(state.log, 0, seats));
      for (const { seat } of deeds) expect(seat).toBe(1);
      told += deeds.length;
    }
    expect(told).toBeGreaterThan(5);
  });
});
