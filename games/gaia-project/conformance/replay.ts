/** Plays our engine along a recording: answers as it did, and compares states, legal actions, points and the end. */
import {
  type Answer,
  type Choice,
  Comparison,
  canonical,
  type Game,
  type GameEvent,
  type OpenQuestion,
  type Plain,
} from '@orrery/kernel';
import { hexAt } from '../src/board.ts';
import { gaiaProject } from '../src/game.ts';
import type { ActionPick } from '../src/rules/turn.ts';
import { abilitiesOf, boardIn, type GaiaAsk, type GaiaState, playerAt } from '../src/state.ts';
import type { GaiaView } from '../src/view.ts';
import { dealAsRecorded } from './deal.ts';
import { compareEnd } from './ending.ts';
import { legalOf, sortedLegal } from './legal.ts';
import {
  boardActions,
  boosters,
  conversions,
  dashed,
  factionOurs,
  pointsFrom,
  Stop,
  specialOurs,
  structureOurs,
  tiles,
  tokens,
} from './names.ts';
import { type Line, line, lines, list, num, text } from './recording.ts';
import { Expected, type Snapshot, snapshotOf } from './snapshot.ts';

const phases: ReadonlySet<string> = new Set(['round-end', 'gaia', 'actions']);

export class Replay {
  readonly comparison = new Comparison();
  readonly #game: Game<GaiaState, GaiaView>;
  readonly #expected: Expected;
  readonly #seats: number[];
  state: GaiaState;
  moves = 0;
  /** Snapshots of moments that pass without a question, by their names. */
  #passed: { readonly what: string; readonly snapshot: Snapshot; readonly order: readonly number[] }[] = [];
  /** What has happened since the last record. */
  #events: GameEvent[] = [];
  /** What the current record says about its power events, and its action. */
  #record: Line = {};
  #action: Line = {};
  /** The parts of this round's income that have been taken. */
  #income: GameEvent[] = [];

  constructor(header: Line) {
    const players = num(header.players);
    const order = list(header.seat_order).map(num);
    this.#seats = Array.from({ length: players }, (_, player) => order.indexOf(player));
    this.#expected = new Expected(players);
    this.#game = gaiaProject.with({ emit: (event) => this.#hear(event), inTurn: true });
    this.state = this.#game.setup({ turnOrder: 'variable' }, players, 'recording');
    dealAsRecorded(this.state, header);
  }

  #hear(event: GameEvent): void {
    this.#events.push(event);
    if (event.do === 'round') this.#income = [];
    if (event.do === 'income') this.#income.push(event);
    if (event.do === 'round' || (event.do === 'phase' && phases.has(event.what))) {
      const what = event.do === 'round' ? 'round' : event.what;
      this.#passed.push({
        what,
        snapshot: snapshotOf(this.state, this.#seats),
        order: this.state.order.slice(),
      });
    }
  }

  // Answering

  #hex(value: unknown): number {
    const [q, r] = list(value);
    return hexAt(boardIn(this.state), num(q), num(r));
  }

  #open(name: string, seat?: number): OpenQuestion {
    const open = seat === undefined ? this.#game.first(this.state) : this.#game.openFor(this.state, seat);
    if (open === undefined || open.ask.do !== name) {
      this.comparison.fail('question', `${name} for seat ${seat ?? '?'}`, canonical(open?.ask ?? null));
      throw new Stop('the engine asks something else');
    }
    return open;
  }

  #answer(open: OpenQuestion, choice: Choice): void {
    const answer: Answer = { question: open.id, ...choice };
    const refusal = this.#game.check(this.state, open.seat, answer);
    if (refusal !== undefined) {
      this.comparison.fail(`answer/${open.ask.do}`, canonical(choice), refusal.key);
      throw new Stop('the engine refuses what the recording did');
    }
    this.#game.apply(this.state, open.seat, answer);
  }

  #pick(name: string, seat: number, pick: Plain): void {
    this.#answer(this.#open(name, seat), { pick });
  }

  // Records

  play(record: Line): void {
    this.moves += 1;
    this.comparison.move = this.moves;
    this.#record = record;
    this.#action = line(record.action);
    const before = this.#passed.length;
    this.#events = [];
    const compared = this.#expected.update(record);
    switch (record.k) {
      case 'choose_faction':
        this.#pick('setup.faction', this.#seat(record), factionOurs(record.faction).id);
        return;
      case 'seat_confirmed':
      case 'income_order':
        return;
      case 'setup_structure':
        this.#pick('setup.place', this.#seat(record), this.#hex(record.at));
        break;
      case 'setup_booster':
        this.#pick('setup.booster', this.#seat(record), boosters.ours(record.booster));
        break;
      case 'round_start':
        this.#compareMoment('round', record);
        return;
      case 'income_done':
        this.#takeIncome(record);
        this.#compareMoment('gaia', record);
        return;
      case 'gaia_phase':
        this.#gaiaPhase(record);
        return;
      case 'actions_start':
        this.#declineGaia();
        this.#compareMoment('actions', record);
        return;
      case 'turn':
        this.#turn(record);
        this.#comparePoints(record);
        break;
      case 'charge':
        this.#charge(record);
        this.#comparePoints(record);
        break;
      case 'game_end':
        this.#compareMoment('round-end', record);
        return;
      case 'footer':
        compareEnd(this.comparison, this.state, this.#seats, record);
        return;
      default:
        this.comparison.fail('record', record.k, null);
        return;
    }
    if (!compared) return;
    const passed = this.#passed[before];
    this.#compare(passed === undefined ? snapshotOf(this.state, this.#seats) : passed.snapshot);
    if (passed === undefined) this.#compareNext(record);
  }

  #seat(record: Line): number {
    return this.#seats[num(record.p)] ?? -1;
  }

  #compare(snapshot: Snapshot): void {
    this.comparison.expect('state', this.#expected.snapshot, snapshot);
  }

  /** Compares with the snapshot of a moment that has passed, and forgets those before it. */
  #compareMoment(what: string, record: Line): void {
    const index = this.#passed.findIndex((moment) => moment.what === what);
    const moment = this.#passed[index];
    if (moment === undefined) {
      this.comparison.fail(`moment/${what}`, record.k, null);
      return;
    }
    this.#passed.splice(0, what === 'round-end' ? 0 : index + 1);
    this.#compare(record.k === 'game_end' ? cleanedUp(moment.snapshot) : moment.snapshot);
    if (record.turn_order !== undefined)
      this.comparison.expect(
        'turn_order',
        list(record.turn_order).map((player) => this.#seats[num(player)]),
        moment.order,
      );
    if (what === 'actions') this.#compareNext(record);
  }

  #compareNext(record: Line): void {
    const open = this.#game.first(this.state);
    if (typeof record.next === 'number' && open !== undefined)
      this.comparison.expect('next', this.#seats[record.next], open.seat);
  }

  #comparePoints(record: Line): void {
    const expected: Record<string, number> = {};
    for (const entry of list(record.vp)) {
      const [player, amount, source] = list(entry);
      const key = `${this.#seats[num(player)]} ${pointsFrom[text(source)] ?? text(source)}`;
      expected[key] = (expected[key] ?? 0) + num(amount);
    }
    const got: Record<string, number> = {};
    const ends = new Set(['final-tiles', 'research-levels', 'resources']);
    for (const { do: kind, seat, what, amount } of this.#events)
      if (kind === 'score' && !ends.has(what))
        got[`${seat} ${what}`] = (got[`${seat} ${what}`] ?? 0) + amount;
    this.comparison.expect('vp', expected, got);
  }

  // Income and Gaia phase

  #takeIncome(record: Line): void {
    for (;;) {
      const open = this.#game.first(this.state);
      if (open === undefined || (open.ask.do !== 'kernel.bag' && open.ask.do !== 'power.stone')) return;
      const power = list(line(line(record.income)[this.#seats.indexOf(open.seat)]).power).map(list);
      if (open.ask.do === 'power.stone') this.#answer(open, { pick: this.#incomeStone(open, power) });
      else this.#answer(open, { pick: this.#incomePart(open, power) });
    }
  }

  /** The next charge or gain as the recording took them. */
  #incomePart(open: OpenQuestion, power: readonly (readonly unknown[])[]): Plain {
    const taken = this.#income.filter(({ seat }) => seat === open.seat).length;
    const [kind, amount] = power[taken] ?? [];
    const name = kind === 'charge' ? 'income.charge' : 'income.tokens';
    for (const answer of this.#game.list(this.state, open, 50))
      if ('pick' in answer && line(answer.pick).do === name && line(answer.pick).amount === amount)
        return answer.pick;
    this.comparison.fail('income', canonical(power), canonical(open.ask));
    throw new Stop('the engine has another income');
  }

  /** Where the brainstone lay after this charge, or else where it lay in the end. */
  #incomeStone(open: OpenQuestion, power: readonly (readonly unknown[])[]): number {
    const last = this.#income.filter(({ seat }) => seat === open.seat).at(-1);
    const { low, high } = line(open.ask);
    const charges = power.filter(([kind]) => kind === 'charge');
    const here = charges.find(([, amount]) => amount === last?.amount);
    for (const entry of [here, ...[...charges].reverse()]) {
      const place = stonePlace(entry?.[3]);
      if (place === low || place === high) return place;
    }
    return num(high);
  }

  #gaiaPhase(record: Line): void {
    const seat = this.#seat(record);
    this.#declineGaia(seat);
    const open = this.#game.openFor(this.state, seat);
    if (open?.ask.do === 'gaia.convert') {
      const amounts: Record<string, number> = { qic: 0, ore: 0, knowledge: 0, credits: 0 };
      for (const conversion of lines(record.conversions))
        for (const [what, amount] of Object.entries(line(conversion.gain)))
          amounts[what] = (amounts[what] ?? 0) + num(amount);
      this.#answer(open, { amounts: this.#shown(open, amounts) });
      return;
    }
    for (const conversion of lines(record.conversions)) {
      this.#pick('gaia.tile', seat, 'tile');
      this.#action = conversion;
      this.#follow(seat);
    }
  }

  /** Only the parts that the question has. */
  #shown(open: OpenQuestion, amounts: Readonly<Record<string, number>>): Record<string, number> {
    const question = this.#game.question(this.state, open.seat);
    if (question?.shape !== 'amounts') return {};
    return Object.fromEntries(question.parts.map(({ id }) => [id, amounts[id] ?? 0]));
  }

  /** Choices of the Gaia phase that the recording does not have were declined. */
  #declineGaia(until?: number): void {
    for (;;) {
      const open = this.#game.first(this.state);
      if (open === undefined || open.seat === until) return;
      if (open.ask.do === 'gaia.convert') this.#answer(open, { amounts: this.#shown(open, {}) });
      else if (open.ask.do === 'gaia.tile') this.#answer(open, { pick: 'decline' });
      else return;
    }
  }

  // Turns

  #turn(record: Line): void {
    const seat = this.#seat(record);
    this.#compareLegal(seat, line(record.legal));
    for (const free of lines(record.free_before)) this.#free(seat, 'turn.action', free);
    this.#answer(this.#open('turn.action', seat), { pick: this.#mainPick(this.#action) });
    // After a pass the next round may have begun, and its income is another record's.
    if (this.#action.type === 'pass') return;
    this.#follow(seat);
    for (const free of lines(record.free_after)) this.#free(seat, 'turn.free', free);
    const open = this.#game.first(this.state);
    if (open?.ask.do === 'turn.free' && open.seat === seat) this.#answer(open, { pick: { do: 'end' } });
  }

  #compareLegal(seat: number, legal: Line): void {
    const open = this.#open('turn.action', seat);
    const picks: ActionPick[] = [];
    for (const answer of this.#game.list(this.state, open, 1000))
      if ('pick' in answer && isActionPick(answer.pick)) picks.push(answer.pick);
    const ours = legalOf(this.state, seat, picks);
    this.comparison.expect('legal', sortedLegal(legal), sortedLegal(ours));
    for (const name of ['board_actions', 'specials'])
      this.comparison.expect(
        `legal/${name}`,
        [],
        list(legal[name]).filter((each) => !list(ours[name]).includes(each)),
      );
    if (legal.federation === true) this.comparison.expect('legal/federation', true, ours.federation);
  }

  #free(seat: number, name: 'turn.action' | 'turn.free', free: Line): void {
    const take = (action: string): void => {
      this.#pick(name, seat, { do: 'free', action });
      this.#follow(seat);
    };
    if (free.type === 'burn') {
      for (let i = 0; i < num(free.count); i++) take('sacrifice');
      return;
    }
    const [[paid, cost] = ['', 0]] = Object.entries(line(free.pay));
    const [[gained, amount] = ['', 0]] = Object.entries(line(free.gain));
    const action = conversions[`${paid}>${gained}`];
    if (action === undefined) throw new Stop(`no conversion ${paid} to ${gained}`);
    for (const each of this.#bundle(seat, action, num(amount), num(cost))) take(each);
  }

  /** A bundle is a conversion several times, or one payment with tokens that are worth more. */
  #bundle(seat: number, action: string, amount: number, cost: number): string[] {
    const player = playerAt(this.state, seat);
    if (action === 'power-to-credit' && amount === 3 && player.stone === 3 && this.#spendsStone(cost))
      return ['stone-to-credits'];
    if (abilitiesOf(player).tokenWorth === 2 && amount > 1) {
      if (action === 'power-to-credit')
        return [
          ...Array.from({ length: Math.floor(amount / 2) }, () => 'power-to-credits'),
          ...(amount % 2 === 1 ? [action] : []),
        ];
      if (action === 'power-to-ore' && amount === 2) return ['power-to-two-ore'];
    }
    return Array.from({ length: amount }, () => action);
  }

  #mainPick(action: Line): Plain {
    const at = action.at === undefined ? -1 : this.#hex(action.at);
    switch (action.type) {
      case 'build_mine':
        return { do: 'mine', at };
      case 'start_gaia_project':
        return { do: 'project', at };
      case 'upgrade':
        return { do: 'upgrade', at, to: structureOurs(action.to) };
      case 'research':
        return { do: 'research', area: dashed(action.advance) };
      case 'form_federation':
        return { do: 'federation' };
      case 'board_action':
        return { do: 'board', action: boardActions.ours(action.action) };
      case 'special_action':
        return { do: 'special', action: specialOurs(action.action) };
      case 'pass':
        return {
          do: 'pass',
          booster: action.booster_taken === null ? null : boosters.ours(action.booster_taken),
        };
      default:
        throw new Stop(`no action is called ${String(action.type)}`);
    }
  }

  /** Answers what follows from an action until its turn goes on or somebody else is asked. */
  #follow(seat: number): void {
    for (;;) {
      const open = this.#game.first(this.state);
      if (open === undefined || open.seat !== seat) return;
      const choice = this.#followUp(open);
      if (choice === undefined) return;
      this.#answer(open, choice);
    }
  }

  #followUp(open: OpenQuestion): Choice | undefined {
    const action = this.#action;
    const tech = line(action.tech);
    const build = line(action.build);
    switch (open.ask.do as GaiaAsk['do']) {
      case 'power.stone':
        return { pick: stonePlace(this.#logged('charge', this.#happened('charge') - 1)) };
      case 'power.spend':
        return { pick: this.#spendsStone(num(line(open.ask).amount)) ? 'stone' : 'tokens' };
      case 'power.sacrifice':
        return { pick: sacrificed(this.#logged('burn', 0)) };
      case 'power.discard':
        return { amounts: this.#shown(open, tokensOf(line(action.tokens ?? build.tokens))) };
      case 'mine.place':
        return {
          pick: { do: build.type === 'build_mine' ? 'mine' : 'project', at: this.#hex(build.at) },
        };
      case 'federation.form':
        return {
          picks: [...list(action.new_structures), ...list(action.satellites)].map((at) => this.#hex(at)),
        };
      case 'federation.token':
        return { pick: tokens.ours(action.token) };
      case 'tech.tile':
        return { pick: tiles.ours(tech.tile) };
      case 'tech.cover':
        return { pick: tiles.ours(tech.covers) };
      case 'research.area': {
        const area = tech.tile === undefined ? action.advance : tech.advance;
        return { pick: area === null || area === undefined ? 'none' : dashed(area) };
      }
      case 'research.lostPlanet':
        return { pick: this.#hex(line(action.lost_planet ?? tech.lost_planet).at) };
      case 'special.swap':
        return { pick: this.#hex(action.institute_to) };
      case 'special.station':
        return { pick: this.#hex(build.at) };
      case 'special.downgrade':
        return { pick: this.#hex(action.at) };
      default:
        return undefined;
    }
  }

  /** How often something has happened in this record. */
  #happened(kind: string): number {
    return this.#events.filter((event) => event.do === kind).length;
  }

  /** Where the brainstone lay after the nth event of a kind. */
  #logged(kind: string, nth: number): unknown {
    const entries = list(this.#record.brainstone_log).filter((entry) => list(entry)[0] === kind);
    return list(entries[Math.min(Math.max(nth, 0), entries.length - 1)])[2];
  }

  /** Whether the brainstone is part of the next payment. */
  #spendsStone(_amount: number): boolean {
    let spent = 0;
    for (const event of this.#events) if (event.do === 'pay' && event.what === 'power') spent += event.amount;
    for (const entry of list(this.#record.brainstone_log)) {
      const [kind, amount, place] = list(entry);
      if (kind !== 'spend') continue;
      if (spent < num(amount)) return place !== 'III';
      spent -= num(amount);
    }
    return false;
  }

  #charge(record: Line): void {
    const seat = this.#seat(record);
    const open = this.#open('charge.accept', seat);
    const ask = line(open.ask);
    this.comparison.expect('charge/at', this.#hex(line(record.source).at), ask.at);
    this.comparison.expect('charge/value', record.best_structure_value, ask.value);
    const tokenFirst = record.taklons_token === 'before';
    this.#answer(open, {
      pick: record.accept === true ? (tokenFirst ? 'token-first' : 'charge') : 'decline',
    });
    this.#follow(seat);
  }
}

/** Recordings take the action tokens away also after the last round. */
const cleanedUp = ({ players, board }: Snapshot): Snapshot => ({
  players: players.map((player) => ({ ...player, specials_used: [] })),
  board: { ...board, used_actions: [] },
});

const places = ['removed', 'I', 'II', 'III', 'gaia'];
const stonePlace = (place: unknown): number => places.indexOf(text(place));

function sacrificed(place: unknown): string {
  if (place === 'removed') return 'give';
  return place === 'II' ? 'keep' : 'lift';
}

const tokensOf = (given: Line): Record<string, number> => ({
  one: num(given.I),
  two: num(given.II),
  three: num(given.III),
  stone: num(given.brainstone),
});

const isActionPick = (pick: unknown): pick is ActionPick => typeof line(pick).do === 'string';
