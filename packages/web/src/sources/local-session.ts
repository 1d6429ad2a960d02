/** A local table at play: hears what the page wants, lets bots and premoves answer, and says what there is to see. */
import type { BotPool } from '@orrery/bots/workers';
import type { FromWorker, ToWorker } from './local-messages.ts';
import type { BotTurn, LocalTable } from './local-table.ts';

/** While bots take their time, the page is shown how far they are this often. */
const NEWS_MS = 500;

interface Search {
  readonly turn: BotTurn;
  readonly stop: AbortController;
}

export class LocalSession {
  readonly #table: LocalTable;
  readonly #bots: Pick<BotPool, 'think'>;
  readonly #say: (message: FromWorker) => void;
  /** Is told of errors while a bot was waited for. */
  readonly #failed: (error: unknown) => void;
  /** What a bot thinks about. */
  #search: Search | undefined;
  #past: number | undefined;
  #shown = 0;
  #moved = false;

  constructor(
    table: LocalTable,
    bots: Pick<BotPool, 'think'>,
    say: (message: FromWorker) => void,
    failed: (error: unknown) => void,
  ) {
    this.#table = table;
    this.#bots = bots;
    this.#say = say;
    this.#failed = failed;
    this.#changed();
  }

  heard(message: Exclude<ToWorker, { readonly do: 'open' }>): void {
    const table = this.#table;
    switch (message.do) {
      case 'answer':
      case 'undo':
      case 'redo': {
        const { ticket, seat } = message;
        const refusal =
          message.do === 'answer' ? table.answer(seat, message.answers) : table[message.do](seat);
        this.#say({ do: 'replied', ticket, refusal: refusal ?? null });
        if (refusal !== undefined) return;
        this.#past = undefined;
        this.#changed();
        return;
      }
      case 'policies':
        table.setPolicies(message.seat, message.policies);
        this.#say({ do: 'replied', ticket: message.ticket, refusal: null });
        this.#changed();
        return;
      case 'take over':
        table.takeOver(message.seat);
        this.#show();
        return;
      case 'look':
        this.#past = message.at ?? undefined;
        this.#show();
        return;
      case 'record':
        this.#say({ do: 'recorded', ticket: message.ticket, record: table.record() });
        return;
    }
  }

  /** Sends what the person at the screen may see; nothing but a curtain while another one has to take over. */
  #show(): void {
    const table = this.#table;
    const { next, present, players, people } = table;
    const covered = this.#past === undefined && !table.isOver && people.length > 1 && next !== present;
    if (covered)
      this.#say({ do: 'status', status: { is: 'curtain', seat: next, players, game: table.line(0).game } });
    else this.#say({ do: 'status', status: { is: 'open', state: table.show(this.#past) } });
  }

  #showAndKeep(): void {
    this.#shown = Date.now();
    this.#moved = false;
    this.#show();
    const { moves, policies } = this.#table;
    this.#say({ do: 'keep', moves, policies, line: this.#table.line(Date.now()) });
  }

  /** What a person has done is shown and kept before anybody thinks about it. */
  #changed(): void {
    this.#showAndKeep();
    this.#goOn();
  }

  /** Lets bots and premoves answer one after another, and shows what they did when nobody but a person is left. */
  #goOn(): void {
    if (this.#search !== undefined && this.#table.isAsked(this.#search.turn)) return;
    this.#search?.stop.abort();
    this.#search = undefined;
    const turn = this.#table.botTurn;
    if (turn !== undefined) this.#think(turn).catch(this.#failed);
    else if (this.#table.letPolicyAnswer()) {
      this.#moved = true;
      this.#goOn();
    } else if (this.#moved) this.#showAndKeep();
  }

  async #think(turn: BotTurn): Promise<void> {
    const search = { turn, stop: new AbortController() };
    this.#search = search;
    const answer = await this.#bots.think(turn.asked, search.stop.signal);
    if (this.#search !== search || answer === undefined) return;
    this.#search = undefined;
    this.#table.botAnswer(turn, answer);
    this.#moved = true;
    if (Date.now() - this.#shown >= NEWS_MS) this.#showAndKeep();
    this.#goOn();
  }
}
