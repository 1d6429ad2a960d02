import { languages } from '@orrery/text';
import { afterEach, describe, expect, test } from 'vitest';
import { playThrough, playWhole } from './person.ts';
import { hasPty, Pty } from './pty.ts';

let pty: Pty | undefined;
afterEach(() => pty?.stop());

function sit(seats: string, seed: string, ...more: string[]): Pty {
  pty = new Pty(['play', 'gaia-project', '--seats', seats, '--seed', seed, ...more]);
  return pty;
}

describe.runIf(hasPty)('Gaia Project in a pseudo-terminal', () => {
  test('a person plays against a bot to the end', { timeout: 240_000 }, async () => {
    const game = sit('you,random', 'pty');
    await playWhole(game, 30);
    // Map, research board and faction boards were on the screen, through all six rounds.
    expect(game.output).toContain('Terraforming');
    expect(game.output).toMatch(/Power I \d+ · II \d+ · III \d+/);
    expect(game.output).toContain('Round 6');
  });

  test('so it does with four on a map of their own', { timeout: 240_000 }, async () => {
    const game = sit('you,random,random,random', 'pty four', '--options', 'map=method-3');
    await playWhole(game, 30);
  });

  test.each(languages)('alone against the Automa, in %s', { timeout: 240_000 }, async (language) => {
    const options = 'difficulty=automalein,automa=geodens';
    const game = sit('you', `pty alone ${language}`, '--options', options, '--lang', language);
    await playThrough(game, 20, language);
    // Its cards and why it chose were told, and at the end both scores.
    const told = {
      en: /Of \d+ planets\s+in\s+range\s+\d/,
      pt: /De \d+ planetas\s+no\s+alcance\s+\d/,
      pl: /Spośród \d+ planet\s+w\s+zasięgu\s+\d/,
    };
    expect(game.output).toMatch(told[language]);
    const ended = {
      en: /(The Automa wins|A draw|wins with)/,
      pt: /(O Automa vence|Empate|Vitória de)/,
      pl: /(Wygrywa|Remis)/,
    };
    expect(game.output).toMatch(ended[language]);
    expect(game.output.slice(game.output.lastIndexOf('Automa'))).toMatch(/\d/);
  });
});
