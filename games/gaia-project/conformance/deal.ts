/** Puts the recorded map, tiles and boosters in the place of those that were drawn. */

import { boosters as boosterRows } from '../src/data/boosters.ts';
import { federationTokens, supplyTokens } from '../src/data/federation-tokens.ts';
import { finalTiles as finalRows, roundTiles as roundRows } from '../src/data/scoring.ts';
import { advancedTiles, standardTiles } from '../src/data/tech-tiles.ts';
import { planetTypes, researchAreas } from '../src/data/types.ts';
import { type Hex, hexesText } from '../src/rules/board.ts';
import { type GaiaState, layMap } from '../src/state.ts';
import { boosters, finalTiles, roundTiles, row, tiles, tokens, underscored } from './names.ts';
import { type Line, line, list, num, text } from './recording.ts';

const hexOfRecord = (value: unknown): Hex => {
  const [q, r, sector, planet] = list(value);
  return {
    q: num(q),
    r: num(r),
    sector: num(sector),
    planet: planetTypes.find((type) => type === text(planet)) ?? null,
  };
};

export function dealAsRecorded(state: GaiaState, header: Line): void {
  layMap(state, hexesText(list(header.hexes).map(hexOfRecord)));
  const standard = line(header.standard_tiles);
  const spaces = [...researchAreas.map(underscored), 'free_1', 'free_2', 'free_3'];
  state.standardTiles = spaces.map((space) => row(standardTiles, tiles.ours(standard[space])));
  const advanced = line(header.advanced_tiles);
  state.advancedTiles = researchAreas.map((area) =>
    row(advancedTiles, tiles.ours(advanced[underscored(area)])),
  );
  state.terraformingToken = row(federationTokens, tokens.ours(header.terraforming_5_token));
  state.tokens = supplyTokens.map(({ id, copies }) => copies - (id === state.terraformingToken ? 1 : 0));
  state.boosters = list(header.boosters).map((name) => row(boosterRows, boosters.ours(name)));
  state.roundTiles = list(header.round_tiles).map((name) => row(roundRows, roundTiles.ours(name)));
  state.finalTiles = list(header.final_tiles).map((name) => row(finalRows, finalTiles.ours(name)));
}
