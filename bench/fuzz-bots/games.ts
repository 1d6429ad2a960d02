/** Games between bots in which every decision is timed and checked. They are played in one thread, so that nothing else is timed. */
import { type Bot, MOST_ANSWERS, turnOf } from '@orrery/bots';
import { type Core, type Game, rngFrom } from '@orrery/kernel';
import type { Decision } from './figures.ts';

export interface Fuzz {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** For each decision, in milliseconds; absent where there is no limit. */
  readonly budget: number | undefined;
  /** Whether the processor's time counts instead of the clock's; bots keep to the clock all the same. */
  readonly cpu: boolean;
}

/** Milliseconds, by the clock or of the processor. */
function now(cpu: boolean): number {
  if (!cpu) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** How many sit at a game of that number: every number of seats in turn. */
const seatsOf = ({ seats }: Game, number: number): number =>
  seats.min + (number % (seats.max - seats.min + 1));

/** Plays the game of that number; everybody has another seat in the next one. */
export async function playFuzzed(
  fuzz: Fuzz,
  number: number,
  decided: (decision: Decision) => void,
): Promise<void> {
  const { game, bots, seed, budget, cpu } = fuzz;
  const name = `${seed}/${number}`;
  const state: Core = game.setup({}, seatsOf(game, number), name);
  const rng = rngFrom(`fuzz/${name}`);
  const limits = { budget: budget === undefined ? {} : { milliseconds: budget } };
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = game.first(state);
    if (open === undefined) return;
    const bot = bots[(open.seat + number) % bots.length];
    if (bot === undefined) throw new Error('no bots');
    // A view is read again from its text, as a worker has it: what the engine keeps beside its states is of no help.
    const view = JSON.parse(JSON.stringify(game.view(state, open.seat)));
    const begun = now(cpu);
    const answer = await bot.choose(game, turnOf(view, open.seat, rng, limits));
    const milliseconds = now(cpu) - begun;
    const legal = game.check(state, open.seat, answer) === undefined;
    decided({
      bot: bot.id,
      milliseconds,
      legal,
      where: `${open.ask.do} in game ${number}, answer ${answers}`,
    });
    game.apply(state, open.seat, legal ? answer : game.sample(state, open, rng));
  }
}
