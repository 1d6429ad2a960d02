/** Answers our engine's questions as the recording did. Looks nothing up in the rules: an answer that does not fit is refused. */
import { type Answer, type OpenQuestion, type Plain, type Seat, Stop, same } from '@orrery/kernel';
import { cardName } from '../src/data/cards.ts';
import { BONUS } from '../src/state.ts';
import { powerName } from './position.ts';
import { action, card, cards, type Line, line, list, text, texts } from './recording.ts';

type Choice = { readonly pick: Plain } | { readonly picks: readonly Plain[] };

/** Lines of some kinds, in order, for one seat or for the table. */
class Queue {
  readonly #lines: Line[];

  constructor(lines: readonly Line[], events: readonly string[], seat?: Seat) {
    this.#lines = lines.filter(
      (entry) => events.includes(text(entry.event)) && (seat === undefined || entry.seat === seat),
    );
  }

  peek(): Line {
    const [next] = this.#lines;
    if (next === undefined) throw new Stop('the engine goes on where the recording ends');
    return next;
  }

  take(): Line {
    const next = this.peek();
    this.#lines.shift();
    return next;
  }

  /** Takes the first line that passes, wherever it stands. */
  takeFirst(passes: (entry: Line) => boolean): Line | undefined {
    const index = this.#lines.findIndex(passes);
    return index < 0 ? undefined : this.#lines.splice(index, 1)[0];
  }

  first(passes: (entry: Line) => boolean): Line | undefined {
    return this.#lines.find(passes);
  }
}

const consuming = ['trade', 'consume-power', 'consume', 'consume-hand', 'gamble', 'consume-stop'];

interface SeatQueues {
  /** How the card was paid for that the seat has placed last. */
  paying: Line;
  readonly explore: Queue;
  readonly pay: Queue;
  readonly consume: Queue;
  readonly produce: Queue;
  readonly discard: Queue;
}

export class Script {
  readonly #header: Line;
  readonly #rounds: Queue;
  readonly #places: Queue;
  readonly #seats: readonly SeatQueues[];

  constructor(lines: readonly Line[], seats: number) {
    this.#header = lines.find((entry) => entry.event === 'header') ?? {};
    this.#rounds = new Queue(lines, ['round']);
    this.#places = new Queue(lines, ['place']);
    this.#seats = Array.from({ length: seats }, (_, seat) => ({
      paying: {},
      explore: new Queue(lines, ['explore'], seat),
      pay: new Queue(lines, ['pay'], seat),
      consume: new Queue(lines, consuming, seat),
      produce: new Queue(lines, ['produce'], seat),
      discard: new Queue(lines, ['end-discard'], seat),
    }));
  }

  #of(seat: Seat): SeatQueues {
    const queues = this.#seats[seat];
    if (queues === undefined) throw new Stop(`the recording has no seat ${seat}`);
    return queues;
  }

  /** A consume line has happened in our engine too, whether or not it asked. */
  happened(seat: Seat): void {
    this.#of(seat).consume.take();
  }

  produced(seat: Seat, world: string): void {
    this.#of(seat).produce.takeFirst((entry) => entry.world === world);
  }

  /** Everybody has placed: the next placements are another phase's. */
  placed(): void {
    this.#places.take();
  }

  roundEnds(): void {
    this.#rounds.take();
  }

  kept(seat: Seat): void {
    this.#of(seat).explore.take();
  }

  /** The recorded answer; `options` are the picks that our engine offers, where it offers a list. */
  answer({ id, seat, ask }: OpenQuestion, options: readonly Plain[]): Answer {
    return { question: id, ...this.#choose(seat, ask.do, options) };
  }

  #choose(seat: Seat, name: string, options: readonly Plain[]): Choice {
    const queues = this.#of(seat);
    switch (name) {
      case 'setup.discard':
        return { picks: cards(line(list(this.#header.seats)[seat]).discarded) };
      case 'round.action':
        return { pick: action(list(list(this.#rounds.peek().choices)[seat])[0]) };
      case 'round.twoActions':
        return { picks: list(list(this.#rounds.peek().choices)[seat]).map(action) };
      case 'round.discard':
        return { picks: cards(queues.discard.take().discarded) };
      case 'explore.keep':
        return { picks: cards(queues.explore.peek().kept) };
      case 'develop.place':
      case 'settle.place': {
        const chosen = list(this.#places.peek().chosen)[seat];
        return { pick: chosen === null ? 'pass' : card(chosen) };
      }
      case 'settle.way':
        return { pick: optionLike(options, (option) => isWay(option, queues.paying)) };
      case 'payment.cards':
        return { picks: cards(queues.paying.payment) };
      case 'produce.power':
        return { pick: this.#production(queues, options) };
      default:
        return this.#consume(seat, name, options);
    }
  }

  /** A card has come to the table: the recording's next payment of the seat is for it. */
  paysFor(seat: Seat): void {
    const queues = this.#of(seat);
    queues.paying = queues.pay.take();
  }

  /** Recordings have a fixed order of powers, of which the windfalls leave a choice; that order is one of ours. */
  #production(queues: SeatQueues, options: readonly Plain[]): Plain {
    const next = queues.produce.first((entry) => options.some((option) => isProduction(option, entry)));
    if (next !== undefined) return optionLike(options, (option) => isProduction(option, next));
    // Cards that are drawn without a good: their order cannot be told from the recording and does not matter.
    return optionLike(options, (option) => line(option).world === -1);
  }

  #consume(seat: Seat, name: string, options: readonly Plain[]): Choice {
    const next = this.#of(seat).consume.peek();
    switch (name) {
      case 'consume.sell':
        return { pick: card(next.world) };
      case 'consume.power':
        return { pick: optionLike(options, (option) => isPower(option, next)) };
      case 'consume.goods':
        return {
          picks:
            next.event === 'trade'
              ? [card(next.world)]
              : list(next.goods).map((good) => card(line(good).world)),
        };
      case 'consume.hand':
        return { picks: cards(next.discarded) };
      case 'consume.gamble':
        return { pick: typeof next.number === 'number' ? next.number : 0 };
      default:
        throw new Stop(`the recording has no answer to ${name}`);
    }
  }
}

function optionLike(options: readonly Plain[], matches: (option: Plain) => boolean): Plain {
  const found = options.find(matches);
  if (found === undefined) throw new Stop('the engine does not offer what the recording chose');
  return found;
}

function isWay(option: Plain, pay: Line): boolean {
  const { method, uses } = line(option);
  const named = method === 'payForMilitary' ? 'pay-for-military' : method;
  return named === pay.method && same(names(uses), [...texts(pay.uses)].sort());
}

const names = (ids: unknown): string[] =>
  list(ids)
    .map((id) => (typeof id === 'number' ? cardName(id) : ''))
    .sort();

function isProduction(option: Plain, produce: Line): boolean {
  const { card: source, world } = line(option);
  if (produce.via === 'production') return world === -1 && source === card(produce.world);
  return (
    world === card(produce.world) && source === (produce.via === 'phase-bonus' ? BONUS : card(produce.via))
  );
}

function isPower(option: Plain, next: Line): boolean {
  if (option === 'stop') return next.event === 'consume-stop';
  const { card: id, index } = line(option);
  return typeof id === 'number' && typeof index === 'number' && powerName(id, index) === next.power;
}
