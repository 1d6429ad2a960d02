/** Taking back, on tables as values: what is offered can be done, among people and among bots, in every game. */
import { below, canonical, type Message, oneOfAtRandom, type Rng, rngFrom, type Seat } from '@orrery/kernel';
import type { Command, TableRequest } from '@orrery/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { voters } from '../src/tables/arrangement.ts';
import { type BotTurn, botTurns, isAsked } from '../src/tables/bot-turns.ts';
import { type Asker, answer, decide } from '../src/tables/decide.ts';
import { type Engine, Engines } from '../src/tables/engines.ts';
import type { Entry, Row } from '../src/tables/entry.ts';

import { loggedTable } from '../src/tables/logged-table.ts';
import { consult } from '../src/tables/policies.ts';
import { positionOf } from '../src/tables/position.ts';
import { settingsOf } from '../src/tables/request.ts';
import { advanced, type Table, tableFrom } from '../src/tables/table.ts';

let engines: Engine[];
beforeAll(async () => {
  engines = await new Engines().all();
});

const engineOf = (id: string): Engine => {
  const engine = engines.find(({ game }) => game.id === id);
  if (engine === undefined) throw new Error(`no ${id}`);
  return engine;
};

const askerAt = (seat: Seat): Asker => ({
  person: { id: `person ${seat}`, name: `Person ${seat}` },
  nonce: '',
  vanished: () => false,
});

/** A table in one hand, with its log. */
class Hand {
  readonly rows: Row[] = [];
  readonly engine: Engine;
  table: Table;

  /** True for the seats of people. */
  constructor(engine: Engine, people: readonly boolean[], seed: string, request: Partial<TableRequest> = {}) {
    this.engine = engine;
    const seats = people.map((person) =>
      person ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot: 'random' } as const),
    );
    const settings = settingsOf(engine, {
      game: engine.game.id,
      options: {},
      seats,
      seed,
      first: { by: 'choice', seat: 0 },
      ...request,
    });
    this.rows.push({ n: 1, at: 0, entry: { do: 'created', settings, host: 'person 0' }, stamp: '' });
    this.table = tableFrom('table', engine, this.rows);
    people.forEach((person, seat) => {
      this.add(
        person
          ? { do: 'seated', seat, person: askerAt(seat).person, nonce: '' }
          : { do: 'seated', seat, bot: 'random' },
      );
    });
    this.add({ do: 'started', seed, first: 0 });
  }

  add(entry: Entry): void {
    const row = { n: this.table.n + 1, at: this.table.at + 1_000, entry, stamp: '' };
    this.rows.push(row);
    this.table = advanced(this.table, row).table;
  }

  /** The person's command becomes an entry of the log, or is refused. */
  command(seat: Seat, command: Command): Message | undefined {
    const decision = decide(this.table, command, askerAt(seat));
    if ('refusal' in decision) return decision.refusal;
    if ('entry' in decision) this.add(decision.entry);
    return undefined;
  }

  get history() {
    if (this.table.history === null) throw new Error('not begun');
    return this.table.history;
  }

  /** A random answer of a seat. */
  answer(seat: Seat, rng: Rng): void {
    const open = this.engine.game.openFor(this.history.state, seat);
    if (open === undefined) throw new Error(`seat ${seat} is not asked`);
    const given = this.engine.game.sample(this.history.state, open, rng);
    const bot = this.table.seats[seat]?.bot !== null;
    const decision = answer(this.table, seat, [given], bot ? 'bot' : 'person');
    if (!('entry' in decision)) throw new Error(decision.refusal.key);
    this.add(decision.entry);
  }

  answerSomewhere(rng: Rng): void {
    this.answer(oneOfAtRandom(rng, this.table.deciding), rng);
  }
}

/** Whatever is offered to anybody can be done, and whatever is not offered is refused. */
function expectNoFalseLight({ table }: Hand, people: readonly Seat[]): void {
  for (const seat of people) {
    const { canUndo, canRedo } = positionOf(table, seat);
    for (const [offered, command] of [
      [canUndo, 'undo'],
      [canRedo, 'redo'],
    ] as const) {
      const decision = decide(table, { do: command }, askerAt(seat));
      expect('entry' in decision).toBe(offered);
      if ('entry' in decision)
        expect(() =>
          advanced(table, { n: table.n + 1, at: table.at, entry: decision.entry, stamp: '' }),
        ).not.toThrow();
    }
  }
}

const STEPS = 50;
const GAMES = 6;

/** One random thing: an answer, mostly; an undo, sometimes with a redo, where somebody may. */
function step(hand: Hand, people: readonly Seat[], rng: Rng): void {
  const mover = oneOfAtRandom(rng, people);
  if (below(rng, 4) > 0 || !positionOf(hand.table, mover).canUndo) {
    hand.answerSomewhere(rng);
    return;
  }
  const before = hand.history;
  expect(hand.command(mover, { do: 'undo' })).toBeUndefined();
  expect(hand.history.moves.length).toBeLessThan(before.moves.length);
  expectNoFalseLight(hand, people);
  if (people.length > 1 || below(rng, 2) === 0) return;
  const bot = hand.table.deciding.find((seat) => seat !== mover);
  if (bot !== undefined) hand.answer(bot, rng);
  expect(hand.command(mover, { do: 'redo' })).toBeUndefined();
  expect(canonical(hand.history.state)).toBe(canonical(before.state));
}

test('whatever is lit can be done, and the log tells the same, in random games of every game', () => {
  for (const engine of engines)
    for (let i = 0; i < GAMES; i++) {
      const rng = rngFrom(`${engine.game.id}/${i}`);
      const { min, max } = engine.game.seats;
      const count = Math.max(min, Math.min(max, 2 + below(rng, 3)));
      const mask = Array.from({ length: count }, (_, seat) => seat === 0 || below(rng, 3) === 0);
      const people = mask.flatMap((person, seat) => (person ? [seat] : []));
      const hand = new Hand(engine, mask, `seed ${i}`);
      for (let steps = 0; steps < STEPS && hand.table.status === 'playing'; steps++) {
        expectNoFalseLight(hand, people);
        step(hand, people, rng);
      }
      const again = tableFrom('table', engine, hand.rows);
      expect(canonical(again.history?.state)).toBe(canonical(hand.history.state));
      expect(loggedTable(hand.rows).moves).toEqual(
        hand.history.moves.map(({ seat, answer: given }) => ({ seat, answer: given })),
      );
    }
}, 120_000);

describe('against bots alone', () => {
  const begun = (request: Partial<TableRequest> = {}): Hand =>
    new Hand(engineOf('reference'), [true, false], 'bots', request);

  /** Both have chosen: the sealed choices lie open, and cards were drawn. */
  const revealed = (): Hand => {
    const hand = begun();
    hand.answer(0, rngFrom('mine'));
    hand.answer(1, rngFrom('its'));
    return hand;
  };

  test('a locked choice of a bot is no barrier, and the same cards come again', () => {
    const hand = revealed();
    const after = canonical(hand.history.state);
    expect(hand.history.moves.some((move) => move.revealed)).toBe(true);
    expect(positionOf(hand.table, 0)).toMatchObject({ canUndo: true, undoFreely: true });
    expect(hand.command(0, { do: 'undo' })).toBeUndefined();
    expect(hand.rows.at(-1)?.entry).toEqual({ do: 'undone', seat: 0, to: 0 });
    expect(hand.history.moves).toEqual([]);
    hand.answer(0, rngFrom('mine'));
    hand.answer(1, rngFrom('its'));
    expect(canonical(hand.history.state)).toBe(after);
  });

  test('a bot that was thinking answers too late, also where the same question comes again', () => {
    const hand = begun();
    hand.answer(0, rngFrom('mine'));
    const [turn] = botTurns(hand.table);
    if (turn === undefined) throw new Error('no bot is asked');
    expect(isAsked(hand.table, turn)).toBe(true);
    hand.command(0, { do: 'undo' });
    const again = botTurns(hand.table)[0];
    expect(again).toMatchObject({ seat: turn.seat, question: turn.question } satisfies Partial<BotTurn>);
    expect(isAsked(hand.table, turn)).toBe(false);
    expect(again !== undefined && isAsked(hand.table, again)).toBe(true);
  });

  test('redo brings back what the bot had answered, with its mark', () => {
    const hand = revealed();
    const { history } = hand;
    hand.command(0, { do: 'undo' });
    expect(hand.command(0, { do: 'redo' })).toBeUndefined();
    expect(canonical(hand.history.state)).toBe(canonical(history.state));
    expect(hand.history.moves.map(({ by }) => by)).toEqual(['person', 'bot']);
    expect(new Set(hand.history.moves.map(({ id }) => id)).size).toBe(2);
  });

  test('a finished game stays finished, and nothing is lit in a pause or while a bot plays on', () => {
    const hand = begun();
    const rng = rngFrom('to the end');
    while (hand.table.status === 'playing') hand.answerSomewhere(rng);
    expect(positionOf(hand.table, 0).canUndo).toBe(false);
    expect(hand.command(0, { do: 'undo' })?.key).toBe('server.refusal.notPlaying');
    const paused = revealed();
    paused.command(0, { do: 'pause', agree: true });
    expect(positionOf(paused.table, 0).canUndo).toBe(false);
    const left = revealed();
    left.command(0, { do: 'resign' });
    expect(positionOf(left.table, 0).canUndo).toBe(false);
    left.command(0, { do: 'return' });
    expect(positionOf(left.table, 0).canUndo).toBe(true);
  });

  test('policies wait after an undo until the person has answered', () => {
    const hand = begun();
    const question = hand.engine.game.question(hand.history.state, 0);
    if (question?.shape !== 'one-of') throw new Error('another question');
    const pick = question.options[0]?.value ?? null;
    const policies = {
      policies: [{ question: question.name, choose: { pick }, times: 'always' as const }],
      dropped: [],
    };
    expect(consult(hand.table, 0, policies)?.answer).toBeDefined();
    hand.answer(0, rngFrom('mine'));
    hand.command(0, { do: 'undo' });
    expect(consult(hand.table, 0, policies)).toBeUndefined();
    const rng = rngFrom('other');
    const asked = (): boolean =>
      hand.table.deciding.includes(0) &&
      hand.engine.game.question(hand.history.state, 0)?.name === question.name;
    hand.answer(0, rng);
    while (!asked()) hand.answerSomewhere(rng);
    expect(consult(hand.table, 0, policies)).toBeDefined();
  });

  test('nobody gains time by taking back', () => {
    const hand = begun({ clock: { kind: 'live', bank: 60, increment: 30 } });
    const before = hand.table.remaining[0] ?? 0;
    hand.answer(0, rngFrom('mine'));
    expect(hand.table.remaining[0]).toBeGreaterThan(before);
    hand.command(0, { do: 'undo' });
    expect(hand.table.remaining[0]).toBeLessThan(before);
  });

  test('a log from before one could take back everything is read as it was written', () => {
    const hand = begun();
    hand.answer(0, rngFrom('mine'));
    hand.add({ do: 'undone', seat: 0 });
    expect(hand.history.moves).toEqual([]);
    hand.answer(1, rngFrom('its'));
    hand.add({ do: 'redone', seat: 0 });
    // The bot's answer stands, and the person's was given again after it.
    expect(hand.history.moves.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(loggedTable(hand.rows).moves.map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

test('somebody for whom a bot plays on is still a person: their company takes back as before', () => {
  const hand = new Hand(engineOf('reference'), [true, true], 'people');
  hand.answer(0, rngFrom('a'));
  hand.answer(1, rngFrom('b'));
  expect(positionOf(hand.table, 0)).toMatchObject({ canUndo: false, undoFreely: false });
  hand.command(1, { do: 'resign' });
  expect(voters(hand.table)).toEqual([0]);
  expect(positionOf(hand.table, 0)).toMatchObject({ canUndo: false, undoFreely: false });
  expect(hand.command(0, { do: 'undo' })?.key).toBe('kernel.undo.barrier');
});
