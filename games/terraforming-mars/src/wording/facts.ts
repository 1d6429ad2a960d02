/** What a client shows of an option: cards, areas and amounts. */
import type { Facts, Message } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import { areaOf, type Space } from '../data/map.ts';
import { type CubeKind, type Resource, resources, type Tag } from '../data/resources.ts';
import type { Tile } from '../data/types.ts';
import type { MarsKey } from './say.ts';
import { say } from './say.ts';

/** The five cards for beginners have one name. */
const titleKey = (card: CardId): MarsKey => {
  const { id, beginner } = faceOf(card);
  const key = `mars.card.${beginner ? 'beginner-corporation' : id}`;
  if (!isTitle(key)) throw new RangeError(`no title ${key}`);
  return key;
};

const isTitle = (key: string): key is MarsKey => key.startsWith('mars.card.');

export const cardTitle = (card: CardId): Message => say(titleKey(card));

/** A card by its title and cost. */
export function cardFacts(card: CardId): Facts {
  const { kind, cost } = faceOf(card);
  const text =
    kind === 'corporation' ? cardTitle(card) : say('mars.option.card', { card: cardTitle(card), cost });
  return { text, target: { card } };
}

export const areaText = (space: Space): Message => {
  const { id, kind } = areaOf(space);
  if (kind === 'ganymede' || kind === 'phobos') return say(`mars.area.${kind}`);
  return say('mars.area', { area: id });
};

/** A tile as it lies on the map. */
export const tileText = (tile: Tile): Message => say(`mars.tileOnMap.${tile}`);

export const resourceText = (resource: Resource): Message => say(`mars.resource.${resource}`);

/** "building tag" */
export const tagText = (tag: Tag | 'event'): Message => say(`mars.tag.${tag}`);

/** What an option costs or brings, in words. */
export function amountText(what: string, amount: number): Message | undefined {
  if (what === 'cards') return say('mars.amount.cards', { n: amount });
  const resource = resources.find((known) => known === what);
  return resource === undefined ? undefined : say(`mars.amount.${resource}`, { n: amount });
}

/** What lies on a card: "2 microbes". */
export const cubesText = (kind: CubeKind, n: number): Message => say(`mars.cubes.${kind}`, { n });

/** "energy production" */
export const productionText = (of: Resource): Message => say(`mars.productionOf.${of}`);
