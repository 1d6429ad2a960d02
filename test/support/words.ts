/** The walk over a game's words: whatever it says in random games, on its screen and on its cards, in every language. */

import { readdirSync, readFileSync } from 'node:fs';
import { type Core, canonical, type Message } from '@orrery/kernel';
import type { TerminalTable } from '@orrery/presentation';
import { languages } from '@orrery/text';
import { type Source, unwalkedKeys } from '@orrery/text/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { nameOf, noColours, type Walks } from './walks.ts';

/** The TypeScript below a folder. */
export const sourcesIn = (folder: URL): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));

/** What is printed on a component. */
interface Card {
  readonly name: Message;
  readonly facts: readonly Message[];
  readonly text: readonly Message[];
  /** What catalogs filter by. */
  readonly traits?: readonly { readonly group: Message; readonly value: Message }[];
}

/** What is heard in random games, and printed on the components. */
export interface Said<S extends Core, V extends object> {
  readonly walks: Walks<S, V>;
  /** How many games are walked to hear everything, and their seed. */
  readonly games: number;
  readonly seed: string;
  /** What those games come by: every kind of event, and every question. */
  readonly events: string;
  readonly questions: string;
  cards(): readonly Card[];
}

export interface Words<S extends Core, V extends object> extends Said<S, V> {
  readonly sources: URL;
  readonly terminalTable: TerminalTable<V>;
  /** How many games are looked at on the screen. */
  readonly screens: number;
  /** Everything else that is said, but not in a walk. */
  printed(): readonly Message[];
}

const wordsOn = ({ name, facts, text, traits = [] }: Card): Message[] => [
  name,
  ...facts,
  ...text,
  ...traits.flatMap(({ group, value }) => [group, value]),
];

const sorted = (names: ReadonlySet<string>): string => [...names].sort().join(' ');

/** Everything that a game's screen asks words for. */
function textsOnScreen<S extends Core, V extends object>(words: Words<S, V>): Message[] {
  const { walks, terminalTable, screens } = words;
  const texts: Message[] = [];
  const canvas = {
    words: {
      format: (message: Message) => {
        texts.push(message);
        return message.key;
      },
    },
    terminal: { width: 100, paint: noColours },
    name: nameOf,
  };
  walks.walkGames(screens, 'screens', (moment) => {
    for (const viewer of moment.viewers) terminalTable.draw(walks.viewOf(moment, viewer), canvas);
  });
  return texts;
}

/** Every different message of a walk, for tests of their own. */
export interface Heard {
  readonly said: ReadonlyMap<string, Message>;
  /** The lines of the log among them, and its headings. */
  readonly lines: ReadonlyMap<string, Message>;
  readonly headings: ReadonlyMap<string, Message>;
}

/** Tests that all that is heard has words, and that the log is in sentences under headings. */
export function testSaid<S extends Core, V extends object>(words: Said<S, V>): Heard {
  const { walks, games, seed } = words;
  const { game } = walks.spoken;

  const said = new Map<string, Message>();
  const lines = new Map<string, Message>();
  const headings = new Map<string, Message>();
  const events = new Set<string>();
  const questions = new Set<string>();

  beforeAll(() => {
    walks.walkGames(games, seed, (moment) => {
      for (const message of walks.messagesAt(moment)) said.set(canonical(message), message);
      for (const { text, heading } of walks.told(moment)) {
        said.set(canonical(text), text);
        (heading === undefined ? lines : headings).set(canonical(text), text);
      }
      for (const event of moment.events) events.add(event.do);
      for (const { ask } of game.open(moment.state)) questions.add(ask.do);
    });
  });

  describe('the walk', () => {
    test('meets every kind of event', () => {
      expect(sorted(events)).toBe(words.events);
    });

    test('meets every question', () => {
      expect(sorted(questions)).toBe(words.questions);
    });
  });

  describe.each(languages)('in %s', (language) => {
    const speak = walks.speakerOf(language);

    test('everything that is said in the walk has words, without gaps', () => {
      expect(said.size).toBeGreaterThan(1000);
      for (const message of said.values()) {
        const text = speak(message);
        expect(text).not.toMatch(/[{}«»]|undefined| {2}| [,.;:]/);
        expect(text.trim()).toBe(text);
      }
    });

    test('a line of the log is a sentence, and a heading is none', () => {
      expect(lines.size).toBeGreaterThan(500);
      expect(headings.size).toBeGreaterThan(3);
      for (const line of lines.values()) expect(speak(line)).toMatch(/^\p{Lu}.*\S\.$/u);
      for (const heading of headings.values()) expect(speak(heading)).toMatch(/^[\p{Lu}\d].*[^.]$/u);
    });

    test('every card has a text', () => {
      for (const message of words.cards().flatMap(wordsOn)) expect(speak(message)).toMatch(/\S/);
    });
  });

  return { said, lines, headings };
}

/** The same, and that no words are left that nothing says. */
export function testWords<S extends Core, V extends object>(words: Words<S, V>): void {
  const { walks } = words;
  const { said } = testSaid(words);

  test('every key of the catalogues is said somewhere', () => {
    const everything = [
      ...said.values(),
      ...textsOnScreen(words),
      ...words.cards().flatMap(wordsOn),
      ...words.printed(),
    ];
    expect(unwalkedKeys(walks.spoken.catalogues.en, sourcesIn(words.sources), everything)).toEqual([]);
  });
}
