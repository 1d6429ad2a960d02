/** The end of a game in words: who won, all places, where the points came from. */
import { type Outcome, type Rival, type Standing, scoredSoFar, winners } from '@orrery/kernel';
import { columns, hanging, widthOf, wrap } from '../layout.ts';
import type { TerminalCanvas } from './canvas.ts';

/** "Ann wins with 20 points.", or who shares the victory, or who has it by tie-break. */
export function headline(outcome: Outcome, { words, name }: TerminalCanvas): string {
  const nobodyWon = outcome.lost ?? outcome.drawn;
  if (nobodyWon !== undefined) return words.format(nobodyWon);
  const won = winners(outcome);
  const first = outcome.standings.find(({ place }) => place === 1);
  const points = first?.score ?? 0;
  if (won.length > 1) return words.text('cli.end.shared', { names: words.list(won.map(name)), points });
  const tied = outcome.standings.filter(({ score }) => score === points).length > 1;
  const args = { name: first === undefined ? '' : name(first.seat), points };
  return words.text(tied ? 'cli.end.tiebreak' : 'cli.end.wins', args);
}

/** Somebody with points: a seat, or the opponent that the game plays itself. */
interface Ranked extends Pick<Standing, 'place' | 'score' | 'breakdown'> {
  readonly name: string;
}

/** The seats in their order; a rival takes its place among them by its points. */
function rankedIn({ standings, rival }: Outcome, { words, name }: TerminalCanvas): Ranked[] {
  const seats = standings.map((standing) => ({ ...standing, name: name(standing.seat) }));
  if (rival === undefined) return seats;
  const scores = [...seats, rival].map(({ score }) => score);
  const placed = <T extends Pick<Rival, 'score'>>(one: T) => ({
    ...one,
    place: 1 + scores.filter((score) => score > one.score).length,
  });
  const all = [...seats.map(placed), placed({ ...rival, name: words.format(rival.name) })];
  return all.sort((a, b) => a.place - b.place);
}

function placeText({ place }: Ranked, ranked: readonly Ranked[], { words }: TerminalCanvas): string {
  const shared = ranked.filter((other) => other.place === place).length > 1;
  return words.text(shared ? 'cli.end.placeShared' : 'cli.end.place', { place });
}

/** Standings from first to last. */
function ranking(outcome: Outcome, canvas: TerminalCanvas): string[] {
  const { words, terminal } = canvas;
  const ranked = rankedIn(outcome, canvas);
  return columns(
    ranked.map((one) => [
      placeText(one, ranked, canvas),
      terminal.paint.bold(one.name),
      words.text('cli.end.points', { points: one.score }),
    ]),
    { right: [2], gap: 3 },
  );
}

/** Points by source, a column for each seat, and one for a rival. */
function breakdown({ standings, rival }: Outcome, { words, name, terminal }: TerminalCanvas): string[] {
  const { dim, bold } = terminal.paint;
  const seats: Omit<Ranked, 'place'>[] = [...standings]
    .sort((a, b) => a.seat - b.seat)
    .map((standing) => ({ ...standing, name: name(standing.seat) }));
  if (rival !== undefined) seats.push({ ...rival, name: words.format(rival.name) });
  const lines = seats.flatMap((standing) => standing.breakdown);
  // What would come at the end stands below what is scored.
  const ordered = [...lines.filter(({ atEnd }) => !atEnd), ...lines.filter(({ atEnd }) => atEnd)];
  const sources = [...new Set(ordered.map(({ source }) => words.format(source)))];
  const toCome = new Set(lines.flatMap(({ source, atEnd }) => (atEnd ? [words.format(source)] : [])));
  if (sources.length === 0) return [];
  const points = (standing: Pick<Standing, 'breakdown'>, source: string): string => {
    const lines = standing.breakdown.filter((line) => words.format(line.source) === source);
    if (lines.length === 0) return '–';
    return words.number(lines.reduce((sum, line) => sum + line.points, 0));
  };
  const room = Math.max(0, ...seats.map((one) => widthOf(one.name)));
  const most = Math.max(12, terminal.width - 4 - seats.length * (Math.min(room, 20) + 2));
  const cut = (text: string, width: number): string =>
    widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;
  const row = (source: string): string[] => [cut(source, most), ...seats.map((each) => points(each, source))];
  const soFar = [
    bold(words.text('cli.end.soFar')),
    ...seats.map((standing) => bold(words.number(scoredSoFar(standing)))),
  ];
  return columns(
    [
      ['', ...seats.map((one) => dim(cut(one.name, 20)))],
      ...sources.filter((source) => !toCome.has(source)).map(row),
      ...(toCome.size === 0 ? [] : [soFar]),
      ...sources.filter((source) => toCome.has(source)).map(row),
      [bold(words.text('cli.end.total')), ...seats.map((standing) => bold(words.number(standing.score)))],
    ],
    { right: seats.map((_, i) => i + 1) },
  );
}

/** All of it. */
export function ending(outcome: Outcome, canvas: TerminalCanvas): string[] {
  const { bold } = canvas.terminal.paint;
  const table = breakdown(outcome, canvas);
  return [
    ...wrap(headline(outcome, canvas), canvas.terminal.width).map(bold),
    '',
    ...ranking(outcome, canvas),
    ...(table.length === 0 ? [] : ['', ...table]),
  ];
}

/** The points if the game ended now, one line for each seat. */
export const preview = (outcome: Outcome, canvas: TerminalCanvas): string[] =>
  hanging('', canvas.words.text('cli.play.preview'), canvas.terminal.width).concat(
    ranking(outcome, canvas),
    breakdown(outcome, canvas).length === 0 ? [] : ['', ...breakdown(outcome, canvas)],
  );
