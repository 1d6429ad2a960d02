import { rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/data/cards.ts';
import { terraformingMars } from '../../src/game.ts';
import { cardNamed, scenario } from '../support/scenario.ts';

describe('production', () => {
  test('turns energy into heat first, then pays TR and production', () => {
    const table = scenario(
      [
        {
          stock: { megacredits: 1, energy: 4, heat: 2 },
          production: { megacredits: -2, energy: 3, heat: 1, plants: 2 },
          rating: 21,
        },
        {},
      ],
      { next: { do: 'production.phase' } },
    );
    expect(table.player(0).stock).toEqual([20, 0, 0, 2, 3, 7]);
  });

  test('lets everybody act again, and ends what was promised for the next card', () => {
    const passing = scenario([{}, { passed: true }]);
    Object.assign(passing.player(0), { nextDiscount: 8, nextSteps: 2 });
    passing.pick({ do: 'pass' });
    expect(passing.state.players.map(({ passed }) => passed)).toEqual([false, false]);
    expect([passing.player(0).nextDiscount, passing.player(0).nextSteps]).toEqual([0, 0]);
  });

  test('takes the markers off used cards and moves the first-player marker on', () => {
    const table = scenario([{ played: ['birds'], used: ['birds'], rated: true }, {}], {
      next: { do: 'production.phase' },
      first: 1,
    });
    expect([table.player(0).used, table.player(0).rated, table.state.first]).toEqual([[], false, 0]);
  });
});

describe('the first generation', () => {
  test('begins with the first player, who does not change before the second', () => {
    const state = terraformingMars.setup({}, 3, 'first player');
    const { first } = state;
    const rng = rngFrom('anybody');
    for (let i = 0; i < 3; i++) terraformingMars.playOn(state, rng);
    expect([state.generation, state.first]).toEqual([1, first]);
    expect(terraformingMars.first(state)).toMatchObject({ seat: first, ask: { do: 'turn.action' } });
  });
});

describe('a turn', () => {
  test('is one or two actions; stopping after one is not passing', () => {
    const table = scenario([{ stock: { heat: 16 } }, {}]);
    expect(table.actions).toContain('pass');
    table.pick({ do: 'heat' });
    expect(table.actions).toContain('end');
    expect(table.actions).not.toContain('pass');
    table.pick({ do: 'end' });
    expect([table.open.seat, table.player(0).passed]).toEqual([1, false]);
  });

  test('goes on clockwise, past those who have passed', () => {
    const table = scenario([{}, { passed: true }, {}, {}], { first: 2 });
    const turns = [table.open.seat];
    for (let i = 0; i < 2; i++) turns.push(table.pick({ do: 'pass' }).open.seat);
    expect(turns).toEqual([2, 3, 0]);
    const heat = { stock: { heat: 16 } };
    const ending = scenario([heat, { passed: true }, {}, {}])
      .pick({ do: 'heat' })
      .pick({ do: 'heat' });
    expect(ending.open.seat).toBe(2);
  });

  test('of the last player who has not passed follows upon itself', () => {
    const table = scenario([{ stock: { heat: 24 } }, { passed: true }]);
    table.pick({ do: 'heat' }).pick({ do: 'heat' });
    expect([table.open.seat, table.state.temperature]).toEqual([0, -26]);
  });

  test('after everybody has passed the generation ends', () => {
    const table = scenario([{}, { passed: true }]).pick({ do: 'pass' });
    expect([table.state.generation, table.asked]).toEqual([4, 'research.buy']);
  });

  test('a card acts once a generation, one way or another', () => {
    const table = scenario([{ played: ['regolith-eaters'], on: { 'regolith-eaters': 2 } }, {}]);
    expect(table.usable).toEqual(['regolith-eaters', 'regolith-eaters']);
    table.use('regolith-eaters', 0);
    expect([table.state.oxygen, table.cubes(0, 'regolith-eaters'), table.usable]).toEqual([1, 0, []]);
  });

  test('a card that was played this generation may act at once', () => {
    const table = scenario([{ hand: ['tardigrades'], stock: { megacredits: 4 } }, {}]).play('tardigrades');
    expect(table.usable).toEqual(['tardigrades']);
  });

  test('Tharsis Republic and Inventrix begin with their first action, or pass', () => {
    const table = scenario([{ corporation: 'tharsis-republic' }, {}]);
    table.player(0).firstAction = true;
    expect(table.options).toEqual([{ do: 'first' }, { do: 'pass' }]);
    table.pick({ do: 'first' }).place('C3');
    expect([table.stock(0, 'megacredits'), table.production(0, 'megacredits')]).toEqual([3, 1]);
    expect(table.actions).toContain('end');
  });
});

describe('research', () => {
  test('deals four cards to everybody, who buy at their own pace for 3 M€ each', () => {
    const table = scenario([{ stock: { megacredits: 7 } }, { stock: { megacredits: 50 } }], {
      next: { do: 'generation.start' },
      deck: ['ants', 'fish', 'moss', 'trees', 'mine', 'comet', 'birds', 'pets'],
    });
    const [first, second] = terraformingMars.open(table.state);
    expect([first?.seat, second?.seat]).toEqual([0, 1]);
    expect(table.question).toMatchObject({ min: 0, max: 2 });
    const open = terraformingMars.openFor(table.state, 1);
    terraformingMars.apply(table.state, 1, {
      question: open?.id ?? 0,
      picks: ['mine', 'pets'].map(cardNamed),
    });
    expect([table.hand(1), table.stock(1, 'megacredits')]).toEqual([['mine', 'pets'], 44]);
    table.pickAll(cardNamed('moss'));
    const rest = ['ants', 'fish', 'trees', 'comet', 'birds'].map(cardNamed);
    expect(table.state.discards).toEqual(rest.sort((a, b) => a - b));
    expect([table.hand(0), table.stock(0, 'megacredits'), table.asked]).toEqual([['moss'], 4, 'turn.action']);
  });

  test('Helion may buy with heat', () => {
    const table = scenario([{ corporation: 'helion', stock: { megacredits: 1, heat: 9 } }, {}], {
      next: { do: 'generation.start' },
    });
    expect(table.question).toMatchObject({ max: 3 });
  });

  test('the empty deck is made anew from the discards at once', () => {
    const table = scenario([{ played: ['ai-central'] }, {}], {
      deck: ['ants'],
      discards: ['fish', 'moss', 'trees'],
      scarce: true,
    });
    table.use('ai-central');
    expect(table.player(0).hand).toHaveLength(2);
    expect([table.state.deck.length, table.state.discards.length]).toEqual([2, 0]);
  });
});

describe('the deck', () => {
  test('is made anew the moment its last card is drawn, before anybody needs the next', () => {
    const discards = ['moss', 'trees', 'birds'];
    const table = scenario([{ played: ['ai-central'] }, {}], {
      deck: ['ants', 'fish'],
      discards,
      scarce: true,
    });
    table.use('ai-central');
    expect(table.hand(0)).toEqual(['ants', 'fish']);
    expect([table.state.deck.length, table.state.discards.length]).toEqual([3, 0]);
  });

  test('Search for Life turns its top card up and discards it; only a microbe tag is a find', () => {
    const searched = (top: string) =>
      scenario([{ played: ['search-for-life'], stock: { megacredits: 1 } }, {}], { deck: [top] }).use(
        'search-for-life',
      );
    const found = searched('tardigrades');
    expect(found.cubes(0, 'search-for-life')).toBe(1);
    expect(found.state.discards).toEqual([cardNamed('tardigrades')]);
    expect(terraformingMars.view(found.state, 1).seenDiscards).toEqual([cardNamed('tardigrades')]);
    expect(searched('fish').cubes(0, 'search-for-life')).toBe(0);
  });

  test('made anew is no longer known: nobody remembers what they passed on', () => {
    const around = { deck: ['ants'], discards: ['moss', 'trees'], scarce: true };
    const table = scenario([{ played: ['ai-central'] }, {}, {}], around);
    for (const seat of [0, 1]) table.player(seat).passedOn = ['moss', 'fish'].map(cardNamed);
    table.use('ai-central');
    expect(table.state.players.map(({ passedOn }) => passedOn)).toEqual([[], [], []]);
  });

  test('with no card left anywhere there is nothing to find, to look at or to draw', () => {
    const empty = (card: string) =>
      scenario([{ played: [card], stock: { megacredits: 9, energy: 9 } }, {}], { scarce: true }).use(card);
    expect(empty('search-for-life').cubes(0, 'search-for-life')).toBe(0);
    expect(empty('inventors-guild').asked).toBe('turn.action');
    expect(empty('development-center').hand(0)).toEqual([]);
  });

  test('Inventors’ Guild buys the card it looks at for 3 M€, or discards it', () => {
    const looking = () =>
      scenario([{ played: ['inventors-guild'], stock: { megacredits: 4 } }, {}], { deck: ['ants'] }).use(
        'inventors-guild',
      );
    const bought = looking().pick(cardNamed('ants'));
    expect([bought.hand(0), bought.stock(0, 'megacredits'), bought.state.discards]).toEqual([
      ['ants'],
      1,
      [],
    ]);
    const left = looking().pick('discard');
    expect([left.hand(0), left.stock(0, 'megacredits'), left.state.discards]).toEqual([
      [],
      4,
      [cardNamed('ants')],
    ]);
  });
});

describe('the draft', () => {
  const names = [
    ['ants', 'fish', 'moss', 'trees'],
    ['mine', 'comet', 'birds', 'pets'],
    ['algae', 'grass', 'heather', 'bushes'],
  ];
  const table = (generation: number) =>
    scenario([{}, {}, {}], {
      next: { do: 'generation.start' },
      draft: true,
      generation: generation - 1,
      deck: names.flat(),
    });
  const packs = (drafting: ReturnType<typeof scenario>): string[][] =>
    drafting.state.players.map(({ drawn }) => drawn.map((card) => faceOf(card).id));

  test('passes clockwise in even generations', () => {
    const even = table(4);
    expect(packs(even)).toEqual(names);
    even.pick(cardNamed('ants')).pick(cardNamed('mine')).pick(cardNamed('algae'));
    expect(packs(even)).toEqual([
      ['grass', 'heather', 'bushes'],
      ['fish', 'moss', 'trees'],
      ['comet', 'birds', 'pets'],
    ]);
  });

  test('and the other way round in odd ones', () => {
    const odd = table(5);
    odd.pick(cardNamed('ants')).pick(cardNamed('mine')).pick(cardNamed('algae'));
    expect(packs(odd)).toEqual([
      ['comet', 'birds', 'pets'],
      ['grass', 'heather', 'bushes'],
      ['fish', 'moss', 'trees'],
    ]);
  });

  test('the last card of a pack is kept by whoever it comes to; then all four may be bought', () => {
    const drafting = table(4);
    for (let i = 0; i < 9; i++) drafting.pick(drafting.options[0] ?? 0);
    expect(drafting.asked).toBe('research.buy');
    expect(drafting.state.players.map(({ drafted }) => drafted)).toEqual([[], [], []]);
    expect(packs(drafting)).toEqual([
      ['ants', 'grass', 'birds', 'trees'],
      ['mine', 'fish', 'heather', 'pets'],
      ['algae', 'comet', 'moss', 'bushes'],
    ]);
  });

  test('leaves everybody the memory of what they have passed on, and nobody else', () => {
    const drafting = table(4);
    drafting.pick(cardNamed('ants')).pick(cardNamed('mine')).pick(cardNamed('algae'));
    const remembered = (viewer: number | 'spectator') =>
      terraformingMars.view(drafting.state, viewer).passedOn.map((card) => faceOf(card).id);
    const sorted = (...ids: string[]) => ids.sort((a, b) => cardNamed(a) - cardNamed(b));
    expect(remembered(0)).toEqual(sorted('fish', 'moss', 'trees'));
    expect(remembered(1)).toEqual(sorted('comet', 'birds', 'pets'));
    expect(remembered('spectator')).toEqual([]);
    // Of the two that come back after three passes one is in sight again; the others are still out there.
    for (let i = 0; i < 6; i++) drafting.pick(drafting.options[0] ?? 0);
    expect(packs(drafting)[0]).toEqual(['ants', 'grass', 'birds', 'trees']);
    expect(remembered(0)).toEqual(sorted('fish', 'moss', 'heather', 'bushes', 'pets'));
  });

  test('what one remembers is never in the deck of a state that fits the view', () => {
    const drafting = table(4);
    drafting.pick(cardNamed('ants')).pick(cardNamed('mine')).pick(cardNamed('algae'));
    for (let i = 0; i < 20; i++) {
      const filled = terraformingMars.fill(terraformingMars.view(drafting.state, 0), rngFrom(`memory ${i}`));
      expect(filled.deck).toHaveLength(drafting.state.deck.length);
      for (const id of ['fish', 'moss', 'trees']) expect(filled.deck).not.toContain(cardNamed(id));
    }
  });

  test('asks nobody to pick from a pack without cards', () => {
    const short = scenario([{}, {}], {
      next: { do: 'generation.start' },
      draft: true,
      deck: ['ants', 'fish', 'moss', 'trees'],
      scarce: true,
    });
    expect(terraformingMars.open(short.state).map(({ seat }) => seat)).toEqual([0]);
    short.pick(cardNamed('ants'));
    expect(terraformingMars.open(short.state).map(({ seat }) => seat)).toEqual([1]);
  });

  test('is not played in the first generation', () => {
    const state = terraformingMars.setup({ draft: true }, 2, 'draft');
    expect(terraformingMars.first(state)?.ask.do).toBe('setup.choose');
  });
});
