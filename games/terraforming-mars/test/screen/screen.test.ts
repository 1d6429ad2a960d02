import { below, rngFrom } from '@orrery/kernel';
import { languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { terminalTable } from '../../src/table/terminal.ts';
import { canvasFor, type Moment, viewOf, walkGames } from '../text/walks.ts';
import { positions } from './positions.ts';

/** No-break spaces look like spaces. */
const drawn = (moment: Pick<Moment, 'state'>, viewer: number | 'spectator', width = 120): string[] =>
  terminalTable
    .draw(viewOf(moment, viewer), canvasFor('en', width))
    .map((line) => line.replaceAll('\u00a0', ' '));

const table = positions['two-players']!;

describe('the screen', () => {
  test.each(Object.keys(positions))('%s', async (name) => {
    const lines = drawn(positions[name]!, 0);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(120);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  test('shows a spectator no hand at all', () => {
    expect(drawn(table, 0).join()).toContain('Virus');
    expect(drawn(table, 'spectator').join()).not.toContain('Virus');
    expect(drawn(table, 1).join()).not.toContain('Virus');
  });

  test('no line is wider than the terminal, in any language', () => {
    const rng = rngFrom('screens');
    let lines = 0;
    walkGames(6, 'wide screens', (moment) => {
      if (below(rng, 12) > 0) return;
      for (const language of languages)
        for (const width of [72, 100, 120])
          for (const line of terminalTable.draw(viewOf(moment, 0), canvasFor(language, width))) {
            expect([...line].length).toBeLessThanOrEqual(width);
            lines += 1;
          }
    });
    expect(lines).toBeGreaterThan(1000);
  }, 60_000);
});
