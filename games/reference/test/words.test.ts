import { type GameEvent, type Message, rngFrom, type Seat } from '@orrery/kernel';
import {
  cardText,
  catalogues,
  effectText,
  instruments,
  logWriter,
  reference,
  sights,
  tableText,
} from '@orrery/reference';
import { createFormatter, languages } from '@orrery/text';
import { unwalkedKeys } from '@orrery/text/testing';
import { expect, test } from 'vitest';
import { sourcesIn } from '../../../test/support/words.ts';
import { position, refusal } from './position.ts';

const name = (seat: Seat) => ['Ann', 'Bo', 'Cy', 'Di'][seat] ?? '?';
const isKernels = ({ key }: Message) => key.startsWith('kernel.');

/** Everything that questions say, to every seat, at this moment. */
function questionWords(state: Parameters<typeof reference.questions>[0]): Message[] {
  return reference.questions(state).flatMap((question) => {
    const facts =
      question.shape === 'one-of'
        ? question.options
        : question.shape === 'amounts'
          ? question.parts
          : question.items;
    const withheld = reference
      .unavailable(state, question.seat)
      .flatMap(({ text, reason }) => [text, reason]);
    return [question.text, ...facts.map(({ text }) => text), ...withheld];
  });
}

/** All that is said in random games: questions, events as anybody sees them, tables, results. */
function* spoken(): Generator<Message> {
  for (let i = 0; i < 12; i++) {
    const events: GameEvent[] = [];
    const game = reference.with({ emit: (event) => events.push(event) });
    const state = game.setup({ length: 'long' }, 2 + (i % 3), `words ${i}`);
    const rng = rngFrom(`words ${i}`);
    for (let open = game.first(state); open !== undefined; open = game.first(state)) {
      yield* questionWords(state);
      yield* tableText(game.view(state, open.seat), name);
      game.apply(state, open.seat, game.sample(state, open, rng));
    }
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const { text } of logWriter(name).write(events.flatMap((event) => game.see(event, viewer) ?? [])))
        yield text;
    for (const { breakdown } of game.outcome(state)?.standings ?? [])
      yield* breakdown.map(({ source }) => source);
  }
  yield* sights.map((_, card) => cardText(card));
  yield* instruments.map(effectText);
}

const messages = [...spoken()].filter((message) => !isKernels(message));

test.each(languages)('all that a game says has words in %s', (language) => {
  const missing: string[] = [];
  const format = createFormatter(language, [catalogues[language]], {
    onMissing: (key, why) => missing.push(`${key}: ${why}`),
  });
  for (const message of messages) expect(format(message)).not.toContain('«');
  expect(missing).toEqual([]);
});

test('no words are left that nothing says', () => {
  const sources = sourcesIn(new URL('../src/', import.meta.url));
  expect(unwalkedKeys(catalogues.en, sources, messages)).toEqual([]);
});

test('the log tells a seat its own cards and the others how many', () => {
  const format = createFormatter('en', [catalogues.en]);
  const event = { do: 'draw', seat: 0, what: 'card', amount: 2, source: 'dusk', private: { cards: [4, 9] } };
  const told = (seen: GameEvent) =>
    logWriter(name)
      .write([seen])
      .map(({ text }) => format(text));
  expect(told(event)).toEqual(['Ann draws: comet 2, moon 3 (dusk).']);
  expect(told(reference.see(event, 1)!)).toEqual(['Ann draws 2 cards (dusk).']);
});

test('the log tells what was paid in the line of what it was paid for', () => {
  const format = createFormatter('en', [catalogues.en]);
  const paid = (what: string, amount: number, source: string) => ({
    do: 'pay',
    seat: 1,
    what,
    amount,
    source,
  });
  const book = logWriter(name);
  const told = (...events: GameEvent[]) =>
    book.write(events).map(({ text, heading }) => [format(text), heading]);
  expect(told({ do: 'night', seat: null, what: 'night', amount: 2, source: 'dusk' })).toEqual([
    ['Night 2', 'round'],
  ]);
  expect(
    told(paid('glass', 1, 'forge'), paid('brass', 2, 'forge'), {
      ...{ do: 'build', seat: 1, what: 'forge', amount: 1, source: 'build' },
    }),
  ).toEqual([['Bo builds: forge, for 1 glass and 2 brass.', undefined]]);
  expect(
    told(paid('coffee', 1, 'review'), {
      ...{ do: 'score', seat: 1, what: 'points', amount: 3, source: 'review' },
    }),
  ).toEqual([['Bo scores 3 points (review), for 1 coffee.', undefined]]);
});

test('refusals have words', () => {
  const state = position({ seats: [{ hand: [0, 5] }, {}] }, { do: 'chart', seat: 0 });
  expect(Object.keys(catalogues.en)).toContain(refusal(state, 0, { picks: [0] }));
});
