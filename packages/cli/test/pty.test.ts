import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { hasPty, Pty } from './pty.ts';

const built = existsSync(fileURLToPath(new URL('../dist/main.js', import.meta.url)));

let pty: Pty | undefined;
afterEach(() => pty?.stop());

/**
 * What a person types who reads the question and takes something from the list, each time something else. A
 * question that is asked again was answered badly, so another answer is tried, and the proposal where there is one.
 */
class Person {
  #question = '';
  #tries = 0;
  #turns = 0;

  answer(screen: string): string {
    const isNew = /^ +\d+ {2}/m.test(screen);
    this.#tries = isNew ? 0 : this.#tries + 1;
    if (isNew) this.#question = screen.slice(screen.lastIndexOf('──'));
    this.#turns += 1;
    return this.#choose(this.#question, this.#turns + this.#tries);
  }

  #choose(question: string, turn: number): string {
    if (/The total must be|Enter: the only choice/.test(question)) return '';
    if (this.#tries > 1 && /^ +p1 {2}/m.test(question)) return 'p1';
    const list = question.slice(question.search(/^\S.*[?.]$\n(?:\S.*\n)* +1 {2}/m));
    const numbers = [...list.matchAll(/^ +(\d+) {2}(?!✗)/gm)].map(([, number]) => Number(number));
    const [, least] = /^Choose (\d+)(?: to \d+)?\./m.exec(question) ?? [];
    const count = least === undefined ? 1 : Number(least);
    if (count === 0) return '';
    return Array.from({ length: count }, (_, i) => numbers[(turn + i) % numbers.length]).join(' ');
  }
}

/** Plays to the end; gives the number of lines typed. */
async function playOn(game: Pty): Promise<number> {
  const person = new Person();
  for (let typed = 0; ; typed++) {
    const screen = await game.prompt();
    if (screen === undefined || screen.includes('Save the record')) return typed;
    if (typed > 2000) throw new Error(`no end in sight:\n${game.output.slice(-3000)}`);
    game.type(person.answer(screen));
  }
}

const wide = (text: string): string[] => text.split('\n').filter((line) => [...line].length > 100);

/** A whole game against a bot with typed answers, and how it must end. */
async function playWhole(args: readonly string[], leastTyped: number): Promise<void> {
  pty = new Pty(args);
  const typed = await playOn(pty);
  pty.type('');
  expect(await pty.end()).toBe(0);
  expect(typed).toBeGreaterThan(leastTyped);
  expect(pty.output).toContain('The game is over');
  expect(pty.output).toMatch(/wins with \d+ points?|share the victory/);
  expect(pty.output).toMatch(/1st(, shared)? +\S.* \d+ points?/);
  expect(pty.output).toMatch(/Total +\d+ +\d+/);
  expect(pty.output).not.toContain('«');
  expect(wide(pty.output)).toEqual([]);
  // At a terminal there are colours.
  expect(pty.raw).toContain('\u001b[1m');
}

describe.runIf(hasPty)('in a pseudo-terminal', () => {
  test('the program is built', () => expect(built).toBe(true));

  test('a person plays the reference game against a bot to the end', { timeout: 60_000 }, () =>
    playWhole(['play', 'reference', '--seats', 'you,random', '--seed', 'pty'], 10),
  );

  test('a person plays Race for the Galaxy against a bot to the end', { timeout: 120_000 }, () =>
    playWhole(['play', 'race-for-the-galaxy', '--seats', 'you,random', '--seed', 'pty'], 50),
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
