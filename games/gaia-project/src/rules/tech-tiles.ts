/** Rulebook chapter: gaining a tech tile. */
import type { OneOf, Seat } from '@orrery/kernel';
import { ADVANCED_LEVEL } from '../data/research.ts';
import { type AdvancedId, type StandardId, type TileId, tileRow } from '../data/tech-tiles.ts';
import { researchAreas } from '../data/types.ts';
import { type AskNamed, type GaiaRun, type GaiaState, playerAt, type StepNamed } from '../state.ts';
import { gainsOf, tileText } from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { boardChanged } from './federation.ts';
import { flipToken } from './federation-token.ts';
import { count, gain } from './resources.ts';

/** The standard tiles that a seat has and that are not covered. */
export function uncovered(state: GaiaState, seat: Seat): StandardId[] {
  const { standard, covered } = playerAt(state, seat);
  return standard.filter((id) => !covered.includes(id));
}

/** The tiles that a seat may take now; of standard ones any that it does not own, covered or not. */
export function openTiles(state: GaiaState, seat: Seat): TileId[] {
  const player = playerAt(state, seat);
  const tiles: TileId[] = [];
  for (const id of state.standardTiles) if (!player.standard.includes(id)) tiles.push(id);
  if (player.green > 0 && player.covered.length < player.standard.length)
    for (let area = 0; area < state.advancedTiles.length; area++) {
      const id = state.advancedTiles[area];
      if (id !== null && id !== undefined && (player.research[area] ?? 0) >= ADVANCED_LEVEL) tiles.push(id);
    }
  return tiles;
}

export function gainStep(state: GaiaState, { seat }: StepNamed<'tech.gain'>, run: GaiaRun): void {
  if (openTiles(state, seat).length > 0) run.push({ do: 'tech.tile', seat });
}

const isStandard = (state: GaiaState, id: TileId): id is StandardId =>
  state.standardTiles.some((tile) => tile === id);

export const tileQuestion: OneOf<GaiaState, AskNamed<'tech.tile'>, TileId> = {
  shape: 'one-of',
  text: () => say('gaia.question.tech.tile'),
  options: (state, { seat }) => openTiles(state, seat),
  describe: (_state, _ask, id) => {
    const { now } = tileRow(id);
    return { text: tileText(id), target: { tile: id }, gain: gainsOf(now?.gain ?? {}) };
  },
  answer: (state, { seat }, id, run: GaiaRun) => {
    if (isStandard(state, id)) {
      const space = state.standardTiles.indexOf(id);
      playerAt(state, seat).standard.push(id);
      run.push({
        do: 'research.choose',
        seat,
        among: space < researchAreas.length ? space : 'any',
        optional: true,
      });
      takeTile(state, run, seat, id);
      return;
    }
    const covers = uncovered(state, seat);
    const [only] = covers;
    if (covers.length === 1 && only !== undefined) takeAdvanced(state, run, seat, id, only);
    else run.push({ do: 'tech.cover', seat, tile: id });
  },
};

export const coverQuestion: OneOf<GaiaState, AskNamed<'tech.cover'>, StandardId> = {
  shape: 'one-of',
  text: () => say('gaia.question.tech.cover'),
  options: (state, { seat }) => uncovered(state, seat),
  describe: (_state, _ask, id) => ({ text: tileText(id), target: { tile: id } }),
  answer: (state, { seat, tile }, id, run: GaiaRun) => takeAdvanced(state, run, seat, tile, id),
};

/** Flips a token, covers a standard tile, gains what the tile gives, and then may advance. */
function takeAdvanced(state: GaiaState, run: GaiaRun, seat: Seat, id: TileId, covers: StandardId): void {
  const player = playerAt(state, seat);
  const area = state.advancedTiles.findIndex((tile) => tile !== null && tile === id);
  const tile: AdvancedId | null | undefined = state.advancedTiles[area];
  if (tile === null || tile === undefined) throw new Error('this advanced tile has been taken');
  flipToken(state, run, seat);
  state.advancedTiles[area] = null;
  player.advanced.push(tile);
  player.covered.push(covers);
  player.used = player.used.filter((used) => used !== covers);
  run.push({ do: 'research.choose', seat, among: 'any', optional: true });
  takeTile(state, run, seat, tile);
}

function takeTile(state: GaiaState, run: GaiaRun, seat: Seat, id: TileId): void {
  run.emit?.({ do: 'tile', seat, what: id, amount: 1, source: 'tech' });
  // A tile that changes power values, or covers one that does, changes what can be a federation.
  boardChanged(playerAt(state, seat));
  const { now } = tileRow(id);
  if (now === undefined) return;
  const times = now.per === undefined ? 1 : count(state, seat, now.per);
  gain(state, run, seat, now.gain, isStandard(state, id) ? 'standard-tiles' : 'advanced-tiles', id, times);
}
