/** A person at a terminal, who plays whole games by what the screen says. */
import { expect } from 'vitest';
import type { Pty } from './pty.ts';

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
export async function playWhole(pty: Pty, leastTyped: number): Promise<void> {
  const typed = await playOn(pty);
  pty.type('');
  expect(await pty.end()).toBe(0);
  expect(typed).toBeGreaterThan(leastTyped);
  expect(pty.output).toContain('The game is over');
  expect(pty.output).toMatch(/wins with \d+ points?|share the victory|the game is lost/);
  expect(pty.output).toMatch(/1st(, shared)? +\S.* \d+ points?/);
  expect(pty.output).toMatch(/Total +\d+/);
  expect(pty.output).not.toContain('«');
  expect(wide(pty.output)).toEqual([]);
  // At a terminal there are colours.
  expect(pty.raw).toContain('\u001b[1m');
}
