import { afterEach, describe, expect, test } from 'vitest';
import { playWhole } from './person.ts';
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
});
