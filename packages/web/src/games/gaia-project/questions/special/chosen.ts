/** The space that is chosen for a piece of a special action, and what comes of it. */
import type { HexId } from '@orrery/gaia-project';
import { type Consequences, consequencesOfAnswer } from '@orrery/gaia-project/advice';
import type { Question } from '@orrery/kernel';
import { optionsOf } from '../../../../board-kit/choice.ts';
import type { Ghost, Kind, MapMarks } from '../../map/marks.ts';
import { seatAt, type Table } from '../../table.ts';
import type { Words } from '../../words.ts';
import { planetAt, sectorOf } from '../build/sites.ts';
import { askOf } from '../power/answers.ts';

/** The spaces that the question offers, with what each costs. */
export const spacesOffered = (question: Question): { readonly hex: HexId; readonly qic: number }[] =>
  optionsOf(question).flatMap(({ value, cost }) =>
    typeof value === 'number' ? [{ hex: value, qic: cost?.qic ?? 0 }] : [],
  );

export const chosenSpace = ({ choice: { selection } }: Pick<Table, 'choice'>): HexId | undefined =>
  selection.shape === 'one-of' && typeof selection.pick === 'number' ? selection.pick : undefined;

const known = new WeakMap<Question, Map<HexId, Consequences>>();

/** All that comes of choosing a space, reckoned once. */
export function consequencesAt({ view }: Pick<Table, 'view'>, question: Question, hex: HexId): Consequences {
  const bySpace = known.get(question) ?? new Map<HexId, Consequences>();
  known.set(question, bySpace);
  const before = bySpace.get(hex);
  if (before !== undefined) return before;
  const reckoned = consequencesOfAnswer(view, askOf(question), { pick: hex });
  bySpace.set(hex, reckoned);
  return reckoned;
}

/** "Titanium, sector 04". */
export function placeName(table: Table, hex: HexId, { t, planet }: Words): string {
  const type = table.view.planets[planetAt(table, hex)];
  const sector = sectorOf(table, hex);
  return type === undefined
    ? t('web.gaia.special.space', { sector })
    : t('web.gaia.special.planet', { planet: planet(type), sector });
}

/** Who may charge for it, in a sentence. */
export function chargesText(table: Table, { offers }: Consequences, { t }: Words): string {
  if (offers.length === 0) return t('web.gaia.detail.nobodyCharges');
  return offers
    .map(({ seat, power, vp }) =>
      t('web.gaia.special.charges', { player: seatAt(table, seat)?.name ?? '', power, vp }),
    )
    .join(' ');
}

/** What is marked for a piece: where it can go, its ghost, and the buildings that would charge. */
export function marksFor(
  table: Table,
  kind: Kind,
  ghost: Ghost,
  line?: { readonly from: HexId; readonly distance?: number } | undefined,
): MapMarks {
  const { question } = table;
  if (question === undefined) return {};
  const to = chosenSpace(table);
  const can = new Map(
    spacesOffered(question).map(({ hex, qic }): [HexId, Kind] => [hex, qic > 0 ? 'far' : kind]),
  );
  if (to === undefined) return { can };
  const { offers } = consequencesAt(table, question, to);
  return {
    can,
    aim: { to, ghost, ...line },
    charges: new Map(offers.map(({ at, power }) => [at, power])),
  };
}
