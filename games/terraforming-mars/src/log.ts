/** A line of the game log for each event. */
import { type GameEvent, isRecord, type Message, type Seat } from '@orrery/kernel';
import { awardIds, milestoneIds, projectIds } from './data/board.ts';
import { cardById } from './data/cards.ts';
import { areaOf, spaceById } from './data/map.ts';
import { cubeKinds, resources } from './data/resources.ts';
import { tiles } from './data/types.ts';
import { cardTitle } from './wording/facts.ts';
import { say } from './wording/say.ts';

const titleOf = (id: string): Message => {
  const card = cardById(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return cardTitle(card);
};

/** The member of a list that a text is. */
function known<T extends string>(list: readonly T[], text: string): T {
  const found = list.find((member) => member === text);
  if (found === undefined) throw new RangeError(`unknown: ${text}`);
  return found;
}

const detailText = ({ detail }: GameEvent, field: string): string => {
  const value = isRecord(detail) ? detail[field] : undefined;
  return typeof value === 'string' ? value : '';
};

function placeText(event: GameEvent, args: Record<string, string>): Message {
  const { id, kind } = areaOf(spaceById(detailText(event, 'area')) ?? 0);
  const where =
    kind === 'ganymede' || kind === 'phobos'
      ? say(`mars.where.${kind}`)
      : say('mars.log.onArea', { area: id });
  const tile = say(`mars.tileToPlace.${known(tiles, event.what)}`);
  return say(event.do === 'place' ? 'mars.log.place' : 'mars.log.neutral', { ...args, tile, where });
}

/** Undefined for events that another line tells already. */
export function eventText(event: GameEvent, name: (seat: Seat) => string): Message | undefined {
  const { what, amount } = event;
  const player = event.seat === null ? '' : name(event.seat);
  switch (event.do) {
    case 'generation':
    case 'pass':
      return say(`mars.log.${event.do}`, { player, amount });
    case 'draw':
    case 'keep':
    case 'buy':
    case 'sell':
    case 'discard':
    case 'passOn':
    case 'reshuffle':
    case 'rating':
    case 'income':
      return say(`mars.log.${event.do}`, { player, amount });
    case 'corporation':
    case 'play':
    case 'use':
    case 'first':
      return say(`mars.log.${event.do}`, { player, amount, card: titleOf(what) });
    case 'reveal':
      return event.seat === null
        ? say('mars.log.turnUp', { card: titleOf(what) })
        : say('mars.log.reveal', { player, card: titleOf(what) });
    case 'project':
      return say('mars.log.project', {
        player,
        amount,
        project: say(`mars.project.${known(projectIds, what)}`),
      });
    case 'milestone':
      return say('mars.log.milestone', {
        player,
        milestone: say(`mars.milestone.${known(milestoneIds, what)}`),
      });
    case 'award':
      return say('mars.log.award', { player, amount, award: say(`mars.award.${known(awardIds, what)}`) });
    case 'convert':
      return say('mars.log.convert', {
        player,
        amount: say(`mars.amount.${known(resources, what)}`, { n: amount }),
      });
    case 'place':
    case 'neutral':
      return placeText(event, { player });
    case 'claim':
      return say('mars.log.claim', { player, area: what });
    case 'gain':
    case 'lose':
      return say(`mars.log.${event.do}`, {
        player,
        amount: say(`mars.amount.${known(resources, what)}`, { n: amount }),
      });
    case 'production':
      return say(amount > 0 ? 'mars.log.productionUp' : 'mars.log.productionDown', {
        player,
        production: say(`mars.production.${known(resources, what)}`),
        amount: Math.abs(amount),
      });
    case 'raise':
      return say(`mars.log.raise.${known(['temperature', 'oxygen'] as const, what)}`, { player, amount });
    case 'cubes':
      return say(amount > 0 ? 'mars.log.cubesAdded' : 'mars.log.cubesTaken', {
        player,
        cubes: say(`mars.cubes.${known(cubeKinds, what)}`, { n: Math.abs(amount) }),
        card: titleOf(detailText(event, 'on')),
      });
    case 'end':
      return say(`mars.log.end.${known(['game', 'won', 'lost'] as const, what)}`, { amount });
    default:
      return undefined;
  }
}
