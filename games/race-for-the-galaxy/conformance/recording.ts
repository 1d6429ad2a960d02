/** A recording's lines, read without trust, and the names that recordings use. */
import { isRecord, Stop } from '@orrery/kernel';
import type { ActionId } from '../src/data/actions.ts';
import { type CardId, cardByName, cardName } from '../src/data/cards.ts';

/** One line of a recording. */
export type Line = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const line = (value: unknown): Line => (isRecord(value) ? value : {});
export const texts = (value: unknown): string[] => list(value).map(text);

/** The card of a recorded name; a name that no card has ends the replay. */
export function card(name: unknown): CardId {
  const found = cardByName(text(name));
  if (found === undefined) throw new Stop(`no card is called ${String(name)}`);
  return found;
}

export const cards = (names: unknown): CardId[] => list(names).map(card);

/** Names in the order in which recordings list sets of cards. */
export const sortedNames = (ids: readonly CardId[]): string[] => ids.map(cardName).sort();

const actions: Readonly<Record<string, ActionId>> = {
  'explore+5': 'explore-5',
  'explore+1+1': 'explore-1-1',
  develop: 'develop',
  settle: 'settle',
  'consume-trade': 'consume-trade',
  'consume-double': 'consume-x2',
  produce: 'produce',
  'develop-second': 'develop-2',
  'settle-second': 'settle-2',
};

export function action(name: unknown): ActionId {
  const id = Object.hasOwn(actions, text(name)) ? actions[text(name)] : undefined;
  if (id === undefined) throw new Stop(`no action card is called ${String(name)}`);
  return id;
}

/** One of our own action cards by its id. */
export function actionId(id: string): ActionId {
  const found = Object.values(actions).find((known) => known === id);
  if (found === undefined) throw new RangeError(`no action card ${id}`);
  return found;
}

export const actionName = (id: ActionId): string =>
  Object.keys(actions).find((name) => actions[name] === id) ?? id;

/** The phases in which all say what they place; a recording has a line for it even where nobody can. */
export const placingPhases: ReadonlySet<string> = new Set(['develop', 'settle']);

/** The kind of a consume power in recordings. */
export const powerKinds = {
  consumeGoods: 'goods',
  consumeAllGoods: 'goods',
  consumeForTradePrice: 'trade',
  discardFromHand: 'hand-cards',
  draw: 'draw',
  gamble: 'gamble',
} as const;
