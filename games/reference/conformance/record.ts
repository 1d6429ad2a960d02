/** Makes recordings of our own games, so that the adapter has something to be tested with. */
import { type Choice, type Listeners, type Plain, rngFrom } from '@orrery/kernel';
import { reference } from '../src/index.ts';
import { type Draw, FORMAT, footerOf, type Header, type MoveLine, snapshotOf } from './recording.ts';

/** Takes from the top, as everybody does, and writes down what it took. */
function recorder(): { dealer: NonNullable<Listeners['dealer']>; taken(): Draw[] } {
  let draws: Draw[] = [];
  return {
    dealer(pile, { seat, source = null }) {
      const index = pile.length - 1;
      draws.push({ seat, source, card: pile[index] ?? -1 });
      return index;
    },
    taken() {
      const done = draws;
      draws = [];
      return done;
    },
  };
}

/** The lines of a recording of one random game. */
export function recordGame(
  name: string,
  options: Readonly<Record<string, Plain>>,
  seats: number,
  seed: string,
): unknown[] {
  const { dealer, taken } = recorder();
  const game = reference.with({ dealer });
  const state = game.setup(options, seats, seed);
  const rng = rngFrom(`${seed}/answers`);
  const header: Header = { type: 'header', format: FORMAT, name, options, seats, draws: taken() };
  const lines: unknown[] = [header, { type: 'snapshot', table: snapshotOf(game, state) }];
  let number = 0;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const { question: _, ...answer } = game.sample(state, open, rng);
    const choice: Choice = answer;
    game.apply(state, open.seat, { question: open.id, ...choice });
    number += 1;
    const { seat, ask } = open;
    const move: MoveLine = { type: 'move', number, seat, question: ask.do, answer: choice, draws: taken() };
    lines.push(move, { type: 'snapshot', table: snapshotOf(game, state) });
  }
  lines.push(footerOf(game, state, number));
  return lines;
}
