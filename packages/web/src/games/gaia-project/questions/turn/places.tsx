/** A kind of action whose targets lie on the map: they stay marked there, and the cheapest are cards as well. */
import { structureIds } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import { Planet } from '../../drawing/mark.tsx';
import type { MarkName } from '../../drawing/mark-symbols.tsx';
import { type Table, useTable } from '../../table.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import { capital } from '../booster-words.ts';
import { sectorOf } from '../build/sites.ts';
import { touchSpace, touchUpgrade } from '../build/taking.ts';
import type { Place } from '../place.ts';
import { marksFor, openUpgrades, type Site, sitesFor, verbIn } from './offered.ts';
import { projectWarnings } from './warned.ts';
import { Warnings } from './warnings.tsx';
import { WorthKnowing } from './worth-knowing.tsx';

/** So many cards fit; all others are touched on the map. */
const MOST = 6;

function siteCard(table: Table, words: Words, { space, way }: Site): Card {
  const { hex, planet = 0 } = space;
  const means = way.means.do;
  return {
    key: String(hex),
    title: words.t('web.gaia.turn.at', { what: words.planet(planet), sector: sectorOf(table, hex) }),
    picture: <Planet type={planet} size={24} />,
    price: way.price ?? {},
    ...(means === 'plain'
      ? {}
      : { note: words.t(means === 'board' ? 'web.gaia.turn.withPower' : 'web.gaia.turn.withBooster') }),
    press: () => touchSpace(table, hex),
  };
}

const structureMark = (structure: number): MarkName | undefined => {
  const id = structureIds[structure];
  if (id === undefined || id === 'none') return undefined;
  return id === 'academy-action' || id === 'academy-knowledge' ? 'academy' : id;
};

function upgradeCards(table: Table, words: Words, seat: Seat): Card[] {
  return openUpgrades(table.view, seat).map(({ at, to, from, price }) => {
    const mark = structureMark(to);
    return {
      key: `${at}/${to}`,
      title: words.t('web.gaia.turn.at', { what: capital(words.structure(to)), sector: sectorOf(table, at) }),
      ...(mark === undefined ? {} : { mark }),
      price,
      label: [
        words.t('web.gaia.turn.becomes', { from: capital(words.structure(from)), to: words.structure(to) }),
        words.t('web.gaia.turn.at', { what: words.amounts(price), sector: sectorOf(table, at) }),
      ].join(', '),
      press: () => touchUpgrade(table, { at, to }),
    };
  });
}

type OnMap = 'mine' | 'project' | 'upgrade';

function cardsOf(table: Table, words: Words, kind: OnMap): Card[] {
  const { view, mine } = table;
  if (mine === undefined) return [];
  if (kind === 'upgrade') return upgradeCards(table, words, mine);
  return sitesFor(view, mine, kind).map((site) => siteCard(table, words, site));
}

const kinds = ['mine', 'project', 'upgrade'] as const satisfies readonly OnMap[];

function PlacesTray() {
  const table = useTable();
  const words = useGaiaWords();
  const verb = verbIn(table);
  const kind = kinds.find((each) => each === verb);
  if (kind === undefined) return null;
  return (
    <Tray
      name={words.t('web.gaia.turn.cheapest')}
      cards={cardsOf(table, words, kind).slice(0, MOST)}
      above={kind === 'project' ? <Warnings all={projectWarnings(table)} /> : undefined}
    />
  );
}

const partOf = (kind: OnMap): Place => ({
  Tray: PlacesTray,
  Detail: WorthKnowing,
  words: (_table, { t }) => ({
    title: t(`web.gaia.turn.${kind}.title`),
    detail: t(`web.gaia.turn.${kind}.detail`),
    confirm: t('web.gaia.turn.choose'),
  }),
  marks: ({ view, mine }) => (mine === undefined ? {} : marksFor(view, mine, kind)),
});

export const minePart = partOf('mine');
export const projectPart = partOf('project');
export const upgradePart = partOf('upgrade');
