/** Greedy as it was first released, kept unchanged: a yardstick, which other bots are measured against. */
import { type Answer, cloneRng, type Rng } from '@orrery/kernel';
import type { RaceState, RaceView } from '@orrery/race-for-the-galaxy';
import type { QuickBot, Turn } from '../../bot.ts';
import { botName } from '../../text/names.ts';
import { answerAtOnce } from './answers.ts';
import { answersOf, bestOf, type RaceGame } from './judged-position.ts';
import { imagine, type World, worthOf } from './look-ahead.ts';

/** Questions about which cards to give away or to keep: they have too many answers, and rules of thumb do well. */
const answeredAtOnce: ReadonlySet<string> = new Set([
  'setup.discard',
  'round.discard',
  'explore.keep',
  'payment.cards',
  'consume.hand',
  'consume.gamble',
]);

/** About how many trials are made in a heat, after which the better half goes on: the fewer answers, the more worlds. */
const TRIALS = 20;

interface Candidate {
  readonly answer: Answer;
  /** What it was worth in all worlds together. */
  worth: number;
}

function choose(game: RaceGame, { view, seat, rng }: Turn<RaceView>): Answer {
  const imagined = (): World => imagine(game, view, seat, rng);
  const { table } = imagined();
  const open = game.openFor(table.state, seat);
  if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  if (answeredAtOnce.has(open.ask.do)) return answerAtOnce(table, open, rng);
  let field: Candidate[] = answersOf(table, seat).map((answer) => ({ answer, worth: 0 }));
  while (field.length > 1) {
    for (let trials = 0; trials < TRIALS; trials += field.length) tryAll(field, imagined(), rng);
    field = betterHalf(field);
  }
  return bestOf(field, ({ worth }) => worth).answer;
}

/** Tries the answers in one world, with the same chance for all, so that the answers alone make the difference. */
function tryAll(field: readonly Candidate[], world: World, rng: Rng): void {
  for (const candidate of field) candidate.worth += worthOf(world, candidate.answer, cloneRng(rng));
}

const betterHalf = (field: readonly Candidate[]): Candidate[] =>
  [...field].sort((a, b) => b.worth - a.worth).slice(0, Math.ceil(field.length / 2));

export const greedy1: QuickBot<RaceState, RaceView> = {
  id: 'greedy-1',
  name: botName('greedy-1'),
  choose,
};
