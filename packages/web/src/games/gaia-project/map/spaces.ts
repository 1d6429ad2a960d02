/** The spaces of the map as the screen needs them: where each lies, what is on it, and its words. */
import type { HexId } from '@orrery/gaia-project';
import { planetText, spaceText, structureText } from '@orrery/gaia-project';
import {
  type Board,
  NOBODY,
  type PlanetIndex,
  planetOn,
  type Structure,
  type View,
} from '@orrery/gaia-project/advice';
import type { Message, Seat } from '@orrery/kernel';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { say } from '../words.ts';
import { federatedAt } from './federations.ts';

export interface Space {
  readonly hex: HexId;
  readonly target: { readonly hex: HexId };
  readonly x: number;
  readonly y: number;
  readonly sector: number;
  readonly name: Message;
  readonly planet: PlanetIndex | undefined;
  readonly owner: Seat | undefined;
  readonly structure: Structure;
  readonly guest: Seat | undefined;
  readonly former: Seat | undefined;
  readonly satellites: readonly Seat[];
  readonly station: Seat | undefined;
  /** Those whose piece there belongs to a federation. */
  readonly federated: readonly Seat[];
}

/** Half the root of three: how far columns of hexagons that lie on an edge are apart. */
const COLUMN = 0.8660254037844386;

const somebody = (seat: Seat | undefined): Seat | undefined => (seat === NOBODY ? undefined : seat);

function standing(space: Omit<Space, 'name'>, seats: readonly SeatInfo[]): Message[] {
  const { structure, satellites, federated } = space;
  const player = (seat: Seat): { readonly player: string } => ({ player: seats[seat]?.name ?? '' });
  /** A piece, and at once whether it belongs to a federation: another one there may not. */
  const piece = (seat: Seat | undefined, tell: (seat: Seat) => Message): Message[] => {
    if (seat === undefined) return [];
    return federated.includes(seat) ? [tell(seat), inFederation] : [tell(seat)];
  };
  return [
    ...piece(space.owner, (seat) =>
      say('web.gaia.map.structure', { structure: structureText(structure), ...player(seat) }),
    ),
    ...piece(space.guest, (seat) => say('web.gaia.map.guest', player(seat))),
    ...piece(space.former, (seat) => say('web.gaia.map.former', player(seat))),
    ...piece(space.station, (seat) => say('web.gaia.map.station', player(seat))),
    ...satellites.map((seat) => say('web.gaia.map.satellite', player(seat))),
  ];
}
const inFederation = say('web.gaia.map.federated');

/** Planet, sector, owner, building, federation: in the order in which a reader says them. */
function nameOf(view: View, space: Omit<Space, 'name'>, seats: readonly SeatInfo[]): Message {
  const parts = [
    ...(space.planet === undefined ? [] : [planetText(space.planet)]),
    spaceText(view, space.hex),
    ...standing(space, seats),
  ];
  return parts.reduceRight((rest, first) => say('web.gaia.map.more', { first, rest }));
}

function spaceAt(view: View, board: Board, hex: HexId, seats: readonly SeatInfo[]): Space {
  const planet = planetOn(view, board, hex);
  const q = board.q[hex] ?? 0;
  const holders = (of: 'satellites' | 'stations'): Seat[] =>
    view.players.flatMap((player, seat) => (player[of].includes(hex) ? [seat] : []));
  const space = {
    hex,
    target: { hex },
    x: q * COLUMN,
    y: (board.r[hex] ?? 0) + q / 2,
    sector: board.sector[hex] ?? 0,
    planet: planet < 0 ? undefined : view.planets[planet],
    owner: planet < 0 ? undefined : somebody(view.owners[planet]),
    structure: planet < 0 ? 0 : (view.structures[planet] ?? 0),
    guest: planet < 0 ? undefined : somebody(view.guests[planet]),
    former: planet < 0 ? undefined : somebody(view.formers[planet]),
    satellites: holders('satellites'),
    station: holders('stations')[0],
    federated: federatedAt(view, board, hex),
  };
  return { ...space, name: nameOf(view, space, seats) };
}

export const spacesIn = (view: View, board: Board, seats: readonly SeatInfo[]): readonly Space[] =>
  Array.from({ length: board.size }, (_, hex) => spaceAt(view, board, hex, seats));
