/** The map in words and letters: every space with what lies and stands on it. */

import type { Message, Seat } from '@orrery/kernel';
import type { PanelBlock, PanelSpace, PanelTone } from '@orrery/presentation';
import { isOutlined, type Placed } from '../data/sectors.ts';
import { structureIds } from '../data/structures.ts';
import { type PlanetType, planetTypes } from '../data/types.ts';
import { type Board, boardOf, type HexId, NOWHERE } from '../rules/board.ts';
import { printedMap } from '../rules/map.ts';
import { NOBODY } from '../state.ts';
import type { GaiaView } from '../view.ts';
import { listText } from '../wording/components.ts';
import { planetText, spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';

type Name = (seat: Seat) => Message | string;

/** Half the root of three: how far columns of hexagons that lie on an edge are apart. */
const COLUMN = 0.8660254037844386;

const tones: Readonly<Record<PlanetType, PanelTone>> = {
  terra: 'blue',
  oxide: 'red',
  volcanic: 'orange',
  desert: 'yellow',
  swamp: 'brown',
  titanium: 'grey',
  ice: 'white',
  gaia: 'green',
  transdim: 'violet',
  'lost-planet': 'black',
};

const planetMark = (type: PlanetType): Message => say(`gaia.mark.planet.${type}`);

/** The planet of a space by its number; -1 for none. */
const planetOn = (view: GaiaView, board: Board, hex: HexId): number =>
  hex === view.lostPlanet && hex !== NOWHERE ? board.planets.length : (board.planetAt[hex] ?? -1);

/** What stands on a planet. */
function standing(view: GaiaView, planet: number, name: Name) {
  const owner = view.owners[planet] ?? NOBODY;
  const former = view.formers[planet] ?? NOBODY;
  const guest = view.guests[planet] ?? NOBODY;
  const structure = structureIds[view.structures[planet] ?? 0] ?? 'none';
  const words: Message[] = [];
  if (owner !== NOBODY)
    words.push(
      say('gaia.table.structureOf', { structure: say(`gaia.structure.${structure}`), player: name(owner) }),
    );
  if (former !== NOBODY) words.push(say('gaia.table.formerOf', { player: name(former) }));
  if (guest !== NOBODY)
    words.push(say('gaia.table.structureOf', { structure: say('gaia.structure.mine'), player: name(guest) }));
  if ((view.federated[planet] ?? 0) > 0) words.push(say('gaia.table.federated'));
  const piece =
    owner !== NOBODY
      ? { seat: owner, mark: say(`gaia.mark.structure.${structure}`) }
      : former === NOBODY
        ? undefined
        : { seat: former, mark: say('gaia.mark.former') };
  return { words, piece, guests: guest === NOBODY ? [] : [guest] };
}

/** What floats in a space without a planet. */
function floating(view: GaiaView, hex: HexId, name: Name) {
  const stations = view.players.flatMap((player, seat) => (player.stations.includes(hex) ? [seat] : []));
  const satellites = view.players.flatMap((player, seat) => (player.satellites.includes(hex) ? [seat] : []));
  const [first, ...guests] = [...stations, ...satellites];
  return {
    words: [
      ...stations.map((seat) => say('gaia.table.stationOf', { player: name(seat) })),
      ...satellites.map((seat) => say('gaia.table.satelliteOf', { player: name(seat) })),
    ],
    piece:
      first === undefined
        ? undefined
        : { seat: first, mark: say(stations.length > 0 ? 'gaia.mark.station' : 'gaia.mark.satellite') },
    guests,
  };
}

function spaceOf(view: GaiaView, board: Board, hex: HexId, name: Name): PanelSpace {
  const planet = planetOn(view, board, hex);
  const type = planetTypes[view.planets[planet] ?? 0] ?? 'terra';
  const { words, piece, guests } = planet < 0 ? floating(view, hex, name) : standing(view, planet, name);
  const what = planet < 0 ? words : [planetText(planetTypes.indexOf(type)), ...words];
  const space = spaceText(view, hex);
  const q = board.q[hex] ?? 0;
  return {
    x: q * COLUMN,
    y: (board.r[hex] ?? 0) + q / 2,
    name: what.length === 0 ? space : say('gaia.table.space', { space, what: listText(what) }),
    zone: board.sector[hex] ?? 0,
    target: { hex },
    ...(planet < 0 ? {} : { mark: planetMark(type), tone: tones[type], painted: 'disc' }),
    ...(piece === undefined ? {} : { piece }),
    ...(guests.length === 0 ? {} : { guests }),
  };
}

const legend = (): Message[] => [
  say('gaia.table.legendPlanets', {
    planets: listText(
      planetTypes.map((type, i) => say('gaia.table.sign', { mark: planetMark(type), what: planetText(i) })),
    ),
  }),
  say('gaia.table.legendPieces', {
    pieces: listText([
      ...structureIds
        .filter((id) => id !== 'none')
        .map((id) =>
          say('gaia.table.sign', {
            mark: say(`gaia.mark.structure.${id}`),
            what: say(`gaia.structure.${id}`),
          }),
        ),
      say('gaia.table.sign', { mark: say('gaia.mark.former'), what: say('gaia.table.former') }),
      say('gaia.table.sign', { mark: say('gaia.mark.satellite'), what: say('gaia.table.satellite') }),
      say('gaia.table.sign', { mark: say('gaia.mark.station'), what: say('gaia.table.station') }),
    ]),
  }),
];

const numbersOf = (tiles: readonly Placed[]): string =>
  tiles.map(({ sector }) => sector.slice(0, 2)).join(', ');

/** What is known of a map that is not laid yet: when it will be, of which sectors, and who turns them. */
export function mapToCome(view: GaiaView, name: Name): Message[] {
  const { settings, order, players } = view;
  const tiles = [...printedMap(players.length, settings)].sort((a, b) => (a.sector < b.sector ? -1 : 1));
  const outlined = tiles.filter(({ sector }) => isOutlined(sector));
  return [
    say('gaia.table.mapToCome'),
    say('gaia.table.mapSectors', { sectors: numbersOf(tiles) }),
    ...(outlined.length === 0 ? [] : [say('gaia.table.mapOutlined', { sectors: numbersOf(outlined) })]),
    ...(settings.map === 'printed' ? [] : [say(`gaia.setting.map.${settings.map}.note`)]),
    settings.turnedByPlayer
      ? say('gaia.table.mapTurnedBy', { player: name(order.at(-1) ?? 0) })
      : say('gaia.table.mapTurned'),
  ];
}

/** The map as it lies; before it is laid, what is known of it. */
export function mapBlocks(view: GaiaView, name: Name): PanelBlock[] {
  if (view.layout === '') {
    const [when, ...text] = mapToCome(view, name);
    return when === undefined ? [] : [{ show: 'things', things: [{ name: when, text }] }];
  }
  const board = boardOf(view.layout);
  const spaces = Array.from({ length: board.size }, (_, hex) => spaceOf(view, board, hex, name));
  return [{ show: 'map', title: say('gaia.table.map'), pointed: false, spaces, legend: legend() }];
}
