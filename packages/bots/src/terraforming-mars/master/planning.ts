/**
 * Planning: the seat's own actions one after another, as far as the generation goes, the others taken to have passed. Of all
 * positions that so many actions lead to, those that look best are followed further (a beam), and the way to the position
 * that looks best of all is the one to go by.
 */
import type { Answer, OpenQuestion } from '@orrery/kernel';
import type { MarsState } from '@orrery/terraforming-mars';
import type { Pace } from '../../pace.ts';
import { after, answersTo, isWaiting, optionOf, type Thought } from './search.ts';

/** How far and how widely a seat thinks. */
interface Sight {
  /** How many positions are followed further after each action: at first, and at most where there is time. */
  readonly width: number;
  readonly widest: number;
  /** How many actions are looked ahead. */
  readonly depth: number;
}

/** By how much each search is wider than the one before. */
const WIDER = 3;

/** A position of a plan, and the answers that ways to it begin with. */
interface Step {
  readonly state: MarsState;
  readonly firsts: readonly Answer[];
  readonly worth: number;
}

/** What an answer leads to, with the best that follows upon it. */
interface Plan {
  readonly first: Answer;
  readonly end: MarsState;
  readonly worth: number;
}

/** The same position with the others passed, so that what the seat does follows one upon another. */
function withOthersPassed({ game, seat }: Thought, state: MarsState): MarsState {
  const alone = game.clone(state);
  alone.players.forEach((player, other) => {
    if (other !== seat) player.passed = true;
  });
  return alone;
}

/** Positions that differ by less are one, come to in another order. */
const SAME = 1e-6;

/** The best few of these, each once, and the best that begins with each of the answers that are wanted. */
function bestOf(steps: readonly Step[], width: number, wanted: ReadonlySet<Answer>): Step[] {
  const best: Step[] = [];
  const missed = new Set(wanted);
  for (const step of [...steps].sort((a, b) => b.worth - a.worth)) {
    const last = best.at(-1);
    const misses = step.firsts.some((first) => missed.has(first));
    if (last !== undefined && last.worth - step.worth < SAME)
      best[best.length - 1] = { ...last, firsts: [...new Set([...last.firsts, ...step.firsts])] };
    else if (best.length < width || misses) best.push(step);
    else if (missed.size === 0) break;
    else continue;
    for (const first of step.firsts) missed.delete(first);
  }
  return best;
}

/** Thinks about one action of a seat. */
export class Planning {
  readonly #thought: Thought;
  readonly #goesOn: (tried: number) => boolean;
  readonly #plans = new Map<Answer, Plan>();
  readonly #wanted: ReadonlySet<Answer>;
  readonly #answers: readonly Answer[];
  #tried = 0;
  #best: Plan | undefined;
  /** The position that is thought about. */
  readonly root: MarsState;
  /** What it is worth to do nothing. */
  readonly idle: number;

  /**
   * `goesOn` says whether there is time left after so many actions have been tried; plans that begin with answers in `also`
   * are followed as far as any.
   */
  constructor(
    thought: Thought,
    state: MarsState,
    open: OpenQuestion,
    goesOn: (tried: number) => boolean,
    also: readonly Answer[] = [],
  ) {
    this.#thought = thought;
    this.#goesOn = goesOn;
    this.root = withOthersPassed(thought, state);
    const told = new Set(also.map((answer) => JSON.stringify(answer)));
    const isTold = (answer: Answer): boolean => told.has(JSON.stringify(answer));
    const answers = this.#answersTo(this.root, open);
    this.#wanted = new Set(answers.filter(isTold));
    this.#answers = [...this.#wanted, ...answers.filter((answer) => !isTold(answer))];
    this.idle = thought.judgement.worth(this.root);
  }

  /** The best plan; undefined where nothing can be done. */
  get best(): Plan | undefined {
    return this.#best;
  }

  /** The best plan for each answer. */
  get plans(): readonly Plan[] {
    return [...this.#plans.values()];
  }

  get #isLate(): boolean {
    return this.#tried > 0 && !this.#goesOn(this.#tried);
  }

  /** Thinks, wider and wider, as long as there is time; pauses after each position. */
  *think({ width, widest, depth }: Sight): Generator<void, void, undefined> {
    const firsts = this.#expand(this.root, this.#answers);
    yield;
    for (let wide = width; wide <= widest && !this.#isLate; wide *= WIDER) {
      let beam = bestOf(firsts, wide, this.#wanted);
      for (let actions = 1; actions < depth && beam.length > 0; actions++) {
        const next: Step[] = [];
        for (const step of beam) {
          if (this.#isLate) return;
          const open = this.#thought.game.openFor(step.state, this.#thought.seat);
          if (open?.ask.do === 'turn.action')
            next.push(...this.#expand(step.state, this.#answersTo(step.state, open), step.firsts));
          yield;
        }
        beam = bestOf(next, wide, this.#wanted);
      }
    }
  }

  /** What can be done. Cards that were drawn on the way are not known. */
  #answersTo(state: MarsState, open: OpenQuestion): readonly Answer[] {
    const { judgement } = this.#thought;
    return answersTo(this.#thought, state, open).filter((answer) => {
      const { do: kind, card } = optionOf(answer);
      return !isWaiting(answer) && (kind !== 'play' || judgement.knows(card));
    });
  }

  /** Where each answer leads. What is sold is sold at once. */
  #expand(from: MarsState, answers: readonly Answer[], begun?: readonly Answer[]): Step[] {
    const steps: Step[] = [];
    for (const answer of answers) {
      if (begun !== undefined && optionOf(answer).do === 'sell') continue;
      if (this.#isLate) break;
      this.#tried += 1;
      const state = after(this.#thought, from, answer);
      const step = { state, firsts: begun ?? [answer], worth: this.#thought.judgement.worth(state) };
      steps.push(step);
      this.#note(step);
    }
    return steps;
  }

  #note({ state: end, firsts, worth }: Step): void {
    for (const first of firsts) {
      const plan = { first, end, worth };
      if (worth > (this.#plans.get(first)?.worth ?? Number.NEGATIVE_INFINITY)) this.#plans.set(first, plan);
      if (worth > (this.#best?.worth ?? Number.NEGATIVE_INFINITY)) this.#best = plan;
    }
  }
}

/** How far the master plans: following more positions brought nothing. */
const usual: Sight = { width: 4, widest: 12, depth: 10 };

/** Thinks at that pace, as far as the master does. */
export async function planned(
  thought: Thought,
  state: MarsState,
  open: OpenQuestion,
  pace: Pace,
  also: readonly Answer[] = [],
): Promise<Planning> {
  const planning = new Planning(thought, state, open, pace.goesOn, also);
  for (const _ of planning.think(usual)) {
    const breath = pace.breathe();
    if (breath !== undefined) await breath;
  }
  return planning;
}
