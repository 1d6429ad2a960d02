/** Advice for Race: every answer is tried in worlds that fit what the seat sees, to the end of the round. */
import { type Answer, cloneRng, type Rng, type Seat, winners } from '@orrery/kernel';
import type { RaceState, RaceView } from '@orrery/race-for-the-galaxy';
import { type Advisor, type Candidate, chancesOf, changes, type Reason, withChance } from '../advisor.ts';
import type { Turn } from '../bot.ts';
import type { Judge } from '../learning/judge.ts';
import { judgesOf } from '../learning/learned-bot.ts';
import { logistic } from '../learning/network.ts';
import { paceOf } from '../pace.ts';
import { answerAtOnce } from './answers.ts';
import { craft } from './craft.ts';
import { partsOfWorth, playerWorth } from './evaluation.ts';
import { answersOf, type JudgedPosition, playerAt, type RaceGame } from './judged-position.ts';
import { fetchWeights } from './learned.ts';
import { imagine, playRound, type World, worthOfRound } from './look-ahead.ts';
import { outlookAfter, roundsLeft } from './outlook.ts';
import { answeredAtOnce } from './trials.ts';

type RaceJudge = Judge<RaceView>;

/** Where all sets of cards would be too many, those that a rule of thumb names stand for them. */
const MOST_SETS = 24;
/** Worlds in which answers are tried, and in which chances are told. */
const WORLDS = 100;
const WORLDS_FOR_CHANCES = 6;

/** Measured (`npm run spread`): in the last round, and how much more with the square of the rounds to come. */
const SPREAD = { last: 2, more: 0.08 };
/**
 * A judge counts by how much one wins, too, and so is more cautious than the results are; measured in the same way, the
 * odds to win are its own to this power, with two, three and four players.
 */
const SHARPER = 1.6;

/** The chance to win in the position at the end of a round, or of the game. */
function chanceIn(judge: RaceJudge, { game, own }: JudgedPosition, state: RaceState): number {
  const outcome = game.outcome(state);
  if (outcome !== undefined) {
    const won = winners(outcome);
    return won.includes(own) ? 1 / won.length : 0;
  }
  const value = judge.valueOf(game.view(state, own), own);
  return logistic(SHARPER * Math.log(value / (1 - value)));
}

interface Trial {
  readonly answer: Answer;
  worth: number;
  chance: number;
  reasons: readonly Reason[];
}

/** The answers to try, those asked for among them. */
function answersTo({ table }: World, seat: Seat, also: readonly Answer[], rng: Rng): readonly Answer[] {
  const open = table.game.openFor(table.state, seat);
  if (open === undefined) return [];
  const listed = answersOf(table, seat);
  const own =
    answeredAtOnce.has(open.ask.do) && listed.length > MOST_SETS ? [answerAtOnce(table, open, rng)] : listed;
  const known = new Set(also.map((answer) => JSON.stringify(answer)));
  return [...also, ...own.filter((answer) => !known.has(JSON.stringify(answer)))];
}

const added = (sum: readonly Reason[], more: readonly Reason[]): readonly Reason[] =>
  sum.length === 0
    ? more
    : sum.map(({ term, amount }, i) => ({ term, amount: amount + (more[i]?.amount ?? 0) }));

/** Tries an answer in a world; adds what came of it. */
function tryOnce(trial: Trial, world: World, judge: RaceJudge | undefined, rng: Rng): void {
  const { table, known } = world;
  const round = playRound(world, trial.answer, cloneRng(rng));
  trial.worth += worthOfRound(world, round);
  if (judge !== undefined) trial.chance += chanceIn(judge, table, round.state);
  const after = outlookAfter(table.outlook.rounds - 1);
  const partsIn = (state: RaceState) => partsOfWorth(playerAt(state, table.own), known, after);
  trial.reasons = added(trial.reasons, changes(partsIn(table.state), partsIn(round.state)));
}

function candidateOf({ answer, worth, chance, reasons }: Trial, worlds: number, judged: boolean): Candidate {
  return {
    answer,
    worth: worth / worlds,
    ...(judged ? { chance: chance / worlds } : {}),
    reasons: reasons.map(({ term, amount }) => ({ term, amount: amount / worlds })),
  };
}

function candidates(
  game: RaceGame,
  turn: Turn<RaceView>,
  also: readonly Answer[],
  judge: RaceJudge | undefined,
): Candidate[] {
  const { view, seat, rng } = turn;
  const pace = paceOf(turn);
  const imagined = (): World => imagine(game, view, seat, rng);
  const trials = answersTo(imagined(), seat, also, rng).map(
    (answer): Trial => ({ answer, worth: 0, chance: 0, reasons: [] }),
  );
  let worlds = 0;
  while (worlds === 0 || (worlds < WORLDS && pace.goesOn(worlds * trials.length))) {
    const world = imagined();
    for (const trial of trials) tryOnce(trial, world, judge, rng);
    worlds += 1;
  }
  return trials.map((trial) => candidateOf(trial, worlds, judge !== undefined));
}

/** Everybody's chance where the rest of the round goes by rules of thumb. */
function chancesIn(world: World, spread: number, judge: RaceJudge | undefined, rng: Rng): number[] {
  const { table, known } = world;
  const { state } = playRound(world, undefined, rng);
  const outlook = outlookAfter(table.outlook.rounds - 1);
  const expected = state.players.map((player) => playerWorth(player, known, outlook));
  const chances = chancesOf(expected, spread);
  return judge === undefined ? chances : withChance(chances, table.own, chanceIn(judge, table, state));
}

let judges: ReadonlyMap<number, RaceJudge> = new Map();

export const advisor: Advisor<RaceState, RaceView> = {
  async load() {
    // Where the weights cannot be had, advice goes by the hand-made judgement.
    judges = await judgesOf(craft, fetchWeights).catch(() => new Map());
  },
  candidates: (game, turn, also) => candidates(game, turn, also, judges.get(turn.view.players.length)),
  chances(game, { view, seat, rng }) {
    const judge = judges.get(view.players.length);
    const spread = this.spread(view);
    const sums = view.players.map(() => 0);
    for (let i = 0; i < WORLDS_FOR_CHANCES; i++)
      chancesIn(imagine(game, view, seat, rng), spread, judge, rng).forEach((chance, each) => {
        sums[each] = (sums[each] ?? 0) + chance / WORLDS_FOR_CHANCES;
      });
    return sums;
  },
  spread: (view) => SPREAD.last + SPREAD.more * roundsLeft(view) * roundsLeft(view),
};
