/** What a player reads when something is asked: the question, what can be answered, what it costs, and what cannot be. */
import { rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { raceForTheGalaxy as race } from '../../src/game.ts';
import { card } from '../support/player.ts';
import { type Position, scenario, spareDevelopments, spareWorlds } from '../support/scenario.ts';
import type { Table } from '../support/table.ts';
import { speakerOf } from '../text/walks.ts';

const speak = speakerOf('en');

const asked = (table: Table<'ann' | 'bob'>): string => speak(table.question('ann').text);

function shown(table: Table<'ann' | 'bob'>) {
  const question = table.question('ann');
  if (question.shape === 'amounts') throw new Error(`${question.name} asks for amounts`);
  return question.shape === 'one-of' ? question.options : question.items;
}

/** The options as they are read, with the cards that they cost. */
const offered = (table: Table<'ann' | 'bob'>): string[] =>
  shown(table).map(({ text, cost }) => speak(text) + (cost === undefined ? '' : ` [${cost.cards}]`));

const refused = (table: Table<'ann' | 'bob'>): string[] =>
  race.unavailable(table.state, 0).map(({ text, reason }) => `${speak(text)} – ${speak(reason)}`);

const alone = (ann: Position) => scenario({ ann, bob: {} });

test('in no question does it matter in which order cards are named', () => {
  const names = new Set<string>();
  for (const twoActions of [false, true])
    for (const seed of ['one', 'two', 'three']) {
      const state = race.setup({ twoActions }, 2, seed);
      const rng = rngFrom(seed);
      for (let open = race.first(state); open !== undefined; open = race.first(state)) {
        const question = race.question(state, open.seat);
        if (question?.shape === 'some-of') {
          names.add(question.name);
          expect(question.ordered, question.name).toBe(false);
        }
        race.apply(state, open.seat, race.sample(state, open, rng));
      }
    }
  expect([...names].sort()).toEqual([
    'consume.goods',
    'consume.hand',
    'explore.keep',
    'payment.cards',
    'round.discard',
    'round.twoActions',
    'setup.discard',
  ]);
});

describe('before a round and after it', () => {
  test('the opening hand is asked about, two cards of six', () => {
    const state = race.setup({}, 2, 'questions');
    const question = race.question(state, 0);
    expect(speak(question!.text)).toBe('Your opening hand: discard 2 cards.');
    expect(question).toMatchObject({ shape: 'some-of', min: 2, max: 2 });
  });

  test('an action is offered with its phase and its bonus', () => {
    const table = alone({}).newRound();
    expect(asked(table)).toBe('Which action do you choose for this round?');
    expect(shown(table).map(({ target }) => target)).toContainEqual({ action: 'settle' });
    expect(offered(table)).toHaveLength(7);
    expect(offered(table)[3]).toMatch(/^Settle · .* Your bonus: /);
  });

  test('of nine actions two are chosen', () => {
    const table = scenario({ ann: {}, bob: {} }, { twoActions: true }).newRound();
    expect(asked(table)).toBe('Which two actions do you choose for this round?');
    expect(offered(table)).toHaveLength(9);
    expect(table.bounds('ann')).toEqual({ min: 2, max: 2 });
  });

  test('whoever has twelve cards discards two', () => {
    const table = alone({ hand: [...spareWorlds(11), 'gem-world'] }).endOfRound();
    expect(asked(table)).toBe('You are over the hand limit: discard 2 cards.');
    expect(table.bounds('ann')).toEqual({ min: 2, max: 2 });
    expect(shown(table).map(({ target }) => target)).toContainEqual({ card: card('gem-world') });
  });
});

test('Explore asks for as many cards as are kept', () => {
  expect(asked(alone({}).phase('explore'))).toBe('Which card do you keep?');
  const table = alone({ chosen: ['explore-1-1'] }).phase('explore');
  expect(asked(table)).toBe('Which 2 cards do you keep?');
  expect(offered(table)).toHaveLength(3);
  table.answer('ann', ...table.options('ann').slice(0, 2)).answer('bob', table.options('bob')[0]!);
  expect(table.events('keep')).toEqual(['ann 2 card (explore)', 'bob 1 card (explore)']);
});

describe('Develop', () => {
  const table = () =>
    alone({
      tableau: ['public-works'],
      hand: ['mining-robots', 'public-works', 'merchant-guild', 'gem-world'],
    }).phase('develop');

  test('offers what can be paid for, with its price, or nothing', () => {
    expect(asked(table())).toBe('Which development do you place?');
    expect(table().options('ann')).toEqual(['mining-robots', 'pass']);
    expect(offered(table())[0]).toMatch(/^Mining Robots .* \[2\]$/);
    expect(offered(table())[1]).toBe('No development');
  });

  test('says why the other developments cannot be placed', () => {
    expect(table().unavailable('ann')).toEqual({
      'public-works': 'race.unavailable.copy',
      'merchant-guild': 'race.unavailable.cost',
    });
    expect(refused(table())[0]).toMatch(/^Public Works .* – You already have this development\.$/);
    expect(refused(table())[1]).toMatch(
      /^Merchant Guild .* – It costs 6 cards; besides it you have 3 cards\.$/,
    );
  });

  test('asks for the payment', () => {
    const paying = table().answer('ann', 'mining-robots');
    expect(asked(paying)).toBe('Pay 2 cards: which do you discard?');
    expect(shown(paying).map(({ target }) => target)).toContainEqual({ card: card('gem-world') });
    paying.answer('ann', 'gem-world', 'merchant-guild');
    expect(paying.events('pay')).toEqual(['ann 2 card (mining-robots.1)']);
  });
});

describe('Settle', () => {
  test('offers worlds with the least that they cost, and says what the others lack', () => {
    const table = alone({
      start: 'new-sparta',
      tableau: ['colony-ship'],
      hand: ['outlaw-world', 'gem-world', 'deserted-alien-library', 'rebel-outpost', 'public-works'],
    }).phase('settle');
    expect(asked(table)).toBe('Which world do you place?');
    expect(offered(table)[0]).toMatch(/^Outlaw World .* \[0\]$/);
    expect(offered(table)[1]).toMatch(/^Gem World .* \[0\]$/);
    expect(offered(table)[2]).toBe('No world');
    expect(refused(table)[0]).toMatch(
      /^Deserted Alien Library .* – It costs 6 cards; besides it you have 4 cards\.$/,
    );
    expect(refused(table)[1]).toMatch(
      /^Rebel Outpost .* – Its defense is 5; your Military against it is 2\.$/,
    );
  });

  test('offers the ways to place a world, and names the cards that they take', () => {
    const table = alone({
      tableau: ['contact-specialist', 'colony-ship', 'new-military-tactics'],
      hand: ['rebel-miners', ...spareDevelopments(1)],
    })
      .phase('settle')
      .answer('ann', 'rebel-miners');
    expect(asked(table)).toBe('How do you place Rebel Miners?');
    expect(offered(table)).toEqual([
      'Pay for it instead of conquering it [1]',
      'Pay for it instead of conquering it, discarding Colony Ship [0]',
      'Conquer it, discarding New Military Tactics [0]',
      'Pay for it instead of conquering it, discarding New Military Tactics [1]',
      'Pay for it instead of conquering it, discarding Colony Ship and New Military Tactics [0]',
    ]);
    expect(shown(table)[2]?.target).toEqual({ uses: [card('new-military-tactics')] });
  });

  test('says which way cannot be paid for', () => {
    const table = alone({ tableau: ['colony-ship', 'new-military-tactics'], hand: ['gem-world'] })
      .phase('settle')
      .answer('ann', 'gem-world');
    expect(refused(table)).toEqual([
      'Pay for it – It costs 2 cards; besides it you have none.',
      'Pay for it, discarding New Military Tactics – It costs 2 cards; besides it you have none.',
    ]);
  });
});

describe('Consume', () => {
  const goods = ['gem-world', 'comet-zone'];

  test('offers each good for sale with what it brings', () => {
    const table = alone({ tableau: ['export-duties', ...goods], goods, chosen: ['consume-trade'] }).phase(
      'consume',
    );
    expect(asked(table)).toBe('Which good do you sell?');
    expect(offered(table)).toEqual(['Novelty good on Gem World', 'Rare elements good on Comet Zone']);
    expect(shown(table).map(({ gain }) => gain)).toEqual([{ cards: 3 }, { cards: 4 }]);
  });

  test('offers each power with what it does', () => {
    const table = alone({ tableau: ['public-works', 'gambling-world', ...goods], goods }).phase('consume');
    expect(asked(table)).toBe('Which Consume power do you use next?');
    expect(offered(table).map((text) => text.split(':')[0])).toEqual([
      'Public Works',
      'Gambling World',
      'Gambling World',
    ]);
    const works = card('public-works');
    expect(shown(table)[0]?.target).toEqual({ card: works, power: { card: works, index: 0 } });
    table.answer('ann', 'public-works');
    expect(asked(table)).toBe('Which goods do you consume with Public Works?');
    expect(shown(table)[0]?.target).toEqual({ card: card('gem-world'), power: { card: works, index: 0 } });
  });

  test('lets whoever may do without stop', () => {
    const table = alone({ tableau: ['deficit-spending'], hand: spareWorlds(3) }).phase('consume');
    expect(offered(table)[1]).toBe('No more powers');
    table.answer('ann', 'deficit-spending');
    expect(asked(table)).toBe('Deficit Spending: discard up to 2 cards from your hand for VP.');
  });

  test('tells of no VP where only cards are drawn, or where a single good is one too few', () => {
    const cards = alone({ tableau: ['new-vinland'], goods: ['new-vinland'] }).phase('consume');
    expect([cards.hand('ann').length, cards.events('gain')]).toEqual([2, []]);
    const one = alone({ tableau: ['pilgrimage-world', 'gem-world'], goods: ['gem-world'] }).phase('consume');
    expect([one.goods('ann'), one.events('gain')]).toEqual([[], []]);
  });
});

test('Produce offers each windfall world with what fills it', () => {
  const table = alone({
    tableau: ['mining-robots', 'asteroid-belt', 'pre-sentient-race', 'radioactive-world'],
    chosen: ['produce'],
  }).phase('produce');
  expect(asked(table)).toBe('Which Produce power do you use next?');
  expect(offered(table)).toEqual([
    'Mining Robots: a good on Asteroid Belt',
    'Mining Robots: a good on Radioactive World',
    'Produce bonus: a good on Asteroid Belt',
    'Produce bonus: a good on Pre-Sentient Race',
    'Produce bonus: a good on Radioactive World',
  ]);
  expect(shown(table)[0]?.target).toEqual({
    card: card('asteroid-belt'),
    power: { card: card('mining-robots'), index: 0 },
  });
});
