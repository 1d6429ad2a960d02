/** The Automa as screens show it: its levels, its cards, and what its turns are read from. */
import type { GameEvent } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { automaAdvice, automaTurns, difficultyIds } from '../../src/advice/index.ts';
import { AUTOMA, HUMAN } from '../../src/automa/state.ts';
import { gaiaProject } from '../../src/game.ts';
import { playerAt } from '../../src/state.ts';
import { duel } from './support.ts';

describe('what is told of the Automa', () => {
  test('its five levels, from the weakest to the strongest', () => {
    expect(difficultyIds).toEqual(['automalein', 'automa', 'automaechtig', 'ultoma', 'alptrauma']);
  });

  test('its faction card, as soon as it has a faction', () => {
    const state = gaiaProject.setup({ difficulty: 'automa' }, 1, 'before factions');
    expect(playerAt(state, AUTOMA).faction).toBeNull();
    expect(automaAdvice(gaiaProject.view(state, HUMAN))?.faction).toBeUndefined();
    expect(automaAdvice(duel({ faction: 'xenos' }).state)?.faction).toMatchObject({
      faction: 'xenos',
      covers: 2,
    });
  });

  test('no card lies open before its first turn', () => {
    const table = duel();
    expect(automaAdvice(table.state)).toMatchObject({ support: undefined, action: undefined, discards: [] });
  });

  test('the support card of the last turn goes to the discards, and the action card becomes support', () => {
    const table = duel().turnWith([13, 1, 2, 3, 4, 5], 7, 8);
    const said = automaAdvice(table.state);
    expect([said?.support?.card, said?.action?.card, said?.discards]).toEqual([8, 13, [7]]);
    expect(said?.deck.left).toBe(5);
  });

  test('how far the human is ahead, or behind', () => {
    const { state } = duel({ finalTiles: ['structures', 'satellites'] });
    Object.assign(playerAt(state, HUMAN), { vp: 31, credits: 0, ore: 0, knowledge: 0 });
    Object.assign(playerAt(state, AUTOMA), { vp: 20 });
    // Two mines each: the races are even, and nobody has reached a level that scores.
    expect(automaAdvice(state)?.margin).toBe(11);
    playerAt(state, AUTOMA).vp = 40;
    expect(automaAdvice(state)?.margin).toBe(-9);
  });
});

describe('turns read from events', () => {
  test('what the human does meanwhile belongs to no turn of the Automa', () => {
    const { events } = duel().turn(4, 13);
    const human: GameEvent[] = events.map((event) => ({ ...event, seat: HUMAN }));
    expect(automaTurns(human, 'Ann')).toEqual([]);
    expect(automaTurns([...human, ...events, ...human], 'Ann')).toEqual(automaTurns(events, 'Ann'));
  });

  test('what it did before its first card is no turn', () => {
    const { events } = duel().turn(4, 13);
    const begins = events.findIndex(({ do: kind }) => kind === 'cards');
    const rest = events.slice(begins + 1);
    expect(automaTurns(rest, 'Ann')).toEqual([]);
    expect(automaTurns([...rest, ...events], 'Ann')).toEqual(automaTurns(events, 'Ann'));
  });

  test('events that name no cards, or no reason to pass, begin no turn', () => {
    const told = { seat: AUTOMA, what: 'none', amount: 1, source: 'automa' };
    const broken: GameEvent[] = [
      { ...told, do: 'cards' },
      { ...told, do: 'cards', detail: { support: 4 } },
      { ...told, do: 'cards', detail: { action: 13 } },
      { ...told, do: 'pass', detail: { support: 4, drawn: 0 } },
      { ...told, do: 'build', detail: { support: 4, action: 13, why: 'red-lamp' } },
    ];
    expect(automaTurns(broken, 'Ann')).toEqual([]);
  });

  test('several turns follow one another, each with its own deeds and gains', () => {
    const first = duel().turn(4, 13).events;
    const second = duel().turnWith([2, 1, 3], 5, 13).events;
    const both = automaTurns([...first, ...second], 'Ann');
    expect(both).toEqual([...automaTurns(first, 'Ann'), ...automaTurns(second, 'Ann')]);
    expect(both.map(({ deeds, pass }) => [deeds.length, pass?.why])).toEqual([
      [2, undefined],
      [0, 'red-lamp'],
    ]);
  });

  test('a sentence says why for what was chosen, and none for what needed no choice', () => {
    const [turn] = automaTurns(duel().turn(4, 13).events, 'Ann');
    for (const { choice, why, done, instead } of turn?.deeds ?? []) {
      expect(why !== undefined).toBe(choice !== undefined);
      expect(done).toBeDefined();
      expect(instead).toBeUndefined();
    }
    expect(turn?.deeds).toHaveLength(2);
  });
});
