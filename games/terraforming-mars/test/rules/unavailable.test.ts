import { describe, expect, test } from 'vitest';
import { areas } from '../../src/data/map.ts';
import { terraformingMars } from '../../src/game.ts';
import { cardNamed, type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';
import { speakerOf } from '../text/walks.ts';

const speak = speakerOf('en');

/** Why the first seat cannot do what is called so, in words. */
function why(
  what: string,
  position: Position,
  around: Surroundings = {},
  others: readonly Position[] = [{}],
) {
  const { state } = scenario([position, ...others], around);
  const found = terraformingMars.unavailable(state, 0).find(({ text }) => speak(text).includes(what));
  return found === undefined ? undefined : speak(found.reason).replaceAll('\u00a0', ' ');
}

const rich = { megacredits: 60 };

describe('what cannot be done says why', () => {
  test.each<[string, string, string | undefined]>([
    ['Mine', 'can be played', undefined],
    ['Trees', 'its temperature', 'Requirement not met: −4 °C or warmer'],
    ['Anti-Gravity', 'its icons', 'Requirement not met: 7 × science tag'],
    ['Carbonate', 'its production', 'This cannot be done: lower your energy production by 1 step'],
    ['Energy Tapping', 'nothing: one raises, then lowers oneself', undefined],
    [
      'Urbanized',
      'both',
      'This cannot be done: lower your energy production by 1 step; place a city tile next to at least two cities',
    ],
  ])('%s: %s', (card, _what, reason) => {
    const hand = [
      'mine',
      'trees',
      'anti-gravity-technology',
      'carbonate-processing',
      'energy-tapping',
      'urbanized-area',
    ];
    expect(why(card, { hand, stock: rich })).toBe(reason);
    // What has no reason is offered.
    const { question } = scenario([{ hand, stock: rich }, {}]);
    const offered = question.shape === 'one-of' ? question.options.map(({ text }) => speak(text)) : [];
    expect(offered.some((text) => text.includes(`Play ${card}`))).toBe(reason === undefined);
  });

  test('a card that is too dear', () => {
    expect(why('Play Mine', { hand: ['mine'], stock: { megacredits: 3 } })).toBe('You cannot pay for it');
  });

  test('a card in hand that nobody can lose a production for', () => {
    expect(why('Play Fish', { hand: ['fish'], stock: rich }, { temperature: 2 })).toBe(
      'This cannot be done: lower the plant production of any player by 1 step',
    );
  });

  test('only that part of a card which no order of its effects makes possible', () => {
    // One’s own M€ production rises before it may fall again, so that only energy is missing.
    const poor = { production: { megacredits: -5 } };
    expect(why('Hackers', { hand: ['hackers'], stock: rich, ...poor }, {}, [poor])).toBe(
      'This cannot be done: lower your energy production by 1 step',
    );
    expect(why('Nuclear Power', { hand: ['nuclear-power'], stock: rich, ...poor })).toBe(
      'This cannot be done: lower your M€ production by 2 steps',
    );
    expect(why('Strip Mine', { hand: ['strip-mine'], stock: rich, production: { energy: 1 } })).toBe(
      'This cannot be done: lower your energy production by 2 steps',
    );
  });

  test('an action without its cost, without a holder, or used already', () => {
    expect(why('Ironworks', { played: ['ironworks'], stock: { energy: 3 } })).toBe(
      'Its cost cannot be paid: spend 4 energy',
    );
    expect(why('Power Infrastructure', { played: ['power-infrastructure'] })).toContain(
      'Its cost cannot be paid',
    );
    expect(why('2 microbes', { played: ['extreme-cold-fungus'] })).toBe('None of your cards can hold them');
    expect(why('Tardigrades', { played: ['tardigrades'], used: ['tardigrades'] })).toBe(
      'Already used this generation',
    );
    expect(why('United Nations', { corporation: 'united-nations-mars-initiative', stock: rich })).toBe(
      'Only in a generation in which your TR has gone up',
    );
  });

  test('milestones, awards and conversions', () => {
    expect(why('Mayor', { stock: rich }, { tiles: { C3: ['city', 0] } })).toBe('You have 1 of 3');
    expect(why('Mayor', { stock: rich }, { milestones: [[1, 1]] })).toBe('Claimed already');
    expect(why('Banker', { stock: rich }, { awards: [[1, 1]] })).toBe('Funded already');
    expect(why('greenery', { stock: { plants: 5 } })).toBe('You have 5 of 8');
  });

  test('plants that a card protects, and animals that nobody may take', () => {
    const table = scenario([
      { hand: ['virus'], stock: rich },
      { stock: { plants: 5 }, played: ['protected-habitats'] },
      { stock: { plants: 3 } },
      { stock: { plants: 2 } },
    ]);
    table.play('virus');
    const closed = terraformingMars.unavailable(table.state, 0);
    expect(closed.map(({ value, reason }) => [value, speak(reason)])).toEqual([
      [{ seat: 1, of: 'plants' }, 'Protected by Protected Habitats'],
    ]);
  });

  test('cubes on a card that keeps them', () => {
    const table = scenario([
      { played: ['predators'] },
      { played: ['pets', 'birds'], on: { pets: 2, birds: 1 } },
      { played: ['fish'], on: { fish: 1 } },
    ]);
    table.use('predators');
    const closed = terraformingMars.unavailable(table.state, 0);
    expect(closed.map(({ value, reason }) => [value, speak(reason)])).toEqual([
      [cardNamed('pets'), 'Nobody may take these'],
    ]);
  });

  test('a production box that cannot be repeated now', () => {
    const table = scenario([
      { hand: ['robotic-workforce'], stock: rich, played: ['mine', 'titanium-mine', 'strip-mine'] },
      {},
    ]);
    table.play('robotic-workforce');
    const closed = terraformingMars.unavailable(table.state, 0);
    expect(closed.map(({ value }) => value)).toEqual([cardNamed('strip-mine')]);
  });
});

describe('what is out of reach says what it would take', () => {
  const land = areas.flatMap(({ id, kind }) => (kind === 'land' ? [[id, ['greenery', 1] as const]] : []));
  const full = { tiles: Object.fromEntries(land) };

  test('a standard project: M€, or an area for its tile', () => {
    expect(why('Aquifer', { stock: { megacredits: 17 } })).toBe('You cannot pay for it');
    expect(why('Standard project: City', { stock: rich }, full)).toBe('There is no area for it');
    expect(why('Standard project: Greenery', { stock: rich }, full)).toBe('There is no area for it');
    expect(why('Standard project: Asteroid', { stock: rich }, full)).toBeUndefined();
  });

  test('a conversion: plants, heat, or an area', () => {
    expect(why('greenery tile', { corporation: 'ecoline', stock: { plants: 3 } })).toBe('You have 3 of 7');
    expect(why('greenery tile', { stock: { plants: 8 } }, full)).toBe('There is no area for it');
    expect(why('Convert heat', { stock: { heat: 6 } })).toBe('You have 6 of 8');
  });

  test('a goal: that three are gone, or M€', () => {
    const three = [
      [0, 1],
      [2, 1],
      [4, 0],
    ] as const;
    expect(why('Mayor', { stock: rich }, { milestones: three })).toBe('Three milestones are claimed already');
    expect(why('Terraformer', { stock: rich }, { milestones: three })).toBe('Claimed already');
    expect(why('Banker', { stock: rich }, { awards: three })).toBe('Three awards are funded already');
    expect(why('Landlord', { stock: rich }, { awards: three })).toBe('Funded already');
    expect(why('Banker', { stock: { megacredits: 7 } })).toBe('You cannot pay for it');
    expect(why('Terraformer', { rating: 35, stock: { megacredits: 7 } })).toBe('You cannot pay for it');
    expect(why('Terraformer', { rating: 35, stock: { megacredits: 8 } })).toBeUndefined();
    expect(why('Terraformer', { rating: 34, stock: rich })).toBe('You have 34 of 35');
  });

  test('everything, before the first action of a corporation', () => {
    const table = scenario([{ corporation: 'tharsis-republic', stock: rich, hand: ['mine'] }, {}]);
    table.player(0).firstAction = true;
    const reasons = terraformingMars.unavailable(table.state, 0).map(({ reason }) => speak(reason));
    // A card, five projects, five milestones, five awards and two conversions.
    expect(reasons).toEqual(Array(18).fill('Your corporation’s first action comes first'));
  });

  test('alone there are no goals to be out of reach', () => {
    const texts = (players: readonly Position[]): string[] =>
      terraformingMars.unavailable(scenario(players).state, 0).map(({ text }) => speak(text));
    expect(texts([{}])).toHaveLength(7);
    expect(texts([{}, {}])).toHaveLength(17);
  });

  test('each with what it is and costs, and the same name that it is offered by', () => {
    const { state } = scenario([{ hand: ['trees'] }, {}]);
    const [trees, plant] = terraformingMars.unavailable(state, 0);
    expect(trees).toMatchObject({
      value: { do: 'play', card: cardNamed('trees') },
      target: { card: cardNamed('trees') },
      cost: { megacredits: 13 },
    });
    expect(plant).toMatchObject({
      value: { do: 'project', project: 'power-plant' },
      cost: { megacredits: 11 },
    });
  });
});

describe('what others keep says why', () => {
  const closed = (table: Table) =>
    terraformingMars.unavailable(table.state, 0).map(({ value, text, target, reason }) => ({
      value,
      text: speak(text).replaceAll('\u00a0', ' '),
      target,
      reason: speak(reason).replaceAll('\u00a0', ' '),
    }));

  test('microbes of somebody whose habitats are protected; one’s own are not', () => {
    const habitats = {
      played: ['protected-habitats', 'tardigrades', 'nitrite-reducing-bacteria'],
      on: { tardigrades: 2 },
    };
    const table = scenario([
      { played: ['ants', 'decomposers', 'protected-habitats'], on: { decomposers: 1, ants: 1 } },
      habitats,
    ]).use('ants');
    expect(closed(table)).toEqual([
      {
        value: cardNamed('tardigrades'),
        text: 'Tardigrades (4 M€)',
        target: { card: cardNamed('tardigrades') },
        reason: 'Protected by Protected Habitats',
      },
    ]);
  });

  test('animals too, and nothing of those who have none', () => {
    const table = scenario([
      { hand: ['virus'], stock: { ...rich, plants: 1 } },
      { played: ['protected-habitats', 'fish'], on: { fish: 2 } },
      { played: ['protected-habitats', 'birds'] },
      { stock: { plants: 4 } },
    ]).play('virus');
    expect(closed(table)).toEqual([
      {
        value: { seat: 1, cubes: 'animal' },
        text: 'Up to 2 animals from seat 2',
        target: { seat: 1 },
        reason: 'Protected by Protected Habitats',
      },
    ]);
  });

  test('a production box that lowers what nobody has, or what one has too little of', () => {
    const table = scenario([
      {
        hand: ['robotic-workforce'],
        stock: rich,
        played: [
          'mine',
          'titanium-mine',
          'biomass-combustors',
          'heat-trappers',
          'tropical-resort',
          'ironworks',
        ],
        production: { heat: 1 },
      },
      {},
    ]).play('robotic-workforce');
    expect(table.options).toEqual(['mine', 'titanium-mine'].map(cardNamed));
    expect(closed(table).map(({ value, reason }) => [value, reason])).toEqual([
      [
        cardNamed('biomass-combustors'),
        'This cannot be done: lower the plant production of any player by 1 step',
      ],
      [cardNamed('heat-trappers'), 'This cannot be done: lower the heat production of any player by 2 steps'],
      [cardNamed('tropical-resort'), 'This cannot be done: lower your heat production by 2 steps'],
    ]);
  });
});
