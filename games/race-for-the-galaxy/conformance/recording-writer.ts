/** Retells what our engine does in the words of a recording, line by line, so that the two can be laid side by side. */
import { type GameEvent, isRecord, type Seat } from '@orrery/kernel';
import { type CardId, cardByName, cardName } from '../src/data/cards.ts';
import { consumePowers, producePowers, settlePowers } from '../src/powers/lists.ts';
import { kindOf, placeOf } from '../src/rules/goods.ts';
import { generalMilitary, strengthAgainst } from '../src/rules/military.ts';
import { windfallsFor } from '../src/rules/produce.ts';
import { playerAt, type RaceState } from '../src/state.ts';
import { designAt } from '../src/wording/facts.ts';
import { reasonName } from './dealer.ts';
import { powerName, powerOptions, snapshotOf } from './position.ts';
import { actionId, actionName, type Line, list, placingPhases, sortedNames, text } from './recording.ts';

const known = (name: string): CardId => {
  const id = cardByName(name);
  if (id === undefined) throw new RangeError(`no card is called ${name}`);
  return id;
};

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((entry): entry is number => typeof entry === 'number') : [];
const field = (data: unknown, name: string): unknown => (isRecord(data) ? data[name] : undefined);

export class RecordingWriter {
  readonly lines: Line[] = [];
  /** The state that is being played; the game changes it in place. */
  state: RaceState | undefined;
  /** What each seat looked at in Explore, until it has chosen. */
  readonly #lookedAt = new Map<Seat, number[]>();
  /** The line of the placement that a seat is paying for. */
  readonly #paying = new Map<Seat, { line: Record<string, unknown> }>();
  /** Setup counts as a phase of its own: a snapshot closes it. */
  #phase = 'setup';
  #round: { event: 'round'; round: number; choices: string[][]; phases: string[] } | undefined;
  /** Whether something is placed in the phase, and the line that tells what. */
  #isPlacing = false;
  #placements: Record<string, unknown> | undefined;
  /** The line with which the phase begins. */
  #firstLine = 0;

  #now(): RaceState {
    if (this.state === undefined) throw new Error('no game is being played');
    return this.state;
  }

  /** What each seat could place, told before anybody chooses. */
  placements(legal: readonly (readonly string[])[]): void {
    this.#placements = { event: 'place', phase: this.#phase, chosen: legal.map(() => null), legal };
    this.lines.push(this.#placements);
  }

  /** A seat stops although optional powers are left. */
  stop(seat: Seat, options: readonly string[]): void {
    this.lines.push({ event: 'consume-stop', seat, options });
  }

  /** Gives cards drawn or put down in this phase other names; what was reshuffled stays what it was. */
  rename(names: ReadonlyMap<string, string>): void {
    const renamed = (name: unknown): unknown => names.get(text(name)) ?? name;
    for (let i = this.#firstLine; i < this.lines.length; i++) {
      const told = this.lines[i] ?? {};
      if (told.event === 'draw') this.lines[i] = { ...told, cards: list(told.cards).map(renamed) };
      if (told.event === 'produce') this.lines[i] = { ...told, good: renamed(told.good) };
    }
  }

  /** The end of a phase as the snapshot that closes it; called before anything of the next one happens. */
  #closePhase(): void {
    if (this.#phase === '') return;
    // Where all hands are empty nobody is asked what to place; recordings say so all the same.
    if (this.#isPlacing && this.#placements === undefined) this.placements(this.#now().players.map(() => []));
    this.#placements = undefined;
    const round = this.#round?.round ?? 0;
    this.lines.push({ event: 'snapshot', after: this.#phase, round, ...snapshotOf(this.#now()) });
    this.#phase = '';
  }

  #openRound(round: number): void {
    this.#closePhase();
    this.#round = { event: 'round', round, choices: this.#now().players.map(() => []), phases: [] };
    this.lines.push({ ...this.#round });
  }

  #openPhase(event: GameEvent): void {
    this.#closePhase();
    this.#firstLine = this.lines.length;
    this.#isPlacing = placingPhases.has(event.what);
    this.#phase = event.amount === 2 ? `${event.what}-2` : event.what;
    if (event.what !== 'round-end') this.#round?.phases.push(this.#phase);
    this.lines.push({ event: 'phase', phase: this.#phase });
  }

  readonly emit = (event: GameEvent): void => {
    if (event.seat === null) this.#tellTable(event);
    else this.#tellSeat(event, event.seat);
  };

  #tellTable(event: GameEvent): void {
    switch (event.do) {
      case 'phase':
        this.#openPhase(event);
        break;
      case 'round':
        this.#openRound(event.amount);
        break;
      case 'end':
        this.#closePhase();
        break;
      case 'reshuffle':
        this.lines.push({ event: 'reshuffle', cards: sortedNames(this.#now().deck) });
    }
  }

  #tellSeat(event: GameEvent, seat: Seat): void {
    switch (event.do) {
      case 'draw':
        this.#draw(event, seat);
        break;
      case 'choose':
        this.#round?.choices[seat]?.push(actionName(actionId(event.what)));
        break;
      case 'keep':
        this.#keep(event, seat);
        break;
      case 'place':
        if (this.#placements !== undefined && Array.isArray(this.#placements.chosen))
          this.#placements.chosen[seat] = event.what;
        break;
      case 'develop':
      case 'settle':
      case 'conquer':
        this.#place(event, seat);
        break;
      case 'pay':
        this.#pay(event, seat);
        break;
      case 'discard':
        this.#discard(event, seat);
        break;
      case 'good':
        this.#good(event, seat);
        break;
      default:
        this.#tellConsume(event, seat);
    }
  }

  #draw(event: GameEvent, seat: Seat): void {
    const reason = reasonName(String(field(event.detail, 'reason')));
    const drawn = numbers(field(event.private, 'cards'));
    if (reason === 'explore') this.#lookedAt.set(seat, drawn);
    if (reason === 'deal') return;
    const names = drawn.map(cardName);
    const bySource = event.source !== reason && event.source !== field(event.detail, 'reason');
    this.lines.push({
      event: 'draw',
      seat,
      reason,
      ...(bySource ? { source: event.source } : {}),
      cards: names,
    });
  }

  #keep(event: GameEvent, seat: Seat): void {
    const kept = numbers(field(event.private, 'cards'));
    const drawn = this.#lookedAt.get(seat) ?? [];
    this.lines.push({
      event: 'explore',
      seat,
      drawn: drawn.length,
      kept: sortedNames(kept),
      discarded: sortedNames(drawn.filter((id) => !kept.includes(id))),
    });
  }

  #place(event: GameEvent, seat: Seat): void {
    const placed = designAt(known(event.what));
    const uses = numbers(field(event.detail, 'uses')).map(cardName);
    const told: Record<string, unknown> = {
      event: 'pay',
      seat,
      card: event.what,
      method: event.source === 'payForMilitary' ? 'pay-for-military' : event.source,
      ...(event.do === 'conquer'
        ? this.#conquest(seat, known(event.what), numbers(field(event.detail, 'uses')))
        : { printed_cost: placed.cost ?? placed.defense, cost: event.amount }),
      payment: [],
      uses: uses.sort(),
    };
    this.#paying.set(seat, { line: told });
    this.lines.push(told);
  }

  #conquest(seat: Seat, world: CardId, uses: readonly CardId[]): Line {
    const player = playerAt(this.#now(), seat);
    const temporary = uses
      .flatMap((id) => settlePowers(id))
      .reduce((sum, power) => sum + (power.do === 'temporaryMilitary' ? power.amount : 0), 0);
    const target = designAt(world);
    return {
      defense: target.defense,
      military: generalMilitary(player),
      strength: strengthAgainst(player, target) + temporary,
    };
  }

  #pay(event: GameEvent, seat: Seat): void {
    const paying = this.#paying.get(seat);
    if (paying !== undefined) paying.line.payment = sortedNames(numbers(field(event.private, 'cards')));
  }

  #discard(event: GameEvent, seat: Seat): void {
    const discarded = sortedNames(numbers(field(event.private, 'cards')));
    if (event.source === 'hand-limit') this.lines.push({ event: 'end-discard', seat, discarded });
    else if (event.source !== 'setup')
      this.lines.push({ event: 'consume-hand', seat, source: event.source, discarded, vp: event.amount });
  }

  #good(event: GameEvent, seat: Seat): void {
    // The header tells the good of a start world.
    if (event.source === 'start-good') return;
    const player = playerAt(this.#now(), seat);
    const world = known(event.what);
    const good = cardName(player.goods[placeOf(player, world)] ?? -1);
    if (event.source === 'windfall-good') {
      this.lines.push({ event: 'draw', seat, reason: event.source, world: event.what, cards: [good] });
      return;
    }
    const windfall = designAt(world).good?.source === 'windfall';
    this.lines.push({
      event: 'produce',
      seat,
      world: event.what,
      kind: kindOf(world),
      good,
      via: event.source,
      ...(windfall ? { choices: this.#windfallChoices(seat, world, event.source) } : {}),
    });
  }

  /** The worlds that the power could have chosen a moment ago. */
  #windfallChoices(seat: Seat, world: CardId, via: string): string[] {
    const power =
      via === 'phase-bonus'
        ? undefined
        : producePowers(known(via)).find((candidate) => candidate.do === 'produceOnWindfall');
    const kind = power?.do === 'produceOnWindfall' ? power.kind : undefined;
    return sortedNames([...windfallsFor(playerAt(this.#now(), seat), kind), world]);
  }

  #tellConsume(event: GameEvent, seat: Seat): void {
    switch (event.do) {
      case 'use': {
        const { options, optional } = powerOptions(this.#now(), seat);
        const power = powerName(known(event.what), event.amount);
        this.lines.push({ event: 'consume-power', seat, power, options, optional });
        break;
      }
      case 'consume':
        this.#consume(event, seat);
        break;
      case 'sell':
        this.#sell(event, seat);
        break;
      case 'gamble': {
        const { cost, defense } = designAt(known(event.what));
        const told = { number: event.amount, card: event.what, cost_or_defense: cost ?? defense };
        this.lines.push({ event: 'gamble', seat, ...told, kept: field(event.detail, 'kept') });
      }
    }
  }

  #consume(event: GameEvent, seat: Seat): void {
    const player = playerAt(this.#now(), seat);
    const goods = numbers(field(event.detail, 'worlds')).map((world) => ({
      world: cardName(world),
      card: cardName(player.goods[placeOf(player, world)] ?? -1),
      kind: kindOf(world),
    }));
    const reward = { vp: field(event.detail, 'vp'), cards: field(event.detail, 'cards') };
    const doubled = field(event.detail, 'doubled');
    this.lines.push({ event: 'consume', seat, source: event.source, goods, ...reward, doubled });
  }

  #sell(event: GameEvent, seat: Seat): void {
    const player = playerAt(this.#now(), seat);
    const [world = -1] = numbers([field(event.detail, 'world')]);
    const via = event.source;
    const power =
      via === 'consume-trade'
        ? undefined
        : consumePowers(known(via)).find((candidate) => candidate.do === 'consumeForTradePrice');
    this.lines.push({
      event: 'trade',
      seat,
      world: cardName(world),
      good: cardName(player.goods[placeOf(player, world)] ?? -1),
      kind: kindOf(world),
      via,
      bonuses_apply: power?.do === 'consumeForTradePrice' ? power.applyTradePowers : true,
      cards: event.amount,
    });
  }
}
