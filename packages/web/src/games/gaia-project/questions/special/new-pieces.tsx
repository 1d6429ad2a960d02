/** Pieces that come to an empty space: a space station, the Lost Planet. */
import { countOf, reachedFrom, reachOf, stationAt } from '@orrery/gaia-project/advice';
import detail from '../../detail/detail.module.css';
import { Charges, DetailPanel, Facts, type Row } from '../../detail/facts.tsx';
import { Mark, Planet } from '../../drawing/mark.tsx';
import { type Table, useTable } from '../../table.ts';
import { Chain } from '../../tray/chain.tsx';
import { type Card, Tray } from '../../tray/tray.tsx';
import { say, useGaiaWords, type Words } from '../../words.ts';
import { sectorOf } from '../build/sites.ts';
import type { Place } from '../place.ts';
import { chargesText, chosenSpace, consequencesAt, marksFor, spacesOffered } from './chosen.ts';

/** The seat that is asked, and the space that it has chosen. */
function placing(table: Table) {
  const { question, mine } = table;
  const hex = chosenSpace(table);
  if (question === undefined || mine === undefined) return undefined;
  const qic = spacesOffered(question).find((each) => each.hex === hex)?.qic ?? 0;
  return { question, mine, hex, qic };
}

/** What follows from the space that is chosen; a phone has no room for what is always so. */
const worthRoom = ({ phone }: Table, cards: readonly Card[]): readonly Card[] =>
  phone ? cards.filter(({ key }) => key !== 'final' && key !== 'types' && key !== 'mine') : cards;

/** How far it is, and what that costs. */
function reachFact(table: Table, { t }: Words): Card {
  const here = placing(table);
  const { range } = reachOf(table.view, table.mine ?? 0);
  const title = t('web.gaia.special.range', { range });
  if (here?.hex === undefined)
    return { key: 'range', mark: 'range', title, note: t('web.gaia.special.further') };
  const note = here.qic === 0 ? t('web.gaia.special.free') : t('web.gaia.special.qic', { n: here.qic });
  return { key: 'range', mark: 'range', title, note };
}

function reachRow(table: Table, { t }: Words): Row[] {
  const here = placing(table);
  const reached = here?.hex === undefined ? undefined : reachedFrom(table.view, here.mine, here.hex);
  if (reached === undefined) return [];
  const { distance, range } = reached;
  return [{ name: t('web.gaia.detail.reach'), value: t('web.gaia.detail.reachOf', { distance, range }) }];
}

/** The line from the nearest own planet or station. */
function lineTo(table: Table) {
  const here = placing(table);
  const reached = here?.hex === undefined ? undefined : reachedFrom(table.view, here.mine, here.hex);
  return reached === undefined ? undefined : { from: reached.from, distance: reached.distance };
}

// The space station

function stationHere(table: Table) {
  const here = placing(table);
  return here?.hex === undefined ? undefined : stationAt(table.view, here.mine, here.hex);
}

function federationNote(table: Table, { t }: Words): string {
  const station = stationHere(table);
  if (station === undefined) return t('web.gaia.special.station.joinsRule');
  const { joins, federation } = station;
  if (federation === undefined) return t('web.gaia.special.station.noneYet');
  if (!joins) return t('web.gaia.special.station.apart');
  return t('web.gaia.special.station.value', {
    before: federation.before,
    after: federation.after,
    need: federation.need,
  });
}

function StationTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { t, format } = words;
  if (table.question === undefined) return null;
  const cards: Card[] = [
    reachFact(table, words),
    {
      key: 'federation',
      mark: 'federation',
      title: t('web.gaia.special.station.federation'),
      note: federationNote(table, words),
    },
    {
      key: 'final',
      mark: 'satellite',
      title: t('web.gaia.special.station.final'),
      note: t('web.gaia.special.station.satellite'),
    },
  ];
  return (
    <Tray
      name={format(table.question.text)}
      cards={worthRoom(table, cards)}
      above={table.staged.length === 0 ? null : <Chain question={table.question} />}
    />
  );
}

function StationDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const station = stationHere(table);
  return (
    <DetailPanel
      title={
        <>
          <Mark name="station" size={22} />
          {t('web.gaia.special.station.name')}
        </>
      }
      aside={
        station === undefined
          ? undefined
          : t('web.gaia.special.station.number', { number: station.number, of: station.of })
      }
    >
      <Facts
        rows={[
          { name: t('web.gaia.detail.value'), value: 1 },
          ...reachRow(table, words),
          { name: t('web.gaia.special.chargers'), value: t('web.gaia.special.nobody') },
        ]}
      />
      <p>{t('web.gaia.special.station.rule')}</p>
    </DetailPanel>
  );
}

export const station: Place = {
  Tray: StationTray,
  Detail: StationDetail,
  holdsDetail: true,
  words: (table, words) => {
    const { t } = words;
    const here = placing(table);
    return {
      title: t('web.gaia.special.station.title'),
      confirm: t('web.gaia.special.here'),
      detail:
        here?.hex === undefined
          ? t('web.gaia.special.station.detail')
          : t('web.gaia.special.station.chosen', {
              sector: sectorOf(table, here.hex),
              qic: here.qic,
              federation: federationNote(table, words),
            }),
    };
  },
  marks: (table) => ({
    ...marksFor(table, 'space', 'station', lineTo(table)),
    meaning: say('web.gaia.special.station.meaning'),
  }),
};

// The Lost Planet

function LostTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { t, format } = words;
  const here = placing(table);
  if (here === undefined) return null;
  const { question, mine, hex } = here;
  const types = countOf(table.view, mine, 'planet-type');
  const cards: Card[] = [
    {
      key: 'types',
      mark: 'planet-types',
      title: t('web.gaia.special.lost.type'),
      note: t('web.gaia.special.lost.types', { before: types, after: types + 1 }),
    },
    {
      key: 'mine',
      mark: 'mine',
      title: t('web.gaia.special.lost.mine'),
      note: t('web.gaia.special.lost.noPiece'),
    },
    reachFact(table, words),
    {
      key: 'charges',
      mark: 'charge',
      title: t('web.gaia.special.chargers'),
      note:
        hex === undefined
          ? t('web.gaia.special.lost.neighbours')
          : chargesText(table, consequencesAt(table, question, hex), words),
    },
  ];
  return (
    <Tray
      name={format(question.text)}
      cards={worthRoom(table, cards)}
      above={table.staged.length === 0 ? null : <Chain question={question} />}
    />
  );
}

function LostDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const here = placing(table);
  const lost = table.view.planets.at(-1);
  return (
    <DetailPanel
      title={
        <>
          {lost === undefined ? null : <Planet type={lost} />}
          {t('web.gaia.special.lost.name')}
        </>
      }
      aside={
        here?.hex === undefined
          ? undefined
          : t('web.gaia.power.sector', { sector: sectorOf(table, here.hex) })
      }
    >
      <Facts rows={[...reachRow(table, words), { name: t('web.gaia.detail.value'), value: 1 }]} />
      {here?.hex === undefined ? null : (
        <Charges offers={consequencesAt(table, here.question, here.hex).offers} />
      )}
      <p>{t('web.gaia.special.lost.rule')}</p>
      <p className={detail.closed}>{t('web.gaia.special.lost.stays')}</p>
    </DetailPanel>
  );
}

export const lost: Place = {
  Tray: LostTray,
  Detail: LostDetail,
  holdsDetail: true,
  words: (table, { t }) => {
    const here = placing(table);
    return {
      title: t('web.gaia.special.lost.title'),
      confirm: t('web.gaia.special.here'),
      detail:
        here?.hex === undefined
          ? t('web.gaia.special.lost.detail')
          : t('web.gaia.special.lost.chosen', { sector: sectorOf(table, here.hex), qic: here.qic }),
    };
  },
  marks: (table) => ({
    ...marksFor(table, 'space', 'lost-planet', lineTo(table)),
    reach: { range: reachOf(table.view, table.mine ?? 0).range },
    meaning: say('web.gaia.special.lost.meaning'),
  }),
};
