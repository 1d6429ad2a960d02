/** Games from which a judge learns: the positions that would be judged, and what came of each. */
import { below, type Game, type Rng, rngFrom, type Seat } from '@orrery/kernel';
import { type Bot, turnOf } from '../bot.ts';
import { Features } from '../learning/features.ts';
import type { Judge } from '../learning/judge.ts';
import { MOST_ANSWERS } from '../random-game.ts';
import type { AnyCraft } from './crafts.ts';
import type { SampleList } from './samples.ts';

/** A chance as a yes or no. */
export const happens = (rng: Rng, chance: number): boolean => below(rng, 10_000) < chance * 10_000;

/** How much of a position's target is what came of the game, step by step, and not what a judge made of what came next. */
const PATIENCE = 0.75;

interface TrainingGame {
  readonly seed: string;
  readonly options: unknown;
  /** The newest judge, where there is one. */
  readonly judge: Judge<object> | undefined;
}

/** A position that was added, and what the judge made of it. */
interface Added {
  readonly sample: number;
  readonly seat: Seat;
  readonly value: number | undefined;
}

/**
 * Sets the targets of a game, from its end backwards: much of the result is luck that had not happened yet, so each
 * position is also told what a judge made of the next one of its seat.
 */
function setTargets(added: readonly Added[], resultOf: (seat: Seat) => number, samples: SampleList): void {
  const following = new Map<Seat, number>();
  for (let i = added.length - 1; i >= 0; i--) {
    const position = added[i];
    if (position === undefined) continue;
    const { seat, sample, value } = position;
    const target = following.get(seat) ?? resultOf(seat);
    samples.setTarget(sample, target);
    following.set(seat, value === undefined ? target : PATIENCE * target + (1 - PATIENCE) * value);
  }
}

/** Plays one game, a bot in every seat, and adds its positions. */
export async function playTrainingGame(
  craft: AnyCraft,
  game: Game,
  bots: readonly Bot[],
  { seed, options, judge }: TrainingGame,
  samples: SampleList,
): Promise<void> {
  const state = game.setup(options, bots.length, seed);
  const chance = rngFrom(`${seed}/training`);
  const rngs = bots.map((_, seat) => rngFrom(`${seed}/${seat}`));
  const features = new Features();
  const added: Added[] = [];
  let answers = 0;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const { seat } = open;
    const bot = bots[seat];
    const rng = rngs[seat];
    if (bot === undefined || rng === undefined) throw new Error(`nobody sits in seat ${seat}`);
    if (++answers > MOST_ANSWERS) throw new Error(`${game.id}: no end, seed ${seed}`);
    const tries = happens(chance, craft.curiosity(open.ask.do));
    const answer = tries
      ? game.sample(state, open, chance)
      : await bot.choose(game, turnOf(game.view(state, seat), seat, rng, { budget: {} }));
    const before = craft.stage(state);
    game.apply(state, seat, answer);
    for (const judged of craft.judgedAfter(game, state, seat, before)) {
      if (!happens(chance, craft.share)) continue;
      features.clear();
      const view = game.view(state, judged);
      craft.describe(view, judged, features);
      added.push({ sample: samples.add(features), seat: judged, value: judge?.valueOf(view, judged) });
    }
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id} ended without an outcome`);
  setTargets(added, (seat) => craft.result(outcome, state, seat), samples);
  samples.gameIsOver();
}
