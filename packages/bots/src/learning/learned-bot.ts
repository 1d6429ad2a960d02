/** A bot that judges by what was learned from games. Its weights are fetched when it is wanted, and not before. */
import { findGame } from '@orrery/catalog';
import type { Core } from '@orrery/kernel';
import type { Bot } from '../bot.ts';
import { botName } from '../text/names.ts';
import type { Craft } from './craft.ts';
import { type Judge, judgeBy } from './judge.ts';
import { openWeights } from './weights.ts';

/** The judges of a game by the number of seats. Throws, in words, where the weights cannot be used. */
export async function judgesOf<S extends Core, V extends object, D extends object>(
  craft: Craft<S, V, D>,
  fetchWeights: () => Promise<unknown>,
): Promise<ReadonlyMap<number, Judge<D>>> {
  const { game, edition, inputs } = craft;
  const rules = findGame(game)?.rules ?? 0;
  const networks = openWeights(await fetchWeights(), { game, rules, edition, inputs });
  return new Map([...networks].map(([seats, network]) => [seats, judgeBy(craft, network)]));
}

/** With how much effort it plays for people. */
const EFFORT = 1;

/**
 * Loading fails, in words, where the weights are missing, damaged or made for something else; whoever lets bots think then
 * has greedy answer, and reports it. Where nothing was learned for so many seats greedy plays as well.
 */
export function learnedBot<S extends Core, V extends object, D extends object>(
  craft: Craft<S, V, D>,
  fetchWeights: () => Promise<unknown>,
): Bot<S, V> {
  let playerFor: ((seats: number) => Bot<S, V>) | undefined;
  return {
    id: 'learned',
    name: botName('learned'),
    async load() {
      const players = new Map<number, Bot<S, V>>();
      for (const [seats, judge] of await judgesOf(craft, fetchWeights))
        players.set(seats, craft.player(judge, EFFORT));
      playerFor = (seats) => players.get(seats) ?? craft.beginner;
    },
    choose(game, turn) {
      if (playerFor === undefined) throw new Error('the weights have not been fetched');
      return playerFor(craft.seatsOf(turn.view)).choose(game, turn);
    },
  };
}
