import { type GameEvent, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { readChoice } from '../../src/automa/events.ts';
import { automaFactions, factionCard } from '../../src/automa/factions.ts';
import { AUTOMA, automaIn, HUMAN } from '../../src/automa/state.ts';
import { factionIds, factionRow } from '../../src/data/factions.ts';
import { mapForTwo } from '../../src/data/sectors.ts';
import { researchAreas } from '../../src/data/types.ts';
import { gaiaProject } from '../../src/game.ts';
import { layoutText } from '../../src/rules/board.ts';
import { playerAt } from '../../src/state.ts';
import { duel } from './support.ts';

const DOWN = 1;
const UP = 4;

/** Sets a table up by chance, and lists the questions and events on the way. */
function setUp(options: object, seed = 'setting up') {
  const events: GameEvent[] = [];
  const asked: string[] = [];
  const game = gaiaProject.with({ emit: (event) => events.push(event) });
  const state = game.setup(options, 1, seed);
  const rng = rngFrom(seed);
  for (let open = game.first(state); open !== undefined && state.round === 0; open = game.first(state)) {
    asked.push(open.ask.do);
    game.apply(state, open.seat, game.sample(state, open, rng));
  }
  return { state, events, asked };
}

describe('the first mines of the Automa', () => {
  const firstMines = (faction: (typeof automaFactions)[number], ...cards: readonly number[]) => {
    const human = factionIds.find((id) => factionRow(id).home !== factionRow(faction).home)!;
    const table = duel({ faction, human, automa: [], people: [] });
    const mines = factionRow(faction).first === 'three-mines' ? 3 : 2;
    const at: unknown[] = [];
    for (let i = 0; i < mines; i++) {
      table.run([{ do: 'automa.firstMine' }], ...cards.slice(i, i + 1));
      at.push(table.built[0]);
    }
    return at;
  };

  test.each([
    [
      'terrans',
      [
        [-1, 2],
        [-1, -4],
      ],
      [
        [-1, 2],
        [-1, 5],
      ],
    ],
    [
      'xenos',
      [
        [0, 2],
        [-3, 1],
        [-4, -2],
      ],
      [
        [0, 2],
        [-3, 1],
        [-4, -2],
      ],
    ],
    [
      'taklons',
      [
        [-2, 5],
        [-3, -3],
      ],
      [
        [-2, 5],
        [3, 3],
      ],
    ],
    [
      'hadsch-hallas',
      [
        [-2, -1],
        [-3, 4],
      ],
      [
        [-2, -1],
        [-3, 4],
      ],
    ],
    [
      'geodens',
      [
        [-1, -2],
        [2, -3],
      ],
      [
        [2, -3],
        [-1, -2],
      ],
    ],
    [
      'firaks',
      [
        [2, -1],
        [-3, 3],
      ],
      [
        [2, -1],
        [-3, 3],
      ],
    ],
    [
      'itars',
      [
        [1, 0],
        [-4, 1],
      ],
      [
        [1, 0],
        [-4, 1],
      ],
    ],
  ] as const)('%s: nearest to the centre, ties by the direction of a card', (faction, down, up) => {
    expect(firstMines(faction, DOWN, DOWN, DOWN)).toEqual(down);
    expect(firstMines(faction, UP, UP, UP)).toEqual(up);
  });

  test('a card is drawn for each tie, and for nothing else (O5)', () => {
    const table = duel({ faction: 'geodens', automa: [], people: [] });
    table.run([{ do: 'automa.firstMine' }], UP);
    expect(table.choices).toMatchObject([{ card: UP, decidedBy: 'direction' }]);
    table.run([{ do: 'automa.firstMine' }], UP);
    expect(table.choices[0]?.card).toBeUndefined();
  });

  test('bring neither points nor power nor a satellite', () => {
    const table = duel({ faction: 'geodens', automa: [], finalTiles: ['satellites', 'structures'] });
    table.run([{ do: 'automa.firstMine' }, { do: 'automa.firstMine' }, { do: 'turn.end', seat: AUTOMA }]);
    expect(table.gains).toEqual([]);
    expect(table.automa.satellites).toBe(0);
    expect(table.asked).toBeUndefined();
  });
});

describe('the setup', () => {
  test('map, then the human’s faction, then the Automa’s, then mines and boosters', () => {
    const { events, asked } = setUp({ map: 'method-3', rotation: 'last-player' });
    const kinds = asked.filter((ask, i) => ask !== asked[i - 1]);
    expect(kinds).toEqual(['setup.turn', 'setup.faction', 'setup.place', 'setup.booster']);
    const told = events.map(({ do: kind, seat }) => `${kind} ${seat}`);
    const place = (what: string): number => told.indexOf(what);
    expect(place('map null')).toBeLessThan(place('faction 0'));
    expect(place('faction 0')).toBeLessThan(place('automa 1'));
    expect(place('automa 1')).toBeLessThan(place('build 0'));
    expect(place('booster 1')).toBeLessThan(place('booster 0'));
    expect(place('booster 0')).toBeLessThan(place('deck 1'));
  });

  test('human, Automa, Automa, human; then the third mine of Xenos, and the institute of Ivits last', () => {
    const builders = (events: readonly GameEvent[]): (number | null)[] =>
      events.filter(({ do: kind }) => kind === 'build').map(({ seat }) => seat);
    const found = new Set<string>();
    for (let i = 0; found.size < 4; i++) {
      expect(i).toBeLessThan(400);
      const automa = i % 2 === 0 ? 'xenos' : 'itars';
      const { state, events } = setUp({ automa, factions: 'random' }, `order ${i}`);
      const human = playerAt(state, HUMAN).faction!;
      const isIvits = factionRow(human).first === 'institute';
      const third = automa === 'xenos' ? [AUTOMA] : [];
      if (factionRow(human).first === 'three-mines') continue;
      found.add(`${automa} ${isIvits}`);
      expect(builders(events)).toEqual(
        isIvits ? [AUTOMA, AUTOMA, ...third, HUMAN] : [HUMAN, AUTOMA, AUTOMA, HUMAN, ...third],
      );
    }
  });

  test.each(automaFactions)(
    'as %s it begins with the level of its faction card, and nobody shares its colour',
    (automa) => {
      const { state } = setUp({ automa });
      const { research } = factionCard(automa);
      expect(playerAt(state, AUTOMA)).toMatchObject({
        faction: automa,
        research: researchAreas.map((area) => (area === research ? 1 : 0)),
        credits: 0,
        ore: 0,
        one: 0,
      });
      expect(factionRow(playerAt(state, HUMAN).faction!).home).not.toBe(factionRow(automa).home);
    },
  );

  test('a faction at random is of another colour than the human’s (O7)', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { state } = setUp({ factions: 'random' }, `drawn ${i}`);
      const [human, automa] = [playerAt(state, HUMAN).faction!, playerAt(state, AUTOMA).faction!];
      expect(factionRow(human).home).not.toBe(factionRow(automa).home);
      drawn.add(automa);
    }
    expect(drawn.size).toBe(7);
  });

  test('five boosters, two of each federation token but the one for terraforming, the human first', () => {
    const { state } = setUp({});
    expect(state.boosters).toHaveLength(3);
    expect(playerAt(state, AUTOMA).booster).not.toBeNull();
    expect(state.tokens.reduce((sum, each) => sum + each, 0)).toBe(11);
    expect([...state.tokens].sort()).toEqual([1, 2, 2, 2, 2, 2]);
    expect(state.order).toEqual([HUMAN, AUTOMA]);
    expect(gaiaProject.first(state)?.seat).toBe(HUMAN);
    expect(state.advancedTiles).toHaveLength(6);
    expect(state.finalTiles).toHaveLength(2);
  });

  test.each([
    [1, 1],
    [5, 5],
    [14, 4],
  ] as const)('card %i shows booster %i for the first one', (card, slot) => {
    const table = duel();
    table.state.boosters = ['ore-knowledge', 'credits-qic', 'ore-tokens', 'terraform-action', 'range-action'];
    const wanted = table.state.boosters[slot - 1];
    table.run([{ do: 'automa.firstBooster' }], card);
    expect(table.rival.booster).toBe(wanted);
    expect(table.state.boosters).toHaveLength(4);
    expect(table.state.boosters).not.toContain(wanted);
  });

  test('in a first game the human plays Hadsch Hallas and the Automa Taklons, on the printed map', () => {
    const { state } = setUp({ setup: 'first-game', difficulty: 'automalein' });
    expect(state.players.map(({ faction }) => faction)).toEqual(['hadsch-hallas', 'taklons']);
    expect(state.layout).toBe(layoutText(mapForTwo));
    expect(playerAt(state, AUTOMA).vp).toBe(0);
    expect(playerAt(state, HUMAN).vp).toBe(10);
  });

  test('every choice of first mines is told', () => {
    const { events } = setUp({ automa: 'xenos' });
    expect(events.flatMap((event) => readChoice(event) ?? []).map(({ of }) => of)).toEqual(
      Array.from({ length: 3 }, () => 'first-mine'),
    );
  });

  test('other shapes, turn orders and options of the Automa are for other numbers of players', () => {
    expect(gaiaProject.checkSetup({ shape: '01 02 03 04 05 / 06 07 08 09 10' }, 1)).toBeDefined();
    expect(gaiaProject.checkSetup({ turnOrder: 'variable' }, 1)).toBeDefined();
    expect(gaiaProject.checkSetup({ difficulty: 'ultoma' }, 2)).toBeDefined();
    expect(gaiaProject.checkSetup({ automa: 'xenos' }, 3)).toBeDefined();
    expect(
      gaiaProject.checkSetup({ difficulty: 'ultoma', automa: 'xenos', map: 'method-3' }, 1),
    ).toBeUndefined();
  });
});

describe('the cards that nobody sees', () => {
  test.each(['automalein', 'automa'] as const)(
    'on %s are taken for any of those that may lie there, each of them once',
    (difficulty) => {
      const { state } = setUp({ difficulty });
      const { deck, setAside } = automaIn(state);
      const filled = automaIn(
        gaiaProject.fill(gaiaProject.view(state, HUMAN), rngFrom('what may lie there')),
      );
      const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
      expect([filled.deck.length, filled.setAside.length]).toEqual([deck.length, setAside.length]);
      expect(sorted([...filled.deck, ...filled.setAside])).toEqual(sorted([...deck, ...setAside]));
    },
  );
});

describe('Automalein (O1)', () => {
  test('card 2 is not in the game', () => {
    const { state } = setUp({ difficulty: 'automalein' });
    const { deck, setAside } = automaIn(state);
    expect([...deck, ...setAside]).not.toContain(2);
    expect([...deck, ...setAside]).toHaveLength(16);
  });

  test('and yet it may show the first booster: a card at random is one of all seventeen', () => {
    const table = duel({ difficulty: 'automalein' });
    table.state.boosters = ['ore-knowledge', 'credits-qic', 'ore-tokens', 'terraform-action', 'range-action'];
    table.run([{ do: 'automa.firstBooster' }], 2);
    expect(table.told('booster')).toMatchObject([{ what: 'credits-qic', detail: { card: 2 } }]);
  });
});
