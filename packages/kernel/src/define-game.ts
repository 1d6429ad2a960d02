import {
  type Agenda,
  type Answer,
  type Ask,
  agendaOf,
  asAsk,
  askOn,
  type Choice,
  type Core,
  isLanes,
  isOpen,
  isOver,
  type Lane,
  type Lanes,
  type Seat,
  type Task,
  topOf,
  type Viewer,
} from './agenda.ts';
import { bagQuestion, feasible } from './bag.ts';
import { fillAgenda, viewCore } from './core-view.ts';
import { isRecord } from './data.ts';
import { type GameEvent, seeEvent } from './events.ts';
import type { CoreView, Game, Moment, OpenQuestion, Rules } from './game.ts';
import { advance, answerInLane, type Engine, takeAnswer } from './loop.ts';
import { type Message, msg } from './message.ts';
import { alike, type NamedRules, nameRules, ruleNamed } from './named-rules.ts';
import { type OptionFields, readOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Question, QuestionRule, Refusal, Unavailable } from './question.ts';
import { drawRng, type Rng, rngFrom } from './random.ts';
import { type Listeners, Run } from './run.ts';
import { isChoice, listChoices, readChoice, sampleAnswer, showQuestion } from './shapes/shape.ts';

const laneOf = (lanes: Lanes, seat: Seat): Lane | undefined => {
  for (const lane of lanes.of) if (lane.seat === seat && isOpen(lane)) return lane;
  return undefined;
};

const firstOpen = (lanes: Lanes): Lane => {
  for (const lane of lanes.of) if (isOpen(lane) && lane.choice === null) return lane;
  throw new Error('lanes without an open question');
};

const openIn = ({ sealed }: Lanes, lane: Lane): OpenQuestion => ({
  id: lane.serial,
  seat: lane.seat,
  ask: askOn(lane.stack),
  sealed,
  answered: lane.choice !== null,
});

const openOn = (agenda: Agenda, ask: Ask): OpenQuestion => ({
  id: agenda.serial,
  seat: ask.seat,
  ask,
  sealed: false,
  answered: false,
});

const answerTo = (id: number, choice: Choice): Answer => {
  if ('pick' in choice) return { question: id, pick: choice.pick };
  return 'picks' in choice
    ? { question: id, picks: choice.picks }
    : { question: id, amounts: choice.amounts };
};

/** Makes a game of its rules. */
export function defineGame<
  S extends Core,
  V extends object,
  F extends OptionFields,
  T extends Task,
  Q extends Ask,
>(rules: Rules<S, V, F, T, Q>): Game<S, V> {
  return new DefinedGame<S, V, F>(rules, nameRules(rules), {});
}

class DefinedGame<S extends Core, V extends object, F extends OptionFields> implements Game<S, V> {
  readonly id: string;
  readonly version: number;
  readonly name: Message;
  readonly seats: { readonly min: number; readonly max: number };
  readonly firstPlayer?: Message;
  readonly options: OptionFields;
  readonly #rules: Rules<S, V, F, Task, Ask>;
  readonly #engine: Engine<S>;
  readonly #bagRule: QuestionRule<S, Ask>;

  constructor(rules: Rules<S, V, F, Task, Ask>, namedRules: NamedRules<S>, listeners: Listeners) {
    this.id = rules.id;
    this.version = rules.version;
    this.name = rules.name;
    this.seats = rules.seats;
    if (rules.firstPlayer !== undefined) this.firstPlayer = rules.firstPlayer;
    this.options = rules.options;
    this.#rules = rules;
    this.#engine = engineOf(rules, namedRules, listeners);
    this.#bagRule = alike(bagQuestion(this.#engine));
  }

  with(listeners: Listeners): Game<S, V> {
    return new DefinedGame(this.#rules, this.#engine.namedRules, listeners);
  }

  // Setting up

  #fits(seats: number): boolean {
    return Number.isInteger(seats) && seats >= this.seats.min && seats <= this.seats.max;
  }

  checkSetup(options: unknown, seats: number): Refusal | undefined {
    if (!this.#fits(seats)) return msg('kernel.options.seatCount', { ...this.seats });
    const checked = readOptions(this.#rules.options, seats, options);
    return 'refusal' in checked ? checked.refusal : undefined;
  }

  setup(options: unknown, seats: number, seed: string): S {
    if (!this.#fits(seats)) throw new RangeError(`${this.id}: ${seats} seats`);
    const checked = readOptions(this.#rules.options, seats, options);
    if ('refusal' in checked) throw new RangeError(`${this.id}: ${checked.refusal.key}`);
    const state = this.#rules.setup(checked.options, seats, rngFrom(seed));
    advance(this.#engine, state);
    return state;
  }

  // What is asked

  open(state: S): OpenQuestion[] {
    const top = topOf(state.agenda.stack);
    if (top === undefined) return [];
    if (!isLanes(top)) return [openOn(state.agenda, asAsk(top))];
    return top.of.filter((lane) => isOpen(lane) && lane.choice === null).map((lane) => openIn(top, lane));
  }

  first(state: S): OpenQuestion | undefined {
    const top = topOf(state.agenda.stack);
    if (top === undefined) return undefined;
    if (!isLanes(top)) return openOn(state.agenda, asAsk(top));
    return openIn(top, firstOpen(top));
  }

  openFor(state: S, seat: Seat): OpenQuestion | undefined {
    const top = topOf(state.agenda.stack);
    if (top === undefined) return undefined;
    if (isLanes(top)) {
      const lane = laneOf(top, seat);
      return lane === undefined ? undefined : openIn(top, lane);
    }
    const asked = openOn(state.agenda, asAsk(top));
    return asked.seat === seat ? asked : undefined;
  }

  questions(state: S): Question[] {
    return this.open(state).map((asked) => showQuestion(this.#ruleOf(asked.ask), state, asked));
  }

  question(state: S, seat: Seat): Question | undefined {
    const asked = this.openFor(state, seat);
    return asked === undefined ? undefined : showQuestion(this.#ruleOf(asked.ask), state, asked);
  }

  unavailable(state: S, seat: Seat): Unavailable[] {
    const asked = this.openFor(state, seat);
    return asked === undefined ? [] : (this.#ruleOf(asked.ask).unavailable?.(state, asked.ask) ?? []);
  }

  #ruleOf(ask: Ask): QuestionRule<S, Ask> {
    const rule = ruleNamed(this.#engine.namedRules, ask);
    return rule.kind === 'question' ? rule.question : this.#bagRule;
  }

  // Answers

  read(state: S, seat: Seat, answer: unknown): { readonly answer: Answer } | { readonly refusal: Refusal } {
    if (!isRecord(answer) || !Number.isInteger(answer.question))
      return { refusal: msg('kernel.refusal.malformed') };
    if (isOver(state)) return { refusal: msg('kernel.refusal.over') };
    const asked = this.openFor(state, seat);
    if (asked === undefined) return { refusal: msg('kernel.refusal.notYourTurn') };
    if (asked.id !== answer.question)
      return { refusal: msg('kernel.refusal.stale', { question: String(answer.question) }) };
    const choice = readChoice(this.#ruleOf(asked.ask), state, asked.ask, answer);
    return isChoice(choice) ? { answer: answerTo(asked.id, choice) } : { refusal: choice };
  }

  check(state: S, seat: Seat, answer: unknown): Refusal | undefined {
    const result = this.read(state, seat, answer);
    return 'refusal' in result ? result.refusal : undefined;
  }

  sample(state: S, open: OpenQuestion, rng: Rng): Answer {
    return sampleAnswer(this.#ruleOf(open.ask), state, open.ask, rng, open.id);
  }

  playOn(state: S, rng: Rng): boolean {
    const top = topOf(state.agenda.stack);
    if (top === undefined) return false;
    if (isLanes(top)) {
      const lane = firstOpen(top);
      const ask = askOn(lane.stack);
      const answer = sampleAnswer(this.#ruleOf(ask), state, ask, rng, lane.serial);
      answerInLane(this.#engine, state, top, lane, answer);
    } else {
      const ask = asAsk(top);
      const rule = this.#ruleOf(ask);
      const answer = sampleAnswer(rule, state, ask, rng, state.agenda.serial);
      this.#answerOnTop(state, rule, ask, answer);
    }
    return true;
  }

  list(state: S, open: OpenQuestion, limit: number): Answer[] {
    const choices = listChoices(this.#ruleOf(open.ask), state, open.ask, limit);
    return choices.map((choice) => answerTo(open.id, choice));
  }

  apply(state: S, seat: Seat, answer: Answer): void {
    const top = topOf(state.agenda.stack);
    if (top === undefined) throw new Error('the game is over');
    if (isLanes(top)) {
      const lane = laneOf(top, seat);
      if (lane === undefined) throw new Error(`nothing is asked of seat ${seat}`);
      answerInLane(this.#engine, state, top, lane, answer);
      return;
    }
    const ask = asAsk(top);
    this.#answerOnTop(state, this.#ruleOf(ask), ask, answer);
  }

  #answerOnTop(state: S, rule: QuestionRule<S, Ask>, ask: Ask, answer: Answer): void {
    const { agenda } = state;
    agenda.stack.pop();
    agenda.serial += 1;
    this.#engine.run.stack = agenda.stack;
    takeAnswer(this.#engine, state, rule, ask, answer);
    this.#engine.run.stepped?.();
    advance(this.#engine, state);
  }

  advance(state: S): void {
    advance(this.#engine, state);
  }

  feasible(state: S, effects: readonly Task[]): boolean {
    return feasible(this.#engine, state, effects);
  }

  clone(state: S): S {
    return this.#rules.clone(state);
  }

  // What may be known

  view(state: S, viewer: Viewer): V & CoreView {
    // Added to what the rules have just made: a copy of so many fields would take longer than all the rest.
    return Object.assign(
      this.#rules.view(state, viewer),
      viewCore(this.#engine.namedRules, state.agenda, viewer, this.moment(state)),
    );
  }

  moment(state: S): Moment | undefined {
    return this.#rules.moment?.(state);
  }

  see(event: GameEvent, viewer: Viewer): GameEvent | undefined {
    return seeEvent(event, viewer);
  }

  fill(view: V & CoreView, rng: Rng): S {
    const state = this.#rules.fill(view, { agenda: agendaOf(), rng: drawRng(rng) }, rng);
    state.agenda = fillAgenda(view.agenda, (task, id) => {
      const ask = askOn([task]);
      return sampleAnswer(this.#ruleOf(ask), state, ask, rng, id);
    });
    return state;
  }

  outcome(state: S): Outcome | undefined {
    return isOver(state) ? this.#rules.outcome(state) : undefined;
  }

  preview(state: S, viewer: Viewer): Outcome | undefined {
    return this.#rules.preview?.(state, viewer);
  }
}

function engineOf<S extends Core, V extends object, F extends OptionFields>(
  rules: Rules<S, V, F, Task, Ask>,
  namedRules: NamedRules<S>,
  listeners: Listeners,
): Engine<S> {
  const bags = rules.bags ?? { orderMatters: () => false, describe: () => rules.name };
  const clone = (state: S): S => rules.clone(state);
  const silent: Engine<S> = {
    namedRules,
    run: new Run({}),
    bags,
    clone,
    advanceQuietly: (state) => advance(silent, state),
  };
  return { ...silent, run: new Run(listeners) };
}
