/**
 * The game log. What belongs together is one line: an action with what was paid for it, all that it changes for a player,
 * and the whole income of a player.
 */

import type { GameEvent, Message, Seat } from '@orrery/kernel';
import { type LogEntry, LogLines, type LogWriter, Sums } from '@orrery/presentation';
import { cardById, faceOf } from '../data/cards.ts';
import { resources } from '../data/resources.ts';
import { cardTitle } from './facts.ts';
import { say } from './say.ts';
import { changeText, isChange, known, sentenceFor } from './sentences.ts';

/** "A, B and C". */
function listText(items: readonly Message[]): Message | undefined {
  const [first, second, ...others] = items;
  if (first === undefined || second === undefined) return first;
  if (others.length === 0) return say('mars.log.last', { first, last: second });
  const rest = listText([second, ...others]);
  return rest === undefined ? first : say('mars.log.more', { first, rest });
}

/** In the order of the resources, whatever came first. */
const amountsText = (amounts: Sums): Message | undefined =>
  listText(
    resources.flatMap((what) => {
      const n = amounts.get(what);
      return n === 0 ? [] : [say(`mars.amount.${what}`, { n })];
    }),
  );

/** Everything with commas between, for changes that are no sentence. */
const chainText = ([first, ...others]: readonly Message[]): Message | undefined => {
  if (first === undefined || others.length === 0) return first;
  const rest = chainText(others);
  return rest === undefined ? first : say('mars.log.more', { first, rest });
};

/** Actions that are paid for; what is paid follows them, at once or after a question. */
function costs({ do: kind, what, amount }: GameEvent): boolean {
  if (kind === 'use') {
    const card = cardById(what);
    const cost = card === undefined ? undefined : faceOf(card).actions[amount]?.cost;
    return cost !== undefined && 'amount' in cost && cost.pay !== 'cubes';
  }
  return ['play', 'project', 'milestone', 'award', 'buy'].includes(kind) && amount > 0;
}

const actions = ['play', 'use', 'project', 'milestone', 'award', 'buy', 'convert'];

/** An action that may still be paid for. */
interface OpenLine {
  readonly event: GameEvent;
  readonly paid: Sums;
}

const pays = ({ event }: OpenLine, { do: kind, what, source }: GameEvent): boolean => {
  if (kind !== 'lose') return false;
  return event.do === 'convert' ? what === event.what : source === event.what || source === 'board';
};

class MarsLogWriter implements LogWriter {
  readonly #name: (seat: Seat) => string;
  readonly #book = new LogLines();
  readonly #openLines = new Map<Seat, OpenLine>();
  /** What each seat's last action was. */
  readonly #last = new Map<Seat, string>();
  /** What has changed for a seat by one card. */
  #changes: { readonly seat: Seat; readonly source: string; readonly items: readonly Message[] } | undefined;
  #income: { readonly seat: Seat; readonly amounts: Sums } | undefined;
  #phase = '';

  constructor(name: (seat: Seat) => string) {
    this.#name = name;
  }

  write(events: readonly GameEvent[]): LogEntry[] {
    for (const event of events) this.#hear(event);
    this.#endChanges();
    this.#endIncome();
    for (const [seat, openLine] of this.#openLines)
      if (!openLine.paid.isEmpty || !costs(openLine.event)) this.#closeLine(seat);
    return this.#book.take();
  }

  #hear(event: GameEvent): void {
    const { do: kind, seat } = event;
    if (kind === 'trigger' || kind === 'standing' || this.#isPayment(event)) return;
    // A generation begins for everybody.
    if (seat === null || kind === 'generation')
      for (const each of this.#openLines.keys()) this.#closeLine(each);
    else this.#closeLine(seat);
    if (kind !== 'income') this.#endIncome();
    if (seat === null || !isChange(event)) this.#endChanges();
    this.#enter(event);
    if (seat === null) this.#line(event, '');
    else if (kind === 'income') this.#earn(seat, event);
    else if (isChange(event)) this.#change(seat, event);
    else if (actions.includes(kind)) {
      this.#openLines.set(seat, { event, paid: new Sums() });
      this.#last.set(seat, event.what);
    } else {
      if (kind === 'corporation' || kind === 'first') this.#last.set(seat, event.what);
      this.#line(event, this.#name(seat));
    }
  }

  /** Whether an event only pays for the last action of its seat; the line of that action then tells of it. */
  #isPayment(event: GameEvent): boolean {
    const openLine = event.seat === null ? undefined : this.#openLines.get(event.seat);
    if (openLine === undefined || !pays(openLine, event)) return false;
    openLine.paid.add(event.what, event.amount);
    return true;
  }

  #line(event: GameEvent, player: string): void {
    const text = sentenceFor(event, player, '');
    if (text === undefined) return;
    if (event.do === 'generation') this.#book.round(text);
    else this.#book.line(event.seat, text);
  }

  /** The phase that an event belongs to; what happens before the first generation belongs to none. */
  #enter({ do: kind, detail }: GameEvent): void {
    const research = kind === 'draw' && JSON.stringify(detail) === '{"reason":"research"}';
    if (kind === 'generation') this.#phase = 'actions';
    const phase = kind === 'income' ? 'production' : research ? 'research' : nextPhase(this.#phase, kind);
    if (phase === this.#phase && kind !== 'generation') return;
    this.#phase = phase;
    if (phase !== '') this.#book.phase(say(`mars.log.phase.${known(phases, phase)}`));
  }

  #earn(seat: Seat, { what, amount }: GameEvent): void {
    this.#endChanges();
    if (this.#income?.seat !== seat) this.#endIncome();
    this.#income ??= { seat, amounts: new Sums() };
    this.#income.amounts.add(what, amount);
  }

  #endIncome(): void {
    if (this.#income === undefined) return;
    const { seat, amounts } = this.#income;
    this.#income = undefined;
    const list = amountsText(amounts);
    if (list !== undefined) this.#book.line(seat, say('mars.log.income', { player: this.#name(seat), list }));
  }

  #change(seat: Seat, event: GameEvent): void {
    const { source } = event;
    const before = this.#changes;
    // What the board brings comes with whatever brought it about.
    const together = before?.seat === seat && [before.source, 'board'].includes(source);
    if (!together && !(before?.seat === seat && before.source === 'board')) this.#endChanges();
    const items = [...(this.#changes?.items ?? []), changeText(event)];
    this.#changes = { seat, source: together ? before.source : source, items };
  }

  #endChanges(): void {
    if (this.#changes === undefined) return;
    const { seat, source, items } = this.#changes;
    this.#changes = undefined;
    const list = chainText(items);
    if (list === undefined) return;
    const player = this.#name(seat);
    const card = source === this.#last.get(seat) ? undefined : cardById(source);
    this.#book.line(
      seat,
      card === undefined
        ? say('mars.log.changes', { player, list })
        : say('mars.log.changesBy', { player, list, card: cardTitle(card) }),
    );
  }

  #closeLine(seat: Seat): void {
    const openLine = this.#openLines.get(seat);
    if (openLine === undefined) return;
    this.#openLines.delete(seat);
    const { event, paid } = openLine;
    const list = event.do === 'convert' ? undefined : amountsText(paid);
    const price = list === undefined ? '' : say('mars.log.price', { list });
    const text = sentenceFor(event, this.#name(seat), price);
    if (text !== undefined) this.#book.line(seat, text);
  }
}

const phases = ['research', 'actions', 'production'] as const;

/** Cards are dealt, passed on and bought in research; whatever else somebody does after it is an action. */
const nextPhase = (phase: string, kind: string): string =>
  phase === 'research' && !['draw', 'keep', 'passOn', 'buy', 'lose', 'reshuffle'].includes(kind)
    ? 'actions'
    : phase;

/** Tells somebody what happens, with these names for the seats. */
export const logWriter = (name: (seat: Seat) => string): LogWriter => new MarsLogWriter(name);
