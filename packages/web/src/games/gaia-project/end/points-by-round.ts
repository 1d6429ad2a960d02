/** How everybody's points grew, and which turns brought most: reckoned from the log of a finished game. */
import type { GameEvent, Message, Seat } from '@orrery/kernel';
import type { ShownMove } from '../../../sources/source.ts';
import { deedsIn } from '../since.ts';
import type { Key } from '../words.ts';

interface Scored {
  readonly seat: Seat;
  readonly vp: number;
  /** Where the points came from. */
  readonly source: string;
}

const scoresIn = (events: readonly GameEvent[]): Scored[] =>
  events.flatMap(({ do: kind, seat, amount, what }) =>
    kind === 'score' && seat !== null ? [{ seat, vp: amount, source: what }] : [],
  );

/** The round that begins with these events; undefined where none does. */
const roundIn = (events: readonly GameEvent[]): number | undefined =>
  events.find(({ do: kind }) => kind === 'round')?.amount;

/** By seat: the points at the start, and after each round; the last of them with the final scoring. */
export function pointsByRound(log: readonly ShownMove[], final: readonly number[]): number[][] {
  const gained = final.map(() => [0]);
  const gain = (seat: Seat, round: number, vp: number): void => {
    const rounds = gained[seat];
    if (rounds !== undefined) rounds[round] = (rounds[round] ?? 0) + vp;
  };
  let round = 0;
  for (const { events } of log)
    for (const event of events) {
      if (event.do === 'round') {
        round = event.amount;
        for (const rounds of gained) rounds[round] ??= 0;
      }
      for (const { seat, vp } of scoresIn([event])) gain(seat, round, vp);
    }
  // What nobody scored is what everybody began with.
  return gained.map((rounds, seat) => {
    let points = (final[seat] ?? 0) - rounds.reduce((sum, vp) => sum + vp, 0);
    return rounds.map((vp) => (points += vp));
  });
}

interface TurningPoint {
  readonly seat: Seat;
  readonly round: number;
  /** What was done, in a word or two. */
  readonly text: Message;
  readonly vp: number;
  /** The position after it. */
  readonly at: number;
}

const PASSING: Key = 'web.gaia.since.pass';

/** What is counted at the end, and what was paid, belongs to no turn. */
const besideTurns: ReadonlySet<string> = new Set(['final-tiles', 'research-levels', 'resources', 'charging']);

const main: ReadonlySet<string> = new Set(['build', 'upgrade', 'project', 'federation', 'pass']);
const beginsAction = ({ do: kind }: GameEvent): boolean =>
  main.has(kind) || kind === 'action' || kind === 'special';

interface Turn {
  readonly seat: Seat;
  readonly round: number;
  readonly moves: ShownMove[];
  /** Something was built or ended: the next action is another turn. */
  done: boolean;
}

/** The moves of each turn together; answers of others, who charge power, stand between them. */
function turnsIn(log: readonly ShownMove[]): Turn[] {
  const turns: Turn[] = [];
  let round = 0;
  for (const move of log) {
    const { seat, events } = move;
    const turn = turns.at(-1);
    const own = events.filter((event) => event.seat === seat);
    const another = turn?.seat !== seat || (turn.done && own.some(beginsAction));
    if (seat !== null && own.length > 0) {
      if (another) turns.push({ seat, round, moves: [move], done: false });
      else turn?.moves.push(move);
      const now = turns.at(-1);
      if (now !== undefined && own.some(({ do: kind }) => main.has(kind))) now.done = true;
    }
    round = roundIn(events) ?? round;
  }
  return turns;
}

/** The turns that brought most, in their order; passing only counts what was there before. */
export function turningPoints(log: readonly ShownMove[], most: number): TurningPoint[] {
  return turnsIn(log)
    .flatMap(({ seat, round, moves }): TurningPoint[] => {
      const deed = deedsIn(moves).at(-1);
      const last = moves.at(-1);
      const vp = moves
        .flatMap(({ events }) => scoresIn(events))
        .filter((scored) => scored.seat === seat && !besideTurns.has(scored.source))
        .reduce((sum, scored) => sum + scored.vp, 0);
      return deed === undefined || deed.text.key === PASSING || last === undefined || vp <= 0
        ? []
        : [{ seat, round, text: deed.text, vp, at: last.at }];
    })
    .sort((a, b) => b.vp - a.vp)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}
