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
  msg,
  type Refusal,
  type Rng,
  rngFrom,
  type Seat,
  type Viewer,
  winners,
} from '@orrery/kernel';
import type { Policy, SeatPolicies } from '@orrery/protocol';
import { consultPolicies, noPolicies } from '@orrery/protocol/client';
import type { LogMove, Player, Round, TableState } from '../table/source.ts';
import { type Begun, begin, recordOf } from './beginning.ts';
import { roundIn } from './rounds.ts';
import type { SavedMove, SavedTable, TableLine } from './saved.ts';

/** What this table knows of a move besides the move itself. */
interface Note {
  readonly seat: Seat;
  /** The round after it. */
  readonly round: Round | undefined;
  readonly policy: boolean;
}

export class LocalTable {
  readonly #game: Game;
  readonly #saved: SavedTable;
  readonly #bots: readonly (Bot | undefined)[];
  readonly #chance: readonly Rng[];
  readonly #begun: Begun;
  readonly #history: History<Core>;
  #notes: Note[] = [];
  readonly #policies: SeatPolicies[];
  /** Seats that have taken a move back: their policies wait until they have answered themselves. */
  readonly #thinking = new Set<Seat>();
  /** How many moves each seat has taken back and not made again or anew. */
  readonly #taken: number[];
  #present: Seat;

  /** `bots` has a player for every seat that is not a person's. Throws when a kept move is no longer legal. */
  constructor(game: Game, saved: SavedTable, bots: readonly (Bot | undefined)[]) {
    this.#game = game;
    this.#saved = saved;
    this.#bots = bots;
    this.#taken = bots.map(() => 0);
    this.#policies = bots.map((_, seat) => saved.policies?.[seat] ?? noPolicies);
    this.#present = this.people[0] ?? 0;
    this.#begun = begin(game, saved);
    this.#history = new History(game, this.#begun.state);
    for (const { seat, answer, by } of saved.moves) {
      const refusal = this.#submit(seat, answer, by === 'policy');
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

  get moves(): readonly SavedMove[] {
    return this.#history.moves.map((move, i) =>
      this.#notes[i]?.policy === true ? { ...move, by: 'policy' } : move,
    );
  }

  get policies(): readonly SeatPolicies[] {
    return this.#policies;
  }

  #submit(seat: Seat, answer: Answer, policy = false): Refusal | undefined {
    const refusal = this.#history.submit(seat, answer);
    if (refusal === undefined) this.#note(seat, policy);
    return refusal;
  }

  #note(seat: Seat, policy: boolean): void {
    this.#notes.push({ seat, policy, round: roundIn(this.#game.view(this.#state, 'spectator')) });
  }

  /** Gives answers, all or none, up to the first that shows something new. */
  answer(seat: Seat, answers: readonly Answer[]): Refusal | undefined {
    const refusal = this.#give(seat, answers);
    if (refusal !== undefined) return refusal;
    this.#taken[seat] = 0;
    this.#thinking.delete(seat);
    return undefined;
  }

  #give(seat: Seat, answers: readonly Answer[]): Refusal | undefined {
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return this.#submit(seat, only);
    const plan = applyPlan(this.#game, this.#game.clone(this.#state), seat, answers);
    if ('refusal' in plan) return plan.refusal;
    for (const answer of plan.applied) this.#submit(seat, answer);
    return undefined;
  }

  undo(seat: Seat): Refusal | undefined {
    const refusal = this.#history.undo(seat);
    if (refusal !== undefined) return refusal;
    const taken = this.#notes.findLastIndex((note) => note.seat === seat);
    this.#notes = this.#notes.filter((_, i) => i !== taken);
    this.#taken[seat] = (this.#taken[seat] ?? 0) + 1;
    this.#thinking.add(seat);
    return undefined;
  }

  redo(seat: Seat): Refusal | undefined {
    const refusal = this.#history.redo(seat);
    this.#taken[seat] = refusal === undefined ? Math.max(0, (this.#taken[seat] ?? 0) - 1) : 0;
    if (refusal === undefined) this.#note(seat, false);
    return refusal;
  }

  setPolicies(seat: Seat, policies: readonly Policy[]): void {
    this.#policies[seat] = { policies: [...policies], dropped: [] };
  }

  /** One person's policies answer what is asked of them; false where none has anything to say. */
  letPolicyAnswer(): boolean {
    for (const { seat } of this.#game.open(this.#state)) {
      const given = this.#policies[seat] ?? noPolicies;
      if (this.#bots[seat] !== undefined || this.#thinking.has(seat) || given.policies.length === 0) continue;
      const question = this.#game.question(this.#state, seat);
      if (question === undefined || question.answered) continue;
      const result = consultPolicies(question, given, (answer) =>
        this.#game.check(this.#state, seat, answer),
      );
      if (result === undefined) continue;
      this.#policies[seat] = result.policies;
      if (result.answer === undefined) continue;
      this.#submit(seat, result.answer, true);
      return true;
    }
    return false;
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

  /** How many moves have been made, those of the game it came from counted. */
  get #length(): number {
    return this.#begun.log.length - 1 + this.#history.log.length;
  }

  #log(viewer: Viewer): LogMove[] {
    const seen = (events: readonly GameEvent[]): GameEvent[] =>
      events.flatMap((event) => this.#game.see(event, viewer) ?? []);
    const earlier = this.#begun.log;
    return [
      ...earlier.map((move) => ({ ...move, events: seen(move.events) })),
      ...this.#history.log.map(({ seat, events }, i) => ({
        at: earlier.length + i,
        seat,
        round: this.#notes[i]?.round,
        events: seen(events),
        ...(this.#notes[i]?.policy === true ? { policy: true } : {}),
      })),
    ];
  }

  /** The state after so many moves. */
  #stateAt(at: number): Core {
    const { state } = begin(this.#game, this.#saved, at);
    const own = at - (this.#begun.log.length - 1);
    if (own > 0)
      for (const { seat, answer } of this.#history.moves.slice(0, own)) this.#game.apply(state, seat, answer);
    return state;
  }

  /** What the present person sees, now or after so many moves. A lone person's finished game lies open to nobody else. */
  show(past?: number): TableState {
    const game = this.#game;
    const state = past === undefined ? this.#state : this.#stateAt(past);
    const me = this.#present;
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
      at: this.#length,
      undo,
      policies: this.#policies[me] ?? noPolicies,
      redo: past === undefined && (this.#taken[me] ?? 0) > 0,
      ...(question === undefined ? {} : { question }),
      ...(past === undefined ? {} : { past }),
      ...(score === undefined ? {} : { score }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(moved && !undo ? { undoBarrier: msg('kernel.undo.barrier') } : {}),
    };
  }

  record(): GameRecord {
    return recordOf({ ...this.#saved, moves: this.moves });
  }

  /** The table's line in the list of kept tables. */
  line(now: number): TableLine {
    const outcome = this.#game.outcome(this.#state);
    const round = this.#notes.at(-1)?.round ?? this.#begun.log.at(-1)?.round;
    const { id, game, seats } = this.#saved;
    const standings = outcome?.standings ?? [];
    const result = {
      scores: seats.map((_, seat) => standings.find((each) => each.seat === seat)?.score ?? 0),
      winners: outcome === undefined ? [] : winners(outcome),
    };
    return {
      id,
      game,
      seats,
      updated: now,
      moves: this.#length,
      ...(round === undefined ? {} : { round: round.n, unit: round.unit }),
      ...(outcome === undefined ? {} : { result }),
    };
  }
}
