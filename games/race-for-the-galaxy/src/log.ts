/** The game log: a sentence for each event, as far as whoever reads it may know the event. */
import { type GameEvent, isRecord, type Message, type Seat } from '@orrery/kernel';
import { actionCards } from './data/actions.ts';
import { cardByName, designOf } from './data/cards.ts';
import { phases } from './data/types.ts';
import { designAt } from './wording/facts.ts';
import { actionText, goodsText, phaseTitleText, say, titleText } from './wording.ts';

/** An event with its player's name in place. */
interface Told {
  readonly event: GameEvent;
  readonly player: string;
}

/** The title of a card that an event names. */
function cardText(name: string): Message {
  const card = cardByName(name);
  if (card === undefined) throw new RangeError(`no card ${name}`);
  return titleText(designAt(card));
}

/** Where cards come from or go to, when it is not a card that says so. */
const sources: Readonly<Record<string, Message>> = {
  deal: say('race.source.deal'),
  setup: say('race.source.deal'),
  'hand-limit': say('race.source.hand-limit'),
  'phase-bonus': say('race.option.bonus'),
  'settle-bonus': say('race.source.settle-bonus'),
  trade: say('race.source.sale'),
};

const sourceText = ({ source }: GameEvent): Message => sources[source] ?? cardText(source);

const numbersIn = (value: unknown, field: string): number[] => {
  const found = isRecord(value) ? value[field] : undefined;
  return (Array.isArray(found) ? found : [found]).filter((each) => typeof each === 'number');
};
const numberIn = (value: unknown, field: string): number | undefined => numbersIn(value, field)[0];

/** "A, B and C"; undefined where there is nothing to list. */
function listText(items: readonly Message[]): Message | undefined {
  const [first, second, ...others] = items;
  if (first === undefined || second === undefined) return first;
  if (others.length === 0) return say('race.list.last', { first, last: second });
  const rest = listText([second, ...others]);
  return rest === undefined ? first : say('race.list.more', { first, rest });
}

/** The titles of the cards that only the event's own seat may know; undefined for everybody else. */
const ownCards = ({ private: own }: GameEvent): Message | undefined =>
  listText(numbersIn(own, 'cards').map((card) => titleText(designAt(card))));

function drawText({ event, player }: Told): Message | undefined {
  const { amount: cards, detail } = event;
  const list = ownCards(event);
  const reason = isRecord(detail) ? detail.reason : undefined;
  // How many were drawn in Explore is said together with how many are kept, and for a sale with the sale.
  if (list === undefined)
    return reason === 'explore' || reason === 'trade'
      ? undefined
      : say('race.log.draw', { player, cards, source: sourceText(event) });
  if (reason === 'explore') return say('race.log.look', { player, list });
  const source = reason === 'trade' ? say('race.source.sale') : sourceText(event);
  return say('race.log.drawSeen', { player, list, source });
}

function keepText({ event, player }: Told): Message {
  const { amount: kept, detail } = event;
  const list = ownCards(event);
  if (list !== undefined) return say('race.log.keepSeen', { player, list });
  return say('race.log.keep', { player, kept, drawn: kept + (numberIn(detail, 'discarded') ?? 0) });
}

function discardText({ event, player }: Told): Message {
  const list = ownCards(event);
  const source = sourceText(event);
  return list === undefined
    ? say('race.log.discard', { player, cards: event.amount, source })
    : say('race.log.discardSeen', { player, list, source });
}

function payText({ event, player }: Told): Message {
  const list = ownCards(event);
  const card = cardText(event.source);
  return list === undefined
    ? say('race.log.pay', { player, cards: event.amount, card })
    : say('race.log.paySeen', { player, list, card });
}

/** A development or a world that costs nothing; where something is paid, the payment says it. */
const freeText = ({ event, player }: Told): Message | undefined =>
  event.amount > 0 ? undefined : say('race.log.free', { player, card: cardText(event.what) });

function phaseBeginText({ event: { what, amount } }: Told): Message | undefined {
  const phase = phases.find((each) => each === what);
  if (phase === undefined) return undefined;
  const args = { phase: phaseTitleText(phase) };
  return amount === 1 ? say('race.log.phase', args) : say('race.log.phaseAgain', args);
}

function chooseText({ event, player }: Told): Message | undefined {
  const action = actionCards.find(({ id }) => id === event.what);
  return action === undefined ? undefined : say('race.log.choose', { player, action: actionText(action) });
}

/** The good of a world as the object of a sentence. */
const goodOf = (card: number): Message => goodsText(1, designOf[card]?.good?.kind);

/** A good comes with a windfall world that is placed, or is produced: by the world itself, a card, or the bonus. */
function goodText({ event, player }: Told): Message {
  const { what, source } = event;
  const args = { player, good: goodOf(cardByName(what) ?? -1), world: cardText(what) };
  if (source === 'start-good' || source === 'windfall-good') return say('race.log.windfall', args);
  if (source === 'production') return say('race.log.produce', args);
  return say('race.log.produceWith', { ...args, source: sourceText(event) });
}

/** A good and the world that it is taken from. */
const takenGood = (world: number): Message =>
  say('race.log.good', { good: goodOf(world), world: titleText(designAt(world)) });

function consumeText({ event, player }: Told): Message | undefined {
  const list = listText(numbersIn(event.detail, 'worlds').map(takenGood));
  return list && say('race.log.consume', { player, list, source: sourceText(event) });
}

function sellText({ event, player }: Told): Message {
  const args = { player, cards: event.amount, good: takenGood(numberIn(event.detail, 'world') ?? -1) };
  return event.source === 'consume-trade'
    ? say('race.log.sell', args)
    : say('race.log.sellWith', { ...args, source: sourceText(event) });
}

function gambleText({ event, player }: Told): Message {
  const args = { player, number: event.amount, card: cardText(event.what), source: sourceText(event) };
  const kept = isRecord(event.detail) && event.detail.kept === true;
  return kept ? say('race.log.gambleKept', args) : say('race.log.gambleLost', args);
}

const sentences: Readonly<Record<string, (told: Told) => Message | undefined>> = {
  start: ({ event, player }) => say('race.log.start', { player, world: cardText(event.what) }),
  round: ({ event }) => say('race.log.round', { round: event.amount }),
  choose: chooseText,
  phase: phaseBeginText,
  draw: drawText,
  keep: keepText,
  discard: discardText,
  place: ({ event, player }) => say('race.log.place', { player, card: cardText(event.what) }),
  pay: payText,
  spend: ({ event, player }) => say('race.log.spend', { player, card: cardText(event.what) }),
  conquer: ({ event, player }) => say('race.log.conquer', { player, world: cardText(event.what) }),
  develop: freeText,
  settle: freeText,
  good: goodText,
  sell: sellText,
  consume: consumeText,
  gain: ({ event, player }) => say('race.log.gain', { player, vp: event.amount, source: sourceText(event) }),
  gamble: gambleText,
  reshuffle: ({ event }) => say('race.log.reshuffle', { cards: event.amount }),
  end: ({ event }) => say('race.log.end', { round: event.amount }),
};

/** A line of the log; undefined for events that others say already. */
export function eventText(event: GameEvent, name: (seat: Seat) => string): Message | undefined {
  const player = event.seat === null ? '' : name(event.seat);
  return sentences[event.do]?.({ event, player });
}
