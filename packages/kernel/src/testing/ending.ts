/** Events, totals and the end. */
import type { Core, Seat } from '../agenda.ts';
import { canonical, isRecord } from '../data.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { type Outcome, rank, tellsEndApart } from '../outcome.ts';
import { type Check, type Position, seatsOf, type Tally, viewersOf } from './check.ts';
import type { GameTesting, Setup } from './places.ts';
import { notPlain } from './plain.ts';

function eventProblem(event: GameEvent, seats: number): string | undefined {
  const odd = notPlain(event);
  if (odd !== undefined) return `is not plain data: ${odd}`;
  for (const field of ['do', 'what', 'source'] as const)
    if (typeof event[field] !== 'string' || event[field] === '') return `has no ${field}`;
  if (typeof event.amount !== 'number') return 'has no amount';
  const { seat } = event;
  const known = seat === null || (Number.isInteger(seat) && seat >= 0 && seat < seats);
  return known ? undefined : `is for seat ${seat}`;
}

/** Events are whole and plain, and what is private in them reaches nobody but their seat. */
export function eventsAreWhole<S extends Core, V extends object>(
  game: Game<S, V>,
  tally: Tally,
  setup: Setup,
  events: readonly GameEvent[],
  rivals = 0,
): void {
  for (const event of events) {
    const problem = eventProblem(event, setup.seats + rivals);
    tally.demand('events', problem === undefined, () => `the event ${event.do} ${problem}`);
    for (const viewer of viewersOf(setup)) {
      const seen = game.see(event, viewer);
      const kept = seen === undefined || seen.private === undefined || viewer === event.seat;
      tally.demand('events', kept, () => `${viewer} sees what is private in ${event.do}`);
      tally.demand('events', notPlain(seen ?? null) === undefined, () => `${event.do} as seen is not plain`);
    }
  }
}

/** What is wrong with a ranking: seats missing, places that do not follow from the scores, lines that do not add up. */
function outcomeProblem(outcome: Outcome, seats: readonly Seat[]): string | undefined {
  const { standings } = outcome;
  const odd = notPlain(outcome);
  if (odd !== undefined) return `is not plain data: ${odd}`;
  const ranked = standings.map((standing) => standing.seat).sort((a, b) => a - b);
  if (ranked.join() !== seats.join()) return `ranks the seats ${ranked.join()}`;
  const again = rank(standings);
  for (const [i, { seat, place, score, breakdown }] of standings.entries()) {
    const expected = again.standings.find((standing) => standing.seat === seat)?.place;
    if (place !== expected) return `gives seat ${seat} place ${place} instead of ${expected}`;
    if (place < (standings[i - 1]?.place ?? 1)) return 'is not in the order of places';
    const total = breakdown.reduce((sum, line) => sum + line.points, 0);
    if (total !== score) return `gives seat ${seat} ${score} points from lines of ${total}`;
    if (!breakdown.every((line) => isRecord(line.source) && typeof line.source.key === 'string'))
      return 'has a line without a source';
  }
  return rivalProblem(outcome);
}

/** What is wrong with the result against an opponent that takes no seat. */
function rivalProblem({ standings, rival, lost, drawn }: Outcome): string | undefined {
  if (rival === undefined) return drawn === undefined ? undefined : 'is a draw with nobody';
  const total = rival.breakdown.reduce((sum, line) => sum + line.points, 0);
  if (total !== rival.score) return `gives the rival ${rival.score} points from lines of ${total}`;
  const best = Math.max(...standings.map(({ score }) => score));
  if ((lost !== undefined) !== best < rival.score) return 'is not lost to whoever has more points';
  return (drawn !== undefined) === (best === rival.score) ? undefined : 'is not drawn by equal points';
}

/** There is an outcome at the end and only there. What would be the result now is well-formed wherever there is one. */
export function outcomeIsAtTheEnd<S extends Core, V extends object>(
  { game, tally, setup }: Check<S, V>,
  { state }: Position<S>,
): void {
  const over = game.first(state) === undefined;
  const outcome = game.outcome(state);
  tally.demand('outcome', (outcome !== undefined) === over, () =>
    over ? 'a finished game has no outcome' : 'a running game has an outcome',
  );
  tally.demand('outcome', (game.open(state).length === 0) === over, () => 'first and open disagree');
  const final = outcome === undefined || !tellsEndApart(outcome);
  tally.demand('outcome', final, () => 'the outcome of a finished game has points that are still to come');
  const results = viewersOf(setup).map((viewer) => game.preview(state, viewer));
  const offered = results.filter((result) => result !== undefined);
  const all = offered.length === 0 || offered.length === results.length;
  tally.demand('outcome', all, () => 'only some viewers have a preview of the result');
  for (const result of outcome === undefined ? offered : [outcome, ...offered]) {
    const problem = outcomeProblem(result, seatsOf(setup));
    tally.demand('outcome', problem === undefined, () => `the outcome ${problem}`);
  }
}

/** Time goes on in one unit; whoever is asked something is asked in some phase, and after the end there is none. */
export function timeGoesOn<S extends Core, V extends object>(
  game: Game<S, V>,
  tally: Tally,
  state: S,
  before: S | undefined,
): void {
  const now = game.moment(state);
  const then = before === undefined ? now : game.moment(before);
  const goesOn = now?.unit === then?.unit && (now?.n ?? 0) >= (then?.n ?? 0);
  tally.demand('time', goesOn, () => `${canonical(then ?? null)} is followed by ${canonical(now ?? null)}`);
  const over = game.first(state) === undefined;
  const told = now === undefined || (now.phase === undefined) === over;
  tally.demand('time', told, () => (over ? 'the game is over in a phase' : 'a question belongs to no phase'));
}

/** The engine's own totals stay the same, and its invariant holds. */
export class Totals<S extends Core> {
  readonly #testing: GameTesting<S>;
  readonly #first: Readonly<Record<string, number>> | undefined;

  constructor(testing: GameTesting<S>, start: S) {
    this.#testing = testing;
    this.#first = testing.conserved?.(start);
  }

  hold(tally: Tally, state: S): void {
    if (this.#first !== undefined)
      tally.equal(
        'conserved',
        'what is neither made nor lost',
        this.#first,
        this.#testing.conserved?.(state),
      );
    if (this.#testing.invariant === undefined) return;
    const problem = this.#testing.invariant(state);
    tally.demand('conserved', problem === undefined, () => problem ?? '');
  }
}
