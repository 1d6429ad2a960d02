/** Areas bring what the advice says. */
import { type GameEvent, isRecord, oneOfAtRandom, type Seat, same } from '@orrery/kernel';
import { areaAdvice, placementIn, scoreOf } from '../../advice/index.ts';
import { type CardId, faceOf } from '../../data/cards.ts';
import { areaOf, type Space } from '../../data/map.ts';
import { type Tile, tiles } from '../../data/types.ts';
import { terraformingMars } from '../../game.ts';
import type { MarsState } from '../../state.ts';
import { type AdvisedPosition, answered, faultIf, told } from './advised-position.ts';

/** What the tile on this area brought, by the events from its placement to that of another. */
function broughtBy(events: readonly GameEvent[], space: Space, seat: Seat) {
  const isHere = ({ do: kind, detail }: GameEvent): boolean =>
    kind === 'place' && isRecord(detail) && detail.area === areaOf(space).id;
  const from = events.findIndex(isHere);
  const rest = events.slice(from + 1);
  const next = rest.findIndex(({ do: kind }) => kind === 'place');
  const until = next < 0 ? rest : rest.slice(0, next);
  const gain: Record<string, number> = {};
  const setsOff: string[] = [];
  const setsOffOthers: string[] = [];
  for (const event of until) {
    const { do: kind, what, amount, source, detail } = event;
    if (kind === 'trigger' && event.seat !== seat) setsOffOthers.push(`${event.seat}: ${what}`);
    if (event.seat !== seat) continue;
    if (kind === 'gain' && source === 'board') gain[what] = amount;
    if (kind === 'draw' && isRecord(detail) && detail.reason === 'placement') gain.cards = amount;
    if (kind === 'trigger') setsOff.push(what);
  }
  return { gain, setsOff, setsOffOthers, only: next < 0 };
}

const tilePoints = (state: MarsState, seat: Seat, source: CardId | undefined): number => {
  const { greenery, city, cards } = scoreOf(state, seat);
  const own = cards.find(({ card }) => card === source && faceOf(card).vp?.score === 'neighbours');
  return greenery + city + (own?.points ?? 0);
};

function areaFaults(
  advised: AdvisedPosition,
  tile: Tile,
  space: Space,
  source: CardId | undefined,
): string[] {
  const { state, open, seat, position } = advised;
  const { id } = areaOf(space);
  const advice = areaAdvice(position, seat, tile, space, source);
  const { after, events } = answered(state, open, { pick: space });
  const { gain, setsOff, setsOffOthers, only } = broughtBy(events, space, seat);
  const points = tilePoints(after, seat, source) - tilePoints(state, seat, source);
  const others = after.players.reduce((sum, _, other) => {
    const more = scoreOf(after, other).city - scoreOf(state, other).city;
    return other === seat ? sum : sum + more;
  }, 0);
  const expected = advice.setsOff.map(({ card }) => faceOf(card).id);
  const byOthers = advice.setsOffOthers.map(({ seat: other, card }) => `${other}: ${faceOf(card).id}`);
  return [
    ...faultIf(!same(gain, { ...advice.gain }), () => `${id} brings ${told(gain)}, not ${told(advice.gain)}`),
    ...faultIf(
      !same(setsOff, expected),
      () => `${tile} on ${id} sets off ${told(setsOff)}, not ${told(expected)}`,
    ),
    ...faultIf(
      !same(setsOffOthers, byOthers),
      () => `${tile} on ${id} sets off others' ${told(setsOffOthers)}, not ${told(byOthers)}`,
    ),
    ...faultIf(
      only && points !== advice.points,
      () => `${tile} on ${id}: ${points} points, not ${advice.points}`,
    ),
    ...faultIf(
      only && others !== advice.pointsForOthers,
      () => `${tile} on ${id} gives others ${others} points`,
    ),
  ];
}

export function placingFaults(advised: AdvisedPosition): string[] {
  const { state, open, seat, rng } = advised;
  const { ask } = open;
  const question = terraformingMars.question(state, seat);
  const spaces = question?.shape === 'one-of' ? question.options.map(({ value }) => value) : [];
  const space = oneOfAtRandom(rng, spaces);
  if (typeof space !== 'number') return [];
  const placement = question === undefined ? undefined : placementIn(question);
  const effect = 'effect' in ask && isRecord(ask.effect) ? ask.effect : {};
  const tile = ask.do === 'final.greenery' ? 'greenery' : tiles.find((known) => known === effect.tile);
  const source = 'source' in ask && typeof ask.source === 'number' ? ask.source : undefined;
  if (tile === undefined || placement?.tile !== tile || placement.source !== source)
    return [`${told(ask)} is not ${told(placement)}`];
  return areaFaults(advised, tile, space, source);
}
