/** A random game from a seed, with the properties checked on the way. */
import type { Answer, Core } from '../agenda.ts';
import { canonical } from '../data.ts';
import type { GameEvent } from '../events.ts';
import type { Game, OpenQuestion } from '../game.ts';
import type { Move } from '../moves.ts';
import { below, oneOfAtRandom, type Rng, rngFrom } from '../random.ts';
import { replay } from '../record.ts';
import { type GameRecord, RECORD_FORMAT, readRecord, writeRecord } from '../record-file.ts';
import { hashState, sha256 } from '../sha256.ts';
import { Broken, type Check, type Position, type Property, sampleFrom, Tally } from './check.ts';
import { cloneIsIndependent, isPlain, KeptClones, survivesJson } from './copies.ts';
import { eventsAreWhole, outcomeIsAtTheEnd, Totals, timeGoesOn } from './ending.ts';
import { fillingFits } from './filling.ts';
import { openOrderIsFree, sealedOrderIsFree } from './groups.ts';
import { placesAreTrue } from './knowledge.ts';
import { adviceHolds, offersAreAccepted } from './legal-answers.ts';
import type { GameTesting, Setup } from './places.ts';
import { plansHold } from './plans.ts';
import { mutantsAreRefused } from './refusals.ts';
import { answersStaySealed, cardsStayHidden, movesTellNothing } from './secrecy.ts';
import { undoGoesBack } from './undo.ts';

interface WalkOptions {
  readonly seed: string;
  readonly setup: Setup;
  /** Checks are made at one moment in so many, and always at the first and the last; 1 when absent. */
  readonly every?: number;
  /** A game that takes more answers is broken; 20,000 when absent. */
  readonly limit?: number;
}

/** Gives the answers instead of chance. */
export type Choose<S extends Core, V extends object> = (
  game: Game<S, V>,
  state: S,
  open: OpenQuestion,
  rng: Rng,
) => Answer;

interface Report {
  readonly answers: number;
  /** How many checks were made of each property. */
  readonly checks: Readonly<Record<string, number>>;
  /** The goals of the engine's coverage that the game came by. */
  readonly reached: ReadonlySet<string>;
  /** The game that was played. */
  readonly record: GameRecord;
}

/** A property does not hold: which, and how to see it again. */
export class PropertyFailure extends Error {
  readonly property: Property;
  readonly options: WalkOptions;
  /** After how many answers. */
  readonly at: number;
  /** The game up to there, as the text of a record. */
  readonly record: string;

  constructor(property: Property, detail: string, options: WalkOptions, record: GameRecord, cause: unknown) {
    const at = record.answers.length;
    const how = `walk(${record.game}, testing, ${canonical(options)})`;
    super(`${record.game}: “${property}” does not hold after ${at} answers: ${detail}\nreproduce: ${how}`, {
      cause,
    });
    this.name = 'PropertyFailure';
    this.property = property;
    this.options = options;
    this.at = at;
    this.record = writeRecord(record);
  }
}

const LIMIT = 20_000;
/** How much more often the beginning and the end of a game are looked at than what lies between. */
const ENDS = 10;

/** Plays one random game and checks the properties; throws a {@link PropertyFailure} at the first that fails. */
export function walk<S extends Core, V extends object>(
  game: Game<S, V>,
  testing: GameTesting<S>,
  options: WalkOptions,
  choose: Choose<S, V> = sampleFrom,
): Report {
  return new Walk(game, testing, options, choose).run();
}

class Walk<S extends Core, V extends object> {
  readonly #game: Game<S, V>;
  readonly #testing: GameTesting<S>;
  readonly #options: WalkOptions;
  readonly #choose: Choose<S, V>;
  readonly #tally = new Tally();
  readonly #moves: Move[] = [];
  /** Of the states that were looked at, by the number of answers before them. */
  readonly #hashes = new Map<number, string>();
  readonly #reached = new Set<string>();
  readonly #loud: Game<S, V>;
  /** What the last answer made happen. */
  #events: GameEvent[] = [];
  readonly #choices: Rng;
  /** Says which moments are looked at. */
  readonly #moments: Rng;
  readonly #clones = new KeptClones<S, V>();
  readonly #looked: { readonly check: Check<S, V>; readonly position: Position<S> }[] = [];
  /** After how many answers the moment lies that is being looked at. */
  #at = 0;

  constructor(game: Game<S, V>, testing: GameTesting<S>, options: WalkOptions, choose: Choose<S, V>) {
    this.#game = game;
    this.#testing = testing;
    this.#options = options;
    this.#choose = choose;
    this.#choices = rngFrom(`choices/${options.seed}`);
    this.#moments = rngFrom(`moments/${options.seed}`);
    this.#loud = game.with({ emit: (event) => this.#events.push(event) });
  }

  #record(answers: readonly Move[]): GameRecord {
    const { seed, setup } = this.#options;
    const seats = Array.from({ length: setup.seats }, (_, seat) => `seat ${seat}`);
    const { id: game, version: rules } = this.#game;
    return { format: RECORD_FORMAT, game, rules, options: setup.options, seats, seed, answers };
  }

  run(): Report {
    try {
      this.#play();
      const { every = 1 } = this.#options;
      if (below(this.#moments, Math.ceil(every / ENDS)) === 0) this.#replays();
      for (const { position, check } of this.#looked) {
        this.#at = position.at;
        this.#lookAhead(check, position);
      }
    } catch (error) {
      const property = error instanceof Broken ? error.property : 'runs';
      const detail = error instanceof Error ? error.message : String(error);
      const record = this.#record(this.#moves.slice(0, this.#at));
      throw new PropertyFailure(property, detail, this.#options, record, error);
    }
    return {
      answers: this.#moves.length,
      checks: this.#tally.checks,
      reached: this.#reached,
      record: this.#record(this.#moves),
    };
  }

  #play(): void {
    const game = this.#game;
    const { seed, setup, every = 1, limit = LIMIT } = this.#options;
    const state = game.setup(setup.options, setup.seats, seed);
    const totals = new Totals(this.#testing, state);
    let last: Position<S>['last'];
    for (;;) {
      const over = game.first(state) === undefined;
      totals.hold(this.#tally, state);
      timeGoesOn(game, this.#tally, state, last?.before);
      // The first and the last position are looked at more often: they are unlike the others.
      const seldom = over || last === undefined ? Math.ceil(every / ENDS) : every;
      if (below(this.#moments, seldom) === 0) {
        const check = this.#check();
        const position = this.#position(state, last);
        this.#look(check, position);
        this.#looked.push({ check, position: { ...position, state: game.clone(state) } });
      }
      if (over) {
        this.#hashes.set(this.#at, hashState(state));
        break;
      }
      this.#tally.demand('ends', this.#at < limit, () => `no end within ${limit} answers`);
      last = this.#step(state);
    }
  }

  #position(state: S, last: Position<S>['last']): Position<S> {
    const text = canonical(state);
    this.#hashes.set(this.#at, sha256(text));
    return { at: this.#at, state, text, last };
  }

  /** Each moment has chance of its own, so that a failure shows again whatever else is checked. */
  #check(): Check<S, V> {
    const { seed, setup } = this.#options;
    const rng = rngFrom(`checks/${this.#at}/${seed}`);
    return { game: this.#game, testing: this.#testing, setup, tally: this.#tally, rng };
  }

  /** Gives one answer, usually a random one. */
  #step(state: S): Position<S>['last'] {
    const game = this.#game;
    const open = oneOfAtRandom(this.#choices, game.open(state));
    const move = { seat: open.seat, answer: this.#choose(game, state, open, this.#choices) };
    const before = game.clone(state);
    this.#events = [];
    this.#loud.apply(state, move.seat, move.answer);
    this.#moves.push(move);
    this.#at += 1;
    this.#tally.demand('runs', true, () => '');
    const { setup } = this.#options;
    eventsAreWhole(game, this.#tally, setup, this.#events, this.#testing.rivals?.(setup));
    const moved = { before, after: state, events: this.#events };
    this.#testing.coverage?.mark(moved, (goal) => this.#reached.add(goal));
    return { before, move };
  }

  /** What can be told from the moment itself. */
  #look(check: Check<S, V>, position: Position<S>): void {
    isPlain(check, position);
    this.#clones.look(check, position);
    cloneIsIndependent(check, position);
    offersAreAccepted(check, position);
    mutantsAreRefused(check, position);
    outcomeIsAtTheEnd(check, position);
    placesAreTrue(check, position);
    cardsStayHidden(check, position);
    answersStaySealed(check, position);
    movesTellNothing(check, position);
    adviceHolds(check, position);
  }

  /** What takes playing on from it; afterwards, so that a fault is found first where it lies. */
  #lookAhead(check: Check<S, V>, position: Position<S>): void {
    survivesJson(check, position);
    sealedOrderIsFree(check, position);
    openOrderIsFree(check, position);
    undoGoesBack(check, position);
    fillingFits(check, position, this.#options.limit ?? LIMIT);
    plansHold(check, position);
  }

  /** The record, written and read, replays to the same states. */
  #replays(): void {
    const tally = this.#tally;
    const read = readRecord(writeRecord(this.#record(this.#moves)));
    if ('error' in read) throw new Broken('replay', `the record cannot be read: ${read.error.key}`);
    const hashes = this.#hashes;
    const result = replay(this.#game, read.record, undefined, (state, _, at) => {
      const hash = hashes.get(at);
      if (hash !== undefined)
        tally.demand('replay', hashState(state) === hash, () => `another state after answer ${at}`);
    });
    tally.demand(
      'replay',
      'state' in result,
      () => `the record stops: ${'error' in result ? result.error.key : ''}`,
    );
    const [part, hash] = oneOfAtRandom(this.#choices, [...hashes]);
    const halfway = replay(this.#game, read.record, part);
    const same = 'state' in halfway && halfway.at === part && hashState(halfway.state) === hash;
    tally.demand('replay', same, () => `another state when replayed up to answer ${part}`);
  }
}
