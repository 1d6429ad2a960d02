import { agendaOf, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { automaAdvice, automaFactionTexts, automaTurns, decisionCardTexts } from '../../src/advice/index.ts';
import { factionCard } from '../../src/automa/factions.ts';
import { AUTOMA } from '../../src/automa/state.ts';
import { gaiaProject } from '../../src/game.ts';
import type { GaiaState } from '../../src/state.ts';
import { duel } from './support.ts';

/** The game is not over: something is still to be done. */
const goesOn = (state: GaiaState): void => {
  state.agenda = agendaOf({ do: 'turn.next' });
};

describe('what screens are told of the Automa', () => {
  test('its cards, what is known of its deck, and how it stands', () => {
    const table = duel({ research: { economy: 3 } });
    table.automa.known = [1, 2, 4, 5, 7, 13];
    table.turn(7, 4);
    goesOn(table.state);
    const advice = automaAdvice(gaiaProject.view(table.state, 0))!;
    expect(advice).toMatchObject({ seat: AUTOMA, difficulty: 'automa', setAside: 0, satellites: 0 });
    expect(advice.support?.card).toBe(7);
    expect(advice.action).toMatchObject({ card: 4, action: 'mine', vp: 1 });
    expect(advice.deck).toMatchObject({ left: 5, known: [1, 2, 5, 13] });
    expect(advice.deck.unknown).not.toContain(4);
    expect(advice.score.vp).toBe(11);
    const preview = gaiaProject.preview(table.state, 'spectator')!;
    expect(advice.score.total).toBe(preview.rival?.score);
    expect(advice.margin).toBe(preview.standings[0]!.score - preview.rival!.score);
    expect(decisionCardTexts(4)).toHaveLength(3);
    expect(automaFactionTexts(factionCard('xenos'))).toHaveLength(4);
  });

  test('nothing at a table without one', () => {
    expect(automaAdvice(gaiaProject.view(gaiaProject.setup({}, 2, 'people'), 0))).toBeUndefined();
  });

  test('on Alptrauma the score counts what is added at the end', () => {
    const { state } = duel({ difficulty: 'alptrauma', research: { economy: 3 } });
    goesOn(state);
    expect(automaAdvice(state)!.score.extra).toBe(3);
    expect(automaAdvice(state)!.score.total).toBe(gaiaProject.preview(state, 0)!.rival!.score);
  });
});

describe('turns read from events', () => {
  test('cards, candidates in their order, what decided, what came of it', () => {
    const [turn] = automaTurns(duel().turn(4, 13).events, 'Ann');
    expect(turn).toMatchObject({
      support: 4,
      action: 13,
      gains: [{ vp: 2, source: 'faction' }],
      pass: undefined,
      deeds: [
        { choice: { of: 'mine', decidedBy: 'terraforming' }, done: { do: 'build' } },
        { choice: { of: 'cover', decidedBy: 'number' }, done: { do: 'cover' } },
      ],
    });
    expect(turn?.deeds[0]?.why?.key).toBe('gaia.log.weigh.mine');
  });

  test('what could not be done, and what was done instead', () => {
    const nothing = automaTurns(duel({ free: [] }).turn(3, 12).events, 'Ann')[0];
    expect(nothing?.deeds).toEqual([
      { choice: undefined, why: undefined, done: undefined, instead: undefined },
    ]);
    const table = duel({
      faction: 'hadsch-hallas',
      human: 'taklons',
      automa: [[-2, -1, 'planetary-institute']],
      people: [[-2, 5, 'mine']],
    });
    expect(automaTurns(table.turn(4, 13).events, 'Ann')[0]?.deeds).toMatchObject([
      { instead: 'no-upgrade', done: { do: 'build' } },
    ]);
  });

  test('passing, with the card that made it pass', () => {
    const [turn] = automaTurns(duel().turnWith([2, 1, 3], 5, 13).events, 'Ann');
    expect(turn).toMatchObject({ support: 13, action: 2, pass: { why: 'red-lamp', booster: 'ore-tokens' } });
    const [empty] = automaTurns(duel({ round: 6 }).turnWith([], 5, 13).events, 'Ann');
    expect(empty).toMatchObject({ action: undefined, pass: { why: 'deck-empty', booster: undefined } });
  });

  test('in whole games every turn is read, and every choice with it', () => {
    const events: Parameters<typeof automaTurns>[0][number][] = [];
    const game = gaiaProject.with({ emit: (event) => events.push(event) });
    const state = game.setup({ difficulty: 'ultoma' }, 1, 'read');
    const rng = rngFrom('read');
    for (let open = game.first(state); open !== undefined; open = game.first(state))
      game.apply(state, open.seat, game.sample(state, open, rng));
    const turns = automaTurns(events, 'Ann');
    const played = turns.filter(({ pass }) => pass === undefined);
    expect(played).toHaveLength(events.filter(({ do: kind }) => kind === 'cards').length);
    expect(turns.length - played.length).toBe(6);
    const weighed = events.filter(({ do: kind, what }) => kind === 'weigh' && what !== 'first-mine');
    expect(turns.flatMap(({ deeds }) => deeds).filter(({ choice }) => choice !== undefined)).toHaveLength(
      weighed.length,
    );
  });
});
