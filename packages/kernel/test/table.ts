/** A game that does whatever its agenda says: for tests of the agenda itself. */
import {
  type Answer,
  type Ask,
  agendaOf,
  type Core,
  cloneAgenda,
  cloneRng,
  defineGame,
  type Game,
  msg,
  type Plain,
  type Run,
  rank,
  type Seat,
  type Task,
} from '../src/index.ts';

export interface Table extends Core {
  seats: number;
  log: string[];
  coins: number;
  /** Face down; the last is the top. */
  deck: number[];
  hands: number[][];
}

export type Step =
  | { do: 'say'; what: string }
  | { do: 'do'; tasks: readonly Todo[] }
  | { do: 'sealed'; asks: readonly Choose[] }
  | { do: 'open'; lanes: readonly { seat: Seat; tasks: readonly Todo[] }[] }
  | { do: 'bag'; seat: Seat; of: readonly Step[] }
  | { do: 'earn'; amount: number }
  | { do: 'spend'; amount: number }
  | { do: 'draw'; seat: Seat };

/** Asks for a word; `then` follows when the word is `go on`. */
export interface Choose extends Ask {
  do: 'choose';
  name: string;
  then?: readonly Todo[];
}
export type Todo = Step | Choose;

type TableRun = Run<Todo>;

/** What a seat sees of the table. */
export interface TableView {
  seats: number;
  log: string[];
  coins: number;
  deck: number;
  hands: (number[] | number)[];
}

export const WORDS = ['yes', 'no', 'go on'];

function draw(state: Table, { seat }: { seat: Seat }, run: TableRun): void {
  run.barrier?.(seat);
  const card = state.deck.pop();
  if (card === undefined) return;
  state.hands[seat]?.push(card);
  run.emit?.({ do: 'draw', seat, what: 'card', amount: 1, source: 'deck', private: card });
}

const rules = {
  id: 'table',
  version: 1,
  name: msg('table.name'),
  seats: { min: 1, max: 4 },
  options: {},
  steps: {
    say: (state: Table, { what }: { what: string }) => void state.log.push(what),
    do: (_: Table, { tasks }: { tasks: readonly Todo[] }, run: TableRun) => run.next(...tasks),
    sealed: (_: Table, { asks }: { asks: readonly Choose[] }, run: TableRun) => run.sealed(asks),
    open: (_: Table, { lanes }: Step & { do: 'open' }, run: TableRun) => run.open(lanes),
    bag: (_: Table, { seat, of }: Step & { do: 'bag' }, run: TableRun) => run.bag(seat, of),
    earn(state: Table, { amount }: { amount: number }) {
      state.coins += amount;
      state.log.push(`earn ${amount}`);
    },
    spend: {
      can: (state: Table, { amount }: { amount: number }) => state.coins >= amount,
      run(state: Table, { amount }: { amount: number }) {
        if (state.coins < amount) return;
        state.coins -= amount;
        state.log.push(`spend ${amount}`);
      },
    },
    draw,
  },
  questions: {
    choose: {
      shape: 'one-of' as const,
      text: (_: Table, { name }: Choose) => msg('table.choose', { name }),
      options: () => WORDS,
      describe: (_: Table, __: Choose, word: Plain) => ({ text: msg(`table.${String(word)}`) }),
      answer(state: Table, { seat, name, then }: Choose, word: Plain, run: TableRun) {
        state.log.push(`${name} ${seat}: ${String(word)}`);
        run.emit?.({ do: 'say', seat, what: String(word), amount: 1, source: name });
        if (word === 'go on') run.next(...(then ?? []));
      },
    },
  },
  bags: {
    orderMatters: (_: Table, __: Seat, of: readonly Task[]) => of.some((task) => task.do !== 'say'),
    describe: (_: Table, task: Task) => msg(`table.${task.do}`),
  },
  clone: (state: Table): Table => ({
    agenda: cloneAgenda(state.agenda),
    rng: cloneRng(state.rng),
    seats: state.seats,
    log: state.log.slice(),
    coins: state.coins,
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
  }),
  view: (state: Table, viewer: Seat | 'spectator'): TableView => ({
    seats: state.seats,
    log: state.log.slice(),
    coins: state.coins,
    deck: state.deck.length,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.length)),
  }),
  fill: (view: TableView, core: Core): Table => ({
    ...core,
    seats: view.seats,
    log: view.log.slice(),
    coins: view.coins,
    deck: Array.from({ length: view.deck }, (_, i) => 100 + i),
    hands: view.hands.map((hand) =>
      typeof hand === 'number' ? Array.from({ length: hand }, () => 0) : [...hand],
    ),
  }),
  outcome: ({ seats }: Table) =>
    rank(Array.from({ length: seats }, (_, seat) => ({ seat, score: 0, tiebreak: [], breakdown: [] }))),
};

/** A table at its first question, with these tasks on the agenda. */
export function tableWith(...tasks: readonly Todo[]): { game: Game<Table, TableView>; state: Table } {
  const game: Game<Table, TableView> = defineGame<Table, TableView, Record<never, never>, Step, Choose>({
    ...rules,
    setup: (_, seats, rng) => ({
      agenda: agendaOf(...tasks),
      rng,
      seats,
      log: [],
      coins: 0,
      deck: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      hands: Array.from({ length: seats }, () => []),
    }),
  });
  return { game, state: game.setup({}, 4, 'seed') };
}

export const ask = (seat: Seat, name: string, ...then: readonly Todo[]): Choose =>
  then.length === 0 ? { do: 'choose', seat, name } : { do: 'choose', seat, name, then };
export const say = (what: string): Step => ({ do: 'say', what });

/** The seat's answer to whatever it is asked now. */
export function answerOf(game: Game<Table, TableView>, state: Table, seat: Seat, pick: Plain): Answer {
  const open = game.openFor(state, seat);
  if (open === undefined) throw new Error(`seat ${seat} is not asked`);
  return { question: open.id, pick };
}

/** Gives the seat's answer, which must be legal. */
export function give(game: Game<Table, TableView>, state: Table, seat: Seat, pick: Plain = 'yes'): void {
  const answer = answerOf(game, state, seat, pick);
  const refusal = game.check(state, seat, answer);
  if (refusal !== undefined) throw new Error(refusal.key);
  game.apply(state, seat, answer);
}

/** Who is asked what, as `name seat`. */
export const asked = (game: Game<Table, TableView>, state: Table): string[] =>
  game.questions(state).map(({ seat, text }) => `${String(text.args?.name ?? 'order')} ${seat}`);
