/** Playing at one terminal: shows each person the table and a question, reads the answer, and so on to the end. */

import { botName } from '@orrery/bots/text';
import { BotPool, type Replaced, thinkHere } from '@orrery/bots/workers';
import type { LoadedGame } from '@orrery/catalog';
import {
  type Answer,
  type Choice,
  ownPart,
  type Question,
  type Seat,
  same,
  sameCardsAgain,
  type Unavailable,
  writeRecord,
} from '@orrery/kernel';
import type { TerminalTable } from '@orrery/presentation';
import { type WordedCard, wordCard } from '../cards.ts';
import { Failure } from '../failure.ts';
import { writeText } from '../files.ts';
import { wrap } from '../layout.ts';
import type { TerminalCanvas } from '../show/canvas.ts';
import { logLines } from '../show/events.ts';
import { ending, preview } from '../show/outcome.ts';
import { numbered, questionLines } from '../show/question.ts';
import { rule } from '../show/table.ts';
import type { Terminal } from '../terminal.ts';
import type { Words } from '../words.ts';
import { type Order, readAnswer, readOrder } from './answer.ts';
import type { GameInProgress } from './game-in-progress.ts';
import { helpLines } from './help.ts';
import { lookLines, whyLines } from './look.ts';

interface SessionSetting {
  readonly loaded: LoadedGame;
  readonly table: GameInProgress;
  readonly screen: TerminalTable;
  readonly terminal: Terminal;
  readonly words: Words;
  /** Where the record goes without asking. */
  readonly record?: string;
}

/** A question as it was put to somebody. */
export interface Asked {
  readonly question: Question;
  readonly unavailable: readonly Unavailable[];
  /** All numbered things in words, the unavailable ones last. */
  readonly names: readonly string[];
}

/** Of many new log lines only the last are shown before a question; the command `log` shows all. */
const MOST_NEWS = 30;

/** What became of a line that somebody typed. */
type Next = 'asked again' | 'moved' | 'left';

export class Session {
  readonly #setting: SessionSetting;
  readonly #canvas: TerminalCanvas;
  readonly #cards: readonly WordedCard[];
  /** A terminal has nothing else to do while bots think. */
  readonly #bots: BotPool;
  /** How far each seat has read the log. */
  readonly #read = new Map<Seat, number>();
  /** The table as it was drawn last, and for whom. */
  #shown: unknown;
  #toldSameCards = false;
  /** Who sits at the terminal. */
  #present: Seat | undefined;

  constructor(setting: SessionSetting) {
    const { words, terminal, table, loaded } = setting;
    this.#setting = setting;
    this.#canvas = { words, terminal, name: (seat) => table.name(seat) };
    this.#cards = (loaded.cards?.() ?? []).map((entry) => wordCard(words, entry));
    this.#bots = new BotPool({ start: thinkHere, workers: 1, report: (one) => this.#replaced(one) });
  }

  /** Plays to the end, or until somebody leaves. */
  async play(): Promise<void> {
    const { table, terminal, words } = this.#setting;
    const people = table.people;
    if (people.length > 0) terminal.print(terminal.paint.dim(words.text('cli.play.hint')));
    for (;;) {
      await table.letBotsAnswer(this.#bots);
      const open = table.game.open(table.state);
      const next = open.find(({ seat }) => seat === this.#present) ?? open[0];
      if (next === undefined) break;
      if (people.length > 1 && next.seat !== this.#present && !(await this.#handOver(next.seat))) return;
      this.#present = next.seat;
      if ((await this.#turn(next.seat)) === 'left') return;
    }
    this.#end();
    await this.#offerRecord();
  }

  #replaced({ bot, spare = bot }: Replaced): void {
    const { terminal, words } = this.#setting;
    const text = words.text('cli.play.botReplaced', { bot: botName(bot), spare: botName(spare) });
    terminal.complain(...wrap(terminal.paint.red(text), terminal.width));
  }

  #end(): void {
    const { table, terminal, words, screen } = this.#setting;
    const viewer = this.#present !== undefined && table.people.length === 1 ? this.#present : 'spectator';
    terminal.print('', ...this.#news(viewer));
    terminal.print('', rule(words.text('cli.end.title'), this.#canvas));
    terminal.print('', ...screen.draw(table.game.view(table.state, viewer), this.#canvas));
    const outcome = table.game.outcome(table.state);
    if (outcome !== undefined) terminal.print('', ...ending(outcome, this.#canvas), '');
  }

  /** Covers the screen until the next person has taken over; false when nobody does. */
  async #handOver(seat: Seat): Promise<boolean> {
    const { terminal, words, table } = this.#setting;
    terminal.clear();
    this.#shown = undefined;
    const name = table.name(seat);
    terminal.print('', rule(words.text('cli.play.handOver', { name }), this.#canvas));
    return (await terminal.read(words.text('cli.play.handOverPrompt', { name }))) !== undefined;
  }

  /** Log lines that the viewer has not seen yet; a spectator has seen what anybody at the terminal has. */
  #news(viewer: Seat | 'spectator'): string[] {
    const { loaded, table, words, terminal } = this.#setting;
    const read = viewer === 'spectator' ? Math.max(0, ...this.#read.values()) : (this.#read.get(viewer) ?? 0);
    const { log } = table;
    if (viewer !== 'spectator') this.#read.set(viewer, log.length);
    const lines = logLines(loaded, log, viewer, this.#canvas, read);
    const more = lines.length - MOST_NEWS;
    if (viewer === 'spectator' || more <= 0) return lines;
    return [`  ${terminal.paint.dim(words.text('cli.play.moreNews', { n: more }))}`, ...lines.slice(more)];
  }

  #draw(seat: Seat): void {
    const { table, terminal, screen } = this.#setting;
    const view = table.game.view(table.state, seat);
    const shown = { viewer: view.viewer, table: ownPart(view) };
    if (same(this.#shown, shown)) return;
    this.#shown = shown;
    terminal.print('', ...screen.draw(view, this.#canvas));
  }

  #ask(seat: Seat): Asked {
    const { table, words } = this.#setting;
    const question = table.game.question(table.state, seat);
    if (question === undefined) throw new Error(`nothing is asked of seat ${seat}`);
    const unavailable = table.game.unavailable(table.state, seat);
    const names = [...numbered(question), ...unavailable].map(({ text }) => words.format(text));
    return { question, unavailable, names };
  }

  /** One question, from showing it to an answer, an undo, or leaving. */
  async #turn(seat: Seat): Promise<Next> {
    const { terminal, table, loaded } = this.#setting;
    const asked = this.#ask(seat);
    terminal.print('', rule(table.name(seat), this.#canvas));
    const news = this.#news(seat);
    if (news.length > 0) terminal.print('', ...news);
    this.#draw(seat);
    terminal.print('', ...questionLines(loaded, asked.question, asked.unavailable, this.#canvas));
    for (;;) {
      const line = await terminal.read('> ');
      if (line === undefined) return this.#leave(false);
      const order = readOrder(line);
      const next =
        order === undefined ? this.#answer(seat, asked, line) : await this.#obey(seat, asked, order);
      if (next !== 'asked again') return next;
    }
  }

  #say(...lines: readonly string[]): Next {
    const { terminal } = this.#setting;
    terminal.print(...lines.flatMap((line) => wrap(line, terminal.width)), '');
    return 'asked again';
  }

  #answer(seat: Seat, asked: Asked, line: string): Next {
    const { table, words, terminal } = this.#setting;
    const { question, unavailable, names } = asked;
    const chosen = Number(line.trim()) - 1 - numbered(question).length;
    const impossible = unavailable[chosen];
    const { yellow } = terminal.paint;
    if (impossible !== undefined) return this.#say(yellow(words.format(impossible.reason)));
    const typed = readAnswer(question, line, names.slice(0, numbered(question).length));
    if ('problem' in typed) return this.#say(yellow(words.format(typed.problem)));
    const refusal = table.answer(seat, answerTo(question, typed.choice));
    return refusal === undefined ? 'moved' : this.#say(yellow(words.format(refusal)));
  }

  async #obey(seat: Seat, asked: Asked, order: Order): Promise<Next> {
    const { table, words, loaded } = this.#setting;
    switch (order.do) {
      case 'undo':
      case 'redo':
        return this.#turnBack(seat, order.do);
      case 'help':
        return this.#say(...helpLines(this.#canvas));
      case 'log':
        return this.#say(...logLines(loaded, table.log, seat, this.#canvas));
      case 'table':
        this.#shown = undefined;
        this.#draw(seat);
        return this.#say('', ...questionLines(loaded, asked.question, asked.unavailable, this.#canvas));
      case 'score': {
        const outcome = table.game.preview(table.state, seat);
        return this.#say(...(outcome ? preview(outcome, this.#canvas) : [words.text('cli.play.noPreview')]));
      }
      case 'look':
        return this.#say(...lookLines(loaded, this.#cards, asked, order.about, this.#canvas));
      case 'why':
        return this.#say(...whyLines(asked, order.about, this.#canvas));
      case 'quit':
        return this.#leave(true);
    }
  }

  /** Takes back or makes again; whoever does so among bots is told once what comes of it. */
  #turnBack(seat: Seat, what: 'undo' | 'redo'): Next {
    const { table, words, terminal } = this.#setting;
    const refusal = table[what](seat);
    if (refusal !== undefined) return this.#say(terminal.paint.yellow(words.format(refusal)));
    for (const [reader, read] of this.#read) this.#read.set(reader, Math.min(read, table.log.length));
    if (what === 'undo' && !this.#toldSameCards && table.companyOf(seat) === 'bots') {
      this.#toldSameCards = true;
      this.#say(terminal.paint.dim(words.format(sameCardsAgain)));
    }
    return 'moved';
  }

  async #leave(ask: boolean): Promise<Next> {
    const { terminal, words } = this.#setting;
    if (ask) await this.#offerRecord();
    else {
      terminal.print('');
      this.#saveGiven();
    }
    terminal.print(words.text('cli.play.bye'));
    return 'left';
  }

  /** Writes the record where the command said; true when it did. */
  #saveGiven(): boolean {
    const { record } = this.#setting;
    return record !== undefined && this.#save(record);
  }

  #save(file: string): boolean {
    const { table, terminal, words } = this.#setting;
    try {
      writeText(file, writeRecord(table.record()));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      terminal.complain(...wrap(terminal.paint.red(words.format(error.text)), terminal.width));
      return false;
    }
    terminal.print(...wrap(words.text('cli.play.saved', { file }), terminal.width));
    return true;
  }

  /** Saves the record, where it was asked for or where somebody names a file. */
  async #offerRecord(): Promise<void> {
    const { terminal, words, table, record } = this.#setting;
    if (this.#saveGiven() || table.people.length === 0) return;
    for (let saved = false; !saved && record === undefined; ) {
      const file = (await terminal.read(words.text('cli.play.savePrompt')))?.trim();
      if (!file) return;
      saved = this.#save(file);
    }
  }
}

function answerTo({ id }: Question, choice: Choice): Answer {
  if ('pick' in choice) return { question: id, pick: choice.pick };
  return 'picks' in choice
    ? { question: id, picks: choice.picks }
    : { question: id, amounts: choice.amounts };
}
