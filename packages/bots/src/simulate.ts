import { type Game, winners } from '@orrery/kernel';
import { playRandomGame } from './random-game.ts';
import { Tally } from './statistics.ts';

export interface Simulation {
  readonly options?: unknown;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Is told after each game how many have been played. */
  readonly progress?: (played: number) => void;
}

export interface SimulationResult {
  readonly games: number;
  readonly answers: Tally;
  /** The rounds at the end; empty where the game counts none. */
  readonly rounds: Tally;
  /** Per seat; a shared win counts as its fraction. */
  readonly seats: readonly { readonly wins: number; readonly scores: Tally }[];
  /** Games that more than one seat won. */
  readonly shared: number;
}

/** Plays random games and counts. The same seed gives the same games. */
export function simulate(game: Game, simulation: Simulation): SimulationResult {
  const { options, seats, games, seed, progress } = simulation;
  const answers = new Tally();
  const rounds = new Tally();
  const table = Array.from({ length: seats }, () => ({ wins: 0, scores: new Tally() }));
  let shared = 0;
  for (let number = 0; number < games; number++) {
    const played = playRandomGame(game, { options, seats, seed: `${seed}/${number}` });
    const outcome = game.outcome(played.state);
    if (outcome === undefined) throw new Error(`${game.id} ended without an outcome`);
    answers.add(played.answers);
    const round = game.moment(played.state)?.n;
    if (round !== undefined) rounds.add(round);
    const won = winners(outcome);
    if (won.length > 1) shared += 1;
    for (const { seat, score } of outcome.standings) {
      const row = table[seat];
      if (row === undefined) continue;
      row.scores.add(score);
      if (won.includes(seat)) row.wins += 1 / won.length;
    }
    progress?.(number + 1);
  }
  return { games, answers, rounds, seats: table, shared };
}
