import { describe, expect, test } from 'vitest';
import { corporationsOf, faceOf } from '../../src/data/cards.ts';
import { terraformingMars } from '../../src/game.ts';
import { cardNamed } from '../support/scenario.ts';

describe('setup', () => {
  test('deals two corporations and ten cards, to be chosen in secret', () => {
    const state = terraformingMars.setup({}, 3, 'setup');
    expect(terraformingMars.open(state)).toHaveLength(3);
    expect(state.players.map(({ offered, drawn }) => [offered.length, drawn.length])).toEqual([
      [2, 10],
      [2, 10],
      [2, 10],
    ]);
    expect(terraformingMars.view(state, 0).players[1]).toMatchObject({
      offered: [],
      drawn: [],
      drawnSize: 10,
    });
  });

  test('the standard game starts with one production of everything, without the Corporate Era', () => {
    const state = terraformingMars.setup({ corporateEra: false }, 2, 'setup');
    expect(state.players[0]?.production).toEqual([1, 1, 1, 1, 1, 1]);
    const all = [...state.deck, ...state.players.flatMap(({ drawn, offered }) => [...drawn, ...offered])];
    // Two corporations for each.
    expect(all).toHaveLength(137 + 4);
    expect(all.filter((card) => faceOf(card).deck !== 'base')).toEqual([]);
  });

  test('deals the same to the same seed, however often', () => {
    const deal = () => terraformingMars.setup({ draft: true }, 3, 'again');
    expect(deal()).toEqual(deal());
    expect(deal().deck).not.toEqual(terraformingMars.setup({ draft: true }, 3, 'another').deck);
  });

  test('leaves the corporations of nobody in the box, where their order tells nothing', () => {
    const state = terraformingMars.setup({}, 3, 'setup');
    const offered = state.players.flatMap((player) => player.offered);
    const rest = corporationsOf(true).filter((card) => !offered.includes(card));
    expect(state.box).toEqual([...rest].sort((a, b) => a - b));
    expect(state.box).toHaveLength(12 - 6);
  });

  test('asks for a corporation and up to ten cards, and proposes each corporation alone', () => {
    const state = terraformingMars.setup({}, 2, 'setup');
    const { offered, drawn } = state.players[0]!;
    const question = terraformingMars.question(state, 0)!;
    expect(question).toMatchObject({
      shape: 'some-of',
      ordered: false,
      min: 1,
      max: 11,
      text: { key: 'mars.question.setup.choose', args: { price: 3 } },
      proposals: offered.map((card) => [card]),
    });
    const items = question.shape === 'some-of' ? question.items : [];
    expect(items.map(({ value }) => value)).toEqual([...offered, ...drawn]);
    expect(items.map(({ target }) => target)).toEqual([...offered, ...drawn].map((card) => ({ card })));
  });

  test('what is chosen comes into the hand and is paid for; the rest is discarded', () => {
    const state = terraformingMars.setup({}, 1, 'setup');
    const player = state.players[0]!;
    player.offered = ['mining-guild', 'thorgate'].map(cardNamed);
    const kept = player.drawn.slice(2, 5);
    const rest = player.drawn.filter((card) => !kept.includes(card));
    terraformingMars.apply(state, 0, {
      question: terraformingMars.first(state)!.id,
      picks: [cardNamed('mining-guild'), ...kept],
    });
    expect([player.hand, player.drawn, player.offered]).toEqual([kept, [], [cardNamed('thorgate')]]);
    expect(player.stock).toEqual([30 - 9, 5, 0, 0, 0, 0]);
    expect(player.production).toEqual([0, 1, 0, 0, 0, 0]);
    // The two icons of its own count as buildings.
    expect([player.corporation, player.tags[0]]).toEqual([cardNamed('mining-guild'), 2]);
    for (const card of rest) expect(state.discards).toContain(card);
    expect(player.firstAction).toBe(false);
  });

  test('Saturn Systems get 1 M€ production for their own Jovian icon; Inventrix begin with an action', () => {
    const begun = (corporation: string) => {
      const state = terraformingMars.setup({}, 1, 'setup');
      state.players[0]!.offered = [cardNamed(corporation)];
      const question = terraformingMars.first(state)!.id;
      terraformingMars.apply(state, 0, { question, picks: [cardNamed(corporation)] });
      return state.players[0]!;
    };
    expect(begun('saturn-systems').production).toEqual([1, 0, 1, 0, 0, 0]);
    expect(begun('inventrix').firstAction).toBe(true);
    expect(begun('helion').production).toEqual([0, 0, 0, 0, 0, 3]);
  });

  test('exactly one corporation, and no more cards than it can pay for', () => {
    const state = terraformingMars.setup({}, 2, 'setup');
    const player = state.players[0];
    const open = terraformingMars.openFor(state, 0);
    if (player === undefined || open === undefined) throw new Error('nobody is asked');
    player.offered = [cardNamed('phobolog'), cardNamed('credicor')];
    const refusal = (...picks: readonly number[]) =>
      terraformingMars.check(state, 0, { question: open.id, picks })?.key;
    expect(refusal(...player.offered)).toBe('mars.refusal.oneCorporation');
    expect(refusal(...player.drawn)).toBe('mars.refusal.oneCorporation');
    // PhoboLog has 23 M€: seven cards.
    expect(refusal(cardNamed('phobolog'), ...player.drawn.slice(0, 8))).toBe('mars.refusal.tooExpensive');
    expect(refusal(cardNamed('phobolog'), ...player.drawn.slice(0, 7))).toBeUndefined();
    expect(refusal(cardNamed('credicor'), ...player.drawn)).toBeUndefined();
  });

  test('beginners get 42 M€ and ten cards for nothing, beside others who choose', () => {
    const state = terraformingMars.setup({ beginner2: true }, 2, 'setup');
    expect(terraformingMars.open(state).map(({ seat }) => seat)).toEqual([0]);
    const open = terraformingMars.first(state);
    const [corporation = 0] = state.players[0]?.offered ?? [];
    terraformingMars.apply(state, 0, { question: open?.id ?? 0, picks: [corporation] });
    expect(state.players[1]?.hand).toHaveLength(10);
    expect(state.players[1]?.stock[0]).toBe(42);
    expect(state.generation).toBe(1);
  });

  test('without the Corporate Era what a corporation produces is added to one of everything', () => {
    const state = terraformingMars.setup({ corporateEra: false, beginner2: true }, 2, 'setup');
    const player = state.players[0]!;
    player.offered = [cardNamed('ecoline')];
    const question = terraformingMars.first(state)!.id;
    terraformingMars.apply(state, 0, { question, picks: [cardNamed('ecoline')] });
    expect(state.players.map(({ production }) => production)).toEqual([
      [1, 1, 1, 3, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ]);
  });

  test('beginners look at their ten cards while the others still choose; nobody else sees them', () => {
    const state = terraformingMars.setup({ beginner2: true }, 3, 'setup');
    expect(
      terraformingMars
        .open(state)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 2]);
    expect(terraformingMars.view(state, 1).players[1]?.hand).toHaveLength(10);
    const seen = terraformingMars.view(state, 0).players[1];
    expect([seen?.hand, seen?.handSize]).toEqual([[], 10]);
  });

  test('options that do not fit the number of players are refused', () => {
    expect(terraformingMars.checkSetup({ beginner3: true }, 2)?.key).toBe('kernel.options.seats');
    expect(terraformingMars.checkSetup({ draft: true }, 1)?.key).toBe('kernel.options.seats');
    expect(
      terraformingMars.checkSetup({ corporateEra: false, draft: true, beginner1: true }, 5),
    ).toBeUndefined();
  });
});
