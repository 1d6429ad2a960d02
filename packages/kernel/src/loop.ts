/** The kernel's loop: runs the agenda until somebody must choose. There is no other control flow. */
import {
  type Answer,
  type Answered,
  type Ask,
  askOn,
  type Choice,
  type Core,
  isAnswered,
  isBag,
  isLanes,
  type Lane,
  type Lanes,
  NOT_STARTED,
  type Task,
  topOf,
} from './agenda.ts';
import { type Bags, bagNeedsAnswer, takeFromBag } from './bag.ts';
import { type NamedRules, ruleNamed } from './named-rules.ts';
import type { QuestionRule } from './question.ts';
import type { Run } from './run.ts';

export interface Engine<S extends Core> extends Bags<S> {
  readonly namedRules: NamedRules<S>;
  readonly run: Run;
}

/** Takes automatic steps from the state's agenda until its top is a question, or nothing is left. */
export function advance<S extends Core>(engine: Engine<S>, state: S): void {
  const { stack } = state.agenda;
  for (;;) {
    advanceStack(engine, state, stack);
    const top = topOf(stack);
    if (!isLanes(top) || !finishLanes(engine, state, top)) return;
  }
}

/** The same for one stack, be it the table's or a lane's; stops at questions and at lanes. */
function advanceStack<S extends Core>(engine: Engine<S>, state: S, stack: Task[]): void {
  const { namedRules, run } = engine;
  for (let task = topOf(stack); task !== undefined; task = topOf(stack)) {
    const rule = ruleNamed(namedRules, task);
    switch (rule.kind) {
      case 'step':
        stack.pop();
        run.stack = stack;
        rule.run(state, task, run);
        run.stepped?.();
        break;
      case 'question':
        return;
      case 'lanes':
        if (stack !== state.agenda.stack) throw new Error('lanes inside lanes');
        return;
      case 'bag':
        if (bagNeedsAnswer(engine, state, stack, task)) return;
        break;
      case 'answered':
        stack.pop();
        run.stack = stack;
        if (!isAnswered(task)) throw new Error(`${task.do} is not a revealed answer`);
        // Until now only its own seat knew it: the answers before it may have asked something.
        run.barrier?.(null);
        takeEffect(engine, state, task.ask, task.choice);
        run.stepped?.();
        break;
    }
  }
}

/** What an answer does. The question has left the agenda already. */
function takeEffect<S extends Core>(engine: Engine<S>, state: S, ask: Ask, choice: Choice): void {
  const rule = ruleNamed(engine.namedRules, ask);
  if (rule.kind === 'question') takeAnswer(engine, state, rule.question, ask, choice);
  else if (isBag(ask) && 'pick' in choice) takeFromBag(engine.run, ask, choice.pick);
  else throw new Error(`${ask.do} is not a question`);
}

/** The same where the rule is known. */
export function takeAnswer<S extends Core>(
  engine: Engine<S>,
  state: S,
  rule: QuestionRule<S, Ask>,
  ask: Ask,
  choice: Choice,
): void {
  if (rule.shape === 'one-of' && 'pick' in choice) rule.answer(state, ask, choice.pick, engine.run);
  else if (rule.shape === 'some-of' && 'picks' in choice) rule.answer(state, ask, choice.picks, engine.run);
  else if (rule.shape === 'amounts' && 'amounts' in choice)
    rule.answer(state, ask, choice.amounts, engine.run);
  else throw new Error(`an answer to ${ask.do} has the wrong shape`);
}

/** Starts lanes that have not run yet; takes them off when all are done. True when the loop can go on. */
function finishLanes<S extends Core>(engine: Engine<S>, state: S, lanes: Lanes): boolean {
  const { agenda } = state;
  for (let i = 0; i < lanes.of.length; i++) {
    const lane = lanes.of[i];
    if (lane === undefined) break;
    if (lane.serial === NOT_STARTED) {
      lane.serial = agenda.serial + i;
      if (!lanes.sealed) advanceStack(engine, state, lane.stack);
    }
    if (engine.run.inTurn && !lanes.sealed && lane.stack.length > 0) return false;
  }
  return closeLanes(engine, state, lanes);
}

function closeLanes<S extends Core>(engine: Engine<S>, state: S, lanes: Lanes): boolean {
  const { agenda } = state;
  for (const lane of lanes.of) if (lanes.sealed ? lane.choice === null : lane.stack.length > 0) return false;
  agenda.stack.pop();
  let serial = agenda.serial + (lanes.sealed ? lanes.of.length : 0);
  for (const lane of lanes.of) serial = Math.max(serial, lane.serial);
  agenda.serial = serial;
  if (lanes.sealed) revealLanes(engine, state, lanes);
  return true;
}

/** The answers lie open and take effect in lane order. What one of them starts comes before the next takes effect. */
function revealLanes<S extends Core>(engine: Engine<S>, state: S, lanes: Lanes): void {
  const { run } = engine;
  const { stack } = state.agenda;
  const depth = stack.length;
  for (let i = 0; i < lanes.of.length; i++) {
    const lane = lanes.of[i];
    if (lane === undefined || lane.choice === null) throw new Error('an empty sealed lane');
    run.barrier?.(null);
    run.stack = stack;
    takeEffect(engine, state, askOn(lane.stack), lane.choice);
    run.stepped?.();
    if (stack.length > depth) {
      for (let later = i + 1; later < lanes.of.length; later++)
        stack.splice(depth, 0, answeredIn(lanes, later));
      return;
    }
  }
}

function answeredIn(lanes: Lanes, i: number): Answered {
  const lane = lanes.of[i];
  if (lane === undefined || lane.choice === null) throw new Error('an empty sealed lane');
  return { do: 'kernel.answered', ask: askOn(lane.stack), choice: lane.choice };
}

/** Applies an answer in a lane and moves that lane on; the others wait at their own questions anyway. */
export function answerInLane<S extends Core>(
  engine: Engine<S>,
  state: S,
  lanes: Lanes,
  lane: Lane,
  choice: Answer,
): void {
  if (lanes.sealed) {
    lane.choice = choice;
    if (closeLanes(engine, state, lanes)) advance(engine, state);
    return;
  }
  const ask = askOn(lane.stack);
  lane.stack.pop();
  lane.serial += lanes.of.length;
  engine.run.stack = lane.stack;
  takeEffect(engine, state, ask, choice);
  engine.run.stepped?.();
  advanceStack(engine, state, lane.stack);
  if (lane.stack.length === 0 && finishLanes(engine, state, lanes)) advance(engine, state);
}
