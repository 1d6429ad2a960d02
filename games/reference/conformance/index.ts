/** The adapter: replays recordings of this game through the engine and compares. It holds no rules. */
import { type Adapter, Comparison, type DrawReason, type Game, isRecord, type Verdict } from '@orrery/kernel';
import { type ReferenceState, reference } from '../src/index.ts';
import { FORMAT, footerOf, snapshotOf } from './recording.ts';

export { recordGame } from './record.ts';

type Line = Readonly<Record<string, unknown>>;

/** A file may hold several recordings; each begins with a header. */
function split(lines: readonly unknown[]): unknown[][] {
  const recordings: unknown[][] = [];
  for (const line of lines) {
    if (recordings.length === 0 || (isRecord(line) && line.type === 'header')) recordings.push([]);
    recordings.at(-1)?.push(line);
  }
  return recordings;
}

class Replay {
  readonly comparison = new Comparison();
  readonly #game: Game<ReferenceState>;
  #state: ReferenceState | undefined;
  #draws: readonly unknown[] = [];
  #drawn = 0;
  #ended = false;

  constructor() {
    this.#game = reference.with({ dealer: (pile, why) => this.#deal(pile, why) });
  }

  /** Replays line after line; false when nothing sensible can follow. */
  take(line: unknown): boolean {
    if (!isRecord(line)) return this.#fail('/', 'a line of a recording', line);
    switch (line.type) {
      case 'header':
        return this.#begin(line);
      case 'move':
        return this.#move(line);
      case 'snapshot':
        return this.#compare('/table', line.table, (state) => snapshotOf(this.#game, state));
      case 'footer':
        this.#ended = true;
        return this.#compare('', line, (state) => footerOf(this.#game, state, this.comparison.move));
      default:
        return this.#fail('/type', 'header, move, snapshot or footer', line.type);
    }
  }

  finish(): void {
    if (!this.#ended && this.comparison.differences.length === 0) this.#fail('/', 'a footer', null);
  }

  #fail(path: string, expected: unknown, got: unknown): false {
    this.comparison.fail(path, expected ?? null, got ?? null);
    return false;
  }

  #begin({ format, options, seats, draws }: Line): boolean {
    if (format !== FORMAT) return this.#fail('/format', FORMAT, format);
    if (typeof seats !== 'number') return this.#fail('/seats', 'a number', seats);
    const refusal = reference.checkSetup(options, seats);
    if (refusal !== undefined) return this.#fail('/options', 'options of this game', refusal.key);
    return this.#withDraws(draws, () => {
      this.#state = this.#game.setup(options, seats, 'conformance');
    });
  }

  #move({ number, seat, question, answer, draws }: Line): boolean {
    const state = this.#state;
    if (state === undefined) return this.#fail('/', 'a header', 'a move');
    this.comparison.move += 1;
    this.comparison.expect('/number', number, this.comparison.move);
    if (typeof seat !== 'number') return this.#fail('/seat', 'a seat', seat);
    const open = this.#game.openFor(state, seat);
    this.comparison.expect('/question', question, open?.ask.do);
    if (open === undefined || !isRecord(answer)) return this.#fail('/answer', answer, 'nothing to answer');
    const read = this.#game.read(state, seat, { ...answer, question: open.id });
    if ('refusal' in read) return this.#fail('/answer', answer, read.refusal.key);
    return this.#withDraws(draws, () => this.#game.apply(state, seat, read.answer));
  }

  #compare(path: string, expected: unknown, got: (state: ReferenceState) => unknown): boolean {
    if (this.#state === undefined) return this.#fail('/', 'a header', expected);
    this.comparison.expect(path, expected, got(this.#state));
    return true;
  }

  /** Runs the engine on recorded draws, all of which it must want. */
  #withDraws(draws: unknown, run: () => void): boolean {
    if (!Array.isArray(draws)) return this.#fail('/draws', 'a list', draws);
    this.#draws = draws;
    this.#drawn = 0;
    run();
    for (const [i, draw] of draws.entries())
      if (i >= this.#drawn) this.comparison.fail(`/draws/${i}`, draw, null);
    return true;
  }

  /** The index of the recorded card; where there is none in the pile, that is a difference and the top is taken. */
  #deal(pile: readonly number[], { seat, source }: DrawReason): number {
    const path = `/draws/${this.#drawn}`;
    const recorded = this.#draws[this.#drawn];
    this.#drawn += 1;
    const card = isRecord(recorded) ? recorded.card : undefined;
    const index = typeof card === 'number' ? pile.indexOf(card) : -1;
    const taken = index < 0 ? pile.length - 1 : index;
    this.comparison.expect(path, recorded, { seat, source: source ?? null, card: pile[taken] });
    return taken;
  }
}

function replayRecording(file: string, lines: readonly unknown[]): Verdict {
  const [header] = lines;
  const name = isRecord(header) && typeof header.name === 'string' ? header.name : file;
  if (isRecord(header) && typeof header.disputed === 'string')
    return { name, moves: 0, differences: [], skipped: header.disputed };
  const replay = new Replay();
  if (lines.every((line) => replay.take(line))) replay.finish();
  return { name, moves: replay.comparison.move, differences: replay.comparison.differences };
}

export const adapter: Adapter = {
  *replay(file, lines) {
    for (const recording of split(lines)) yield replayRecording(file, recording);
  },
};
