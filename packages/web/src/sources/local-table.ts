/** A table with its engine: what the worker of a local table runs. */
import { USUAL_BUDGET } from '@orrery/bots';
import type { Asked } from '@orrery/bots/workers';
import {
  type Answer,
  answered,
  branched,
  type Company,
  type Core,
  canRedo,
  canUndo,
  checkPlan,
  companyOf,
  type Game,
  type GameEvent,
  type GameRecord,
  type History,
  type HistoryChange,
  hasTakenBack,
  msg,
  type Refusal,
  redone,
  replayHistory,
  type Seat,
  stateAt,
  undone,
  type Viewer,
  winners,
} from '@orrery/kernel';
import type { Policy, SeatPolicies } from '@orrery/protocol';
import { consultPolicies, noPolicies } from '@orrery/protocol/client';
import type { SavedMove, SavedTable, TableLine } from './saved.ts';
import type { Player, ShownMove, TableState } from './source.ts';
import { logOf, NEAR, recordOf, type Told, toldIn } from './told-history.ts';

/** What a bot is asked, and at which moment. */
export interface BotTurn {
  readonly asked: Asked;
  readonly question: number;
  /** How many moves had been made, and how often something had been taken back or done again. */
  readonly moves: number;
  readonly turned: number;
}

export class LocalTable {
  readonly #game: Game;
  readonly #saved: SavedTable;
  /** What happened before the first question. */
  readonly #opening: readonly GameEvent[];
  #history: History<Core, Told>;
  readonly #policies: SeatPolicies[];
  #present: Seat;
  #turned = 0;

  /** Throws when a kept move is no longer legal. */
  constructor(game: Game, saved: SavedTable) {
    this.#game = game;
    this.#saved = saved;
    this.#policies = saved.seats.map((_, seat) => saved.policies?.[seat] ?? noPolicies);
    this.#present = this.people[0] ?? 0;
    const before = replayHistory(game, recordOf({ ...saved, moves: [] }), toldIn(game), { keeping: NEAR });
    if ('error' in before) throw new Error(before.error.key);
    this.#opening = before.opening;
    this.#history = branched(before.history);
    for (const { seat, answer, by } of saved.moves) {
      const refusal = this.#give(seat, [answer], by === 'policy');
      if (refusal !== undefined) throw new Error(`move ${this.#history.moves.length + 1}: ${refusal.key}`);
    }
  }

  get #state(): Core {
    return this.#history.state;
  }

  #botOf(seat: Seat): string | undefined {
    return this.#saved.seats[seat]?.bot;
  }

  get people(): Seat[] {
    return this.#saved.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  }

  /** The moves made at this table, without those of a game it came from. */
  get moves(): readonly SavedMove[] {
    const { moves, fixed } = this.#history;
    return moves
      .slice(fixed)
      .map(({ seat, answer, policy }) =>
        policy === true ? { seat, answer, by: 'policy' } : { seat, answer },
      );
  }

  get policies(): readonly SeatPolicies[] {
    return this.#policies;
  }

  #companyOf(seat: Seat): Company {
    return companyOf(seat, this.people);
  }

  #to(change: HistoryChange<Core, Told> | { readonly refusal: Refusal }): Refusal | undefined {
    if ('refusal' in change) return change.refusal;
    this.#history = change.history;
    return undefined;
  }

  /** The same for a change that goes back, or does again what was taken back. */
  #turn(change: HistoryChange<Core, Told> | { readonly refusal: Refusal }): Refusal | undefined {
    if (!('refusal' in change)) this.#turned += 1;
    return this.#to(change);
  }

  #give(seat: Seat, answers: readonly Answer[], policy = false): Refusal | undefined {
    const plan = checkPlan(this.#game, this.#state, seat, answers);
    if ('refusal' in plan) return plan.refusal;
    return this.#to(answered(this.#history, seat, plan.answers, toldIn(this.#game, policy)));
  }

  /** Gives answers, all or none, up to the first that shows something new. */
  answer(seat: Seat, answers: readonly Answer[]): Refusal | undefined {
    return this.#give(seat, answers);
  }

  undo(seat: Seat): Refusal | undefined {
    return this.#turn(undone(this.#history, seat, this.#companyOf(seat)));
  }

  redo(seat: Seat): Refusal | undefined {
    return this.#turn(redone(this.#history, seat, toldIn(this.#game)));
  }

  setPolicies(seat: Seat, policies: readonly Policy[]): void {
    this.#policies[seat] = { policies: [...policies], dropped: [] };
  }

  /**
   * One person's policies answer what is asked of them; false where none has anything to say. Whoever has taken
   * something back wants to answer themselves.
   */
  letPolicyAnswer(): boolean {
    for (const { seat } of this.#game.open(this.#state)) {
      const given = this.#policies[seat] ?? noPolicies;
      if (this.#botOf(seat) !== undefined || given.policies.length === 0) continue;
      if (hasTakenBack(this.#history, seat)) continue;
      const question = this.#game.question(this.#state, seat);
      if (question === undefined || question.answered) continue;
      const result = consultPolicies(question, given, (answer) =>
        this.#game.check(this.#state, seat, answer),
      );
      if (result === undefined) continue;
      this.#policies[seat] = result.policies;
      if (result.answer === undefined) continue;
      this.#give(seat, [result.answer], true);
      return true;
    }
    return false;
  }

  /**
   * What the next bot is asked; undefined when no bot is asked anything. Its chance hangs on the question, whose number
   * is the same whoever answers first: whoever takes back and does again what they did finds the same game.
   */
  get botTurn(): BotTurn | undefined {
    const open = this.#game.open(this.#state).find(({ seat }) => this.#botOf(seat) !== undefined);
    const bot = open === undefined ? undefined : this.#botOf(open.seat);
    if (open === undefined || bot === undefined) return undefined;
    const { seat } = open;
    const seed = `${this.#saved.seed}/seat ${seat}/${open.id}`;
    const view = this.#game.view(this.#state, seat);
    const { id: game, version: rules } = this.#game;
    const asked = { game, rules, bot, view, seat, budget: USUAL_BUDGET, seed };
    return { asked, question: open.id, moves: this.#length, turned: this.#turned };
  }

  /** Whether a bot's question still waits for its answer. */
  isAsked({ asked, question, turned }: BotTurn): boolean {
    return turned === this.#turned && this.#game.openFor(this.#state, asked.seat)?.id === question;
  }

  /** Takes a bot's answer. One that came too late is dropped: the bot is asked again if it still must answer. */
  botAnswer(turn: BotTurn, answer: Answer): void {
    if (!this.isAsked(turn)) return;
    const refusal = this.#give(turn.asked.seat, [answer]);
    if (refusal !== undefined && this.#length === turn.moves)
      throw new Error(`${turn.asked.bot} gave a refused answer: ${refusal.key}`);
  }

  /** The person who should sit at the screen now. */
  get next(): Seat {
    const open = this.#game.open(this.#state).filter(({ seat }) => this.#botOf(seat) === undefined);
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
      ...(bot === undefined ? {} : { bot }),
      ...(mark === undefined ? {} : { mark }),
    }));
  }

  /** How many moves have been made, those of the game it came from counted. */
  get #length(): number {
    return this.#history.moves.length;
  }

  #log(viewer: Viewer): ShownMove[] {
    return logOf({ history: this.#history, opening: this.#opening }, (events) =>
      events.flatMap((event) => this.#game.see(event, viewer) ?? []),
    );
  }

  /** What the present person sees, now or after so many moves. A lone person's finished game lies open to nobody else. */
  show(past?: number): TableState {
    const game = this.#game;
    const state = past === undefined ? this.#state : stateAt(this.#history, past);
    const me = this.#present;
    const outcome = game.outcome(state);
    const score = game.preview(state, me);
    const question = past === undefined ? game.question(state, me) : undefined;
    const company = this.#companyOf(me);
    const undo = past === undefined && canUndo(this.#history, me, company);
    const moved = this.moves.some(({ seat }) => seat === me);
    return {
      game: game.id,
      rules: game.version,
      title: '',
      me,
      players: this.players,
      view: game.view(state, me),
      unavailable: question === undefined ? [] : game.unavailable(state, me),
      log: this.#log(me),
      at: this.#length,
      undo,
      policies: this.#policies[me] ?? noPolicies,
      redo: past === undefined && canRedo(this.#history, me),
      undoFreely: company === 'bots',
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
    const moment = this.#game.moment(this.#state);
    const { id, game, seats } = this.#saved;
    const standings = outcome?.standings ?? [];
    const result = {
      scores: seats.map((_, seat) => standings.find((each) => each.seat === seat)?.score ?? 0),
      winners: outcome === undefined ? [] : winners(outcome),
      ...(outcome?.rival === undefined ? {} : { rival: outcome.rival.score }),
    };
    return {
      id,
      game,
      seats,
      updated: now,
      moves: this.#length,
      ...(moment === undefined ? {} : { round: moment.n, unit: moment.unit }),
      ...(outcome === undefined ? {} : { result }),
    };
  }
}
