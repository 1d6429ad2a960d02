/** Tests of the table in panels, which clients without a board of their own show. */

import {
  type Core,
  type CoreView,
  type Message,
  msg,
  type Option,
  type Question,
  type Viewer,
} from '@orrery/kernel';
import type { Panels, PanelText } from '@orrery/presentation';
import { languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { nameOf, type Walks } from './walks.ts';

export interface PanelTable<S extends Core, V extends object> {
  readonly walks: Walks<S, V>;
  /** How many games are played, one of each setup in turn, and one moment in how many is looked at. */
  readonly games: number;
  readonly every: number;
  panels(view: V & CoreView, name: (seat: number) => string): Panels;
  /** The heading over an option. */
  groupOf(view: V & CoreView, question: Question, option: Option): Message | undefined;
}

/** What a game's own tests look at its panels with. */
export interface PanelWalks<S> {
  /** Some moments of random games: the first and the last of each among them. */
  moments(visit: (state: S) => void): void;
  panelsOf(state: S, viewer: Viewer): Panels;
}

/** Every text in there, at any depth. */
export function textsIn(value: unknown): Message[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if ('key' in value && typeof value.key === 'string')
    return [msg(value.key, 'args' in value ? argsIn(value.args) : undefined)];
  return Object.values(value).flatMap(textsIn);
}

function argsIn(args: unknown): Message['args'] {
  const found: Record<string, PanelText> = {};
  for (const [name, value] of Object.entries(args ?? {}))
    found[name] = typeof value === 'object' ? textsIn(value)[0]! : value;
  return found;
}

export function testPanels<S extends Core, V extends object>(table: PanelTable<S, V>): PanelWalks<S> {
  const { walks, games, every, panels, groupOf } = table;
  const { game } = walks.spoken;
  const panelsOf = (state: S, viewer: Viewer): Panels => panels(game.view(state, viewer), nameOf);
  const moments = (visit: (state: S) => void): void =>
    walks.walkGames(games, 'panels', ({ state, answers }) => {
      if (answers % every === 0 || game.first(state) === undefined) visit(state);
    });

  describe('the table in panels', () => {
    test('every text has words in every language', () => {
      const speakers = languages.map(walks.speakerOf);
      const told = new Set<string>();
      moments((state) => {
        const texts = textsIn(panelsOf(state, 0));
        expect(texts.length).toBeGreaterThan(50);
        for (const text of texts) {
          const known = JSON.stringify(text);
          if (told.has(known)) continue;
          told.add(known);
          for (const speak of speakers) expect(speak(text)).not.toMatch(/undefined|NaN|«/);
        }
      });
    });
  });

  describe('a turn', () => {
    test('puts every option under a heading, and offers nothing that it calls unavailable', () => {
      moments((state) => {
        const question = game.questions(state).find((each) => each.name === 'turn.action');
        if (question?.shape !== 'one-of') return;
        const view = game.view(state, question.seat);
        const closed = game.unavailable(state, question.seat);
        for (const option of [...question.options, ...closed])
          expect(groupOf(view, question, option)).toBeDefined();
        for (const { value } of closed)
          expect(game.check(state, question.seat, { question: question.id, pick: value })).toBeDefined();
      });
    });
  });

  return { moments, panelsOf };
}
