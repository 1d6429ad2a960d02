/** The sentences of the game log, each for one event. */
import { type GameEvent, isRecord, type Message } from '@orrery/kernel';
import { awardIds, milestoneIds, projectIds } from '../data/board.ts';
import { cardById } from '../data/cards.ts';
import { areaOf, spaceById } from '../data/map.ts';
import { cubeKinds, resources } from '../data/resources.ts';
import { tiles } from '../data/types.ts';
import { cardTitle } from './facts.ts';
import { say } from './say.ts';

const titleOf = (id: string): Message => {
  const card = cardById(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return cardTitle(card);
};

/** The member of a list that a text is. */
export function known<T extends string>(list: readonly T[], text: string): T {
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

/** Whether an event only changes what a player has, so that several make one line. */
export const isChange = ({ do: kind }: GameEvent): boolean =>
  ['gain', 'lose', 'production', 'raise', 'rating'].includes(kind);

/** "plants +2": a change as an item of a list. */
export function changeText({ do: kind, what, amount }: GameEvent): Message {
  switch (kind) {
    case 'raise':
      return say(`mars.log.raise.${known(['temperature', 'oxygen'] as const, what)}`, { amount });
    case 'rating':
      return say('mars.log.rating', { amount });
    case 'production':
      return say('mars.log.change', {
        what: say(`mars.productionOf.${known(resources, what)}`),
        amount,
      });
    default:
      return say('mars.log.change', {
        what: say(`mars.resource.${known(resources, what)}`),
        amount: kind === 'lose' ? -amount : amount,
      });
  }
}

/** Undefined for events that another line tells already. `price` is the end of a line that tells what was paid. */
export function sentenceFor(event: GameEvent, player: string, price: Message | string): Message | undefined {
  const { what, amount } = event;
  switch (event.do) {
    case 'generation':
    case 'pass':
      return say(`mars.log.${event.do}`, { player, amount });
    case 'draw':
    case 'keep':
    case 'sell':
    case 'discard':
    case 'passOn':
    case 'reshuffle':
      return say(`mars.log.${event.do}`, { player, amount });
    case 'buy':
      return say('mars.log.buy', { player, amount, price });
    case 'corporation':
    case 'first':
      return say(`mars.log.${event.do}`, { player, amount, card: titleOf(what) });
    case 'play':
    case 'use':
      return say(`mars.log.${event.do}`, { player, card: titleOf(what), price });
    case 'reveal':
      return event.seat === null
        ? say('mars.log.turnUp', { card: titleOf(what) })
        : say('mars.log.reveal', { player, card: titleOf(what) });
    case 'project':
      return say('mars.log.project', {
        player,
        project: say(`mars.project.${known(projectIds, what)}`),
        price,
      });
    case 'milestone':
      return say('mars.log.milestone', {
        player,
        milestone: say(`mars.milestone.${known(milestoneIds, what)}`),
        price,
      });
    case 'award':
      return say('mars.log.award', { player, award: say(`mars.award.${known(awardIds, what)}`), price });
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
