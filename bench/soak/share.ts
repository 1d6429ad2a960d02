/** A share of a soak: some of its games, played under the property harness, and what came of them. */
import type { Core, Game } from '@orrery/kernel';
import { type GameTesting, PropertyFailure, type Setup, walk } from '@orrery/kernel/testing';
import { findGame } from '@orrery/shelf';

export interface Soak {
  readonly game: string;
  readonly seed: string;
  /** Expensive properties are checked at one moment in so many. */
  readonly every: number;
}

/** Games by their numbers: `from` and those after it, up to but without `to`. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

/** Counts and names that can be sent between threads, and put together. */
export interface Played {
  readonly games: number;
  readonly answers: number;
  readonly checks: Readonly<Record<string, number>>;
  readonly reached: readonly string[];
  readonly failures: readonly string[];
}

export const nothing: Played = { games: 0, answers: 0, checks: {}, reached: [], failures: [] };

function addCounts(a: Played['checks'], b: Played['checks']): Record<string, number> {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export const together = (a: Played, b: Played): Played => ({
  games: a.games + b.games,
  answers: a.answers + b.answers,
  checks: addCounts(a.checks, b.checks),
  reached: [...new Set([...a.reached, ...b.reached])],
  failures: [...a.failures, ...b.failures],
});

/** A game with its testing entry; a plain message where there is none. */
export interface Subject {
  readonly game: Game;
  readonly testing: GameTesting<Core>;
}

export async function subjectOf(id: string): Promise<Subject | string> {
  const shelved = findGame(id);
  if (shelved === undefined) return `There is no game ${id}.`;
  const { game, testing } = await shelved.load();
  return testing === undefined
    ? `${id} tells the property harness nothing.`
    : { game, testing: await testing() };
}

export const setupGoal = ({ options, seats }: Setup): string =>
  `is played with ${seats} seats${Object.entries(options)
    .map(([name, value]) => `, ${name} ${String(value)}`)
    .join('')}`;

/** The games go through all set-ups in turn. */
function setupOf({ testing }: Subject, number: number): Setup {
  const setup = testing.setups[number % testing.setups.length];
  if (setup === undefined) throw new Error('the game has no set-ups to walk');
  return setup;
}

function playGame(subject: Subject, soak: Soak, number: number): Played {
  const setup = setupOf(subject, number);
  const { game, testing } = subject;
  try {
    const walked = walk(game, testing, { seed: `${soak.seed}/${number}`, setup, every: soak.every });
    const { answers, checks, reached } = walked;
    return { games: 1, answers, checks, reached: [setupGoal(setup), ...reached], failures: [] };
  } catch (error) {
    if (!(error instanceof PropertyFailure)) throw error;
    return { ...nothing, games: 1, failures: [error.message] };
  }
}

export function playShare(subject: Subject, soak: Soak, { from, to }: Share): Played {
  const reached = new Set<string>();
  let sum = nothing;
  for (let number = from; number < to; number++) {
    const played = playGame(subject, soak, number);
    for (const goal of played.reached) reached.add(goal);
    sum = together(sum, { ...played, reached: [] });
  }
  return { ...sum, reached: [...reached] };
}
