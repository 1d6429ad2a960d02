/** A game in progress: its history, who plays, what has happened. */
import {
  type Core,
  checkRecord,
  type Game,
  type GameEvent,
  type GameRecord,
  History,
  msg,
  type OpenQuestion,
  type Plain,
  RECORD_FORMAT,
  type Rng,
  rngFrom,
  type Seat,
} from '@orrery/kernel';
import { Failure } from '../failure.ts';
import type { Player } from './seats.ts';

export interface TableSetting {
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, Plain>>;
  readonly seed: string;
}

export class Table {
  readonly game: Game;
  readonly setting: TableSetting;
  readonly history: History<Core>;
  /** What happened before the first question. */
  readonly #opening: GameEvent[] = [];
  readonly #chance: readonly Rng[];

  constructor(game: Game, setting: TableSetting) {
    const { players, options, seed } = setting;
    this.game = game;
    this.setting = setting;
    const state = game
      .with({ emit: (event) => this.#opening.push(event) })
      .setup(options, players.length, seed);
    this.history = new History(game, state);
    this.#chance = players.map((_, seat) => rngFrom(`${seed}/seat ${seat}`));
  }

  /** A table at which a recorded game goes on. */
  static resume(game: Game, record: GameRecord, players: readonly Player[]): Table {
    const error = checkRecord(game, record);
    if (error !== undefined) throw new Failure(error);
    const table = new Table(game, { players, options: record.options, seed: record.seed });
    record.answers.forEach(({ seat, answer }, at) => {
      const reason = table.history.submit(seat, answer);
      if (reason !== undefined) throw new Failure(msg('kernel.record.answer', { at: at + 1, reason }));
    });
    return table;
  }

  get state(): Core {
    return this.history.state;
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

  /** Everything that has happened, from the first move on or from a later one. */
  events(since = 0): GameEvent[] {
    const moves = this.history.log.slice(Math.max(0, since - 1)).flatMap(({ events }) => events);
    return since === 0 ? [...this.#opening, ...moves] : moves;
  }

  /** How far the log goes, for {@link events} to begin there; the opening counts as one. */
  get length(): number {
    return this.history.log.length + 1;
  }

  /** Lets the bots answer what is asked of them, until nothing is. */
  letBotsAnswer(): void {
    for (let open = this.#botQuestion(); open !== undefined; open = this.#botQuestion()) {
      const { seat } = open;
      const bot = this.setting.players[seat]?.bot;
      const rng = this.#chance[seat];
      if (bot === undefined || rng === undefined) return;
      const answer = bot.choose(this.game, this.game.view(this.state, seat), seat, rng);
      const refusal = this.history.submit(seat, answer);
      if (refusal !== undefined) throw new Error(`${bot.id} gave a refused answer: ${refusal.key}`);
    }
  }

  #botQuestion(): OpenQuestion | undefined {
    return this.game.open(this.state).find(({ seat }) => !this.isPerson(seat));
  }

  record(): GameRecord {
    const { players, options, seed } = this.setting;
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      rules: this.game.version,
      options,
      seats: players.map(({ name }) => name),
      seed,
      answers: this.history.moves,
    };
  }
}
