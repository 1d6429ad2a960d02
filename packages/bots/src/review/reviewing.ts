/**
 * Reviewing a game: its positions are weighed and its decisions looked at by advisors, coarse first and then finer, so that
 * something can be shown at once. Advisors are sent what a seat saw, and nothing else.
 */
import {
  type Core,
  type Game,
  type GameRecord,
  type History,
  type Outcome,
  replayHistory,
  type Seat,
  stateAt,
  winners,
} from '@orrery/kernel';
import type { Advised } from '../advisor.ts';
import type { BotPool } from '../workers/pool.ts';
import { coarseFirst, spreadOver } from './order.ts';
import {
  type CurvePoint,
  type Judged,
  REVIEW_EDITION,
  type Review,
  type ReviewedDecision,
} from './review.ts';

interface Reviewing {
  readonly pool: Pick<BotPool, 'consult' | 'weigh' | 'workers'>;
  /** What all decisions together may take, in milliseconds of the clock. */
  readonly milliseconds: number;
  readonly signal?: AbortSignal;
}

/** Points of the first curve, and of the last. */
const COARSE = 24;
const FINE = 160;
/** A decision is given this much time, between the two bounds, by what there is for all of them. */
const LEAST_MS = 5;
const MOST_MS = 150;
/** Positions that a worker weighs before another may have its turn. */
const WEIGHED_AT_ONCE = 6;
/** So many of the choices are kept. */
const CHOICES = 8;
/** Reasons of fewer points than this are not kept. */
const LEAST_TOLD = 0.2;
/** What is looked at between two reports, for each worker. */
const BETWEEN_REPORTS = 4;

type Played = History<Core, object>;

/** Makes a review of the record, better and better; throws where the record cannot be played again. */
export async function* review(game: Game, record: GameRecord, how: Reviewing): AsyncGenerator<Review> {
  const replayed = replayHistory(game, record, (move) => move, { keeping: { latest: 6, every: 8 } });
  if ('error' in replayed) throw new Error(replayed.error.key);
  const { history } = replayed;
  const seats = record.seats.map((_, seat) => seat);
  const decisions = decisionsIn(history);
  let curve: readonly CurvePoint[] = [];
  const made: ReviewedDecision[] = [];
  let done = 0;
  const sofar = (): Review => ({
    edition: REVIEW_EDITION,
    done,
    of: decisions.length,
    curve,
    decisions: [...made].sort((a, b) => a.at - b.at),
  });
  for (const count of [COARSE, FINE]) {
    curve = await curveOf(history, seats, spreadOver(history.moves.length, count), curve, how);
    if (how.signal?.aborted === true) return;
    yield sofar();
  }
  const { workers } = how.pool;
  const each = Math.max(LEAST_MS, Math.min(MOST_MS, (how.milliseconds * workers) / decisions.length));
  const batches = inBatches(coarseFirst(decisions), workers * BETWEEN_REPORTS);
  for (const batch of batches) {
    const found = await Promise.all(batch.map((at) => decisionAt(history, at, each, how)));
    if (how.signal?.aborted === true) return;
    made.push(...found.flatMap((decision) => decision ?? []));
    done += batch.length;
    yield sofar();
  }
}

/** The moves with which somebody chose between several answers. */
function decisionsIn(history: Played): number[] {
  const { game, moves } = history;
  return moves.flatMap(({ seat }, at) => {
    const state = stateAt(history, at);
    const open = game.openFor(state, seat);
    return open !== undefined && game.list(state, open, 2).length > 1 ? [at] : [];
  });
}

const inBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** What everybody's chances were worth in the end. */
function endChances(outcome: Outcome, seats: number): number[] {
  const won = winners(outcome);
  return Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}

/** The curve with points at these positions; those that are known already are not weighed again. */
async function curveOf(
  history: Played,
  seats: readonly Seat[],
  positions: readonly number[],
  known: readonly CurvePoint[],
  how: Reviewing,
): Promise<readonly CurvePoint[]> {
  const wanted = positions.filter((at) => !known.some((point) => point.at === at));
  const weighed = await Promise.all(
    inBatches(wanted, WEIGHED_AT_ONCE).map((some) => weigh(history, seats, some, how)),
  );
  return [...known, ...weighed.flat()].sort((a, b) => a.at - b.at);
}

/** Each seat's chance is told from what it saw itself; together they make 1 again. */
async function weigh(
  history: Played,
  seats: readonly Seat[],
  positions: readonly number[],
  { pool, signal }: Reviewing,
): Promise<CurvePoint[]> {
  const { game } = history;
  const points = positions.map((at) => ({ at, state: stateAt(history, at) }));
  const running = points.filter(({ state }) => game.outcome(state) === undefined);
  const sights = running.flatMap(({ state }) =>
    seats.map((seat) => ({ view: game.view(state, seat), seat })),
  );
  const { id, version } = game;
  const chances = await pool.weigh({ game: id, rules: version, sights, seed: 'review' }, signal);
  let next = 0;
  return points.flatMap(({ at, state }) => {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return [{ at, chances: endChances(outcome, seats.length) }];
    const own = seats.map((seat) => chances?.[next++]?.[seat]);
    if (own.some((chance) => chance === undefined)) return [];
    return [{ at, chances: normalised(own).map((chance) => rounded(chance, 4)) }];
  });
}

/** Alone, or against the game itself, a chance stands as it is. */
function normalised(chances: readonly (number | undefined)[]): number[] {
  const sum = chances.reduce<number>((total, chance) => total + (chance ?? 0), 0);
  return chances.map((chance = 0) => (chances.length === 1 || sum === 0 ? chance : chance / sum));
}

/** Reviews are kept and sent, and nobody reads further digits. */
const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

/** Undefined where no advisor could say anything. */
async function decisionAt(
  history: Played,
  at: number,
  milliseconds: number,
  { pool, signal }: Reviewing,
): Promise<ReviewedDecision | undefined> {
  const { game, moves } = history;
  const move = moves[at];
  if (move === undefined) return undefined;
  const { seat, answer } = move;
  const view = game.view(stateAt(history, at), seat);
  const asked = { game: game.id, rules: game.version, view, seat, seed: `review/${at}` };
  const advised = await pool.consult({ ...asked, budget: { milliseconds }, also: [answer] }, signal);
  const given = JSON.stringify(answer);
  const played = advised?.find((each) => JSON.stringify(each.answer) === given);
  const [best] = advised ?? [];
  if (advised === undefined || played === undefined || best === undefined) return undefined;
  const judged = (each: Advised): Judged => ({
    answer: each.answer,
    chance: rounded(each.chances[seat] ?? 0, 4),
    reasons: each.reasons.flatMap(({ term, amount }) =>
      Math.abs(amount) < LEAST_TOLD ? [] : [{ term, amount: rounded(amount, 1) }],
    ),
  });
  const few = advised.slice(0, CHOICES);
  const kept = few.includes(played) ? few : [...few.slice(0, -1), played];
  return {
    at,
    seat,
    played: judged(played),
    best: judged(best),
    choices: kept.map(judged).map(({ answer: each, chance }) => ({ answer: each, chance })),
  };
}
