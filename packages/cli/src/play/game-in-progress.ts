/** A game in progress: its history, who plays, what has happened. */
import { USUAL_BUDGET } from '@orrery/bots';
import type { BotPool } from '@orrery/bots/workers';
import {
  answered,
  type Company,
  type Core,
  checkPlan,
  companyOf,
  type Game,
  type GameEvent,
  type GameRecord,
  type History,
  type HistoryChange,
  type NewDeal,
  type Noted,
  type OpenQuestion,
  type Plain,
  RECORD_FORMAT,
  type Refusal,
  recordedBots,
  redone,
  replayHistory,
  type Seat,
  undone,
} from '@orrery/kernel';
import { Failure } from '../failure.ts';
import type { Player } from './seats.ts';

interface TableSetting {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, Plain>>;
  readonly seed: string;
}

/** The events of a move are kept beside it. */
interface Told {
  readonly events: readonly GameEvent[];
}

const told: Noted<Core, Told> = (move, { events }) => ({ ...move, events });

export class GameInProgress {
  readonly game: Game;
  readonly setting: TableSetting;
  #history: History<Core, Told>;
  /** What happened before the first question. */
  readonly #opening: readonly GameEvent[];
  readonly #deals: readonly NewDeal[] | undefined;

  private constructor(game: Game, setting: TableSetting, record: GameRecord) {
    const replayed = replayHistory(game, record, told);
    if ('error' in replayed) throw new Failure(replayed.error);
    this.game = game;
    this.setting = setting;
    this.#history = replayed.history;
    this.#opening = replayed.opening;
    this.#deals = record.anew;
  }

  static begin(game: Game, setting: TableSetting): GameInProgress {
    return new GameInProgress(game, setting, newRecord(game, setting));
  }

  /** A table at which a recorded game goes on. */
  static resume(game: Game, record: GameRecord, players: readonly Player[]): GameInProgress {
    return new GameInProgress(game, { players, options: record.options, seed: record.seed }, record);
  }

  get state(): Core {
    return this.#history.state;
  }

  name(seat: Seat): string {
    return this.setting.players[seat]?.name ?? String(seat + 1);
  }

  isPerson(seat: Seat): boolean {
    const player = this.setting.players[seat];
    return player !== undefined && player.bot === undefined;
  }

  get people(): Seat[] {
    return this.setting.players.flatMap((_, seat) => (this.isPerson(seat) ? [seat] : []));
  }

  /** The seat's company as far as taking back is concerned. */
  companyOf(seat: Seat): Company {
    return companyOf(seat, this.people);
  }

  #to(change: HistoryChange<Core, Told> | { readonly refusal: Refusal }): Refusal | undefined {
    if ('refusal' in change) return change.refusal;
    this.#history = change.history;
    return undefined;
  }

  answer(seat: Seat, given: unknown): Refusal | undefined {
    const plan = checkPlan(this.game, this.state, seat, [given]);
    return this.#to('refusal' in plan ? plan : answered(this.#history, seat, plan.answers, told));
  }

  undo(seat: Seat): Refusal | undefined {
    return this.#to(undone(this.#history, seat, this.companyOf(seat)));
  }

  redo(seat: Seat): Refusal | undefined {
    return this.#to(redone(this.#history, seat, told));
  }

  /** What happened in each move; the opening counts as one. */
  get log(): readonly (readonly GameEvent[])[] {
    return [this.#opening, ...this.#history.moves.map(({ events }) => events)];
  }

  /** Lets the bots answer what is asked of them, until nothing is. In the same position they answer the same. */
  async letBotsAnswer(bots: BotPool): Promise<void> {
    for (let open = this.#botQuestion(); open !== undefined; open = this.#botQuestion()) {
      const { seat } = open;
      const bot = this.setting.players[seat]?.bot;
      if (bot === undefined) return;
      const seed = `${this.setting.seed}/seat ${seat}/${this.#history.moves.length}`;
      const view = this.game.view(this.state, seat);
      const asked = { game: this.game.id, bot, view, seat, budget: USUAL_BUDGET, seed };
      const refusal = this.answer(seat, await bots.think(asked));
      if (refusal !== undefined) throw new Error(`${bot} gave a refused answer: ${refusal.key}`);
    }
  }

  #botQuestion(): OpenQuestion | undefined {
    return this.game.open(this.state).find(({ seat }) => !this.isPerson(seat));
  }

  record(): GameRecord {
    return {
      ...newRecord(this.game, this.setting),
      answers: this.#history.moves.map(({ seat, answer }) => ({ seat, answer })),
      ...(this.#deals === undefined ? {} : { anew: this.#deals }),
    };
  }
}

const newRecord = ({ id, version }: Game, { players, options, seed }: TableSetting): GameRecord => ({
  format: RECORD_FORMAT,
  game: id,
  rules: version,
  options,
  seats: players.map(({ name, bot }) => bot ?? name),
  ...recordedBots(players.map(({ bot }) => bot ?? null)),
  seed,
  answers: [],
});
