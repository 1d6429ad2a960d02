/** The log: a line of words for each event; what is paid stands in the line of what it was paid for. */

import type { GameEvent, Message, Seat } from '@orrery/kernel';
import { type LogEntry, LogLines, type LogWriter } from '@orrery/presentation';
import { instruments } from '../data/instruments.ts';
import { RESOURCES } from '../state.ts';
import { say } from './say.ts';
import { amountText, cardsText, instrumentText } from './things.ts';

/** The cards that the event shows to whoever got it. */
function shownCards(value: GameEvent['detail']): number[] | undefined {
  if (typeof value !== 'object' || value === null || !('cards' in value) || !Array.isArray(value.cards))
    return undefined;
  return value.cards.filter((card) => typeof card === 'number');
}

function amountOf({ what, amount }: GameEvent): Message {
  const resource = RESOURCES.find((name) => name === what);
  return resource === undefined ? say('reference.amount.points', { amount }) : amountText(resource, amount);
}

function nameOfInstrument(id: string): Message {
  const instrument = instruments.find((row) => row.id === id);
  return instrument === undefined ? say('reference.name') : instrumentText(instrument);
}

/** Where something came from: an instrument by its name, anything else by the name of its rule. */
function sourceText(source: string): Message {
  switch (source) {
    case 'setup':
      return say('reference.source.setup');
    case 'dusk':
      return say('reference.source.dusk');
    case 'aim':
      return say('reference.source.aim');
    case 'look':
      return say('reference.source.look');
    case 'rest':
      return say('reference.source.rest');
    case 'drink':
      return say('reference.source.drink');
    case 'barter':
      return say('reference.source.barter');
    case 'chart':
      return say('reference.source.chart');
    case 'review':
      return say('reference.source.review');
    case 'breakfast':
      return say('reference.source.breakfast');
    case 'tidy':
      return say('reference.source.tidy');
    case 'exhibition':
      return say('reference.source.exhibition');
    default:
      return nameOfInstrument(source);
  }
}

/** The log line of an event, as far as the event says it; `price` is the end of a line that tells what was paid. */
function eventText(event: GameEvent, player: string, price: Message | string): Message {
  const { amount } = event;
  const source = sourceText(event.source);
  const cards = cardsText(shownCards(event.private) ?? shownCards(event.detail) ?? []);
  const hidden = event.private === undefined;
  switch (event.do) {
    case 'night':
      return say('reference.event.night', { night: amount });
    case 'shuffle':
      return say('reference.event.shuffle', { amount });
    case 'draw':
      return hidden
        ? say('reference.event.draw', { player, amount, source, price })
        : say('reference.event.drawSeen', { player, cards, source, price });
    case 'discard':
      return hidden
        ? say('reference.event.discard', { player, amount, source })
        : say('reference.event.discardSeen', { player, cards, source });
    case 'gain':
      return say('reference.event.gain', { player, what: amountOf(event), source, price });
    case 'score':
      return say('reference.event.score', { player, what: amountOf(event), source, price });
    case 'build':
      return say('reference.event.build', { player, name: nameOfInstrument(event.what), price });
    case 'observe':
      return say('reference.event.observe', { player, cards });
    case 'first':
      return say('reference.event.first', { player });
    case 'chart':
      return say('reference.event.chart', { player, cards });
    case 'exhibit':
      return say('reference.event.exhibit', { player, cards });
    default:
      return say('reference.event.sleep', { player });
  }
}

class ReferenceLogWriter implements LogWriter {
  readonly #name: (seat: Seat) => string;
  readonly #book = new LogLines();
  /** What was paid and is not told yet: a payment comes before what it is for. */
  #paid: GameEvent[] = [];

  constructor(name: (seat: Seat) => string) {
    this.#name = name;
  }

  write(events: readonly GameEvent[]): LogEntry[] {
    for (const event of events) this.#hear(event);
    return this.#book.take();
  }

  #hear(event: GameEvent): void {
    const { do: kind, seat } = event;
    if (kind === 'pay') {
      this.#paid.push(event);
      return;
    }
    const player = seat === null ? '' : this.#name(seat);
    const text = eventText(event, player, this.#price(event));
    if (kind === 'night') this.#book.round(text);
    else this.#book.line(seat, text);
  }

  /** What the seat has paid for this, as the end of its line. */
  #price({ seat, source, what }: GameEvent): Message | string {
    const isFor = (paid: GameEvent): boolean =>
      paid.seat === seat && (paid.source === source || paid.source === what);
    const amounts = this.#paid.filter(isFor).map(amountOf);
    this.#paid = this.#paid.filter((paid) => !isFor(paid));
    const [first, ...others] = amounts;
    if (first === undefined) return '';
    const list = others.reduce((all, last) => say('reference.event.and', { all, last }), first);
    return say('reference.event.price', { list });
  }
}

/** Tells somebody what happens, with these names for the seats. */
export const logWriter = (name: (seat: Seat) => string): LogWriter => new ReferenceLogWriter(name);
