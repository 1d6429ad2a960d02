/** The areas of Mars as the screen needs them: where each lies, what is on it, and its words. */
import type { Message, Seat } from '@orrery/kernel';
import { spaceText, type Tile } from '@orrery/terraforming-mars';
import { marsAreas, type PlacedArea, tileOn } from '@orrery/terraforming-mars/advice';
import type { SeatInfo } from '../../../board-kit/board.ts';
import type { View } from '../table.ts';
import { placeOfArea } from './layout.ts';

export interface AreaSpace extends PlacedArea {
  readonly x: number;
  readonly y: number;
  readonly target: { readonly area: string };
  readonly name: Message;
  readonly tile: Tile | undefined;
  /** Whose tile or claim it is. */
  readonly owner: Seat | undefined;
}

const ownerOf = ({ owners }: View, space: number): Seat | undefined => {
  const owner = owners[space];
  return owner === undefined || owner < 0 ? undefined : owner;
};

export const spacesIn = (view: View, seats: readonly SeatInfo[]): readonly AreaSpace[] =>
  marsAreas.map((area) => ({
    ...area,
    ...placeOfArea(area),
    target: { area: area.id },
    name: spaceText(view, area.space, (seat) => seats[seat]?.name ?? ''),
    tile: tileOn(view, area.space),
    owner: ownerOf(view, area.space),
  }));
