/** A recorded game as a source: every position can be shown, nothing can be answered. */
import {
  type Core,
  checkRecord,
  dealtAnew,
  type Game,
  type GameEvent,
  type GameRecord,
  type Message,
  msg,
  type Outcome,
  type Question,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import { createStore, type Store } from '../app/store.ts';
import type {
  Connection,
  LogMove,
  Positions,
  Round,
  TableSource,
  TableState,
  TableStatus,
} from '../table/source.ts';
import { roundIn } from './rounds.ts';

export interface ReplaySource extends TableSource {
  readonly record: () => Promise<GameRecord>;
  readonly length: number;
  /** Everybody's points after each move, by seat; empty where the game has no preview. */
  readonly curves: readonly (readonly number[])[];
  /** The round after each move. */
  readonly rounds: readonly (Round | undefined)[];
  /** Who made each move. */
  readonly movers: readonly Seat[];
  readonly viewer: Store<Viewer>;
  /** The question that the next move answers. */
  nextQuestion(at: number): Question | undefined;
  /** Whose eyes are used; a finished game has no secrets. */
  watch(viewer: Viewer): void;
}

const EVERY = 16;

/** Walks through the record once; throws nothing for a bad one, but says what is wrong. */
export function readReplay(game: Game, record: GameRecord): Walk | { readonly error: Message } {
  const error = checkRecord(game, record);
  if (error !== undefined) return { error };
  const walk = new Walk(game, record);
  return walk.problem === undefined ? walk : { error: walk.problem };
}

const scoresOf = (outcome: Outcome | undefined, seats: number): number[] =>
  Array.from(
    { length: seats },
    (_, seat) => outcome?.standings.find((each) => each.seat === seat)?.score ?? 0,
  );

export class Walk {
  readonly #game: Game;
  readonly record: GameRecord;
  readonly #kept: Core[] = [];
  readonly log: LogMove[] = [];
  readonly curves: number[][];
  readonly rounds: (Round | undefined)[] = [];
  problem: Message | undefined;

  constructor(game: Game, record: GameRecord) {
    this.#game = game;
    this.record = record;
    this.curves = record.seats.map(() => []);
    let events: GameEvent[] = [];
    const loud = game.with({ emit: (event) => events.push(event) });
    let state = loud.setup(record.options, record.seats.length, record.seed);
    state = dealtAnew(game, state, record, 0);
    this.#note(state, null, events, 0);
    for (const [i, { seat, answer }] of record.answers.entries()) {
      const read = game.read(state, seat, answer);
      if ('refusal' in read) {
        this.problem = msg('kernel.record.answer', { at: i + 1, reason: read.refusal });
        return;
      }
      events = [];
      loud.apply(state, seat, read.answer);
      state = dealtAnew(game, state, record, i + 1);
      this.#note(state, seat, events, i + 1);
    }
  }

  #note(state: Core, seat: number | null, events: readonly GameEvent[], at: number): void {
    const round = roundIn(this.#game.view(state, 'spectator'));
    if (at % EVERY === 0) this.#kept.push(this.#game.clone(state));
    this.log.push({ at, seat, round, events });
    this.rounds.push(round);
    const outcome = this.#game.outcome(state) ?? this.#game.preview(state, 'spectator');
    for (const [each, score] of scoresOf(outcome, this.curves.length).entries())
      this.curves[each]?.push(score);
  }

  get length(): number {
    return this.record.answers.length;
  }

  stateAt(at: number): Core {
    const from = Math.min(Math.floor(at / EVERY), this.#kept.length - 1);
    const kept = this.#kept[from];
    if (kept === undefined) throw new RangeError(`no position ${at}`);
    let state = this.#game.clone(kept);
    for (const [i, { seat, answer }] of this.record.answers.slice(from * EVERY, at).entries()) {
      this.#game.apply(state, seat, answer);
      state = dealtAnew(this.#game, state, this.record, from * EVERY + i + 1);
    }
    return state;
  }
}

/** Opens at a position, with the eyes of a seat: a board is drawn around its viewer. */
export function openReplay(game: Game, walk: Walk, start: number, eyes: Viewer = 0): ReplaySource {
  const { record } = walk;
  const viewer = createStore<Viewer>(eyes);
  let at = Math.max(0, Math.min(walk.length, start));
  const nextQuestion = (from: number): Question | undefined => {
    const move = record.answers[from];
    return move === undefined ? undefined : game.question(walk.stateAt(from), move.seat);
  };
  const positionsFor = (me: Viewer): Positions => ({
    length: walk.length,
    view: (where) => game.view(walk.stateAt(where), me),
    question: nextQuestion,
  });
  let positions = positionsFor(eyes);
  const shown = (): TableState => {
    const state = walk.stateAt(at);
    const me = viewer.get();
    const outcome = game.outcome(state);
    const score = outcome ?? game.preview(state, me);
    return {
      game: game.id,
      title: '',
      me,
      players: record.seats.map((name) => ({ name, kind: 'person' })),
      view: game.view(state, me),
      unavailable: [],
      log: walk.log.map((move) => ({
        ...move,
        events: me === 'spectator' ? move.events : move.events.flatMap((event) => game.see(event, me) ?? []),
      })),
      at: walk.length,
      past: at,
      positions,
      undo: false,
      redo: false,
      ...(score === undefined ? {} : { score }),
      ...(outcome === undefined ? {} : { outcome }),
    };
  };
  const status = createStore<TableStatus>({ is: 'open', state: shown() });
  const refused = async (): Promise<Message> => msg('web.replay.readOnly');
  return {
    kind: 'replay',
    status,
    connection: createStore<Connection>('here'),
    length: walk.length,
    curves: walk.curves,
    rounds: walk.rounds,
    movers: record.answers.map(({ seat }) => seat),
    viewer,
    answer: refused,
    undo: refused,
    redo: refused,
    setPolicies: refused,
    takeOver: () => undefined,
    look(to) {
      at = Math.max(0, Math.min(walk.length, to ?? walk.length));
      status.set({ is: 'open', state: shown() });
    },
    watch(next) {
      viewer.set(next);
      positions = positionsFor(next);
      status.set({ is: 'open', state: shown() });
    },
    nextQuestion,
    record: async () => record,
    close: () => undefined,
  };
}
