/** The log: a line of words for each event. */
import type { GameEvent, Message, Seat } from '@orrery/kernel';
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

/** The log line of an event, as far as the event says it; `name` gives a seat's name. */
export function eventText(event: GameEvent, name: (seat: Seat) => string): Message {
  const { amount } = event;
  const player = event.seat === null ? '' : name(event.seat);
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
        ? say('reference.event.draw', { player, amount, source })
        : say('reference.event.drawSeen', { player, cards, source });
    case 'discard':
      return hidden
        ? say('reference.event.discard', { player, amount, source })
        : say('reference.event.discardSeen', { player, cards, source });
    case 'gain':
      return say('reference.event.gain', { player, what: amountOf(event), source });
    case 'pay':
      return say('reference.event.pay', { player, what: amountOf(event), source });
    case 'score':
      return say('reference.event.score', { player, what: amountOf(event), source });
    case 'build':
      return say('reference.event.build', { player, name: nameOfInstrument(event.what) });
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
