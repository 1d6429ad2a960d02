/** How fast the kernel is, measured on the reference game, without anybody listening. */
import { type Answer, type Game, rngFrom, type Seat, type Task } from '@orrery/kernel';
import { type ReferenceState, reference } from '@orrery/reference';
import type { Benchmark } from './benchmark.ts';

const seconds = (work: () => void): number => {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
};

interface Played {
  readonly start: ReferenceState;
  readonly moves: readonly { readonly seat: Seat; readonly answer: Answer }[];
}

/** A game of uniformly random answers. */
function playRandomly(game: Game<ReferenceState>, seats: number, seed: string): Played {
  const start = game.setup({ length: 'long' }, seats, seed);
  const state = game.clone(start);
  const rng = rngFrom(`${seed}/answers`);
  const moves: { seat: Seat; answer: Answer }[] = [];
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const answer = game.sample(state, open, rng);
    moves.push({ seat: open.seat, answer });
    game.apply(state, open.seat, answer);
  }
  return { start, moves };
}

const GAMES = 300;
let played: Played[] | undefined;

/** Random games of two to four seats, played once and then replayed by every measurement. */
const games = (): Played[] => {
  played ??= Array.from({ length: GAMES }, (_, i) => playRandomly(reference, 2 + (i % 3), `bench-${i}`));
  return played;
};

const WORKSHOPS = 500;
const ROUNDS = 1000;

/** Steps that ask nobody: workshops with a forge, a lathe and a press at work, and reviews that nobody can pay for. */
function automaticSteps(): { state: ReferenceState; steps: Task[] } {
  const state = reference.setup({}, 2, 'bench');
  state.agenda.stack.length = 0;
  state.stock.fill(0);
  state.stock[0] = 1;
  state.stock[1] = 1;
  state.built.fill(0b10110);
  const round: Task[] = [workshop, offer];
  return { state, steps: Array.from({ length: WORKSHOPS }, () => round).flat() };
}

const workshop = { do: 'workshop', seat: 0 };
const offer = { do: 'offer', seat: 0, to: 1, worth: 3 };

const REPLAYS = 10;

/** Every answer of the recorded games is checked and applied; drawing the answers and the set-up are not in the time. */
function checkedAnswers(): number {
  let answers = 0;
  let time = 0;
  for (let i = 0; i < REPLAYS; i++) {
    const copies = games().map(({ start, moves }) => ({ state: reference.clone(start), moves }));
    time += seconds(() => {
      for (const { state, moves } of copies) answers += checkAndApply(state, moves);
    });
  }
  return answers / time;
}

function checkAndApply(state: ReferenceState, moves: Played['moves']): number {
  for (const { seat, answer } of moves) {
    const refusal = reference.check(state, seat, answer);
    if (refusal !== undefined) throw new Error(refusal.key);
    reference.apply(state, seat, answer);
  }
  return moves.length;
}

function stepsPerSecond(): number {
  const { state, steps } = automaticSteps();
  const { stack } = state.agenda;
  let count = 0;
  const counting = reference.with({
    stepped: () => {
      count += 1;
    },
  });
  stack.push(...steps);
  counting.advance(state);
  const time = seconds(() => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const step of steps) stack.push(step);
      reference.advance(state);
    }
  });
  return (ROUNDS * count) / time;
}

const CLONES = 500_000;

/** A state from the middle of a game of four. */
function middleState(): ReferenceState {
  const game = games().find(({ start }) => start.hands.length === 4);
  if (game === undefined) throw new Error('no game of four');
  const state = reference.clone(game.start);
  for (const { seat, answer } of game.moves.slice(0, game.moves.length / 2))
    reference.apply(state, seat, answer);
  return state;
}

function cloneMicroseconds(): number {
  const state = middleState();
  let sum = 0;
  const time = seconds(() => {
    for (let i = 0; i < CLONES; i++) sum += reference.clone(state).night;
  });
  if (sum !== CLONES * state.night) throw new Error('a clone differs');
  return (time / CLONES) * 1e6;
}

export const benchmarks: readonly Benchmark[] = [
  { name: 'kernel/automatic-steps-per-second', unit: 'steps/s', run: stepsPerSecond },
  { name: 'kernel/checked-answers-per-second', unit: 'answers/s', run: checkedAnswers },
  { name: 'kernel/clone-microseconds', unit: 'µs', run: cloneMicroseconds },
];
