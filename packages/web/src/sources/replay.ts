/** A recorded game as a source: every position can be shown, nothing can be answered. */
import {
  type Core,
  type CoreView,
  type Game,
  type GameRecord,
  type History,
  type Message,
  type Moment,
  msg,
  type Noted,
  type Question,
  type Replayed,
  replayHistory,
  type Seat,
  stateAt,
  type Viewer,
} from '@orrery/kernel';
import { createStore, type Store } from '../app/store.ts';
import type { Connection, Positions, ShownMove, TableSource, TableState, TableStatus } from './source.ts';
import { logOf, NEAR, type Told, toldIn } from './told-history.ts';

export interface ReplaySource extends TableSource {
  readonly record: () => Promise<GameRecord>;
  readonly length: number;
  /** Everybody's points after each move, by seat; empty where the game has no preview. */
  readonly curves: readonly (readonly number[])[];
  /** After each move. */
  readonly moments: readonly (Moment | undefined)[];
  /** Who made each move. */
  readonly movers: readonly Seat[];
  readonly viewer: Store<Viewer>;
  /** What somebody saw after so many moves. */
  viewOf(at: number, viewer: Viewer): object & CoreView;
  /** The question that the next move answers. */
  nextQuestion(at: number): Question | undefined;
  /** Whose eyes are used; a finished game has no secrets. */
  watch(viewer: Viewer): void;
}

/** Walks through the record once; throws nothing for a bad one, but says what is wrong. */
export function readReplay(game: Game, record: GameRecord): Walk | { readonly error: Message } {
  const pointsIn = (state: Core): readonly number[] => pointsOf(game, state, record.seats.length);
  const told = toldIn(game);
  const scored: Noted<Core, Scored> = (move, applied) => ({
    ...told(move, applied),
    points: pointsIn(applied.state),
  });
  const replayed = replayHistory(game, record, scored, { keeping: NEAR });
  return 'error' in replayed ? replayed : new Walk(record, replayed);
}

interface Scored extends Told {
  /** Everybody's points after the move, by seat. */
  readonly points: readonly number[];
}

function pointsOf(game: Game, state: Core, seats: number): readonly number[] {
  const outcome = game.outcome(state) ?? game.preview(state, 'spectator');
  return Array.from(
    { length: seats },
    (_, seat) => outcome?.standings.find((each) => each.seat === seat)?.score ?? 0,
  );
}

/** A recorded game from its first position to its last. */
export class Walk {
  readonly record: GameRecord;
  readonly log: readonly ShownMove[];
  readonly curves: readonly (readonly number[])[];
  readonly moments: readonly (Moment | undefined)[];
  readonly #history: History<Core, Scored>;

  constructor(record: GameRecord, replayed: Replayed<Core, Scored>) {
    const { history } = replayed;
    this.record = record;
    this.#history = history;
    this.log = logOf(replayed, (events) => events);
    this.moments = this.log.map(({ moment }) => moment);
    const first = pointsOf(history.game, stateAt(history, 0), record.seats.length);
    this.curves = record.seats.map((_, seat) => [
      first[seat] ?? 0,
      ...history.moves.map(({ points }) => points[seat] ?? 0),
    ]);
  }

  get length(): number {
    return this.record.answers.length;
  }

  stateAt(at: number): Core {
    return stateAt(this.#history, at);
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
  const viewOf = (from: number, me: Viewer): object & CoreView => game.view(walk.stateAt(from), me);
  const positionsFor = (me: Viewer): Positions => ({
    length: walk.length,
    view: (where) => viewOf(where, me),
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
      rules: game.version,
      title: '',
      me,
      players: record.seats.map((name, seat) => {
        const bot = record.bots?.[seat] ?? undefined;
        return bot === undefined ? { name, kind: 'person' } : { name, kind: 'bot', bot };
      }),
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
    moments: walk.moments,
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
    viewOf,
    nextQuestion,
    record: async () => record,
    close: () => undefined,
  };
}

/** Where rounds begin: the first position of each, in order. */
export const roundStarts = (
  moments: readonly (Moment | undefined)[],
): { readonly n: number; readonly at: number }[] =>
  moments.flatMap((moment, at) =>
    moment !== undefined && moment.n !== moments[at - 1]?.n ? [{ n: moment.n, at }] : [],
  );

/** The nearest beginning of a round before or after a position; the first or the last position beyond them. */
export function nextRound(moments: readonly (Moment | undefined)[], at: number, step: 1 | -1): number {
  const starts = roundStarts(moments).map((start) => start.at);
  if (step === 1) return starts.find((start) => start > at) ?? moments.length - 1;
  return starts.findLast((start) => start < at) ?? 0;
}
