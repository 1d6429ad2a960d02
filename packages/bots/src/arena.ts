import { type Core, type Game, type Outcome, rngFrom, winners } from '@orrery/kernel';
import type { Bot, Budget } from './bot.ts';
import { MOST_ANSWERS } from './random-game.ts';
import { type Share, Tally, wilson } from './statistics.ts';

export interface Match {
  readonly options?: unknown;
  readonly seed: string;
  readonly budget?: Budget;
}

export interface MatchResult {
  readonly outcome: Outcome;
  readonly answers: number;
  /** In which round it ended; undefined where the game counts none. */
  readonly rounds: number | undefined;
}

/** Plays one game, a bot in every seat. Each sees its view only and draws from a generator of its own. */
export function playMatch(game: Game, bots: readonly Bot[], match: Match): MatchResult {
  const state: Core = game.setup(match.options, bots.length, match.seed);
  const players = bots.map((bot, seat) => ({ bot, rng: rngFrom(`${match.seed}/${seat}/${bot.id}`) }));
  let answers = 0;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const player = players[open.seat];
    if (player === undefined) throw new Error(`${game.id} asks seat ${open.seat}, where nobody sits`);
    if (answers === MOST_ANSWERS)
      throw new Error(`${game.id}: no end after ${MOST_ANSWERS} answers, seed ${match.seed}`);
    const view = game.view(state, open.seat);
    const answer = player.bot.choose(game, view, open.seat, player.rng, match.budget);
    const read = game.read(state, open.seat, answer);
    if ('refusal' in read) throw new Error(`${player.bot.id} gave a refused answer: ${read.refusal.key}`);
    game.apply(state, open.seat, read.answer);
    answers += 1;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id} ended without an outcome`);
  return { outcome, answers, rounds: game.moment(state)?.n };
}

export interface ArenaSetting {
  readonly options?: unknown;
  readonly games: number;
  readonly seed: string;
  readonly budget?: Budget;
  /** Is told after each game how many have been played. */
  readonly progress?: (played: number) => void;
}

/** How one of the bots did; the same bot may be entered more than once. */
export interface BotResult {
  readonly bot: string;
  /** Games won; a shared win counts as its fraction. */
  readonly wins: number;
  readonly winRate: Share;
  readonly meanScore: number;
}

export interface ArenaResult {
  readonly games: number;
  readonly standings: readonly BotResult[];
  readonly meanAnswers: number;
  readonly meanRounds: number | undefined;
}

/** Who sits where in a game: from game to game everybody moves on by one seat. Gives the entrant of each seat. */
export const seating = (entrants: number, game: number): readonly number[] =>
  Array.from({ length: entrants }, (_, seat) => (((seat - game) % entrants) + entrants) % entrants);

/** Plays many games between bots with seats rotated. The same seed gives the same games. */
export function arena(game: Game, bots: readonly Bot[], setting: ArenaSetting): ArenaResult {
  const results = bots.map((bot) => ({ bot, wins: 0, scores: new Tally() }));
  const answers = new Tally();
  const rounds = new Tally();
  for (let number = 0; number < setting.games; number++) {
    const seated = seating(bots.length, number).flatMap((entrant) => results[entrant] ?? []);
    const seats = seated.map(({ bot }) => bot);
    const played = playMatch(game, seats, { ...setting, seed: `${setting.seed}/${number}` });
    answers.add(played.answers);
    if (played.rounds !== undefined) rounds.add(played.rounds);
    const won = winners(played.outcome);
    for (const { seat, score } of played.outcome.standings) {
      const result = seated[seat];
      if (result === undefined) continue;
      result.scores.add(score);
      if (won.includes(seat)) result.wins += 1 / won.length;
    }
    setting.progress?.(number + 1);
  }
  const standings = results.map(({ bot, wins, scores }) => ({
    bot: bot.id,
    wins,
    winRate: wilson(wins, setting.games),
    meanScore: scores.mean,
  }));
  const meanRounds = rounds.count === 0 ? undefined : rounds.mean;
  return { games: setting.games, standings, meanAnswers: answers.mean, meanRounds };
}
