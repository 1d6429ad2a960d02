/** What is public, what a seat knows, and what it may take back. */
import { preview, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type CardId, cardByName } from '../../src/data/cards.ts';
import { raceForTheGalaxy } from '../../src/game.ts';
import { example } from '../support/example.ts';
import { namesOf } from '../support/names.ts';
import { scenario, spareWorlds } from '../support/scenario.ts';

const card = (name: string): CardId => cardByName(name) ?? -1;

describe('what a view shows', () => {
  example('VP chips and the number of cards in a hand are open to all', () => {
    const table = scenario({ ann: { hand: spareWorlds(5), chips: 7 }, bob: {} });
    expect(table.view('bob').players[0]).toMatchObject({ handSize: 5, chips: 7, hand: [] });
  });

  test('a seat sees its own hand and nobody else’s; a spectator sees none', () => {
    const table = scenario({ ann: { hand: ['gem-world'] }, bob: { hand: ['space-port'] } });
    expect(table.view('ann').players.map(({ hand }) => namesOf(hand))).toEqual([['gem-world'], []]);
    const spectator = raceForTheGalaxy.view(table.state, 'spectator');
    expect(spectator.players.map(({ hand }) => hand)).toEqual([[], []]);
  });

  test('cards looked at in Explore are their owner’s secret', () => {
    const table = scenario({ ann: {}, bob: {} }, { deck: ['gem-world', 'space-port'] }).phase('explore');
    expect(namesOf(table.view('ann').players[0]?.drawn ?? [])).toEqual(['gem-world', 'space-port']);
    expect(table.view('bob').players[0]).toMatchObject({ drawn: [], drawnSize: 2 });
  });

  test('the face of a good is unknown to everybody, its owner included', () => {
    const table = scenario({ ann: { tableau: ['gem-world'], goods: ['gem-world'] }, bob: {} });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(raceForTheGalaxy.view(table.state, viewer).players[0]?.goods).toEqual([true]);
  });

  test('the supply and the discards are numbers', () => {
    const table = scenario({ ann: {}, bob: {} }, { discards: ['gem-world', 'space-port'] });
    expect(table.view('ann')).toMatchObject({ deck: 112, discards: 2, seenDiscards: [] });
  });
});

describe('what a seat may remember', () => {
  const paid = () =>
    scenario({ ann: { hand: ['space-marines', 'gem-world', 'space-port', 'comet-zone'] }, bob: {} })
      .phase('develop')
      .answer('ann', 'space-marines')
      .answer('ann', 'gem-world', 'space-port');

  example('discards lie face down: only their owner has seen them', () => {
    const table = paid();
    expect(namesOf(table.view('ann').seenDiscards).sort()).toEqual(['gem-world', 'space-port']);
    expect(table.view('bob').seenDiscards).toEqual([]);
    expect(table.view('bob').discards).toBe(2);
  });

  test('cards not kept in Explore are remembered by who looked at them', () => {
    const table = scenario({ ann: {}, bob: {} }, { deck: ['gem-world', 'space-port'] }).phase('explore');
    table.answer('ann', 'gem-world').answer('bob', table.options('bob')[0] ?? '');
    expect(namesOf(table.view('ann').seenDiscards)).toEqual(['space-port']);
  });

  test('goods that are spent stay unseen', () => {
    const table = scenario({ ann: { tableau: ['prosperous-world'], goods: ['prosperous-world'] }, bob: {} });
    table.phase('consume');
    expect(table.view('ann')).toMatchObject({ discards: 1, seenDiscards: [] });
  });

  test('a card discarded from a tableau was seen by all', () => {
    const table = scenario({
      ann: { tableau: ['new-military-tactics.1'], hand: ['rebel-underground'] },
      bob: {},
    }).phase('settle');
    table.answer('ann', 'rebel-underground');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(raceForTheGalaxy.view(table.state, viewer).seenDiscards).toEqual([
        card('new-military-tactics.1'),
      ]);
  });

  test('a reshuffle ends the memory', () => {
    const table = scenario(
      { ann: { tableau: ['deficit-spending', 'merchant-guild'], hand: ['gem-world'] }, bob: {} },
      { deck: ['comet-zone'], others: 'away' },
    );
    table.phase('consume').answer('ann', 'deficit-spending').answer('ann', 'gem-world');
    expect(table.view('ann').seenDiscards).toEqual([card('gem-world')]);
    table.phase('produce');
    expect(table.view('ann').seenDiscards).toEqual([]);
  });
});

describe('sealed choices', () => {
  test('others see that a choice is in, not what it is, and only its owner may change it', () => {
    const table = scenario({
      ann: { hand: ['space-marines', ...spareWorlds(3)] },
      bob: { hand: spareWorlds(1) },
    });
    table.phase('develop').answer('ann', 'space-marines');
    expect(JSON.stringify(table.view('bob').agenda)).not.toContain(String(card('space-marines.1')));
    expect(JSON.stringify(table.view('ann').agenda)).toContain(`"pick":${card('space-marines.1')}`);
    expect(table.question('ann').answered).toBe(true);
    table.answer('ann', 'pass').answer('bob', 'pass');
    expect(table.tableau('ann')).toEqual([]);
  });

  test('a sealed choice can be taken back until the last one is in', () => {
    const table = scenario({ ann: {}, bob: {} }).newRound().answer('ann', 'produce');
    expect(table.undo('ann')).toBeUndefined();
    expect(table.asked()).toEqual(['ann: round.action', 'bob: round.action']);
    table.answer('ann', 'settle').answer('bob', 'settle');
    expect(table.undo('ann')).toBe('kernel.undo.barrier');
    expect(table.undo('bob')).toBe('kernel.undo.barrier');
  });
});

describe('taking back', () => {
  const building = (tableau: readonly string[]) =>
    scenario({
      ann: { tableau, hand: ['space-marines', 'gem-world', 'space-port', 'comet-zone'] },
      bob: { hand: spareWorlds(1) },
    })
      .phase('develop')
      .answer('ann', 'space-marines')
      .answer('bob', 'pass');

  test('a payment can be taken back and given again', () => {
    const table = building([]).answer('ann', 'gem-world', 'space-port');
    expect(table.undo('ann')).toBeUndefined();
    expect(table.hand('ann')).toEqual(['gem-world', 'space-port', 'comet-zone']);
    expect(table.redo('ann')).toBeUndefined();
    expect(table.hand('ann')).toEqual(['comet-zone']);
    table.undo('ann');
    table.answer('ann', 'space-port', 'comet-zone');
    expect(table.hand('ann')).toEqual(['gem-world']);
  });

  test('a payment that drew a card cannot be taken back', () => {
    const table = building(['public-works']).answer('ann', 'gem-world', 'space-port');
    expect(table.hand('ann')).toHaveLength(2);
    expect(table.undo('ann')).toBe('kernel.undo.barrier');
  });

  test('consuming for VP can be taken back, whatever others did meanwhile', () => {
    const goods = ['gem-world', 'space-port'];
    const table = scenario({
      ann: { tableau: ['prosperous-world', 'public-works', 'expanding-colony', ...goods], goods },
      bob: {
        tableau: ['terraformed-world', 'mining-world', 'comet-zone'],
        goods: ['mining-world', 'comet-zone'],
      },
    }).phase('consume');
    table.answer('ann', 'public-works').answer('bob', 'mining-world').answer('ann', 'gem-world');
    expect([table.chips('ann'), table.chips('bob')]).toEqual([1, 1]);
    expect(table.undo('ann')).toBeUndefined();
    expect([table.chips('ann'), table.chips('bob')]).toEqual([0, 1]);
    expect(table.undo('ann')).toBeUndefined();
    expect(table.options('ann')).toEqual(['prosperous-world', 'public-works', 'expanding-colony']);
    expect(table.chips('bob')).toBe(1);
  });

  test('a good consumed for a card cannot be taken back', () => {
    const goods = ['gem-world', 'space-port'];
    const table = scenario({ ann: { tableau: ['new-vinland', 'new-earth', ...goods], goods }, bob: {} });
    table.phase('consume').answer('ann', 'new-vinland').answer('ann', 'gem-world');
    expect(table.undo('ann')).toBe('kernel.undo.barrier');
  });

  test('a wager cannot be taken back', () => {
    const table = scenario({ ann: { tableau: ['gambling-world'] }, bob: {} })
      .phase('consume')
      .answer('ann', '3');
    expect(table.undo('ann')).toBe('kernel.undo.barrier');
  });
});

describe('trying things out', () => {
  test('a plan shows the payment and stops before the card that it draws', () => {
    const table = scenario({
      ann: { tableau: ['public-works'], hand: ['space-marines', 'gem-world', 'space-port', 'comet-zone'] },
      bob: { hand: spareWorlds(1) },
    }).phase('develop');
    table.answer('ann', 'space-marines').answer('bob', 'pass');
    const { id } = table.question('ann');
    const answer = { question: id, picks: [card('gem-world'), card('space-port')] };
    const shown = preview(raceForTheGalaxy, table.view('ann'), 0, [answer], rngFrom('plan'));
    expect(shown).toMatchObject({ applied: 0, barrier: true });
    expect(namesOf(shown.view.players[0]?.hand ?? [])).toEqual(['comet-zone']);
    expect(table.hand('ann')).toHaveLength(3);
  });

  test('a plan of several powers shows what they bring', () => {
    const goods = ['gem-world', 'space-port', 'spice-world'];
    const table = scenario({
      ann: { tableau: ['prosperous-world', 'galactic-trendsetters', 'public-works', ...goods], goods },
      bob: {},
    }).phase('consume');
    const first = table.fork().answer('ann', 'galactic-trendsetters');
    const power = {
      question: table.question('ann').id,
      pick: { card: card('galactic-trendsetters'), index: 0 },
    };
    const good = { question: first.question('ann').id, picks: [card('gem-world')] };
    const shown = preview(raceForTheGalaxy, table.view('ann'), 0, [power, good], rngFrom('plan'));
    expect(shown).toMatchObject({ applied: 2, barrier: false });
    expect(shown.view.players[0]?.chips).toBe(2);
    expect(table.chips('ann')).toBe(0);
  });

  test('the score can be looked at at any time, and everybody sees the same', () => {
    const table = scenario({
      ann: { start: 'old-earth', tableau: ['galactic-federation'], hand: ['drop-ships'], chips: 4 },
      bob: { start: 'new-sparta' },
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const shown = raceForTheGalaxy.preview(table.state, viewer)?.standings ?? [];
      expect(shown.map(({ seat, score }) => [seat, score])).toEqual([
        [0, 2 + 2 + 4],
        [1, 1],
      ]);
    }
  });
});
