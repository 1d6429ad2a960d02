/** A table with the engine and the bots in one place: what the worker of a local table runs. */
import type { Bot } from '@orrery/bots';
import {
  type Answer,
  applyPlan,
  type Core,
  type Game,
  type GameEvent,
  type GameRecord,
  History,
  type Move,
  msg,
  RECORD_FORMAT,
  type Refusal,
  type Rng,
  rngFrom,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import type { LogMove, Player, TableState } from '../table/source.ts';
import { roundIn } from './rounds.ts';
import type { SavedTable, TableLine } from './saved.ts';

export class LocalTable {
  readonly #game: Game;
  readonly #saved: SavedTable;
  readonly #bots: readonly (Bot | undefined)[];
  readonly #chance: readonly Rng[];
  readonly #history: History<Core>;
  readonly #opening: GameEvent[] = [];
  /** The round after each move; the first for the opening. */
  readonly #rounds: (number | undefined)[] = [];
  /** How many moves each seat has taken back and not made again or anew. */
  readonly #taken: number[];
  #present: Seat;

  /** `bots` has a player for every seat that is not a person's. Throws when a kept move is no longer legal. */
  constructor(game: Game, saved: SavedTable, bots: readonly (Bot | undefined)[]) {
    this.#game = game;
    this.#saved = saved;
    this.#bots = bots;
    this.#taken = bots.map(() => 0);
    this.#present = this.people[0] ?? 0;
    this.#history = new History(game, this.#begin());
    this.#rounds.push(roundIn(game.view(this.#state, 'spectator')));
    for (const { seat, answer } of saved.moves) {
      const refusal = this.#submit(seat, answer);
      if (refusal !== undefined) throw new Error(`move ${this.#history.log.length + 1}: ${refusal.key}`);
    }
    this.#chance = bots.map((_, seat) => rngFrom(`${saved.seed}/seat ${seat}/${saved.moves.length}`));
  }

  get #state(): Core {
    return this.#history.state;
  }

  get people(): Seat[] {
    return this.#bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  }

  get moves(): readonly Move[] {
    return this.#history.moves;
  }

  /** The state before the first move at this table. */
  #begin(): Core {
    const { options, seats, seed, beginning } = this.#saved;
    const game = this.#game.with({ emit: (event) => this.#opening.push(event) });
    const state = game.setup(options, seats.length, seed);
    for (const { seat, answer } of beginning?.moves ?? []) game.apply(state, seat, answer);
    const anew = beginning?.anew;
    if (anew === undefined) return state;
    return this.#game.fill(this.#game.view(state, anew.viewer), rngFrom(anew.seed));
  }

  #submit(seat: Seat, answer: Answer): Refusal | undefined {
    const refusal = this.#history.submit(seat, answer);
    if (refusal === undefined) this.#rounds.push(roundIn(this.#game.view(this.#state, 'spectator')));
    return refusal;
  }

  /** Gives answers, all or none, up to the first that shows something new. */
  answer(seat: Seat, answers: readonly Answer[]): Refusal | undefined {
    const [only] = answers;
    if (only !== undefined && answers.length === 1) {
      const refusal = this.#submit(seat, only);
      if (refusal === undefined) this.#taken[seat] = 0;
      return refusal;
    }
    const plan = applyPlan(this.#game, this.#game.clone(this.#state), seat, answers);
    if ('refusal' in plan) return plan.refusal;
    for (const answer of plan.applied) this.#submit(seat, answer);
    this.#taken[seat] = 0;
    return undefined;
  }

  undo(seat: Seat): Refusal | undefined {
    const refusal = this.#history.undo(seat);
    if (refusal !== undefined) return refusal;
    this.#rounds.length = this.#history.log.length + 1;
    this.#taken[seat] = (this.#taken[seat] ?? 0) + 1;
    return undefined;
  }

  redo(seat: Seat): Refusal | undefined {
    const refusal = this.#history.redo(seat);
    this.#taken[seat] = refusal === undefined ? Math.max(0, (this.#taken[seat] ?? 0) - 1) : 0;
    if (refusal === undefined) this.#rounds.push(roundIn(this.#game.view(this.#state, 'spectator')));
    return refusal;
  }

  /** One bot answers what is asked of it; false when no bot is asked anything. */
  letBotAnswer(): boolean {
    const open = this.#game.open(this.#state).find(({ seat }) => this.#bots[seat] !== undefined);
    const bot = open === undefined ? undefined : this.#bots[open.seat];
    const rng = open === undefined ? undefined : this.#chance[open.seat];
    if (open === undefined || bot === undefined || rng === undefined) return false;
    const answer = bot.choose(this.#game, this.#game.view(this.#state, open.seat), open.seat, rng);
    const refusal = this.#submit(open.seat, answer);
    if (refusal !== undefined) throw new Error(`${bot.id} gave a refused answer: ${refusal.key}`);
    return true;
  }

  /** The person who should sit at the screen now. */
  get next(): Seat {
    const open = this.#game.open(this.#state).filter(({ seat }) => this.#bots[seat] === undefined);
    return (open.find(({ seat }) => seat === this.#present) ?? open[0])?.seat ?? this.#present;
  }

  get present(): Seat {
    return this.#present;
  }

  takeOver(seat: Seat): void {
    this.#present = seat;
  }

  get isOver(): boolean {
    return this.#game.first(this.#state) === undefined;
  }

  get players(): Player[] {
    return this.#saved.seats.map(({ name, bot, mark }) => ({
      name,
      kind: bot === undefined ? 'person' : 'bot',
      ...(mark === undefined ? {} : { mark }),
    }));
  }

  #log(viewer: Viewer): LogMove[] {
    const seen = (events: readonly GameEvent[]): GameEvent[] =>
      events.flatMap((event) => this.#game.see(event, viewer) ?? []);
    return [
      { at: 0, seat: null, round: this.#rounds[0], events: seen(this.#opening) },
      ...this.#history.log.map(({ seat, events }, i) => ({
        at: i + 1,
        seat,
        round: this.#rounds[i + 1],
        events: seen(events),
      })),
    ];
  }

  /** The state after so many moves. */
  #stateAt(at: number): Core {
    const state = this.#begin();
    for (const { seat, answer } of this.#history.moves.slice(0, at)) this.#game.apply(state, seat, answer);
    return state;
  }

  /** What the present person sees, now or after so many moves. A lone person's finished game lies open to nobody else. */
  show(past?: number): TableState {
    const game = this.#game;
    const opening = this.#opening.length;
    const state = past === undefined ? this.#state : this.#stateAt(past);
    this.#opening.length = opening;
    const me: Viewer = this.#present;
    const outcome = game.outcome(state);
    const score = game.preview(state, me);
    const question = past === undefined ? game.question(state, me) : undefined;
    const undo = past === undefined && this.#history.canUndo(me);
    const moved = this.#history.log.some(({ seat }) => seat === me);
    return {
      game: game.id,
      title: '',
      me,
      players: this.players,
      view: game.view(state, me),
      unavailable: question === undefined ? [] : game.unavailable(state, me),
      log: this.#log(me),
      at: this.#history.log.length,
      undo,
      redo: past === undefined && (this.#taken[me] ?? 0) > 0,
      ...(question === undefined ? {} : { question }),
      ...(past === undefined ? {} : { past }),
      ...(score === undefined ? {} : { score }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(moved && !undo ? { undoBarrier: msg('kernel.undo.barrier') } : {}),
    };
  }

  /** The record; a table that was dealt anew in the middle has none, because no seed leads to it. */
  record(): GameRecord | undefined {
    const { options, seats, seed, beginning } = this.#saved;
    if (beginning?.anew !== undefined) return undefined;
    return {
      format: RECORD_FORMAT,
      game: this.#game.id,
      rules: this.#game.version,
      options,
      seats: seats.map(({ name }) => name),
      seed,
      answers: [...(beginning?.moves ?? []), ...this.#history.moves],
    };
  }

  /** The table's line in the list of kept tables. */
  line(now: number): TableLine {
    const outcome = this.#game.outcome(this.#state);
    const round = this.#rounds[this.#rounds.length - 1];
    const { id, game, seats } = this.#saved;
    const standings = outcome?.standings ?? [];
    const result = {
      scores: seats.map((_, seat) => standings.find((each) => each.seat === seat)?.score ?? 0),
      winners: standings.filter(({ place }) => place === 1).map(({ seat }) => seat),
    };
    return {
      id,
      game,
      seats,
      updated: now,
      moves: this.#history.log.length,
      ...(round === undefined ? {} : { round }),
      ...(outcome === undefined ? {} : { result }),
    };
  }
}
