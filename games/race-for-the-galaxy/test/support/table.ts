/** A game in play, spoken to by names: who is asked what, what can be answered, and what lies where. */
import {
  type Answer,
  agendaOf,
  type GameEvent,
  type OpenQuestion,
  type Plain,
  type Question,
  type Seat,
  winners,
} from '@orrery/kernel';
import { HeldHistory } from '@orrery/kernel/testing';
import { type Phase, phases } from '../../src/data/types.ts';
import { raceForTheGalaxy } from '../../src/game.ts';
import { hasGood } from '../../src/rules/goods.ts';
import { outcome } from '../../src/rules/scoring.ts';
import { type Player, playerAt, type RaceState } from '../../src/state.ts';
import type { RaceStep } from '../../src/tasks.ts';
import { labelOf, means, nameOf, namesOf } from './names.ts';

const firstStep: Readonly<Record<Phase, (nth: 1 | 2) => RaceStep>> = {
  explore: () => ({ do: 'explore.draw' }),
  develop: (nth) => ({ do: 'develop.start', nth }),
  settle: (nth) => ({ do: 'settle.start', nth }),
  consume: () => ({ do: 'consume.start' }),
  produce: () => ({ do: 'produce.start' }),
};

export class Table<Name extends string> {
  #history: HeldHistory<RaceState>;
  readonly #names: readonly Name[];
  readonly #events: GameEvent[] = [];

  constructor(state: RaceState, names: readonly Name[]) {
    this.#history = new HeldHistory(raceForTheGalaxy, state);
    this.#names = names;
  }

  // What happens

  /** Plays one phase from its beginning, up to the first question. */
  phase(phase: Phase, nth: 1 | 2 = 1): this {
    return this.#start(firstStep[phase](nth));
  }

  /** Plays the round of the action cards that lie on the table, and its end. */
  round(): this {
    return this.#start({ do: 'round.reveal' });
  }

  /** Lets everybody choose the actions of a new round. */
  newRound(): this {
    return this.#start({ do: 'round.start' });
  }

  /** The discards at the end of a round, and what comes after. */
  endOfRound(): this {
    return this.#start({ do: 'round.end' });
  }

  #start(step: RaceStep): this {
    const open = raceForTheGalaxy.first(this.state);
    if (open !== undefined) throw new Error(`${open.ask.do} has not been answered`);
    this.#events.push(...this.#history.events.flat());
    const state = raceForTheGalaxy.clone(this.state);
    state.agenda = { ...agendaOf(step), serial: state.agenda.serial };
    raceForTheGalaxy.with({ emit: (event) => this.#events.push(event) }).advance(state);
    this.#history = new HeldHistory(raceForTheGalaxy, state);
    return this;
  }

  /** Another table in the same position. */
  fork(): Table<Name> {
    return new Table(this.state, this.#names);
  }

  // What is asked and answered

  /** Who must choose now, and what; in the order in which they are asked. */
  asked(): string[] {
    return raceForTheGalaxy.open(this.state).map(({ seat, ask }) => `${this.#names[seat]}: ${ask.do}`);
  }

  question(name: Name): Question {
    const question = raceForTheGalaxy.question(this.state, this.#seat(name));
    if (question === undefined) throw new Error(`${name} is not asked anything`);
    return question;
  }

  /** What can be chosen, or chosen from. */
  options(name: Name): string[] {
    return this.#values(name).map((value) => labelOf(this.#open(name).ask, value));
  }

  /** How many of them. */
  bounds(name: Name): { readonly min: number; readonly max: number } {
    const question = this.question(name);
    return question.shape === 'one-of' ? { min: 1, max: 1 } : { min: question.min, max: question.max };
  }

  /** What an option would cost in cards. */
  cost(name: Name, option: string): number | undefined {
    const question = this.question(name);
    const shown = question.shape === 'one-of' ? question.options : [];
    return shown.find(({ value }) => means(this.#open(name).ask, value, option))?.cost?.cards;
  }

  /** What exists but cannot be chosen, with the key of the reason. */
  unavailable(name: Name): Record<string, string> {
    const { ask } = this.#open(name);
    const found = raceForTheGalaxy.unavailable(this.state, this.#seat(name));
    return Object.fromEntries(found.map(({ value, reason }) => [labelOf(ask, value), reason.key]));
  }

  answer(name: Name, ...choice: readonly string[]): this {
    const refusal = this.#submit(name, choice);
    if (refusal !== undefined) throw new Error(`${name} may not answer ${choice.join(', ')}: ${refusal}`);
    return this;
  }

  /** Why the answer is refused; undefined, and nothing given, when it would be accepted. */
  refusal(name: Name, ...choice: readonly string[]): string | undefined {
    return raceForTheGalaxy.check(this.state, this.#seat(name), this.#answer(name, choice))?.key;
  }

  undo(name: Name): string | undefined {
    return this.#history.undo(this.#seat(name))?.key;
  }

  redo(name: Name): string | undefined {
    return this.#history.redo(this.#seat(name))?.key;
  }

  #submit(name: Name, choice: readonly string[]): string | undefined {
    return this.#history.give(this.#seat(name), this.#answer(name, choice))?.key;
  }

  /** The answer that a test's words stand for; a word that no option has stands for itself and is refused. */
  #answer(name: Name, choice: readonly string[]): Answer {
    const { id: question, ask } = this.#open(name);
    const values = this.#values(name).slice();
    const picks = choice.map((word): Plain => {
      const index = values.findIndex((value) => means(ask, value, word));
      return index < 0 ? word : (values.splice(index, 1)[0] ?? word);
    });
    const { shape } = this.question(name);
    return shape === 'one-of' ? { question, pick: picks[0] ?? '' } : { question, picks };
  }

  #open(name: Name): OpenQuestion {
    const open = raceForTheGalaxy.openFor(this.state, this.#seat(name));
    if (open === undefined) throw new Error(`${name} is not asked anything`);
    return open;
  }

  #values(name: Name): readonly Plain[] {
    const question = this.question(name);
    if (question.shape === 'amounts') throw new Error(`${question.name} asks for amounts`);
    const shown = question.shape === 'one-of' ? question.options : question.items;
    return shown.map(({ value }) => value);
  }

  #seat(name: Name): Seat {
    return this.#names.indexOf(name);
  }

  // What lies where

  get state(): RaceState {
    return this.#history.state;
  }

  player(name: Name): Player {
    return playerAt(this.state, this.#seat(name));
  }

  view(name: Name) {
    return raceForTheGalaxy.view(this.state, this.#seat(name));
  }

  hand(name: Name): string[] {
    return namesOf(this.player(name).hand);
  }

  tableau(name: Name): string[] {
    return namesOf(this.player(name).tableau);
  }

  /** The worlds that hold a good. */
  goods(name: Name): string[] {
    const player = this.player(name);
    return namesOf(player.tableau.filter((_, place) => hasGood(player, place)));
  }

  chips(name: Name): number {
    return this.player(name).chips;
  }

  discards(): string[] {
    return namesOf(this.state.discards);
  }

  isOver(): boolean {
    return this.state.agenda.stack.length === 0;
  }

  // What happened

  /** All events of one kind so far, in words: whom it happened to, of what, how many, and from where. */
  events(kind: string): string[] {
    const told = [...this.#events, ...this.#history.events.flat()];
    return told
      .filter((event) => event.do === kind)
      .map(({ seat, what, amount, source }) => {
        const who = seat === null ? 'all' : this.#names[seat];
        return `${who} ${amount} ${what} (${source})`;
      });
  }

  /** The phases that have been played, in their order. */
  phases(): string[] {
    return this.events('phase').flatMap((event) => phases.filter((phase) => event.includes(` ${phase} `)));
  }

  // What it is worth

  score(name: Name): number {
    return this.#standing(name).score;
  }

  tiebreak(name: Name): readonly number[] {
    return this.#standing(name).tiebreak;
  }

  /** The points of each card in the tableau, by its name. */
  worth(name: Name): Record<string, number> {
    const lines = this.#standing(name).breakdown.slice(1);
    const cards = this.player(name).tableau;
    return Object.fromEntries(cards.map((card, i) => [nameOf(card), lines[i]?.points ?? 0]));
  }

  winners(): Name[] {
    const seats = winners(outcome(this.state));
    return this.#names.filter((_, seat) => seats.includes(seat));
  }

  #standing(name: Name) {
    const found = outcome(this.state).standings.find(({ seat }) => seat === this.#seat(name));
    if (found === undefined) throw new Error(`${name} has no standing`);
    return found;
  }
}
