/** The screens of Terraforming Mars: every state of its table, and the way to it from a kept game. */
import { faultsOfCards } from './card-checks.ts';
import type { Screen } from './screens.ts';

type Act = NonNullable<Screen['act']>;

const key =
  (...names: readonly string[]): Act =>
  async (page, { question }) => {
    await page.getByRole('region', { name: question, exact: true }).waitFor();
    for (const name of names) await page.keyboard.press(name);
  };

const mapName = /^(Map of Mars|Mapa de Marte|Mapa Marsa)$/;
/** Chooses an area, so that the tile, what it brings and the dock show. */
const chooseArea: Act = async (page) => {
  const map = page.getByRole('region', { name: mapName });
  const areas = map.getByRole('button');
  await map.waitFor();
  // The whole map of a tablet is too small for a finger: the first tap finds an area and enlarges it.
  if ((await areas.count()) === 0) await map.click();
  await areas.first().click();
};
/** Has the points counted up to a step. */
const countTo =
  (step: number): Act =>
  async (page) => {
    await page.getByRole('button', { name: /^(Count again|Contar de novo|Policz jeszcze raz)$/ }).click();
    for (let i = 1; i < step; i++) await page.keyboard.press('Enter');
  };

/** A state of the table, at a kept game. */
const state = (name: string, table = name, more: Partial<Screen> = {}): Screen => ({
  name: `mars-${name}`,
  path: `/local/mars-${table}`,
  fixed: true,
  faults: (page) => faultsOfCards(page, '[data-kind][data-size]'),
  ...more,
});

export const marsStates: readonly Screen[] = [
  state('start'),
  state('first', 'first', { long: true }),
  state('research'),
  state('draft'),
  state('turn'),
  state('second'),
  state('hand', 'hand', { long: true }),
  state('pay'),
  state('place', 'tile', { long: true }),
  state('placed', 'tile', { act: chooseArea }),
  state('claim'),
  state('attack'),
  state('attack-amount', 'attack-amount', { long: true }),
  state('lower'),
  state('onto'),
  state('copy'),
  state('shift'),
  state('take'),
  state('amount'),
  state('choose'),
  state('keep'),
  state('buy'),
  state('exchange'),
  state('order'),
  state('tableau', 'tableau', { act: key('t') }),
  state('goals'),
  state('sell'),
  state('since'),
  state('production', 'passing', { act: key('p', 'Enter') }),
  state('final'),
  state('five'),
  state('solo'),
  state('counting', 'done', { act: countTo(5) }),
  state('counting-cards', 'done-five', { act: countTo(6), long: true }),
  state('end', 'done'),
  state('end-five', 'done-five', { long: true }),
  state('solo-end', 'won'),
  state('lost', 'lost', { long: true }),
  { name: 'mars-replay', path: '/replay/local/mars-done/90', fixed: true, long: true },
];
