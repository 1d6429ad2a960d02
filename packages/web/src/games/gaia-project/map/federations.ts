/** Federations as groups on the map, and the lines that join what belongs together. */
import type { HexId } from '@orrery/gaia-project';
import { type Board, planetOn, type View } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';

type Link = readonly [HexId, HexId];

export interface FederationGroup {
  readonly seat: Seat;
  readonly hexes: readonly HexId[];
  readonly links: readonly Link[];
}

/** As few lines between neighbours as join them all; what does not hang together comes in several groups. */
export function joined(
  { neighbours }: Pick<Board, 'neighbours'>,
  hexes: readonly HexId[],
): Omit<FederationGroup, 'seat'>[] {
  const left = new Set(hexes);
  return hexes.flatMap((start) => {
    if (!left.delete(start)) return [];
    const group = [start];
    const links: Link[] = [];
    for (const hex of group)
      for (const next of neighbours[hex] ?? [])
        if (left.delete(next)) {
          group.push(next);
          links.push([hex, next]);
        }
    return [{ hexes: group, links }];
  });
}

/** Bits of `federated`: whose piece on a planet belongs to a federation. */
const [OWNER, GUEST] = [1, 2];

/** Those whose structure, guest mine or station on a space belongs to a federation. */
export function federatedAt(view: View, board: Board, hex: HexId): Seat[] {
  const planet = planetOn(view, board, hex);
  const bits = planet < 0 ? 0 : (view.federated[planet] ?? 0);
  return view.players.flatMap(({ federatedStations }, seat) => {
    const owns = (bits & OWNER) !== 0 && view.owners[planet] === seat;
    const visits = (bits & GUEST) !== 0 && view.guests[planet] === seat;
    return owns || visits || federatedStations.includes(hex) ? [seat] : [];
  });
}

function membersOf(view: View, board: Board, seat: Seat): HexId[] {
  const spaces = Array.from({ length: board.size }, (_, hex) => hex);
  const pieces = spaces.filter((hex) => federatedAt(view, board, hex).includes(seat));
  return [...pieces, ...(view.players[seat]?.satellites ?? [])];
}

/** The federations of everybody: two of one seat never touch, so what hangs together is one of them. */
export const federationGroups = (view: View, board: Board): FederationGroup[] =>
  view.players.flatMap((_, seat) =>
    joined(board, membersOf(view, board, seat)).map((group) => ({ ...group, seat })),
  );
