/** What the rules need to know of a player, as far as a view shows it. */
import type { CoreView, Seat } from '@orrery/kernel';
import { NO_CARD, newPlayer, type Player } from '../state.ts';
import type { PlayerView, RaceView } from '../view.ts';

export type View = RaceView & CoreView;

export const isRaceView = (view: object & CoreView): view is View =>
  'players' in view && 'pool' in view && 'twoActions' in view;

export function seen(view: RaceView, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** A player as the rules know one; cards that the viewer may not know are left out. */
export const playerOf = (player: PlayerView): Player => ({
  ...newPlayer(),
  hand: [...player.hand],
  drawn: [...player.drawn],
  tableau: [...player.tableau],
  goods: player.goods.map((good) => (good ? 0 : NO_CARD)),
  chips: player.chips,
  chosen: [...player.chosen],
  placing: player.placing,
  active: player.active,
  used: [...player.used],
  produced: [...player.produced],
});

/** The same player at the start of a coming phase, when every card of the tableau counts. */
export const nextPhase = (player: Player): Player =>
  player.active === player.tableau.length && player.used.length === 0
    ? player
    : { ...player, active: player.tableau.length, used: [] };
