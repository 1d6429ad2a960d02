/**
 * What comes of doing something, found by doing it on a copy. Where the player may pay or charge in several ways, or in any
 * order, every way is tried; those that leave the player alike are one outcome.
 */
import {
  type Answer,
  type Ask,
  type Choice,
  canonical,
  type Game,
  type GameEvent,
  type OpenQuestion,
  Run,
  type Seat,
  tasksOf,
} from '@orrery/kernel';
import { gaiaProject } from '../game.ts';
import { type ActionPick, takeAction } from '../rules/turn.ts';
import { type GaiaState, type GaiaTask, playerAt } from '../state.ts';
import { copyOf, type Position } from './position.ts';

export interface Outcome {
  /** The answers that lead there, after the action itself. */
  readonly answers: readonly Choice[];
  /** The position that results, up to the next question. */
  readonly state: GaiaState;
  readonly events: readonly GameEvent[];
  /** What the seat is asked next, by the name of the question. */
  readonly asked: string | undefined;
  /** Where the answer is one of very many, the engine's proposal is taken: by the names of these questions. */
  readonly proposed: readonly string[];
}

/** How to pay, charge, or order: all answers are tried. */
const tried: ReadonlySet<string> = new Set([
  'kernel.bag',
  'power.stone',
  'power.spend',
  'power.sacrifice',
  'charge.accept',
  'gaia.convert',
  'gaia.tile',
]);

/** More answers to one question than are ever tried: mixes for tokens that return from the Gaia area. */
const MOST_ANSWERS = 2_000;

interface Branch extends Outcome {
  /** Answers to other questions, which are given as they come. */
  readonly followUp: readonly Choice[];
}

const choiceOf = (answer: Answer): Choice =>
  'pick' in answer
    ? { pick: answer.pick }
    : 'picks' in answer
      ? { picks: answer.picks }
      : { amounts: answer.amounts };

class Exploration {
  readonly #seat: Seat;
  readonly #events: GameEvent[] = [];
  readonly #game: Game<GaiaState>;
  readonly #seen = new Set<string>();
  readonly #queue: Branch[] = [];
  readonly found: Outcome[] = [];

  constructor(seat: Seat) {
    this.#seat = seat;
    this.#game = gaiaProject.with({ emit: (event) => this.#events.push(event) });
  }

  /** Does something on a copy and tries all that follows. */
  begin(state: GaiaState, doIt: (run: Run<GaiaTask>) => void, followUp: readonly Choice[]): this {
    const run = new Run<GaiaTask>({ emit: (event) => this.#events.push(event) });
    run.stack = tasksOf(state);
    doIt(run);
    this.#game.advance(state);
    this.#add({ answers: [], state, events: [], asked: undefined, proposed: [], followUp });
    // Breadth first: of several ways to the same outcome the shortest stays.
    for (const branch of this.#queue) this.#continue(branch);
    return this;
  }

  #add(branch: Branch): void {
    const { state, followUp } = branch;
    const key = canonical([playerAt(state, this.#seat), tasksOf(state), followUp.length]);
    const events = [...branch.events, ...this.#events.splice(0)];
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#queue.push({ ...branch, events });
  }

  #continue(branch: Branch): void {
    const open = this.#game.first(branch.state);
    if (open === undefined || open.seat !== this.#seat) this.#end(branch, undefined);
    else if (tried.has(open.ask.do))
      for (const answer of this.#game.list(branch.state, open, MOST_ANSWERS))
        this.#answer(branch, answer, branch.followUp);
    else if (open.ask.do === 'power.discard') this.#propose(branch, open);
    else this.#given(branch, open);
  }

  #given(branch: Branch, open: OpenQuestion): void {
    const [next, ...followUp] = branch.followUp;
    if (next === undefined) this.#end(branch, open.ask.do);
    else this.#answer(branch, { ...next, question: open.id }, followUp);
  }

  #propose(branch: Branch, open: OpenQuestion): void {
    const question = this.#game.question(branch.state, this.#seat);
    if (question?.shape !== 'amounts') throw new Error(`${open.ask.do} asks for no amounts`);
    const proposed = [...branch.proposed, open.ask.do];
    this.#answer({ ...branch, proposed }, { question: open.id, amounts: question.proposal }, branch.followUp);
  }

  #answer(branch: Branch, answer: Answer, followUp: readonly Choice[]): void {
    const state = this.#game.clone(branch.state);
    this.#game.apply(state, this.#seat, answer);
    this.#add({ ...branch, answers: [...branch.answers, choiceOf(answer)], state, followUp });
  }

  #end({ answers, state, events, proposed }: Branch, asked: string | undefined): void {
    this.found.push({ answers, state, events, asked, proposed });
  }
}

/** What an action of a turn leads to; `followUp` answers what it asks besides how to pay. */
export function outcomesOf(
  position: Position,
  seat: Seat,
  pick: ActionPick,
  followUp: readonly Choice[] = [],
): Outcome[] {
  const state = copyOf(position);
  return new Exploration(seat).begin(state, (run) => takeAction(state, run, seat, pick), followUp).found;
}

/** What some tasks lead to: a question that is open, or steps that are to come. */
export function outcomesAfter(
  position: Position,
  seat: Seat,
  tasks: readonly (GaiaTask | Ask)[],
  followUp: readonly Choice[] = [],
): Outcome[] {
  const state = copyOf(position, tasks);
  return new Exploration(seat).begin(state, () => {}, followUp).found;
}
