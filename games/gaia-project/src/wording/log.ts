/**
 * The game log. What belongs together is one line: an action with what it cost and what it brings, and the whole income of
 * a player. Power that others charge for what was built follows its line.
 */

import type { GameEvent, Message, Seat } from '@orrery/kernel';
import { type LogEntry, LogLines, type LogWriter, Sums } from '@orrery/presentation';
import { AUTOMA, HUMAN } from '../automa/state.ts';
import { type PointSource, pointSources, roundTiles } from '../data/scoring.ts';
import { advancedTiles, standardTiles, tileRow } from '../data/tech-tiles.ts';
import { idAmong, idsOf } from '../data/types.ts';
import { automaSentences, explains } from './automa.ts';
import { amountText, listText, roundTileText } from './components.ts';
import { say } from './say.ts';
import { pricedSentences, sentences, worded } from './sentences.ts';

/** How somebody is called: a player by name, the Automa in words. */
type Name = Message | string;

const amountsIn = (amounts: Sums): Message[] =>
  amounts.entries().flatMap(([what, amount]) => amountText(what, amount) ?? []);

const pointsIn = (points: Sums): Message[] =>
  points.entries().map(([source, vp]) => {
    const named: PointSource = idAmong(pointSources, source) ?? 'start';
    return say('gaia.log.points', { vp, source: say(`gaia.points.${named}`) });
  });

/** What a player has got: resources and points, and power that was charged. */
class Gains {
  readonly #amounts = new Sums();
  readonly #points = new Sums();
  #charged = 0;
  #forOthers = false;

  add({ do: kind, what, amount, source }: GameEvent): void {
    if (source === 'charging') this.#forOthers = true;
    if (kind === 'charge') this.#charged += amount;
    else if (kind === 'score') {
      this.#points.add(idAmong(pointSources, what) ?? 'start', amount);
    } else this.#amounts.add(what, amount);
  }

  /** Whether it was got for what somebody else built. */
  get forOthers(): boolean {
    return this.#forOthers;
  }

  /** At the end of the line of what brought it. */
  after(line: Message): Message {
    const charge = this.#charged > 0 ? amountText('charge', this.#charged) : undefined;
    const items = [...amountsIn(this.#amounts), ...pointsIn(this.#points), ...(charge ? [charge] : [])];
    return items.length === 0 ? line : say('gaia.log.brings', { line, list: listText(items) });
  }

  /** In one sentence; `vp` is what the power has cost. Undefined for whoever can hold no more and gets nothing. */
  text(key: 'gaia.log.gain' | 'gaia.log.income', player: Name, vp: number): Message | undefined {
    const items = [...amountsIn(this.#amounts), ...pointsIn(this.#points)];
    const power = this.#charged;
    if (items.length === 0) {
      if (vp > 0) return say('gaia.log.chargeFor', { player, power, vp });
      return power > 0 ? say('gaia.log.charge', { player, power }) : undefined;
    }
    const charge = power > 0 ? say('gaia.log.charged', { power }) : '';
    return say(key, { player, list: listText(items), charge });
  }
}

class GaiaLogWriter implements LogWriter {
  readonly #seatName: (seat: Seat) => string;
  readonly #book = new LogLines();
  /** What each seat has paid and no line has told yet. */
  readonly #paid = new Map<Seat, Sums>();
  /** A line that waits for what it brings. */
  #line: { readonly seat: Seat | null; readonly text: Message; readonly follows: boolean } | undefined;
  /** What the last seat has got since its last line. */
  #gains: { readonly seat: Seat; readonly of: Gains } | undefined;
  /** In the income phase: what each seat has got. */
  #income: Map<Seat, Gains> | undefined;
  /** Whether the Automa plays: then it is the second that events name. */
  #hasAutoma = false;
  /** An exchange, action or token whose line says what it costs and brings. */
  #told: { readonly kind: string; readonly what: string } | undefined;

  constructor(name: (seat: Seat) => string) {
    this.#seatName = name;
  }

  #name(seat: Seat): Name {
    return this.#hasAutoma && seat === AUTOMA ? say('gaia.automa') : this.#seatName(seat);
  }

  write(events: readonly GameEvent[]): LogEntry[] {
    for (const event of events) this.#hear(event);
    this.#endGains();
    return this.#book.take();
  }

  #hear(event: GameEvent): void {
    const { do: kind, seat, what } = event;
    if (kind === 'automa') this.#hasAutoma = true;
    if (kind === 'round') this.#beginRound(event);
    else if (kind === 'phase') this.#beginPhase(event);
    else if (kind === 'income') return;
    else if (seat !== null && isPayment(event)) this.#pay(seat, event);
    else if (seat !== null && (kind === 'gain' || kind === 'charge' || kind === 'score'))
      this.#gain(seat, event);
    else {
      this.#endGains();
      this.#told = tellsItsGains(event) ? { kind, what } : undefined;
      const price = seat !== null && Object.hasOwn(pricedSentences, kind) ? this.#price(seat) : '';
      const text = this.#isAutomas(seat, kind) ? this.#ofAutoma(event) : this.#ofPlayer(event, price);
      if (text !== undefined) this.#line = { seat, text, follows: kind === 'decline' || explains.has(kind) };
    }
  }

  /** Whether only the Automa says it so. */
  #isAutomas(seat: Seat | null, kind: string): boolean {
    return this.#hasAutoma && seat === AUTOMA && Object.hasOwn(automaSentences, kind);
  }

  #ofAutoma(event: GameEvent): Message | undefined {
    return automaSentences[event.do]?.({ event, player: this.#name(AUTOMA), human: this.#name(HUMAN) });
  }

  #ofPlayer(event: GameEvent, price: Message | string): Message | undefined {
    const { do: kind, seat } = event;
    return sentences[kind]?.({ event, player: seat === null ? '' : this.#name(seat), price });
  }

  #beginRound({ what, amount }: GameEvent): void {
    this.#endGains();
    const text = worded(idsOf(roundTiles), what, (id) =>
      say('gaia.log.round', { round: amount, tile: roundTileText(id) }),
    );
    if (text !== undefined) this.#book.round(text);
    this.#book.phase(say('gaia.log.income-phase'));
    this.#income = new Map();
  }

  #beginPhase({ what, amount }: GameEvent): void {
    this.#endGains();
    for (const [seat, gains] of this.#income ?? []) this.#tellGains(seat, gains, 'gaia.log.income');
    this.#income = undefined;
    this.#book.phase(
      what === 'gaia' || what === 'actions'
        ? say(`gaia.log.${what}`)
        : say('gaia.log.round-end', { round: amount }),
    );
  }

  #pay(seat: Seat, { do: kind, what, amount, source }: GameEvent): void {
    if (kind === 'pay' && this.#told !== undefined && ['spend', this.#told.what].includes(source)) return;
    this.#endGains(seat);
    const paid = this.#paid.get(seat) ?? new Sums();
    this.#paid.set(seat, paid);
    if (kind === 'discard') paid.add('tokens', amount);
    else paid.add(kind === 'score' ? 'vp' : what, Math.abs(amount));
  }

  #gain(seat: Seat, event: GameEvent): void {
    // How many points an action brings may have to be counted first.
    const counted = event.do === 'score' && this.#told?.kind === 'action';
    if (event.source === this.#told?.what && !counted) return;
    if (this.#income !== undefined) {
      const gains = this.#income.get(seat) ?? new Gains();
      this.#income.set(seat, gains);
      gains.add(event);
      return;
    }
    if ((this.#gains ?? this.#line)?.seat !== seat) this.#endGains();
    this.#gains ??= { seat, of: new Gains() };
    this.#gains.of.add(event);
  }

  /** Tells what somebody did and has got by it, unless it is the seat that goes on. */
  #endGains(goesOn?: Seat): void {
    const gains = this.#gains;
    if (gains !== undefined && gains.seat === goesOn) return;
    const line = this.#line;
    this.#line = undefined;
    this.#gains = undefined;
    if (line !== undefined) {
      const { seat, text, follows } = line;
      this.#book.line(seat, gains?.of.after(text) ?? text, follows);
    } else if (gains !== undefined) this.#tellGains(gains.seat, gains.of, 'gaia.log.gain');
  }

  #tellGains(seat: Seat, gains: Gains, key: 'gaia.log.gain' | 'gaia.log.income'): void {
    const vp = this.#paid.get(seat)?.get('vp') ?? 0;
    if (vp > 0) this.#paid.delete(seat);
    const text = gains.text(key, this.#name(seat), vp);
    if (text !== undefined) this.#book.line(seat, text, gains.forOthers);
  }

  /** What the seat has paid, as the end of the line that tells what for. */
  #price(seat: Seat): Message | string {
    const paid = this.#paid.get(seat);
    this.#paid.delete(seat);
    return paid === undefined || paid.isEmpty
      ? ''
      : say('gaia.log.price', { list: listText(amountsIn(paid)) });
  }
}

/** Whether the line says what it brings; how much a tile brings may have to be counted first. */
function tellsItsGains({ do: kind, what }: GameEvent): boolean {
  if (kind !== 'tile') return ['free', 'action', 'token'].includes(kind);
  const tile = idAmong([...idsOf(standardTiles), ...idsOf(advancedTiles)], what);
  return tile !== undefined && tileRow(tile).now?.per === undefined;
}

/** Paying comes before what it is for; points are paid for power, and tokens leave their areas for satellites and projects. */
const isPayment = ({ do: kind, amount, source }: GameEvent): boolean =>
  kind === 'pay' ||
  (kind === 'score' && amount < 0) ||
  (kind === 'discard' && (source === 'supply' || source === 'gaia'));

/** Tells somebody what happens, with these names for the seats. */
export const logWriter = (name: (seat: Seat) => string): LogWriter => new GaiaLogWriter(name);
