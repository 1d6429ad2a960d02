/** A deed as a card: what it spends, what it scores, what is left, or why it is closed. */
import { amountText, type HexId } from '@orrery/gaia-project';
import {
  boardActionRow,
  boosterRow,
  type Consequences,
  type Holdings,
  type StructureId,
  structureIds,
  type Way,
} from '@orrery/gaia-project/advice';
import { amountsIn } from '../../amounts.ts';
import type { MarkName } from '../../drawing/mark-symbols.tsx';
import { seatAt, type Table } from '../../table.ts';
import type { Card } from '../../tray/tray.tsx';
import { type Key, sentences, type Words } from '../../words.ts';
import { obstacleWords } from '../obstacles.ts';
import { chosenDeed, type Deed, deedsAt } from './deeds.ts';
import { type Site, siteAt } from './sites.ts';
import { take } from './taking.ts';

/** Points that an action scores by itself. */
export const pointsOf = (consequences: Consequences | undefined): number =>
  consequences?.scored.reduce((sum, { vp }) => sum + vp, 0) ?? 0;

/** Whether Q.I.C. are spent for range. */
const isFar = ({ range }: Way, { distance, waits }: Site): boolean =>
  !waits && distance !== undefined && distance > range;

/** A way is named after what it spends. */
export function wayName({ t }: Words, way: Way, site: Site): string {
  const { means, kind } = way;
  switch (means.do) {
    case 'board':
      return t('web.gaia.build.way.power', { steps: boardActionRow(means.action).steps ?? 0 });
    case 'special': {
      const { steps = 0, range = 0 } = boosterRow(means.booster).action ?? {};
      return range > 0
        ? t('web.gaia.build.way.boosterRange', { range })
        : t('web.gaia.build.way.boosterSteps', { steps });
    }
    case 'plain':
      if (isFar(way, site)) return t('web.gaia.build.way.qic');
      if (site.waits) return t('web.gaia.build.way.former');
      if (site.shared) return t('web.gaia.build.way.guest');
      return kind === 'mine' ? t('web.gaia.build.way.plain') : t('web.gaia.build.way.inReach');
  }
}

const marksOfKinds: Readonly<Record<Way['kind'], MarkName>> = {
  mine: 'mine',
  project: 'gaiaformer',
  station: 'station',
};

function wayMark(way: Way, site: Site): MarkName {
  const { means } = way;
  if (means.do === 'board') return 'step';
  if (means.do === 'special') return (boosterRow(means.booster).action?.range ?? 0) > 0 ? 'range' : 'step';
  return isFar(way, site) ? 'qic' : marksOfKinds[way.kind];
}

/** What there is afterwards of the things that matter: what is spent here, and what other ways would spend. */
function leftWords({ t, format }: Words, way: Way, left: Holdings, site: Site): string {
  const amount = (what: 'ore' | 'qic' | 'credits'): string => {
    const text = amountText(what, left[what]);
    return text === undefined ? '' : format(text);
  };
  const second =
    (way.price?.power ?? 0) > 0
      ? t('web.gaia.build.left.three', { n: left.three })
      : amount(site.qic ? 'qic' : 'credits');
  const told = way.kind === 'mine' ? `${amount('ore')}, ${second}` : amount('qic');
  return t('web.gaia.build.left', { left: told });
}

function wayNote(words: Words, deed: Extract<Deed, { kind: 'way' }>, site: Site): string {
  const { way, left, payment } = deed;
  const parts: string[] = [];
  if (payment !== undefined) parts.push(words.t(`web.gaia.build.payment.${payment}`));
  const spare = way.means.do === 'special' && way.range > 0 && way.free === 0 && !isUseful(way, site);
  if (spare) parts.push(words.t('web.gaia.build.rangeSpare'));
  else if (left !== undefined) parts.push(leftWords(words, way, left, site));
  return parts.join('; ');
}

/** Whether the range of the booster is needed. */
function isUseful({ means, range }: Way, { distance }: Site): boolean {
  const further = means.do === 'special' ? (boosterRow(means.booster).action?.range ?? 0) : 0;
  return distance !== undefined && distance > range - further;
}

export const structureName = (structure: number): StructureId => structureIds[structure] ?? 'none';

const marksOfStructures: Readonly<Record<StructureId, MarkName>> = {
  none: 'mine',
  mine: 'mine',
  'trading-station': 'trading-station',
  'research-lab': 'research-lab',
  'planetary-institute': 'planetary-institute',
  'academy-knowledge': 'academy',
  'academy-action': 'academy',
};

/** Amounts by their signs: what comes more each round, and what less. */
function signed(words: Words, of: object): string {
  const list = (some: readonly { readonly what: string; readonly n: number }[], sign: string): string[] =>
    some.flatMap(({ what, n }) => {
      const text = amountText(what, Math.abs(n));
      return text === undefined ? [] : [`${sign}${words.format(text)}`];
    });
  const all = amountsIn(of);
  return [
    ...list(
      all.filter(({ n }) => n > 0),
      '+',
    ),
    ...list(
      all.filter(({ n }) => n < 0),
      '−',
    ),
  ].join(', ');
}

function upgradeNote(words: Words, { upgrade }: Extract<Deed, { kind: 'upgrade' }>): string {
  const { t } = words;
  const { uncovers, covers, neighbour, price, priceAlone, to } = upgrade;
  const income = [signed(words, uncovers), signed(words, negative(covers))].filter((each) => each !== '');
  const parts = [
    structureName(to) === 'academy-action'
      ? t('web.gaia.build.academyAction')
      : income.length === 0
        ? t('web.gaia.build.noIncome')
        : t('web.gaia.build.perRound', { income: income.join(', ') }),
  ];
  if (price.credits !== priceAlone.credits)
    parts.push(t('web.gaia.build.neighbour', { credits: priceAlone.credits ?? 0 }));
  else if (!neighbour && structureName(to) === 'trading-station') parts.push(t('web.gaia.build.alone'));
  return parts.join('; ');
}

const negative = (of: object): object =>
  Object.fromEntries(Object.entries(of).map(([what, n]) => [what, typeof n === 'number' ? -n : n]));

/** Who may charge how much, one after the other. */
export function chargeWords({ t }: Words, table: Table, consequences: Consequences | undefined): string {
  const offers = consequences?.offers ?? [];
  return offers
    .map(({ seat, power, vp }) =>
      t('web.gaia.build.mayCharge', { player: seatAt(table, seat)?.name ?? '', power, vp }),
    )
    .join(' ');
}

const specialNames: Readonly<Record<Extract<Deed, { kind: 'special' }>['action'], Key>> = {
  'swap-institute': 'web.gaia.build.special.swap',
  'downgrade-lab': 'web.gaia.build.special.downgrade',
};

function faceOf(
  words: Words,
  table: Table,
  hex: HexId,
  deed: Deed,
): Pick<Card, 'title' | 'mark' | 'note' | 'price'> {
  switch (deed.kind) {
    case 'way': {
      const site = siteAt(table, hex);
      return {
        title: wayName(words, deed.way, site),
        mark: wayMark(deed.way, site),
        note: wayNote(words, deed, site),
        ...(deed.way.price === undefined || Object.keys(deed.way.price).length === 0
          ? {}
          : { price: deed.way.price }),
      };
    }
    case 'upgrade':
      return {
        title: words.t(`web.gaia.build.becomes.${structureName(deed.upgrade.to)}`),
        mark: marksOfStructures[structureName(deed.upgrade.to)],
        note: upgradeNote(words, deed),
        price: deed.upgrade.price,
      };
    case 'special':
      return {
        title: words.t(specialNames[deed.action], {
          ends: deed.consequences?.asked === 'special.swap' ? 'no' : 'yes',
        }),
        mark: 'special',
        note: words.t('web.gaia.build.specialAction'),
      };
  }
}

/** The cards of a touched space, in the order of their keys. */
export function cardsAt(words: Words, table: Table, hex: HexId): readonly Card[] {
  const { t, amounts } = words;
  const deeds = deedsAt(table, hex);
  const chosen = chosenDeed(table, hex);
  return deeds.map((deed, i): Card => {
    const face = faceOf(words, table, hex, deed);
    const vp = pointsOf(deed.consequences);
    const closed = deed.closed === undefined ? undefined : obstacleWords(words, deed.closed, table.seats);
    const label = sentences(
      face.title,
      t('web.gaia.build.cardOf', { n: i + 1, of: deeds.length }),
      face.price === undefined ? '' : t('web.gaia.card.price', { price: amounts(face.price) }),
      vp === 0 ? '' : t('web.gaia.card.vp', { vp }),
      closed ?? (typeof face.note === 'string' ? face.note : ''),
      chargeWords(words, table, deed.consequences),
    );
    return {
      ...face,
      key: deed.key,
      vp,
      closed,
      label,
      chosen: chosen?.key === deed.key,
      press: () => take(table, hex, deed),
    };
  });
}
