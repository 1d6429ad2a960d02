/** Examples of what is told of a move, and to whom. */
import type { GameEvent, Plain } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { areas, spaceById } from '../../src/data/map.ts';
import { terraformingMars } from '../../src/game.ts';
import type { MarsTask } from '../../src/tasks.ts';
import { answered } from '../../src/testing/advised/advised-position.ts';
import { cardNamed, scenario, type Table } from '../support/scenario.ts';

/** What is told of an answer; where kinds are named, only those. */
function toldOf({ state, open }: Table, choice: object, ...kinds: readonly string[]): GameEvent[] {
  const { events } = answered(state, open, choice);
  return kinds.length === 0 ? [...events] : events.filter((event) => kinds.includes(event.do));
}
const played = (table: Table, card: string, ...kinds: readonly string[]): GameEvent[] =>
  toldOf(table, { pick: { do: 'play', card: cardNamed(card) } }, ...kinds);
const picked = (table: Table, pick: Plain, ...kinds: readonly string[]): GameEvent[] =>
  toldOf(table, { pick }, ...kinds);

const rich = { megacredits: 60 };

describe('the end of a generation tells', () => {
  test('the points of everybody, then all income, then who begins the next one', () => {
    const table = scenario([
      { rating: 22, stock: { energy: 3 }, production: { megacredits: -2, heat: 1, plants: 2 } },
      { passed: true, rating: 25, production: { megacredits: -25 + 20 } },
    ]);
    const income = (seat: number, what: string, amount: number, source = 'production') => ({
      do: 'income',
      seat,
      what,
      amount,
      source,
    });
    expect(picked(table, { do: 'pass' }, 'pass', 'standing', 'income', 'generation')).toEqual([
      { do: 'pass', seat: 0, what: 'pass', amount: 1, source: 'action' },
      { do: 'standing', seat: 0, what: 'points', amount: 22, source: 'generation' },
      { do: 'standing', seat: 1, what: 'points', amount: 25, source: 'generation' },
      income(0, 'heat', 3, 'energy'),
      income(0, 'megacredits', 20),
      income(0, 'plants', 2),
      income(0, 'heat', 1),
      income(1, 'megacredits', 20),
      { do: 'generation', seat: 1, what: 'generation', amount: 4, source: 'generation' },
    ]);
  });

  test('that the game is over, and alone whether it is won', () => {
    const last = (seats: number, around: object) => {
      const others = Array.from({ length: seats - 1 }, () => ({ passed: true }));
      return picked(scenario([{}, ...others], { generation: 14, ...around }), { do: 'pass' }, 'end');
    };
    const done = { temperature: 8, oxygen: 14, oceans: 9 };
    const end = (what: string) => [{ do: 'end', seat: null, what, amount: 14, source: 'generation' }];
    expect(last(1, done)).toEqual(end('won'));
    expect(last(1, { ...done, oxygen: 13 })).toEqual(end('lost'));
    expect(last(2, done)).toEqual(end('game'));
  });

  test('the last conversion of plants', () => {
    const next: MarsTask = { do: 'final.next', turn: 0 };
    const table = scenario([{ corporation: 'ecoline', stock: { plants: 7 } }, {}], { next });
    expect(picked(table, spaceById('G4')!, 'convert', 'lose', 'place', 'raise')).toEqual([
      { do: 'convert', seat: 0, what: 'plants', amount: 7, source: 'final' },
      { do: 'lose', seat: 0, what: 'plants', amount: 7, source: 'board' },
      { do: 'place', seat: 0, what: 'greenery', amount: 1, source: 'board', detail: { area: 'G4' } },
    ]);
  });
});

describe('a card tells', () => {
  test('what it sets off, by which of its triggers, and whose it is', () => {
    const table = scenario([{ stock: rich }, { corporation: 'tharsis-republic', played: ['pets'] }]);
    table.pick({ do: 'project', project: 'city' });
    expect(picked(table, spaceById('G4')!, 'trigger', 'cubes')).toEqual([
      { do: 'trigger', seat: 1, what: 'tharsis-republic', amount: 0, source: 'tile' },
      { do: 'trigger', seat: 1, what: 'pets', amount: 0, source: 'tile' },
      { do: 'cubes', seat: 1, what: 'animal', amount: 1, source: 'pets', detail: { on: 'pets' } },
    ]);
    const own = scenario([{ corporation: 'tharsis-republic', stock: rich }, {}]);
    own.pick({ do: 'project', project: 'city' });
    expect(picked(own, spaceById('G4')!, 'trigger').map(({ amount }) => amount)).toEqual([0, 1]);
  });

  test('everybody what is turned up, and whether it is what is looked for', () => {
    const search = (top: string) => {
      const table = scenario([{ played: ['search-for-life'], stock: rich }, {}], { deck: [top] });
      return picked(table, { do: 'use', card: cardNamed('search-for-life'), way: 0 }, 'reveal', 'cubes');
    };
    const reveal = (what: string, hit: boolean) => ({
      do: 'reveal',
      seat: 0,
      what,
      amount: 1,
      source: 'search-for-life',
      detail: { card: cardNamed(what), hit },
    });
    expect(search('mine')).toEqual([reveal('mine', false)]);
    expect(search('ants')).toEqual([
      reveal('ants', true),
      {
        do: 'cubes',
        seat: 0,
        what: 'science',
        amount: 1,
        source: 'search-for-life',
        detail: { on: 'search-for-life' },
      },
    ]);
  });

  test('its owner alone which cards are kept, and which discarded', () => {
    const table = scenario([{ hand: ['business-contacts'], stock: rich }, {}], {
      deck: ['ants', 'fish', 'mine', 'trees'],
    }).play('business-contacts');
    const picks = ['fish', 'trees'].map(cardNamed);
    expect(toldOf(table, { picks }, 'keep')).toEqual([
      {
        do: 'keep',
        seat: 0,
        what: 'card',
        amount: 2,
        source: 'business-contacts',
        detail: { discarded: 2 },
        private: { cards: picks, discarded: ['ants', 'mine'].map(cardNamed) },
      },
    ]);
  });

  test('its owner alone which card is exchanged for which', () => {
    const university = {
      played: ['mars-university', 'research'],
      hand: ['gene-repair', 'birds'],
      stock: rich,
    };
    const table = scenario([university, {}], { deck: ['ants'] }).play('gene-repair');
    const told = { seat: 0, what: 'card', amount: 1, source: 'mars-university' };
    expect(picked(table, cardNamed('birds'))).toEqual([
      { do: 'discard', ...told, private: { cards: [cardNamed('birds')] } },
      { do: 'draw', ...told, detail: { reason: 'exchange' }, private: { cards: [cardNamed('ants')] } },
    ]);
    expect(picked(table, 'decline')).toEqual([]);
  });

  test('what it takes from whom', () => {
    const raiders = scenario([{ hand: ['hired-raiders'], stock: rich }, { stock: { steel: 5 } }]);
    raiders.play('hired-raiders');
    expect(toldOf(raiders, { amounts: { steel: 2 } })).toEqual([
      { do: 'lose', seat: 1, what: 'steel', amount: 2, source: 'hired-raiders' },
      { do: 'gain', seat: 0, what: 'steel', amount: 2, source: 'hired-raiders' },
    ]);
    const fauna = { played: ['fish', 'birds'], on: { fish: 2, birds: 2 } };
    const virus = scenario([{ hand: ['virus'], stock: rich }, fauna]).play('virus');
    expect(toldOf(virus, { amounts: { fish: 0, birds: 2 } })).toEqual([
      { do: 'cubes', seat: 1, what: 'animal', amount: -2, source: 'virus', detail: { on: 'birds' } },
    ]);
    expect(played(scenario([{ hand: ['mine'], stock: rich }, {}]), 'mine')).toEqual([
      { do: 'play', seat: 0, what: 'mine', amount: 4, source: 'action' },
      { do: 'lose', seat: 0, what: 'megacredits', amount: 4, source: 'mine' },
      { do: 'production', seat: 0, what: 'steel', amount: 1, source: 'mine' },
    ]);
  });
});

test('what changes nothing is not told', () => {
  const full = { temperature: 8, oxygen: 14, oceans: 9 };
  const table = scenario([{ stock: { megacredits: 60, heat: 8 } }, {}], full);
  expect(picked(table, { do: 'heat' }).map((event) => event.do)).toEqual(['convert', 'lose']);
  expect(picked(table, { do: 'project', project: 'aquifer' }).map((event) => event.do)).toEqual([
    'project',
    'lose',
  ]);
});

describe('research tells', () => {
  const deck = ['ants', 'fish', 'mine', 'trees', 'comet', 'birds', 'moss', 'heather'];
  const next = { do: 'generation.start' };

  test('how many cards are bought, and their buyer alone which', () => {
    const table = scenario([{ stock: rich }, {}], { deck, next });
    const picks = ['ants', 'trees'].map(cardNamed);
    expect(toldOf(table, { picks })).toEqual([
      { do: 'buy', seat: 0, what: 'card', amount: 2, source: 'research', private: { cards: picks } },
      { do: 'lose', seat: 0, what: 'megacredits', amount: 6, source: 'board' },
    ]);
  });

  test('how many cards are passed on in a draft, and whoever passes them which', () => {
    const table = scenario([{}, {}], { deck, next, draft: true }).pick(cardNamed('ants'));
    const passed = (seat: number, cards: readonly string[]) => ({
      do: 'passOn',
      seat,
      what: 'card',
      amount: 3,
      source: 'draft',
      private: { cards: cards.map(cardNamed) },
    });
    expect(picked(table, cardNamed('birds'), 'passOn')).toEqual([
      passed(0, ['fish', 'mine', 'trees']),
      passed(1, ['comet', 'moss', 'heather']),
    ]);
  });
});

describe('the beginning tells', () => {
  test('alone, which cards count off the neutral tiles, and where those lie', () => {
    const events: GameEvent[] = [];
    const game = terraformingMars.with({ emit: (event) => events.push(event) });
    const state = game.setup({}, 1, 'told alone');
    const neutral = events.filter((event) => event.source === 'neutral');
    expect(
      neutral.map(({ do: kind, what, seat }) => (kind === 'neutral' ? `${kind} ${what}` : `${kind} ${seat}`)),
    ).toEqual([
      'reveal null',
      'neutral city',
      'reveal null',
      'neutral city',
      'reveal null',
      'neutral greenery',
      'reveal null',
      'neutral greenery',
    ]);
    for (const { do: kind, what, amount, detail } of neutral) {
      expect(amount).toBe(1);
      if (kind === 'reveal') expect(detail).toEqual({ card: cardNamed(what) });
      else {
        const areasWith = areas.filter((_, space) => state.tiles[space] === (what === 'city' ? 3 : 2));
        expect(areasWith.map(({ id }) => ({ area: id }))).toContainEqual(detail);
      }
    }
  });

  test('everybody’s corporation, and with how many cards they begin', () => {
    const events: GameEvent[] = [];
    const game = terraformingMars.with({ emit: (event) => events.push(event) });
    const state = game.setup({ beginner2: true }, 2, 'told together');
    const [corporation = 0] = state.players[0]!.offered;
    const picks = [corporation, ...state.players[0]!.drawn.slice(0, 3)];
    game.apply(state, 0, { question: game.first(state)!.id, picks });
    const told = events.filter((event) => event.do === 'corporation');
    expect(told.sort((a, b) => Number(a.seat) - Number(b.seat))).toMatchObject([
      { seat: 0, amount: 3, source: 'setup' },
      { seat: 1, what: 'beginner-corporation-2', amount: 10, source: 'setup' },
    ]);
    expect(cardNamed(told[0]!.what)).toBe(corporation);
  });
});
