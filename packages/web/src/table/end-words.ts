/** The end of a game in words, and its points in groups: what the end screen shows, without the screen. */
import { type Message, type Outcome, rank, type Seat, same, winners } from '@orrery/kernel';
import type { Words } from '../app/words.tsx';

/** The standings with the rival among them, under its number among the players; as they are where there is none. */
export function withRival(outcome: Outcome, seat: Seat | undefined): Outcome {
  const { standings, rival } = outcome;
  if (rival === undefined || seat === undefined) return outcome;
  const { score, breakdown } = rival;
  return { ...outcome, ...rank([...standings, { seat, score, breakdown, tiebreak: [] }]) };
}

/** "24 points to 20.", from the seat's own side. */
function againstRival({ standings, rival }: Outcome, { t }: Pick<Words, 't'>): string | undefined {
  const own = standings.find(({ seat }) => seat === 0)?.score;
  if (rival === undefined || own === undefined) return undefined;
  return t('web.end.against', { points: own, rival: rival.score });
}

/** "Ann wins with 20 points", or who shares the win, or who has it by the tie-break. */
export function headline(
  outcome: Outcome,
  name: (seat: number) => string,
  { t, list, format }: Pick<Words, 't' | 'list' | 'format'>,
): { readonly title: string; readonly note: string } {
  const won = winners(outcome);
  const first = outcome.standings.find(({ place }) => place === 1);
  const points = first?.score ?? 0;
  const duel = againstRival(outcome, { t });
  const unwon = outcome.lost ?? outcome.drawn;
  // Against a rival the words of the game tell both scores.
  if (unwon !== undefined)
    return { title: format(unwon), note: duel === undefined ? t('web.end.points', { points }) : '' };
  if (won.length > 1)
    return {
      title: t('web.end.shared', { names: list(won.map(name)) }),
      note: t('web.end.sharedNote', { points }),
    };
  const tied = outcome.standings.filter(({ score }) => score === points);
  const player = first === undefined ? '' : name(first.seat);
  const rivals = tied.filter(({ place }) => place !== 1);
  const rival = rivals[0];
  if (first === undefined || rival === undefined)
    return { title: t('web.end.wins', { name: player }), note: duel ?? t('web.end.points', { points }) };
  const step = first.tiebreak.findIndex((value, i) => value !== (rival.tiebreak[i] ?? 0));
  return {
    title: t('web.end.tiebreak', { name: player }),
    note: t('web.end.tiebreakNote', {
      points,
      names: list(tied.map(({ seat }) => name(seat))),
      name: player,
      best: first.tiebreak[step] ?? 0,
      rest: list(rivals.map((each) => `${name(each.seat)} ${each.tiebreak[step] ?? 0}`)),
    }),
  };
}

/** A part of the bars: a name and each seat's points in it. */
export interface PointGroup {
  readonly name: string;
  readonly points: ReadonlyMap<Seat, number>;
}

/** As many as there are patterns; fewer where the largest sources are groups by themselves. */
export const PATTERNS = 7;
const MOST_GROUPS = 6;

/** The sources of points as few groups: the game's own, else the largest sources and one for all others. */
export function pointGroupsOf(
  { standings }: Outcome,
  group: ((source: Message) => Message) | undefined,
  { t, format }: Pick<Words, 't' | 'format'>,
  order: readonly Message[] = [],
): PointGroup[] {
  const groups = new Map<string, Map<Seat, number>>(order.map((name) => [format(name), new Map()]));
  const add = (name: string, seat: Seat, points: number): void => {
    const known = groups.get(name) ?? new Map<Seat, number>();
    known.set(seat, (known.get(seat) ?? 0) + points);
    groups.set(name, known);
  };
  for (const { seat, breakdown } of standings)
    for (const { source, points } of breakdown) add(format(group?.(source) ?? source), seat, points);
  const sum = (points: ReadonlyMap<Seat, number>): number =>
    [...points.values()].reduce((total, each) => total + each, 0);
  const most = group === undefined ? MOST_GROUPS : PATTERNS;
  // A bar cannot show what was paid.
  for (const [name, points] of groups)
    if (group !== undefined && [...points.values()].every((each) => each <= 0)) groups.delete(name);
  const rest = [...groups].sort(([, a], [, b]) => sum(b) - sum(a)).slice(most - 1);
  if (groups.size > most)
    for (const [name, points] of rest) {
      groups.delete(name);
      for (const [seat, each] of points) add(t('web.end.other'), seat, each);
    }
  return [...groups].map(([name, points]) => ({ name, points }));
}

/** A line of the table of points: a group as a whole, or one source within it. */
export interface PointsRow {
  readonly name: string;
  readonly group: boolean;
  readonly points: ReadonlyMap<Seat, number>;
  /** A few words about each seat's points. */
  readonly notes?: ReadonlyMap<Seat, string>;
}

/** The table of points with the groups alone, in this order. */
export const groupRows = (
  { standings }: Outcome,
  groups: readonly Message[],
  groupOf: (source: Message) => Message,
  note: (seat: Seat, group: Message) => Message | undefined,
  { format }: Pick<Words, 'format'>,
): PointsRow[] =>
  groups.flatMap((group) => {
    const points = standings.map(({ breakdown }) =>
      breakdown.reduce((sum, line) => (same(groupOf(line.source), group) ? sum + line.points : sum), 0),
    );
    // What nobody has points of is not worth a line.
    if (points.every((each) => each === 0)) return [];
    const notes = standings.flatMap(({ seat }) => {
      const text = note(seat, group);
      return text === undefined ? [] : [[seat, format(text)] as const];
    });
    return {
      name: format(group),
      group: false,
      points: new Map(standings.map(({ seat }, i) => [seat, points[i] ?? 0])),
      notes: new Map(notes),
    };
  });

/** The table of points with every source that there is, in this order, and then what only a rival has points of. */
export function sourceRows(
  { standings }: Outcome,
  sources: readonly Message[],
  { format }: Pick<Words, 'format'>,
): PointsRow[] {
  const others = standings
    .flatMap(({ breakdown }) => breakdown.map(({ source }) => source))
    .filter((source) => !sources.some((known) => same(known, source)));
  return [...sources, ...others].map((source) => ({
    name: format(source),
    group: false,
    points: new Map(
      standings.flatMap(({ seat, breakdown }) =>
        breakdown.filter((line) => same(line.source, source)).map(({ points }) => [seat, points]),
      ),
    ),
  }));
}

/** The table of points: each group of the game with its sources below it; only sources where the game has no groups. */
export function pointsRows(
  { standings }: Outcome,
  group: ((source: Message) => Message) | undefined,
  { format }: Pick<Words, 'format'>,
): PointsRow[] {
  const groups = new Map<string, Map<string, Map<Seat, number>>>();
  for (const { seat, breakdown } of standings)
    for (const { source, points } of breakdown) {
      const [whole, part] = [format(group?.(source) ?? source), format(source)];
      const parts = groups.get(whole) ?? new Map<string, Map<Seat, number>>();
      const known = parts.get(part) ?? new Map<Seat, number>();
      known.set(seat, (known.get(seat) ?? 0) + points);
      parts.set(part, known);
      groups.set(whole, parts);
    }
  return [...groups].flatMap(([name, parts]): PointsRow[] => {
    const rows = [...parts].map(([part, points]) => ({ name: part, group: false, points }));
    if (group === undefined || (rows.length === 1 && rows[0]?.name === name))
      return rows.map((row) => ({ ...row, group: group !== undefined }));
    const whole = new Map<Seat, number>();
    for (const { points } of rows)
      for (const [seat, each] of points) whole.set(seat, (whole.get(seat) ?? 0) + each);
    return [{ name, group: true, points: whole }, ...rows];
  });
}
