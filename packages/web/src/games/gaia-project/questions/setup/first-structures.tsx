/** Placing the first structures: home planets on the map, the order there and back, what lies around a planet. */
import type { HexId } from '@orrery/gaia-project';
import {
  isOnWheel,
  NOBODY,
  planetOn,
  planetsAround,
  type SpaceAdvice,
  structureIds,
} from '@orrery/gaia-project/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { DetailPanel } from '../../detail/facts.tsx';
import { Planet } from '../../drawing/mark.tsx';
import { isPicked } from '../../press.ts';
import { seatAt, type Table, useTable } from '../../table.ts';
import { Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { BoosterOrder, PlacingOrder, placedNext, placedSoFar } from './order.tsx';
import styles from './setup.module.css';

const aimedAt = (table: Table): HexId | undefined =>
  optionsOf(table.question)
    .map(({ value }) => value)
    .filter((value) => typeof value === 'number')
    .find((hex) => isPicked(table, hex));

/** "Terra, sector 03". */
function nameOf({ view, board }: Table, { t, planet }: Words, hex: HexId): string {
  const type = board === undefined ? undefined : view.planets[planetOn(view, board, hex)];
  return t('web.gaia.setup.place.name', {
    planet: planet(type ?? 0),
    sector: String(board?.sector[hex] ?? 0).padStart(2, '0'),
  });
}

/** What the planet costs from there, whose it is, or how it is settled. */
function priceText(table: Table, { t, amounts }: Words, { hex, planet, ways }: SpaceAdvice): string {
  const { view, board } = table;
  const at = board === undefined ? -1 : planetOn(view, board, hex);
  const owner = view.owners[at] ?? NOBODY;
  if (owner !== NOBODY) return seatAt(table, owner)?.name ?? '';
  const [way] = ways;
  if (way?.kind === 'project') return t('web.gaia.setup.place.project');
  const { credits: _, ...price } = way?.price ?? {};
  // On the wheel only the ore differs; elsewhere what is paid besides it is what one asks for.
  if (planet !== undefined && !isOnWheel(planet)) {
    const { ore: __, ...rest } = price;
    return amounts(Object.keys(rest).length === 0 ? price : rest);
  }
  return amounts(price);
}

function around(table: Table, hex: HexId): readonly SpaceAdvice[] {
  const { view, mine, board } = table;
  const structure = placedNext(table);
  if (mine === undefined || board === undefined || structure === undefined) return [];
  const apart = (to: HexId): number => board.distances[hex * board.size + to] ?? 0;
  return [...planetsAround(view, mine, hex, structure)].sort((a, b) => apart(a.hex) - apart(b.hex));
}

function PlanetsAround({ hex }: { readonly hex: HexId }) {
  const table = useTable();
  const words = useGaiaWords();
  const { board } = table;
  const near = around(table, hex);
  if (board === undefined) return null;
  if (near.length === 0) return <p>{words.t('web.gaia.setup.place.nothing')}</p>;
  return (
    <ul className={styles.around}>
      {near.map((space) => (
        <li key={space.hex}>
          <Planet type={space.planet ?? 0} size={22} />
          <span>
            <span className="hidden">{words.planet(space.planet ?? 0)}, </span>
            {words.t('web.gaia.setup.place.away', { n: board.distances[hex * board.size + space.hex] ?? 0 })}
            <small>{priceText(table, words, space)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function PlaceDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const hex = aimedAt(table);
  if (hex === undefined) return <p>{t('web.gaia.setup.place.touch')}</p>;
  return (
    <DetailPanel title={nameOf(table, words, hex)} aside={t('web.gaia.setup.place.within')}>
      <PlanetsAround hex={hex} />
    </DetailPanel>
  );
}

function PlaceTray() {
  const table = useTable();
  const { t } = useGaiaWords();
  const hex = aimedAt(table);
  return (
    <Tray
      name={t('web.gaia.setup.placingOrder')}
      cards={[]}
      above={
        <>
          <div className={styles.after}>
            <PlacingOrder done={placedSoFar(table)} />
            {table.phone ? null : (
              <>
                <span>{t('web.gaia.setup.thenBoosters')}</span>
                <BoosterOrder />
              </>
            )}
          </div>
          {table.phone && hex !== undefined ? <PlanetsAround hex={hex} /> : null}
        </>
      }
    />
  );
}

/** What a screen reader hears of the neighbourhood: "Within 2: Desert 1, Gaia 2". */
function aroundText(table: Table, { t, planet }: Words, hex: HexId): string {
  const { board } = table;
  const near = around(table, hex).map(
    (space) => `${planet(space.planet ?? 0)} ${board?.distances[hex * (board?.size ?? 0) + space.hex] ?? 0}`,
  );
  return near.length === 0
    ? t('web.gaia.setup.place.nothing')
    : t('web.gaia.setup.place.near', { planets: near.join(', ') });
}

function words(table: Table, said: Words): BarWords {
  const { t, structure } = said;
  const hex = aimedAt(table);
  const named = structure(placedNext(table) ?? structureIds.indexOf('mine'));
  if (hex === undefined)
    return {
      title: t('web.gaia.setup.place.title', { structure: named }),
      detail: t('web.gaia.setup.place.touch'),
    };
  return {
    title: t('web.gaia.setup.place.at', { structure: named, space: nameOf(table, said, hex) }),
    detail: `${aroundText(table, said, hex)} ${t('web.gaia.setup.place.nobodyCharges')}`,
    confirm: t('web.gaia.setup.place.confirm'),
  };
}

export const placeFirst: Place = {
  Tray: PlaceTray,
  Detail: PlaceDetail,
  holdsDetail: true,
  words,
  marks: (table) => {
    const homes = optionsOf(table.question).flatMap(({ value }) =>
      typeof value === 'number' ? [value] : [],
    );
    const to = aimedAt(table);
    const structure = placedNext(table);
    return {
      can: new Map(homes.map((hex) => [hex, 'near'])),
      ...(to === undefined
        ? {}
        : { aim: { to, ...(structure === undefined ? {} : { ghost: { structure } }) } }),
    };
  },
};
