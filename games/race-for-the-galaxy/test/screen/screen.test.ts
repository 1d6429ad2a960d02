import { below, rngFrom } from '@orrery/kernel';
import { languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { paintedBy } from '../../../../test/support/walks.ts';
import { terminalTable } from '../../src/table/terminal.ts';
import { scenario, spareWorlds } from '../support/scenario.ts';
import { canvasFor, type Moment, viewOf, walkGames } from '../text/walks.ts';

/** No-break spaces look like spaces. */
const drawn = (moment: Pick<Moment, 'state'>, viewer: number | 'spectator', width = 100): string[] =>
  terminalTable
    .draw(viewOf(moment, viewer), canvasFor('en', width))
    .map((line) => line.replaceAll('\u00a0', ' '));

describe('the screen', () => {
  test('shows round, phases, supplies, tableaus with goods, and the own hand', () => {
    const table = scenario(
      {
        ann: {
          start: 'alpha-centauri',
          tableau: ['space-marines', 'space-port'],
          goods: ['alpha-centauri'],
          hand: ['gem-world', 'galactic-federation'],
          chips: 3,
          chosen: ['develop'],
        },
        bob: { start: 'new-sparta', hand: spareWorlds(1), chosen: ['consume-trade'] },
      },
      { round: 4, pool: 21 },
    ).phase('develop');
    expect(drawn(table, 0)).toEqual([
      'Round 4  [II Develop]  IV Consume',
      'VP pool 21 · supply 106 · discard pile 0',
      '',
      '▸ Ann  [Develop]  5 VP (3 in chips) · Military 2 · 2 cards in hand · tableau 3/12',
      '  Alpha Centauri ●R · Space Marines · Space Port ○N',
      '',
      'Bob  [Consume: Trade]  1 VP (0 in chips) · Military 2 · 1 card in hand · tableau 1/12',
      '  New Sparta',
      '',
      '● a good, ○ none · N Novelty goods · R Rare elements',
      '',
      'Your hand: 2 cards',
      '  Gem World            cost 2  1 VP  Production world: Novelty goods · Produce: produce a good on',
      '                                     this world; if you do, draw 1 card.',
      '  Galactic Federation  cost 6  ? VP  Develop: pay 2 less for a development. · End of the game: 2 VP',
      '                                     for each 6-cost development, this one included. 1 VP for each',
      '                                     other development.',
    ]);
  });

  test('shows a spectator no hand at all', () => {
    const table = scenario({
      ann: { start: 'old-earth', hand: ['gem-world'] },
      bob: { start: 'new-sparta', hand: ['rebel-base'] },
    }).newRound();
    const text = drawn(table, 'spectator').join('\n');
    expect(text).not.toMatch(/Gem World|Rebel Base|hand:/);
    expect(text).toMatch(/1 card in hand/);
  });

  test('shows whoever explores the cards to choose from', () => {
    const table = scenario(
      { ann: { start: 'old-earth' }, bob: { start: 'new-sparta' } },
      { deck: ['gem-world', 'rebel-base', 'spice-world', 'comet-zone'] },
    ).phase('explore');
    const lines = drawn(table, 0);
    expect(lines.slice(lines.indexOf('2 cards to choose from'))).toEqual([
      '2 cards to choose from',
      '  Gem World   cost 2  1 VP  Production world: Novelty goods · Produce: produce a good on this world;',
      '                            if you do, draw 1 card.',
      '  Rebel Base  def. 6  6 VP',
    ]);
    expect(drawn(table, 1).join('\n')).not.toContain('Gem World');
  });

  test('puts the words of a card under its name where there is little room', () => {
    const table = scenario({ ann: { hand: ['gem-world'] }, bob: {} }).newRound();
    const lines = drawn(table, 0, 50);
    expect(lines.slice(lines.indexOf('Your hand: 1 card') + 1)).toEqual([
      '  Gem World  cost 2  1 VP',
      '    Production world: Novelty goods · Produce:',
      '    produce a good on this world; if you do, draw',
      '    1 card.',
    ]);
  });

  test.each(languages)('never draws a line that is too wide, in %s', (language) => {
    const canvases = [100, 80, 40].map((width) => canvasFor(language, width));
    const rng = rngFrom('positions');
    const wrong: string[] = [];
    let drawn = 0;
    walkGames(8, 'wide', (moment) => {
      if (below(rng, 8) > 0) return;
      for (const viewer of moment.viewers)
        for (const canvas of canvases)
          for (const line of terminalTable.draw(viewOf(moment, viewer), canvas)) {
            drawn += 1;
            if ([...line].length > canvas.terminal.width || line !== line.trimEnd()) wrong.push(line);
          }
    });
    expect(wrong).toEqual([]);
    expect(drawn).toBeGreaterThan(1000);
  });

  test('puts colours on without changing a word', () => {
    const marked = (text: string): string => `‹${text}›`;
    const paint = paintedBy(marked);
    walkGames(1, 'colours', (moment) => {
      const canvas = canvasFor('en', 100);
      const plain = terminalTable.draw(viewOf(moment, 0), canvas);
      const coloured = terminalTable.draw(viewOf(moment, 0), { ...canvas, terminal: { width: 100, paint } });
      expect(coloured.map((line) => line.replace(/[‹›]/g, ''))).toEqual(plain);
    });
  });
});
