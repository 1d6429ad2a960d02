/**
 * A foreign program in the seat of a bot. It is started by a command, is given turns as lines of JSON on its standard
 * input, and answers on its standard output. One that answers nonsense, is late or ends costs its own answer only: a
 * quick bot gives it instead, and that is reported.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Answer, below, type Game, isRecord } from '@orrery/kernel';
import type { Bot, Turn } from '../bot.ts';
import { findEntrant, sparesFor } from '../registry.ts';
import { botName } from '../text/names.ts';
import type { Failed, Reason } from '../workers/messages.ts';
import type { Replaced } from '../workers/pool.ts';
import { readLine, type TurnLine } from './lines.ts';

/** Bots whose name begins so are programs; the rest of it is the command. */
const PREFIX = 'exec:';

export const isProgram = (bot: string): boolean => bot.startsWith(PREFIX) && bot.length > PREFIX.length;

export interface ProgramSetting {
  /** A program has its time and this many milliseconds more before it is given up. */
  readonly patience?: number;
  readonly report: (replaced: Replaced) => void;
}

const PATIENCE_MS = 1_000;
/** Programs take a while to start: the first answer has so much more time. */
const STARTING_MS = 10_000;
/** The time of a program that has no other limit. */
const LONGEST_MS = 60_000;
/** A program that ends so often without an answer in between is not started again. */
const MOST_STARTS = 3;

class ProgramFailed extends Error {
  readonly why: Reason;

  constructor({ why, text }: Failed) {
    super(text);
    this.why = why;
  }
}

interface Waiting {
  readonly id: number;
  resolve(line: Readonly<Record<string, unknown>>): void;
  reject(error: ProgramFailed): void;
}

/** A program that runs, or is started when it is wanted. */
class Program {
  readonly #command: string;
  #child: ChildProcess | undefined;
  #waiting: Waiting | undefined;
  #starts = 0;
  #closed = false;

  constructor(command: string) {
    this.#command = command;
  }

  /** The line with which the program replies to a turn. */
  reply(turn: TurnLine, milliseconds: number): Promise<Readonly<Record<string, unknown>>> {
    if (this.#closed) return Promise.reject(new Error('nobody plays any more'));
    if (this.#starts >= MOST_STARTS && this.#child === undefined)
      return Promise.reject(new ProgramFailed({ why: 'ended', text: 'the program ended too often' }));
    const isNew = this.#child === undefined;
    const child = this.#child ?? this.#start();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          this.#fail({ why: 'late', text: 'the program took too long' });
          this.#kill();
        },
        milliseconds + (isNew ? STARTING_MS : 0),
      );
      this.#waiting = {
        id: turn.id,
        resolve: (line) => {
          clearTimeout(timer);
          this.#starts = 0;
          resolve(line);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      child.stdin?.write(`${JSON.stringify(turn)}\n`);
    });
  }

  #start(): ChildProcess {
    this.#starts += 1;
    // A group of its own, so that a shell does not outlive what it started, nor the other way round.
    const child = spawn(this.#command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    const gone = (text: string): void => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#fail({ why: 'ended', text });
    };
    child.on('error', ({ message }) => gone(message));
    child.on('exit', (code, signal) => gone(`the program ended (${signal ?? code})`));
    // Whoever has ended reads no more: that it ended is told above.
    child.stdin?.on('error', () => undefined);
    if (child.stdout !== null)
      createInterface({ input: child.stdout }).on('line', (text) => {
        if (this.#child === child) this.#heard(text);
      });
    return child;
  }

  #heard(text: string): void {
    const waiting = this.#waiting;
    if (waiting === undefined) return;
    const line = readLine(text);
    // A late reply to an earlier turn is no reply to this one.
    if (line !== undefined && typeof line.id === 'number' && line.id < waiting.id) return;
    this.#waiting = undefined;
    if (line === undefined || line.id !== waiting.id)
      waiting.reject(new ProgramFailed({ why: 'refused', text: `not a reply: ${text.slice(0, 200)}` }));
    else waiting.resolve(line);
  }

  #fail(failed: Failed): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(new ProgramFailed(failed));
  }

  /** Ends the program for good. */
  end(): void {
    this.#closed = true;
    this.#kill();
  }

  /** Ends the program with everything it has started; the next turn starts it again. */
  #kill(): void {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined) return;
    child.stdin?.destroy();
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  }
}

/** A program as a bot, which is to be ended when nobody plays with it any more. */
export interface ProgramBot extends Bot {
  end(): void;
}

const refusalOf = (line: Readonly<Record<string, unknown>>): string =>
  typeof line.error === 'string' ? line.error : 'no answer in the reply';

export function programBot(gameId: string, id: string, setting: ProgramSetting): ProgramBot {
  const { report, patience = PATIENCE_MS } = setting;
  const program = new Program(id.slice(PREFIX.length));
  let turns = 0;

  async function ask(game: Game, { view, seat, rng, budget }: Turn): Promise<Answer> {
    const state = game.fill(view, rng);
    turns += 1;
    const turn: TurnLine = {
      id: turns,
      game: game.id,
      rules: game.version,
      seat,
      view,
      question: game.question(state, seat),
      budget,
      seed: String(below(rng, 1_000_000_000)),
    };
    const line = await program.reply(turn, (budget.milliseconds ?? LONGEST_MS) + patience);
    if (!isRecord(line.answer)) throw new ProgramFailed({ why: 'refused', text: refusalOf(line) });
    const read = game.read(state, seat, line.answer);
    if ('refusal' in read) throw new ProgramFailed({ why: 'refused', text: read.refusal.key });
    return read.answer;
  }

  return {
    id,
    name: botName(id),
    async choose(game, turn) {
      try {
        return await ask(game, turn);
      } catch (error) {
        if (!(error instanceof ProgramFailed)) throw error;
        const [spare = 'random'] = sparesFor(gameId, id);
        report({ game: gameId, bot: id, why: error.why, text: error.message, spare });
        const quick = await findEntrant(gameId, spare)?.load();
        if (quick === undefined) throw error;
        return quick.choose(game, turn);
      }
    },
    end: () => program.end(),
  };
}
