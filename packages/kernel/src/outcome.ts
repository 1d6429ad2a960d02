import type { Seat } from './agenda.ts';
import type { Message } from './message.ts';

/** Points and where they came from. */
export interface ScoreLine {
  readonly source: Message;
  readonly points: number;
  /** Only in a preview: not scored yet, but counted if the game ended now. */
  readonly atEnd?: true;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 for the winners; seats that nothing tells apart share a place. */
  readonly place: number;
  readonly score: number;
  /** What decides between equal scores, most important first; higher is better. */
  readonly tiebreak: readonly number[];
  readonly breakdown: readonly ScoreLine[];
}

/** An opponent that the game plays itself and that takes no seat. */
export interface Rival {
  readonly name: Message;
  readonly score: number;
  readonly breakdown: readonly ScoreLine[];
}

/** The end of a game: the standings from first to last. */
export interface Outcome {
  readonly standings: readonly Standing[];
  /** Whom the seats played against, where the game has such an opponent. */
  readonly rival?: Rival;
  /** Present where the game itself has beaten everybody, as in a lost solo game: says so. Then nobody wins. */
  readonly lost?: Message;
  /** Present where nobody has won and nobody has lost against the rival: says so. */
  readonly drawn?: Message;
}

function compare(a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number {
  if (a.score !== b.score) return b.score - a.score;
  for (let i = 0; i < Math.max(a.tiebreak.length, b.tiebreak.length); i++) {
    const difference = (b.tiebreak[i] ?? 0) - (a.tiebreak[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Ranks by score, then tie-breaks; whoever is still equal shares the better place (1, 1, 3). */
export function rank(results: readonly Omit<Standing, 'place'>[]): Outcome {
  const sorted = [...results].sort((a, b) => compare(a, b) || a.seat - b.seat);
  const standings: Standing[] = [];
  sorted.forEach((result, i) => {
    const above = standings[i - 1];
    const place = above !== undefined && compare(above, result) === 0 ? above.place : i + 1;
    standings.push({ ...result, place });
  });
  return { standings };
}

/** The points that are scored already: in a preview all but what would come at the end. */
export const scoredSoFar = ({ breakdown }: Pick<Standing, 'breakdown'>): number =>
  breakdown.reduce((sum, { points, atEnd }) => (atEnd === true ? sum : sum + points), 0);

/** Whether a preview tells what would come at the end apart from what is scored. */
export const tellsEndApart = ({ standings }: Outcome): boolean =>
  standings.some(({ breakdown }) => breakdown.some(({ atEnd }) => atEnd === true));

export const winners = ({ standings, lost, drawn }: Outcome): Seat[] =>
  lost === undefined && drawn === undefined
    ? standings.filter(({ place }) => place === 1).map(({ seat }) => seat)
    : [];
