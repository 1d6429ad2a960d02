/**
 * Planning: the seat's own actions one after another, as far as the generation goes, the others taken to have passed. Of all
 * positions that so many actions lead to, those that look best are followed further (a beam), and the way to the position
 * that looks best of all is the one to go by.
 */
import type { Answer, OpenQuestion } from '@orrery/kernel';
import type { MarsState } from '@orrery/terraforming-mars';
import { after, answersTo, isWaiting, optionOf, type Thought } from './search.ts';

/** How far and how widely a seat thinks. */
export interface Sight {
  /** How many positions are followed further after each action: at first, and at most where there is time. */
  readonly width: number;
  readonly widest: number;
  /** How many actions are looked ahead. */
  readonly depth: number;
}

/** By how much each search is wider than the one before. */
const WIDER = 3;

/** A position of a plan, and the answer that the way to it begins with. */
interface Step {
  readonly state: MarsState;
  readonly first: Answer;
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

/** The best few of these; positions worth exactly the same are one. */
function bestOf(steps: readonly Step[], width: number): Step[] {
  const best: Step[] = [];
  for (const step of [...steps].sort((a, b) => b.worth - a.worth)) {
    if (best.at(-1)?.worth === step.worth) continue;
    best.push(step);
    if (best.length === width) break;
  }
  return best;
}

/** Thinks about one action of a seat. */
export class Planning {
  readonly #thought: Thought;
  readonly #root: MarsState;
  readonly #open: OpenQuestion;
  readonly #goesOn: (tried: number) => boolean;
  #tried = 0;
  #best: Step | undefined;
  /** What it is worth to do nothing. */
  readonly idle: number;

  /** `goesOn` says whether there is time left after so many actions have been tried. */
  constructor(thought: Thought, state: MarsState, open: OpenQuestion, goesOn: (tried: number) => boolean) {
    this.#thought = thought;
    this.#root = withOthersPassed(thought, state);
    this.#open = open;
    this.#goesOn = goesOn;
    this.idle = thought.judgement.worth(this.#root);
  }

  /** What the best plan begins with, and what it leads to; undefined where nothing can be done. */
  get best(): Pick<Step, 'first' | 'worth'> | undefined {
    return this.#best;
  }

  get #isLate(): boolean {
    return this.#tried > 0 && !this.#goesOn(this.#tried);
  }

  /** Thinks, wider and wider, as long as there is time; pauses after each position. */
  *think({ width, widest, depth }: Sight): Generator<void, void, undefined> {
    const firsts = this.#expand(this.#root, this.#open);
    yield;
    for (let wide = width; wide <= widest && !this.#isLate; wide *= WIDER) {
      let beam = bestOf(firsts, wide);
      for (let actions = 1; actions < depth && beam.length > 0; actions++) {
        const next: Step[] = [];
        for (const { state, first } of beam) {
          if (this.#isLate) return;
          const open = this.#thought.game.openFor(state, this.#thought.seat);
          if (open?.ask.do === 'turn.action') next.push(...this.#expand(state, open, first));
          yield;
        }
        beam = bestOf(next, wide);
      }
    }
  }

  /** Where each action leads. Cards that were drawn on the way are not known, and what is sold is sold at once. */
  #expand(from: MarsState, open: OpenQuestion, begun?: Answer): Step[] {
    const { judgement } = this.#thought;
    const steps: Step[] = [];
    for (const answer of answersTo(this.#thought, from, open)) {
      const option = optionOf(answer);
      if (isWaiting(answer) || (begun !== undefined && option.do === 'sell')) continue;
      if (option.do === 'play' && !judgement.knows(option.card)) continue;
      if (this.#isLate) break;
      this.#tried += 1;
      const state = after(this.#thought, from, answer);
      const step = { state, first: begun ?? answer, worth: judgement.worth(state) };
      steps.push(step);
      if (this.#best === undefined || step.worth > this.#best.worth) this.#best = step;
    }
    return steps;
  }
}
