/** The research board in words: what a level gives, who stands there, and why something is closed. */
import { type GaiaTarget, type TileId, tileText } from '@orrery/gaia-project';
import {
  type Area,
  type Level,
  orePerStep,
  projectCosts,
  ranges,
  research,
  type TileAdvice,
} from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { seatAt, type Table, unavailableAt } from '../table.ts';
import type { Key, Words } from '../words.ts';

/** What a level decides for good, by area: ore for a step, range, tokens for a project. */
const lastingOf: Readonly<Partial<Record<Area, readonly (number | undefined)[]>>> = {
  terraforming: orePerStep,
  navigation: ranges,
  'gaia-project': projectCosts,
};

/** The same where a level changes it. */
export function changedAt(area: Area, level: number): number | undefined {
  const levels = lastingOf[area];
  return levels?.[level] === levels?.[level - 1] ? undefined : levels?.[level];
}

const shortNames: Readonly<Record<Area, Key>> = {
  terraforming: 'web.gaia.research.area.terraforming',
  navigation: 'web.gaia.research.area.navigation',
  'artificial-intelligence': 'web.gaia.research.area.artificial-intelligence',
  'gaia-project': 'web.gaia.research.area.gaia-project',
  economy: 'web.gaia.research.area.economy',
  science: 'web.gaia.research.area.science',
};
/** The name that fits above a track. */
export const shortArea = ({ t }: Words, area: Area): string => t(shortNames[area]);

const lastingKeys: Readonly<Partial<Record<Area, Key>>> = {
  terraforming: 'web.gaia.research.lasting.terraforming',
  navigation: 'web.gaia.research.lasting.navigation',
  'gaia-project': 'web.gaia.research.lasting.gaia-project',
};

const specialKeys: Readonly<Record<NonNullable<Level['special']>, Key>> = {
  'federation-token': 'web.gaia.research.special.federation-token',
  'lost-planet': 'web.gaia.research.special.lost-planet',
  'vp-per-gaia-planet': 'web.gaia.research.special.vp-per-gaia-planet',
};

/** Everything that a level gives, piece by piece. */
export function effectsOf({ t, amounts }: Words, area: Area, level: number): string[] {
  const { now, income, special } = research[area][level] ?? {};
  const lasting = changedAt(area, level);
  const key = lastingKeys[area];
  return [
    ...(now === undefined ? [] : [amounts(now)]),
    ...(income === undefined ? [] : [t('web.gaia.research.income', { gains: amounts(income) })]),
    ...(lasting === undefined || key === undefined ? [] : [t(key, { n: lasting })]),
    ...(special === undefined ? [] : [t(specialKeys[special])]),
  ];
}

/** "Navigation, level 2: range 2". */
export function levelText(words: Words, area: Area, level: number): string {
  const { t } = words;
  const name = t('web.gaia.research.level', { area: words.area(area), level });
  const effects = effectsOf(words, area, level);
  return effects.length === 0 ? name : t('web.gaia.research.with', { name, effects: effects.join(', ') });
}

export const namesOf = (table: Pick<Table, 'seats'>, seats: readonly Seat[]): string =>
  seats.flatMap((seat) => seatAt(table, seat)?.name ?? []).join(', ');

/** Why the open question does not offer a thing that it might. */
export function closedAt(
  table: Pick<Table, 'unavailable'>,
  { format }: Words,
  target: GaiaTarget,
): string | undefined {
  const [found] = unavailableAt(table, target);
  return found === undefined ? undefined : format(found.reason);
}

/** Where a tile lies: under a track, whose step it then brings; in the row for any track; or at level 4. */
export function placeText(words: Words, { kind, area }: Pick<TileAdvice, 'kind' | 'area'>): string {
  const { t } = words;
  if (area === undefined) return t('web.gaia.research.tile.any');
  const key = kind === 'advanced' ? 'web.gaia.research.tile.advanced' : 'web.gaia.research.tile.under';
  return t(key, { area: words.area(area) });
}

export const tileName = ({ format }: Words, tile: TileId): string => format(tileText(tile));
