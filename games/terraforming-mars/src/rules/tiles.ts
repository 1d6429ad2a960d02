/** Rulebook chapter: tiles — placing them and what that brings. */
import type { OneOf, Seat } from '@orrery/kernel';
import { OCEAN_NEIGHBOUR_BONUS, OCEANS } from '../data/board.ts';
import { areaOf, type Space } from '../data/map.ts';
import type { EffectNamed, Tile, Where } from '../data/types.ts';
import { type MarsState, NOBODY, tileCode } from '../state.ts';
import type { AskNamed, MarsRun, Source } from '../tasks.ts';
import { areaText } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { claimable, countNeighbours, hasSeveralAreas, legalAreas } from './areas.ts';
import { raise } from './parameters.ts';
import { takeFromAny } from './removal.ts';
import { gain, rate } from './stock.ts';
import { drawCards, sourceName } from './supply.ts';

/** Asks where a tile goes. An ocean beyond the ninth is skipped; where there is one area only, it goes there. */
export function askForTile(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: EffectNamed<'place'>,
): void {
  const { tile, where } = effect;
  if (tile === 'ocean' && state.oceans >= OCEANS) return;
  if (hasSeveralAreas(state, seat, where)) {
    run.push({ do: 'tile.place', seat, effect, source });
    return;
  }
  const areas = legalAreas(state, seat, where);
  const [only] = areas;
  if (only === undefined) return;
  if (areas.length === 1) put(state, run, seat, effect, only, source);
  else run.push({ do: 'tile.place', seat, effect, source });
}

function put(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  { tile, robs }: EffectNamed<'place'>,
  space: Space,
  source: Source,
): void {
  // Pushed first, so that it comes after all that the tile itself brings.
  if (robs !== undefined) takeFromAny(state, run, seat, source, { do: 'remove', any: robs }, space);
  placeTile(state, run, seat, tile, space, source, true);
}

/** Puts a tile on an area with all that follows. In the last conversion of plants oxygen does not rise any more. */
export function placeTile(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  tile: Tile,
  space: Space,
  source: Source,
  raises: boolean,
): void {
  state.tiles[space] = tileCode(tile);
  state.owners[space] = tile === 'ocean' ? NOBODY : seat;
  const { id } = areaOf(space);
  run.emit?.({ do: 'place', seat, what: tile, amount: 1, source: sourceName(source), detail: { area: id } });
  run.push({ do: 'tile.triggers', seat, space });
  takePlacementBonus(state, run, seat, space);
  if (tile === 'ocean') {
    state.oceans += 1;
    rate(state, run, seat, 1, source);
  } else if (tile === 'greenery' && raises) raise(state, run, seat, 'oxygen', 1, source);
}

const printed = ['steel', 'titanium', 'plants'] as const;

function takePlacementBonus(state: MarsState, run: MarsRun, seat: Seat, space: Space): void {
  const { bonus } = areaOf(space);
  for (const resource of printed) gain(state, run, seat, resource, bonus[resource] ?? 0, 'board');
  drawCards(state, run, seat, bonus.cards ?? 0, 'placement', 'board');
  const oceans = countNeighbours(state, space, 'ocean');
  gain(state, run, seat, 'megacredits', OCEAN_NEIGHBOUR_BONUS * oceans, 'board');
}

/** What an area would bring whoever places a tile there. */
export function areaGain(state: MarsState, space: Space): Record<string, number> {
  const megacredits = OCEAN_NEIGHBOUR_BONUS * countNeighbours(state, space, 'ocean');
  return { ...areaOf(space).bonus, ...(megacredits === 0 ? {} : { megacredits }) };
}

export const placeQuestion: OneOf<MarsState, AskNamed<'tile.place'>, Space> = {
  shape: 'one-of',
  text: (_, { effect }) => say('mars.question.tile.place', { tile: say(`mars.tileToPlace.${effect.tile}`) }),
  options: (state, { seat, effect: { where } }) => legalAreas(state, seat, where),
  describe: (state, _ask, space) => ({
    text: areaText(space),
    target: { area: areaOf(space).id },
    gain: areaGain(state, space),
  }),
  answer: (state, { seat, effect, source }, space, run: MarsRun) =>
    put(state, run, seat, effect, space, source),
};

/** Claims the only area there is, or asks which. */
export function claim(state: MarsState, run: MarsRun, seat: Seat, source: Source, where: Where): void {
  const found = claimable(state, seat, where);
  const [only] = found;
  if (only === undefined) return;
  if (found.length === 1) mark(state, run, seat, only, source);
  else run.push({ do: 'tile.claim', seat, where, source });
}

function mark(state: MarsState, run: MarsRun, seat: Seat, space: Space, source: Source): void {
  state.owners[space] = seat;
  const { id } = areaOf(space);
  run.emit?.({ do: 'claim', seat, what: id, amount: 1, source: sourceName(source) });
}

export const claimQuestion: OneOf<MarsState, AskNamed<'tile.claim'>, Space> = {
  shape: 'one-of',
  text: () => say('mars.question.tile.claim'),
  options: (state, { seat, where }) => claimable(state, seat, where),
  describe: (state, _ask, space) => ({
    text: areaText(space),
    target: { area: areaOf(space).id },
    gain: areaGain(state, space),
  }),
  answer: (state, { seat, source }, space, run: MarsRun) => mark(state, run, seat, space, source),
};
