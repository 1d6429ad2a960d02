import { type GameEvent, type Message, rngFrom } from '@orrery/kernel';
import { createFormatter, type Format, type Language, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { cardEntries, catalogues, eventText, type GaiaState, gaiaProject, screen } from '../../src/index.ts';

/** Words of a language; a message without words fails the test. The kernel’s own are not looked at here. */
const speakerOf = (language: Language): Format =>
  createFormatter(language, [catalogues[language]], {
    onMissing: (key, why) => {
      if (!key.startsWith('kernel.')) throw new Error(`${language}: ${key}: ${why}`);
      return key;
    },
  });

const same = (text: string): string => text;
const paint = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
const names = ['Ann', 'Bob', 'Cyd', 'Dan'];
const name = (seat: number): string => names[seat] ?? '?';
const WIDTH = 120;

const drawn = (state: GaiaState, language: Language): string[] =>
  screen
    .draw(gaiaProject.view(state, 'spectator'), {
      words: { format: speakerOf(language) },
      terminal: { width: WIDTH, paint },
      name,
    })
    .map((line) => line.replaceAll('\u00a0', ' '));

/** Plays a random game and shows every moment and every event to the visitor. */
function play(
  seats: number,
  seed: string,
  visit: (state: GaiaState, answers: number, events: readonly GameEvent[]) => void,
): void {
  let events: GameEvent[] = [];
  const game = gaiaProject.with({ emit: (event) => events.push(event) });
  const state = game.setup({}, seats, seed);
  const rng = rngFrom(seed);
  for (let answers = 0; ; answers++) {
    visit(state, answers, events);
    events = [];
    const open = game.first(state);
    if (open === undefined) return;
    game.apply(state, open.seat, game.sample(state, open, rng));
  }
}

describe.each([...languages])('in %s', (language) => {
  const format = speakerOf(language);
  const formats = (message: Message): void => expect(format(message).length).toBeGreaterThan(0);

  test('every question, option and event of random games has words', () => {
    for (const seats of [2, 4])
      play(seats, `words ${seats}`, (state, answers, events) => {
        for (const event of events) {
          const text = eventText(event, name);
          if (text !== undefined) formats(text);
        }
        if (answers % 4 !== 0) return;
        for (const question of gaiaProject.questions(state)) {
          if (question.name.startsWith('kernel.')) continue;
          formats(question.text);
          if (question.shape === 'one-of') for (const { text } of question.options) formats(text);
          for (const { text, reason } of gaiaProject.unavailable(state, question.seat)) {
            formats(text);
            formats(reason);
          }
        }
      });
  });

  test('every component has words', () => {
    for (const { name: title, facts, text } of cardEntries()) [title, ...facts, ...text].forEach(formats);
  });

  test('the screen is never wider than 120 columns', () => {
    play(4, 'screen', (state, answers) => {
      if (answers % 20 === 0)
        expect(Math.max(...drawn(state, language).map((line) => line.length))).toBeLessThanOrEqual(WIDTH);
    });
  });
});

describe('golden screens', () => {
  test.each([0, 14, 60, 120, 180])('after %i answers', async (moment) => {
    let lines: string[] = [];
    play(4, 'golden screen', (state, answers) => {
      if (answers === moment) lines = drawn(state, 'en');
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../screen/after-${moment}.txt`);
  });
});
