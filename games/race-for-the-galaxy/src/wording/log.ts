/**
 * The game log, as far as whoever reads it may know the events. What belongs together is one line: a card with what was
 * paid for it, goods with what they bring, all that a player produces.
 */

import { type GameEvent, isRecord, type Message, type Seat } from '@orrery/kernel';
import { type LogEntry, LogLines, type LogWriter } from '@orrery/presentation';
import { actionCards } from '../data/actions.ts';
import { cardByName, designOf } from '../data/cards.ts';
import { phases } from '../data/types.ts';
import { actionText, listText, phaseTitleText, titleText } from './cards.ts';
import { designAt } from './facts.ts';
import { goodsText } from './goods.ts';
import { say } from './say.ts';

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

/** A card that is placed, with what was paid for it. */
function payText({ event, player }: Told): Message {
  const list = ownCards(event);
  const card = cardText(event.source);
  return list === undefined
    ? say('race.log.place', { player, cards: event.amount, card })
    : say('race.log.placeSeen', { player, list, card });
}

/** A development or a world that costs nothing; where something is to be paid, the payment tells of both. */
const freeText = ({ event, player }: Told): Message | undefined =>
  event.amount > 0 ? undefined : say('race.log.placeFree', { player, card: cardText(event.what) });

function phaseBeginText({ what, amount }: GameEvent): Message | undefined {
  const phase = phases.find((each) => each === what);
  if (phase === undefined) return undefined;
  const title = phaseTitleText(phase);
  return amount === 1 ? title : say('race.log.phaseAgain', { phase: title });
}

function chooseText({ event, player }: Told): Message | undefined {
  const action = actionCards.find(({ id }) => id === event.what);
  return action === undefined ? undefined : say('race.log.choose', { player, action: actionText(action) });
}

/** The good of a world as the object of a sentence. */
const goodOf = (card: number): Message => goodsText(1, designOf[card]?.good?.kind);

/** A good that comes with a world. */
const windfallText = ({ event: { what }, player }: Told): Message =>
  say('race.log.windfall', { player, good: goodOf(cardByName(what) ?? -1), world: cardText(what) });

/** A good that is produced: by the world itself, a card, or the bonus. */
function producedGood(event: GameEvent): Message {
  const args = { good: goodOf(cardByName(event.what) ?? -1), world: cardText(event.what) };
  return event.source === 'production'
    ? say('race.log.goodOn', args)
    : say('race.log.goodOnWith', { ...args, source: sourceText(event) });
}

const isWindfall = ({ do: kind, source }: GameEvent): boolean =>
  kind === 'good' && (source === 'start-good' || source === 'windfall-good');

/** A good and the world that it is taken from. */
const takenGood = (world: number): Message =>
  say('race.log.good', { good: goodOf(world), world: titleText(designAt(world)) });

/** What goods bring that are consumed. */
function rewardText({ detail }: GameEvent): Message | string {
  const [vp, cards] = [numberIn(detail, 'vp') ?? 0, numberIn(detail, 'cards') ?? 0];
  const list = listText([
    ...(vp > 0 ? [say('race.log.vp', { vp })] : []),
    ...(cards > 0 ? [say('race.log.cards', { cards })] : []),
  ]);
  return list === undefined ? '' : say('race.log.reward', { list });
}

function consumeText({ event, player }: Told): Message | undefined {
  const list = listText(numbersIn(event.detail, 'worlds').map(takenGood));
  return (
    list && say('race.log.consume', { player, list, reward: rewardText(event), source: sourceText(event) })
  );
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
  choose: chooseText,
  draw: drawText,
  keep: keepText,
  discard: discardText,
  pay: payText,
  spend: ({ event, player }) => say('race.log.spend', { player, card: cardText(event.what) }),
  conquer: ({ event, player }) => say('race.log.conquer', { player, world: cardText(event.what) }),
  develop: freeText,
  settle: freeText,
  good: windfallText,
  sell: sellText,
  consume: consumeText,
  gain: ({ event, player }) => say('race.log.gain', { player, vp: event.amount, source: sourceText(event) }),
  gamble: gambleText,
  reshuffle: ({ event }) => say('race.log.reshuffle', { cards: event.amount }),
  end: ({ event }) => say('race.log.end', { round: event.amount }),
};

class RaceLogWriter implements LogWriter {
  readonly #name: (seat: Seat) => string;
  readonly #book = new LogLines();
  /** Cards that lie there and are not told yet, by seat, with the windfall goods on them. */
  readonly #placed = new Map<Seat, Message[]>();
  #produced: { readonly seat: Seat; readonly goods: Message[] } | undefined;
  /** Whose goods were consumed last, and by which card: the line has told what it brings. */
  #consumed: { readonly seat: Seat | null; readonly source: string } | undefined;

  constructor(name: (seat: Seat) => string) {
    this.#name = name;
  }

  write(events: readonly GameEvent[]): LogEntry[] {
    for (const event of events) this.#hear(event);
    this.#endProduction();
    return this.#book.take();
  }

  #hear(event: GameEvent): void {
    const { do: kind, seat, amount } = event;
    const produced = kind === 'good' && !isWindfall(event);
    if (!produced) this.#endProduction();
    if (produced && seat !== null) this.#produce(seat, event);
    else if (kind === 'round') this.#book.round(say('race.log.round', { round: amount }));
    else if (kind === 'phase') this.#beginPhase(event);
    else if (kind === 'place' && seat !== null) this.#placed.set(seat, []);
    else if (!this.#isToldReward(event)) {
      this.#consumed = kind === 'consume' ? event : undefined;
      const text = sentences[kind]?.({ event, player: seat === null ? '' : this.#name(seat) });
      if (text !== undefined) this.#tell(event, text);
    }
  }

  #beginPhase(event: GameEvent): void {
    const text = phaseBeginText(event);
    if (text !== undefined) this.#book.phase(text);
  }

  /** A good waits for the line of the world that it lies on. */
  #tell(event: GameEvent, text: Message): void {
    const { do: kind, seat } = event;
    const waiting = seat === null ? undefined : this.#placed.get(seat);
    if (waiting !== undefined && isWindfall(event)) {
      waiting.push(text);
      return;
    }
    this.#book.line(seat, text);
    if (seat === null || waiting === undefined) return;
    if (!['develop', 'settle', 'conquer', 'pay'].includes(kind)) return;
    for (const good of waiting) this.#book.line(seat, good);
    this.#placed.delete(seat);
  }

  /** What consumed goods bring is told with them; only the cards that one draws oneself are news. */
  #isToldReward({ do: kind, seat, source, private: own }: GameEvent): boolean {
    if (this.#consumed?.seat !== seat || this.#consumed.source !== source) return false;
    return kind === 'gain' || (kind === 'draw' && own === undefined);
  }

  #produce(seat: Seat, event: GameEvent): void {
    if (this.#produced?.seat !== seat) this.#endProduction();
    this.#produced ??= { seat, goods: [] };
    this.#produced.goods.push(producedGood(event));
  }

  #endProduction(): void {
    if (this.#produced === undefined) return;
    const { seat, goods } = this.#produced;
    this.#produced = undefined;
    const list = listText(goods);
    if (list !== undefined)
      this.#book.line(seat, say('race.log.produce', { player: this.#name(seat), list }));
  }
}

/** Tells somebody what happens, with these names for the seats. */
export const logWriter = (name: (seat: Seat) => string): LogWriter => new RaceLogWriter(name);
