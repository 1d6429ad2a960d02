/** How a player stands in the round: whose turn it is, who follows, who has passed. */
import { roundsLeft, type View } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';

type Standing = 'next' | 'passed' | 'starts' | undefined;

/** The seats in the order of their turns. */
export const seatsInOrder = ({ order, players }: View): readonly Seat[] =>
  order.length === players.length ? order : players.map((_, seat) => seat);

/** Whoever acts after the one whose turn it is. */
function nextSeat({ order, passed, turn }: View): Seat | undefined {
  const later = [...order.slice(turn + 1), ...order.slice(0, turn)];
  return later.find((seat) => !passed.includes(seat));
}

export function standingIn(view: View, seat: Seat): Standing {
  if (view.round === 0) return undefined;
  if (view.passed.includes(seat))
    return view.passed[0] === seat && roundsLeft(view) > 0 ? 'starts' : 'passed';
  return nextSeat(view) === seat ? 'next' : undefined;
}

/** The Automa is the last of the players; it has neither resources nor power. */
export const isAutomas = ({ automa, players }: View, seat: Seat): boolean =>
  automa !== undefined && seat === players.length - 1;
