/** What 6-cost developments are worth, alone and with other cards. */
import { expect } from 'vitest';
import { type Position, scenario } from './scenario.ts';

/** What a 6-cost development is worth in this tableau. */
export const worth = (development: string, ann: Position): number | undefined =>
  scenario({ ann: { ...ann, tableau: [development, ...(ann.tableau ?? [])] }, bob: {} }).worth('ann')[
    development
  ];

/** Each of these cards, alone with a 6-cost development, adds so much to it. */
export function expectAdded(development: string, points: Readonly<Record<string, number>>): void {
  const alone = worth(development, {}) ?? 0;
  const added = Object.keys(points).map((card) => [
    card,
    (worth(development, { tableau: [card] }) ?? 0) - alone,
  ]);
  expect(Object.fromEntries(added)).toEqual(points);
}
