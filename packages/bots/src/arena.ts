import { type Core, type Game, type Outcome, rngFrom, type Seat, winners } from '@orrery/kernel';
import { type Bot, type Budget, type StopSignal, turnOf } from './bot.ts';
import { MOST_ANSWERS } from './random-game.ts';
import { type Mean, meanWithin, type Share, shareOverDeals, Tally } from './statistics.ts';

export interface Match {
  readonly options?: unknown;
  readonly seed: string;
  readonly budget?: Budget;
  readonly signal?: StopSignal;
}

export interface MatchResult {
  readonly outcome: Outcome;
  readonly answers: number;
  /** In which round it ended; undefined where the game counts none. */
  readonly rounds: number | undefined;
}

/**
 * Plays one game, a bot in every seat. Each sees its view only and draws from a generator of its own. Bots that answer
 * at once are not waited for: a promise an answer would be felt.
 */
export async function playMatch(game: Game, bots: readonly Bot[], match: Match): Promise<MatchResult> {
  const state: Core = game.setup(match.options, bots.length, match.seed);
  const players = bots.map((bot, seat) => ({ bot, rng: rngFrom(`${match.seed}/${seat}/${bot.id}`) }));
  let answers = 0;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const player = players[open.seat];
    if (player === undefined) throw new Error(`${game.id} asks seat ${open.seat}, where nobody sits`);
    if (answers === MOST_ANSWERS)
      throw new Error(`${game.id}: no end after ${MOST_ANSWERS} answers, seed ${match.seed}`);
    const chosen = player.bot.choose(game, turnOf(game.view(state, open.seat), open.seat, player.rng, match));
    const answer = chosen instanceof Promise ? await chosen : chosen;
    if (match.signal?.aborted) throw new Error('stopped');
    const read = game.read(state, open.seat, answer);
    if ('refusal' in read) throw new Error(`${player.bot.id} gave a refused answer: ${read.refusal.key}`);
    game.apply(state, open.seat, read.answer);
    answers += 1;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id} ended without an outcome`);
  return { outcome, answers, rounds: game.moment(state)?.n };
}

/** Who sits where in a game: from game to game everybody moves on by one seat. Gives the entrant of each seat. */
export const seating = (entrants: number, game: number): readonly number[] =>
  Array.from({ length: entrants }, (_, seat) => (((seat - game) % entrants) + entrants) % entrants);

/** What the standings are made of: one game of an arena. */
export interface ArenaGame {
  readonly scores: readonly { readonly seat: Seat; readonly score: number }[];
  readonly winners: readonly Seat[];
  readonly answers: number;
  readonly rounds: number | undefined;
}

/**
 * Plays the game of that number: its seed and its seats follow from the number, whoever plays it and when. As many games as
 * there are entrants are played of one deal, so that everybody has had every seat of it.
 */
export async function playArenaGame(
  game: Game,
  bots: readonly Bot[],
  match: Match,
  number: number,
): Promise<ArenaGame> {
  const seats = seating(bots.length, number).flatMap((entrant) => bots[entrant] ?? []);
  const deal = Math.floor(number / bots.length);
  const played = await playMatch(game, seats, { ...match, seed: `${match.seed}/${deal}` });
  const { outcome, answers, rounds } = played;
  const scores = outcome.standings.map(({ seat, score }) => ({ seat, score }));
  return { scores, winners: winners(outcome), answers, rounds };
}

/** How one of the bots did; the same bot may be entered more than once. */
export interface BotResult {
  readonly bot: string;
  /** Games won; a shared win counts as its fraction. */
  readonly wins: number;
  readonly winRate: Share;
  readonly meanScore: number;
  /** Points more than the others have on average; 0 for somebody who plays alone. */
  readonly lead: Mean;
}

export interface ArenaResult {
  readonly games: number;
  readonly standings: readonly BotResult[];
  readonly meanAnswers: number;
  readonly meanRounds: number | undefined;
}

/** What an entrant has reached, with one number a deal besides: the games of a deal belong together. */
interface Entrant {
  readonly bot: string;
  wins: number;
  readonly scores: Tally;
  readonly winsByDeal: number[];
  readonly leadByDeal: number[];
}

/** The standings of an arena, game by game. The order of games counts in the last digits of the means. */
export class ArenaTally {
  readonly #entrants: readonly Entrant[];
  readonly #answers = new Tally();
  readonly #rounds = new Tally();

  constructor(bots: readonly string[]) {
    this.#entrants = bots.map((bot) => ({
      bot,
      wins: 0,
      scores: new Tally(),
      winsByDeal: [],
      leadByDeal: [],
    }));
  }

  /** Adds the next game. */
  add({ scores, winners: won, answers, rounds }: ArenaGame): void {
    const many = this.#entrants.length;
    const seats = seating(many, this.games);
    const deal = Math.floor(this.games / many);
    const total = scores.reduce((sum, { score }) => sum + score, 0);
    this.#answers.add(answers);
    if (rounds !== undefined) this.#rounds.add(rounds);
    for (const { seat, score } of scores) {
      const entrant = this.#entrants[seats[seat] ?? -1];
      if (entrant === undefined) continue;
      const share = won.includes(seat) ? 1 / won.length : 0;
      const lead = many === 1 ? 0 : score - (total - score) / (many - 1);
      entrant.scores.add(score);
      entrant.wins += share;
      entrant.winsByDeal[deal] = (entrant.winsByDeal[deal] ?? 0) + share / many;
      entrant.leadByDeal[deal] = (entrant.leadByDeal[deal] ?? 0) + lead / many;
    }
  }

  get games(): number {
    return this.#answers.count;
  }

  result(): ArenaResult {
    // A deal of which some games are missing says nothing about itself.
    const whole = Math.floor(this.games / this.#entrants.length);
    const standings = this.#entrants.map(({ bot, wins, scores, winsByDeal, leadByDeal }) => ({
      bot,
      wins,
      winRate: shareOverDeals(wins, this.games, winsByDeal.slice(0, whole)),
      meanScore: scores.mean,
      lead: meanWithin(leadByDeal.slice(0, whole)),
    }));
    const meanRounds = this.#rounds.count === 0 ? undefined : this.#rounds.mean;
    return { games: this.games, standings, meanAnswers: this.#answers.mean, meanRounds };
  }
}

export interface ArenaSetting extends Match {
  readonly games: number;
  /** Is told from time to time how many games have been played. */
  readonly progress?: (played: number) => void;
}

/** Plays many games between bots with seats rotated, in this thread. The same seed gives the same games. */
export async function arena(game: Game, bots: readonly Bot[], setting: ArenaSetting): Promise<ArenaResult> {
  const tally = new ArenaTally(bots.map(({ id }) => id));
  for (let number = 0; number < setting.games; number++) {
    tally.add(await playArenaGame(game, bots, setting, number));
    setting.progress?.(tally.games);
  }
  return tally.result();
}
