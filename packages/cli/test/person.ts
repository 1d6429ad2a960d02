/** A person at a terminal, who plays whole games by what the screen says. */
import type { Language } from '@orrery/text';
import { expect } from 'vitest';
import en from '../src/text/en.json' with { type: 'json' };
import pl from '../src/text/pl.json' with { type: 'json' };
import pt from '../src/text/pt.json' with { type: 'json' };
import type { Pty } from './pty.ts';

/** What a person looks for on the screen, in the words of a language. */
class Phrases {
  readonly proposed: RegExp;
  readonly choose: RegExp;
  readonly save: string;
  readonly over: string;
  readonly total: RegExp;

  constructor(language: Language) {
    const texts = { en, pt, pl }[language];
    const until = (text: string, mark: string): string => text.slice(0, text.indexOf(mark)).trimEnd();
    const total = [texts['cli.ask.total'], texts['cli.ask.totalRange']].map((text) => until(text, '{'));
    this.proposed = new RegExp([...total, texts['cli.ask.enterOnly']].join('|'));
    const choose = [texts['cli.ask.between'], texts['cli.ask.exactly']].map((text) => until(text, '{'));
    this.choose = new RegExp(`^(?:${choose.join('|')}) (\\d+).*\\.`, 'm');
    this.save = until(texts['cli.play.savePrompt'], '?');
    this.over = texts['cli.end.title'];
    this.total = new RegExp(`${texts['cli.end.total']} +\\d+`);
  }
}

/**
 * What a person types who reads the question and takes something from the list, each time something else. A
 * question that is asked again was answered badly, so another answer is tried, and the proposal where there is one.
 */
class Person {
  readonly #phrases: Phrases;
  #question = '';
  #tries = 0;
  #turns = 0;

  constructor(phrases: Phrases) {
    this.#phrases = phrases;
  }

  answer(screen: string): string {
    const isNew = /^ +\d+ {2}/m.test(screen);
    this.#tries = isNew ? 0 : this.#tries + 1;
    if (isNew) this.#question = screen.slice(screen.lastIndexOf('──'));
    this.#turns += 1;
    return this.#choose(this.#question, this.#turns + this.#tries);
  }

  #choose(question: string, turn: number): string {
    if (this.#phrases.proposed.test(question)) return '';
    if (this.#tries > 1 && /^ +p1 {2}/m.test(question)) return 'p1';
    const list = question.slice(question.search(/^\S.*[?.]$\n(?:\S.*\n)* +1 {2}/m));
    const numbers = [...list.matchAll(/^ +(\d+) {2}(?!✗)/gm)].map(([, number]) => Number(number));
    const [, least] = this.#phrases.choose.exec(question) ?? [];
    const count = least === undefined ? 1 : Number(least);
    if (count === 0) return '';
    return Array.from({ length: count }, (_, i) => numbers[(turn + i) % numbers.length]).join(' ');
  }
}

/** Plays to the end; gives the number of lines typed. */
async function playOn(game: Pty, phrases: Phrases): Promise<number> {
  const person = new Person(phrases);
  for (let typed = 0; ; typed++) {
    const screen = await game.prompt();
    if (screen === undefined || screen.includes(phrases.save)) return typed;
    if (typed > 2000) throw new Error(`no end in sight:\n${game.output.slice(-3000)}`);
    game.type(person.answer(screen));
  }
}

const wide = (text: string): string[] => text.split('\n').filter((line) => [...line].length > 100);

/** A whole game with typed answers in any language, and how it must end. */
export async function playThrough(pty: Pty, leastTyped: number, language: Language = 'en'): Promise<void> {
  const phrases = new Phrases(language);
  const typed = await playOn(pty, phrases);
  pty.type('');
  expect(await pty.end()).toBe(0);
  expect(typed).toBeGreaterThan(leastTyped);
  expect(pty.output).toContain(phrases.over);
  expect(pty.output).toMatch(phrases.total);
  expect(pty.output).not.toContain('«');
  expect(wide(pty.output)).toEqual([]);
  // At a terminal there are colours.
  expect(pty.raw).toContain('\u001b[1m');
}

/** A whole game in English, and what is told at its end. */
export async function playWhole(pty: Pty, leastTyped: number): Promise<void> {
  await playThrough(pty, leastTyped);
  expect(pty.output).toMatch(/wins with \d+ points?|share the victory|the game is lost/);
  expect(pty.output).toMatch(/1st(, shared)? +\S.* \d+ points?/);
}
