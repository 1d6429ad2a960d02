import { type PanelBlock, type Panels, rngFrom } from '@orrery/kernel';
import { createFormatter, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { catalogues, groupOf, type MarsState, panels, terraformingMars } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';
import { textsIn } from './panel-texts.ts';
import { nameOf } from './walks.ts';

const panelsOf = (state: MarsState, viewer: number | 'spectator'): Panels =>
  panels(terraformingMars.view(state, viewer), nameOf);

/** Some moments of random games of some setups. */
function moments(visit: (state: MarsState) => void): void {
  testing.setups
    .filter((_, i) => i % 5 === 0)
    .forEach(({ options, seats }, i) => {
      const state = terraformingMars.setup(options, seats, `panels ${i}`);
      const rng = rngFrom(`panels ${i}`);
      for (let answers = 0; ; answers++) {
        if (answers % 37 === 0) visit(state);
        const open = terraformingMars.first(state);
        if (open === undefined) break;
        terraformingMars.apply(state, open.seat, terraformingMars.sample(state, open, rng));
      }
      visit(state);
    });
}

const titlesIn = (blocks: readonly PanelBlock[]): string[] => blocks.map(({ title }) => title?.key ?? '');

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
        if (told.has(known)) continue;
        told.add(known);
        for (const speak of speakers) expect(speak(text)).not.toMatch(/undefined|NaN|«/);
      }
    });
  });

  test('only the owner sees a hand', () => {
    moments((state) => {
      const hands = (viewer: number | 'spectator'): number[] =>
        panelsOf(state, viewer).seats.flatMap(({ blocks }, seat) =>
          titlesIn(blocks).includes('mars.screen.hand') ? [seat] : [],
        );
      expect(hands('spectator')).toEqual([]);
      expect(hands(0)).toEqual(state.players[0]!.hand.length > 0 ? [0] : []);
    });
  });

  test('what is made up to fill in for unseen cards is not shown', () => {
    moments((state) => {
      const view = terraformingMars.view(state, 'spectator');
      const other = terraformingMars.fill(view, rngFrom('another seed'));
      expect(panelsOf(other, 'spectator')).toEqual(panelsOf(state, 'spectator'));
    });
  });
});

describe('a turn', () => {
  test('puts every option under a heading, and offers nothing that it calls unavailable', () => {
    moments((state) => {
      const question = terraformingMars.questions(state).find((each) => each.name === 'turn.action');
      if (question?.shape !== 'one-of') return;
      const view = terraformingMars.view(state, question.seat);
      const closed = terraformingMars.unavailable(state, question.seat);
      for (const option of [...question.options, ...closed])
        expect(groupOf(view, question, option)).toBeDefined();
      for (const { value } of closed)
        expect(
          terraformingMars.check(state, question.seat, { question: question.id, pick: value }),
        ).toBeDefined();
    });
  });
});
