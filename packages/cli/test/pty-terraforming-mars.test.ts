import { afterEach, describe, expect, test } from 'vitest';
import { playWhole } from './person.ts';
import { hasPty, Pty } from './pty.ts';

let pty: Pty | undefined;
afterEach(() => pty?.stop());

function sit(seats: string, seed: string): Pty {
  pty = new Pty(['play', 'terraforming-mars', '--seats', seats, '--seed', seed]);
  return pty;
}

describe.runIf(hasPty)('Terraforming Mars in a pseudo-terminal', () => {
  test('a person plays against a bot to the end', { timeout: 240_000 }, () =>
    playWhole(sit('you,random', 'pty'), 100),
  );

  test('a person plays alone to the end, and is told how it ended', { timeout: 240_000 }, async () => {
    const alone = sit('you', 'alone');
    await playWhole(alone, 50);
    expect(alone.output).toMatch(/Mars is terraformed|not terraformed|Solo/i);
  });
});
