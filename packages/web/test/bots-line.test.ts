/** The bot's line from a decision of a reviewed game. */
import { answerOfQuick, random, turnOf } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { type Answer, type Core, type Game, rngFrom, type Seat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { botsLine, type LineMove } from '../src/review/bots-line.ts';

/** A game played at random up to the first question of that name for the seat. */
function playedTo(game: Game, name: string, seat: Seat): Core {
  const state = game.setup({}, 2, 'line');
  const rng = rngFrom('line/choices');
  while (game.question(state, seat)?.name !== name) game.playOn(state, rng);
  return state;
}

async function lineFrom(game: Game, state: Core, seat: Seat, answer: Answer): Promise<LineMove[]> {
  const rng = rngFrom('line/bots');
  const pool = {
    think: async ({ view, seat: mover }: { view: Parameters<typeof turnOf>[0]; seat: Seat }) =>
      answerOfQuick(random, game, turnOf(view, mover, rng)),
  };
  const start = { game, at: 40, seat, view: game.view(state, seat), answer };
  const moves: LineMove[] = [];
  for await (const move of botsLine(start, pool, new AbortController().signal)) moves.push(move);
  return moves;
}

const race = async (): Promise<Game> => {
  const listed = findGame('race-for-the-galaxy');
  return (await listed!.load()).game;
};

test('the line begins with what the bot would have chosen, and ends with the round', async () => {
  const game = await race();
  const state = playedTo(game, 'round.action', 0);
  const answer = game.list(state, game.openFor(state, 0)!, 9)[2]!;
  const moves = await lineFrom(game, state, 0, answer);
  expect(moves[0]).toMatchObject({ mover: 0, answer, told: { at: 41 } });
  expect(moves.map(({ told }) => told.at)).toEqual(moves.map((_, i) => 41 + i));
  const rounds = moves.map(({ told }) => told.moment?.n);
  expect(new Set(rounds.slice(0, -1))).toEqual(new Set([game.moment(state)?.n]));
});

test('the line shows what its seat would see, and says from when on that is imagined', async () => {
  const game = await race();
  const state = playedTo(game, 'round.action', 0);
  const before = game.clone(state);
  const [answer] = game.list(state, game.openFor(state, 0)!, 1);
  const moves = await lineFrom(game, state, 0, answer!);
  expect(moves.every(({ view }) => view.viewer === 0)).toBe(true);
  // What others choose in secret is not told before it shows.
  expect(moves[0]!.imagined).toBe(false);
  expect(moves.some(({ imagined }) => imagined)).toBe(true);
  const first = moves.findIndex(({ imagined }) => imagined);
  expect(moves.slice(first).every(({ imagined }) => imagined)).toBe(true);
  // Nothing of the game itself has changed.
  expect(state).toEqual(before);
});
