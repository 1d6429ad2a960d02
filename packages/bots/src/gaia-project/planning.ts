/**
 * Planning: the seat's own actions one after another to the end of the round, the others taken to pass at once. Of all
 * positions that so many actions lead to, those that look best are followed further (a beam); each of them is also passed
 * from, and the plan that leads to the best beginning of the next round is the one to go by.
 */
import type { GaiaState } from '@orrery/gaia-project';
import { type Answer, isOver, type Seat } from '@orrery/kernel';
import type { Pace } from '../pace.ts';
import {
  answersTo,
  type Beginning,
  beginnings,
  type GaiaGame,
  kindOf,
  othersPassed,
  type Reached,
  reachedBy,
  type Thought,
} from './actions.ts';
import { judge, type Worths } from './judgement.ts';
import { rivalsOf } from './standing.ts';

/** How far and how widely a seat thinks. */
export interface Sight {
  /** How many positions are followed further after each action: at first, and at most where there is time. */
  readonly width: number;
  readonly widest: number;
  /** How many actions are looked ahead. */
  readonly depth: number;
}

/** Who thinks: how far, and what it thinks everything is worth. */
export interface Mind extends Sight {
  readonly worths: Worths;
}

/** A position of a plan, and the answer that the way to it begins with. */
interface Step extends Reached {
  /** Undefined as long as there is none. */
  readonly first: Answer | undefined;
  /** What others may spoil on the way, in points. */
  readonly risk: number;
  /** The actions on the way, sorted. */
  readonly parts: readonly string[];
}

/** A plan: what it begins with, and what it leads to. */
export interface Plan {
  readonly first: Answer;
  readonly worth: number;
  /** Where it ends. */
  readonly end: GaiaState;
}

/** How many results of one action are followed. */
const KEPT = 2;
/** By how much each search is wider than the one before. */
export const WIDER = 3;
/** How many boosters are tried where a plan ends, when all have been tried once. */
const BOOSTERS = 3;
/** Plans end at this part of all positions, and at so many at least: the best ones. */
const PASSES = 3;

/** What waiting for an action by one turn costs, since others may take it first. */
const risks: Readonly<Record<string, number>> = {
  board: 0.4,
  mine: 0.15,
  project: 0.1,
  federation: 0.05,
  research: 0.05,
};

/** Positions that cannot be told apart by what they are worth and hold. */
function sameAs({ worth, state }: Step, seat: Seat): string {
  const player = state.players[seat];
  return `${worth.toFixed(4)},${player?.credits},${player?.ore},${player?.knowledge},${player?.qic},${player?.three}`;
}

/** The best few of these, each once, by the way with the least risk. */
function bestOf(steps: readonly Step[], seat: Seat, width: number): Step[] {
  const sorted = [...steps].sort((a, b) => b.worth - b.risk - (a.worth - a.risk));
  const seen = new Set<string>();
  const best: Step[] = [];
  for (const step of sorted) {
    const key = sameAs(step, seat);
    if (seen.has(key)) continue;
    seen.add(key);
    best.push(step);
    if (best.length === width) break;
  }
  return best;
}

/** All positions that so many actions lead to. */
interface Layer {
  readonly depth: number;
  readonly next: Step[];
  /** The actions of those in `next`. */
  readonly seen: Set<string>;
  /** Whether plans may end here. */
  readonly passes: boolean;
}

/** What is to be thought about. */
export interface Asked {
  readonly game: GaiaGame;
  readonly position: GaiaState;
  readonly seat: Seat;
  readonly mind: Mind;
  /** The answers to begin with; whatever can be answered where none are named. */
  readonly answers?: readonly Answer[];
  /** Whether there is time left after so many actions have been tried; absent where nobody is in a hurry. */
  readonly goesOn?: ((tried: number) => boolean) | undefined;
}

/** What the seat thinks with until it is late. */
export function thoughtOn({ game, position, seat, mind }: Asked, isLate: Thought['isLate']): Thought {
  const rivals = rivalsOf(position, seat);
  return {
    game,
    seat,
    round: Math.max(1, position.round),
    judge: (state) => judge(state, seat, rivals, mind.worths),
    isLate,
  };
}

/** Thinks about one question of a seat. */
export class Planning {
  readonly #thought: Thought;
  readonly #mind: Mind;
  readonly #root: GaiaState;
  /** The answers to begin with; none where all actions are thought of. */
  readonly #answers: readonly Answer[];
  readonly #plans = new Map<string, Plan>();
  /** By booster: the best that passing for it has led to. */
  readonly #passes = new Map<string, number>();
  #tried = 0;
  #complete = false;
  #leading: Answer | undefined;
  #best: Plan | undefined;

  constructor(asked: Asked) {
    const { game, position, seat, mind, answers, goesOn } = asked;
    this.#thought = thoughtOn(asked, () => this.best !== undefined && goesOn?.(this.#tried) === false);
    this.#mind = mind;
    this.#root = othersPassed(game, position, seat);
    const open = game.openFor(this.#root, seat);
    if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
    this.#answers = answers ?? (open.ask.do === 'turn.action' ? [] : answersTo(game, this.#root, open));
  }

  /** Whether a search has come to its end. */
  get isComplete(): boolean {
    return this.#complete;
  }

  /** The answer to give. Before any search has come to its end that is how the most promising way goes on. */
  get best(): Answer | undefined {
    return (this.#complete ? undefined : this.#leading) ?? this.#best?.first;
  }

  /** The best plan for each answer, the best first. */
  get plans(): readonly Plan[] {
    return [...this.#plans.values()].sort((a, b) => b.worth - a.worth);
  }

  /** Thinks, wider and wider, as long as there is time; pauses after each position. */
  *think(): Generator<void, void, undefined> {
    for (let width = this.#mind.width; width <= this.#mind.widest; width *= WIDER) {
      yield* this.#search(width);
      if (this.#thought.isLate()) return;
      this.#complete = true;
    }
  }

  *#search(width: number): Generator<void, void, undefined> {
    let beam = this.#begin();
    for (let depth = 0; depth < this.#mind.depth && beam.length > 0; depth++) {
      const next: Step[] = [];
      const seen = new Set<string>();
      for (const [i, step] of beam.entries()) {
        if (isOver(step.state) || step.state.round > this.#thought.round) this.#end(step);
        else this.#expand(step, { depth, next, seen, passes: i < Math.max(PASSES, width / PASSES) });
        if (this.#thought.isLate()) {
          // Not all of the first actions have been tried, and the best of them is better than the first.
          if (depth === 0) this.#lead(bestOf(next, this.#thought.seat, 1));
          return;
        }
        yield;
      }
      beam = bestOf(next, this.#thought.seat, width);
      this.#lead(beam);
    }
  }

  #lead([best]: readonly Step[]): void {
    this.#leading = best?.first ?? this.#leading;
  }

  /** Where the answers lead that are no actions, or where it stands. */
  #begin(): Step[] {
    const begun = { risk: 0, parts: [] };
    if (this.#answers.length === 0) return [{ state: this.#root, first: undefined, worth: 0, ...begun }];
    const steps: Step[] = [];
    for (const first of this.#answers) {
      if (this.#thought.isLate()) break;
      this.#leading ??= first;
      this.#tried += 1;
      for (const reached of reachedBy(this.#thought, this.#root, first, KEPT))
        steps.push({ ...reached, first, ...begun });
    }
    return steps;
  }

  #end({ first, worth, risk, state }: Step): void {
    if (first === undefined) return;
    const id = JSON.stringify(first);
    const known = this.#plans.get(id);
    if (known !== undefined && worth - risk <= known.worth) return;
    const plan = { first, worth: worth - risk, end: state };
    this.#plans.set(id, plan);
    if (this.#best === undefined || plan.worth > this.#best.worth) this.#best = plan;
  }

  #expand(step: Step, layer: Layer): void {
    for (const beginning of beginnings(this.#thought, step.state)) {
      if (this.#thought.isLate()) return;
      const begun = { ...step, first: step.first ?? beginning.first };
      this.#leading ??= begun.first;
      if (kindOf(beginning.answer) !== 'pass') this.#act(begun, beginning, layer);
      else if (layer.passes) this.#pass(begun, beginning);
    }
  }

  /** Only the boosters that have led to the best so far are tried. */
  #pass(step: Step, { state, answer, text }: Beginning): void {
    const worth = this.#passes.get(text);
    if (worth !== undefined) {
      let better = 0;
      for (const other of this.#passes.values()) if (other > worth) better += 1;
      if (better >= BOOSTERS) return;
    }
    this.#tried += 1;
    for (const reached of reachedBy(this.#thought, state, answer, 1)) {
      this.#end({ ...step, ...reached });
      this.#passes.set(text, Math.max(worth ?? Number.NEGATIVE_INFINITY, reached.worth));
    }
  }

  #act(step: Step, { state, answer, text }: Beginning, { depth, next, seen }: Layer): void {
    const parts = [...step.parts, text].sort();
    // The same actions in another order lead to the same; which of them comes first is looked at nevertheless.
    if (depth > 1 && seen.has(parts.join(' '))) return;
    this.#tried += 1;
    const risk = step.risk + (risks[kindOf(answer)] ?? 0) * depth;
    reachedBy(this.#thought, state, answer, KEPT).forEach((reached, i) => {
      const told = i === 0 ? parts : [...step.parts, `${text}#${i}`].sort();
      seen.add(told.join(' '));
      next.push({ ...reached, first: step.first, risk, parts: told });
    });
  }
}

/** Thinks about it at that pace. */
export async function planned(asked: Asked, pace: Pace): Promise<Planning> {
  const planning = new Planning({ ...asked, goesOn: pace.goesOn });
  for (const _ of planning.think()) {
    const breath = pace.breathe();
    if (breath !== undefined) await breath;
  }
  return planning;
}
