import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { playWhole } from './person.ts';
import { hasPty, Pty } from './pty.ts';

const built = existsSync(fileURLToPath(new URL('../dist/main.js', import.meta.url)));

let pty: Pty | undefined;
afterEach(() => pty?.stop());

function sit(args: readonly string[]): Pty {
  pty = new Pty(args);
  return pty;
}

describe.runIf(hasPty)('in a pseudo-terminal', () => {
  test('the program is built', () => expect(built).toBe(true));

  test('a person plays the reference game against a bot to the end', { timeout: 60_000 }, () =>
    playWhole(sit(['play', 'reference', '--seats', 'you,random', '--seed', 'pty']), 10),
  );

  test('a person plays Race for the Galaxy against a bot to the end', { timeout: 120_000 }, () =>
    playWhole(sit(['play', 'race-for-the-galaxy', '--seats', 'you,random', '--seed', 'pty']), 50),
  );

  test('Enter twice is enough to sit at a table', { timeout: 20_000 }, async () => {
    pty = new Pty(['play']);
    expect(await pty.prompt()).toContain('Which game?');
    pty.type('');
    expect(await pty.prompt()).toContain('Who plays?');
    pty.type('');
    expect(await pty.prompt(/> $/)).toContain('── Player 1 ──');
    pty.type('\u0004');
    expect(await pty.end()).toBe(0);
  });

  test('Ctrl-D leaves the game without a fuss', { timeout: 20_000 }, async () => {
    pty = new Pty(['play', 'reference', '--seed', 'pty'], { NO_COLOR: '1' });
    await pty.prompt();
    pty.type('\u0004');
    expect(await pty.end()).toBe(0);
    expect(pty.output).toContain('Goodbye.');
    expect(pty.raw).not.toContain('\u001b[1m');
  });

  test.each([
    ['pl_PL.UTF-8', 'Która gra?', 'Kto gra?', 'Do zobaczenia.'],
    ['pt_BR.UTF-8', 'Qual jogo?', 'Quem joga?', 'Até a próxima.'],
  ])('in the language of the shell: %s', { timeout: 20_000 }, async (LANG, game, players, goodbye) => {
    pty = new Pty(['play'], { LANG });
    expect(await pty.prompt()).toContain(game);
    pty.type('');
    expect(await pty.prompt()).toContain(players);
    pty.type('');
    await pty.prompt(/> $/);
    pty.type('q');
    await pty.prompt(/: $/);
    pty.type('');
    expect(await pty.end()).toBe(0);
    expect(pty.output).toContain(goodbye);
    expect(pty.output).not.toContain('«');
  });
});
