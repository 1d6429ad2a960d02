/** Power that somebody's building offers: small, with its price and the areas afterwards. */
import { builtText } from '@orrery/gaia-project';
import {
  type ChargeAdvice,
  chargeOffer,
  planetOn,
  type Result,
  type Structure,
  structureIds,
} from '@orrery/gaia-project/advice';
import type { Seat as SeatNumber } from '@orrery/kernel';
import { useBoardKeys } from '../../../../board-kit/keys.ts';
import detail from '../../detail/detail.module.css';
import { DetailPanel, Facts, type Row } from '../../detail/facts.tsx';
import { Seat } from '../../drawing/mark.tsx';
import { seatAt, type Table, useTable } from '../../table.ts';
import { Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { bestCharging, chargingResults, isTaken, onceFor, pickIn, stoneArea } from './answers.ts';
import { withCharging } from './charging.ts';
import { NextTime, wishIn } from './next-time.tsx';
import { outcomeCard } from './outcomes.tsx';

interface Offered extends ChargeAdvice {
  readonly at: number;
  readonly builder: SeatNumber;
}

const knownOffer = onceFor((position, { seat, args }): Offered | undefined => {
  const { at, builder } = args;
  return typeof at === 'number' && typeof builder === 'number'
    ? { ...chargeOffer(position, seat, at), at, builder }
    : undefined;
});

/** What a result costs in victory points. */
const vpOf = ({ player }: Table, { left }: Result): number => (player?.vp ?? left.vp) - left.vp;

/** How much a result charges: tokens count by how far they have come. */
function chargedIn({ player }: Table, { left }: Result): number {
  const before = player === undefined ? 0 : player.two + 2 * player.three;
  return left.two + 2 * left.three - before;
}

function titleOf(table: Table, result: Result, all: readonly Result[], { t }: Words): string {
  const token = result.left.one + result.left.two + result.left.three;
  const before = (table.player?.one ?? 0) + (table.player?.two ?? 0) + (table.player?.three ?? 0);
  const order = pickIn(result) === 'token-first' ? 'tokenFirst' : token > before ? 'tokenLast' : 'power';
  const name = t(`web.gaia.power.charge.${order}`, { power: chargedIn(table, result) });
  const stones = new Set(all.filter((each) => pickIn(each) === pickIn(result)).map(({ left }) => left.stone));
  return stones.size < 2 ? name : t('web.gaia.power.withStone', { name, area: stoneArea(result.left.stone) });
}

function priceOf(table: Table, { left }: Result, { t }: Words): string {
  const before = table.player?.vp ?? left.vp;
  return before === left.vp
    ? t('web.gaia.power.charge.costsNothing')
    : t('web.gaia.power.charge.vp', { before, after: left.vp });
}

/** What it costs; where there are several, also how much each charges. */
function noteOf(table: Table, result: Result, several: boolean, words: Words): string {
  const price = priceOf(table, result, words);
  const charged = words.t('web.gaia.power.charge.power', { power: chargedIn(table, result) });
  return several ? `${charged}: ${price}` : price;
}

/** Says no; a wish for the next time goes with it. */
function decline(table: Table): void {
  table.choice.give('decline');
  keepWish(table);
}

/** After the answer, so that the preference is for the next time and not for this one. */
function keepWish(table: Table): void {
  const wish = wishIn(table);
  const { preferences } = table;
  if (wish !== undefined) preferences?.set(withCharging(preferences.policies, wish));
}

function ChargeTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { question } = table;
  const results = question === undefined ? [] : chargingResults(table.view, question);
  // The digit after those of the cards declines.
  useBoardKeys({ [String(results.length + 1)]: () => decline(table) });
  if (question === undefined) return null;
  const best = results.length > 1 ? bestCharging(results) : undefined;
  const cards = results.map((result) =>
    outcomeCard(table, words, {
      title: titleOf(table, result, results, words),
      answers: result.answers,
      left: result.left,
      note: noteOf(table, result, results.length > 1, words),
      proposed: result === best,
      size: 34,
      gaia: false,
      narrow: !table.phone && results.length > 1,
    }),
  );
  return (
    <Tray
      kind="outcomes"
      name={words.format(question.text)}
      cards={cards}
      {...(results.length > 1 ? { above: <NextTime row /> } : { beside: <NextTime /> })}
    />
  );
}

/** What stands on a space: of the builder, who may have a guest mine there. */
function structureAt({ view, board }: Table, hex: number, seat: SeatNumber): Structure {
  const planet = board === undefined ? -1 : planetOn(view, board, hex);
  return view.guests[planet] === seat ? structureIds.indexOf('mine') : (view.structures[planet] ?? 0);
}

function ChargeDetail() {
  const table = useTable();
  const { t, structure } = useGaiaWords();
  const { question, view, board } = table;
  const offer = question === undefined ? undefined : knownOffer(view, question);
  if (offer === undefined || board === undefined) return null;
  const builder = seatAt(table, offer.builder);
  const lost = offer.value - offer.power;
  const facts: Row[] = [
    {
      key: 'offered',
      name: t('web.gaia.power.charge.offered'),
      value: t('web.gaia.power.charge.amount', { power: offer.value }),
    },
    {
      key: 'price',
      name: t('web.gaia.power.charge.price'),
      value: offer.vp === 0 ? t('web.gaia.power.charge.free') : t('web.gaia.card.vp', { vp: offer.vp }),
      bad: offer.vp > 0,
    },
    {
      key: 'room',
      name: t('web.gaia.power.charge.room'),
      value: t('web.gaia.power.charge.steps', { n: offer.room }),
    },
    {
      key: 'lost',
      name: t('web.gaia.power.charge.lost'),
      value: lost === 0 ? t('web.gaia.power.charge.none') : lost,
      bad: lost > 0,
    },
  ];
  return (
    <DetailPanel
      title={
        <>
          <Seat seat={builder} size={13} />
          {t('web.gaia.power.charge.built', {
            player: builder?.name ?? '',
            structure: structure(structureAt(table, offer.at, offer.builder)),
          })}
        </>
      }
      aside={t('web.gaia.power.sector', { sector: board.sector[offer.at] ?? 0 })}
    >
      <Facts rows={facts} />
      {offer.limit === undefined ? null : (
        <p className={detail.closed}>
          {t(`web.gaia.power.charge.limit.${offer.limit}`, { power: offer.power })}
        </p>
      )}
      <p>{t('web.gaia.power.charge.final')}</p>
    </DetailPanel>
  );
}

function detailOf(table: Table, offer: Offered, { t, format, structure }: Words): string {
  const { view, mine } = table;
  const built = structureIds[structureAt(table, offer.at, offer.builder)] ?? 'none';
  const object = builtText(built);
  return t('web.gaia.power.charge.detail', {
    player: seatAt(table, offer.builder)?.name ?? '',
    built:
      offer.at === view.lostPlanet ? t('web.gaia.power.charge.lostPlanet') : object ? format(object) : '',
    distance: offer.distance,
    own: structure(structureAt(table, offer.own, mine ?? 0)),
    value: offer.value,
  });
}

export const charge: Place = {
  Tray: ChargeTray,
  Detail: ChargeDetail,
  propose: (view, _seat, question) => bestCharging(chargingResults(view, question))?.answers ?? [],
  words: (table, words) => {
    const { question, view, choice } = table;
    const offer = question === undefined ? undefined : knownOffer(view, question);
    if (question === undefined || offer === undefined) return {};
    const { t, format } = words;
    const results = chargingResults(table.view, question);
    const taken = results.find(({ answers }) => isTaken(table, answers));
    const confirm =
      taken === undefined
        ? undefined
        : t('web.gaia.power.charge.confirm', { power: chargedIn(table, taken), vp: vpOf(table, taken) });
    const wished = wishIn(table) !== undefined;
    return {
      title: t('web.gaia.power.charge.title', { power: offer.power, vp: offer.vp }),
      detail: detailOf(table, offer, words),
      back: false,
      also: [
        {
          text: format({ key: 'gaia.option.decline' }),
          key: String(results.length + 1),
          act: () => decline(table),
        },
      ],
      ...(confirm === undefined ? {} : { confirm }),
      ...(wished && confirm !== undefined
        ? {
            main: {
              text: confirm,
              disabled: !choice.ready,
              act: () => {
                choice.confirm();
                keepWish(table);
              },
            },
          }
        : {}),
    };
  },
  marks: ({ question, view }) => {
    const offer = question === undefined ? undefined : knownOffer(view, question);
    return offer === undefined
      ? {}
      : {
          charges: new Map([[offer.own, offer.power]]),
          aim: { to: offer.own, from: offer.at, distance: offer.distance },
        };
  },
  // Nothing on the map answers: what was built only shows where the power comes from.
  touchSpace: () => undefined,
};
