/** Small recordings of our own: the header of a table, and its setup record by record. */
import { boosters, finalTiles, roundTiles, tiles, tokens, underscored } from '../../conformance/names.ts';
import type { Line } from '../../conformance/recording.ts';
import { Replay } from '../../conformance/replay.ts';
import { type Snapshot, snapshotOf } from '../../conformance/snapshot.ts';
import type { FactionId } from '../../src/data/factions.ts';
import { planetTypes, researchAreas } from '../../src/data/types.ts';
import { gaiaProject } from '../../src/game.ts';
import { boardIn, cloneState, type GaiaState } from '../../src/state.ts';

/** What lies on the table of a state as a recording's header tells it. */
export function headerOf(state: GaiaState): Line {
  const board = boardIn(state);
  const spaces = [...researchAreas.map(underscored), 'free_1', 'free_2', 'free_3'];
  return {
    k: 'header',
    id: 'our own',
    players: state.players.length,
    seat_order: state.order,
    hexes: board.q.map((q, hex) => {
      const type = board.types[board.planetAt[hex] ?? -1];
      return [q, board.r[hex], board.sector[hex], type === undefined ? null : planetTypes[type]];
    }),
    standard_tiles: Object.fromEntries(
      spaces.map((space, i) => [space, tiles.theirs(state.standardTiles[i] ?? '')]),
    ),
    advanced_tiles: Object.fromEntries(
      researchAreas.map((area, i) => [underscored(area), tiles.theirs(state.advancedTiles[i] ?? '')]),
    ),
    terraforming_5_token: tokens.theirs(state.terraformingToken ?? ''),
    boosters: state.boosters.map((id) => boosters.theirs(id)),
    round_tiles: state.roundTiles.map((id) => roundTiles.theirs(id)),
    final_tiles: state.finalTiles.map((id) => finalTiles.theirs(id)),
  };
}

const at = (state: GaiaState, hex: number): readonly unknown[] => {
  const board = boardIn(state);
  return [board.q[hex], board.r[hex]];
};

/**
 * A table of two that has been set up through the adapter, up to the last booster. `arrange` may then change what they
 * have, so that the first income phase is the one to look at; the last booster starts it.
 */
export function setUp(
  factions: readonly [FactionId, FactionId],
  wanted: readonly [first: GaiaState['boosters'][number], second: GaiaState['boosters'][number]],
  arrange: (state: GaiaState) => void,
): Replay {
  const state = gaiaProject.setup({ turnOrder: 'variable' }, 2, 'our own recording');
  state.boosters = [...new Set([...wanted, ...state.boosters])].slice(0, 5);
  const replay = new Replay(headerOf(state));
  factions.forEach((faction, p) => {
    replay.play({ k: 'choose_faction', p, faction: underscored(faction) });
  });
  for (
    let open = gaiaProject.first(replay.state);
    open?.ask.do === 'setup.place';
    open = gaiaProject.first(replay.state)
  ) {
    const [answer] = gaiaProject.list(replay.state, open, 1);
    const hex = answer !== undefined && 'pick' in answer ? Number(answer.pick) : -1;
    replay.play({ k: 'setup_structure', p: open.seat, at: at(replay.state, hex) });
  }
  replay.play({ k: 'setup_booster', p: 1, booster: boosters.theirs(wanted[1]) });
  arrange(replay.state);
  replay.play({ k: 'setup_booster', p: 0, booster: boosters.theirs(wanted[0]) });
  return replay;
}

/** The full state of a record after the income phase, when the brainstone has gone as far as this; some of it altered. */
export function recordedAfter(state: GaiaState, stone: number, altered: Line = {}): Line {
  const then = cloneState(state);
  for (let open = gaiaProject.first(then); open?.ask.do === 'power.stone'; open = gaiaProject.first(then)) {
    const { low, high } = open.ask as unknown as { low: number; high: number };
    gaiaProject.apply(then, open.seat, { question: open.id, pick: stone >= high ? high : low });
  }
  const { players, board }: Snapshot = snapshotOf(then, [0, 1]);
  // Nobody has tokens yet; recordings tell them with their sides.
  const [first, second] = players.map((player) => ({ ...player, federation_tokens: [] }));
  return { players: { 0: { ...first, ...altered }, 1: second }, board: { ...board, used_actions: {} } };
}
