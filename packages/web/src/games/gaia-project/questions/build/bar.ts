/** What the question bar says of a touched space. */
import { freeText, type HexId } from '@orrery/gaia-project';
import { openedByFree, type Position } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import type { BarWords } from '../../../../board-kit/board.ts';
import { knownSpaces } from '../../known.ts';
import type { Table } from '../../table.ts';
import type { Key, Words } from '../../words.ts';
import { chargeWords, pointsOf, structureName, wayName } from './cards.ts';
import { chosenDeed, type Deed, deedsAt, isOpen, isOwnBuilding } from './deeds.ts';
import { planetAt, sectorOf, siteAt } from './sites.ts';
import { tokensOf } from './taking.ts';

type WayDeed = Extract<Deed, { kind: 'way' }>;

const sumOf = (tokens: Readonly<Record<string, number>>): number =>
  Object.values(tokens).reduce((sum, n) => sum + n, 0);

const opened = new WeakMap<Position, Map<string, ReturnType<typeof openedByFree>>>();

/** Reckoned once for each space that is touched. */
function openedAt(view: Position, seat: Seat, hex: HexId): ReturnType<typeof openedByFree> {
  const bySpace = opened.get(view) ?? new Map<string, ReturnType<typeof openedByFree>>();
  opened.set(view, bySpace);
  const key = `${seat}/${hex}`;
  const known = bySpace.get(key) ?? openedByFree(view, seat, hex);
  bySpace.set(key, known);
  return known;
}

function titleOf(words: Words, table: Table, hex: HexId): string {
  const { t, planet } = words;
  const { view, mine } = table;
  const sector = sectorOf(table, hex);
  const at = planetAt(table, hex);
  const [way] = mine === undefined ? [] : (knownSpaces(view, mine)[hex]?.ways ?? []);
  if (isOwnBuilding(table, hex))
    return t('web.gaia.build.title.own', {
      structure: t(`web.gaia.build.name.${structureName(view.structures[at] ?? 0)}`),
      sector,
    });
  if (way?.kind === 'project') return t('web.gaia.build.title.project', { sector });
  if (way?.kind === 'station') return t('web.gaia.build.title.station', { sector });
  if (siteAt(table, hex).shared && way?.price !== undefined)
    return t('web.gaia.build.title.guest', { sector });
  return t('web.gaia.build.title.mine', { planet: planet(view.planets[at] ?? 0), sector });
}

/** How far it is. */
function reachWords({ t }: Words, table: Table, hex: HexId): string {
  const { view, mine } = table;
  if (mine === undefined) return '';
  const { distance, waits } = siteAt(table, hex);
  const [way] = knownSpaces(view, mine)[hex]?.ways ?? [];
  if (waits) return t('web.gaia.build.reach.former');
  return distance === undefined
    ? t('web.gaia.build.reach.none')
    : t('web.gaia.build.reach.in', { distance, range: way?.range ?? 0 });
}

/** How many ways are open, and the free action that would open a further one. */
function waysWords(words: Words, table: Table, hex: HexId): string {
  const { t, format } = words;
  const { view, mine } = table;
  const deeds = deedsAt(table, hex);
  const ways = t('web.gaia.build.openWays', { n: deeds.filter(isOpen).length });
  if (mine === undefined || deeds.every(isOpen)) return t('web.gaia.build.sentence', { text: ways });
  const [further] = openedAt(view, mine, hex);
  const way = further === undefined ? undefined : knownSpaces(view, mine)[hex]?.ways[further[0]];
  if (further === undefined || way === undefined) return t('web.gaia.build.sentence', { text: ways });
  const [, action] = further;
  return t('web.gaia.build.wouldOpen', {
    ways,
    action: action === 'sacrifice' ? t('web.gaia.build.free.sacrifice') : format(freeText(action)),
    way: wayName(words, way, siteAt(table, hex)),
  });
}

function projectWords({ t }: Words, table: Table, deed: WayDeed): string {
  const tokens = tokensOf(table, deed);
  return tokens === undefined
    ? t('web.gaia.build.noTokensGo')
    : t('web.gaia.tokens.gaia', { n: sumOf(tokens), need: deed.way.price?.tokens ?? 0 });
}

function wayWords(words: Words, table: Table, hex: HexId, deed: WayDeed | undefined): string {
  if (deed?.way.kind === 'project') return projectWords(words, table, deed);
  const shared = siteAt(table, hex).shared && deedsAt(table, hex).some(isOpen);
  return [
    reachWords(words, table, hex),
    shared ? words.t('web.gaia.build.guestRule') : '',
    waysWords(words, table, hex),
    table.phone ? chargeWords(words, table, (deed ?? deedsAt(table, hex).find(isOpen))?.consequences) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function ownWords(words: Words, table: Table, hex: HexId, deed: Deed | undefined): string {
  const { t } = words;
  if (deedsAt(table, hex).length === 0) return t('web.gaia.build.nothingMore');
  if (deed === undefined) return t('web.gaia.build.becomes');
  const vp = pointsOf(deed.consequences);
  const charges = chargeWords(words, table, deed.consequences);
  return [
    vp === 0 ? '' : t('web.gaia.build.gains', { vp }),
    deed.consequences?.asked === 'tech.tile' ? t('web.gaia.build.tileFollows') : '',
    charges === '' ? t('web.gaia.detail.nobodyCharges') : charges,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function confirmKey(table: Table, hex: HexId, deed: Deed): Key {
  if (deed.kind === 'upgrade') return 'web.gaia.build.confirm.upgrade';
  if (deed.kind === 'special') return 'web.gaia.build.confirm.swap';
  const { kind, means } = deed.way;
  if (kind === 'project') return 'web.gaia.build.confirm.project';
  if (kind === 'station') return 'web.gaia.build.confirm.station';
  if (means.do === 'special') return 'web.gaia.build.confirm.booster';
  if (means.do === 'board') return 'web.gaia.build.confirm.power';
  return siteAt(table, hex).shared ? 'web.gaia.build.confirm.guest' : 'web.gaia.build.confirm.mine';
}

/** What is asked next, for the button that leads there. */
const following: Readonly<Record<string, Key>> = {
  'tech.tile': 'web.gaia.build.next.tile',
  'research.area': 'web.gaia.build.next.step',
  'special.swap': 'web.gaia.build.next.mine',
};

export function barWordsAt(words: Words, table: Table, hex: HexId): BarWords {
  const deed = chosenDeed(table, hex);
  const title = titleOf(words, table, hex);
  const detail = isOwnBuilding(table, hex)
    ? ownWords(words, table, hex, deed)
    : wayWords(words, table, hex, deed?.kind === 'way' ? deed : undefined);
  if (deed === undefined) return { title, detail, confirm: words.t('web.gaia.build.confirm.none') };
  const next = following[deed.consequences?.asked ?? ''];
  if (next === undefined) return { title, detail, confirm: words.t(confirmKey(table, hex, deed)) };
  return { title, detail, confirm: words.t(next), next: words.t(next) };
}
