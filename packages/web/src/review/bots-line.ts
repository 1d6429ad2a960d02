/**
 * The bot's line: how the game might have gone on if the bot had decided, and everything after it. It begins in a state that
 * fits what the seat saw, so what nobody could see from there is imagined and not what lay in the deck.
 */
import type { BotPool } from '@orrery/bots/workers';
import {
  type Answer,
  answered,
  beginHistory,
  type Core,
  type CoreView,
  type Game,
  type Outcome,
  type Question,
  rngFrom,
  type Seat,
} from '@orrery/kernel';
import type { ShownMove } from '../sources/source.ts';
import { type Told, toldIn } from '../sources/told-history.ts';

/** A line ends with its round, or after so many moves. */
const MOST_MOVES = 12;
const BUDGET = { milliseconds: 300 };
/** The strongest there is, in every game. */
const BOT = 'master';

export interface LineStart {
  readonly game: Game;
  /** After so many moves of the game. */
  readonly at: number;
  /** Who decides, and whose eyes are used. */
  readonly seat: Seat;
  readonly view: object & CoreView;
  /** What the bot chooses there. */
  readonly answer: Answer;
}

/** A move of the line, as the seat that decided sees it. */
export interface LineMove {
  readonly told: ShownMove;
  readonly mover: Seat;
  readonly question: Question;
  readonly answer: Answer;
  /** After it. */
  readonly view: object & CoreView;
  readonly score: Outcome | undefined;
  /** Somebody has been shown what is imagined, now or before. */
  readonly imagined: boolean;
}

/** The moves of the line, each as soon as it is thought out. */
export async function* botsLine(
  { game, at, seat, view, answer: first }: LineStart,
  pool: Pick<BotPool, 'think'>,
  signal: AbortSignal,
): AsyncGenerator<LineMove> {
  let history = beginHistory<Core, Told>(game, game.fill(view, rngFrom(`line/${at}`)));
  const round = game.moment(history.state)?.n;
  let imagined = false;
  for (let n = 1; n <= MOST_MOVES && game.moment(history.state)?.n === round; n++) {
    const mover = n === 1 ? seat : game.first(history.state)?.seat;
    const question = mover === undefined ? undefined : game.question(history.state, mover);
    if (mover === undefined || question === undefined) return;
    const { id, version: rules } = game;
    const sight = { view: game.view(history.state, mover), seat: mover };
    const asked = { game: id, rules, bot: BOT, ...sight, budget: BUDGET, seed: `line/${at}/${n}` };
    const answer = n === 1 ? first : await pool.think(asked, signal);
    if (answer === undefined || signal.aborted) return;
    const change = answered(history, mover, [answer], toldIn(game));
    history = change.history;
    imagined ||= change.made.some(({ move }) => move.revealed);
    yield {
      told: {
        at: at + n,
        seat: mover,
        moment: game.moment(history.state),
        events: change.made.flatMap(({ events }) => events.flatMap((event) => game.see(event, seat) ?? [])),
      },
      mover,
      question,
      answer,
      view: game.view(history.state, seat),
      score: game.outcome(history.state) ?? game.preview(history.state, seat),
      imagined,
    };
  }
}
