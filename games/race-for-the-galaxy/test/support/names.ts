/** Cards and options by the names in which rulings speak of them. */
import type { Ask, Plain } from '@orrery/kernel';
import { type CardId, cardByName, cardName, cardsOf, designById, designOf } from '../../src/data/cards.ts';
import type { Design } from '../../src/data/types.ts';
import { BONUS, NO_CARD } from '../../src/state.ts';

/** The design of a card by its id. */
export function designNamed(id: string): Design {
  const design = designById(id);
  if (design === undefined) throw new RangeError(`no design is called ${id}`);
  return design;
}

/** All cards that a name can mean: one by `cardName`, or the copies of a design. */
export function cardsNamed(name: string): readonly CardId[] {
  const card = cardByName(name);
  return card === undefined ? cardsOf(designNamed(name).id) : [card];
}

/** A card as rulings name it: by its design. */
export const nameOf = (card: CardId): string => designOf[card]?.id ?? cardName(card);

export const namesOf = (cards: readonly CardId[]): string[] => cards.map(nameOf);

const isNumber = (value: unknown): value is number => typeof value === 'number';

function field(value: Plain, key: string): number {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const entry = found.find(([name]) => name === key)?.[1];
  return isNumber(entry) ? entry : NO_CARD;
}

function labelOfPower(value: Plain): string {
  const card = field(value, 'card');
  const powers = designOf[card]?.powers.consume ?? [];
  const power = powers[field(value, 'index')];
  return powers.length > 1 ? `${nameOf(card)}: ${power?.do}` : nameOf(card);
}

function labelOfProduction(value: Plain): string {
  const card = field(value, 'card');
  const world = field(value, 'world');
  const source = card === BONUS ? 'bonus' : nameOf(card);
  return world === NO_CARD ? source : `${source} on ${nameOf(world)}`;
}

interface WayOption {
  readonly method: string;
  readonly uses: readonly CardId[];
}

const isWay = (value: unknown): value is WayOption =>
  typeof value === 'object' && value !== null && 'method' in value && 'uses' in value;

function labelOfWay(value: Plain): string {
  if (!isWay(value)) throw new TypeError('not a way to place a world');
  return value.uses.length === 0 ? value.method : `${value.method} with ${namesOf(value.uses).join(' + ')}`;
}

/** An option of a question in words; a word such as `pass` stands for itself. */
export function labelOf(ask: Ask, value: Plain): string {
  if (typeof value === 'string') return value;
  switch (ask.do) {
    case 'consume.gamble':
      return String(value);
    case 'consume.power':
      return labelOfPower(value);
    case 'produce.power':
      return labelOfProduction(value);
    case 'settle.way':
      return labelOfWay(value);
    default:
      return isNumber(value) ? nameOf(value) : JSON.stringify(value);
  }
}

/** Whether a name in a test means this option. */
export const means = (ask: Ask, value: Plain, name: string): boolean =>
  labelOf(ask, value) === name ||
  (ask.do !== 'consume.gamble' && isNumber(value) && cardName(value) === name);
