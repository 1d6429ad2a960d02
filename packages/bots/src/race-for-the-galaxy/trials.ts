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
    for (let trials = 0; trials < trialsInHeat && pace.goesOn(done + trials); trials += field.length) {
      const worths = worthsIn(imagined(), field, rng, worthOf, () => pace.goesOn(done + trials));
      // Out of time: a world in which not all were tried counts for none, unless it is all there is.
      const isWhole = worths.length === field.length;
      if (!isWhole && done + trials > 0) return best(field);
      for (const [i, candidate] of field.entries()) candidate.worth += worths[i] ?? 0;
      if (!isWhole) return best(field.slice(0, worths.length));
    }
    done += trialsInHeat;
    field = betterHalf(field);
  }
  return best(field);
}

/**
 * What the answers are worth in one world, with the same chance for all, so that the answers alone make the difference; of
 * the first of them where there is no time for all.
 */
function worthsIn(
  world: World,
  field: readonly Candidate[],
  rng: Rng,
  worthOf: WorthOf,
  goesOn: () => boolean,
): number[] {
  const worths: number[] = [];
  for (const { answer } of field) {
    if (worths.length > 0 && !goesOn()) break;
    worths.push(worthOf(world, answer, cloneRng(rng)));
  }
  return worths;
}

const best = (field: readonly Candidate[]): Answer => bestOf(field, ({ worth }) => worth).answer;

const betterHalf = (field: readonly Candidate[]): Candidate[] =>
  [...field].sort((a, b) => b.worth - a.worth).slice(0, Math.ceil(field.length / 2));
