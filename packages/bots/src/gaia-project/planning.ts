/**
 * Planning: the seat's own actions one after another to the end of the round, the others taken to pass at once. Of all
 * positions that so many actions lead to, those that look best are followed further (a beam); each of them is also passed
 * from, and the plan that leads to the best beginning of the next round is the one to go by.
 */
import type { GaiaState } from '@orrery/gaia-project';
import { type Answer, isOver, type Seat } from '@orrery/kernel';
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
interface Plan {
  readonly first: Answer;
  readonly worth: number;
  /** Where it ends. */
  readonly end: GaiaState;
}

/** How many results of one action are followed. */
const KEPT = 2;
/** By how much each search is wider than the one before. */
const WIDER = 3;
/** How many boosters are tried where a plan ends, when all have been tried once. */
const BOOSTERS = 3;

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

  /** Of a question that is no action all answers are thought of, or those that are given. */
  constructor(
    game: GaiaGame,
    position: GaiaState,
    seat: Seat,
    mind: Mind,
    answers: readonly Answer[] | undefined = undefined,
  ) {
    const rivals = rivalsOf(position, seat);
    const round = Math.max(1, position.round);
    this.#thought = { game, seat, round, judge: (state) => judge(state, seat, rivals, mind.worths) };
    this.#mind = mind;
    this.#root = othersPassed(game, position, seat);
    const open = game.openFor(this.#root, seat);
    if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
    this.#answers = answers ?? (open.ask.do === 'turn.action' ? [] : answersTo(game, this.#root, open));
  }

  /** How many actions have been tried. */
  get tried(): number {
    return this.#tried;
  }

  /** The answer to give. Before any search has come to its end that is how the most promising way goes on. */
  get best(): Answer | undefined {
    return (this.#complete ? undefined : this.#leading) ?? this.plans[0]?.first;
  }

  /** The best plan for each answer, the best first. */
  get plans(): readonly Plan[] {
    return [...this.#plans.values()].sort((a, b) => b.worth - a.worth);
  }

  /** Thinks, wider and wider; stops after each position so that whoever asked may have enough. */
  *think(): Generator<void, void, undefined> {
    for (let width = this.#mind.width; width <= this.#mind.widest; width *= WIDER) {
      yield* this.#search(width);
      this.#complete = true;
    }
  }

  *#search(width: number): Generator<void, void, undefined> {
    let beam = this.#begin();
    for (let depth = 0; depth < this.#mind.depth && beam.length > 0; depth++) {
      const next: Step[] = [];
      const seen = new Set<string>();
      for (const step of beam) {
        if (isOver(step.state) || step.state.round > this.#thought.round) this.#end(step);
        else this.#expand(step, depth, next, seen);
        yield;
      }
      beam = bestOf(next, this.#thought.seat, width);
      this.#leading = beam[0]?.first ?? this.#leading;
    }
  }

  /** Where the answers lead that are no actions, or where it stands. */
  #begin(): Step[] {
    const begun = { risk: 0, parts: [] };
    if (this.#answers.length === 0) return [{ state: this.#root, first: undefined, worth: 0, ...begun }];
    return this.#answers.flatMap((first) => {
      this.#tried += 1;
      return reachedBy(this.#thought, this.#root, first, KEPT).map((reached) => ({
        ...reached,
        first,
        ...begun,
      }));
    });
  }

  #end({ first, worth, risk, state }: Step): void {
    if (first === undefined) return;
    const id = JSON.stringify(first);
    const known = this.#plans.get(id);
    if (known === undefined || worth - risk > known.worth)
      this.#plans.set(id, { first, worth: worth - risk, end: state });
  }

  #expand(step: Step, depth: number, next: Step[], seen: Set<string>): void {
    const options = beginnings(this.#thought, step.state);
    for (const beginning of options) {
      const first = step.first ?? beginning.first;
      if (kindOf(beginning.answer) === 'pass') this.#pass({ ...step, first }, beginning);
      else this.#act({ ...step, first }, beginning, depth, next, seen);
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

  #act(step: Step, { state, answer, text }: Beginning, depth: number, next: Step[], seen: Set<string>): void {
    const parts = [...step.parts, text].sort();
    const all = parts.join(' ');
    // The same actions in another order lead to the same; which of them comes first is looked at nevertheless.
    if (depth > 1 && seen.has(all)) return;
    this.#tried += 1;
    const risk = step.risk + (risks[kindOf(answer)] ?? 0) * depth;
    reachedBy(this.#thought, state, answer, KEPT).forEach((reached, i) => {
      const told = i === 0 ? parts : [...step.parts, `${text}#${i}`].sort();
      seen.add(told.join(' '));
      next.push({ ...reached, first: step.first, risk, parts: told });
    });
  }
}
