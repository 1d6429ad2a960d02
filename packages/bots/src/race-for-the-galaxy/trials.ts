/** Trying every answer in a few worlds that fit what the bot sees, in heats: after each the better half goes on. */
import { type Answer, cloneRng, type Rng } from '@orrery/kernel';
import type { RaceView } from '@orrery/race-for-the-galaxy';
import type { Turn } from '../bot.ts';
import { paceOf } from '../pace.ts';
import { answerAtOnce } from './answers.ts';
import { answersOf, bestOf, type RaceGame } from './judged-position.ts';
import { imagine, type World } from './look-ahead.ts';

/** Questions about which cards to give away or to keep: they have too many answers, and rules of thumb do well. */
export const answeredAtOnce: ReadonlySet<string> = new Set([
  'setup.discard',
  'round.discard',
  'explore.keep',
  'payment.cards',
  'consume.hand',
  'consume.gamble',
]);

/** What an answer is worth in a world. */
type WorthOf = (world: World, answer: Answer, rng: Rng) => number;

interface Candidate {
  readonly answer: Answer;
  /** What it was worth in all worlds together. */
  worth: number;
}

/** The answer that does best in about so many trials a heat: the fewer answers, the more worlds. */
export function chooseByTrials(
  game: RaceGame,
  turn: Turn<RaceView>,
  trialsInHeat: number,
  worthOf: WorthOf,
): Answer {
  const { view, seat, rng } = turn;
  const pace = paceOf(turn);
  const imagined = (): World => imagine(game, view, seat, rng);
  const { table } = imagined();
  const open = game.openFor(table.state, seat);
  if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  if (answeredAtOnce.has(open.ask.do)) return answerAtOnce(table, open, rng);
  let field: Candidate[] = answersOf(table, seat).map((answer) => ({ answer, worth: 0 }));
  let done = 0;
  while (field.length > 1 && pace.goesOn(done)) {
    for (let trials = 0; trials < trialsInHeat && pace.goesOn(done + trials); trials += field.length)
      tryAll(field, imagined(), rng, worthOf);
    done += trialsInHeat;
    field = betterHalf(field);
  }
  return bestOf(field, ({ worth }) => worth).answer;
}

/** Tries the answers in one world, with the same chance for all, so that the answers alone make the difference. */
function tryAll(field: readonly Candidate[], world: World, rng: Rng, worthOf: WorthOf): void {
  for (const candidate of field) candidate.worth += worthOf(world, candidate.answer, cloneRng(rng));
}

const betterHalf = (field: readonly Candidate[]): Candidate[] =>
  [...field].sort((a, b) => b.worth - a.worth).slice(0, Math.ceil(field.length / 2));
