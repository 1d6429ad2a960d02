/** What an order of incomes is called: no two cards of a question have the same name. */
import type { Holdings, IncomeOrder, PowerIncome } from '@orrery/gaia-project/advice';
import type { Words } from '../../words.ts';
import { stoneArea } from './answers.ts';

const isTokens = ({ what }: PowerIncome): boolean => what === 'tokens';

/** Where the new tokens come. */
function whereOf({ order }: IncomeOrder): 'first' | 'last' | 'between' {
  const first = order.findIndex(isTokens);
  const last = order.findLastIndex((each) => !isTokens(each));
  return first === 0 ? 'first' : first > last ? 'last' : 'between';
}

export const shortTitle = (order: IncomeOrder, { t }: Words): string =>
  t(`web.gaia.power.income.${whereOf(order)}`);

/** What can be told of the areas, the shortest first; the last tells any two outcomes apart. */
const tellings = [
  ['stone'],
  ['three'],
  ['three', 'stone'],
  ['three', 'two'],
  ['three', 'two', 'stone'],
] as const;
type Telling = (typeof tellings)[number];

const isTold = (telling: Telling, what: Telling[number]): boolean => telling.some((each) => each === what);

function tellsApart(telling: Telling, orders: readonly IncomeOrder[]): boolean {
  const told = orders.map(({ left }) => telling.map((what) => left[what]).join());
  return new Set(told).size === orders.length;
}

function titleWith(telling: Telling, name: string, { stone, three, two }: Holdings, { t }: Words): string {
  const filled = isTold(telling, 'two')
    ? t('web.gaia.power.income.leadsFully', { name, three, two })
    : isTold(telling, 'three')
      ? t('web.gaia.power.income.leads', { name, n: three })
      : name;
  return isTold(telling, 'stone')
    ? t('web.gaia.power.withStone', { name: filled, area: stoneArea(stone) })
    : filled;
}

/** Where the new tokens come, and as much of where it leads as tells it from others with the tokens there. */
export function orderTitle(order: IncomeOrder, all: readonly IncomeOrder[], words: Words): string {
  const name = shortTitle(order, words);
  const alike = all.filter((each) => whereOf(each) === whereOf(order));
  const telling = alike.length === 1 ? undefined : tellings.find((each) => tellsApart(each, alike));
  return telling === undefined ? name : titleWith(telling, name, order.left, words);
}
