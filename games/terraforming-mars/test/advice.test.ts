import { rngFrom, type Seat } from '@orrery/kernel';
import { createFormatter } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import {
  actionMissingText,
  actionsOf,
  areaAdvice,
  awardsOf,
  cardAdvice,
  incomeOf,
  milestonesOf,
  missingText,
  mixesKeeping,
  parametersLeft,
  positionOf,
  priceOf,
  soloAdvice,
  tableauOf,
} from '../src/advice/index.ts';
import { spaceById } from '../src/data/map.ts';
import { catalogues, terraformingMars } from '../src/index.ts';
import { advice } from '../src/testing/advice.ts';
import { testing } from '../src/testing/index.ts';
import { cardNamed, scenario, type Table } from './support/scenario.ts';

const POSITIONS = 600;
/** One position in so many of a game is looked at. */
const EVERY = 7;

/** The questions that there is advice about. */
const advised: ReadonlySet<string> = new Set([
  'turn.action',
  'tile.place',
  'final.greenery',
  'setup.choose',
  'research.buy',
  'research.pick',
]);

/** What advice about a position is given from the view of a seat. */
const seenBy = ({ state }: Table, seat: Seat = 0) => positionOf(terraformingMars.view(state, seat));

describe('what is advised', () => {
  test(`is what the engine does, on ${POSITIONS} random positions`, { timeout: 120_000 }, () => {
    const faults: string[] = [];
    const rng = rngFrom('advice');
    let looked = 0;
    for (let game = 0; looked < POSITIONS; game++) {
      const setup = testing.setups[game % testing.setups.length]!;
      const state = terraformingMars.setup(setup.options, setup.seats, `advice ${game}`);
      let answers = 0;
      for (let open = terraformingMars.first(state); open; open = terraformingMars.first(state)) {
        if (advised.has(open.ask.do) && answers++ % EVERY === 0) {
          looked++;
          faults.push(...advice(state, rng).map((fault) => `game ${game}, answer ${answers}: ${fault}`));
        }
        terraformingMars.apply(state, open.seat, terraformingMars.sample(state, open, rng));
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('the price of a card', () => {
  test('names every discount', () => {
    const table = scenario([{ corporation: 'thorgate', played: ['earth-office', 'research-outpost'] }, {}]);
    const price = priceOf(seenBy(table), 0, cardNamed('power-plant'));
    expect(price).toMatchObject({
      printed: 4,
      cost: 0,
      discounts: [
        { by: cardNamed('thorgate'), megacredits: 3 },
        { by: cardNamed('research-outpost'), megacredits: 1 },
      ],
    });
  });

  test('keeps titanium for another card where more steel and M€ can pay for this one', () => {
    const table = scenario([
      { hand: ['space-elevator', 'asteroid'], stock: { megacredits: 13, steel: 7, titanium: 5 } },
      {},
    ]);
    const elevator = cardNamed('space-elevator');
    expect(priceOf(seenBy(table), 0, elevator).proposal).toEqual({
      megacredits: 0,
      steel: 6,
      titanium: 5,
      heat: 0,
    });
    expect(mixesKeeping(seenBy(table), 0, elevator)).toEqual([
      { other: cardNamed('asteroid'), mix: { megacredits: 1, steel: 7, titanium: 4, heat: 0 } },
    ]);
  });
});

describe('what is missing', () => {
  const english = createFormatter('en', [catalogues.en]);
  const missing = (table: Table, id: string): string[] =>
    cardAdvice(seenBy(table), 0, cardNamed(id)).missing.map((each) => english(missingText(each)));

  test('is told with numbers', () => {
    const table = scenario([{ stock: { megacredits: 2, titanium: 1 } }, {}], { oxygen: 1 });
    expect(missing(table, 'insects')).toEqual(['oxygen 5% short', '7 M€ short']);
    expect(missing(table, 'asteroid')).toEqual(['9 M€ short, even with your metals']);
  });

  test('takes leeway off', () => {
    const inventrix = { corporation: 'inventrix', stock: { megacredits: 40 } };
    const table = scenario([inventrix, {}], { oxygen: 1, temperature: -10 });
    expect(missing(table, 'insects')).toEqual(['oxygen 3% short']);
    expect(missing(table, 'trees')).toEqual(['2 °C too cold']);
  });

  test('tells effects that cannot be done', () => {
    const table = scenario([{ stock: { megacredits: 40 } }, {}]);
    expect(missing(table, 'tropical-resort')).toEqual([
      'This cannot be done: lower your heat production by 2 steps',
    ]);
  });
});

test('a greenery beside a city of one’s own and one of another tells both', () => {
  const table = scenario([{}, {}], { tiles: { E2: ['city', 0], F1: ['city', 1] } });
  const area = areaAdvice(seenBy(table), 0, 'greenery', spaceById('E1')!);
  expect(area).toMatchObject({ gain: { plants: 2 }, points: 2, pointsForOthers: 1, oceans: 0 });
});

test('goals are told for everybody', () => {
  const table = scenario(
    [
      { rating: 33, stock: { megacredits: 8, heat: 4 } },
      { rating: 36, stock: { megacredits: 7, heat: 4 } },
      { stock: { heat: 1 } },
    ],
    { awards: [[3, 1]], milestones: [[1, 2]] },
  );
  const [terraformer, mayor] = milestonesOf(seenBy(table));
  expect(terraformer).toMatchObject({
    values: [33, 36, 20],
    missing: [2, 0, 15],
    canClaim: [false, false, false],
  });
  expect(mayor).toMatchObject({ claimedBy: 2, isLeft: false });
  expect(awardsOf(seenBy(table))[3]).toMatchObject({ fundedBy: 1, points: [5, 5, 0], behind: [0, 0, 3] });
  expect(awardsOf(seenBy(table))[0]?.cost).toBe(14);
});

test('energy that is left becomes heat in the next production', () => {
  const table = scenario([
    { rating: 22, stock: { energy: 3 }, production: { megacredits: -2, energy: 1, heat: 1 } },
    {},
  ]);
  expect(incomeOf(seenBy(table), 0)).toMatchObject({ megacredits: 20, energy: -2, heat: 4 });
});

test('what the planet still needs', () => {
  expect(parametersLeft(seenBy(scenario([{}, {}], { temperature: 6, oxygen: 10, oceans: 8 })))).toEqual({
    temperature: 1,
    oxygen: 4,
    oceans: 1,
    all: 6,
  });
});

test('the solo game tells how many steps each generation must bring', () => {
  const table = scenario([{}], { generation: 11, temperature: -4, oxygen: 10, oceans: 6 });
  expect(soloAdvice(seenBy(table))).toEqual({
    generations: 14,
    generation: 11,
    left: 4,
    stepsLeft: 13,
    stepsMade: 29,
    pace: { least: 3, most: 4 },
  });
  expect(soloAdvice(seenBy(scenario([{}, {}])))).toBeUndefined();
});

test('cards in play are told by what they are good for', () => {
  const table = scenario([
    {
      corporation: 'united-nations-mars-initiative',
      played: ['regolith-eaters', 'space-station', 'mine', 'asteroid'],
    },
    {},
  ]);
  const { actions, effects, others, events } = tableauOf(seenBy(table, 1), 0);
  expect(actions.map(({ card }) => card)).toEqual([
    cardNamed('united-nations-mars-initiative'),
    cardNamed('regolith-eaters'),
  ]);
  expect(actions[1]).toMatchObject({ holds: 'microbe', cubes: 0, ways: 2, used: false, colour: 'blue' });
  expect(effects).toMatchObject([{ card: cardNamed('space-station'), points: 1 }]);
  expect(others).toMatchObject([{ card: cardNamed('mine'), tags: ['building'] }]);
  expect(events).toMatchObject([{ card: cardNamed('asteroid') }]);
});

test('what an action misses is told in a few words', () => {
  const english = createFormatter('en', [catalogues.en]);
  const table = scenario([
    { played: ['physics-complex', 'regolith-eaters', 'ants'], stock: { energy: 4 } },
    {},
  ]);
  const told = actionsOf(seenBy(table), 0).map(({ missing }) =>
    missing === undefined ? 'open' : english(actionMissingText(missing)),
  );
  expect(told).toEqual(['2 energy short', '2 microbes short', 'open', 'no microbe to take']);
});
