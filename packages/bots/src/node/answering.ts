/** One of our bots as a program: it is given turns as lines of JSON, and answers them so. */
import { type Game, rngFrom } from '@orrery/kernel';
import { advise } from '../advisor.ts';
import { advisorOn } from '../advisors.ts';
import { type Bot, turnOf } from '../bot.ts';
import {
  type AnswerLine,
  readLine,
  readTurn,
  type Thoughts,
  type TroubleLine,
  type TurnLine,
} from './lines.ts';

/** What the advisor may spend beside the bot, where the turn says nothing. */
const ADVICE_MS = 200;

type GivenTurn = Omit<TurnLine, 'id' | 'question'>;

async function thoughtsOn(
  game: Game,
  { view, seat, seed, budget }: GivenTurn,
  began: number,
): Promise<Thoughts> {
  const milliseconds = Math.round(performance.now() - began);
  const advisor = await advisorOn(game.id);
  if (advisor === undefined) return { milliseconds };
  const spent = { milliseconds: budget.milliseconds ?? ADVICE_MS };
  const candidates = await advise(advisor, game, turnOf(view, seat, rngFrom(seed), { budget: spent }));
  return { milliseconds, candidates };
}

/**
 * The reply to a line. Thoughts are given where they are asked for: they take the advisor as long again as the bot has for
 * its answer.
 */
export async function replyTo(
  game: Game,
  bot: Bot,
  text: string,
  withThoughts: boolean,
): Promise<AnswerLine | TroubleLine> {
  const line = readLine(text);
  const id = typeof line?.id === 'number' ? line.id : null;
  const turn = line === undefined ? 'this is no line of JSON' : readTurn(game, line);
  if (typeof turn === 'string') return { id, error: turn };
  const began = performance.now();
  try {
    const { view, seat, budget, seed } = turn;
    const answer = await bot.choose(game, turnOf(view, seat, rngFrom(seed), { budget }));
    const thoughts = withThoughts
      ? await thoughtsOn(game, turn, began)
      : { milliseconds: Math.round(performance.now() - began) };
    return { id: id ?? 0, answer, thoughts };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
