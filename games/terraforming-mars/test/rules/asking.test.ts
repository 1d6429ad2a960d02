/** What a player reads when something is asked: the question, the options, what they point at, cost and bring. */
import type { Facts, Question } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { MarsTask } from '../../src/tasks.ts';
import { cardNamed, type Position, type Surroundings, scenario, type Table } from '../support/scenario.ts';
import { speakerOf } from '../text/walks.ts';

const speak = speakerOf('en');
const said = (text: Facts['text']): string => speak(text).replaceAll('\u00a0', ' ');

const offered = (question: Question): readonly Facts[] => {
  if (question.shape === 'one-of') return question.options;
  return question.shape === 'some-of' ? question.items : question.parts;
};

/** The question in words, and what is shown of each thing that may be chosen. */
const asks = ({ question }: Table) => ({
  asks: said(question.text),
  offers: offered(question).map(({ text, target, cost, gain }) => ({
    text: said(text),
    ...(target === undefined ? {} : { target }),
    ...(cost === undefined ? {} : { cost }),
    ...(gain === undefined ? {} : { gain }),
  })),
});

const rich = { megacredits: 60 };
const table = (mine: Position, theirs: Position = {}, around: Surroundings = {}): Table =>
  scenario([{ stock: rich, ...mine }, theirs], around);
const alone = (mine: Position, around: Surroundings = {}): Table =>
  scenario([{ stock: rich, ...mine }], around);
const card = (id: string, text: string) => ({ text, target: { card: cardNamed(id) } });
const neutral = { text: 'The neutral opponent' };

describe('a card asks', () => {
  test('which of its alternatives one takes, and names the cards that would hold what it adds', () => {
    const hydrogen = { hand: ['imported-hydrogen'], played: ['tardigrades', 'fish'] };
    expect(asks(table(hydrogen, {}, { oceans: 9 }).play('imported-hydrogen'))).toEqual({
      asks: 'Imported Hydrogen: choose one.',
      offers: [
        { text: 'gain 3 plants' },
        card('tardigrades', 'add 3 microbes to another of your cards: Tardigrades'),
        card('fish', 'add 2 animals to another of your cards: Fish'),
      ],
    });
  });

  test('to which card cubes are added', () => {
    const nitrogen = { hand: ['imported-nitrogen'], played: ['tardigrades', 'ants', 'fish'] };
    expect(asks(table(nitrogen).play('imported-nitrogen'))).toEqual({
      asks: 'Add 3 resources to which card?',
      offers: [card('tardigrades', 'Tardigrades (4 M€)'), card('ants', 'Ants (9 M€)')],
    });
    const favourite = {
      hand: ['ceos-favorite-project'],
      played: ['tardigrades', 'ants', 'fish'],
      on: { ants: 1, fish: 2 },
    };
    expect(asks(table(favourite).play('ceos-favorite-project'))).toEqual({
      asks: 'Add 1 resource to which card?',
      offers: [card('ants', 'Ants (9 M€)'), card('fish', 'Fish (9 M€)')],
    });
  });

  test('from which card a cube is taken, and alone the neutral opponent has one too', () => {
    const ants = { played: ['ants', 'tardigrades'], on: { ants: 1, tardigrades: 1 } };
    expect(asks(table(ants).use('ants'))).toEqual({
      asks: 'Take 1 microbe from which card?',
      offers: [card('ants', 'Ants (9 M€)'), card('tardigrades', 'Tardigrades (4 M€)')],
    });
    expect(asks(alone({ played: ['predators'], on: { predators: 1 } }).use('predators'))).toEqual({
      asks: 'Take 1 animal from which card?',
      offers: [neutral, card('predators', 'Predators (14 M€)')],
    });
  });

  test('how much energy becomes M€', () => {
    expect(
      asks(table({ played: ['power-infrastructure'], stock: { energy: 2 } }).use('power-infrastructure')),
    ).toEqual({
      asks: 'How much energy do you spend?',
      offers: [
        { text: '1 energy', cost: { energy: 1 }, gain: { megacredits: 1 } },
        { text: '2 energy', cost: { energy: 2 }, gain: { megacredits: 2 } },
      ],
    });
  });

  test('whose production falls', () => {
    const tapping = { hand: ['energy-tapping'], production: { energy: 1 } };
    expect(asks(table(tapping, { production: { energy: 1 } }).play('energy-tapping'))).toEqual({
      asks: 'Lower the energy production of a player by 1 step.',
      offers: [
        { text: 'Yourself', target: { seat: 0 } },
        { text: 'Seat 2', target: { seat: 1 } },
      ],
    });
    const fish = { hand: ['fish'], production: { plants: 1 } };
    expect(asks(alone(fish, { temperature: 2 }).play('fish'))).toEqual({
      asks: 'Lower the plant production of a player by 1 step.',
      offers: [neutral, { text: 'Yourself', target: { seat: 0 } }],
    });
  });

  test('by how many steps one production becomes another, or which production it repeats', () => {
    expect(asks(table({ hand: ['insulation'], production: { heat: 2 } }).play('insulation'))).toEqual({
      asks: 'By how many steps do you lower your heat production and raise your M€ production?',
      offers: [{ text: 'No step' }, { text: '1 step' }, { text: '2 steps' }],
    });
    const workforce = { hand: ['robotic-workforce'], played: ['mine', 'titanium-mine'] };
    expect(asks(table(workforce).play('robotic-workforce'))).toEqual({
      asks: 'Repeat the production of which card?',
      offers: [card('mine', 'Mine (4 M€)'), card('titanium-mine', 'Titanium Mine (7 M€)')],
    });
  });

  test('which cards one keeps, buys or gives away', () => {
    const deck = ['ants', 'fish', 'mine', 'trees'];
    const contacts = table({ hand: ['business-contacts'] }, {}, { deck }).play('business-contacts');
    expect(asks(contacts)).toEqual({
      asks: 'Keep 2 cards.',
      offers: [
        card('ants', 'Ants (9 M€)'),
        card('fish', 'Fish (9 M€)'),
        card('mine', 'Mine (4 M€)'),
        card('trees', 'Trees (13 M€)'),
      ],
    });
    expect(contacts.question).toMatchObject({ min: 2, max: 2, ordered: false });
    expect(
      asks(table({ played: ['inventors-guild'] }, {}, { deck: ['ants'] }).use('inventors-guild')),
    ).toEqual({
      asks: 'Buy this card for 3 M€?',
      offers: [{ ...card('ants', 'Ants (9 M€)'), cost: { megacredits: 3 } }, { text: 'Discard it' }],
    });
    const poor = { played: ['inventors-guild'], stock: { megacredits: 2 } };
    expect(asks(table(poor, {}, { deck }).use('inventors-guild')).offers).toEqual([{ text: 'Discard it' }]);
    const university = { played: ['mars-university'], hand: ['gene-repair', 'birds'] };
    expect(
      asks(table({ ...university, played: [...university.played, 'research'] }).play('gene-repair')),
    ).toEqual({
      asks: 'Discard a card to draw another?',
      offers: [card('birds', 'Birds (10 M€)'), { text: 'Keep your cards' }],
    });
  });
});

describe('taking from others asks', () => {
  test('what and from whom, with as much as there is of it', () => {
    const virus = { hand: ['virus'], stock: { ...rich, plants: 2 } };
    const victim = { played: ['fish'], on: { fish: 3 }, stock: { plants: 7 } };
    expect(asks(table(virus, victim).play('virus'))).toEqual({
      asks: 'Remove what, and from whom?',
      offers: [
        { text: 'Up to 2 plants of your own', target: { seat: 0 } },
        { text: 'Up to 5 plants from seat 2', target: { seat: 1 } },
        { text: 'Up to 2 animals from seat 2', target: { seat: 1 } },
        { text: 'Remove nothing' },
      ],
    });
    expect(asks(alone({ hand: ['hired-raiders'] }).play('hired-raiders'))).toEqual({
      asks: 'Steal what, and from whom?',
      offers: [
        { text: '2 steel from the neutral opponent' },
        { text: '3 M€ from the neutral opponent' },
        { text: 'Remove nothing' },
      ],
    });
  });

  test('how much of it', () => {
    const plants = { text: 'plants', target: { resource: 'plants' } };
    const asteroid = { hand: ['asteroid'], stock: { ...rich, plants: 2 } };
    expect(asks(table({ ...asteroid, stock: rich }, { stock: { plants: 4 } }).play('asteroid'))).toEqual({
      asks: 'Seat 2 – plants: how much do you remove?',
      offers: [plants],
    });
    const own = table(asteroid, { stock: { plants: 4 } })
      .play('asteroid')
      .pick({ seat: 0, of: 'plants' });
    expect(asks(own)).toEqual({
      asks: 'Your own resources – plants: how much do you remove?',
      offers: [plants],
    });
    expect(asks(table({ hand: ['hired-raiders'] }, { stock: { steel: 5 } }).play('hired-raiders')).asks).toBe(
      'Seat 2 – steel: how much do you steal?',
    );
    const animals = { played: ['fish', 'birds'], on: { fish: 3, birds: 1 } };
    expect(asks(table({ hand: ['virus'] }, animals).play('virus'))).toEqual({
      asks: 'Seat 2 – animals: how much do you remove?',
      offers: [card('fish', 'Fish'), card('birds', 'Birds')],
    });
  });
});

describe('the board asks', () => {
  test('what one does with an action, and what each thing costs now', () => {
    const mine = { corporation: 'thorgate', hand: ['power-plant'], played: ['tardigrades'], rating: 35 };
    const turn = table({ ...mine, stock: { megacredits: 20, plants: 8, heat: 8 } }, {}, { awards: [[1, 1]] });
    expect(asks(turn)).toEqual({
      asks: 'Take an action, or pass.',
      offers: [
        { ...card('power-plant', 'Play Power Plant'), cost: { megacredits: 1 } },
        card('tardigrades', 'Tardigrades: add 1 microbe to this card'),
        {
          text: 'Standard project: Power plant',
          target: { project: 'power-plant' },
          cost: { megacredits: 8 },
        },
        { text: 'Standard project: Asteroid', target: { project: 'asteroid' }, cost: { megacredits: 14 } },
        { text: 'Standard project: Aquifer', target: { project: 'aquifer' }, cost: { megacredits: 18 } },
        { text: 'Sell patents' },
        {
          text: 'Claim the milestone Terraformer',
          target: { milestone: 'terraformer' },
          cost: { megacredits: 8 },
        },
        ...['Landlord', 'Scientist', 'Thermalist', 'Miner'].map((award) => ({
          text: `Fund the award ${award}`,
          target: { award: award.toLowerCase() },
          cost: { megacredits: 14 },
        })),
        { text: 'Convert plants into a greenery tile', cost: { plants: 8 } },
        { text: 'Convert heat into temperature', cost: { heat: 8 } },
        { text: 'Pass' },
      ],
    });
    const second = asks(turn.pick({ do: 'heat' }));
    expect([second.asks, second.offers.at(-1)]).toEqual([
      'Take a second action, or end your turn.',
      { text: 'End turn' },
    ]);
  });

  test('where a tile goes, and what the area brings', () => {
    const areaA1 = { text: 'Area A1', target: { area: 'A1' }, gain: { steel: 2, megacredits: 2 } };
    const around = { tiles: { A2: ['ocean'] } } as const;
    const city = asks(table({}, {}, around).pick({ do: 'project', project: 'city' }));
    expect([city.asks, city.offers[0]]).toEqual(['Place a city tile.', areaA1]);
    expect(city.offers).toContainEqual({ text: 'Area G4', target: { area: 'G4' }, gain: {} });
    const claim = asks(table({ hand: ['land-claim'] }, {}, around).play('land-claim'));
    expect([claim.asks, claim.offers[0]]).toEqual(['Claim an area.', areaA1]);
    const next: MarsTask = { do: 'final.next', turn: 0 };
    const final = asks(table({ stock: { plants: 8 } }, {}, { ...around, next }));
    expect([final.asks, final.offers[0], final.offers.at(-1)]).toEqual([
      'Convert plants into a last greenery tile?',
      areaA1,
      { text: 'Place no more greenery' },
    ]);
  });

  test('how one pays, and which cards one sells', () => {
    const helion = { corporation: 'helion', hand: ['mine'], stock: { megacredits: 9, steel: 3, heat: 3 } };
    const paying = table(helion).play('mine');
    expect(asks(paying)).toEqual({
      asks: 'Pay 4 M€.',
      offers: [
        { text: 'steel', target: { resource: 'steel' } },
        { text: 'heat', target: { resource: 'heat' } },
        { text: 'M€', target: { resource: 'megacredits' } },
      ],
    });
    // Three steel are worth more than is due, which nobody need pay.
    expect(paying.question).toMatchObject({ min: 4, max: 6 });
    const selling = table({ hand: ['mine', 'ants'] }).pick({ do: 'sell' });
    expect(asks(selling)).toEqual({
      asks: 'Sell any number of cards for 1 M€ each.',
      offers: [card('mine', 'Mine (4 M€)'), card('ants', 'Ants (9 M€)')],
    });
    expect(selling.question).toMatchObject({ min: 1, max: 2, ordered: false });
  });

  test('which cards one picks and buys', () => {
    const deck = ['ants', 'fish', 'mine', 'trees'];
    const offers = [
      card('ants', 'Ants (9 M€)'),
      card('fish', 'Fish (9 M€)'),
      card('mine', 'Mine (4 M€)'),
      card('trees', 'Trees (13 M€)'),
    ];
    const next = { do: 'generation.start' };
    const research = table({ stock: { megacredits: 8 } }, {}, { deck, next });
    expect(asks(research)).toEqual({ asks: 'Buy any of these cards for 3 M€ each.', offers });
    expect(research.question).toMatchObject({ min: 0, max: 2, ordered: false });
    const heat = table({ corporation: 'helion', stock: { megacredits: 8, heat: 1 } }, {}, { deck, next });
    expect(heat.question).toMatchObject({ min: 0, max: 3 });
    expect(asks(table({}, {}, { deck, next, draft: true }))).toEqual({
      asks: 'Pick a card and pass the others on.',
      offers,
    });
  });
});
