/** Milestones, awards and production bring what the advice says. */
import { type GameEvent, type Seat, same } from '@orrery/kernel';
import { awardsOf, incomeOf, milestonesOf, positionOf, scoreOf } from '../../advice/index.ts';
import { MILESTONE_VP } from '../../data/board.ts';
import { at, resources } from '../../data/resources.ts';
import { terraformingMars } from '../../game.ts';
import type { TurnOption } from '../../rules/turn.ts';
import type { MarsState } from '../../state.ts';
import { type AdvisedPosition, answered, faultIf, told } from './advised-position.ts';

const total = (state: MarsState, seat: Seat): number => scoreOf(state, seat).total;
const megacredits = (events: readonly GameEvent[]): number =>
  events.reduce(
    (sum, event) => (event.do === 'lose' && event.what !== 'plants' ? sum + event.amount : sum),
    0,
  );

export function goalFaults(
  { state, open, seat, position }: AdvisedPosition,
  options: readonly TurnOption[],
): string[] {
  const claims = milestonesOf(position).flatMap(({ milestone: id, canClaim, missing, cost }, milestone) => {
    const offered = options.some((option) => option.do === 'milestone' && option.milestone === milestone);
    const wrong = faultIf(
      offered !== (canClaim[seat] === true),
      () => `${id}: ${offered ? '' : 'not '}offered`,
    );
    if (!offered) return wrong;
    const { after, events } = answered(state, open, { pick: { do: 'milestone', milestone } });
    const [event] = events;
    return [
      ...wrong,
      ...faultIf(missing[seat] !== 0, () => `${id} is claimed with ${missing[seat]} missing`),
      ...faultIf(event?.amount !== cost, () => `${id} costs ${event?.amount}, not ${cost}`),
      ...faultIf(
        total(after, seat) - total(state, seat) !== MILESTONE_VP,
        () => `${id} is worth something else`,
      ),
    ];
  });
  const fundings = awardsOf(position).flatMap(({ award: id, cost, points }, award) => {
    if (!options.some((option) => option.do === 'award' && option.award === award)) return [];
    const { after, events } = answered(state, open, { pick: { do: 'award', award } });
    const [event] = events;
    const won = after.players.map((_, other) => total(after, other) - total(state, other));
    const paid = terraformingMars.openFor(after, seat)?.ask.do === 'payment' ? cost : megacredits(events);
    // Paying may change what the thermalist has; nobody pays in what the others measure.
    const sameHeat = after.players.every((player, other) =>
      same(player.stock[at.heat], state.players[other]?.stock[at.heat]),
    );
    return [
      ...faultIf(event?.amount !== cost || paid !== cost, () => `${id} costs ${event?.amount}, not ${cost}`),
      ...faultIf(sameHeat && !same(won, points), () => `${id} is worth ${told(won)}, not ${told(points)}`),
    ];
  });
  return [...claims, ...fundings];
}

/** Passing last brings production. */
export function incomeFaults(
  { state, open, position, seat }: AdvisedPosition,
  options: readonly TurnOption[],
): string[] {
  const isLast = state.players.every(({ passed }, other) => passed || other === seat);
  if (!isLast || !options.some((option) => option.do === 'pass')) return [];
  const { after } = answered(state, open, { pick: { do: 'pass' } });
  const incomes = state.players.flatMap(({ stock }, other) => {
    const income = incomeOf(position, other);
    return resources.flatMap((resource, place) => {
      const came = (after.players[other]?.stock[place] ?? 0) - (stock[place] ?? 0);
      return faultIf(
        came !== income[resource],
        () => `seat ${other} gets ${came} ${resource}, not ${income[resource]}`,
      );
    });
  });
  const grown = awardsOf(positionAfter(after, seat));
  const awards = awardsOf(position).flatMap(({ award, values, growth }, i) => {
    const came = grown[i]?.values.map((value, other) => value - (values[other] ?? 0)) ?? [];
    return faultIf(!same(came, [...growth]), () => `${award} grows by ${told(came)}, not ${told(growth)}`);
  });
  return [...incomes, ...awards];
}

const positionAfter = (state: MarsState, seat: Seat) => positionOf(terraformingMars.view(state, seat));
