import { existsSync } from 'node:fs';
import { type GameEvent, type Message, rngFrom } from '@orrery/kernel';
import { catalogues as ofKernel } from '@orrery/kernel/text';
import { createFormatter, languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { findGame, games, type LoadedGame, listedGames } from '../src/index.ts';
import { catalogues as names } from '../src/text/index.ts';

test('every game has its own name, and is found by it', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  for (const game of games) expect(findGame(game.id)).toBe(game);
  expect(findGame('chess')).toBeUndefined();
});

test('what menus show has a picture, and a colour and a mark of its own', () => {
  for (const { picture } of listedGames) expect(existsSync(new URL(picture))).toBe(true);
  expect(new Set(listedGames.map(({ accent }) => accent)).size).toBe(listedGames.length);
  expect(new Set(listedGames.map(({ mark }) => mark)).size).toBe(listedGames.length);
});

/** Everything a game says in a random game: events as all viewers get them, questions, what is unavailable, the end. */
function* sayings(
  { game, logWriter, amountText, tableText }: LoadedGame,
  seats: number,
  seed: string,
): Iterable<Message> {
  const events: GameEvent[] = [];
  const loud = game.with({ emit: (event) => events.push(event) });
  const state = loud.setup({}, seats, seed);
  const rng = rngFrom(seed);
  const name = (seat: number): string => `Seat ${seat}`;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const question = game.question(state, open.seat);
    if (question === undefined) throw new Error('an open question that is not there');
    yield question.text;
    const facts =
      question.shape === 'one-of'
        ? question.options
        : question.shape === 'some-of'
          ? question.items
          : question.parts;
    const unavailable = game.unavailable(state, open.seat);
    yield* unavailable.map(({ reason }) => reason);
    for (const { text, cost = {}, gain = {} } of [...facts, ...unavailable]) {
      yield text;
      for (const [what, amount] of Object.entries({ ...cost, ...gain })) {
        const words = amountText?.(what, amount);
        if (words !== undefined) yield words;
      }
    }
    yield* tableText?.(game.view(state, open.seat), name) ?? [];
    loud.apply(state, open.seat, game.sample(state, open, rng));
  }
  for (const viewer of [0, 1, 'spectator'] as const)
    for (const { text } of logWriter(name).write(events.flatMap((event) => game.see(event, viewer) ?? [])))
      yield text;
  for (const { breakdown } of game.outcome(state)?.standings ?? [])
    yield* breakdown.map(({ source }) => source);
}

describe.each(games)('$id', ({ id, name, rules, load }) => {
  test('is what its row says', async () => {
    const loaded = await load();
    expect(loaded.game).toMatchObject({ id, version: rules });
    for (const language of languages)
      expect(createFormatter(language, [names[language]])(name)).toBe(
        createFormatter(language, [loaded.catalogues[language]])(loaded.game.name),
      );
  });

  test('says everything in every language', async () => {
    const loaded = await load();
    const said = new Map<string, Message>();
    for (const seats of [loaded.game.seats.min, loaded.game.seats.max])
      for (const saying of sayings(loaded, seats, `words/${seats}`)) said.set(JSON.stringify(saying), saying);
    for (const card of loaded.cards?.() ?? [])
      for (const saying of [card.name, ...card.facts, ...card.text]) said.set(JSON.stringify(saying), saying);
    const missing: string[] = [];
    for (const language of languages) {
      const words = [ofKernel[language], loaded.catalogues[language]];
      const format = createFormatter(language, words, {
        onMissing: (key, why) => missing.push(`${key}: ${why}`),
      });
      for (const saying of said.values()) format(saying);
    }
    expect(said.size).toBeGreaterThan(20);
    expect([...new Set(missing)]).toEqual([]);
  });

  test('has no two cards of one id, and its options point at cards that exist', async () => {
    const { game, cards, cardOf } = await load();
    const ids = (cards?.() ?? []).map((card) => card.id);
    expect(new Set(ids).size).toBe(ids.length);
    const state = game.setup({}, game.seats.min, 'cards');
    const rng = rngFrom('cards');
    for (let open = game.first(state); open !== undefined; open = game.first(state)) {
      const question = game.question(state, open.seat);
      const options =
        question?.shape === 'one-of' ? question.options : question?.shape === 'some-of' ? question.items : [];
      for (const { target } of options) {
        const card = target === undefined ? undefined : cardOf?.(target);
        if (card !== undefined) expect(ids).toContain(card);
      }
      game.apply(state, open.seat, game.sample(state, open, rng));
    }
  });
});
