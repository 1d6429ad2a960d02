import { rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { corporationsOf, deckOf, faceOf } from '../../src/data/cards.ts';
import { areas } from '../../src/data/map.ts';
import { terraformingMars } from '../../src/game.ts';
import { placeNeutralTiles } from '../../src/rules/solo.ts';
import { setup } from '../../src/setup.ts';
import { GREENERY, isCity, type MarsState, NOBODY } from '../../src/state.ts';
import type { MarsRun } from '../../src/tasks.ts';
import { cardNamed, scenario } from '../support/scenario.ts';

const options = {
  corporateEra: true,
  draft: false,
  beginner1: false,
  beginner2: false,
  beginner3: false,
  beginner4: false,
  beginner5: false,
};

/** The neutral tiles that four cards lead to, as areas by tile. */
function neutral(...ids: readonly string[]): { cities: string[]; greeneries: string[] } {
  const state: MarsState = setup(options, 1, rngFrom('solo'));
  state.deck = [
    ...deckOf(true).filter((card) => !ids.map(cardNamed).includes(card)),
    ...ids.map(cardNamed).reverse(),
  ];
  const run = { take: (pile: readonly number[]) => pile.length - 1 } as unknown as MarsRun;
  placeNeutralTiles(state, run);
  const having = (test: (code: number) => boolean): string[] =>
    areas.flatMap(({ id }, space) => (test(state.tiles[space] ?? 0) ? [id] : []));
  expect(state.owners).toEqual(areas.map(() => NOBODY));
  expect(state.oxygen).toBe(0);
  expect(state.discards.map((card) => faceOf(card).id).sort()).toEqual([...ids].sort());
  return { cities: having(isCity), greeneries: having((code) => code === GREENERY) };
}

describe('the solo game begins', () => {
  test('with two neutral cities and greeneries, counted off by the costs of four cards', () => {
    // 4: the fourth area where a city may lie from the upper left (A1, A3, B1, B2); 6 from the lower right.
    // Then the second around B2 clockwise from its upper left (A1, B3), and the sixth of five around H5: the first again.
    expect(neutral('mine', 'heather', 'dust-seals', 'rad-suits')).toEqual({
      cities: ['B2', 'H5'],
      greeneries: ['B3', 'G5'],
    });
  });

  test('a card that costs nothing counts as 1', () => {
    expect(neutral('indentured-workers', 'virus', 'sabotage', 'fueled-generators').cities).toEqual([
      'A1',
      'I4',
    ]);
  });

  test('counting goes on from the beginning when it comes to the end', () => {
    const { greeneries } = neutral('mine', 'heather', 'soletta', 'io-mining-industries');
    expect(greeneries).toHaveLength(2);
  });

  test('one greenery serves both cities where it has taken the last area next to the second', () => {
    // D7 is the 21st area for a city, E9 the 23rd from the other end; E8 is the third around D7 and the only one at E9.
    expect(neutral('comet', 'earth-catapult', 'search-for-life', 'virus')).toEqual({
      cities: ['D7', 'E9'],
      greeneries: ['E8'],
    });
  });

  test('at TR 14, without production, with all cards of the Corporate Era and without a draft', () => {
    const state = terraformingMars.setup({ corporateEra: true }, 1, 'alone');
    expect(state.corporateEra).toBe(true);
    expect(state.draft).toBe(false);
    expect(state.players[0]?.rating).toBe(14);
    expect(state.players[0]?.production).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('always with the Corporate Era: to leave it out is refused, and said so', () => {
    expect(terraformingMars.checkSetup({ corporateEra: false }, 1)?.key).toBe('mars.refusal.soloEra');
    expect(() => terraformingMars.setup({ corporateEra: false }, 1, 'alone')).toThrow();
    expect(terraformingMars.checkSetup({ corporateEra: true }, 1)).toBeUndefined();
    expect(terraformingMars.checkSetup({ corporateEra: false }, 2)).toBeUndefined();
  });

  test('Tharsis Republic gets 2 M€ production for the neutral cities, and no M€', () => {
    const state = terraformingMars.setup({}, 1, 'alone');
    const player = state.players[0];
    if (player === undefined) throw new Error('nobody plays');
    const tharsis = cardNamed('tharsis-republic');
    state.box = corporationsOf(true).filter((card) => card !== tharsis);
    player.offered = [tharsis];
    const open = terraformingMars.first(state);
    terraformingMars.apply(state, 0, { question: open?.id ?? 0, picks: [tharsis] });
    expect(player.production[0]).toBe(2);
    expect(player.stock[0]).toBe(40);
  });
});

describe('the solo game ends', () => {
  const last = { generation: 14, next: { do: 'production.phase' } };
  const lost = (table: ReturnType<typeof scenario>) => terraformingMars.outcome(table.state)?.lost?.key;

  test('won when Mars is terraformed by the end of generation 14', () => {
    const table = scenario([{}], { ...last, temperature: 8, oxygen: 14, oceans: 9 });
    expect(table.asked).toBeUndefined();
    expect(lost(table)).toBeUndefined();
  });

  test('lost otherwise, with points all the same, and the last greenery does not raise oxygen', () => {
    const table = scenario([{ stock: { plants: 8 } }], { ...last, temperature: 8, oxygen: 13, oceans: 9 });
    expect(table.asked).toBe('final.greenery');
    table.place('A1');
    expect(table.state.oxygen).toBe(13);
    expect(lost(table)).toBe('mars.score.soloLost');
    expect(terraformingMars.outcome(table.state)?.standings[0]?.score).toBe(21);
  });

  test('not before generation 14, even when Mars is terraformed', () => {
    const table = scenario([{}], { ...last, generation: 9, temperature: 8, oxygen: 14, oceans: 9 });
    expect(table.asked).toBe('research.buy');
  });

  test('without milestones and awards', () => {
    const table = scenario([{ stock: { megacredits: 50 }, rating: 40 }]);
    expect(table.actions).not.toContain('milestone');
    expect(table.actions).not.toContain('award');
  });
});
