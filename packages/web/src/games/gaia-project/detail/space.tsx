/** What there is to know of a space: how far it is, what it costs, what it would score, and who would charge. */
import type { HexId } from '@orrery/gaia-project';
import {
  NOBODY,
  powerValueAt,
  reachOf,
  type SpaceAdvice,
  structures,
  type Way,
} from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { Amounts, Mark, Planet } from '../drawing/mark.tsx';
import { knownSpaces } from '../known.ts';
import { structureName } from '../questions/build/cards.ts';
import { chosenDeed, type Deed, deedsAt, isOpen, settles } from '../questions/build/deeds.ts';
import { planetAt, sectorOf, siteAt } from '../questions/build/sites.ts';
import { obstacleWords } from '../questions/obstacles.ts';
import { seatAt, type Table, useTable } from '../table.ts';
import { useGaiaWords, type Words } from '../words.ts';
import styles from './detail.module.css';
import { Charges, Facts, type Row } from './facts.tsx';
import { consequenceRows } from './space-rows.tsx';

const MINE = structures.find(({ id }) => id === 'mine');

/** "5 of 2 + 3": how far it is, and how far one reaches. */
function reachRow({ t }: Words, { distance }: SpaceAdvice, range: number, further: number): Row {
  return {
    key: 'reach',
    name: t('web.gaia.detail.reach'),
    value:
      distance === undefined
        ? t('web.gaia.detail.unreachable')
        : further > 0
          ? t('web.gaia.detail.reachFurther', { distance, range, further })
          : t('web.gaia.detail.reachOf', { distance, range }),
  };
}

function stepsRow({ t }: Words, { steps, free, price }: Way): Row[] {
  if (steps === 0) return [];
  const ore = (price?.ore ?? 0) - (MINE?.ore ?? 0);
  return [
    {
      key: 'steps',
      name: t('web.gaia.detail.steps'),
      value: (
        <>
          {free > 0 ? t('web.gaia.detail.stepsFree', { steps, free }) : steps}
          {ore > 0 ? ',' : null}
          {ore > 0 ? <Amounts of={{ ore }} size={13} /> : null}
        </>
      ),
    },
  ];
}

/** What a mine costs besides terraforming, or a project. */
function priceRow({ t }: Words, { kind, price }: Way): Row[] {
  if (price === undefined) return [];
  if (kind === 'mine')
    return [
      {
        key: 'mine',
        name: t('web.gaia.detail.mine'),
        value: (
          <Amounts of={{ ore: MINE?.ore ?? 0, credits: MINE?.credits ?? 0, qic: price.qic ?? 0 }} size={13} />
        ),
      },
    ];
  const paid: readonly Row[] =
    Object.keys(price).length === 0
      ? []
      : [{ key: 'price', name: t('web.gaia.detail.price'), value: <Amounts of={price} size={13} /> }];
  if (kind === 'station') return [...paid];
  const mine = { ore: MINE?.ore ?? 0, credits: MINE?.credits ?? 0 };
  return [
    ...paid,
    { key: 'later', name: t('web.gaia.detail.mineLater'), value: <Amounts of={mine} size={13} /> },
  ];
}

function settlingRows(words: Words, space: SpaceAdvice, way: Way): Row[] {
  const range = space.ways.find(({ means }) => means.do === 'plain')?.range ?? way.range;
  return [reachRow(words, space, range, way.range - range), ...stepsRow(words, way), ...priceRow(words, way)];
}

/** Who lives there, and in what; the state of the planet where nobody does. */
function holderWords(words: Words, table: Table, hex: HexId): string {
  const { t } = words;
  const { view } = table;
  const planet = planetAt(table, hex);
  const nameOf = (seat: Seat): string => seatAt(table, seat)?.name ?? '';
  const station = view.players.findIndex(({ stations }) => stations.includes(hex));
  const satellites = view.players.flatMap((player, seat) => (player.satellites.includes(hex) ? [seat] : []));
  if (station >= 0) return t('web.gaia.map.station', { player: nameOf(station) });
  if (satellites.length > 0)
    return satellites.map((seat) => t('web.gaia.map.satellite', { player: nameOf(seat) })).join(', ');
  if (planet < 0) return t('web.gaia.detail.empty');
  const owner = view.owners[planet] ?? NOBODY;
  const former = view.formers[planet] ?? NOBODY;
  if (former !== NOBODY) return t('web.gaia.map.former', { player: nameOf(former) });
  if (owner === NOBODY) return t('web.gaia.detail.nobody');
  return t('web.gaia.map.structure', {
    structure: t(`web.gaia.detail.building.${structureName(view.structures[planet] ?? 0)}`),
    player: nameOf(owner),
  });
}

/** What stands there: its power value now and afterwards, its federation, a guest. */
function buildingRows({ t }: Words, table: Table, hex: HexId): Row[] {
  const { view, after } = table;
  const planet = planetAt(table, hex);
  const value = powerValueAt(view, hex);
  const then = powerValueAt(after, hex);
  const guest = view.guests[planet] ?? NOBODY;
  if (value === 0) return [];
  return [
    {
      key: 'value',
      name: t('web.gaia.detail.value'),
      value,
      ...(then === value || then === 0 ? {} : { becomes: then }),
    },
    ...((view.federated[planet] ?? 0) > 0
      ? [{ key: 'federated', name: t('web.gaia.detail.federation'), value: t('web.gaia.detail.yes') }]
      : []),
    ...(guest === NOBODY
      ? []
      : [{ key: 'guest', name: t('web.gaia.detail.guest'), value: seatAt(table, guest)?.name ?? '' }]),
  ];
}

/** The deed that the panel tells of: what is chosen, else the first that is open, else any. */
function shownDeed(table: Table, hex: HexId): Deed | undefined {
  const deeds = deedsAt(table, hex);
  return chosenDeed(table, hex) ?? deeds.find(isOpen) ?? deeds[0];
}

function Notes({ deed, guest }: { readonly deed: Deed | undefined; readonly guest: boolean }) {
  const table = useTable();
  const words = useGaiaWords();
  const closed = deed?.closed;
  if (closed !== undefined)
    return <p className={styles.closed}>{obstacleWords(words, closed, table.seats)}</p>;
  const consequences = deed?.consequences;
  if (consequences === undefined) return null;
  return (
    <div className={styles.notes}>
      <Charges offers={consequences.offers} />
      {guest ? <p>{words.t('web.gaia.detail.guestNote')}</p> : null}
    </div>
  );
}

export function SpaceDetail({ hex }: { readonly hex: HexId }) {
  const table = useTable();
  const words = useGaiaWords();
  const { view, mine } = table;
  const planet = planetAt(table, hex);
  const type = planet < 0 ? undefined : view.planets[planet];
  const space = mine === undefined || !settles(view, mine) ? undefined : knownSpaces(view, mine)[hex];
  const deed = shownDeed(table, hex);
  const guest = deed?.kind === 'way' && siteAt(table, hex).shared;
  const settling =
    space === undefined || mine === undefined
      ? []
      : deed?.kind === 'way'
        ? settlingRows(words, space, deed.way)
        : deed === undefined
          ? [reachRow(words, space, reachOf(view, mine).range, 0)]
          : [];
  const rows = [
    ...settling,
    ...buildingRows(words, table, hex),
    ...consequenceRows(words, table, deed, guest),
  ];
  return (
    <>
      <h3 className={styles.heading}>
        {type === undefined ? <Mark name="sector" size={18} /> : <Planet type={type} size={22} />}
        <span>{type === undefined ? words.t('web.gaia.detail.space') : words.planet(type)}</span>
        <small>
          {words.t('web.gaia.detail.where', {
            sector: sectorOf(table, hex),
            holder: holderWords(words, table, hex),
          })}
        </small>
      </h3>
      <Facts rows={rows} />
      <Notes deed={deed} guest={guest} />
    </>
  );
}
