/** What somebody at the table reads, in English: the open question with its options, and the log of an answer. */
import { agendaOf, type Choice, type GameEvent, type Message, type Plain, type Task } from '@orrery/kernel';
import { nameOf } from '../../../../test/support/walks.ts';
import { gaiaProject } from '../../src/game.ts';
import { boardIn, type GaiaState } from '../../src/state.ts';
import { readTarget } from '../../src/targets.ts';
import { logWriter } from '../../src/wording/log.ts';
import { walks } from '../text/walks.ts';
import type { Table } from './scenario.ts';

const english = walks.speakerOf('en');
export const spoken = (text: Message): string => english(text).replaceAll('\u00a0', ' ');

interface Read {
  readonly text: Message;
  readonly target?: Plain;
  readonly cost?: Readonly<Record<string, number>>;
  readonly gain?: Readonly<Record<string, number>>;
}

const amounts = (sign: string, of: Readonly<Record<string, number>> = {}): string[] => {
  const all = Object.entries(of).map(([what, n]) => `${n} ${what}`);
  return all.length === 0 ? [] : [`${sign} ${all.join(', ')}`];
};

/** `Charge 3 power for 2 VP → 1,-1 − 2 vp + 3 charge`: the words, where it points, what it costs and what it brings. */
function line(state: GaiaState, { text, target, cost, gain }: Read): string {
  const board = boardIn(state);
  const at = Object.entries(readTarget(target) ?? {}).map(([what, which]) =>
    what === 'hex' ? `→ ${board.q[Number(which)]},${board.r[Number(which)]}` : `→ ${which}`,
  );
  return [spoken(text), ...at, ...amounts('−', cost), ...amounts('+', gain)].join(' ');
}

/** The open question of a position: its sentence, and a line for each option, item or part. */
export function reading({ state }: { readonly state: GaiaState }): string[] {
  const question = gaiaProject.question(state, gaiaProject.first(state)!.seat)!;
  const offered: readonly Read[] =
    question.shape === 'one-of'
      ? question.options
      : question.shape === 'some-of'
        ? question.items
        : question.parts;
  return [spoken(question.text), ...offered.map((each) => line(state, each))];
}

/** The lines of a question that contain a text. */
export const linesWith = (table: { readonly state: GaiaState }, text: string): string[] =>
  reading(table).filter((each) => each.includes(text));

const loud = (events: GameEvent[]) => gaiaProject.with({ emit: (event) => events.push(event) });

const logOf = (events: readonly GameEvent[]): string[] =>
  logWriter(nameOf)
    .write(events)
    .map(({ text }) => spoken(text));

/** Answers the open question, and gives what the log tells of it. Seat 0 is Ann, seat 1 Bob, seat 2 Eve. */
export function log(table: Table, choice: Choice): string[] {
  const events: GameEvent[] = [];
  const open = gaiaProject.first(table.state)!;
  loud(events).apply(table.state, open.seat, { question: open.id, ...choice });
  return logOf(events);
}

/** Runs this task up to the first question, and gives what the log tells of them. */
export function logOfRun({ state }: Table, task: Task): string[] {
  const events: GameEvent[] = [];
  state.agenda = agendaOf(task);
  loud(events).advance(state);
  return logOf(events);
}
