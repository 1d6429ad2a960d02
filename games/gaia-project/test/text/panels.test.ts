import { type Message, type Panels, type PanelText, rngFrom, type Viewer } from '@orrery/kernel';
import { createFormatter, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { catalogues, type GaiaState, gaiaProject, groupOf, panels } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';

const names = ['Ann', 'Bob', 'Cyd', 'Dan'];
const name = (seat: number): string => names[seat] ?? '?';
const panelsOf = (state: GaiaState, viewer: Viewer): Panels => panels(gaiaProject.view(state, viewer), name);

/** Every text in there, at any depth. */
function textsIn(value: unknown): PanelText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if ('key' in value && typeof value.key === 'string') return [value as Message];
  return Object.values(value).flatMap(textsIn);
}

/** Some moments of random games of every setup. */
function moments(visit: (state: GaiaState) => void): void {
  testing.setups.forEach(({ options, seats }, i) => {
    const state = gaiaProject.setup(options, seats, `panels ${i}`);
    const rng = rngFrom(`panels ${i}`);
    for (let answers = 0; ; answers++) {
      if (answers % 17 === 0) visit(state);
      const open = gaiaProject.first(state);
      if (open === undefined) break;
      gaiaProject.apply(state, open.seat, gaiaProject.sample(state, open, rng));
    }
    visit(state);
  });
}

describe('the table in panels', () => {
  test('every text has words in every language', () => {
    const speakers = languages.map((language) =>
      createFormatter(language, [catalogues[language]], {
        onMissing: (key, why) => {
          throw new Error(`${language}: ${key}: ${why}`);
        },
      }),
    );
    const told = new Set<string>();
    moments((state) => {
      const texts = textsIn(panelsOf(state, 0));
      expect(texts.length).toBeGreaterThan(50);
      for (const text of texts) {
        const known = JSON.stringify(text);
        if (typeof text !== 'object' || told.has(known)) continue;
        told.add(known);
        for (const speak of speakers) expect(speak(text)).not.toMatch(/undefined|NaN|«/);
      }
    });
  });

  test('everybody sees the same, for nothing is hidden', () => {
    moments((state) => expect(panelsOf(state, 'spectator')).toEqual(panelsOf(state, 1)));
  });

  test('each space lies in a place of its own', () => {
    moments((state) => {
      const blocks = panelsOf(state, 0).common.flatMap((section) => section.blocks);
      const spaces = blocks.flatMap((block) => (block.show === 'map' ? block.spaces : []));
      const places = new Set(spaces.map(({ x, y }) => `${x.toFixed(3)}/${y.toFixed(3)}`));
      expect(places.size).toBe(spaces.length);
    });
  });
});

describe('a turn', () => {
  test('puts every option under a heading, and offers nothing that it calls unavailable', () => {
    moments((state) => {
      const question = gaiaProject.questions(state).find((each) => each.name === 'turn.action');
      if (question?.shape !== 'one-of') return;
      const view = gaiaProject.view(state, question.seat);
      const closed = gaiaProject.unavailable(state, question.seat);
      for (const option of [...question.options, ...closed])
        expect(groupOf(view, question, option)).toBeDefined();
      for (const { value } of closed)
        expect(gaiaProject.check(state, question.seat, { question: question.id, pick: value })).toBeDefined();
    });
  });
});
