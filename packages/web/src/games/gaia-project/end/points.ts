/** Points by where they came from: seven groups for the bars, thirteen sources for the table, and the difference in words. */
import { type PointSource, pointSourceOf } from '@orrery/gaia-project/advice';
import type { Message, Outcome } from '@orrery/kernel';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { type Key, say, wordsFrom } from '../words.ts';

const groups: Readonly<Record<PointSource, Key>> = {
  start: 'web.gaia.points.rounds',
  'round-tiles': 'web.gaia.points.rounds',
  boosters: 'web.gaia.points.boosters',
  'standard-tiles': 'web.gaia.points.tiles',
  'advanced-tiles': 'web.gaia.points.tiles',
  federations: 'web.gaia.points.federations',
  'qic-actions': 'web.gaia.points.actions',
  research: 'web.gaia.points.actions',
  faction: 'web.gaia.points.actions',
  charging: 'web.gaia.points.charging',
  'final-tiles': 'web.gaia.points.final',
  'research-levels': 'web.gaia.points.left',
  resources: 'web.gaia.points.left',
  // Only the Automa has these.
  'decision-cards': 'web.gaia.points.actions',
  difficulty: 'web.gaia.points.actions',
};

export function pointGroup(source: Message): Message {
  const known = pointSourceOf(source);
  return known === undefined ? source : say(groups[known]);
}

/** As many differences as a sentence can hold. */
const MOST = 2;

/** How far ahead the winner is, and where that came from; nothing where the win is shared. */
export function endNote(props: {
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
  readonly format: (message: Message) => string;
}): string {
  const { outcome, seats, format } = props;
  const [first, second] = [...outcome.standings].sort((a, b) => b.score - a.score);
  if (first === undefined || second === undefined || first.score === second.score) return '';
  const { t } = wordsFrom(format);
  const sources = first.breakdown
    .map(({ source, points }) => ({
      source: format(source),
      vp: points - (second.breakdown.find((line) => line.source.key === source.key)?.points ?? 0),
    }))
    .filter(({ vp }) => vp > 0)
    .sort((a, b) => b.vp - a.vp)
    .slice(0, MOST)
    .map((difference) => t('web.gaia.end.difference', difference));
  const isAutoma = (seat: number): boolean => seats[seat]?.kind === 'rival';
  const key: Key = isAutoma(first.seat)
    ? 'web.gaia.end.automaAhead'
    : isAutoma(second.seat)
      ? 'web.gaia.end.aheadOfAutoma'
      : 'web.gaia.end.ahead';
  return t(key, {
    lead: first.score - second.score,
    player: seats[second.seat]?.name ?? '',
    sources: sources.join(', '),
  });
}
