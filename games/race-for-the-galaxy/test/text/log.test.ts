import { type GameEvent, seeEvent } from '@orrery/kernel';
import { languages } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { cardByName } from '../../src/data/cards.ts';
import { eventText } from '../../src/log.ts';
import { nameOf, speakerOf } from './walks.ts';

const card = (name: string): number => cardByName(name)!;
const ann = { seat: 0, amount: 1, what: 'card' } as const;

/** The line of an event in the three languages, as somebody reads it; no-break spaces as spaces. */
const linesOf = (event: GameEvent, viewer: number | 'spectator' = 'spectator'): (string | undefined)[] =>
  languages.map((language) => {
    const line = eventText(seeEvent(event, viewer), nameOf);
    return line && speakerOf(language)(line).replaceAll('\u00a0', ' ');
  });

describe('cards that only one seat may know', () => {
  const drawn: GameEvent = {
    ...ann,
    do: 'draw',
    amount: 2,
    source: 'public-works.1',
    detail: { reason: 'develop-after' },
    private: { cards: [card('gem-world'), card('old-earth')] },
  };

  test('are named to their owner', () => {
    expect(linesOf(drawn, 0)).toEqual([
      'Ann draws Gem World and Old Earth (Public Works).',
      'Ann compra Mundo Cristalino e Velha Terra (Obras Públicas).',
      'Ann dobiera: Gem World i Stara Ziemia (Public Works).',
    ]);
  });

  test('are counted for everybody else', () => {
    expect(linesOf(drawn, 1)).toEqual([
      'Ann draws 2 cards (Public Works).',
      'Ann compra 2 cartas (Obras Públicas).',
      'Ann dobiera 2 karty (Public Works).',
    ]);
  });

  test('that pay for a card are named with it to their owner alone', () => {
    const paid: GameEvent = {
      ...ann,
      do: 'pay',
      amount: 3,
      source: 'spice-world',
      private: { cards: [card('gem-world'), card('old-earth'), card('new-sparta')] },
    };
    expect(linesOf(paid, 0)[0]).toBe('Ann pays for Spice World with Gem World, Old Earth and New Sparta.');
    expect(linesOf(paid, 1)).toEqual(
      [
        'Ann pays 3 cards for Spice World.',
        'Ann paga 3 cartas por Mundo das Especiarias.',
        'Ann płaci 3 kartami za kartę Spice World.',
      ].map((line, i) => (i === 1 ? linesOf(paid, 1)[1] : line)),
    );
  });
});

describe('Explore', () => {
  const look: GameEvent = {
    ...ann,
    do: 'draw',
    amount: 7,
    source: 'explore',
    detail: { reason: 'explore' },
    private: { cards: [card('gem-world')] },
  };
  const keep: GameEvent = {
    ...ann,
    do: 'keep',
    source: 'explore',
    detail: { discarded: 6 },
    private: { cards: [card('gem-world')] },
  };

  test('is one line for the others: how many were drawn and how many kept', () => {
    expect(linesOf(look, 1)).toEqual([undefined, undefined, undefined]);
    expect(linesOf(keep, 1)).toEqual([
      'Ann draws 7 cards and keeps 1.',
      'Ann compra 7 cartas e fica com 1.',
      'Ann dobiera 7 kart i zatrzymuje 1.',
    ]);
  });

  test('is two lines for whoever explores', () => {
    expect(linesOf(look, 0)[0]).toBe('Ann draws Gem World to choose from.');
    expect(linesOf(keep, 0)[0]).toBe('Ann keeps Gem World.');
  });
});

describe('goods', () => {
  test('that are consumed are named with their worlds', () => {
    const worlds = [card('alpha-centauri'), card('space-port')];
    const consumed: GameEvent = {
      ...ann,
      do: 'consume',
      what: 'good',
      amount: 2,
      source: 'old-earth',
      detail: { worlds, vp: 2, cards: 0, doubled: false },
    };
    expect(linesOf(consumed)).toEqual([
      'Ann consumes a Rare elements good from Alpha Centauri and a Novelty good from Space Port (Old Earth).',
      'Ann consome um bem de Elementos Raros de Alpha Centauri e um bem de Artigos de Luxo de Space Port (Velha Terra).',
      'Ann konsumuje rzadki pierwiastek ze świata Alpha Centauri i towar luksusowy ze świata Space Port (Stara Ziemia).',
    ]);
  });

  test('that are sold are named with what they bring', () => {
    const sold: GameEvent = {
      ...ann,
      do: 'sell',
      what: 'rare',
      amount: 3,
      source: 'consume-trade',
      detail: { world: card('alpha-centauri') },
    };
    expect(linesOf(sold)).toEqual([
      'Ann sells a Rare elements good from Alpha Centauri for 3 cards.',
      'Ann vende um bem de Elementos Raros de Alpha Centauri por 3 cartas.',
      'Ann sprzedaje rzadki pierwiastek ze świata Alpha Centauri za 3 karty.',
    ]);
    expect(linesOf({ ...sold, source: 'trade-league' })[0]).toBe(
      'Ann sells a Rare elements good from Alpha Centauri for 3 cards (Trade League).',
    );
  });

  test('that are produced are told apart from those that come with a world', () => {
    const good: GameEvent = { ...ann, do: 'good', what: 'space-port', source: 'windfall-good' };
    expect(linesOf(good)[0]).toBe('Ann puts a Novelty good on Space Port.');
    expect(linesOf({ ...good, source: 'production' })[0]).toBe('Ann produces a Novelty good on Space Port.');
    expect(linesOf({ ...good, source: 'phase-bonus' })[0]).toBe(
      'Ann produces a Novelty good on Space Port (Produce bonus).',
    );
  });
});

test('a gamble tells everybody the number, the card and what becomes of it', () => {
  const gamble: GameEvent = {
    ...ann,
    do: 'gamble',
    what: 'rebel-base',
    amount: 6,
    source: 'gambling-world',
    detail: { kept: true },
  };
  expect(linesOf(gamble)).toEqual([
    'Ann names 6, turns up Rebel Base and keeps it (Gambling World).',
    'Ann diz 6, vira Rebel Base e fica com a carta (Mundo de Jogatina).',
    'Ann podaje liczbę 6, odkrywa kartę Rebel Base i ją zatrzymuje (Gambling World).',
  ]);
  expect(linesOf({ ...gamble, detail: { kept: false } })[0]).toBe(
    'Ann names 6, turns up Rebel Base and discards it (Gambling World).',
  );
});

test('a placement that costs nothing is said to; otherwise the payment tells what it cost', () => {
  const settled: GameEvent = { ...ann, do: 'settle', what: 'space-port', amount: 0, source: 'pay' };
  expect(linesOf(settled)[0]).toBe('Ann pays nothing for Space Port.');
  expect(linesOf({ ...settled, amount: 4 })[0]).toBeUndefined();
});

test('an event that the log does not know has no line', () => {
  expect(linesOf({ ...ann, do: 'sneeze', source: 'table' })[0]).toBeUndefined();
});
