/** What the rules need to know of a player, as far as a view shows it. */
import type { CoreView, Seat } from '@orrery/kernel';
import {
  type Design,
  designOf,
  NO_CARD,
  newPlayer,
  type Player,
  type PlayerView,
  type RaceView,
} from '@orrery/race-for-the-galaxy';

export type View = RaceView & CoreView;

export const isRaceView = (view: object & CoreView): view is View =>
  'players' in view && 'pool' in view && 'twoActions' in view;

export function designAt(card: number): Design {
  const design = designOf[card];
  if (design === undefined) throw new RangeError(`no card ${card}`);
  return design;
}

/** A player as the rules know one; cards that the viewer may not know are left out. */
export const playerOf = (seen: PlayerView): Player => ({
  ...newPlayer(),
  hand: [...seen.hand],
  drawn: [...seen.drawn],
  tableau: [...seen.tableau],
  goods: seen.goods.map((good) => (good ? 0 : NO_CARD)),
  chips: seen.chips,
  chosen: [...seen.chosen],
  placing: seen.placing,
  active: seen.active,
  used: [...seen.used],
  produced: [...seen.produced],
});

/** The same player at the start of a coming phase, when every card of the tableau counts. */
export const nextPhase = (player: Player): Player => ({ ...player, active: player.tableau.length, used: [] });

export function seen(view: View, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}
