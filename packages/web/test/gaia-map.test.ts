/** What the map of Gaia Project makes of a view: federations as groups, sectors that turn, pieces that drop. */
import { findGame } from '@orrery/catalog';
import { type Board, boardOf, isGaiaView, type View } from '@orrery/gaia-project/advice';
import type { GameEvent } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { flightsOf, places } from '../src/games/gaia-project/flights.ts';
import { federationGroups, joined } from '../src/games/gaia-project/map/federations.ts';
import { sectorsIn, turnedBetween } from '../src/games/gaia-project/map/layout.ts';
import { spacesIn } from '../src/games/gaia-project/map/spaces.ts';

let view: View;
let board: Board;
beforeAll(async () => {
  const loaded = await findGame('gaia-project')?.load();
  if (loaded === undefined) throw new Error('not in the catalog');
  const { game } = loaded;
  const seen = game.view(game.setup({ factions: 'random' }, 4, 'map'), 0);
  if (!isGaiaView(seen)) throw new Error('not of this game');
  view = seen;
  board = boardOf(view.layout);
});

/** Neighbours in a row from a space, as many as are wanted. */
function rowFrom(hex: number, length: number): number[] {
  const row = [hex];
  while (row.length < length) {
    const next = board.neighbours[row.at(-1) ?? hex]?.find((each) => !row.includes(each));
    if (next === undefined) throw new Error('the row ends at the edge');
    row.push(next);
  }
  return row;
}

describe('what hangs together on the map', () => {
  test('is joined by one line fewer than it has spaces', () => {
    const [group, ...others] = joined(board, rowFrom(60, 5));
    expect(others).toEqual([]);
    expect(group?.links).toHaveLength(4);
  });
  test('comes in groups where it does not', () => {
    expect(joined(board, [0, board.size - 1]).map(({ hexes }) => hexes)).toEqual([[0], [board.size - 1]]);
  });
  test('is a federation of its owner, satellites and stations included', () => {
    const [planet = 0] = board.planets;
    const row = rowFrom(planet, 3);
    const [, station = 0, satellite = 0] = row;
    const players = view.players.map((player, seat) =>
      seat === 2 ? { ...player, satellites: [satellite], federatedStations: [station] } : player,
    );
    const owners = view.owners.map((owner, i) => (i === 0 ? 2 : owner));
    const federated = view.federated.map((bits, i) => (i === 0 ? 1 : bits));
    const [group, ...others] = federationGroups({ ...view, players, owners, federated }, board);
    expect(others).toEqual([]);
    expect(group?.seat).toBe(2);
    expect([...(group?.hexes ?? [])].sort()).toEqual([...row].sort());
  });
  test('is told of each piece: a guest may belong to no federation where the owner does, and a station to one', () => {
    const [planet = 0] = board.planets;
    const [, station = 0] = rowFrom(planet, 2);
    const of = (held: readonly number[], seat: number): number[] =>
      held.map((holder, i) => (i === 0 ? seat : holder));
    const players = view.players.map((player, seat) =>
      seat === 2 ? { ...player, stations: [station], federatedStations: [station] } : player,
    );
    const shared = { ...view, players, owners: of(view.owners, 2), guests: of(view.guests, 1) };
    const told = (hex: number, federated: number): string => {
      const spaces = spacesIn({ ...shared, federated: of(view.federated, federated) }, board, []);
      return JSON.stringify(spaces.find((space) => space.hex === hex)?.name).replace(/[^a-z.]+/gi, ' ');
    };
    expect(told(planet, 1)).toMatch(/web.gaia.map.structure.*web.gaia.map.federated.*web.gaia.map.guest/);
    expect(told(planet, 2)).toMatch(/web.gaia.map.guest.*web.gaia.map.federated/);
    expect(told(station, 0)).toMatch(/web.gaia.map.station.*web.gaia.map.federated/);
  });
});

describe('sectors', () => {
  test('have nineteen spaces each, around their middle', () => {
    const sectors = sectorsIn(spacesIn(view, board, []));
    expect(sectors.map(({ spaces }) => spaces.length)).toEqual(Array.from({ length: 10 }, () => 19));
    for (const { spaces, x, y } of sectors)
      expect(spaces.some((space) => Math.hypot(space.x - x, space.y - y) < 0.01)).toBe(true);
  });
  test('turn the shorter way round', () => {
    const turned = (from: number, to: number) =>
      turnedBetween(`01@0,0/0 02@5,-2/${from}`, `01@0,0/0 02@5,-2/${to}`);
    expect(turned(0, 1)).toEqual({ sector: 2, sixths: 1 });
    expect(turned(0, 5)).toEqual({ sector: 2, sixths: -1 });
    expect(turned(4, 0)).toEqual({ sector: 2, sixths: 2 });
    expect(turned(3, 3)).toBeUndefined();
  });
});

describe('motion on the map', () => {
  const event = (more: Partial<GameEvent>): GameEvent => ({
    do: 'build',
    seat: 1,
    what: 'mine',
    amount: 1,
    source: 'mine',
    ...more,
  });
  test('pieces drop onto their spaces, guests beside the owner', () => {
    expect(flightsOf(event({ detail: { hex: 7 } }))).toEqual([{ to: places.space(7) }]);
    expect(flightsOf(event({ source: 'shared', detail: { hex: 7 } }))).toEqual([{ to: places.guest(7) }]);
  });
  test('satellites appear one after the other', () => {
    const formed = event({ do: 'federation', detail: { planets: [1], satellites: [4, 5] } });
    expect(flightsOf(formed)).toEqual([{ to: places.satellite(1, 4) }, { to: places.satellite(1, 5) }]);
  });
  test('nothing moves for what leaves nothing on the map', () => {
    expect(flightsOf(event({ do: 'pass' }))).toEqual([]);
  });
});
