/** The map of Mars in words and letters. */

import type { Message, Seat } from '@orrery/kernel';
import type { PanelBlock, PanelSpace, PanelTone } from '@orrery/presentation';
import { type Area, areaOf, areas, ON_MARS, position, type Space } from '../data/map.ts';
import { type Tile, tiles } from '../data/types.ts';
import { NOBODY } from '../state.ts';
import type { MarsView } from '../view.ts';
import { areaText, tileText } from '../wording/facts.ts';
import { joined } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';

type Name = (seat: Seat) => string;

/** Half the root of three: how far rows of pointed hexagons are apart. */
const ROW = 0.8660254037844386;
/** Where the two areas beside the map are drawn: left of its first rows. */
const BESIDE = [
  { x: 0, y: 0 },
  { x: 0, y: 1.2 },
] as const;

const toneOf = (tile: Tile): PanelTone => {
  if (tile === 'ocean') return 'blue';
  if (tile === 'greenery') return 'green';
  return tile === 'city' || tile === 'capital' ? 'grey' : 'brown';
};

const bonusKinds = ['steel', 'titanium', 'plants', 'cards'] as const;

/** What is printed on an area, as letters: "2P". */
function bonusMark({ bonus }: Area): Message | undefined {
  const kind = bonusKinds.find((known) => (bonus[known] ?? 0) > 0);
  if (kind === undefined) return undefined;
  const others = bonusKinds.filter((known) => known !== kind && (bonus[known] ?? 0) > 0);
  const marks = [kind, ...others].map((each) => say(`mars.mark.${each}`, { n: bonus[each] ?? 0 }));
  const [first, second] = marks;
  return first !== undefined && second !== undefined ? say('mars.mark.both', { first, second }) : first;
}

const printed = ({ kind, volcanic, bonus }: Area): Message[] => [
  ...(kind === 'ocean' ? [say('mars.table.forOcean')] : []),
  ...(kind === 'noctis-city' ? [say('mars.table.forNoctis')] : []),
  ...(volcanic ? [say('mars.table.volcano')] : []),
  ...bonusKinds.flatMap((kindOf) =>
    (bonus[kindOf] ?? 0) > 0 ? [say(`mars.amount.${kindOf}`, { n: bonus[kindOf] ?? 0 })] : [],
  ),
];

/** What a space shows: its tile with the owner, or what is printed there and whose claim it is. */
function shown(
  view: MarsView,
  space: Space,
  name: Name,
): Omit<PanelSpace, 'x' | 'y' | 'name'> & { words: Message[] } {
  const area = areaOf(space);
  const owner = view.owners[space] ?? NOBODY;
  const tile = tiles[(view.tiles[space] ?? 0) - 1];
  const seat = owner === NOBODY ? {} : { seat: owner };
  if (tile !== undefined) {
    const what = tileText(tile);
    return {
      words: [owner === NOBODY ? what : say('mars.table.tileOf', { tile: what, player: name(owner) })],
      tone: toneOf(tile),
      ...(tile === 'ocean' ? { mark: say('mars.mark.ocean') } : { piece: { ...seat, mark: markOf(tile) } }),
    };
  }
  const mark = bonusMark(area);
  return {
    words: [
      ...printed(area),
      ...(owner === NOBODY ? [] : [say('mars.table.claimOf', { player: name(owner) })]),
    ],
    ...(area.kind === 'ocean' ? { tone: 'blue', painted: 'edge' } : {}),
    ...(area.kind === 'noctis-city' ? { tone: 'grey', painted: 'edge' } : {}),
    ...(area.volcanic ? { tone: 'red', painted: 'edge' } : {}),
    ...(mark === undefined ? {} : { mark }),
    ...(owner === NOBODY ? {} : { piece: { ...seat, mark: say('mars.mark.claim') } }),
  };
}

const markOf = (tile: Tile): Message => {
  if (tile === 'greenery' || tile === 'city' || tile === 'capital') return say(`mars.mark.${tile}`);
  return say('mars.mark.special');
};

const named = (space: Space, words: readonly Message[]): Message => {
  const place = areaText(space);
  return words.length === 0 ? place : say('mars.table.space', { place, what: joined(words) });
};

/** An area with what lies on it or is printed there. */
export const spaceText = (view: MarsView, space: Space, name: Name): Message =>
  named(space, shown(view, space, name).words);

function spaceOf(view: MarsView, space: Space, name: Name): PanelSpace {
  const area = areaOf(space);
  const { words, ...rest } = shown(view, space, name);
  const at = space < ON_MARS ? position(space) : undefined;
  const beside = BESIDE[space - ON_MARS];
  return {
    x: at === undefined ? (beside?.x ?? 0) : at.column / 2,
    y: at === undefined ? (beside?.y ?? 0) : at.row * ROW,
    name: named(space, words),
    label: space < ON_MARS ? area.id : areaText(space),
    target: { area: area.id },
    ...rest,
  };
}

/** All areas; the two beside Mars once a city lies there. */
export function mapBlocks(view: MarsView, name: Name): PanelBlock[] {
  const spaces = areas.flatMap((_, space) =>
    space < ON_MARS || (view.tiles[space] ?? 0) > 0 ? [spaceOf(view, space, name)] : [],
  );
  const legend = [say('mars.table.legendBonus'), say('mars.table.legendTiles')];
  return [{ show: 'map', title: say('mars.table.map'), pointed: true, spaces, legend }];
}
