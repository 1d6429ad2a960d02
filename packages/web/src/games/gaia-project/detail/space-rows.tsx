/** What an action would bring, source by source: points, places in the final races, income, resources. */

import type { Consequences, RaceChange, Scored } from '@orrery/gaia-project/advice';
import { amountsIn } from '../amounts.ts';
import { Amounts } from '../drawing/mark.tsx';
import type { Deed } from '../questions/build/deeds.ts';
import type { Table } from '../table.ts';
import type { Words } from '../words.ts';
import type { Row } from './facts.tsx';

/** The source of points by a short name. */
function sourceName({ t }: Words, { round }: Table['view'], { points }: Scored): string {
  switch (points) {
    case 'round-tiles':
      return t('web.gaia.detail.round', { round });
    case 'standard-tiles':
    case 'advanced-tiles':
      return t('web.gaia.detail.tile');
    case 'faction':
      return t('web.gaia.detail.faction');
    default:
      return t('web.gaia.detail.points');
  }
}

const scoredRow = (words: Words, table: Table, scored: Scored): Row => ({
  key: `${scored.points}/${scored.source}`,
  name: sourceName(words, table.view, scored),
  value: <Amounts of={{ vp: scored.vp }} size={13} signed />,
  good: true,
});

/** A final race in which one comes forward, with the points that the place would change. */
function raceRows({ t }: Words, { tile, before, after }: RaceChange): Row[] {
  if (after.progress === before.progress) return [];
  const points = after.points - before.points;
  return [
    {
      key: tile,
      name: t(`web.gaia.detail.race.${tile}`, { before: before.progress, after: after.progress }),
      value: points === 0 ? t('web.gaia.detail.samePlace') : <Amounts of={{ vp: points }} size={13} signed />,
      good: points > 0,
    },
  ];
}

export function consequenceRows(words: Words, table: Table, deed: Deed | undefined, shared: boolean): Row[] {
  const consequences = deed?.consequences;
  if (consequences === undefined) return [];
  const { t } = words;
  const { scored, races, gained } = consequences;
  return [
    ...scored.map((each) => scoredRow(words, table, each)),
    ...races.flatMap((race) => raceRows(words, race)),
    ...(amountsIn(gained).length === 0
      ? []
      : [
          {
            key: 'gained',
            name: t('web.gaia.detail.gained'),
            value: <Amounts of={gained} size={13} signed />,
            good: true,
          },
        ]),
    ...incomeRows(
      words,
      consequences,
      deed?.kind === 'upgrade' || (deed?.kind === 'way' && deed.way.kind === 'mine' && !shared),
    ),
    ...(consequences.joins
      ? [{ key: 'joins', name: t('web.gaia.detail.federation'), value: t('web.gaia.detail.joins') }]
      : []),
  ];
}

/** What the income phase brings more or less; that nothing changes is only told of what usually changes it. */
function incomeRows({ t }: Words, { income }: Consequences, always: boolean): Row[] {
  const none = amountsIn(income).length === 0;
  if (none && !always) return [];
  return [
    {
      key: 'income',
      name: t('web.gaia.detail.income'),
      value: none ? t('web.gaia.detail.unchanged') : <Amounts of={income} size={13} signed />,
    },
  ];
}
