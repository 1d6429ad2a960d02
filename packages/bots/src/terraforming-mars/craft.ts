/** What Terraforming Mars adds to learning: positions are judged after each action, when nothing more is asked of the seat. */
import {
  type Answer,
  type CoreView,
  cloneRng,
  type OpenQuestion,
  type Outcome,
  type Rng,
  type Seat,
} from '@orrery/kernel';
import { type CardId, faceOf, type MarsState, type MarsView } from '@orrery/terraforming-mars';
import { parametersLeft } from '@orrery/terraforming-mars/advice';
import type { Bot, Turn } from '../bot.ts';
import type { Craft } from '../learning/craft.ts';
import { type Judge, resultOf } from '../learning/judge.ts';
import { logistic } from '../learning/network.ts';
import { botName } from '../text/names.ts';
import { describeMars, INPUTS } from './features.ts';
import { answerAboutCards, evaluate, greedy } from './greedy.ts';
import { best, type MarsGame, mostPromising, stopsAt, type Thought } from './look-ahead.ts';
import { atTheEnd, outlookOf } from './outlook.ts';

type MarsJudge = Judge<MarsView & CoreView>;

/** A lead of so many points all but decides a game. */
const MARGIN = 15;
/** Alone a game that lacks so many steps is all but lost. */
const STEPS = 5;

/** Alone it counts how near Mars came to being terraformed: a lost game tells that much at least. */
function result(outcome: Outcome, state: MarsState, seat: Seat): number {
  if (state.players.length > 1) return resultOf(outcome, seat, MARGIN);
  const missing = parametersLeft(state).all;
  return (outcome.lost === undefined ? 0.5 : 0) + logistic((4 - missing) / STEPS) / 2;
}

const CARD_PRICE = 3;

/** The choices of cards that are worth a comparison: the most promising ones, none to all of them. */
export function startsOf(thought: Thought, state: MarsState): readonly (readonly CardId[])[] {
  const player = state.players[thought.seat];
  const ranked = mostPromising(thought, state, player?.drawn ?? [], 10);
  return (player?.offered ?? []).flatMap((corporation) => {
    const most = Math.min(ranked.length, Math.floor((faceOf(corporation).stock[0] ?? 0) / CARD_PRICE));
    return Array.from({ length: most + 1 }, (_, count) => [corporation, ...ranked.slice(0, count)]);
  });
}

export function purchasesOf(thought: Thought, state: MarsState): readonly (readonly CardId[])[] {
  const question = thought.game.question(state, thought.seat);
  const most = question?.shape === 'some-of' ? question.max : 0;
  const ranked = mostPromising(thought, state, state.players[thought.seat]?.drawn ?? [], most);
  return Array.from({ length: ranked.length + 1 }, (_, count) => ranked.slice(0, count));
}

/** Chooses cards by what the seat has once everybody has chosen; what the others choose is left to chance. */
function chooseCards(
  thought: Thought,
  state: MarsState,
  open: OpenQuestion,
  choices: readonly (readonly CardId[])[],
  rng: Rng,
): Answer | undefined {
  const { game, seat } = thought;
  let chosen: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const picks of choices) {
    const answer: Answer = { question: open.id, picks };
    if (game.check(state, seat, answer) !== undefined) continue;
    const next = game.clone(state);
    const chance = cloneRng(rng);
    for (const other of game.open(next))
      if (other.seat !== seat && other.sealed) game.apply(next, other.seat, game.sample(next, other, chance));
    game.apply(next, seat, answer);
    const worth = thought.worth(next);
    if (worth <= most) continue;
    most = worth;
    chosen = answer;
  }
  return chosen;
}

function answerOf(thought: Thought, state: MarsState, open: OpenQuestion, rng: Rng): Answer {
  const choices =
    open.ask.do === 'setup.choose'
      ? startsOf(thought, state)
      : open.ask.do === 'research.buy'
        ? purchasesOf(thought, state)
        : [];
  return (
    chooseCards(thought, state, open, choices, rng) ??
    answerAboutCards(thought, state, open) ??
    best(thought, state, open, 0)
  );
}

const chooseBy =
  (judge: MarsJudge) =>
  (game: MarsGame, { view, seat, rng }: Turn<MarsView>): Answer => {
    const state = game.fill(view, rng);
    const open = game.openFor(state, seat);
    if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
    const own = state.players[seat];
    const known = new Set([...(own?.hand ?? []), ...(own?.drawn ?? [])]);
    const worth = (position: MarsState): number => {
      const outcome = game.outcome(position);
      return outcome === undefined
        ? judge.valueOf(game.view(position, seat), seat)
        : result(outcome, position, seat);
    };
    const outlook = open.ask.do === 'final.greenery' ? atTheEnd : outlookOf(state);
    const rough = (position: MarsState): number => evaluate(seat, outlook, known, position);
    return answerOf({ game, seat, outlook, known, worth, rough }, state, open, rng);
  };

function player(judge: MarsJudge): Bot<MarsState, MarsView> {
  return { id: 'learned', name: botName('learned'), choose: chooseBy(judge) };
}

/** Research, and the actions that follow it, of each generation. */
const stage = ({ generation, players }: MarsState): number =>
  2 * generation + (players.every(({ drawn }) => drawn.length === 0) ? 1 : 0);

export const craft: Craft<MarsState, MarsView, MarsView & CoreView> = {
  game: 'terraforming-mars',
  edition: 1,
  inputs: INPUTS,
  share: 0.4,
  result,
  seatsOf: ({ players }) => players.length,
  describe: describeMars,
  stage,
  judgedAfter(game, state, answering, before) {
    if (stage(state) > before) return state.players.map((_, seat) => seat);
    const open = game.openFor(state, answering);
    return open === undefined || (stopsAt(open.ask.do) && !open.answered) ? [answering] : [];
  },
  curiosity: (question) =>
    question === 'setup.choose'
      ? 0.1
      : question === 'research.buy'
        ? 0.08
        : question === 'turn.action'
          ? 0.03
          : 0,
  beginner: greedy,
  player,
};
