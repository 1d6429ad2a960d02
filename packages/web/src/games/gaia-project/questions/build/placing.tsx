/** Where the power action or the booster builds that is taken up: it is lit, and not paid before the place is chosen. */
import { type HexId, planetText } from '@orrery/gaia-project';
import { boardActionRow, boardActions, idsOf, reachOf } from '@orrery/gaia-project/advice';
import { isRecord } from '@orrery/kernel';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { SpaceDetail } from '../../detail/space.tsx';
import { Seat } from '../../drawing/mark.tsx';
import type { MapMarks } from '../../map/marks.ts';
import { seatAt, type Table, useTable } from '../../table.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { pointsOf } from './cards.ts';
import { type Deed, deedsAt, freeIn, placedWith } from './deeds.ts';
import { chargesOf, ghostOf, reachKind } from './marks.ts';
import { planetAt, sectorOf } from './sites.ts';

const NOTHING_FREE = { steps: 0, range: 0 };

/** The space that is chosen. */
function chosenSpace({ choice: { selection } }: Pick<Table, 'choice'>): HexId | undefined {
  const pick = selection.shape === 'one-of' ? selection.pick : undefined;
  return isRecord(pick) && typeof pick.at === 'number' ? pick.at : undefined;
}

/** The power that the action takes which led here; nothing for a booster, or where it is paid already. */
function powerOf({ staged }: Pick<Table, 'staged'>): number {
  const [first] = staged;
  const pick = first !== undefined && 'pick' in first ? first.pick : undefined;
  if (!isRecord(pick) || pick.do !== 'board') return 0;
  const action = idsOf(boardActions).find((id) => id === pick.action);
  return action === undefined ? 0 : (boardActionRow(action).power ?? 0);
}

type WayDeed = Extract<Deed, { kind: 'way' }>;

const deedAt = (table: Table, hex: HexId): WayDeed | undefined =>
  deedsAt(table, hex).find((deed): deed is WayDeed => deed.kind === 'way');

function useGains(deed: WayDeed | undefined): Pick<Card, 'vp' | 'note'> {
  const { t, amounts } = useGaiaWords();
  const { consequences } = deed ?? {};
  const vp = pointsOf(consequences);
  const gained = consequences?.gained ?? {};
  if (Object.keys(gained).length > 0) return { vp, note: amounts(gained) };
  return vp === 0 ? { note: t('web.gaia.place.nothing') } : { vp };
}

/** What the chosen place costs and brings, and who charges. */
function PlacingTray() {
  const table = useTable();
  const { t } = useGaiaWords();
  const hex = chosenSpace(table);
  const deed = hex === undefined ? undefined : deedAt(table, hex);
  const gains = useGains(deed);
  const offers = deed?.consequences?.offers ?? [];
  const cards: readonly Card[] =
    deed === undefined
      ? []
      : [
          {
            key: 'spends',
            title: t('web.gaia.place.spends'),
            mark: 'token',
            price: { power: powerOf(table), ...deed.way.price },
          },
          { key: 'gains', title: t('web.gaia.place.gains'), mark: 'vp', ...gains },
          {
            key: 'charges',
            title: t('web.gaia.place.charges'),
            mark: 'charge',
            note:
              offers.length === 0
                ? t('web.gaia.place.nobody')
                : offers.map(({ seat, power }) => (
                    <span key={seat}>
                      <Seat seat={seatAt(table, seat)} />{' '}
                      {t('web.gaia.place.charger', { player: seatAt(table, seat)?.name ?? '', power })}{' '}
                    </span>
                  )),
          },
        ];
  return <Tray name={t('web.gaia.place.facts')} cards={cards} />;
}

function PlacingDetail() {
  const hex = chosenSpace(useTable());
  return hex === undefined ? null : <SpaceDetail hex={hex} />;
}

function marksOf(table: Table): MapMarks {
  const { view, mine } = table;
  if (mine === undefined) return {};
  const free = freeIn(table) ?? NOTHING_FREE;
  const spaces = placedWith(view, mine, free);
  const open = new Set(
    optionsOf(table.question).flatMap(({ value }) =>
      isRecord(value) && typeof value.at === 'number' ? [value.at] : [],
    ),
  );
  const hex = chosenSpace(table);
  const deed = hex === undefined ? undefined : deedAt(table, hex);
  const aimed = hex === undefined ? undefined : spaces[hex];
  const ghost = hex === undefined ? undefined : ghostOf(table, hex, deed);
  return {
    can: new Map(
      spaces.filter((space) => open.has(space.hex)).map((space) => [space.hex, reachKind(space) ?? 'far']),
    ),
    prices: new Map(
      spaces.flatMap(({ hex: at, ways: [way] }) =>
        way?.kind === 'mine' && open.has(at) ? [[at, way.price?.ore ?? 0] as const] : [],
      ),
    ),
    reach: { range: reachOf(view, mine).range + free.range },
    charges: chargesOf(deed?.consequences),
    faint: true,
    ...(hex === undefined
      ? {}
      : {
          aim: {
            to: hex,
            ...(aimed?.from === undefined ? {} : { from: aimed.from }),
            ...(aimed?.distance === undefined ? {} : { distance: aimed.distance }),
            ...(ghost === undefined ? {} : { ghost }),
          },
        }),
  };
}

function titleOf({ t }: Words, table: Table): string {
  const { steps, range } = freeIn(table) ?? NOTHING_FREE;
  if (range > 0) return t('web.gaia.place.title.boosterRange', { range });
  return powerOf(table) > 0
    ? t('web.gaia.place.title.power', { steps })
    : t('web.gaia.place.title.boosterSteps', { steps });
}

function detailOf({ t, format }: Words, table: Table, hex: HexId): string {
  const { view, mine } = table;
  const given = freeIn(table) ?? NOTHING_FREE;
  const space = mine === undefined ? undefined : placedWith(view, mine, given)[hex];
  const [way] = space?.ways ?? [];
  const free = way?.free ?? 0;
  const distance = space?.distance ?? 0;
  const qic = deedAt(table, hex)?.way.price?.qic ?? 0;
  return [
    t(free > 0 ? 'web.gaia.place.planetFree' : 'web.gaia.place.planet', {
      planet: format(planetText(view.planets[planetAt(table, hex)] ?? 0)),
      sector: sectorOf(table, hex),
      steps: way?.steps ?? 0,
      free,
    }),
    distance > (way?.range ?? 0) && qic > 0
      ? t('web.gaia.place.far', { distance, qic })
      : t('web.gaia.place.near', { distance }),
  ].join(' ');
}

export const placing: Place = {
  Tray: PlacingTray,
  Detail: PlacingDetail,
  marks: marksOf,
  words: (table, words) => {
    const hex = chosenSpace(table);
    const { range } = freeIn(table) ?? NOTHING_FREE;
    return {
      title: titleOf(words, table),
      detail:
        hex === undefined
          ? words.t(range > 0 ? 'web.gaia.place.chooseRange' : 'web.gaia.place.choose')
          : detailOf(words, table, hex),
      confirm: words.t(
        powerOf(table) > 0 ? 'web.gaia.build.confirm.power' : 'web.gaia.build.confirm.booster',
      ),
    };
  },
  touchSpace: ({ question, choice }, hex) => {
    const option = optionsOf(question).find(({ value }) => isRecord(value) && value.at === hex);
    if (option !== undefined) choice.follow(option.value);
  },
};
