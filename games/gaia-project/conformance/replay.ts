/** Plays our engine along a recording: answers as it did, and compares states, legal actions, points and the end. */
import {
  type Answer,
  type Choice,
  Comparison,
  canonical,
  type Game,
  type OpenQuestion,
  type Plain,
  Stop,
} from '@orrery/kernel';
import { gaiaProject } from '../src/game.ts';
import { type GaiaState, playerAt } from '../src/state.ts';
import type { GaiaView } from '../src/view.ts';
import { convertedIn, followUp, freeActionsIn, hexOfRecord, mainPick, type Playing } from './choices.ts';
import { compareCosts } from './costs.ts';
import { dealAsRecorded } from './deal.ts';
import { compareEnd } from './ending.ts';
import { Heard } from './heard.ts';
import { compareIncome, incomeChoice } from './income.ts';
import { compareLegal } from './legal.ts';
import { boosters, factionOurs } from './names.ts';
import { comparePoints } from './points.ts';
import { type Line, line, lines, list, num } from './recording.ts';
import { cleanedUp, Expected, type Snapshot, snapshotOf, tellsCredits } from './snapshot.ts';
import { withoutWithheld } from './withheld.ts';

export class Replay {
  readonly comparison = new Comparison();
  readonly #game: Game<GaiaState, GaiaView>;
  readonly #expected: Expected;
  readonly #seats: number[];
  state: GaiaState;
  moves = 0;
  readonly #heard: Heard;
  /** What the current record says about its power events, and its action. */
  #record: Line = {};
  #action: Line = {};
  /** What was chosen in the Gaia phase that is under way. */
  #gaia: Line[] = [];

  constructor(header: Line) {
    const players = num(header.players);
    const order = list(header.seat_order).map(num);
    this.#seats = Array.from({ length: players }, (_, player) => order.indexOf(player));
    this.#expected = new Expected(players);
    this.#heard = new Heard(this.#seats);
    this.#game = gaiaProject.with({ emit: (event) => this.#heard.hear(event, this.state), inTurn: true });
    this.state = this.#game.setup({ turnOrder: 'variable' }, players, 'recording');
    dealAsRecorded(this.state, header);
  }

  // Answering

  get #playing(): Playing {
    return { state: this.state, record: this.#record, action: this.#action, events: this.#heard.events };
  }

  #hex(value: unknown): number {
    return hexOfRecord(this.state, value);
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
    const before = this.#heard.passed.length;
    this.#heard.events = [];
    const compared = this.#expected.update(record);
    switch (record.k) {
      case 'choose_faction':
        this.#pick('setup.faction', this.#seat(record), factionOurs(record.faction).id);
        // What factions start with is there when the last has been chosen, or later still.
        if (!tellsCredits(record)) return;
        break;
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
        this.#gaia.push(record);
        return;
      case 'actions_start':
        this.#gaiaPhase();
        this.#compareMoment('actions', record);
        return;
      case 'turn':
        this.#turn(record);
        this.#heard.events = withoutWithheld(this.state, this.#seats, record, this.#heard.events);
        comparePoints(this.comparison, this.#seats, record, this.#heard.events);
        break;
      case 'charge':
        this.#charge(record);
        comparePoints(this.comparison, this.#seats, record, this.#heard.events);
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
    const passed = this.#heard.passed[before];
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
    const index = this.#heard.passed.findIndex((moment) => moment.what === what);
    const moment = this.#heard.passed[index];
    if (moment === undefined) {
      this.comparison.fail(`moment/${what}`, record.k, null);
      return;
    }
    this.#heard.passed.splice(0, what === 'round-end' ? 0 : index + 1);
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

  // Income and Gaia phase

  #takeIncome(record: Line): void {
    for (;;) {
      const open = this.#game.first(this.state);
      if (open === undefined || (open.ask.do !== 'kernel.bag' && open.ask.do !== 'power.stone')) break;
      const offered = this.#game.list(this.state, open, 50);
      const taken = this.#heard.income.filter(({ seat }) => seat === open.seat);
      const pick = incomeChoice(open, offered, taken, record, this.#seats.indexOf(open.seat));
      if (pick === undefined) {
        this.comparison.fail('income', canonical(record.income), canonical(open.ask));
        throw new Stop('the engine has another income');
      }
      this.#answer(open, { pick });
    }
    compareIncome(this.comparison, this.#seats, record, this.#heard.due, this.#heard.income);
  }

  /** Answers for the Gaia phase as the engine asks, whoever came first in the recording; what it does not have was declined. */
  #gaiaPhase(): void {
    const chosen = new Map(this.#gaia.map((record) => [this.#seat(record), record]));
    const tiles = new Map([...chosen].map(([seat, record]) => [seat, [...lines(record.conversions)]]));
    this.#gaia = [];
    for (;;) {
      const open = this.#game.first(this.state);
      if (open?.ask.do === 'gaia.convert')
        this.#answer(open, { amounts: this.#shown(open, convertedIn(chosen.get(open.seat) ?? {})) });
      else if (open?.ask.do === 'gaia.tile') {
        const conversion = tiles.get(open.seat)?.shift();
        this.#answer(open, { pick: conversion === undefined ? 'decline' : 'tile' });
        this.#action = conversion ?? {};
        if (conversion !== undefined) this.#follow(open.seat);
      } else return;
    }
  }

  /** Only the parts that the question has. */
  #shown(open: OpenQuestion, amounts: Readonly<Record<string, number>>): Record<string, number> {
    const question = this.#game.question(this.state, open.seat);
    if (question?.shape !== 'amounts') return {};
    return Object.fromEntries(question.parts.map(({ id }) => [id, amounts[id] ?? 0]));
  }

  // Turns

  #turn(record: Line): void {
    const seat = this.#seat(record);
    const open = this.#open('turn.action', seat);
    const answers = this.#game.list(this.state, open, 1000);
    compareLegal(this.comparison, this.state, seat, answers, line(record.legal));
    for (const free of lines(record.free_before)) this.#free(seat, 'turn.action', free);
    compareCosts(this.comparison, this.#playing, seat);
    this.#answer(this.#open('turn.action', seat), { pick: mainPick(this.#playing) });
    // After a pass the next round may have begun, and its income is another record's.
    if (this.#action.type === 'pass') return;
    this.#follow(seat);
    for (const free of lines(record.free_after)) this.#free(seat, 'turn.free', free);
    const last = this.#game.first(this.state);
    if (last?.ask.do === 'turn.free' && last.seat === seat) this.#answer(last, { pick: { do: 'end' } });
  }

  #free(seat: number, name: 'turn.action' | 'turn.free', free: Line): void {
    for (const action of freeActionsIn(this.#playing, seat, free)) {
      this.#pick(name, seat, { do: 'free', action });
      this.#follow(seat);
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
    const choice = followUp(this.#playing, open);
    return choice !== undefined && 'amounts' in choice
      ? { amounts: this.#shown(open, choice.amounts) }
      : choice;
  }

  #charge(record: Line): void {
    const seat = this.#seat(record);
    const open = this.#open('charge.accept', seat);
    const ask = line(open.ask);
    this.comparison.expect('charge/at', this.#hex(line(record.source).at), ask.at);
    this.comparison.expect('charge/value', record.best_structure_value, ask.value);
    const tokenFirst = record.taklons_token === 'before';
    const before = playerAt(this.state, seat).vp;
    this.#answer(open, {
      pick: record.accept === true ? (tokenFirst ? 'token-first' : 'charge') : 'decline',
    });
    this.#compareCharge(seat, record, before);
    this.#follow(seat);
  }

  #compareCharge(seat: number, record: Line, before: number): void {
    if (record.accept !== true) return;
    const charged = this.#heard.events.find((event) => event.do === 'charge' && event.seat === seat);
    this.comparison.expect('charge/power', record.power, charged?.amount ?? 0);
    this.comparison.expect('charge/vp_cost', record.vp_cost, before - playerAt(this.state, seat).vp);
  }
}
